/** English words of the board, sheets, options and end of game. This object defines the type for the other languages. */
import type { Column, Element, FinalLine, Options } from '../../../games/fairy-school/types.ts'
import { capital } from '../rich.ts'
import { names } from './names.ts'

const f = names.format
const YOU: string = 'You'

/** Names for fairies without a player, in the order of the seats. */
const characters: readonly string[] = ['Merryn', 'Jory', 'Perran', 'Tamsin', 'Lowen', 'Elowen']

/** A question mark's answer: what is this part of the board? */
export interface Explanation {
  readonly title: string
  readonly text: string
}

const explain = {
  forest: {
    title: 'Your forest',
    text: 'Five columns, two rows. When you play a column, its top card goes where your neighbours reach it too, its bottom card is for you alone. Cards that stay move together: the top row to the left, the bottom row to the right.',
  },
  studyCells: {
    title: 'Study cells',
    text: 'The top left and the bottom right cell. A card that lies there at the end of the turn is discarded, and you may study the creature of one of them.',
  },
  shared: {
    title: 'Shared cards',
    text: 'You and your neighbours may each use these cards. A neighbour who does leaves you a cube, and that is a point of kindness.',
  },
  personal: { title: 'Cards of your own', text: 'Only you can use these cards. Your cubes on them come back.' },
  kindness: {
    title: 'Kindness',
    text: 'Cubes that others left on your shared cards. Each is a point at the end. Nobody loses a card by your using it; only the cube stays.',
  },
  cubes: {
    title: 'Activation cubes',
    text: 'Each use of a card takes a cube. From your own cards it comes back at the end of the turn, from a neighbour\u2019s card it does not.',
  },
  creatures: {
    title: 'Creature board',
    text: 'Twelve creatures in six pairs. Each one studied is worth 2 points, and the second of a pair brings its bonus at once.',
  },
  exchange: {
    title: 'Exchanges',
    text: 'Elements of any kinds can be exchanged at fixed rates, and air stands for any basic element. When you pay, the cheapest way is found for you.',
  },
  projects: {
    title: 'Projects',
    text: 'Up to three at a time, two realised in a turn. A realised project is worth 3 points, and it is a new card on top of your draw pile.',
  },
  common: {
    title: 'Common discard',
    text: 'Projects that nobody wanted. A fairy without a project takes one of this trimester from here at the start of a turn.',
  },
  final: {
    title: 'Final project',
    text: 'Its steps are paid for in order, 3 points each. When somebody finishes, the year ends with that turn.',
  },
  piles: {
    title: 'Draw pile and discard',
    text: 'When the draw pile is empty and you need a card, your discard is shuffled into a new one.',
  },
} as const satisfies Readonly<Record<string, Explanation>>

export type ExplanationId = keyof typeof explain
const explanations: Readonly<Record<ExplanationId, Explanation>> = explain

/** An option in plain words, with its values in the order they are offered. */
export interface ChoiceText {
  readonly name: string
  readonly values: Readonly<Record<string, { readonly name: string; readonly detail: string }>>
}

const options: Readonly<Record<Exclude<keyof Options, 'edition' | 'printing' | 'start'>, ChoiceText>> = {
  setup: {
    name: 'First cards',
    values: {
      initiation: { name: 'First game', detail: 'a ready-made deck and given projects' },
      normal: { name: 'Ready-made', detail: 'a ready-made deck, you choose your projects' },
      expert: { name: 'Draft', detail: 'you choose first cards and projects' },
    },
  },
  length: {
    name: 'Length',
    values: {
      long: { name: 'Whole year', detail: 'three trimesters, then the final projects' },
      short: { name: 'Short year', detail: 'two trimesters, then shorter final projects' },
    },
  },
  wide: {
    name: 'Neighbours',
    values: {
      false: { name: 'Left and right', detail: 'you share with both neighbours' },
      true: { name: 'Wide', detail: 'for four or more: you share two seats to one side, turn about' },
    },
  },
  leadersBonus: {
    name: 'Furthest in the final projects',
    values: {
      air: { name: '1 air each turn', detail: 'a push for whoever leads' },
      none: { name: 'No bonus', detail: 'nothing for the lead' },
    },
  },
  giveAndTake: {
    name: 'Kindness between two',
    values: {
      false: { name: 'As printed', detail: 'every cube on your scale is a point' },
      true: { name: 'Give and take', detail: 'house rule: kindness counts at most 5 points more than the cubes you gave yourself' },
    },
  },
  grades: {
    name: 'Grades',
    values: {
      true: { name: 'Shown', detail: 'passed, good or honours beside the points' },
      false: { name: 'Hidden', detail: 'points only' },
    },
  },
}

