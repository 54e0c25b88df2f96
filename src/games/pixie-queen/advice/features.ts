/** How good a position is for a seat, in points of final score, as a sum of things one can name. */
import type { Parts } from '../../../core/linear.ts'
import { bonusPoints, minerPoints } from '../apply/punishments.ts'
import { EXTRA_SLOT, GOLD, NOBODY, PHASE, RING, SERVANT, SERVANT_SLOT, SILVER, SINGLE, STEP } from '../codes.ts'
import { goldPrice, isAlive, nextReward, ringPrice, tilesOut } from '../queries.ts'
import { majorityPoints, rewardPoints, scoreOf, stonePoints } from '../score.ts'
import type { State } from '../state.ts'
import { SKILL_POINTS } from './skills.ts'
import { trackFuture } from './tracks.ts'

/** Features, by names that have sentences in the game's texts. */
export const NAMES = [
  'punishment',
  'rewards',
  'miners',
  'tracks',
  'pixies',
  'goods',
  'stones',
  'tiles',
  'majorities',
  'first',
  'order',
  'danger',
] as const
type Name = (typeof NAMES)[number]

/** Parts of features, in a fixed order; their values are written to a buffer of this length. The last ones are the skills, S1 first. */
const PARTS: readonly (Name | `${Name}.${string}`)[] = [
  'punishment',
  'rewards',
  'danger',
  'miners',
  'tracks.first',
  'tracks.second',
  'pixies.servant',
  'pixies.food',
  'pixies.best',
  'pixies.all',
  'goods.first',
  'goods.more',
  'goods.metal',
  'goods.none',
  'stones',
  'majorities',
  'first',
  'order',
  'tiles.food',
  'tiles.single',
  ...Array.from({ length: 10 }, (_, i) => `tiles.S${i + 1}` as const),
]
const SKILLS = PARTS.length - 11

/** What an opening hand weight assumes; all in points. */
const FOOD_VALUE = 0.45
const STEP_CHANCE = [0, 0.12, 0.24, 0.42, 0.68]
const SINGLE_VALUE = [1, 1, 1.5]
/** Of the food that pixies bring this much becomes something: who has plenty cannot use all. A fit said less still (docs/balance-pixie-queen.md). */
const EATEN = 0.4
/** Points that a round in the first place is worth, as measured in docs/balance-pixie-queen.md. */
export const FIRST_PLACE = 2.5
/**
 * How much of it a position is credited with, by the number of seats, for the round at hand and for those to come: who looks ahead sees some
 * of what comes of it, and would pay twice. Found by play, until the places of the order won alike (docs/balance-pixie-queen.md).
 */
const CREDIT_NOW: readonly number[] = [0, 0, 0.58, 0.75, 0.5, 1]
const CREDIT_NEXT: readonly number[] = [0, 0, 0.58, 0.75, 0.64, 0.7]
/** What every seat still behind is worth to those who are not first, as a part of the first place: found in the same way. */
const BEHIND: readonly number[] = [0, 0, 0, 0, 0, 0.08]

/** Phases V still to come. */
export function punishmentsLeft(s: State): number {
  if (s.phase >= PHASE.scoring) return 0
  const now = s.phase < PHASE.punishments ? 1 : 0
  return now + (tilesOut(s) ? 0 : s.rules.rounds - s.round)
}

/** Phases I still to come. */
const incomesLeft = (s: State): number => (s.phase >= PHASE.scoring || tilesOut(s) ? 0 : s.rules.rounds - s.round)

/** The oubliette throws its shadow before it. */
function danger(s: State, seat: number, ahead: number): number {
  const margin = s.rules.oubliette - s.punishment[seat] - ahead
  return margin > 12 ? 0 : Math.min(30, (12 - margin) * 1.5)
}

/** Pixies on the pyramid: what they eat for, and where they may get. */
function writePixies(s: State, seat: number, into: number[]): void {
  const incomes = incomesLeft(s)
  const chances = punishmentsLeft(s)
  const tile = nextReward(s, SERVANT)
  let rows = 0
  let all = 0
  let best = 0
  for (let space = 1; space <= 14; space++) {
    if (s.pixies[space] !== seat) continue
    const row = s.rules.row[space]
    const towards = STEP_CHANCE[row] * tile * Math.min(1, chances / (5 - row))
    rows += row
    all += towards
    if (towards > best) best = towards
  }
  into[6] = s.pixies[SERVANT_SLOT] === seat ? tile : 0
  into[7] = rows * FOOD_VALUE * incomes * EATEN
  into[8] = best * 0.6
  into[9] = all * 0.4
}

