/** A state's facts in glossary words: what positions and views have in common. */
import { bundleOf } from './apply/common.ts'
import { BUY_NOTHING, FOR_LINE, FOR_NOTHING, FOREST, FRAME, KINDS, NONE, STEP } from './codes.ts'
import { finalOf } from './compiled.ts'
import { cubesOf, kindness } from './queries.ts'
import type { State } from './state.ts'
import {
  CELLS,
  CHANCES,
  COLUMNS,
  CREATURES,
  ELEMENTS,
  type Element,
  type Frame,
  type InPlay,
  LETTERS,
  type OwnPart,
  PHASES,
  type PublicFairy,
  STEPS,
  type Table,
} from './types.ts'

/** The step every fairy of a phase begins with, by phase number: what the others see of whoever is asked. */
export const MAIN_STEP: readonly number[] = [
  STEP.idle,
  STEP.keep,
  STEP.place,
  STEP.keep,
  STEP.projects,
  STEP.take,
  STEP.plan,
  STEP.columns,
  STEP.activate,
  STEP.study,
  STEP.realise,
  STEP.final,
  STEP.realise,
  STEP.idle,
]

/** The seats of every set of up to six, by its bits. */
const SEATS_IN: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, bits) =>
  [0, 1, 2, 3, 4, 5].filter((seat) => bits & (1 << seat)),
)

/** Seats that must decide now, CHANCE not among them. Shared lists: nobody changes them. */
export function decidingSeats(s: State): readonly number[] {
  let bits = 0
  if (s.chance === 0) for (let seat = 0; seat < s.seats; seat++) if (s.at[seat] !== STEP.idle) bits |= 1 << seat
  return SEATS_IN[bits]
}

/** The names of the bits of a set. */
export const named = <T>(words: readonly T[], bits: number): T[] => words.filter((_, i) => bits & (1 << i))

function historyWords(s: State): number[][] {
  const rows: number[][] = []
  for (let i = 0; i < s.history.length; i += s.seats) rows.push(s.history.slice(i, i + s.seats))
  return rows
}

/** Everything in {@link Table}. */
export function tableWords(s: State): Table {
  return {
    seats: s.seats,
    phase: PHASES[s.phase],
    chance: CHANCES[s.chance],
    trimester: s.trimester,
    turn: s.turn,
    turns: s.turns,
    deciding: decidingSeats(s),
    queue: s.queue.slice(),
    pass: s.pass,
    common: s.common.slice(),
    finals: s.finals.map((code) => finalOf(s.rules, code).id),
    history: historyWords(s),
    moment: s.moment,
  }
}

/** All five kinds by name. */
export function elementWords(list: readonly number[], seat: number): Record<Element, number> {
  const e = seat * KINDS
  return { earth: list[e], plant: list[e + 1], fire: list[e + 2], water: list[e + 3], air: list[e + 4] }
}

const inPlay = (s: State, cards: readonly number[], cubes: readonly number[]): InPlay[] =>
  cards.map((card, i) => ({ card, cubes: s.at.map((_, colour) => cubesOf(cubes[i], colour)) }))

/** A fairy as she is; what is secret now is left in and taken out by view.ts. */
export function fairyWords(s: State, seat: number): PublicFairy {
  return {
    step: STEPS[s.at[seat]],
    letter: LETTERS[s.letter[seat]] ?? null,
    elements: elementWords(s.elements, seat),
    supply: s.supply[seat],
    fromBox: s.fromBox[seat],
    scale: s.scale.slice(seat * s.seats, (seat + 1) * s.seats),
    kindness: kindness(s, seat),
    studied: named(CREATURES, s.studied[seat]),
    discount: s.discount[seat],
    projects: s.projects[seat].slice(),
    realised: s.realised[seat].slice(),
    bought: s.bought[seat],
    final: s.final[seat] === NONE ? null : finalOf(s.rules, s.final[seat]).id,
    steps: s.steps[seat],
    forest: s.forest.slice(seat * FOREST, (seat + 1) * FOREST).map((n) => n || null),
    shared: inPlay(s, s.shared[seat], s.sharedCubes[seat]),
    personal: inPlay(s, s.personal[seat], s.personalCubes[seat]),
    discard: s.discard[seat].slice(),
    fresh: s.fresh[seat].slice(),
  }
}

function frameWords(f: readonly number[]): Frame[] {
  const out: Frame[] = []
  for (let i = 0; i < f.length; i += FRAME) out.push({ card: f[i], of: f[i + 1], line: f[i + 2], reps: f[i + 3], stage: f[i + 4] })
  return out
}

/** What is the fairy's own to see and to finish. */
export function ownWords(s: State, seat: number): OwnPart {
  const choice = s.choice[seat]
  // Columns are sets of five bits; three project numbers are always more.
  const columns = choice < 32
  return {
    hand: s.hand[seat].slice(),
    planned: named(CELLS, s.planned[seat]),
    offer: s.offer[seat].slice(),
    kept: s.kept[seat].slice(),
    columns: columns ? named(COLUMNS, choice) : [],
    chosen: columns ? [] : [choice & 255, (choice >> 8) & 255, choice >> 16],
    summoned: s.summoned[seat].slice(),
    frames: frameWords(s.frames[seat]),
    give:
      s.giveFor[seat] === FOR_NOTHING
        ? null
        : {
            left: s.giveLeft[seat],
            for: s.giveFor[seat] === FOR_LINE ? 'line' : 'exchange',
            gain: ELEMENTS[s.giveGain[seat]] ?? null,
          },
    back: STEPS[s.back[seat]],
    buying: s.buying[seat] === BUY_NOTHING ? null : s.buying[seat],
    price: bundleOf(s.price, seat * KINDS),
  }
}