/** What bots weigh, by the names their reasons have; 'rivals' is what the best of the others loses. */
type Feature = 'kindness' | 'projects' | 'steps' | 'studies' | 'elements' | 'plans' | 'deck' | 'cubes' | 'forest' | 'rivals'

/** What a choice brings and what it costs: nouns that can be listed; none for a loss that explains nothing. */
export type FeatureTexts = Readonly<Record<Feature, readonly [gain: string, loss?: string]>>

const features: FeatureTexts = {
  kindness: ['more kindness', 'less kindness'],
  projects: ['more realised projects', 'fewer realised projects'],
  steps: ['a step of the final project', 'a step of the final project less'],
  studies: ['a studied creature', 'a studied creature less'],
  elements: ['more elements for later', 'fewer elements left after paying'],
  plans: ['progress towards your projects', 'less progress towards your projects'],
  deck: ['a stronger deck', 'a weaker deck'],
  cubes: ['more cubes for later', 'fewer cubes for later'],
  forest: ['a creature to study', 'a creature less to study'],
  rivals: ['fewer points for the best of the others'],
}

/** The parts of the final count. */
export type CountColumn = Exclude<keyof FinalLine, 'seat' | 'rank' | 'grade'>

const columns: Readonly<Record<CountColumn, string>> = {
  kindness: 'Kind\u00adness',
  projects: 'Pro\u00adjects',
  steps: 'Steps',
  studies: 'Crea\u00adtures',
  elements: 'Ele\u00adments',
  total: 'Total',
}
const columnHelp: Readonly<Record<CountColumn, string>> = {
  kindness: 'One point for each cube others left with you.',
  projects: 'Three points for each realised project.',
  steps: 'Three points for each step of the final project.',
  studies: 'Two points for each studied creature.',
  elements: 'One point for every full ten elements; air counts double.',
  total: 'The highest total wins. Ties: more kindness.',
}

