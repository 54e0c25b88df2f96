/**
 * What follows by itself when everybody is ready: the end of each phase and the start of the next. A phase in which
 * nobody has anything to decide passes at once.
 */
import { CHANCE_STEP, GUARD, LAST, PHASE, STEP } from '../codes.ts'
import { inOrder, isTied } from '../legal/order.ts'
import { canBuy, canStudy } from '../legal/turn.ts'
import { commonHas, drafts, hasFinished, isLast, turnsOf } from '../queries.ts'
import { finalLines, ranks, scores } from '../score.ts'
import type { State } from '../state.ts'
import { PHASES } from '../types.ts'
import type { Emit } from './common.ts'
import { hideShown } from './deal.ts'
import { endPass, revealProjects, revealStart } from './draft.ts'
import { beginPlanning, cleanUp, endRealisation, payLeaders, revealColumns, revealPlans, shift } from './turn.ts'

/** Nobody has to decide anything. */
function isQuiet(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.at[seat] !== STEP.idle) return false
  return true
}

/** Goes on as long as nobody has to decide. */
export function proceed(s: State, emit: Emit): void {
  while (s.chance === CHANCE_STEP.none && s.phase !== PHASE.over && isQuiet(s)) ENDS[s.phase](s, emit)
}

function enter(s: State, phase: number, emit: Emit): void {
  s.phase = phase
  emit?.({ type: 'phase', phase: PHASES[phase] })
}

/** Everybody who has something to decide is asked. */
function askAll(s: State, step: number, who: (s: State, seat: number) => boolean): void {
  for (let seat = 0; seat < s.seats; seat++) s.at[seat] = who(s, seat) ? step : STEP.idle
}
const everybody = (): boolean => true

/** FS-SETUP-06, FS-DRAFT-01; the initiation game has no draft in trimester 1 (FS-START-05). */
export function beginTrimester(s: State, trimester: number, emit: Emit): void {
  s.trimester = trimester
  s.turn = 0
  emit?.({ type: 'trimester', trimester })
  if (trimester === 1 && s.options.setup === 'initiation') beginTurn(s, emit)
  else {
    enter(s, PHASE.draft, emit)
    s.chance = CHANCE_STEP.deal
  }
}

/** Phase 0 for those without a project (FS-P0-01 to 07). */
function beginTurn(s: State, emit: Emit): void {
  s.turn++
  s.turns++
  emit?.({ type: 'turn', trimester: s.trimester, turn: s.turn })
  if (isLast(s)) return plan(s, emit)
  const aimless = s.at.flatMap((_, seat) => (s.projects[seat].length === 0 ? [seat] : []))
  if (aimless.length === 0) return plan(s, emit)
  enter(s, PHASE.aimless, emit)
  if (commonHas(s, s.trimester)) queueUp(s, aimless)
  else for (const seat of aimless) emit?.({ type: 'staysAimless', seat })
}

/** One after another in order of kindness; lots where nothing else decides. */
export function queueUp(s: State, seats: readonly number[]): void {
  s.queue = inOrder(s, seats)
  if (isTied(s, seats)) s.chance = CHANCE_STEP.lots
}

function endAimless(s: State, emit: Emit): void {
  if (s.queue.length > 0 && commonHas(s, s.trimester)) {
    s.at[s.queue[0]] = STEP.take
    return
  }
  for (const seat of s.queue) emit?.({ type: 'staysAimless', seat })
  s.queue = []
  plan(s, emit)
}

function plan(s: State, emit: Emit): void {
  enter(s, PHASE.planning, emit)
  s.moment++
  beginPlanning(s, emit)
  askAll(s, STEP.plan, everybody)
}

function endPlanning(s: State, emit: Emit): void {
  s.moment++
  revealPlans(s, emit)
  enter(s, PHASE.selection, emit)
  s.shown = s.elements.slice()
  askAll(s, STEP.columns, everybody)
}

