/** One spoilt input, brought in. */
import { Sfc32 } from '../../core/rng.ts'
import type { Door, Watch } from './doors.ts'
import { checkPrototypes, type Fate } from './laws.ts'

/** What came of it. */
export interface Attempt {
  /** `broken`: a law was. */
  readonly fate: Fate | 'broken'
  /** Which one. */
  readonly why: string
  /** The input, shortened. */
  readonly shown: string
  /** Milliseconds that dealing with it took, without our checks. */
  readonly ms: number
}

const SHOWN = 300

/** Milliseconds since any moment. */
export type Clock = () => number

const wall: Clock = () => performance.now()

/** Brings an input in at a door. */
export async function bring<I>(door: Pick<Door<I>, 'bring'>, input: I, now: Clock = wall): Promise<Attempt> {
  const shown = (JSON.stringify(input) ?? '').slice(0, SHOWN)
  let ms = 0
  const watch: Watch = async (work) => {
    const start = now()
    try {
      return await work()
    } finally {
      ms += now() - start
    }
  }
  try {
    const fate = await door.bring(input, watch)
    checkPrototypes()
    return { fate, why: '', shown, ms }
  } catch (error) {
    return { fate: 'broken', why: error instanceof Error ? `${error.name}: ${error.message}` : String(error), shown, ms }
  }
}

/** Brings the n-th spoilt input of a seed in. The same numbers, the same input. */
export function attempt(door: Door, seed: number, n: number, now?: Clock): Promise<Attempt> {
  const rng = new Sfc32(seed, n)
  return bring(door, door.spoil(rng, door.sound(rng)), now)
}
