/** The weightiest move of a step that a look ahead meets again and again, found without a list of all. */
import type { Move } from '../../../core/game.ts'
import { byStep, KINDS, LAST, PER_TURN, PHASE } from '../codes.ts'
import { cardOf, costOf } from '../compiled.ts'
import { lineReason } from '../legal/lines.ts'
import { reckon } from '../legal/pay.ts'
import { cubesOf, nextStep, reaches } from '../queries.ts'
import type { State } from '../state.ts'
import { ACTIVATE, NEXT_STEP, PLACE, READY, REALISE } from '../words.ts'
import { goodPlan } from './plan.ts'
import { LITTLE, pickiness, projectWeight, stepWeight, useWorth } from './weights.ts'
import { needsOf } from './worth.ts'

const NONE: readonly Move[] = []

/** One answer, used again and again. */
const answer: Move[] = [READY]

function only(move: Move): readonly Move[] {
  answer[0] = move
  return answer
}

/** The good plan, card by card. */
function plan(s: State, seat: number): readonly Move[] {
  const line: Move[] = []
  if (s.hand[seat].length > 0) {
    const cells = goodPlan(s, seat)
    for (const card of s.hand[seat]) {
      const cell = cells.indexOf(card)
      if (cell < 0) return NONE
      line.push(PLACE(card, cell))
    }
  }
  line.push(READY)
  return line
}

let best = READY
let most = 0

/** Looks among the lines of cards for one that is worth more than the best so far. */
function lookAmong(
  s: State,
  seat: number,
  owner: number,
  cards: readonly number[],
  cubes: readonly number[],
  need: readonly number[],
  picky: number,
): void {
  for (let i = 0; i < cards.length; i++) {
    if (cubesOf(cubes[i], seat) > 0) continue
    const card = cardOf(s.rules, cards[i])
    for (let line = 0; line < card.lines.length; line++) {
      const worth = useWorth(s, seat, cards[i], owner, line, need, picky)
      if (worth <= most || lineReason(s, seat, card, line) !== 0) continue
      most = worth
      best = ACTIVATE(cards[i], owner, line)
    }
  }
}

/** The line that is worth most. */
function activate(s: State, seat: number): readonly Move[] {
  best = READY
  most = 0
  if (s.supply[seat] === 0) return only(READY)
  const need = needsOf(s, seat)
  const picky = pickiness(s, seat)
  lookAmong(s, seat, seat, s.personal[seat], s.personalCubes[seat], need, picky)
  for (let n = 0; n < s.seats; n++) {
    const owner = (seat + n) % s.seats
    if (owner !== seat && picky === Number.POSITIVE_INFINITY) break
    if (reaches(s, seat, owner)) lookAmong(s, seat, owner, s.shared[owner], s.sharedCubes[owner], need, picky)
  }
  return only(best)
}

/** What is good to buy. */
function buy(s: State, seat: number): readonly Move[] {
  best = READY
  most = 0
  const projects = s.phase !== PHASE.spending && s.bought[seat] >= PER_TURN ? [] : s.projects[seat]
  for (let i = 0; i < projects.length; i++) {
    const { short, tokens } = reckon(s.rules, s.elements, seat * KINDS, costOf(s.rules, projects[i]), 0, s.discount[seat])
    const weight = short > 0 ? 0 : projectWeight(s, projects[i], tokens)
    if (weight <= most) continue
    most = weight
    best = REALISE(projects[i])
  }
  const price = s.trimester === LAST ? nextStep(s, seat) : null
  if (price) {
    const { short, tokens } = reckon(s.rules, s.elements, seat * KINDS, price, 0, s.discount[seat])
    const weight = short > 0 ? 0 : stepWeight(s, tokens)
    if (weight > most) {
      most = weight
      best = NEXT_STEP(s.steps[seat] + 1)
    }
  }
  // Of what is not good something else may be more likely than this.
  if (most > 0 && most <= LITTLE) return NONE
  return only(best)
}

const OBVIOUS = byStep({ plan, activate, realise: buy }, () => NONE)

/** {@link import('../../../core/game.ts').Advice.obvious}. */
export const obvious = (s: State, seat: number): readonly Move[] => OBVIOUS[s.at[seat]](s, seat)
