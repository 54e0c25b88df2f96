/**
 * A tiny complete game, the second implementation of the contract: tables, saves and bots are tested with it.
 *
 * Two to four seats, a few rounds. Each round CHANCE deals everyone a secret card (1 to 6). In turn each seat takes
 * 1 to 3 coins from a pot, then ends its turn or shows its card for 2 points. Then everyone bids coins in secret;
 * the highest card plus bid wins 5 points (ties: every one of them). Coins count one point each at the end.
 */

import type { Actor, Feature, Game, Json, Move, Refusal, Seat, Types, Verdict, Viewer } from '../game.ts'
import { BadInput, CHANCE, OK } from '../game.ts'
import type { Rng } from '../rng.ts'

/** No bid yet; sealing then bids nothing. */
const NONE = -1

export type ToyStep = 'deal' | 'turn' | 'after' | 'bid' | 'over'

export interface ToyOptions {
  readonly rounds: number
}

export interface ToyState {
  rounds: number
  seats: number
  round: number
  step: ToyStep
  acting: Seat
  pot: number
  coins: number[]
  points: number[]
  cards: number[]
  shown: boolean[]
  bids: number[]
  sealed: boolean[]
}

/** What a viewer may know: cards and bids of others are null until shown. */
export interface ToyView extends Omit<ToyState, 'cards' | 'bids'> {
  readonly game: 'toy'
  readonly viewer: Viewer
  readonly cards: readonly (number | null)[]
  readonly bids: readonly (number | null)[]
}

export type ToyEvent =
  | { readonly type: 'dealt'; readonly cards: readonly (number | null)[] }
  | { readonly type: 'took'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'ended'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'sealed'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly bids: readonly number[]; readonly winners: readonly Seat[] }
  | { readonly type: 'over' }

export type ToyRefusal = 'notYourDecision' | 'otherDecision' | 'potTooSmall' | 'tooFewCoins' | 'malformed'

export interface ToyTypes extends Types {
  state: ToyState
  view: ToyView
  event: ToyEvent
  options: ToyOptions
  refusal: ToyRefusal
}

const KINDS = ['deal', 'take', 'done', 'show', 'bid', 'seal'] as const
type Kind = (typeof KINDS)[number]

/** Packs a move of the toy game. */
export function toyMove(kind: Kind, value = 0): Move {
  return KINDS.indexOf(kind) * 65536 + value
}
const kindOf = (m: Move): Kind | undefined => KINDS[m >> 16]
const numberOf = (m: Move): number => m & 65535

const refuse = (code: ToyRefusal, params?: Refusal['params']): Refusal<ToyRefusal> => ({
  ok: false,
  code,
  rule: 'TOY-1',
  ...(params ? { params } : {}),
})
const fill = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value)
const at = <T>(list: readonly T[], index: number): T => list[index] as T

function setup(options: ToyOptions, seats: number): ToyState {
  return {
    rounds: options.rounds,
    seats,
    round: 1,
    step: 'deal',
    acting: 0,
    pot: 2 * seats,
    coins: fill(seats, 2),
    points: fill(seats, 0),
    cards: fill(seats, 0),
    shown: fill(seats, false),
    bids: fill(seats, NONE),
    sealed: fill(seats, false),
  }
}

function clone(s: ToyState): ToyState {
  return {
    ...s,
    coins: [...s.coins],
    points: [...s.points],
    cards: [...s.cards],
    shown: [...s.shown],
    bids: [...s.bids],
    sealed: [...s.sealed],
  }
}

function pending(s: ToyState): readonly Actor[] {
  if (s.step === 'over') return []
  if (s.step === 'deal') return [CHANCE]
  if (s.step !== 'bid') return [s.acting]
  return s.sealed.flatMap((done, seat) => (done ? [] : [seat]))
}

