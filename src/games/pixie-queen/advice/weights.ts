/** Which moves look sensible, by kind: priors for a search, odds for a guided playout. Any positive scale. */
import type { Move } from '../../../core/game.ts'
import { BREAD, byStep, FREE_DISPLACEMENT, FREE_UNCHAIN, GOLD, HONEY, PHASE, RING, SERIES_LENGTH, SILVER, SPECIAL, STEP } from '../codes.ts'
import { unchainReason } from '../legal/params.ts'
import { ringReason } from '../legal/turn.ts'
import { canUnchain, demandsLeft, drawsDue, goldPrice, hasActive, hasSkill, nextReward, ringPrice } from '../queries.ts'
import { scoreOf } from '../score.ts'
import type { State } from '../state.ts'
import { CASTLE, paramOf, SEAL, STOP, V, verbOf } from '../words.ts'
import { FIRST_PLACE, firstToCome, punishmentsLeft } from './features.ts'
import { trackGain } from './tracks.ts'

const LITTLE = 0.02
/** Of passing while something can be done. */
export const PASSING = LITTLE / 2

/** Points that a space forward on one's own track saves. */
const stepGain = (s: State, seat: number, track: number, left: number): number => trackGain(s.rules, s.track[seat * 2 + track], left)

/** The most each action can weigh, by number, which for many is always the same; {@link writeMost} knows more of some. */
const MOST = Float64Array.of(0, 3, 4, 0, 1.2, 6, 0, 0.8, 0.8, 0.8, 1.6, 0, 3, 14, 4.8, 0, 0.4, 1.5, 1.2, 0, 2 * FIRST_PLACE, FIRST_PLACE)

/** Worth of taking each action once, before the price in discs. */
function actionWeight(s: State, seat: number, action: number, left: number): number {
  switch (action) {
    case 3:
      return 3 + left * 0.4
    case 4:
      return exchangeWeight(s, seat)
    case 5:
      return convertWeight(s, seat)
    case 6:
      return stackWeight(s, left)
    case 8:
      return s.miners[seat] > 1 ? 0.8 : 0.3
    case 9:
      return s.now[0] === seat ? 0.2 : 0.8
    case 11:
      return advanceWeight(s, seat, left)
    case 14:
      return 1.2 * bestRobbery(s, seat)
    case 15:
      return 1.6 * drawsDue(s, seat)
    case 19:
      return nextReward(s, SPECIAL)
    case 20:
      return orderWeight(s, seat)
    case 21:
      return s.discs[seat] > 2 ? LITTLE : (s.now[0] === seat ? 0.4 : FIRST_PLACE) / s.discs[seat] ** 2
    default:
      return MOST[action]
  }
}

const stackWeight = (s: State, left: number): number =>
  left > 1 && s.stack.length > 0 ? s.stack[s.stack.length - 1] * (left - 1) * 0.45 : LITTLE

const advanceWeight = (s: State, seat: number, left: number): number =>
  LITTLE + 1.2 * Math.max(stepGain(s, seat, 0, left), stepGain(s, seat, 1, left))

/** Honey is for the first place: the others are worth little. */
function orderWeight(s: State, seat: number): number {
  const ahead = s.next.indexOf(seat)
  return ahead > 0 && s.goods[seat * 5 + HONEY] >= ahead ? firstToCome(s) : LITTLE
}

/** An exchange pays when a kind lies about in numbers. */
function exchangeWeight(s: State, seat: number): number {
  let most = 0
  for (let good = 0; good <= SILVER; good++) most = Math.max(most, s.goods[seat * 5 + good])
  return most >= 5 ? 1.2 : most >= 3 ? 0.5 : LITTLE
}

/** Gold for the next ring. */
function convertWeight(s: State, seat: number): number {
  const price = ringPrice(s, seat)
  const gold = s.goods[seat * 5 + GOLD]
  if (s.taken[RING] >= SERIES_LENGTH || gold >= price) return 0.3
  return gold + s.goods[seat * 5 + SILVER] / goldPrice(s, seat) >= price ? 6 : 0.8
}

function bestRobbery(s: State, seat: number): number {
  let best = 0
  for (let space = 1; space <= 14; space++) {
    const there = s.pixies[space]
    if (there >= 0 && there !== seat && there < s.seats) best = Math.max(best, s.rules.row[space])
  }
  return best
}

