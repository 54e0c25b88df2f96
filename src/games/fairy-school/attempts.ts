/** Moves worth an explanation when refused: what a person could try now, the legal ones among them. */
import type { Move, Seat } from '../../core/game.ts'
import { AIR, byStep, FOREST, KINDS, PHASE, STEP } from './codes.ts'
import { cardOf } from './compiled.ts'
import { exchangesOpen } from './legal/turn.ts'
import { COLUMN_SETS, moves } from './moves.ts'
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
  NEXT_STEP,
  PLACE,
  READY,
  REALISE,
  REPEAT,
  STOP,
  STUDY,
  TAKE,
  WAIVE,
} from './words.ts'

type Push = (s: State, seat: Seat, into: Move[]) => void

const pushPlaces: Push = (s, seat, into) => {
  for (const card of s.hand[seat]) for (let cell = 0; cell < FOREST; cell++) into.push(PLACE(card, cell))
  into.push(READY)
}

/** Every line of every card in play, in reach or not. */
const pushCards =
  (make: typeof ACTIVATE): Push =>
  (s, _seat, into) => {
    for (let owner = 0; owner < s.seats; owner++)
      for (const card of [...s.shared[owner], ...s.personal[owner]])
        cardOf(s.rules, card).lines.forEach((_, line) => {
          into.push(make(card, owner, line))
        })
  }

const pushKinds = (make: (kind: number) => Move, kinds: number, into: Move[]): void => {
  for (let k = 0; k < kinds; k++) into.push(make(k))
}

const TRIED = byStep<Push>(
  {
    place: pushPlaces,
    plan: pushPlaces,
    take: (s, _seat, into) => {
      for (const card of s.common) into.push(TAKE(card))
    },
    columns: (_s, _seat, into) => {
      for (const bits of COLUMN_SETS) into.push(COLUMNS_SET(bits))
    },
    activate: (s, seat, into) => {
      pushCards(ACTIVATE)(s, seat, into)
      into.push(READY)
    },
    again: pushCards(ACTIVATE),
    copy: pushCards(COPY),
    give: (_s, _seat, into) => pushKinds(GIVE, KINDS, into),
    repeat: (_s, _seat, into) => {
      into.push(REPEAT, STOP)
    },
    bonus: (_s, _seat, into) => pushKinds(BONUS, KINDS, into),
    study: (s, seat, into) => {
      for (const cell of [0, FOREST - 1]) if (s.forest[seat * FOREST + cell] !== 0) into.push(STUDY(s.forest[seat * FOREST + cell]))
      into.push(STOP)
    },
    realise: (s, seat, into) => {
      for (const card of s.projects[seat]) into.push(REALISE(card))
      into.push(NEXT_STEP(s.steps[seat] + 1), READY)
    },
    waive: (_s, _seat, into) => {
      pushKinds(WAIVE, KINDS, into)
      into.push(STOP)
    },
    final: (s, _seat, into) => {
      s.rules.final.forEach((f, code) => {
        if (f && s.finals.some((open) => open >= 16 === code >= 16)) into.push(FINAL(code))
      })
    },
  },
  (s, seat, into) => {
    moves(s, seat, into)
  },
)

/** {@link import('../../core/game.ts').Game.attempts}. */
export function attempts(s: State, seat: Seat): Move[] {
  const into: Move[] = []
  if (s.phase === PHASE.over || s.chance !== 0) return into
  const step = s.at[seat] ?? STEP.idle
  if (step === STEP.idle) return into
  TRIED[step](s, seat, into)
  if (exchangesOpen(step)) {
    pushKinds(EXCHANGE, KINDS, into)
    pushKinds(JOKER, AIR, into)
  }
  return into
}
