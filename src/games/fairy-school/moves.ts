/** Every legal move, from the same predicates the judge uses, in a stable order. */
import type { Move, Seat } from '../../core/game.ts'
import { AIR, BOTTOM_RIGHT, byStep, FOREST, FRAME, KINDS, LAST, PHASE, STEP, TOP_LEFT } from './codes.ts'
import { cardOf, lineOf } from './compiled.ts'
import { activateReason, againReason, canPayLine, copyReason } from './legal/lines.ts'
import {
  candidates,
  columnsReason,
  eachThree,
  exchangeReason,
  exchangesOpen,
  payRestReason,
  placedReason,
  placeReason,
  realiseReason,
  stepReason,
  studyReason,
  takeReason,
  waiveReason,
} from './legal/turn.ts'
import { reaches } from './queries.ts'
import type { State } from './state.ts'
import {
  ACTIVATE,
  BONUS,
  COLUMNS_SET,
  COPY,
  EXCHANGE,
  FINAL,
  GIVE,
  JOKER,
  KEEP,
  NEXT_STEP,
  OPTION,
  PLACE,
  PROJECTS,
  READY,
  REALISE,
  REPEAT,
  STOP,
  STUDY,
  SUMMON,
  TAKE,
  WAIVE,
} from './words.ts'

/** One or two of five columns, as bit sets: 15. */
export const COLUMN_SETS: readonly number[] = [1, 2, 4, 8, 16, 3, 5, 9, 17, 6, 10, 18, 12, 20, 24]

type Push = (s: State, seat: Seat, into: Move[]) => void

const pushPlaces: Push = (s, seat, into) => {
  const hand = s.hand[seat]
  for (let i = 0; i < hand.length; i++)
    for (let cell = 0; cell < FOREST; cell++)
      if (s.forest[seat * FOREST + cell] === 0 && placeReason(s, seat, hand[i], cell) === 0) into.push(PLACE(hand[i], cell))
  if (placedReason(s, seat) === 0) into.push(READY)
}

/** All three of the candidates, ascending (FS-DRAFT-04). */
const pushProjects: Push = (s, seat, into) => {
  const all = candidates(s, seat)
  eachThree(all.length, (i, j, k) => into.push(PROJECTS(all[i], all[j], all[k])))
}

const pushTakes: Push = (s, _seat, into) => {
  for (let i = 0; i < s.common.length; i++) if (takeReason(s, s.common[i]) === 0) into.push(TAKE(s.common[i]))
}

const pushColumns: Push = (s, seat, into) => {
  for (let i = 0; i < COLUMN_SETS.length; i++) if (columnsReason(s, seat, COLUMN_SETS[i]) === 0) into.push(COLUMNS_SET(COLUMN_SETS[i]))
}

type Reason = (s: State, seat: number, card: number, owner: number, line: number) => number

/** Both lines of every card of a list. */
function pushLines(
  s: State,
  seat: Seat,
  owner: number,
  cards: readonly number[],
  reason: Reason,
  make: typeof ACTIVATE,
  into: Move[],
): void {
  for (let i = 0; i < cards.length; i++) {
    const { lines } = cardOf(s.rules, cards[i])
    for (let line = 0; line < lines.length; line++) if (reason(s, seat, cards[i], owner, line) === 0) into.push(make(cards[i], owner, line))
  }
}

/** Cards in reach: the personal zone, then shared zones from one's own on (FS-P3-01). */
function pushReach(s: State, seat: Seat, reason: Reason, make: typeof ACTIVATE, into: Move[]): void {
  pushLines(s, seat, seat, s.personal[seat], reason, make, into)
  for (let n = 0; n < s.seats; n++) {
    const owner = (seat + n) % s.seats
    if (reaches(s, seat, owner)) pushLines(s, seat, owner, s.shared[owner], reason, make, into)
  }
}

const pushStudy: Push = (s, seat, into) => {
  const first = s.forest[seat * FOREST + TOP_LEFT]
  const second = s.forest[seat * FOREST + BOTTOM_RIGHT]
  if (studyReason(s, seat, first) === 0) into.push(STUDY(first))
  if (studyReason(s, seat, second) === 0) into.push(STUDY(second))
  into.push(STOP)
}

const pushBuys: Push = (s, seat, into) => {
  const projects = s.projects[seat]
  for (let i = 0; i < projects.length; i++) if (realiseReason(s, seat, projects[i]) === 0) into.push(REALISE(projects[i]))
  const step = s.steps[seat] + 1
  if (s.trimester === LAST && stepReason(s, seat, step) === 0) into.push(NEXT_STEP(step))
  into.push(READY)
}

const topLine = (s: State, seat: Seat) => {
  const f = s.frames[seat]
  const top = f.length - FRAME
  return lineOf(s.rules, f[top], f[top + 2])
}

const ANSWERS = byStep<Push>(
  {
    keep: (s, seat, into) => {
      for (const card of s.offer[seat]) into.push(KEEP(card))
    },
    place: pushPlaces,
    plan: pushPlaces,
    projects: pushProjects,
    take: pushTakes,
    columns: pushColumns,
    activate: (s, seat, into) => {
      if (s.supply[seat] > 0) pushReach(s, seat, activateReason, ACTIVATE, into)
      into.push(READY)
    },
    give: (s, seat, into) => {
      for (let k = 0; k < KINDS; k++) if (s.elements[seat * KINDS + k] > 0) into.push(GIVE(k))
    },
    option: (s, seat, into) => {
      const n = topLine(s, seat).oneOf?.length ?? 0
      for (let i = 0; i < n; i++) into.push(OPTION(i))
    },
    repeat: (s, seat, into) => {
      if (canPayLine(s, seat, topLine(s, seat))) into.push(REPEAT)
      into.push(STOP)
    },
    summon: (s, seat, into) => {
      for (const card of s.summoned[seat]) into.push(SUMMON(card))
    },
    again: (s, seat, into) => pushReach(s, seat, againReason, ACTIVATE, into),
    copy: (s, seat, into) => pushReach(s, seat, copyReason, COPY, into),
    study: pushStudy,
    bonus: (_s, _seat, into) => {
      for (let k = 0; k < AIR; k++) into.push(BONUS(k))
    },
    realise: pushBuys,
    waive: (s, seat, into) => {
      for (let k = 0; k < KINDS; k++) if (waiveReason(s, seat, k) === 0) into.push(WAIVE(k))
      if (payRestReason(s, seat) === 0) into.push(STOP)
    },
    final: (s, _seat, into) => {
      for (const code of s.finals) into.push(FINAL(code))
    },
  },
  () => undefined,
)

/** Exchanges stand last: they are seldom wise (FS-ELEM-05 to 08). */
function pushExchanges(s: State, seat: Seat, into: Move[]): void {
  for (let k = 0; k < KINDS; k++) if (exchangeReason(s, seat, k) === 0) into.push(EXCHANGE(k))
  if (s.elements[seat * KINDS + AIR] > 0) for (let k = 0; k < AIR; k++) into.push(JOKER(k))
}

/** Every legal move of a seat, appended to `into`. */
export function moves(s: State, seat: Seat, into: Move[] = []): Move[] {
  if (s.phase === PHASE.over || s.chance !== 0) return into
  const step = s.at[seat] ?? STEP.idle
  ANSWERS[step](s, seat, into)
  if (exchangesOpen(step)) pushExchanges(s, seat, into)
  return into
}
