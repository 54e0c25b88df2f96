/** Which moves look sensible, by kind: priors for a search, odds for a guided playout. Any positive scale. */
import type { Move } from '../../../core/game.ts'
import { FRAME, KINDS, LAST, PHASE, STEP } from '../codes.ts'
import { type CompiledCard, type CompiledLine, cardOf, costOf, lineOf } from '../compiled.ts'
import { canPayLine } from '../legal/lines.ts'
import { reckon } from '../legal/pay.ts'
import { nextStep, turnsOf } from '../queries.ts'
import { kindnessPoints, POINTS } from '../score.ts'
import type { State } from '../state.ts'
import { paramOf, READY, STOP, V, verbOf } from '../words.ts'
import { received } from './features.ts'
import { columnsPlayed, goodPlan } from './plan.ts'
import type { Taste } from './taste.ts'
import { between, unitWorth } from './turns.ts'
import { moreOfKind, moreWorth, wantsOf } from './wants.ts'
import { attraction, cardWorth, givenAway, lineWorth, projectWorth, quota, ROUNDING } from './worth.ts'

export const LITTLE = 0.02
const CLEAR = 20
/** Exchanges by hand: prices are paid with the cheapest ones anyway, and what is bought too early may not be wanted later. */
const NEVER = 0
/**
 * How much of the only rival's point counts with two. All of it would win most; but two who never help each other end far below
 * the grades, and that is no game to learn from.
 */
const RIVALRY = 0.5

const soft = (worth: number, width: number): number => Math.exp(Math.max(-40, Math.min(40, worth / width)))

/** Placing: the good plan, card by card in the order of the hand. */
function placing(s: State, seat: number, moves: readonly Move[], into: number[], taste: Taste): void {
  const plan = s.hand[seat].length > 0 ? goodPlan(s, seat, taste) : []
  const first = s.hand[seat].find((card) => plan.includes(card)) ?? 0
  for (let i = 0; i < moves.length; i++) {
    const p = paramOf(moves[i])
    if (moves[i] === READY) into[i] = 1
    else if (plan[p & 15] !== p >> 4) into[i] = p >> 4 === first ? 0.3 : LITTLE / 2
    else into[i] = p >> 4 === first ? CLEAR : LITTLE
  }
}

/** The two S cards of the expert setup: good ones, where they come late. */
function starting(s: State, moves: readonly Move[], into: number[]): void {
  for (let i = 0; i < moves.length; i++) {
    const p = paramOf(moves[i])
    into[i] = moves[i] === READY ? CLEAR : soft(cardOf(s.rules, p >> 4).value, 2) * (1 + (p & 15))
  }
}

/** The same with two: the cube is a point for the only rival, and where the house rule pays for giving it is less. She has given so many more in thought. */
function pickyOfTwo(s: State, seat: number, thought: number): number {
  if (!s.options.giveAndTake) return (RIVALRY * POINTS.kindness) / unitWorth(s)
  const [mine, hers] = [received(s, seat), received(s, 1 - seat) + thought]
  const lead = (given: number): number => kindnessPoints(s, mine, hers + given) - kindnessPoints(s, hers + given, mine)
  return (RIVALRY * (lead(0) - lead(1))) / unitWorth(s)
}

/**
 * Value units that another's card has to bring before a fairy leaves a cube there; endless when enough of hers lie with others.
 * @param given her cubes on others' cards
 * @param thought those that she has left there in thought besides
 * @param supply her cubes at hand
 */
export function pickiness(s: State, seat: number, taste: Taste, given = givenAway(s, seat), thought = 0, supply = s.supply[seat]): number {
  const all = given + thought
  if (all >= quota(s, supply + all, taste)) return Number.POSITIVE_INFINITY
  return s.seats === 2 ? pickyOfTwo(s, seat, thought) : between(s, taste.picky, taste.pickyLate)
}

/** What using a line is worth that would add so much; -1 where it is not worth its cube, and what is just worth what is asked is not. More where it adds more. */
export function useWorth(added: number, isOwn: boolean, picky: number): number {
  if (isOwn) return added > 0.3 ? added + 4 : -1
  return added > picky + ROUNDING ? added : -1
}

/** The weight of a line by what using it is worth. */
export const useWeight = (worth: number): number => (worth > 0 ? soft(worth, 3) : LITTLE)

/** The weight of stopping, by whether there is a line worth its cube. */
export const readyWeight = (any: boolean): number => (any ? LITTLE : CLEAR)

