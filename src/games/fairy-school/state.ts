/**
 * The complete state: number scalars and flat lists of small numbers, cloned by hand. Everything of a fairy is found by
 * her seat; what several decide at once stays with each of them until the last one is ready. Words: position.ts.
 */
import { BUY_NOTHING, CHANCE_STEP, FOREST, KINDS, NONE, PHASE, STEP } from './codes.ts'
import { type Rules, rulesOf } from './compiled.ts'
import { editionOf } from './edition.ts'
import type { Options } from './types.ts'

export interface State {
  readonly options: Options
  readonly rules: Rules
  readonly seats: number
  phase: number
  /** What CHANCE is asked, 0 when it is not. */
  chance: number
  trimester: number
  turn: number
  turns: number
  pass: number
  /** Raised whenever something hidden comes to light. */
  moment: number
  /** Step of each fairy; `idle` when she has finished. */
  at: number[]
  /** Seats that choose one after another, the next one first. */
  queue: number[]
  /** `seat * 5 + kind`. */
  elements: number[]
  /** Elements as the others see them in phase 2. */
  shown: number[]
  supply: number[]
  fromBox: number[]
  /** `owner * seats + colour`: others' cubes on her scale. */
  scale: number[]
  /** Bit sets of creatures. */
  studied: number[]
  discount: number[]
  /** Projects realised this turn. */
  bought: number[]
  /** Code of the final project, -1 none; steps done. */
  final: number[]
  steps: number[]
  letter: number[]
  /** `seat * 10 + cell`: card numbers, 0 free. */
  forest: number[]
  /** Bit sets of cells filled in this phase and not yet revealed. */
  planned: number[]
  /** Columns (bit set) or projects (packed) chosen and not yet revealed; 0 none. */
  choice: number[]
  /** Her own luck: what her next shuffle is made from, and how many there were. */
  luck: number[]
  shuffles: number[]
  // Piles, one list per seat; tops are last.
  draw: number[][]
  discard: number[][]
  hand: number[][]
  shared: number[][]
  personal: number[][]
  /** Cubes on the cards of the lists above: 4 bits per colour. */
  sharedCubes: number[][]
  personalCubes: number[][]
  projects: number[][]
  realised: number[][]
  fresh: number[][]
  offer: number[][]
  kept: number[][]
  summoned: number[][]
  /** Unfinished lines, FRAME numbers each, the outer one first. */
  frames: number[][]
  giveLeft: number[]
  giveFor: number[]
  giveGain: number[]
  /** Step an exchange returns to. */
  back: number[]
  buying: number[]
  /** `seat * 5 + kind`: what is left of the price being paid with a discount. */
  price: number[]
  common: number[]
  /** Codes of final projects laid open. */
  finals: number[]
  /** Points at the end of each turn, `seats` numbers each. */
  history: number[]
}

const lists = (all: readonly number[][]): number[][] => {
  const out: number[][] = []
  for (let i = 0; i < all.length; i++) out.push(all[i].slice())
  return out
}

/** Deep copy; `options` and `rules` are shared and never change. */
export function clone(s: State): State {
  return {
    options: s.options,
    rules: s.rules,
    seats: s.seats,
    phase: s.phase,
    chance: s.chance,
    trimester: s.trimester,
    turn: s.turn,
    turns: s.turns,
    pass: s.pass,
    moment: s.moment,
    at: s.at.slice(),
    queue: s.queue.slice(),
    elements: s.elements.slice(),
    shown: s.shown.slice(),
    supply: s.supply.slice(),
    fromBox: s.fromBox.slice(),
    scale: s.scale.slice(),
    studied: s.studied.slice(),
    discount: s.discount.slice(),
    bought: s.bought.slice(),
    final: s.final.slice(),
    steps: s.steps.slice(),
    letter: s.letter.slice(),
    forest: s.forest.slice(),
    planned: s.planned.slice(),
    choice: s.choice.slice(),
    luck: s.luck.slice(),
    shuffles: s.shuffles.slice(),
    draw: lists(s.draw),
    discard: lists(s.discard),
    hand: lists(s.hand),
    shared: lists(s.shared),
    personal: lists(s.personal),
    sharedCubes: lists(s.sharedCubes),
    personalCubes: lists(s.personalCubes),
    projects: lists(s.projects),
    realised: lists(s.realised),
    fresh: lists(s.fresh),
    offer: lists(s.offer),
    kept: lists(s.kept),
    summoned: lists(s.summoned),
    frames: lists(s.frames),
    giveLeft: s.giveLeft.slice(),
    giveFor: s.giveFor.slice(),
    giveGain: s.giveGain.slice(),
    back: s.back.slice(),
    buying: s.buying.slice(),
    price: s.price.slice(),
    common: s.common.slice(),
    finals: s.finals.slice(),
    history: s.history.slice(),
  }
}

const each = <T>(seats: number, make: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat))
const zeros = (n: number): number[] => new Array<number>(n).fill(0)
const noLists = (seats: number): number[][] => each(seats, () => [])

/** The state before the first entry: boards and cubes handed out, cards still to be shuffled (FS-SETUP-04 to 10). */
export function setup(options: Options, seats: number): State {
  const rules = rulesOf(options)
  const cubes = editionOf(options).cubes[options.length]
  return {
    options,
    rules,
    seats,
    phase: PHASE.setup,
    chance: CHANCE_STEP.start,
    trimester: 0,
    turn: 0,
    turns: 0,
    pass: 0,
    moment: 0,
    at: new Array<number>(seats).fill(STEP.idle),
    queue: [],
    elements: each(seats * KINDS, (i) => rules.startElements[i % KINDS]),
    shown: zeros(seats * KINDS),
    supply: new Array<number>(seats).fill(cubes),
    fromBox: zeros(seats),
    scale: zeros(seats * seats),
    studied: zeros(seats),
    discount: zeros(seats),
    bought: zeros(seats),
    final: new Array<number>(seats).fill(NONE),
    steps: zeros(seats),
    letter: new Array<number>(seats).fill(NONE),
    forest: zeros(seats * FOREST),
    planned: zeros(seats),
    choice: zeros(seats),
    luck: zeros(seats),
    shuffles: zeros(seats),
    draw: noLists(seats),
    discard: noLists(seats),
    hand: noLists(seats),
    shared: noLists(seats),
    personal: noLists(seats),
    sharedCubes: noLists(seats),
    personalCubes: noLists(seats),
    projects: noLists(seats),
    realised: noLists(seats),
    fresh: noLists(seats),
    offer: noLists(seats),
    kept: noLists(seats),
    summoned: noLists(seats),
    frames: noLists(seats),
    giveLeft: zeros(seats),
    giveFor: zeros(seats),
    giveGain: new Array<number>(seats).fill(NONE),
    back: zeros(seats),
    buying: new Array<number>(seats).fill(BUY_NOTHING),
    price: zeros(seats * KINDS),
    common: [],
    finals: [],
    history: [],
  }
}