export const words = {
  title: 'Fairy School',
  players: '2 to 6 players',
  characters,
  credits: { authors: 'Ludovic Henrio' },
  you: YOU,

  // status line and the others
  trimester: (n: number): string => `Trimester ${n}`,
  finalTrimester: 'Final trimester',
  /** `of` is 0 where no number of turns is fixed. */
  turn: (n: number, of: number): string => (of > 0 ? `Turn ${n} of ${of}` : `Turn ${n}`),
  when: (trimester: string, turn: string): string => `${trimester}, ${turn.toLowerCase()}`,
  before: 'Before',
  after: 'Next',
  others: 'The others',
  left: 'your left',
  right: 'your right',
  opposite: 'your neighbour',
  outOfReach: 'out of reach',
  inReach: 'in reach',
  ready: 'ready',
  deciding: 'deciding',
  waitingFor: (list: string): string => `Waiting for ${list}`,
  lacks: (elements: string): string => `lacks ${elements}`,
  lacksShort: 'lacks',
  lacksNothing: 'lacks nothing',
  shares: 'shares',
  pointsNow: (n: number): string => `${names.points(n)} so far`,

  // my things
  yourElements: 'Your elements',
  elementsOf: (name: string): string => (name === YOU ? 'Your elements' : `${name}\u2019s elements`),
  elementCount: (kind: Element, n: number): string => capital(names.element(kind, n)),
  cubesLeft: (n: number): string => `${f.count(n, 'activation cube', 'activation cubes')} left`,
  kindness: (n: number): string => `Kindness ${n}`,
  kindnessScale: 'Kindness scale',
  kindnessFrom: (name: string, n: number): string => `${names.cubes(n)} of ${name}`,
  beyondScale: (n: number): string => `${n} more than the scale can hold`,
  countsTo: (n: number): string => `Give and take: counts up to ${n} so far`,

  // forest
  yourForest: 'Your forest',
  forestOf: (name: string): string => `${name}\u2019s forest`,
  columnLabel: (column: Column, cost: string): string => `${capital(names.columns[column])}, ${cost}`,
  costs: (elements: string): string => `costs ${elements}`,
  free: 'free',
  sharedRow: 'Shared, slides left',
  personalRow: 'Yours alone, slides right',
  studyCell: 'study cell',
  possible: 'possible now',
  impossible: 'not possible now',
  emptyCell: 'empty',
  cellLabel: (cell: string, what: string): string => `${capital(cell)}: ${what}`,
  inPlay: 'in play',

  // hand, piles, cards
  yourHand: 'Your hand',
  takeUp: 'Tap a card, then a cell, or drag it there.',
  takenUp: 'taken up, choose its cell',
  toPlace: (n: number): string => `${names.cards(n)} to place`,
  columnsNext: 'Next you choose one or two columns:',
  allPlaced: 'All placed',
  handCount: (n: number): string => `${names.cards(n)} in hand`,
  drawPile: (n: number): string => `Draw pile, ${names.cards(n)}`,
  discard: (n: number): string => `Discard, ${names.cards(n)}`,
  pileContents: 'In the draw pile, in unknown order',
  common: (n: number): string => `Common discard, ${names.cards(n)}`,
  cardLabel: (title: string, price: string, effect: string): string => `${title}${price === '' ? '' : `, costs ${price}`}: ${effect}`,
  onTop: 'on top of the draw pile',
  oneLine: 'One line or the other:',
  oneOfLines: 'Choose one line:',
  or: 'or',

  // cards in play
  youShare: 'You share',
  sharesWithYou: (name: string): string => `${name} shares`,
  yoursAlone: 'Yours alone',
  alone: 'for themselves',
  usedBy: (list: string): string => `used by ${list}`,
  byYou: 'you',
  unused: 'not used yet',
  unusedCards: (n: number): string => `${names.cards(n)} unused`,
  costsCubeOwn: 'Takes 1 cube, which comes back at the end of the turn.',
  costsCube: (name: string, left: number): string => `Takes 1 cube, which stays with ${name}: ${left} left.`,
  helps: (name: string): string => `You help each other: ${name} gains 1 kindness.`,
  kindnessOf: (n: number): string => `${n} kindness from this card`,
  completes: (project: string): string => `completes ${project}`,
  nothingYouLack: 'None of your projects lacks this now.',

  // projects
  yourProjects: 'Your projects',
  projectsOf: (name: string): string => `${name}\u2019s projects`,
  noProjects: 'no projects',
  realised: (n: number): string => `${n} realised`,
  realisedProjects: (n: number): string => `Realised: ${f.count(n, 'project', 'projects')}`,
  canBuild: 'can be paid',
  missing: (elements: string): string => `${elements} short`,
  withExchanges: 'with exchanges',
  payPlain: (price: string): string => `Pay ${price}`,
  payJokers: (n: number): string => `${names.element('air', n)} in place of others`,
  payExchanged: (elements: string): string => `exchanging ${elements}`,
  payDiscount: (n: number): string => `${names.elements(n)} less by your discount`,
  finalProject: 'Final project',
  finalsOnOffer: 'Final projects on offer',
  finalsTaken: 'Chosen already',
  stepLabel: (n: number, price: string, state: string): string => `Step ${n}, ${price}: ${state}`,
  stepDone: 'done',
  stepNext: 'next',
  stepLater: 'later',
  stepsDone: (n: number, of: number): string => `${n} of ${names.steps(of)}`,
  payStep: (n: number): string => `Pay step ${n}`,
  race: 'The race',
  leads: 'leads',
  leadersGain: 'Whoever is furthest gains 1 air at the end of each turn.',

  // creatures and study
  yourBoards: 'Your boards',
  boardsOf: (name: string): string => `${name}\u2019s boards`,
  creatureBoard: 'Creature board',
  creatureBoardOf: (name: string): string => `${name}\u2019s creature board`,
  studied: (n: number, of: number): string => `${n} of ${of} studied: ${names.points(2 * n)}`,
  isStudied: 'studied',
  notStudied: 'not studied',
  pairBrings: (elements: string): string => `The pair brings ${elements}`,
  pairComplete: 'pair complete',

  // exchange
  exchange: 'Exchange',
  exchangeRates: 'Exchange rates',
  rate: (give: number, list: string): string => `${names.anyElements(give)} for ${list}`,
  jokerRate: 'Air stands for any basic element',
  exchangeFree: 'Free, as often as you like',
  suggestion: (project: string, elements: string): string => `${project} is ${elements} short`,
  trade: 'Exchange',
  tradeFor: (give: string, get: string): string => `Exchange ${give} for ${get}`,
  revealed: 'What the others chose',

  // selection
  whatThisPlays: 'What this plays',
  columnsHint: 'Tap the head of a column: its top card is shared, its bottom card is yours alone.',
  playsCards: (shared: number, personal: number): string => `${shared} to share, ${personal} for you alone`,
  youPay: (elements: string): string => `You pay ${elements}`,
  cannotPay: 'You cannot pay for both.',
  lackShared: (list: string): string => `${list} lack what you share`,

  // draft
  keptCards: (n: number): string => `Kept so far: ${n}`,
  passTo: (name: string): string => `The other cards go to ${name}`,
  kept: (n: number, of: number): string => `${n} of ${of} kept`,
  chosen: (n: number, of: number): string => `${n} of ${of} chosen`,
  takesFirst: (list: string): string => `Order of choice: ${list}`,

  // tray
  act: {
    activate: 'Use it',
    again: 'Use it again',
    copy: 'Copy it',
    realise: 'Build it',
    summon: 'Play it',
    keep: 'Keep it',
    take: 'Take it',
  },
  confirm: 'Do it',
  notNow: 'Not now',
  readyButton: 'Ready',
  close: 'Close',
  theRule: 'The rule',
  nothing: 'nothing',
  gain: 'You gain',
  pay: 'You pay',
  drawHint: 'This cannot be undone: cards are drawn.',
  explain: explanations,

  // options
  options,

  // end of game
  end: {
    judged: 'The year is over',
    youWin: 'You win!',
    youShare: 'You share the win!',
    wins: (name: string): string => `${name} wins`,
    share: (list: string): string => `${list} share the win`,
    youCame: (place: number): string => `You came ${names.ordinal(place)}`,
    ahead: (points: number, name: string): string =>
      points === 0 ? `Level with ${name}, ahead by kindness.` : `${names.points(points)} ahead of ${name}.`,
    behind: (points: number, name: string): string =>
      points === 0 ? `Level with ${name}, behind by kindness.` : `${names.points(points)} behind ${name}.`,
    turns: (n: number): string => f.count(n, 'turn played.', 'turns played.'),
    reasons: {
      finished: 'A final project is finished.',
      guard: 'Nobody finished a final project in time.',
    },
    columns,
    columnHelp,
    gradeNote: (pass: number, good: number, honours: number): string =>
      `From ${pass} points a fairy has passed, from ${good} it is good, from ${honours} with honours.`,
    tapColumn: 'Tap a column to see how it was counted.',
    mostShared: 'Most used by others',
    mostSharedCard: (card: string, name: string, times: number): string => `${card} (${name}), ${names.times(times)}`,
    scoreByTurn: 'Points by turn',
    replay: 'Replay',
    shareResult: 'Share the result',
    playAgain: 'Play again',
    rematch: 'Rematch, seats rotated',
    place: (n: number): string => names.ordinal(n),
    chartLabel: (list: string): string => `Points of ${list} by turn`,
  },

  features,
}

/** The board words every language has. */
export type BoardWords = typeof words
