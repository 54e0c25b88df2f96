/** What a fairy values: the numbers that her judgement of moves hangs on. In value units (an earth is 3, an air 6) where nothing else is said. */
import type { Taste as Numbers } from '../../../core/game.ts'

/** Every fairy's, made by hand: what moves look like to bots of all levels, and to all rivals of one who plays to win. */
export const PLAIN = {
  /** An element beyond present needs, as a share of its value. */
  surplus: 0.4,
  /** An air that can stand for what is still lacking, and one that cannot. */
  joker: 5,
  spareAir: 3,
  /** What a line's operations bring: an extra study (when the game begins, and when it ends), a look at one card and at two, a point of discount, another use. */
  study: 14,
  studyLate: 14,
  summonOne: 5,
  summonTwo: 7,
  discount: 3.5,
  again: 5,
  copy: 5,
  /** A cube from the box, where she has fewer than so many a turn (beyond what she keeps back), where she has some, and where she has many. */
  fewCubes: 2.2,
  someCubes: 3.2,
  keptBack: 4,
  cubeOfFew: 3,
  cubeOfSome: 1.5,
  cubeOfMany: 0.2,
  /** A neighbour's cube on her card, when the game begins and when it ends: it is a point, and others get what they want for it. */
  kindness: 7,
  kindnessLate: 7,
  /** A card's value at which neighbours begin to use it, and by how much more all would. */
  dull: 2,
  allure: 8,
  /** A project beyond its price, as a share; what its value is worth by the deck it comes from, in value units each. */
  project: 0.4,
  second: 2.6,
  third: 2,
  fourth: 1.6,
  /** Cubes that she keeps from neighbours' cards. */
  saved: 5,
  /** Below so much another fairy's card is not worth a cube, with three and more, when the game begins and when it ends. */
  picky: 3,
  pickyLate: 3,
  /** An element lost in exchanges for columns. */
  loss: 3,
  /** Elements lost in exchanges that she puts up with for a project, in a trimester's last turn, and for a step in the last trimester. */
  patience: 3,
  haste: 10,
  stepping: 5,
}

export type Taste = Numbers<keyof typeof PLAIN>