function judgeTurn(s: ToyState, seat: Seat, m: Move): Verdict<ToyRefusal> {
  const kind = kindOf(m)
  if (s.step === 'turn' && kind === 'take') {
    const n = numberOf(m)
    if (n < 1 || n > 3) return refuse('malformed')
    return n <= s.pot ? OK : refuse('potTooSmall', { pot: s.pot })
  }
  if ((s.step === 'after' || (s.step === 'turn' && s.pot === 0)) && kind === 'done') return OK
  if (s.step === 'after' && kind === 'show') return OK
  if (s.step === 'bid' && kind === 'bid' && at(s.bids, seat) === NONE)
    return numberOf(m) <= at(s.coins, seat) ? OK : refuse('tooFewCoins', { coins: at(s.coins, seat) })
  if (s.step === 'bid' && kind === 'seal') return OK
  return refuse('otherDecision')
}

function judge(s: ToyState, by: Actor, m: Move): Verdict<ToyRefusal> {
  if (!pending(s).includes(by)) return refuse('notYourDecision')
  const kind = kindOf(m)
  if (!kind || ((kind === 'done' || kind === 'show' || kind === 'seal') && numberOf(m) !== 0)) return refuse('malformed')
  if (by === CHANCE) return kindOf(m) === 'deal' && numberOf(m) < 6 ** s.seats ? OK : refuse('otherDecision')
  return judgeTurn(s, by, m)
}

function attempts(s: ToyState, seat: Seat): Move[] {
  const bids = Array.from({ length: at(s.coins, seat) + 2 }, (_, n) => toyMove('bid', n))
  return [1, 2, 3].map((n) => toyMove('take', n)).concat(toyMove('done'), toyMove('show'), bids, toyMove('seal'))
}

function moves(s: ToyState, seat: Seat, into: Move[] = []): Move[] {
  for (const m of attempts(s, seat)) if (judge(s, seat, m).ok) into.push(m)
  return into
}

type Emit = (e: ToyEvent) => void

function deal(s: ToyState, outcome: number, emit: Emit): void {
  let rest = outcome
  for (let seat = 0; seat < s.seats; seat++) {
    s.cards[seat] = (rest % 6) + 1
    rest = Math.floor(rest / 6)
  }
  s.step = 'turn'
  s.acting = (s.round - 1) % s.seats
  emit({ type: 'dealt', cards: [...s.cards] })
}

function endTurn(s: ToyState): void {
  const first = (s.round - 1) % s.seats
  s.acting = (s.acting + 1) % s.seats
  s.step = s.acting === first ? 'bid' : 'turn'
}

function reveal(s: ToyState, emit: Emit): void {
  s.bids = s.bids.map((bid) => Math.max(0, bid))
  s.bids = s.bids.map((bid) => Math.max(0, bid))
  const sums = s.bids.map((bid, seat) => bid + at(s.cards, seat))
  const best = Math.max(...sums)
  const winners = sums.flatMap((sum, seat) => (sum === best ? [seat] : []))
  for (let seat = 0; seat < s.seats; seat++) s.coins[seat] = at(s.coins, seat) - at(s.bids, seat)
  for (const seat of winners) s.points[seat] = at(s.points, seat) + 5
  emit({ type: 'revealed', bids: [...s.bids], winners })
  s.bids.fill(NONE)
  s.sealed.fill(false)
  s.shown.fill(false)
  s.cards.fill(0)
  s.pot = 2 * s.seats
  s.step = s.round === s.rounds ? 'over' : 'deal'
  if (s.step === 'over') emit({ type: 'over' })
  else s.round++
}

function apply(s: ToyState, by: Actor, m: Move, emit: Emit = () => undefined): void {
  const n = numberOf(m)
  const kind = kindOf(m)
  if (kind === 'deal') deal(s, n, emit)
  else if (kind === 'take') {
    s.pot -= n
    s.coins[by] = at(s.coins, by) + n
    s.step = 'after'
    emit({ type: 'took', seat: by, coins: n })
  } else if (kind === 'show') {
    s.shown[by] = true
    s.points[by] = at(s.points, by) + 2
    emit({ type: 'shown', seat: by, card: at(s.cards, by) })
    endTurn(s)
  } else if (kind === 'done') {
    emit({ type: 'ended', seat: by })
    endTurn(s)
  } else if (kind === 'bid') {
    s.bids[by] = n
    emit({ type: 'bid', seat: by, coins: n })
  } else {
    s.sealed[by] = true
    emit({ type: 'sealed', seat: by })
    if (s.sealed.every(Boolean)) reveal(s, emit)
  }
}

