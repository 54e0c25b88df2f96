/** How good a position is for a seat, in points of final score, as a sum of things one can name. */
import { bonusPoints, minerPoints } from '../apply/punishments.ts'
import { EXTRA_SLOT, GOLD, PHASE, RING, SERIES_LENGTH, SERVANT_SLOT, SILVER, SINGLE, STEP } from '../codes.ts'
import { goldPrice, isAlive, tilesOut } from '../queries.ts'
import { majorityPoints, rewardPoints, scoreOf, stonePoints } from '../score.ts'
import type { State } from '../state.ts'

/** Features in a fixed order; their values are written to a buffer of this length. */
export const NAMES = ['punishment', 'rewards', 'miners', 'tracks', 'pixies', 'goods', 'stones', 'tiles', 'majorities'] as const

/** What an opening hand weight assumes; all in points. */
const FOOD_VALUE = 0.45
const STEP_CHANCE = [0, 0.12, 0.24, 0.42, 0.68]
const SKILL_VALUE = [0, 1.5, 4, 4, 3, 6, 3, 1, 1.5, 1.5, 3]
const SINGLE_VALUE = [1, 1, 1.5]

/** Phases V still to come. */
export function punishmentsLeft(s: State): number {
  if (s.phase >= PHASE.scoring) return 0
  const now = s.phase < PHASE.punishments ? 1 : 0
  return now + (tilesOut(s) ? 0 : s.rules.rounds - s.round)
}

/** Phases I still to come. */
const incomesLeft = (s: State): number => (s.phase >= PHASE.scoring || tilesOut(s) ? 0 : s.rules.rounds - s.round)

/** Points a track will still cost from this place on, a space gained every round and a half. */
function trackFuture(s: State, place: number, left: number): number {
  let cost = 0
  for (let k = 0; k < left; k++) {
    const at = Math.min(s.rules.trackLength, place + Math.floor(k * 0.7))
    cost += s.rules.punishment[at] - (at === s.rules.trackLength ? s.rules.bonus : 0)
  }
  return cost
}

/** The oubliette throws its shadow before it. */
function danger(s: State, seat: number, ahead: number): number {
  const margin = s.rules.oubliette - s.punishment[seat] - ahead
  return margin > 12 ? 0 : Math.min(30, (12 - margin) * 1.5)
}

function pixieValue(s: State, seat: number): number {
  const incomes = incomesLeft(s)
  const chances = punishmentsLeft(s)
  const tile = s.taken[0] < SERIES_LENGTH ? s.rules.rewards[s.taken[0]] : 0
  let value = s.pixies[SERVANT_SLOT] === seat ? tile : 0
  let best = 0
  for (let space = 1; space <= 14; space++) {
    if (s.pixies[space] !== seat) continue
    const row = s.rules.row[space]
    const towards = STEP_CHANCE[row] * tile * Math.min(1, chances / (5 - row)) * (chances > 0 ? 1 : 0)
    value += row * FOOD_VALUE * incomes * 0.8 + towards * 0.4
    if (towards > best) best = towards
  }
  return value + best * 0.6
}

function metalValue(s: State, seat: number): number {
  const g = seat * 5
  const ring = s.taken[RING] < SERIES_LENGTH ? s.rules.rewards[SERIES_LENGTH + s.taken[RING]] : 0
  const price = s.rules.goldPerRing[s.track[seat * 2 + 1]]
  const perGold = Math.min(2.2, (0.55 * ring) / price)
  const gold = s.goods[g + GOLD] + s.goods[g + SILVER] / (goldPrice(s, seat) + 0.8)
  return perGold * Math.min(gold, price * 2) + Math.max(0, gold - price * 2) * 0.3
}

/** Goods are worth what they can still become; the first pieces of a kind most. */
function goodsValue(s: State, seat: number, left: number): number {
  if (left === 0) return 0
  let food = 0
  for (let good = 0; good < 3; good++) {
    const n = s.goods[seat * 5 + good]
    food += n <= 4 ? n * FOOD_VALUE : 4 * FOOD_VALUE + (n - 4) * 0.2
  }
  const fade = Math.min(1, 0.35 + 0.25 * left)
  const poor = s.phase <= PHASE.offerings && food === 0 && s.goods[seat * 5 + SILVER] + s.goods[seat * 5 + GOLD] === 0 ? 4 : 0
  return fade * (food + metalValue(s, seat)) - (s.step === STEP.offer ? 0 : poor)
}

function tileValue(s: State, seat: number, left: number): number {
  const t = seat * 4
  let value = (SKILL_VALUE[s.tiles[t + 2]] * left) / 7
  for (const slot of [0, 1, 3]) {
    const tile = s.tiles[t + slot]
    if (tile >= SINGLE) value += left > 0 ? SINGLE_VALUE[tile - SINGLE] : 0
    else value += tile * FOOD_VALUE * incomesLeft(s)
  }
  return s.tiles[t + 2] === EXTRA_SLOT && s.tiles[t + 3] === 0 ? value + 0.05 * left : value
}

/** Writes the value of every feature, in the order of {@link NAMES}. */
export function writeFeatures(s: State, seat: number, into: number[]): void {
  const left = punishmentsLeft(s)
  if (s.step === STEP.over || !isAlive(s, seat)) {
    for (let i = 0; i < NAMES.length; i++) into[i] = 0
    into[0] = scoreOf(s, seat) - (isAlive(s, seat) ? 0 : 40)
    return
  }
  const miners = minerPoints(s, seat) * left * 0.85
  const tracks = trackFuture(s, s.track[seat * 2], left) + trackFuture(s, s.track[seat * 2 + 1], left)
  into[0] = -s.punishment[seat] - danger(s, seat, miners + tracks) + 0.01 * bonusPoints(s, seat)
  into[1] = rewardPoints(s, seat)
  into[2] = -miners
  into[3] = -tracks
  into[4] = pixieValue(s, seat)
  into[5] = goodsValue(s, seat, left)
  into[6] = -stonePoints(s, seat) * (left > 0 ? 1.2 : 1)
  into[7] = tileValue(s, seat, left)
  into[8] = -majorityPoints(s, seat) * (left === 0 ? 1 : left === 1 ? 0.6 : 0.15)
}