/** A helping pixie saves a disc. */
export function spaceWeight(s: State, seat: number, space: number, left: number): number {
  const weight = actionWeight(s, seat, space, left)
  return space <= 14 && s.pixies[space] < 0 ? weight * 0.6 : weight
}

/** Writes for every space a weight that its own is not above; their sum. */
export function writeMost(s: State, seat: number, left: number, into: Float64Array): number {
  into.set(MOST)
  // What can be told of them at once.
  into[3] = 3 + left * 0.4
  into[6] = stackWeight(s, left)
  into[11] = advanceWeight(s, seat, left)
  into[15] = 1.6 * drawsDue(s, seat)
  into[19] = nextReward(s, SPECIAL)
  if (ringReason(s, seat) !== 0) into[13] = 0
  let sum = 0
  for (let space = 1; space < into.length; space++) sum += into[space]
  return sum
}

/** Scarce food, and food the Queen may still demand. */
const foodWeight = (s: State, seat: number, good: number): number =>
  good > 2 ? 1.5 : (0.3 + demandsLeft(s, good)) / (1 + s.goods[seat * 5 + good])

function promotionWeight(s: State, seat: number, m: Move): number {
  if (m === STOP) return 0.05
  const from = paramOf(m) & 15
  const to = paramOf(m) >> 4
  if (to === CASTLE) return s.step === STEP.neutralPromotion ? 0.2 : 30
  const weight = from === 0 ? (s.miners[seat] <= 2 ? 4 : 2.5) : 1 + s.rules.row[from] * 1.5
  return s.pixies[to] >= 0 && !hasSkill(s, seat, FREE_DISPLACEMENT) ? weight * (s.goods[seat * 5] > 1 ? 0.5 : 0.25) : weight
}

/** By seat: what a point of punishment spent on it is worth, and what sending one of its pixies home is. */
const perPoint = [0, 0, 0, 0, 0]
const perPixie = [0, 0, 0, 0, 0]

/** Points are best spent where they send a pixie home, and on those who lead. */
function splitWeights(s: State, _seat: number, moves: readonly Move[], into: number[]): void {
  for (let i = 0; i < s.seats; i++) {
    perPoint[i] = 1 + Math.max(0, (40 + scoreOf(s, i)) / 20)
    perPixie[i] = i !== s.now[0] && hasActive(s, i) ? 8 : 0
  }
  for (let k = 0; k < moves.length; k++) into[k] = splitWeight(s, paramOf(moves[k]))
}

function splitWeight(s: State, packed: number): number {
  let weight = 0.2
  for (let i = 0; i < s.seats; i++) {
    const points = (packed >> (3 + 4 * i)) & 15
    weight += points * perPoint[i]
    if (perPixie[i] > 0 && crosses(s, i, points)) weight += perPixie[i]
  }
  return weight
}

function crosses(s: State, seat: number, points: number): boolean {
  const now = s.punishment[seat]
  return s.rules.symbols.some((at) => at > now && at <= now + points)
}

function chainWeight(s: State, seat: number, p: number): number {
  const colour = p >> 1
  if (colour === seat) return LITTLE
  return colour >= s.seats ? 0.3 : s.stones[colour * 2 + (p & 1)] === 0 ? 2 : 1
}

/** Demanded food for as many steps as can be taken, a little metal for the tracks, wrong food never. */
function offerWeights(s: State, seat: number, moves: readonly Move[], into: number[], left: number): void {
  const demand = s.demands[s.demands.length - 1]
  const none = s.offers[seat * 3] === 0
  // Hands are filled in the order of goods: metal first would leave the demanded food at home.
  const early = none && s.goods[seat * 5 + demand] > 0 && s.hands[seat] > 1 ? 0.05 : 1
  for (let i = 0; i < moves.length; i++) {
    const m = moves[i]
    const good = paramOf(m) & 7
    const n = paramOf(m) >> 3
    if (m === SEAL) into[i] = none ? LITTLE : 0.1
    else if (good > 2) into[i] = ((0.3 + 0.5 * stepGain(s, seat, good - SILVER, left)) / (n * n)) * early
    else if (good === demand) into[i] = n <= 4 ? 2 * n : n === 5 ? 2 : 0.3
    else into[i] = 0.0005
  }
}

