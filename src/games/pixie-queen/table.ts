/** A state's public facts in glossary words: what positions and views have in common. */

import { looseWord } from './apply/common.ts'
import { KINDS, NOBODY, ON_SKILL, PHASE, SERVANT_SLOT, SINGLE, STEP, THEN, THENS } from './codes.ts'
import { isChanceStep } from './judge.ts'
import { isAlive } from './queries.ts'
import { servantsOf } from './score.ts'
import type { State } from './state.ts'
import {
  type Cubes,
  FOODS,
  GOODS,
  type Goods,
  type Hands,
  PHASES,
  type Progress,
  type PublicPlayer,
  type Screen,
  SERIES,
  SINGLE_USE,
  SKILLS,
  type SpaceView,
  STEPS,
  type Table,
  type TileView,
} from './types.ts'

/** Five counts of a flat list as words. */
export function goodsWords(list: readonly number[], from = 0): Goods {
  return { apple: list[from], bread: list[from + 1], honey: list[from + 2], silver: list[from + 3], gold: list[from + 4] }
}

const cubesWords = (bag: readonly number[]): Cubes => ({ silver: bag[0], gold: bag[1], stone: bag[2] })
const colour = (c: number): number | null => (c === NOBODY ? null : c)

/** The seats of every set of up to five, by its bits. */
const SEATS_IN: readonly (readonly number[])[] = Array.from({ length: 32 }, (_, bits) =>
  [0, 1, 2, 3, 4].filter((seat) => bits & (1 << seat)),
)

/** Seats that must decide now, CHANCE not among them. Shared lists: nobody changes them. */
export function decidingSeats(s: State): readonly number[] {
  if (s.step === STEP.over || isChanceStep(s.step)) return SEATS_IN[0]
  return SEATS_IN[s.step === STEP.offer ? s.alive & ~s.sealed : 1 << s.acting]
}

function spaceWords(s: State, space: number): SpaceView {
  const discs: number[] = []
  for (let seat = 0; seat < s.seats; seat++) for (let n = (s.used[space] >> (3 * seat)) & 7; n > 0; n--) discs.push(seat)
  return { pixie: space >= 1 && space <= 14 ? colour(s.pixies[space]) : null, discs }
}

/** Whose turn it is when a document does not say: the acting seat in phases II and IV. */
export function usualTurn(phase: number, step: number, acting: number): number {
  return (phase === PHASE.actions || phase === PHASE.rewards) && step !== STEP.neutralPromotion ? acting : NOBODY
}

/** The unfinished decision; everything at rest is left out. */
export function progressWords(s: State): Progress {
  const p: { -readonly [K in keyof Progress]: Progress[K] } = {}
  if (s.action > 0) p.action = s.action
  if (s.copying) p.copying = true
  if (s.step === STEP.exchangeTake || s.step === STEP.exchangeCount) p.give = GOODS[s.give]
  if (s.step === STEP.exchangeCount) p.take = GOODS[s.take]
  if (s.step === STEP.split) p.rolled = s.rolled
  if (s.picks > 0) p.picks = s.picks
  if (s.draws > 0) p.draws = s.draws
  if (s.held > 0) p.stones = s.held
  if (s.steps > 0) p.steps = s.steps
  if (s.due.some((n) => n > 0)) p.stepsDue = s.due.slice()
  if (s.owed.some((n) => n > 0)) p.owed = s.owed.slice()
  if (s.then !== THEN.none) p.then = THENS[s.then]
  if (s.furious) p.furious = true
  if (s.hands.some((n) => n > 0)) p.hands = s.hands.slice()
  if (s.turn !== usualTurn(s.phase, s.step, s.acting)) p.turn = s.turn
  if (s.idle) p.idle = SEATS_IN[s.idle]
  if (s.step === STEP.foodTile) p.slot = s.slot === 0 ? 'food' : 'onSkill'
  return p
}

