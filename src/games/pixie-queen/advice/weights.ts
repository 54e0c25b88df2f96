/** Which moves look sensible, by kind: priors for a search, odds for a guided playout. Any positive scale. */
import type { Move } from '../../../core/game.ts'
import { BREAD, byStep, FREE_DISPLACEMENT, FREE_UNCHAIN, GOLD, HONEY, PHASE, RING, SERIES_LENGTH, SILVER, SPECIAL, STEP } from '../codes.ts'
import { unchainReason } from '../legal/params.ts'
import { ringReason } from '../legal/turn.ts'
import { canUnchain, demandsLeft, drawsDue, goldPrice, hasActive, hasSkill, nextReward, ringPrice } from '../queries.ts'
import { scoreOf } from '../score.ts'
import type { State } from '../state.ts'
import { CASTLE, MERCY, paramOf, SEAL, STOP, V, verbOf } from '../words.ts'
import { FIRST_PLACE, firstToCome, punishmentsLeft } from './features.ts'
import { trackGain } from './tracks.ts'

const LITTLE = 0.02
/** Of passing while something can be done. */
export const PASSING = LITTLE / 2

/** Points that a space forward on one's own track saves. */
const stepGain = (s: State, seat: number, track: number, left: number): number => trackGain(s.rules, s.track[seat * 2 + track], left)

/** Worth of taking each action once, before the price in discs. */
function actionWeight(s: State, seat: number, action: number, left: number): number {
  switch (action) {
    case 1:
      return 3
    case 2:
      return 4
    case 3:
      return 3 + left * 0.4
    case 4:
      return exchangeWeight(s, seat)
    case 5:
      return convertWeight(s, seat)
    case 6:
      return left > 1 && s.stack.length > 0 ? s.stack[s.stack.length - 1] * (left - 1) * 0.45 : LITTLE
    case 7:
      return 0.8
    case 8:
      return s.miners[seat] > 1 ? 0.8 : 0.3
    case 9:
      return s.now[0] === seat ? 0.2 : 0.8
    case 10:
      return 1.6
    case 11:
      return LITTLE + 1.2 * Math.max(stepGain(s, seat, 0, left), stepGain(s, seat, 1, left))
    case 12:
      return 3
    case 13:
      return 14
    case 14:
      return 1.2 * bestRobbery(s, seat)
    case 15:
      return 1.6 * drawsDue(s, seat)
    case 16:
      return 0.4
    case 17:
      return 1.5
    case 18:
      return 1.2
    case 19:
      return nextReward(s, SPECIAL)
    case 20:
      return orderWeight(s, seat)
    default:
      return s.discs[seat] > 2 ? LITTLE : (s.now[0] === seat ? 0.4 : FIRST_PLACE) / s.discs[seat] ** 2
  }
}

/** Honey is for the first place: the others are worth little. */
function orderWeight(s: State, seat: number): number {
  const ahead = s.next.indexOf(seat)
  return ahead > 0 && s.goods[seat * 5 + HONEY] >= ahead ? firstToCome(s) : LITTLE
}

/** An exchange pays when a kind lies about in numbers. */
function exchangeWeight(s: State, seat: number): number {
  let most = 0
  for (let good = 0; good <= SILVER; good++) if (s.goods[seat * 5 + good] > most) most = s.goods[seat * 5 + good]
  return most >= 5 ? 1.2 : most >= 3 ? 0.5 : LITTLE
}

/** Gold for the next ring. */
function convertWeight(s: State, seat: number): number {
  const price = ringPrice(s, seat)
  const gold = s.goods[seat * 5 + GOLD]
  const made = Math.floor(s.goods[seat * 5 + SILVER] / goldPrice(s, seat))
  if (s.taken[RING] >= SERIES_LENGTH || gold >= price) return 0.3
  return gold + made >= price ? 6 : 0.8
}

function bestRobbery(s: State, seat: number): number {
  let best = 0
  for (let space = 1; space <= 14; space++)
    if (s.pixies[space] >= 0 && s.pixies[space] !== seat && s.pixies[space] < s.seats && s.rules.row[space] > best)
      best = s.rules.row[space]
  return best
}

/** A helping pixie saves a disc. */
export function spaceWeight(s: State, seat: number, space: number, left: number): number {
  const weight = actionWeight(s, seat, space, left)
  return space <= 14 && s.pixies[space] < 0 ? weight * 0.6 : weight
}

/** The most each action can weigh, by number; {@link writeMost} knows more of some. */
const MOST = Float64Array.of(0, 3, 4, 0, 1.2, 6, 0, 0.8, 0.8, 0.8, 1.6, 0, 3, 14, 4.8, 0, 0.4, 1.5, 1.2, 0, 2 * FIRST_PLACE, FIRST_PLACE)
/** What can be told of them at once. */
const TOLD = [3, 6, 11, 15, 19]

