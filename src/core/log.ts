/**
 * A table as its log. The state is only a cache of it; undo is a shorter log. Entries of CHANCE, entries that revealed
 * something and entries of others stay.
 */
import { type Actor, BadInput, CHANCE, type Game, type Move, type Seat, type Types } from './game.ts'

/** One decision or one outcome. Moves are integers in memory and words in files. */
export type Entry = readonly [by: Actor, move: Move]

/** What a state is rebuilt from. */
export interface Record<T extends Types = Types> {
  readonly seats: number
  readonly options: T['options']
  readonly log: readonly Entry[]
}

/** Why the last entry stays. */
export type Fixed = 'nothing' | 'chance' | 'revealed' | 'othersMoved' | 'over'

/** How many entries remain when a seat takes its last decision back, or why it cannot. */
export type Undo = { readonly keep: number } | { readonly why: Fixed }

/** Plays entries `from` to `to` of a log into a state. @throws BadInput naming the first entry the rules do not allow. */
function play<T extends Types>(game: Game<T>, state: T['state'], log: readonly Entry[], to: number, before?: (ply: number) => void): void {
  for (let ply = 0; ply < to; ply++) {
    const [by, move] = log[ply]
    const verdict = game.judge(state, by, move)
    if (!verdict.ok) throw new BadInput([{ path: `log[${ply}]`, message: `not allowed here: ${verdict.code}`, rule: verdict.rule }])
    before?.(ply)
    game.apply(state, by, move)
  }
}

/** The state after the first `upto` entries. @throws BadInput naming the first entry the rules do not allow. */
export function replay<T extends Types>(game: Game<T>, record: Record<T>, upto = record.log.length): T['state'] {
  const state = game.setup(record.options, record.seats)
  play(game, state, record.log, upto)
  return state
}

/** First entry of the seat's latest run of own entries that nothing fixed: where the unfinished part of its turn began. */
export function takeBackStart<T extends Types>(game: Game<T>, record: Record<T>, seat: Seat): number {
  const state = game.setup(record.options, record.seats)
  let start = 0
  play(game, state, record.log, record.log.length, (ply) => {
    const [by, move] = record.log[ply]
    if (by !== seat || game.reveals(state, by, move)) start = ply + 1
  })
  return start
}

/** Whether a seat may take back the last entry: its own only, and only what showed nothing new. */
export function undoTo<T extends Types>(game: Game<T>, record: Record<T>, seat: Seat): Undo {
  const { log } = record
  const last = log.at(-1)
  if (last === undefined || !log.some(([by]) => by === seat)) return { why: 'nothing' }
  if (last[0] === CHANCE) return { why: 'chance' }
  const before = replay(game, record, log.length - 1)
  const revealed = game.reveals(before, last[0], last[1])
  game.apply(before, last[0], last[1])
  if (game.pending(before).length === 0) return { why: 'over' }
  if (last[0] !== seat) return { why: 'othersMoved' }
  return revealed ? { why: 'revealed' } : { keep: log.length - 1 }
}
