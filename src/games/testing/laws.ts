/** What must hold whatever comes in. */
import type { Fault } from '../../core/game.ts'
import type { Problem } from '../../worker/protocol.ts'

/** What became of an input: it was taken, or refused with reasons. */
export type Fate = 'taken' | 'refused'

/** Longest words of a refusal, and most of its faults. */
const LONGEST = 400
const MOST_FAULTS = 200

/** Faults that concern the whole of an input need no place; all others name one. */
const WHOLE = /^not JSON|^must be an object$|^is missing|^is neither|^is not a position|^the file is/

/** @throws Error when a reason is none: nothing said, or no place, or without end. */
export function checkFaults(faults: readonly Fault[], whole: RegExp = WHOLE): Fate {
  if (faults.length === 0) throw new Error('refused without a reason')
  if (faults.length > MOST_FAULTS) throw new Error(`${faults.length} reasons`)
  for (const { path, message } of faults) {
    if (message.trim().length < 4) throw new Error(`no reason at "${path}"`)
    if (message.length > LONGEST || path.length > LONGEST)
      throw new Error(`endless reason at "${path.slice(0, 60)}": ${message.slice(0, 60)}`)
    if (path === '' && !whole.test(message)) throw new Error(`names no place: ${message}`)
    if (/\[object |is not a function|properties of undefined|Cannot read/.test(`${path} ${message}`))
      throw new Error(`says nothing: ${path}: ${message}`)
  }
  return 'refused'
}

/** @throws Error when a problem is not a refusal. */
export function checkProblem(problem: Problem, whole?: RegExp): Fate {
  if (problem.kind === 'badInput') return checkFaults(problem.faults, whole)
  if (problem.kind === 'newerSave' && problem.found > problem.known) return 'refused'
  throw new Error(`no refusal: ${JSON.stringify(problem).slice(0, 300)}`)
}

const BARE = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype].map(
  (prototype) => [prototype, Reflect.ownKeys(prototype).length] as const,
)

/** @throws Error when something was hung on what all objects share. */
export function checkPrototypes(): void {
  for (const [prototype, keys] of BARE)
    if (Reflect.ownKeys(prototype).length !== keys) throw new Error(`prototype polluted: ${Reflect.ownKeys(prototype).map(String).join()}`)
}