/** Writes for every space a weight that its own is not above; their sum. */
export function writeMost(s: State, seat: number, left: number, into: Float64Array): number {
  into.set(MOST)
  for (let i = 0; i < TOLD.length; i++) into[TOLD[i]] = actionWeight(s, seat, TOLD[i], left)
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
function splitWeights(s: State, seat: number, moves: readonly Move[], into: number[]): void {
  for (let i = 0; i < s.seats; i++) {
    perPoint[i] = 1 + Math.max(0, (40 + scoreOf(s, i)) / 20)
    perPixie[i] = i !== s.now[0] && hasActive(s, i) ? 8 : 0
  }
  for (let k = 0; k < moves.length; k++) into[k] = verbOf(moves[k]) === V.split ? splitWeight(s, paramOf(moves[k])) : unchainWeight(s, seat)
}

function splitWeight(s: State, packed: number): number {
  let weight = 0.2
  for (let i = 0; i < s.seats; i++) {
    const points = (packed >> (3 + 4 * i)) & 15
    if (points === 0) continue
    weight += points * perPoint[i]
    if (perPixie[i] > 0 && crosses(s, i, points)) weight += perPixie[i]
  }
  return weight
}

function crosses(s: State, seat: number, points: number): boolean {
  for (let i = 0; i < s.rules.symbols.length; i++)
    if (s.rules.symbols[i] > s.punishment[seat] && s.rules.symbols[i] <= s.punishment[seat] + points) return true
  return false
}

function chainWeight(s: State, seat: number, p: number): number {
  const colour = p >> 1
  if (colour === seat) return LITTLE
  return colour >= s.seats ? 0.3 : s.stones[colour * 2 + (p & 1)] === 0 ? 2 : 1
}

/** Demanded food for as many steps as can be taken, a little metal for the tracks, wrong food never. */
function offerWeight(s: State, seat: number, m: Move, left: number): number {
  if (m === SEAL) return s.offers[seat * 3] === 0 ? LITTLE : 0.1
  const good = paramOf(m) & 7
  const n = paramOf(m) >> 3
  const demand = s.demands[s.demands.length - 1]
  if (good > 2) {
    // Hands are filled in the order of goods: metal first would leave the demanded food at home.
    const early = s.goods[seat * 5 + demand] > 0 && s.offers[seat * 3] === 0 && s.hands[seat] > 1 ? 0.05 : 1
    return ((0.3 + 0.5 * stepGain(s, seat, good - SILVER, left)) / (n * n)) * early
  }
  if (good !== demand) return 0.0005
  return n <= 4 ? 2 * n : n === 5 ? 2 : 0.3
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

function sendWeight(s: State, m: Move): number {
  if (m === MERCY) return 1
  const row = s.rules.row[paramOf(m)]
  return 4 / (row * row)
}

type Weigh = (s: State, seat: number, m: Move, p: number, left: number) => number

const takeWeight: Weigh = (s, seat, _m, p) => foodWeight(s, seat, p)
const stepWeight: Weigh = (s, seat, m) => promotionWeight(s, seat, m)

/** The weight of one move, by step. */
const WEIGHTS = byStep<Weigh>(
  {
    takeFood: takeWeight,
    exchangeTake: takeWeight,
    exchangeGive: (s, seat, _m, p) => spareWeight(s, seat, p) ** 2,
    exchangeCount: (s, seat, _m, p) => (p <= s.goods[seat * 5 + s.give] / 2 ? 1 + p : 1),
    convertCount: (_s, _seat, _m, p) => p * p,
    promote: stepWeight,
    promoteStep: stepWeight,
    freePromotion: stepWeight,
    neutralPromotion: stepWeight,
    advance: (s, seat, _m, p, left) => 0.2 + stepGain(s, seat, p, left),
    rob: (s, _seat, _m, p) => s.rules.row[p],
    peekPick: (_s, _seat, _m, p) => (p === 1 ? 10 : p === 0 ? 4 : LITTLE),
    placeStone: (s, seat, _m, p) => chainWeight(s, seat, p),
    scraps: (s, seat, m, _p, left) => scrapWeight(s, seat, m, left),
    copyTarget: (s, seat, _m, p, left) => actionWeight(s, seat, p, left),
    honeyCount: (_s, _seat, _m, p) => p * p,
    addGood: (s, seat, _m, p) => spareWeight(s, seat, p),
    send: (s, _seat, m) => sendWeight(s, m),
    offer: (s, seat, m, _p, left) => offerWeight(s, seat, m, left),
  },
  () => 1,
)

/** A turn has the most moves, and is met most often. */
function turnWeights(s: State, seat: number, moves: readonly Move[], into: number[], left: number): void {
  for (let i = 0; i < moves.length; i++) {
    const verb = verbOf(moves[i])
    into[i] = verb === V.space ? spaceWeight(s, seat, paramOf(moves[i]), left) : verb === V.pass ? PASSING : unchainWeight(s, seat)
  }
}

/** Whether there is a stone to take away that costs nothing: best done at once, for it never comes back, and later there may be no turn for it. */
const isStoneFree = (s: State, seat: number): boolean =>
  hasSkill(s, seat, FREE_UNCHAIN) && canUnchain(s, seat) && (unchainReason(s, seat, 0) === 0 || unchainReason(s, seat, 1) === 0)

/** {@link import('../../../core/game.ts').Advice.weights}. */
export function weights(s: State, seat: number, moves: readonly Move[], into: number[]): void {
  if (isStoneFree(s, seat)) for (let i = 0; i < moves.length; i++) into[i] = verbOf(moves[i]) === V.unchain ? 1 : 0
  else weigh(s, seat, moves, into)
}

function weigh(s: State, seat: number, moves: readonly Move[], into: number[]): void {
  const left = punishmentsLeft(s)
  if (s.step === STEP.turn) return turnWeights(s, seat, moves, into, left)
  if (s.step === STEP.split) return splitWeights(s, seat, moves, into)
  const weighOne = WEIGHTS[s.step]
  for (let i = 0; i < moves.length; i++) {
    const m = moves[i]
    into[i] = verbOf(m) === V.unchain ? unchainWeight(s, seat) : weighOne(s, seat, m, paramOf(m), left)
  }
}