const scrapWeight = (s: State, seat: number, m: Move, left: number): number =>
  verbOf(m) === V.take ? foodWeight(s, seat, paramOf(m)) : left > 1 ? 0.002 : 0.1

/** Few goods are given away gladly, gold last. */
const spareWeight = (s: State, seat: number, good: number): number =>
  (good === GOLD ? 0.15 : good === SILVER ? 0.6 : 1) * s.goods[seat * 5 + good]

function unchainWeight(s: State, seat: number): number {
  if (s.phase === PHASE.scoring) return 5
  return s.phase === PHASE.rewards ? 1.5 : s.goods[seat * 5 + BREAD] > 2 ? 1 : 0.3
}

/** Mercy names no space, which is 0. */
function sendWeight(s: State, _seat: number, space: number): number {
  if (space === 0) return 1
  const row = s.rules.row[space]
  return 4 / (row * row)
}

/** Writes the weights of all moves of a step; what it writes for taking away a stone is written over. */
type WeighAll = (s: State, seat: number, moves: readonly Move[], into: number[], left: number) => void
/** The weight of one move, of what its verb is about. */
type Weigh = (s: State, seat: number, p: number, left: number) => number

/** Weighs one after the other. Steps met often have a loop of their own: a number returned by any of many functions is put into memory first. */
const each =
  (weigh: Weigh): WeighAll =>
  (s, seat, moves, into, left) => {
    for (let i = 0; i < moves.length; i++) into[i] = weigh(s, seat, paramOf(moves[i]), left)
  }

/** A turn has the most moves, and is met most often. */
const turnWeights: WeighAll = (s, seat, moves, into, left) => {
  for (let i = 0; i < moves.length; i++) into[i] = verbOf(moves[i]) === V.space ? spaceWeight(s, seat, paramOf(moves[i]), left) : PASSING
}

const promotionWeights: WeighAll = (s, seat, moves, into) => {
  for (let i = 0; i < moves.length; i++) into[i] = promotionWeight(s, seat, moves[i])
}

const scrapWeights: WeighAll = (s, seat, moves, into, left) => {
  for (let i = 0; i < moves.length; i++) into[i] = scrapWeight(s, seat, moves[i], left)
}

const WEIGHTS = byStep<WeighAll>(
  {
    turn: turnWeights,
    takeFood: each(foodWeight),
    exchangeTake: each(foodWeight),
    exchangeGive: each((s, seat, p) => spareWeight(s, seat, p) ** 2),
    exchangeCount: each((s, seat, p) => (p <= s.goods[seat * 5 + s.give] / 2 ? 1 + p : 1)),
    convertCount: each((_s, _seat, p) => p * p),
    promote: promotionWeights,
    promoteStep: promotionWeights,
    freePromotion: promotionWeights,
    neutralPromotion: promotionWeights,
    split: splitWeights,
    advance: each((s, seat, p, left) => 0.2 + stepGain(s, seat, p, left)),
    rob: each((s, _seat, p) => s.rules.row[p]),
    peekPick: each((_s, _seat, p) => (p === 1 ? 10 : p === 0 ? 4 : LITTLE)),
    placeStone: each(chainWeight),
    scraps: scrapWeights,
    copyTarget: each(actionWeight),
    honeyCount: each((_s, _seat, p) => p * p),
    addGood: each(spareWeight),
    send: each(sendWeight),
    offer: offerWeights,
  },
  each(() => 1),
)

/** Whether there is a stone to take away that costs nothing: best done at once, for it never comes back, and later there may be no turn for it. */
const isStoneFree = (s: State, seat: number): boolean =>
  hasSkill(s, seat, FREE_UNCHAIN) && (unchainReason(s, seat, 0) === 0 || unchainReason(s, seat, 1) === 0)

/** {@link import('../../../core/game.ts').Advice.weights}. */
export function weights(s: State, seat: number, moves: readonly Move[], into: number[]): void {
  WEIGHTS[s.step](s, seat, moves, into, punishmentsLeft(s))
  if (!canUnchain(s, seat)) return
  const free = isStoneFree(s, seat)
  for (let i = 0; i < moves.length; i++) {
    if (verbOf(moves[i]) === V.unchain) into[i] = free ? 1 : unchainWeight(s, seat)
    else if (free) into[i] = 0
  }
}
