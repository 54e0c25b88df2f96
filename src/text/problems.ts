/** Sentences for problems, one function a kind. */
import type { Problem } from '../worker/protocol.ts'

export type ProblemTexts = { readonly [K in Problem['kind']]: (p: Extract<Problem, { kind: K }>) => string }

/** The sentence of one language for any problem. */
export function problemSentence<K extends Problem['kind']>(texts: ProblemTexts, p: Extract<Problem, { kind: K }>): string {
  const kind: K = p.kind as K
  return texts[kind](p)
}