function activating(s: State, seat: number, moves: readonly Move[], into: number[], taste: Taste): void {
  const w = wantsOf(s, seat, taste)
  const picky = pickiness(s, seat, taste)
  let any = false
  for (let i = 0; i < moves.length; i++) {
    if (verbOf(moves[i]) !== V.activate) continue
    const p = paramOf(moves[i])
    const worth = useWorth(lineWorth(w, cardOf(s.rules, p >> 4), lineOf(s.rules, p >> 4, p & 1)), ((p >> 1) & 7) === seat, picky)
    into[i] = useWeight(worth)
    if (worth > 0) any = true
  }
  for (let i = 0; i < moves.length; i++) if (verbOf(moves[i]) !== V.activate) into[i] = moves[i] === READY ? readyWeight(any) : NEVER
}

/** `again` and `copy`: whatever helps most. */
function reusing(s: State, seat: number, moves: readonly Move[], into: number[], taste: Taste): void {
  const w = wantsOf(s, seat, taste)
  for (let i = 0; i < moves.length; i++) {
    const p = paramOf(moves[i])
    into[i] = soft(lineWorth(w, cardOf(s.rules, p >> 4), lineOf(s.rules, p >> 4, p & 1)), 2)
  }
}

function columns(s: State, seat: number, moves: readonly Move[], into: number[], taste: Taste): void {
  const played = columnsPlayed(s, seat, taste)
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length; i++) {
    if (verbOf(moves[i]) !== V.columns) continue
    into[i] = played[paramOf(moves[i])]
    if (into[i] > best) best = into[i]
  }
  for (let i = 0; i < moves.length; i++) into[i] = verbOf(moves[i]) === V.columns ? soft(into[i] - best, 3) + LITTLE : NEVER
}

/** One element more (bonus) or less (give): by what it leaves. */
function elements(s: State, seat: number, moves: readonly Move[], into: number[], n: number, taste: Taste): void {
  const w = wantsOf(s, seat, taste)
  for (let i = 0; i < moves.length; i++) into[i] = soft(moreOfKind(w, paramOf(moves[i]), n), 1)
}

/** The line a fairy is busy with. */
export function lineAtHand(s: State, seat: number): CompiledLine {
  const f = s.frames[seat]
  return lineOf(s.rules, f[f.length - FRAME], f[f.length - FRAME + 2])
}

function options(s: State, seat: number, moves: readonly Move[], into: number[], taste: Taste): void {
  const w = wantsOf(s, seat, taste)
  const list = lineAtHand(s, seat).oneOf ?? []
  for (let i = 0; i < moves.length; i++) into[i] = soft(moreWorth(w, list[paramOf(moves[i])]), 1)
}

/** Whether doing the line at hand once more still pays. */
export function repeatPays(s: State, seat: number, taste: Taste): boolean {
  const l = lineAtHand(s, seat)
  const f = s.frames[seat]
  return canPayLine(s, seat, l) && lineWorth(wantsOf(s, seat, taste), cardOf(s.rules, f[f.length - FRAME]), l, 1) > 0.3
}

function repeating(s: State, seat: number, moves: readonly Move[], into: number[], taste: Taste): void {
  const pays = repeatPays(s, seat, taste)
  for (let i = 0; i < moves.length; i++) {
    const verb = verbOf(moves[i])
    into[i] = verb === V.repeat ? (pays ? CLEAR : LITTLE) : moves[i] === STOP ? (pays ? 0.3 : CLEAR) : NEVER
  }
}

/** Elements lost in exchanges that a fairy puts up with for a project. */
function patience(s: State, taste: Taste): number {
  if (s.phase === PHASE.spending) return 99
  if (s.trimester === LAST) return 0
  return s.turn >= turnsOf(s.seats) ? taste.haste : taste.patience
}

/** The same for a step. */
const stepPatience = (s: State, taste: Taste): number => (s.phase === PHASE.spending ? 99 : s.trimester === LAST ? taste.stepping : 0)

/** The weight of a project that costs so many elements in exchanges; `LITTLE` where it is too dear. */
export const projectWeight = (s: State, card: number, tokens: number, taste: Taste): number =>
  tokens <= patience(s, taste) ? soft(cardOf(s.rules, card).value / 2 - tokens, 4) : LITTLE

/** The same for a step. */
export const stepWeight = (s: State, tokens: number, taste: Taste): number => (tokens <= stepPatience(s, taste) ? CLEAR : LITTLE)

