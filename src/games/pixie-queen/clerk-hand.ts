/** A hand as people enter it at the final count. */
import type { ClerkPlayer, Hand, Tiles } from './clerk.ts'
import type { Series, Skill } from './types.ts'

/** What a tile of these series brings on markers to whoever holds the skill (PQ-SKILL-03 to 06). */
export const SKILL_POINTS = 2
const BRINGS: Readonly<Partial<Record<Skill, Series>>> = { servantBonus: 'servant', ringBonus: 'ring' }

/** The series of which every tile brings a player points on markers; null for most skills. */
export const pridedBy = (skill: Skill | null): Series | null => (skill && BRINGS[skill]) ?? null

/** What these tiles bring on markers to whoever holds a skill. */
export function pridedPoints(skill: Skill | null, tiles: Tiles): number {
  const series = pridedBy(skill)
  return series ? SKILL_POINTS * tiles[series].length : 0
}

/**
 * What a player has shown, or what lies there before anything is entered: the clerk knows the tiles that were told, and the markers
 * of the stairs.
 */
export function handOf({ hand, markers, took, skill }: Pick<ClerkPlayer, 'hand' | 'markers' | 'took' | 'skill'>): Hand {
  const zero = { apple: 0, bread: 0, honey: 0, silver: 0, gold: 0 }
  return hand ?? { ...took, markers: markers + pridedPoints(skill, took), stones: 0, goods: zero }
}

/**
 * The hand with a tile more, or without it. The markers that the skill of its owner brings come and go with the tile: right for
 * who had the skill from the draft, and to be corrected by hand where it was swapped (PQ-A16-13).
 */
export function toggled(hand: Hand, skill: Skill | null, series: Series, value: number): Hand {
  const others = hand[series].filter((each) => each !== value)
  const added = others.length === hand[series].length
  const points = pridedBy(skill) === series ? SKILL_POINTS : 0
  const markers = Math.max(0, hand.markers + (added ? points : -points))
  return { ...hand, [series]: added ? [...others, value] : others, markers }
}