function metalValue(s: State, seat: number): number {
  const g = seat * 5
  const ring = nextReward(s, RING)
  const price = ringPrice(s, seat)
  const perGold = Math.min(2.2, (0.55 * ring) / price)
  const gold = s.goods[g + GOLD] + s.goods[g + SILVER] / (goldPrice(s, seat) + 0.8)
  return perGold * Math.min(gold, price * 2) + Math.max(0, gold - price * 2) * 0.3
}

/** Goods are worth what they can still become; the first pieces of a kind most. */
function writeGoods(s: State, seat: number, left: number, into: number[]): void {
  let first = 0
  let more = 0
  for (let good = 0; good < 3; good++) {
    const n = s.goods[seat * 5 + good]
    first += Math.min(4, n)
    more += Math.max(0, n - 4)
  }
  const metal = s.goods[seat * 5 + SILVER] + s.goods[seat * 5 + GOLD]
  const poor = left > 0 && s.phase <= PHASE.offerings && s.step !== STEP.offer && first + metal === 0
  const fade = left === 0 ? 0 : Math.min(1, 0.35 + 0.25 * left)
  into[10] = fade * first * FOOD_VALUE
  into[11] = fade * more * 0.2
  into[12] = fade * metalValue(s, seat)
  into[13] = poor ? -4 : 0
}

function writeTiles(s: State, seat: number, left: number, into: number[]): void {
  const t = seat * 4
  let food = 0
  let single = 0
  for (const slot of [0, 1, 3]) {
    const tile = s.tiles[t + slot]
    if (tile >= SINGLE) single += left > 0 ? SINGLE_VALUE[tile - SINGLE] : 0
    else food += tile * FOOD_VALUE * incomesLeft(s)
  }
  into[18] = food
  into[19] = single
  for (let skill = 1; skill <= 10; skill++) into[SKILLS + skill] = 0
  const skill = s.tiles[t + 2]
  if (skill === 0) return
  const room = skill === EXTRA_SLOT && s.tiles[t + 3] === 0 ? 0.05 * left : 0
  into[SKILLS + skill] = (SKILL_POINTS[s.seats][skill] * left) / 7 + room
}

/** Points that the first place of the next round is worth, with the rounds after it: from one to the next it is lost as often as it is kept. */
export const firstToCome = (s: State): number => 2 * FIRST_PLACE * (1 - 1 / (1 << incomesLeft(s)))

/** The favourite sends no pixie to the mine and takes the best slots: this round until it is punished, and in those to come. */
function writeOrder(s: State, seat: number, left: number, into: number[]): void {
  const first = s.phase === PHASE.actions && s.priority !== NOBODY ? s.priority : s.now[0]
  into[16] = first === seat && left > incomesLeft(s) ? CREDIT_NOW[s.seats] * FIRST_PLACE : 0
  const place = s.next.indexOf(seat)
  const part = place ? BEHIND[s.seats] * (s.seats - 1 - place) : 1
  into[17] = part && part * CREDIT_NEXT[s.seats] * firstToCome(s)
}

/** Writes the value of every part, in the order of the names. */
function write(s: State, seat: number, into: number[]): void {
  const left = punishmentsLeft(s)
  if (s.step === STEP.over || !isAlive(s, seat)) {
    for (let i = 0; i < PARTS.length; i++) into[i] = 0
    into[0] = scoreOf(s, seat) - (isAlive(s, seat) ? 0 : 40)
    return
  }
  const miners = minerPoints(s, seat) * left * 0.85
  const first = trackFuture(s.rules, s.track[seat * 2], left)
  const second = trackFuture(s.rules, s.track[seat * 2 + 1], left)
  into[0] = -s.punishment[seat] + 0.01 * bonusPoints(s, seat)
  into[1] = rewardPoints(s, seat)
  into[2] = -danger(s, seat, miners + first + second)
  into[3] = -miners
  into[4] = -first
  into[5] = -second
  writePixies(s, seat, into)
  writeGoods(s, seat, left, into)
  into[14] = -stonePoints(s, seat) * (left > 0 ? 1.2 : 1)
  into[15] = -majorityPoints(s, seat) * (left === 0 ? 1 : left === 1 ? 0.6 : 0.15)
  writeOrder(s, seat, left, into)
  writeTiles(s, seat, left, into)
}

export const parts: Parts<State> = { names: PARTS, sure: 2, write, ahead: (s) => punishmentsLeft(s) / s.rules.rounds }