function endSelection(s: State, emit: Emit): void {
  s.moment++
  hideShown(s)
  revealColumns(s, emit)
  enter(s, PHASE.activation, emit)
  askAll(s, STEP.activate, everybody)
}

function endActivation(s: State, emit: Emit): void {
  s.moment++
  cleanUp(s, emit)
  enter(s, PHASE.study, emit)
  askAll(s, STEP.study, canStudy)
}

function endStudy(s: State, emit: Emit): void {
  s.moment++
  shift(s, emit)
  enter(s, PHASE.realisation, emit)
  askAll(s, STEP.realise, canBuy)
}

/** Phase 7, the end of a trimester, the end of the game (FS-P7, FS-END-01, 05, 06). */
function endTurn(s: State, emit: Emit): void {
  s.moment++
  endRealisation(s)
  if (isLast(s)) payLeaders(s, emit)
  const points = scores(s)
  for (let seat = 0; seat < s.seats; seat++) s.history.push(points[seat])
  emit?.({ type: 'turnEnd', points })
  if (isLast(s)) {
    const finished = s.at.flatMap((_, seat) => (hasFinished(s, seat) ? [seat] : []))
    if (finished.length > 0 || s.turn >= GUARD) return spend(s, finished, emit)
    beginTurn(s, emit)
  } else if (s.turn < turnsOf(s.seats)) beginTurn(s, emit)
  else if (s.trimester < drafts(s)) beginTrimester(s, s.trimester + 1, emit)
  else openFinals(s, emit)
}

/** The 4th trimester, in the short game the 3rd, begins with the choice of a final project (FS-FINAL-01, 02). */
function openFinals(s: State, emit: Emit): void {
  s.trimester = LAST
  s.turn = 0
  emit?.({ type: 'trimester', trimester: LAST })
  enter(s, PHASE.finals, emit)
  s.chance = CHANCE_STEP.finals
}

function endFinals(s: State, emit: Emit): void {
  if (s.queue.length > 0) {
    s.at[s.queue[0]] = STEP.final
    return
  }
  s.finals = []
  beginTurn(s, emit)
}

/** Everybody who has not finished may spend what is left (FS-END-02 to 04). */
function spend(s: State, finished: readonly number[], emit: Emit): void {
  if (finished.length > 0) emit?.({ type: 'finished', seats: finished })
  enter(s, PHASE.spending, emit)
  askAll(s, STEP.realise, (now, seat) => !finished.includes(seat) && canBuy(now, seat))
}

function endGame(s: State, emit: Emit): void {
  s.moment++
  const guard = s.turn >= GUARD && !s.at.some((_, seat) => hasFinished(s, seat))
  enter(s, PHASE.over, emit)
  if (!emit) return
  emit({ type: 'counted', lines: finalLines(s) })
  emit({ type: 'over', reason: guard ? 'guard' : 'finished', winners: ranks(s).flatMap((rank, seat) => (rank === 1 ? [seat] : [])) })
}

function endStarting(s: State, emit: Emit): void {
  s.moment++
  revealStart(s, emit)
  beginTrimester(s, 1, emit)
}

function endProjects(s: State, emit: Emit): void {
  s.moment++
  revealProjects(s, emit)
  beginTurn(s, emit)
}

function passOn(s: State, emit: Emit): void {
  s.moment++
  const phase = endPass(s, emit)
  if (phase === PHASE.starting) {
    enter(s, phase, emit)
    askAll(s, STEP.place, everybody)
  } else if (phase === PHASE.projects) {
    enter(s, phase, emit)
    askAll(s, STEP.projects, everybody)
  }
}

/** What the end of each phase leads to, by phase number. */
const ENDS: readonly ((s: State, emit: Emit) => void)[] = [
  (s, emit) => beginTrimester(s, 1, emit),
  passOn,
  endStarting,
  passOn,
  endProjects,
  endAimless,
  endPlanning,
  endSelection,
  endActivation,
  endStudy,
  endTurn,
  endFinals,
  endGame,
  () => undefined,
]
