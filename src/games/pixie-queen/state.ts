/**
 * The complete state: number scalars and flat lists of small numbers, cloned by hand. No randomness and no order of
 * hidden things is kept here; CHANCE draws lazily. Words for all of it: position.ts.
 */

import { NOBODY, ON_BOARD, PHASE, SERIES_LENGTH, STEP, THEN } from './codes.ts'
import { type Rules, rulesOf } from './compiled.ts'
import { GOODS, type Options } from './types.ts'

export interface State {
  readonly options: Options
  readonly rules: Rules
  readonly seats: number
  round: number
  phase: number
  step: number
  /** Seat that decides; -1 for CHANCE, sealed offerings and the end. */
  acting: number
  /** Seat whose turn it is in phases II and IV; -1 outside. */
  turn: number
  /** THEN code: where to go on after obligations or an afterAction. */
  then: number
  /** Bit sets of seats. */
  alive: number
  passed: number
  idle: number
  sealed: number
  priority: number
  copiers: number
  stonesOut: number
  boardSingles: number
  /** Loose tile on skill S8 lying on the board, or 0. */
  onBoardSkill: number
  // The unfinished decision.
  action: number
  copying: number
  give: number
  take: number
  rolled: number
  picks: number
  draws: number
  held: number
  slot: number
  steps: number
  furious: number
  /** turnNow and turnNext, front first. */
  now: number[]
  next: number[]
  /** `seat * 5 + good`. */
  goods: number[]
  stock: number[]
  removed: number[]
  row: number[]
  /** Silver, gold, stones. */
  bag: number[]
  punishment: number[]
  /** `seat * 2 + track`, 1-based places. */
  track: number[]
  /** Discs in hand. */
  discs: number[]
  /** Per space: discs lying there, 3 bits per seat. */
  used: number[]
  /** Colour on spaces 1 to 14 and on the servant slot 15, or -1. */
  pixies: number[]
  /** By colour; the third colour is number `seats`. */
  miners: number[]
  /** `colour * 2 + place`, the higher count first. */
  stones: number[]
  castle: number[]
  /** `seat * 4 + slot`: loose tiles, in the skill slot S-numbers, 0 none. */
  tiles: number[]
  /** By reward tile number: seat, ON_BOARD or OUT. */
  owner: number[]
  /** Tiles taken per series. */
  taken: number[]
  /** `seat * 2`: markers of value 1, of value 2. */
  markers: number[]
  demands: number[]
  /** Face-up skills by index, in the order of their places (PQ-A16-14). */
  skills: number[]
  /** Food tiles, the top one last. */
  stack: number[]
  /** Pixies still to be sent to the mine, per seat. */
  owed: number[]
  /** Promotion steps still due to seats after the acting one. */
  due: number[]
  hands: number[]
  /** `seat * 3 + hand`: good + count * 8, 0 empty. */
  offers: number[]
  /** Moment of elimination, from 1; 0 still in. */
  outAt: number[]
  /** Punishment per finished round, `seats` numbers each. */
  history: number[]
}

/** Deep copy; `options` and `rules` are shared and never change. Over another state: `copyOver`, which names every field too. */
export function clone(s: State): State {
  return {
    options: s.options,
    rules: s.rules,
    seats: s.seats,
    round: s.round,
    phase: s.phase,
    step: s.step,
    acting: s.acting,
    turn: s.turn,
    then: s.then,
    alive: s.alive,
    passed: s.passed,
    idle: s.idle,
    sealed: s.sealed,
    priority: s.priority,
    copiers: s.copiers,
    stonesOut: s.stonesOut,
    boardSingles: s.boardSingles,
    onBoardSkill: s.onBoardSkill,
    action: s.action,
    copying: s.copying,
    give: s.give,
    take: s.take,
    rolled: s.rolled,
    picks: s.picks,
    draws: s.draws,
    held: s.held,
    slot: s.slot,
    steps: s.steps,
    furious: s.furious,
    now: s.now.slice(),
    next: s.next.slice(),
    goods: s.goods.slice(),
    stock: s.stock.slice(),
    removed: s.removed.slice(),
    row: s.row.slice(),
    bag: s.bag.slice(),
    punishment: s.punishment.slice(),
    track: s.track.slice(),
    discs: s.discs.slice(),
    used: s.used.slice(),
    pixies: s.pixies.slice(),
    miners: s.miners.slice(),
    stones: s.stones.slice(),
    castle: s.castle.slice(),
    tiles: s.tiles.slice(),
    owner: s.owner.slice(),
    taken: s.taken.slice(),
    markers: s.markers.slice(),
    demands: s.demands.slice(),
    skills: s.skills.slice(),
    stack: s.stack.slice(),
    owed: s.owed.slice(),
    due: s.due.slice(),
    hands: s.hands.slice(),
    offers: s.offers.slice(),
    outAt: s.outAt.slice(),
    history: s.history.slice(),
  }
}

