/**
 * A state the viewer holds possible: PQ 7.3. Other players' goods are only known in sum, their reward tiles likewise;
 * sealed hands of others are drawn from what such a player would sensibly offer, never from what was offered.
 */
import { checker, finish } from '../../core/check.ts'
import type { Rng } from '../../core/rng.ts'
import { OUT, SERIES_LENGTH, STEP } from './codes.ts'
import { copyOver } from './copy.ts'
import { moves } from './moves.ts'
import { readOptions } from './options.ts'
import { isAlive } from './queries.ts'
import { readState } from './read.ts'
import { clone, type State } from './state.ts'
import { GOODS, type Screen, type View } from './types.ts'

const NOTHING: Screen = { goods: { apple: 0, bread: 0, honey: 0, silver: 0, gold: 0 }, rewards: [], markers: [0, 0] }

/** What a view shows for certain, hidden screens empty; and the seats behind them. */
interface Known {
  readonly state: State
  readonly hidden: readonly number[]
  /** Pieces by kind behind hidden screens or in closed hands of others. */
  readonly goods: readonly number[]
}

const cache = new WeakMap<View, Known>()

function read(v: View): Known {
  const { viewer: _viewer, due: _due, players, ...table } = v
  const c = checker()
  const options = readOptions(c, v.options)
  const doc = { ...table, players: players.map(({ screen, ...open }) => ({ ...open, ...(screen ?? NOTHING) })) }
  const state = readState(c, doc, options, v.seats)
  finish(c)
  const hidden = players.flatMap((p, seat) => (p.screen === null && p.alive ? [seat] : []))
  return { state, hidden, goods: GOODS.map((_, good) => hiddenGoods(state, good)) }
}

/** The view as a state, read once per view. */
function known(v: View): Known {
  const before = cache.get(v)
  if (before) return before
  const now = read(v)
  cache.set(v, now)
  return now
}

/** Pieces of a kind that lie behind hidden screens or in closed hands of others. */
function hiddenGoods(s: State, good: number): number {
  let n =
    s.options.edition.goods[GOODS[good]] -
    s.stock[good] -
    s.removed[good] -
    s.row[good] -
    (good === 3 ? s.bag[0] : good === 4 ? s.bag[1] : 0)
  for (let seat = 0; seat < s.seats; seat++) n -= s.goods[seat * 5 + good]
  if (s.step === STEP.offer)
    for (let i = 0; i < s.offers.length; i++) if (s.offers[i] !== 0 && (s.offers[i] & 7) === good) n -= s.offers[i] >> 3
  return n
}

/** Deals hidden goods one by one: kinds keep their sum, holders are drawn evenly. */
function dealGoods(s: State, goods: readonly number[], hidden: readonly number[], rng: Rng): void {
  if (hidden.length === 0) return
  for (let good = 0; good < 5; good++) {
    for (let n = goods[good]; n > 0; n--) s.goods[hidden[rng.next(hidden.length)] * 5 + good]++
  }
}

/** Servant tiles follow the castle, which everybody sees; other taken tiles are dealt to hidden seats. */
function dealTiles(s: State, hidden: readonly number[], rng: Rng): void {
  for (let tile = 0; tile < s.owner.length; tile++) {
    const place = tile % SERIES_LENGTH
    if (s.owner[tile] !== OUT || place >= s.taken[(tile - place) / SERIES_LENGTH]) continue
    if (tile >= SERIES_LENGTH) s.owner[tile] = hidden.length > 0 ? hidden[rng.next(hidden.length)] : OUT
    else s.owner[tile] = s.castle[place] < s.seats && isAlive(s, s.castle[place]) ? s.castle[place] : OUT
  }
}

/** Kinds a seat could put into its next hand, the demanded food first; wrong food is never sensible. */
function offerable(s: State, seat: number): number[] {
  const demand = s.demands[s.demands.length - 1]
  return [demand, 3, 4].filter((good) => s.goods[seat * 5 + good] > 0)
}

/** A sealed hand of somebody else (PQ 7.3, 3): some of the kinds owned, any amount. */
function dealHands(s: State, seat: number, rng: Rng): void {
  const kinds = offerable(s, seat)
  while (kinds.length > s.hands[seat]) kinds.splice(rng.next(kinds.length), 1)
  kinds.forEach((good, hand) => {
    const count = 1 + rng.next(s.goods[seat * 5 + good])
    s.goods[seat * 5 + good] -= count
    s.offers[seat * 3 + hand] = good + count * 8
  })
}

function deal(v: View, { state, hidden, goods }: Known, holders: readonly number[], rng: Rng, into?: State): State {
  // The tables of rules are one object for a table and all its states.
  const s = into?.rules === state.rules && into.seats === state.seats ? copyOver(state, into) : clone(state)
  dealGoods(s, goods, holders, rng)
  dealTiles(s, hidden, rng)
  if (s.step === STEP.offer) for (const seat of s.now) if (seat !== v.viewer && (s.sealed & (1 << seat)) !== 0) dealHands(s, seat, rng)
  return s
}

/** A player in the middle of an action owns what the action needs: deals that leave no answer are not possible. */
const TRIES = 20

/** {@link import('../../core/game.ts').Game.determinize}. */
export function determinize(v: View, rng: Rng, into?: State): State {
  const all = known(v)
  const { state, hidden } = all
  for (let n = 0; n < TRIES; n++) {
    const s = deal(v, all, hidden, rng, into)
    if (!hidden.includes(s.acting) || moves(s, s.acting).length > 0) return s
  }
  // Rare: whatever the action needs, somebody who holds everything has it.
  return deal(v, all, [state.acting], rng, into)
}
