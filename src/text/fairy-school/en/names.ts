/** English names of everything on the table of Fairy School. This object defines the type for the other languages. */
import type {
  Bundle,
  Card,
  CardNumber,
  Cell,
  Column,
  Creature,
  Deck,
  Element,
  Grade,
  Length,
  Letter,
  Phase,
  SetupKind,
  Step,
} from '../../../games/fairy-school/types.ts'
import { ELEMENTS } from '../../../games/fairy-school/types.ts'
import { format, late } from '../../format.ts'

const f = format('en-GB')

const language: string = 'en'
const nothing: string = 'nothing'

const elementForms: Readonly<Record<Element | 'any', readonly [one: string, other: string]>> = {
  earth: ['earth', 'earth'],
  plant: ['plant', 'plant'],
  fire: ['fire', 'fire'],
  water: ['water', 'water'],
  air: ['air', 'air'],
  any: ['basic element of your choice', 'basic elements of your choice'],
}

/** A creature: as a heading, and inside a sentence as the object ("the mermaid"). */
export interface CreatureName {
  readonly name: string
  readonly the: string
}

const creatures: Readonly<Record<Creature, CreatureName>> = {
  unicorn: { name: 'Unicorn', the: 'the unicorn' },
  gnome: { name: 'Gnome', the: 'the gnome' },
  mermaid: { name: 'Mermaid', the: 'the mermaid' },
  serpent: { name: 'Sea serpent', the: 'the sea serpent' },
  sylvan: { name: 'Sylvan', the: 'the sylvan' },
  elf: { name: 'Elf', the: 'the elf' },
  dragon: { name: 'Dragon', the: 'the dragon' },
  phoenix: { name: 'Phoenix', the: 'the phoenix' },
  sphinx: { name: 'Sphinx', the: 'the sphinx' },
  salamander: { name: 'Salamander', the: 'the salamander' },
  griffin: { name: 'Griffin', the: 'the griffin' },
  cockatrice: { name: 'Cockatrice', the: 'the cockatrice' },
}

const columns: Readonly<Record<Column, string>> = {
  earth: 'earth column',
  plant: 'plant column',
  air: 'air column',
  fire: 'fire column',
  water: 'water column',
}

const cells: Readonly<Record<Cell, string>> = {
  'top-earth': 'top of the earth column',
  'top-plant': 'top of the plant column',
  'top-air': 'top of the air column',
  'top-fire': 'top of the fire column',
  'top-water': 'top of the water column',
  'bottom-earth': 'bottom of the earth column',
  'bottom-plant': 'bottom of the plant column',
  'bottom-air': 'bottom of the air column',
  'bottom-fire': 'bottom of the fire column',
  'bottom-water': 'bottom of the water column',
}

/** The same where there is room for little: what tells them apart comes first. */
const spots: Readonly<Record<Cell, string>> = {
  'top-earth': 'earth, top',
  'top-plant': 'plant, top',
  'top-air': 'air, top',
  'top-fire': 'fire, top',
  'top-water': 'water, top',
  'bottom-earth': 'earth, bottom',
  'bottom-plant': 'plant, bottom',
  'bottom-air': 'air, bottom',
  'bottom-fire': 'fire, bottom',
  'bottom-water': 'water, bottom',
}

const decks: Readonly<Record<Deck, string>> = {
  start: 'start card',
  S: 'S card',
  T1: 'project of trimester 1',
  T2: 'project of trimester 2',
  T3: 'project of trimester 3',
}

const phases: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  start: 'Choosing S cards',
  starting: 'First cards of the forest',
  draft: 'Choosing projects',
  projects: 'Three projects',
  aimless: 'Phase 0: without a project',
  planning: 'Phase 1: planning',
  selection: 'Phase 2: selection',
  activation: 'Phase 3: activation',
  study: 'Phase 5: study',
  realisation: 'Phase 6: projects',
  finals: 'Choosing final projects',
  spending: 'Last spending',
  over: 'The year is over',
}