/** Seats by moment of elimination, the first to go first. */
function eliminatedWords(s: State): number[][] {
  const groups: number[][] = []
  for (let moment = 1; moment <= s.seats; moment++) {
    const group = s.outAt.flatMap((m, seat) => (m === moment ? [seat] : []))
    if (group.length > 0) groups.push(group)
  }
  return groups
}

function historyWords(s: State): number[][] {
  const rows: number[][] = []
  for (let i = 0; i < s.history.length; i += s.seats) rows.push(s.history.slice(i, i + s.seats))
  return rows
}

/** Everything in {@link Table}. */
export function tableWords(s: State): Table {
  const neutral = s.seats === 2
  return {
    seats: s.seats,
    round: s.round,
    phase: PHASES[s.phase],
    step: STEPS[s.step],
    acting: colour(s.acting),
    deciding: decidingSeats(s),
    turnNow: s.now.slice(),
    turnNext: s.next.slice(),
    priority: colour(s.priority),
    copiers: s.copiers,
    spaces: Array.from({ length: 22 }, (_, i) => spaceWords(s, i)),
    servantSlot: colour(s.pixies[SERVANT_SLOT]),
    castle: s.castle.slice(),
    taken: { servant: s.taken[0], ring: s.taken[1], special: s.taken[2] },
    stock: goodsWords(s.stock),
    removed: goodsWords(s.removed),
    specialRow: goodsWords(s.row),
    bag: cubesWords(s.bag),
    stonesOut: s.stonesOut,
    demands: s.demands.map((d) => FOODS[d]),
    foodTiles: s.stack.slice().reverse(),
    singleUse: SINGLE_USE.filter((_, i) => s.boardSingles & (1 << i)),
    skills: s.skills.map((k) => SKILLS[k]),
    onBoardSkill: looseWord(s.onBoardSkill),
    neutralMiners: neutral ? s.miners[2] : 0,
    ...(neutral && s.rules.neutralChained ? { neutralStones: [s.stones[4], s.stones[5]] as const } : {}),
    eliminated: eliminatedWords(s),
    history: historyWords(s),
    progress: progressWords(s),
  }
}

/** What everybody may see of a player. */
export function playerWords(s: State, seat: number): PublicPlayer {
  const t = seat * 4
  const single = s.tiles[t + 1]
  return {
    alive: isAlive(s, seat),
    punishment: s.punishment[seat],
    silverTrack: s.track[seat * 2],
    goldTrack: s.track[seat * 2 + 1],
    discs: s.discs[seat],
    passed: (s.passed & (1 << seat)) !== 0,
    miners: s.miners[seat],
    stones: [s.stones[seat * 2], s.stones[seat * 2 + 1]],
    foodTile: s.tiles[t] || null,
    singleUse: single ? SINGLE_USE[single - SINGLE] : null,
    skill: s.tiles[t + 2] ? SKILLS[s.tiles[t + 2] - 1] : null,
    onSkill: looseWord(s.tiles[t + ON_SKILL]),
    servants: servantsOf(s, seat),
  }
}

/** What lies behind a player's screen. */
export function screenWords(s: State, seat: number): Screen {
  const rewards: TileView[] = []
  s.owner.forEach((owner, tile) => {
    if (owner === seat) rewards.push({ series: SERIES[Math.floor(tile / 7)], value: s.rules.rewards[tile] })
  })
  return { goods: goodsWords(s.goods, seat * KINDS), rewards, markers: [s.markers[seat * 2], s.markers[seat * 2 + 1]] }
}

/** A seat's hands in phase III. */
export function handsWords(s: State, seat: number): Hands {
  const hands = s.offers
    .slice(seat * 3, seat * 3 + 3)
    .filter((o) => o !== 0)
    .map((o) => ({ good: GOODS[o & 7], count: o >> 3 }))
  return { sealed: (s.sealed & (1 << seat)) !== 0, hands }
}
