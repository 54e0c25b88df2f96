/** Sentences for problems, one function a kind. */
import type { Problem } from '../worker/protocol.ts'

export type ProblemTexts = { readonly [K in Problem['kind']]: (p: Extract<Problem, { kind: K }>) => string }

/** A problem whose kind is one type parameter, so that sentence and problem are known to fit. */
type Kinded<K extends Problem['kind']> = { [P in K]: Extract<Problem, { kind: P }> & { readonly kind: P } }[K]

/** The sentence of one language for any problem. */
export function problemSentence<K extends Problem['kind']>(texts: { readonly [P in K]: (p: Kinded<P>) => string }, p: Kinded<K>): string {
  return texts[p.kind](p)
}
