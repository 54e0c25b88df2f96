/** What a permanent skill is worth: tables, for every look ahead asks. */

/**
 * Points in a whole game, by the number of seats and the skill, S1 first. Found by play: more for a skill whose owners were ahead of what is
 * usual at their place, less for one whose owners fell behind, until all came out alike (docs/balance-pixie-queen.md). S10 has its points
 * besides the punishment it saves.
 */
export const SKILL_POINTS: readonly (readonly number[])[] = [
  [],
  [],
  [0, 1.5, 4, 4, 3, 6, 3, 1, 1.5, 1.5, 3],
  [0, 1, 0, 9, 2.5, 9.5, 0, 4.5, 0.5, 0, 1.5],
  [0, 0, 4.3, 7, 3.7, 7.5, 4, 4, 0, 2, -2.5],
  [0, 3, 4.5, 6.5, 7, 6, 5, 3, 0.5, 4, -2],
]
