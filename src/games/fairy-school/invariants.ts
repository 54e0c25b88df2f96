/**
 * FS-INV-01 to 21 as far as one state, or a state and its successor, can break them. Used at the door for positions
 * and after every step of the property tests. Paths name the words of a position.
 */
import type { Fault, RuleId } from '../../core/game.ts'
import { DEALT, startCards } from './apply/deal.ts'
import {
  CHANCE_STEP,
  FOREST,
  FRAME,
  GUARD,
  KINDS,
  LAST,
  NONE,
  OP,
  PHASE,
  SHORT_FINALS,
  STAGE_GAIN,
  STAGE_OPS,
  STAGE_PAY,
  STEP,
} from './codes.ts'
import { cardOf, finalOf, lineOf } from './compiled.ts'
import { editionOf } from './edition.ts'
import { bitCount, columnsReason, projectsReason } from './legal/turn.ts'
import { moves } from './moves.ts'
import { commonHas, cubesOf, drafts, elementCount, kindness, turnsOf } from './queries.ts'
import type { State } from './state.ts'
import { PHASES, STEPS } from './types.ts'

type Report = (path: string, message: string, rule?: RuleId) => void

const START = 0
const S_DECK = 1

/** Cards of a fairy wherever they are, current projects and draft hands excepted. */
export function cardsOf(s: State, seat: number): number[] {
  return [
    ...s.draw[seat],
    ...s.discard[seat],
    ...s.hand[seat],
    ...s.shared[seat],
    ...s.personal[seat],
    ...s.summoned[seat],
    ...s.forest.slice(seat * FOREST, (seat + 1) * FOREST).filter((n) => n !== 0),
  ]
}

/** Whether the S cards have come into the fairies' hands. */
const hasStarted = (s: State): boolean => s.phase !== PHASE.setup || s.trimester > 0

/** FS-INV-01: twelve start cards, S cards, realised projects, each once. */
function decks(s: State, seat: number, path: string, report: Report): void {
  const all = cardsOf(s, seat)
  const dealt = hasStarted(s)
  const expected = (dealt ? 12 + (s.phase === PHASE.start ? 0 : startCards(s.seats)) : 0) + s.realised[seat].length
  if (all.length !== expected) report(path, `has ${all.length} cards in all places together instead of ${expected}`, 'FS-INV-01')
  if (new Set(all).size !== all.length) report(path, 'has a card twice', 'FS-INV-01')
  const starts = all.filter((n) => cardOf(s.rules, n).deck === START).length
  if (dealt && starts !== 12) report(path, `has ${starts} start cards`, 'FS-SETUP-08')
  const bought = all.filter((n) => cardOf(s.rules, n).deck > S_DECK)
  if (bought.length !== s.realised[seat].length || bought.some((n) => !s.realised[seat].includes(n)))
    report(`${path}.realised`, 'are not the projects in the deck', 'FS-INV-01')
  if (s.fresh[seat].some((n) => !s.realised[seat].includes(n))) report(`${path}.fresh`, 'were not realised')
}

/** FS-INV-07: every project and every S card is in one place. */
function places(s: State, report: Report): void {
  const seen = new Set<number>()
  const note = (n: number, path: string): void => {
    const deck = cardOf(s.rules, n).deck
    if (deck === START) return
    if (seen.has(n)) report(path, `card ${n} is in two places`, 'FS-INV-07')
    seen.add(n)
  }
  for (const n of s.common) note(n, 'common')
  if (s.common.some((n) => cardOf(s.rules, n).deck <= S_DECK)) report('common', 'holds a card that is no project', 'FS-INV-07')
  for (let seat = 0; seat < s.seats; seat++) {
    for (const n of cardsOf(s, seat)) note(n, `fairies[${seat}]`)
    for (const n of s.projects[seat]) note(n, `fairies[${seat}].projects`)
    for (const n of [...s.offer[seat], ...s.kept[seat]]) note(n, `fairies[${seat}].offer`)
    if (s.projects[seat].some((n) => cardOf(s.rules, n).deck <= S_DECK))
      report(`fairies[${seat}].projects`, 'holds a card that is no project', 'FS-INV-07')
  }
}

/** Enough projects for the drafts to come (FS-SETUP-13). */
function undealt(s: State, report: Report): void {
  if (s.trimester === LAST) return
  const used = new Set([...s.common, ...s.projects.flat(), ...s.realised.flat()])
  for (let t = s.chance === CHANCE_STEP.deal ? s.trimester : s.trimester + 1; t <= drafts(s); t++) {
    const left = s.rules.decks[t + 1].filter((n) => !used.has(n)).length
    if (t > 0 && left < DEALT * s.seats) report('common', `leaves only ${left} projects of trimester ${t} to deal`, 'FS-SETUP-13')
  }
}