/** The phases in a word, for the strip above the board. */
const phaseShort: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  start: 'Draft',
  starting: 'Place',
  draft: 'Draft',
  projects: 'Projects',
  aimless: 'Seek',
  planning: 'Plan',
  selection: 'Choose',
  activation: 'Use',
  study: 'Study',
  realisation: 'Build',
  finals: 'Finals',
  spending: 'Spend',
  over: 'End',
}

/** What the tray asks at each step. */
const prompts: Readonly<Record<Step, string>> = {
  idle: 'You are ready. The others are still busy.',
  keep: 'Keep one card',
  place: 'Place two cards in the top row',
  projects: 'Choose your three projects',
  take: 'Take one of the common projects',
  plan: 'Place your cards in the forest',
  columns: 'Play one or two columns',
  activate: 'Which card do you activate?',
  give: 'Which element do you give?',
  option: 'Which gain do you choose?',
  repeat: 'Use the line once more?',
  summon: 'Play one, discard the other',
  again: 'Which card do you use again?',
  copy: 'Which line do you copy?',
  study: 'Which creature do you study?',
  bonus: 'What does the pair bring you?',
  realise: 'What do you pay for?',
  waive: 'Which element do you save?',
  final: 'Choose your final project',
}

const setups: Readonly<Record<SetupKind, string>> = { initiation: 'Initiation', normal: 'Normal', expert: 'Expert' }
const lengths: Readonly<Record<Length, string>> = { long: 'Whole year', short: 'Short year' }
const grades: Readonly<Record<Grade, string>> = { none: 'not passed', pass: 'passed', good: 'good', honours: 'honours' }

/** A count of an element: "2 earth"; `any` is one of the four basic elements. */
const element = (kind: Element | 'any', count: number): string => f.count(count, elementForms[kind][0], elementForms[kind][1])

/** Several elements: "2 earth and 1 fire"; "nothing" when there are none. */
function bundle(elements: Bundle): string {
  const items = ELEMENTS.filter((kind) => (elements[kind] ?? 0) > 0).map((kind) => element(kind, elements[kind] ?? 0))
  return items.length === 0 ? nothing : f.and(items)
}

const ordinalSuffix: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinals = late(() => new Intl.PluralRules('en-GB', { type: 'ordinal' }))

export const names = {
  language,
  format: f,
  nothing,
  /** Singular and plural of an element without a number. */
  elementForms,
  element,
  bundle,
  /** Elements of any kinds: "any 2 elements". */
  anyElements: (n: number): string => (n === 1 ? 'any element' : `any ${n} elements`),
  /** Elements without a kind: "3 elements". */
  elements: (n: number): string => f.count(n, 'element', 'elements'),
  creatures,
  columns,
  cells,
  spots,
  decks,
  letter: (letter: Letter): string => `deck ${letter}`,
  phases,
  phaseShort,
  prompts,
  setups,
  lengths,
  grades,
  /** A card by creature and printed number: "Mermaid 51". */
  card: (card: Card | undefined, number: CardNumber): string => `${card === undefined ? 'Card' : creatures[card.creature].name} ${number}`,
  /** A final project by its id and main elements: "Final project F3 (earth and water)". */
  final: (id: string, main: readonly Element[]): string =>
    `Final project ${id}${main.length === 0 ? '' : ` (${f.and(main.map((kind) => elementForms[kind][0]))})`}`,
  ordinal: (n: number): string => `${n}${ordinalSuffix[ordinals().select(n)] ?? 'th'}`,
  points: (n: number): string => f.count(n, 'point', 'points'),
  cubes: (n: number): string => f.count(n, 'cube', 'cubes'),
  cards: (n: number): string => f.count(n, 'card', 'cards'),
  steps: (n: number): string => f.count(n, 'step', 'steps'),
  times: (n: number): string => f.count(n, 'time', 'times'),
}

/** The names every language has. */
export type Names = typeof names
