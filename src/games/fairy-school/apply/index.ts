/** Carries out a legal move: the answer by step, then whatever follows by itself. */
import type { Actor, Move } from '../../../core/game.ts'
import { AIR, BUY_NOTHING, BUY_STEP, byStep, CHANCE_STEP, FOR_EXCHANGE, FOREST, KINDS, STEP } from '../codes.ts'
import { costOf, finalOf } from '../compiled.ts'
import { nextStep } from '../queries.ts'
import type { State } from '../state.ts'
import { paramOf, READY, REPEAT, STOP, V, verbOf } from '../words.ts'
import { type Emit, gainOne, giveOne, pay } from './common.ts'
import { dealFinals, dealProjects, dealStart } from './deal.ts'
import { keep } from './draft.ts'
import { chooseOption, giveElement, playSummoned, run, startLine, stopRepeating, study } from './effects.ts'
import { proceed, queueUp } from './flow.ts'

/** {@link import('../../../core/game.ts').Game.apply}. */
export function apply(s: State, by: Actor, m: Move, emit?: Emit): void {
  const verb = verbOf(m)
  const p = paramOf(m)
  if (s.chance !== CHANCE_STEP.none) outcome(s, p, emit)
  else if (verb === V.exchange) startExchange(s, by, p)
  else if (verb === V.joker) joker(s, by, p, emit)
  else ANSWERS[s.at[by]](s, by, p, emit, m)
  proceed(s, emit)
}

/** A deal or lots. */
function outcome(s: State, p: number, emit: Emit): void {
  const step = s.chance
  s.chance = CHANCE_STEP.none
  s.moment++
  if (step === CHANCE_STEP.start) dealStart(s, p, emit)
  else if (step === CHANCE_STEP.deal) dealProjects(s, p, emit)
  else if (step === CHANCE_STEP.finals) {
    dealFinals(s, p, emit)
    queueUp(
      s,
      s.at.map((_, seat) => seat),
    )
  } else {
    s.queue = s.queue.map((_, i) => (p >> (3 + 3 * i)) & 7)
    emit?.({ type: 'lots', order: s.queue.slice() })
  }
}

/** Elements of any kinds for one: chosen one by one (FS-ELEM-05 to 07). */
function startExchange(s: State, seat: number, kind: number): void {
  s.giveLeft[seat] = s.rules.rates[kind]
  s.giveFor[seat] = FOR_EXCHANGE
  s.giveGain[seat] = kind
  s.back[seat] = s.at[seat]
  s.at[seat] = STEP.give
}

/** Air for a basic element (FS-ELEM-08). */
function joker(s: State, seat: number, kind: number, emit: Emit): void {
  giveOne(s, seat, AIR, 'exchange', emit)
  gainOne(s, seat, kind, 'exchange', emit)
}

function ready(s: State, seat: number, emit: Emit): void {
  s.at[seat] = STEP.idle
  emit?.({ type: 'sealed', seat })
}

function place(s: State, seat: number, p: number, emit: Emit, m: Move): void {
  if (m === READY) return ready(s, seat, emit)
  const cell = p & 15
  s.hand[seat].splice(s.hand[seat].indexOf(p >> 4), 1)
  s.forest[seat * FOREST + cell] = p >> 4
  s.planned[seat] |= 1 << cell
}

function choose(s: State, seat: number, p: number, emit: Emit): void {
  s.choice[seat] = p
  ready(s, seat, emit)
}

/** A project out of the common discard (FS-P0-01). */
function take(s: State, seat: number, card: number, emit: Emit): void {
  s.common.splice(s.common.indexOf(card), 1)
  s.projects[seat].push(card)
  s.queue.shift()
  s.at[seat] = STEP.idle
  emit?.({ type: 'took', seat, card })
}

function takeFinal(s: State, seat: number, code: number, emit: Emit): void {
  s.finals.splice(s.finals.indexOf(code), 1)
  s.final[seat] = code
  s.queue.shift()
  s.at[seat] = STEP.idle
  emit?.({ type: 'finalTaken', seat, final: finalOf(s.rules, code).id })
}