const scores = (s: ToyState): readonly number[] => s.points.map((p, seat) => p + at(s.coins, seat))

function ranks(s: ToyState): readonly number[] {
  const all = scores(s)
  return all.map((mine) => 1 + all.filter((other) => other > mine).length)
}

function view(s: ToyState, by: Viewer): ToyView {
  const mine = (seat: Seat) => seat === by
  return {
    ...clone(s),
    game: 'toy',
    viewer: by,
    cards: s.cards.map((card, seat) => (mine(seat) || s.shown[seat] ? card : null)),
    bids: s.bids.map((bid, seat) => (mine(seat) ? bid : null)),
  }
}

function redact(e: ToyEvent, by: Viewer): ToyEvent | undefined {
  if (e.type === 'dealt') return { type: 'dealt', cards: e.cards.map((card, seat) => (seat === by ? card : null)) }
  return e.type === 'bid' && e.seat !== by ? undefined : e
}

function determinize(v: ToyView, rng: Rng): ToyState {
  const { game: _game, viewer: _viewer, cards, bids, ...rest } = v
  const s: ToyState = { ...rest, cards: [], bids: [] }
  const copy = clone(s)
  copy.cards = cards.map((card) => card ?? (s.step === 'deal' || s.step === 'over' ? 0 : rng.next(6) + 1))
  copy.bids = bids.map((bid, seat) => bid ?? (s.step === 'bid' ? rng.next(at(s.coins, seat) + 1) : NONE))
  return copy
}

function parseMove(json: unknown): Move {
  const [kind, value] = Object.entries((json ?? {}) as Record<string, unknown>)[0] ?? []
  const index = KINDS.indexOf(kind as Kind)
  if (index < 0 || typeof value !== 'number') throw new BadInput([{ path: '', message: 'not a move' }])
  return index * 65536 + value
}

function parseOptions(json: unknown): ToyOptions {
  const rounds = (json as { rounds?: unknown } | null)?.rounds ?? 3
  if (typeof rounds !== 'number' || rounds < 1 || rounds > 20) throw new BadInput([{ path: 'rounds', message: 'must be 1 to 20' }])
  return { rounds }
}

function features(s: ToyState, seat: Seat): Feature[] {
  const inPlay = s.step === 'bid' || s.step === 'turn' || s.step === 'after'
  return [
    { name: 'coins', value: at(s.coins, seat) },
    { name: 'points', value: at(s.points, seat) },
    { name: 'hope', value: inPlay ? (at(s.cards, seat) + at(s.bids, seat) / 3 - 3) / 2 : 0 },
  ]
}

/** The toy game. */
export const toy: Game<ToyTypes> = {
  id: 'toy',
  rules: 1,
  seats: [2, 4],
  notation: {
    move: (m) => ({ [kindOf(m) ?? 'deal']: numberOf(m) }),
    parseMove,
    options: parseOptions,
    position: (s) => JSON.parse(JSON.stringify(s)) as Json,
    parsePosition: (json) => {
      const state = json as ToyState
      return { options: { rounds: state.rounds }, seats: state.seats, state: clone(state) }
    },
  },
  setup,
  clone,
  pending,
  moves,
  attempts,
  judge,
  chance: (s, rng) => toyMove('deal', rng.next(6 ** s.seats)),
  apply,
  scores,
  ranks,
  reveals: (s, by, m) => by === CHANCE || kindOf(m) === 'show' || (kindOf(m) === 'seal' && s.sealed.filter((done) => !done).length === 1),
  view,
  redact,
  round: (s) => s.round,
  facts: (s) => ({ pot: s.pot }),
  determinize,
  advice: {
    evaluate: (s, seat) => features(s, seat).reduce((sum, f) => sum + f.value, 0),
    features,
    temperaments: { stingy: { own: { coins: 3 } }, jealous: { others: { points: -2 } } },
    weights: (_s, _seat, list, into) => {
      for (let i = 0; i < list.length; i++) into[i] = kindOf(at(list, i)) === 'seal' ? 3 : 1
    },
  },
}
