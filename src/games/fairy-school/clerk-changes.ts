/** What a correction changes in a book, to be told before it is made. */
import { type Book, type ClerkFairy, kindnessOf } from './clerk.ts'
import { CREATURES, type Creature, ELEMENTS, type Length } from './types.ts'

/** One difference between two books. */
export type Change =
  | { readonly kind: 'length'; readonly now: Length; readonly was: Length }
  /** Another trimester, month or phase, or an end that was none. */
  | { readonly kind: 'moment' }
  | { readonly kind: 'kindness' | 'projects' | 'steps'; readonly seat: number; readonly now: number; readonly was: number }
  | { readonly kind: 'final'; readonly seat: number; readonly now: string | null; readonly was: string | null }
  /** Elements told in this phase; null where they are not known. */
  | { readonly kind: 'elements'; readonly seat: number; readonly now: number | null; readonly was: number | null }
  /** Creatures that are studied only afterwards, or no longer. */
  | { readonly kind: 'studied' | 'unstudied'; readonly seat: number; readonly creatures: readonly Creature[] }
  /** Lots that are drawn only afterwards, or no longer. */
  | { readonly kind: 'lots'; readonly now: readonly number[]; readonly was: readonly number[] }

const elementsOf = ({ elements }: ClerkFairy): number | null => elements && ELEMENTS.reduce((sum, kind) => sum + elements[kind], 0)

/** Creatures of the second fairy that the first has not. */
const beyond = (a: ClerkFairy, b: ClerkFairy): readonly Creature[] =>
  CREATURES.filter((creature) => b.studied.includes(creature) && !a.studied.includes(creature))

const isChange = (change: Change): boolean => {
  if ('creatures' in change) return change.creatures.length > 0
  return !('was' in change) || String(change.now) !== String(change.was)
}

function changesOfSeat(before: ClerkFairy, after: ClerkFairy, seat: number): readonly Change[] {
  return [
    { kind: 'kindness', seat, now: kindnessOf(after), was: kindnessOf(before) },
    { kind: 'projects', seat, now: after.projects, was: before.projects },
    { kind: 'studied', seat, creatures: beyond(before, after) },
    { kind: 'unstudied', seat, creatures: beyond(after, before) },
    { kind: 'final', seat, now: after.final, was: before.final },
    { kind: 'steps', seat, now: after.steps, was: before.steps },
    { kind: 'elements', seat, now: elementsOf(after), was: elementsOf(before) },
  ]
}

const isSameMoment = (a: Book, b: Book): boolean =>
  a.trimester === b.trimester && a.turn === b.turn && a.phase === b.phase && a.over === b.over

/** Everything in which the second book differs from the first, as far as a person at the table would look at it. */
export function changesOf(was: Book, now: Book): readonly Change[] {
  const changes: readonly Change[] = [
    { kind: 'length', now: now.length, was: was.length },
    ...(isSameMoment(was, now) ? [] : [{ kind: 'moment' } as const]),
    { kind: 'lots', now: now.lots, was: was.lots },
    ...was.fairies.flatMap((before, seat) => changesOfSeat(before, now.fairies[seat] ?? before, seat)),
  ]
  return changes.filter(isChange)
}