/** Phase 5a: one creature or none (FS-STUDY-02). */
function studyOne(s: State, seat: number, card: number, emit: Emit): void {
  s.at[seat] = STEP.idle
  study(s, seat, card, emit)
}

/** Begins a purchase; with a discount the fairy says which elements it saves (FS-CARD-28). */
function buy(s: State, seat: number, what: number, price: readonly number[], emit: Emit): void {
  s.buying[seat] = what
  for (let k = 0; k < KINDS; k++) s.price[seat * KINDS + k] = price[k]
  if (s.discount[seat] > 0) s.at[seat] = STEP.waive
  else payRest(s, seat, emit)
}

function waive(s: State, seat: number, kind: number, emit: Emit): void {
  s.discount[seat]--
  s.price[seat * KINDS + kind]--
  let left = 0
  for (let k = seat * KINDS; k < (seat + 1) * KINDS; k++) left += s.price[k]
  if (s.discount[seat] === 0 || left === 0) payRest(s, seat, emit)
}

/** Pays what is left of the price and takes what was bought (FS-P6-02, FS-FINAL-05). */
function payRest(s: State, seat: number, emit: Emit): void {
  const card = s.buying[seat]
  const printed = card === BUY_STEP ? (nextStep(s, seat) ?? []) : costOf(s.rules, card)
  let saved = 0
  for (let k = 0; k < KINDS; k++) saved += printed[k] - s.price[seat * KINDS + k]
  pay(s, seat, s.price, seat * KINDS, card === BUY_STEP ? 'step' : 'project', emit, card)
  s.buying[seat] = BUY_NOTHING
  s.price.fill(0, seat * KINDS, (seat + 1) * KINDS)
  s.at[seat] = STEP.realise
  if (card === BUY_STEP) {
    s.steps[seat]++
    emit?.({ type: 'stepped', seat, steps: s.steps[seat], saved })
  } else realise(s, seat, card, saved, emit)
}

/** Onto the top of her own pile (FS-P6-02 to 04). */
function realise(s: State, seat: number, card: number, saved: number, emit: Emit): void {
  s.projects[seat].splice(s.projects[seat].indexOf(card), 1)
  s.realised[seat].push(card)
  s.draw[seat].push(card)
  s.fresh[seat].push(card)
  s.bought[seat]++
  emit?.({ type: 'realised', seat, card, saved })
}

/** Carries out an answer; parameters as its verb packs them. */
type Answer = (s: State, seat: number, p: number, emit: Emit, m: Move) => void

const ANSWERS = byStep<Answer>(
  {
    keep,
    place,
    plan: place,
    projects: choose,
    columns: choose,
    take,
    activate: (s, seat, p, emit, m) => (m === READY ? ready(s, seat, emit) : startLine(s, seat, p, 'cube', emit)),
    give: giveElement,
    option: chooseOption,
    repeat: (s, seat, _p, emit, m) => (m === REPEAT ? run(s, seat, emit) : stopRepeating(s, seat, emit)),
    summon: (s, seat, p, emit) => {
      playSummoned(s, seat, p, emit)
      run(s, seat, emit)
    },
    again: (s, seat, p, emit) => startLine(s, seat, p, 'again', emit),
    copy: (s, seat, p, emit) => startLine(s, seat, p, 'copy', emit),
    study: (s, seat, p, emit, m) => (m === STOP ? ready(s, seat, emit) : studyOne(s, seat, p, emit)),
    bonus: (s, seat, p, emit) => {
      gainOne(s, seat, p, 'pair', emit)
      run(s, seat, emit)
    },
    realise: (s, seat, p, emit, m) => {
      if (m === READY) ready(s, seat, emit)
      else if (verbOf(m) === V.step) buy(s, seat, BUY_STEP, nextStep(s, seat) ?? [], emit)
      else buy(s, seat, p, costOf(s.rules, p), emit)
    },
    waive: (s, seat, p, emit, m) => (m === STOP ? payRest(s, seat, emit) : waive(s, seat, p, emit)),
    final: takeFinal,
  },
  () => undefined,
)
