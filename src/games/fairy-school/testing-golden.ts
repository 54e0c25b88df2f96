/**
 * Golden games: whole games that follow from a seed, and what came of them. Each move is drawn from the list of legal
 * ones, so whatever changes rules, order of moves or luck shows here.
 */
import { CHANCE } from '../../core/game.ts'
import { Sfc32 } from '../../core/rng.ts'
import { playOut } from '../../core/testing/play.ts'
import { EDITION } from './edition.ts'
import { fairySchool } from './index.ts'
import type { Event, Options } from './types.ts'
import { V, verbOf } from './words.ts'

export interface GoldenGame {
  readonly title: string
  readonly seats: number
  readonly options: Partial<Options>
  readonly seed: number
  /** Every step of a final project asks one earth: random play gets there. */
  readonly easy?: true
  /** Verbs nobody uses. */
  readonly never: readonly (keyof typeof V)[]
}

export interface GoldenEnd {
  readonly entries: number
  readonly turns: number
  readonly reason: 'finished' | 'guard'
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  /** Of the last position. */
  readonly hash: string
}

/** FNV-1a of a text, 32 bits in hexadecimal. */
function fnv(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(16).padStart(8, '0')
}

/** Plays a golden game; the log is replayed for its events. */
export function playGolden({ seats, options, seed, easy, never }: GoldenGame): GoldenEnd {
  const finals = EDITION.finals.map((f) => ({ ...f, steps: f.steps.map(() => ({ earth: 1 })) }))
  const chosen = fairySchool.notation.options(easy ? { ...options, edition: { finals } } : options)
  const log = playOut(fairySchool, fairySchool.setup(chosen, seats), new Sfc32(seed, seats), (_game, _s, _seat, moves, rng) => {
    const wanted = moves.filter((m) => !never.some((verb) => V[verb] === verbOf(m)))
    const list = wanted.length > 0 ? wanted : moves
    return list[rng.next(list.length)] ?? CHANCE
  })
  const end = fairySchool.setup(chosen, seats)
  const events: Event[] = []
  for (const [by, m] of log) fairySchool.apply(end, by, m, (e) => events.push(e))
  const over = events.find((e) => e.type === 'over')
  if (!over) throw new Error('the game is not over')
  return {
    entries: log.length,
    turns: end.turns,
    reason: over.reason,
    scores: fairySchool.scores(end),
    ranks: fairySchool.ranks(end),
    hash: fnv(JSON.stringify(fairySchool.notation.position(end))),
  }
}