/** FS-INV-03, 04, 21. */
function cubes(s: State, report: Report): void {
  const all = editionOf(s.options).cubes[s.options.length]
  for (let colour = 0; colour < s.seats; colour++) {
    let n = s.supply[colour]
    for (let owner = 0; owner < s.seats; owner++) {
      n += s.scale[owner * s.seats + colour]
      for (const packed of [...s.sharedCubes[owner], ...s.personalCubes[owner]]) n += cubesOf(packed, colour)
      if (owner !== colour && s.personalCubes[owner].some((packed) => cubesOf(packed, colour) > 0))
        report(`fairies[${owner}].personal`, 'has a cube of somebody else', 'FS-P3-09')
    }
    if (n !== all + s.fromBox[colour])
      report(`fairies[${colour}].supply`, `${n} cubes in all places together instead of ${all + s.fromBox[colour]}`, 'FS-INV-03')
    if (s.scale[colour * s.seats + colour] !== 0) report(`fairies[${colour}].scale`, 'has a cube of her own', 'FS-INV-04')
  }
}

/** FS-INV-02, 09, 10. */
function forest(s: State, seat: number, path: string, report: Report): void {
  const row = s.forest.slice(seat * FOREST, (seat + 1) * FOREST)
  const free = row.filter((n) => n === 0).length
  if (s.phase === PHASE.selection && free > 0) report(`${path}.forest`, `${free} cells are free`, 'FS-INV-02')
  if (s.phase === PHASE.planning && s.hand[seat].length !== free)
    report(`${path}.hand`, `${s.hand[seat].length} cards for ${free} free cells`, 'FS-P1-01')
  const inPlay = s.shared[seat].length + s.personal[seat].length
  if (s.phase !== PHASE.activation && inPlay > 0) report(`${path}.shared`, 'cards are in play outside phase 3', 'FS-INV-09')
  if (s.phase !== PHASE.realisation) return
  if (free < 3 || free > 6) report(`${path}.forest`, `${free} cells are free`, 'FS-INV-10')
  for (let c = 0; c < 4; c++) {
    if (row[c] === 0 && row[c + 1] !== 0) report(`${path}.forest`, 'the top row has a gap', 'FS-INV-09')
    if (row[c + 5] !== 0 && row[c + 6] === 0) report(`${path}.forest`, 'the bottom row has a gap', 'FS-INV-09')
  }
}

/** FS-INV-05, 06, 08, 11, 12. */
function boards(s: State, seat: number, path: string, report: Report): void {
  for (let k = seat * KINDS; k < (seat + 1) * KINDS; k++)
    if (s.elements[k] < 0 || !Number.isInteger(s.elements[k])) report(`${path}.elements`, 'a count is negative or broken', 'FS-INV-05')
  if (s.supply[seat] < 0) report(`${path}.supply`, 'is negative', 'FS-INV-03')
  if (s.projects[seat].length > 3) report(`${path}.projects`, 'are more than three', 'FS-INV-06')
  if (s.phase >= PHASE.planning && s.phase <= PHASE.study && s.trimester < LAST)
    if (s.projects[seat].length === 0 && commonHas(s, s.trimester)) report(`${path}.projects`, 'is aimless', 'FS-INV-08')
  const steps = finalOf(s.rules, s.final[seat]).steps.length
  if (s.steps[seat] > steps) report(`${path}.steps`, `are more than ${steps}`, 'FS-INV-12')
  const kind = s.options.length === 'short' ? s.final[seat] < SHORT_FINALS : s.final[seat] >= SHORT_FINALS
  if (s.final[seat] !== NONE && kind) report(`${path}.final`, 'belongs to another length of game', 'FS-SETUP-05')
  if (s.trimester === LAST && s.phase !== PHASE.finals && s.final[seat] === NONE) report(`${path}.final`, 'is missing', 'FS-FINAL-02')
}

/** Steps a phase may ask, its main step first. */
const ASKED: Readonly<Record<string, readonly (keyof typeof STEP)[]>> = {
  setup: [],
  start: ['keep'],
  starting: ['place'],
  draft: ['keep'],
  projects: ['projects'],
  aimless: ['take'],
  planning: ['plan'],
  selection: ['columns', 'give'],
  activation: ['activate', 'give', 'option', 'repeat', 'summon', 'again', 'copy', 'bonus'],
  study: ['study', 'bonus'],
  realisation: ['realise', 'waive', 'give'],
  finals: ['final'],
  spending: ['realise', 'waive', 'give'],
  over: [],
}