function buying(s: State, seat: number, moves: readonly Move[], into: number[], taste: Taste): void {
  let any = false
  for (let i = 0; i < moves.length; i++) {
    const verb = verbOf(moves[i])
    if (verb !== V.realise && verb !== V.step) continue
    const card = paramOf(moves[i])
    const price = verb === V.step ? nextStep(s, seat) : costOf(s.rules, card)
    const { tokens } = reckon(s.rules, s.elements, seat * KINDS, price ?? [], 0, s.discount[seat])
    into[i] = verb === V.step ? stepWeight(s, tokens, taste) : projectWeight(s, card, tokens, taste)
    if (into[i] !== LITTLE) any = true
  }
  for (let i = 0; i < moves.length; i++) {
    const verb = verbOf(moves[i])
    if (verb !== V.realise && verb !== V.step) into[i] = moves[i] === READY ? (any ? LITTLE : 5) : NEVER
  }
}

/** The weight of a kind that a point of discount pays: what is missing first, the dearest first. */
export const waiveWeight = (s: State, seat: number, kind: number): number =>
  s.rules.rates[kind] * (s.price[seat * KINDS + kind] > s.elements[seat * KINDS + kind] ? CLEAR : 1)

function waiving(s: State, seat: number, moves: readonly Move[], into: number[]): void {
  for (let i = 0; i < moves.length; i++) into[i] = moves[i] === STOP ? LITTLE : waiveWeight(s, seat, paramOf(moves[i]))
}

/** Worth of a card in a draft. */
export const draftWorth = (s: State, card: CompiledCard, taste: Taste): number =>
  card.cost ? projectWorth(s, card, taste) : card.value + attraction(card, taste)

function choosing(s: State, moves: readonly Move[], into: number[], taste: Taste): void {
  for (let i = 0; i < moves.length; i++) {
    const p = paramOf(moves[i])
    const cards = verbOf(moves[i]) === V.projects ? [p & 255, (p >> 8) & 255, p >> 16] : [p]
    into[i] = soft(
      cards.reduce((sum, card) => sum + draftWorth(s, cardOf(s.rules, card), taste), 0),
      1,
    )
  }
}

/** Whether a study is the second of a pair. */
export const makesPair = (s: State, seat: number, card: number): boolean =>
  (s.studied[seat] & (1 << (cardOf(s.rules, card).creature ^ 1))) !== 0

function studying(s: State, seat: number, moves: readonly Move[], into: number[]): void {
  for (let i = 0; i < moves.length; i++) into[i] = moves[i] === STOP ? LITTLE : makesPair(s, seat, paramOf(moves[i])) ? CLEAR : 3
}

function summoning(s: State, seat: number, moves: readonly Move[], into: number[], taste: Taste): void {
  const w = wantsOf(s, seat, taste)
  for (let i = 0; i < moves.length; i++) into[i] = soft(cardWorth(w, cardOf(s.rules, paramOf(moves[i]))), 2)
}

/** {@link import('../../../core/game.ts').Knowledge.weights}, of a fairy of this taste. */
export function weights(s: State, seat: number, moves: readonly Move[], into: number[], taste: Taste): void {
  switch (s.at[seat]) {
    case STEP.plan:
      return placing(s, seat, moves, into, taste)
    case STEP.place:
      return starting(s, moves, into)
    case STEP.columns:
      return columns(s, seat, moves, into, taste)
    case STEP.activate:
      return activating(s, seat, moves, into, taste)
    case STEP.again:
    case STEP.copy:
      return reusing(s, seat, moves, into, taste)
    case STEP.give:
      return elements(s, seat, moves, into, -1, taste)
    case STEP.bonus:
      return elements(s, seat, moves, into, 1, taste)
    case STEP.option:
      return options(s, seat, moves, into, taste)
    case STEP.repeat:
      return repeating(s, seat, moves, into, taste)
    case STEP.summon:
      return summoning(s, seat, moves, into, taste)
    case STEP.study:
      return studying(s, seat, moves, into)
    case STEP.realise:
      return buying(s, seat, moves, into, taste)
    case STEP.waive:
      return waiving(s, seat, moves, into)
    case STEP.keep:
    case STEP.projects:
    case STEP.take:
      return choosing(s, moves, into, taste)
    default:
      for (let i = 0; i < moves.length; i++) into[i] = 1
  }
}