const zeros = (n: number): number[] => new Array<number>(n).fill(0)

/** Colours on the board: the seats, and the third colour of a two-player game. */
export const coloursOf = (seats: number): number => (seats === 2 ? 3 : seats)

/** Pixies of each colour at setup (PQ-SETUP-22 to 24). */
export const pixiesEach = (options: Options, seats: number): number => options.edition.pixies[String(seats)] ?? 0

/** Stones in the bag at setup (PQ-SETUP-41). */
export const stonesInBag = (options: Options, seats: number): number =>
  Math.min(options.edition.stones.total, options.edition.stones.perPlayer * seats)

/** Goods each player starts with, the honey of all but the favourite excluded (PQ-SETUP-18). */
function startGoods(options: Options): number[] {
  const st = options.edition.start
  return [st.apple, st.bread, 0, st.silver, st.gold]
}

function supplies(options: Options, seats: number): Pick<State, 'goods' | 'stock' | 'removed' | 'row' | 'bag' | 'stonesOut'> {
  const e = options.edition
  const start = startGoods(options)
  const row = GOODS.map((g) => e.specialRow[g] ?? 0)
  const stones = stonesInBag(options, seats)
  const bag = [e.bag.silver, e.bag.gold, stones]
  const inBag = [0, 0, 0, e.bag.silver, e.bag.gold]
  return {
    goods: Array.from({ length: seats * 5 }, (_, i) => start[i % 5] ?? 0),
    stock: GOODS.map((g, i) => e.goods[g] - (row[i] ?? 0) - (inBag[i] ?? 0) - seats * (start[i] ?? 0)),
    removed: zeros(5),
    row,
    bag,
    stonesOut: e.stones.total - stones,
  }
}

/** The state before the first entry: pieces laid out, order and skills still to be drawn (PQ-SETUP-01 to 46). */
export function setup(options: Options, seats: number): State {
  const rules = rulesOf(options)
  const colours = coloursOf(seats)
  const seatList = Array.from({ length: seats }, (_, i) => i)
  return {
    options,
    rules,
    seats,
    round: 0,
    phase: PHASE.setup,
    step: STEP.order,
    acting: NOBODY,
    turn: NOBODY,
    then: THEN.none,
    alive: (1 << seats) - 1,
    passed: 0,
    idle: 0,
    sealed: 0,
    priority: NOBODY,
    copiers: 0,
    boardSingles: 7,
    onBoardSkill: 0,
    action: 0,
    copying: 0,
    give: 0,
    take: 0,
    rolled: 0,
    picks: 0,
    draws: 0,
    held: 0,
    slot: 0,
    steps: 0,
    furious: 0,
    now: seatList,
    next: seatList.slice(),
    ...supplies(options, seats),
    punishment: zeros(seats),
    track: new Array<number>(seats * 2).fill(1),
    discs: new Array<number>(seats).fill(rules.discs),
    used: zeros(22),
    pixies: new Array<number>(16).fill(NOBODY),
    miners: new Array<number>(colours).fill(pixiesEach(options, seats)),
    stones: zeros(colours * 2),
    castle: [],
    tiles: zeros(seats * 4),
    owner: new Array<number>(3 * SERIES_LENGTH).fill(ON_BOARD),
    taken: zeros(3),
    markers: zeros(seats * 2),
    demands: [],
    skills: [],
    stack: [...(options.edition.foodTilesTopFirst[String(seats)] ?? [])].reverse(),
    owed: zeros(seats),
    due: zeros(seats),
    hands: zeros(seats),
    offers: zeros(seats * 3),
    outAt: zeros(seats),
    history: [],
  }
}