/** Where a line stands when a step is asked: its stage, which already names what comes after the answer. */
function fitsStep(s: State, frame: readonly number[], step: number): boolean {
  const [card, , line, , stage] = frame
  const l = lineOf(s.rules, card, line)
  const op = l.ops[stage - STAGE_OPS - 1]?.op
  if (step === STEP.give) return stage === STAGE_GAIN && l.payAny > 0
  if (step === STEP.option) return stage === STAGE_OPS && l.oneOf !== null
  if (step === STEP.repeat) return stage === STAGE_PAY && l.paid
  if (step === STEP.summon) return op === OP.summon
  if (step === STEP.bonus) return op === OP.study
  return step === STEP.again ? op === OP.again : op === OP.copy
}

/** The line on top waits for the answer; one below it for the end of what it led to. */
function lines(s: State, seat: number, path: string, report: Report): void {
  const f = s.frames[seat]
  const step = s.at[seat]
  for (let i = 0; i < f.length; i += FRAME) {
    const frame = f.slice(i, i + FRAME)
    const top = i + FRAME >= f.length
    const asks = step === STEP.give && s.back[seat] === STEP.repeat ? STEP.repeat : step
    if (top ? !fitsStep(s, frame, asks) : !(fitsStep(s, frame, STEP.again) || fitsStep(s, frame, STEP.copy)))
      report(`${path}.frames`, 'do not fit the step', 'FS-P3-08')
  }
}

/** A line half-way through must be one a card really has. */
function unfinished(s: State, seat: number, path: string, report: Report): void {
  const f = s.frames[seat]
  const step = s.at[seat]
  const inLine =
    s.phase === PHASE.activation && step !== STEP.idle && step !== STEP.activate && !(step === STEP.give && s.back[seat] === STEP.activate)
  if (f.length > 0 !== inLine) report(`${path}.frames`, 'do not fit the step', 'FS-P3-08')
  for (let i = 0; i < f.length; i += FRAME) {
    const line = lineOf(s.rules, f[i], f[i + 2])
    if (line.max < f[i + 3] || f[i + 4] > 2 + line.ops.length || cardOf(s.rules, f[i]).lines.length <= f[i + 2])
      report(`${path}.frames`, 'name no line', 'FS-INV-19')
  }
  if ((step === STEP.give) !== s.giveLeft[seat] > 0) report(`${path}.give`, 'does not fit the step', 'FS-ELEM-05')
  lines(s, seat, path, report)
  if (s.giveLeft[seat] > elementCount(s, seat)) report(`${path}.give`, 'is more than there is', 'FS-ELEM-03')
  if ((step === STEP.waive) !== s.buying[seat] >= 0) report(`${path}.buying`, 'does not fit the step', 'FS-CARD-28')
  if ((step === STEP.summon) !== s.summoned[seat].length > 1) report(`${path}.summoned`, 'does not fit the step', 'FS-CARD-24')
}

/** Who is asked what. */
function asked(s: State, report: Report): void {
  const allowed = ASKED[PHASES[s.phase]]
  let deciding = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const path = `fairies[${seat}]`
    if (s.at[seat] === STEP.idle) continue
    deciding++
    if (!allowed.some((step) => STEP[step] === s.at[seat])) report(`${path}.step`, `${STEPS[s.at[seat]]} is not asked in this phase`)
  }
  if ((s.chance !== 0 || s.phase === PHASE.over) && deciding > 0) report('chance', 'fairies are asked at the same time')
  if (s.chance === 0 && s.phase !== PHASE.over && deciding === 0) report('fairies', 'nobody is asked')
  if (new Set(s.queue).size !== s.queue.length) report('queue', 'names a seat twice', 'FS-P0-03')
  if ((s.phase === PHASE.aimless || s.phase === PHASE.finals) && s.chance === 0 && deciding > 0)
    if (deciding > 1 || s.at[s.queue[0]] === STEP.idle) report('queue', 'does not begin with the seat that is asked', 'FS-P0-03')
}

/** Passing rounds: everybody has as many cards as the others, of the deck that is passed (FS-DRAFT-02, 03; FS-EXPERT-01, 02). */
function passing(s: State, seat: number, path: string, report: Report): void {
  const offer = s.offer[seat]
  const kept = s.kept[seat]
  const expert = s.phase === PHASE.start
  const drafting = (s.phase === PHASE.draft && s.chance === 0) || s.phase === PHASE.projects
  const size = expert ? startCards(s.seats) : drafting ? DEALT : 0
  if (offer.length + kept.length !== size)
    report(`${path}.offer`, `has ${offer.length + kept.length} cards instead of ${size}`, 'FS-DRAFT-03')
  const deck = expert ? S_DECK : s.trimester + 1
  if ([...offer, ...kept].some((n) => cardOf(s.rules, n).deck !== deck))
    report(`${path}.offer`, 'holds a card of another deck', 'FS-DRAFT-02')
  const soFar = s.pass - (s.at[seat] === STEP.idle ? 0 : 1)
  if (s.phase === PHASE.projects ? offer.length > 0 : size > 0 && kept.length !== soFar)
    report(`${path}.kept`, 'does not fit the round', 'FS-DRAFT-03')
}

