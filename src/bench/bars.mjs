/** The project's bars for speed, for the bench and for the instruction gate of `npm test`. */

/** Yardstick moves a decision of each game may cost at most: a turn of the second is cut smaller and reads more cards. */
export const YARDSTICK = { 'pixie-queen': 4, 'fairy-school': 6 }

/** boardgame.io, driving the same rules, takes at least this many times as long. */
export const BOARDGAMEIO = 100

/** Nanoseconds a clone of the state may take; six fairies with six piles each are more to copy than a board of spaces. */
export const CLONE_NS = { 'pixie-queen': 3000, 'fairy-school': 6000 }

/** Tables whose instructions are counted: a count takes a while, so of the second game only the one where a decision costs most. */
export const COUNTED = { 'pixie-queen': [2, 3, 4, 5], 'fairy-school': [2] }

/** The search applies at least this share of the moves a second that random playouts apply. */
export const SEARCH_MOVES = 0.7

/** The search looks into the future at least this many times as often as boardgame.io's over the same rules. */
export const SEARCH_LOOKS = 200
