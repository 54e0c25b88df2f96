/** What a place on a punishment track is worth, in points: tables, for every look ahead asks several times. */
import type { Rules } from '../compiled.ts'

/** Phases V that are counted at most: seven rounds, and before the first of them one more. */
const MOST = 8

interface Tables {
  readonly future: readonly Float64Array[]
  readonly gain: Float64Array
}

/** Spaces gained on a track by a phase V to come, the next one first: one every round and a half. */
const gained = (k: number): number => Math.floor(k * 0.7)

/** Points that the place costs in one phase V. */
const cost = ({ punishment, trackLength, bonus }: Rules, place: number): number =>
  place < trackLength ? punishment[place] : punishment[trackLength] - bonus

/** By phases V still to come and place. */
function futureOf(rules: Rules): Float64Array[] {
  const none = new Float64Array(rules.trackLength + 1)
  const all = [none]
  for (let k = 0; k < MOST; k++) all.push(all[k].map((sum, place) => sum + (place === 0 ? 0 : cost(rules, place + gained(k)))))
  return all
}

/** By place: half the times a step is one space, a quarter of them two. */
function gainOf({ punishment, trackLength, bonus }: Rules): Float64Array {
  return new Float64Array(trackLength + 1).map((_, place) => {
    if (place === 0 || place === trackLength) return 0
    const two = Math.min(place + 2, trackLength)
    return (
      0.5 * (punishment[place] - punishment[place + 1]) +
      0.25 * (punishment[place] - punishment[two]) +
      (place + 1 === trackLength ? bonus : 0)
    )
  })
}

let known: Rules | null = null
let tables: Tables = { future: [], gain: new Float64Array(0) }

/** One table is thought about at a time. */
function tablesOf(rules: Rules): Tables {
  if (rules !== known) {
    tables = { future: futureOf(rules), gain: gainOf(rules) }
    known = rules
  }
  return tables
}

/** Points a track will still cost from a place on, with so many phases V to come (0 to 8). */
export const trackFuture = (rules: Rules, place: number, left: number): number => tablesOf(rules).future[left][place]

/** Points that a step forward from a place saves over that many phases V. */
export const trackGain = (rules: Rules, place: number, left: number): number => left * tablesOf(rules).gain[place]
