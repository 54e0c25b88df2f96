/** What a permanent skill is worth: tables, for every look ahead asks. */

/** With two and four all skills come out alike by it. */
const USUAL = [0, 1.5, 4, 4, 3, 6, 3, 1, 1.5, 1.5, 3]

/**
 * Points in a whole game, by the number of seats and the skill, S1 first. Found by play: more for a skill whose owners were ahead of what is
 * usual at their place, less for one whose owners fell behind, until all came out alike (docs/balance-pixie-queen.md). S10 has its points
 * besides the punishment it saves.
 */
export const SKILL_POINTS: readonly (readonly number[])[] = [
  [],
  [],
  USUAL,
  [0, 1.5, 3.5, 5, 5.5, 7.5, 2.5, 4.5, 2, 1.5, -2],
  USUAL,
  [0, 3.5, 4, 3.5, 9, 5, 2, 3.5, 0.5, 3.5, 0.25],
]
