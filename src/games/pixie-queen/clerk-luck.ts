/**
 * What the companion draws and rolls for a boxed game. As everywhere, entry *n* is drawn from (seed, n): whoever takes a roll back
 * and rolls again gets the same.
 */
import { type Rng, rngAt } from '../../core/rng.ts'
import type { ClerkEntry } from './clerk.ts'
import { CUBES, type Cubes, type Edition, SKILLS } from './types.ts'

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(rng.next(left.length), 1))
}

/** The first order of play (PQ-SETUP-12). */
export const drawOrder = (seats: number, seed: number, at: number): ClerkEntry => ({
  type: 'order',
  order: shuffled(
    Array.from({ length: seats }, (_, seat) => seat),
    rngAt(seed, at),
  ),
})

/** The skills that are laid out, in the order in which the booklets list them (PQ-SETUP-45). */
export function drawSkills(edition: Edition, seed: number, at: number): ClerkEntry {
  const drawn = shuffled(SKILLS, rngAt(seed, at)).slice(0, edition.skillsOffered)
  return { type: 'skills', skills: SKILLS.filter((skill) => drawn.includes(skill)) }
}

/** A face of a die, each as likely as the others. */
export const roll = (edition: Edition, die: 'casino' | 'punishment', seed: number, at: number): ClerkEntry => ({
  type: 'roll',
  die,
  face: rngAt(seed, at).next(edition.dice[die].length),
})

/** So many cubes out of the bag, one after the other, or all there are (PQ-A15-01). */
export function drawCubes(bag: Cubes, count: number, seed: number, at: number): ClerkEntry {
  const rng = rngAt(seed, at)
  const drawn = shuffled(
    CUBES.flatMap((cube) => Array.from({ length: bag[cube] }, () => cube)),
    rng,
  ).slice(0, count)
  const of = (cube: (typeof CUBES)[number]) => drawn.filter((each) => each === cube).length
  return { type: 'draw', cubes: { silver: of('silver'), gold: of('gold'), stone: of('stone') } }
}