/** FS-INV-17. */
function time(s: State, report: Report): void {
  const most = s.trimester === LAST ? GUARD : turnsOf(s.seats)
  if (s.turn > most) report('turn', `is more than ${most}`, 'FS-INV-17')
  if (s.history.length % s.seats !== 0) report('history', 'has a broken row', 'FS-INV-20')
  if (s.trimester === 3 && s.options.length === 'short') report('trimester', 'does not exist in the short game', 'FS-SHORT-01')
}

/** Choices sealed and not yet revealed must be ones a fairy could make. */
function choices(s: State, seat: number, path: string, report: Report): void {
  const sealed = s.at[seat] === STEP.idle
  const c = s.choice[seat]
  if (s.phase === PHASE.projects) {
    if (sealed !== c > 0) report(`${path}.chosen`, 'does not fit the step', 'FS-DRAFT-04')
    else if (sealed && projectsReason(s, seat, c) !== 0) report(`${path}.chosen`, 'are not three of her own, ascending', 'FS-DRAFT-04')
  } else if (s.phase === PHASE.selection) {
    if (sealed !== c > 0 || c > 31 || bitCount(c) > 2) report(`${path}.columns`, 'does not fit the step', 'FS-P2-01')
    else if (sealed && columnsReason(s, seat, c) !== 0) report(`${path}.columns`, 'cannot be paid', 'FS-P2-02')
  } else if (c !== 0) report(`${path}.columns`, 'nothing is chosen in this phase')
  const placing = s.phase === PHASE.planning || s.phase === PHASE.starting
  if (!placing && (s.planned[seat] !== 0 || s.hand[seat].length > 0))
    report(`${path}.hand`, 'no cards are placed in this phase', 'FS-P1-02')
  if (sealed && s.phase === PHASE.planning && s.hand[seat].length > 0) report(`${path}.hand`, 'is not all placed', 'FS-P1-02')
  if (sealed && s.phase === PHASE.starting && bitCount(s.planned[seat]) !== 2) report(`${path}.planned`, 'are not two', 'FS-EXPERT-03')
  for (let cell = 0; cell < FOREST; cell++)
    if (s.planned[seat] & (1 << cell) && s.forest[seat * FOREST + cell] === 0) report(`${path}.planned`, 'names a free cell', 'FS-P1-02')
}

/** Every fault of one state. */
export function faultsOf(s: State): Fault[] {
  const faults: Fault[] = []
  const report: Report = (path, message, rule) => faults.push(rule ? { path, message, rule } : { path, message })
  places(s, report)
  undealt(s, report)
  cubes(s, report)
  asked(s, report)
  time(s, report)
  for (let seat = 0; seat < s.seats; seat++) {
    const path = `fairies[${seat}]`
    decks(s, seat, path, report)
    forest(s, seat, path, report)
    boards(s, seat, path, report)
    unfinished(s, seat, path, report)
    choices(s, seat, path, report)
    passing(s, seat, path, report)
  }
  if (faults.length > 0) return faults
  for (let seat = 0; seat < s.seats; seat++)
    if (s.chance === 0 && s.at[seat] !== STEP.idle && moves(s, seat).length === 0) report(`fairies[${seat}].step`, 'has no answer')
  return faults
}

/** What one entry may not change (FS-INV-11 to 13, 17). */
export function stepFaults(before: State, after: State): Fault[] {
  const faults: Fault[] = []
  const need = (holds: boolean, path: string, message: string, rule: RuleId): void => {
    if (!holds) faults.push({ path, message, rule })
  }
  for (let seat = 0; seat < after.seats; seat++) {
    const path = `fairies[${seat}]`
    need((before.studied[seat] & ~after.studied[seat]) === 0, `${path}.studied`, 'a creature is forgotten', 'FS-INV-11')
    need(bitCount(after.studied[seat]) <= bitCount(before.studied[seat]) + 2, `${path}.studied`, 'has grown too much', 'FS-INV-11')
    need(
      after.steps[seat] >= before.steps[seat] && after.steps[seat] <= before.steps[seat] + 1,
      `${path}.steps`,
      'are not in order',
      'FS-INV-12',
    )
    need(kindness(after, seat) >= kindness(before, seat), `${path}.scale`, 'kindness has shrunk', 'FS-INV-13')
    need(
      before.realised[seat].every((n, i) => after.realised[seat][i] === n),
      `${path}.realised`,
      'a project is lost',
      'FS-INV-07',
    )
  }
  need(after.turns >= before.turns && after.turns <= before.turns + 1, 'turns', 'have jumped', 'FS-INV-17')
  need(after.moment >= before.moment, 'moment', 'has gone back', 'FS-INV-14')
  need(after.options === before.options, 'options', 'have changed', 'FS-INV-14')
  return faults
}
