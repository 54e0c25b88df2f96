/**
 * Why a move is refused: every reason is a small number while the rules compute, and a code, a rule id and the
 * sentence's numbers when somebody asks.
 */
import type { Params, Refusal } from '../../core/game.ts'
import { AIR, KINDS } from './codes.ts'
import { elementCount } from './queries.ts'
import type { State } from './state.ts'
import { CELLS, ELEMENTS, type RefusalCode } from './types.ts'
import { paramOf } from './words.ts'

/** What a reason's numbers are computed from. */
type Numbers = (s: State, seat: number, m: number) => Params
type Row = readonly [code: RefusalCode, rule: string, params?: Numbers]

const card: Numbers = (_s, _seat, m) => ({ card: paramOf(m) })
const used: Numbers = (_s, _seat, m) => ({ card: paramOf(m) >> 4 })
const element: Numbers = (_s, _seat, m) => ({ element: ELEMENTS[paramOf(m)] ?? '' })
const cell: Numbers = (_s, _seat, m) => ({ cell: CELLS[paramOf(m) & 15] ?? '', card: paramOf(m) >> 4 })

/** All reasons by name; the number of a reason is its place here, from 1. */
const ROWS = {
  gameOver: ['gameOver', 'FS-END-01'],
  notYours: ['notYourDecision', 'FS-P0-03'],
  other: ['otherDecision', 'FS-INV-14'],
  malformed: ['malformed', 'FS-INV-14'],
  outcome: ['wrongOutcome', 'FS-INV-14'],
  lots: ['wrongOutcome', 'FS-P0-04'],
  sealed: ['alreadySealed', 'FS-INV-15'],

  notOffered: ['notOffered', 'FS-DRAFT-03', card],
  three: ['threeProjects', 'FS-DRAFT-04', () => ({ need: 3 })],
  candidate: ['notYourProject', 'FS-DRAFT-04'],
  common: ['notInCommon', 'FS-P0-01', card],
  trimester: ['otherTrimester', 'FS-P0-02', (s, _seat, m) => ({ card: paramOf(m), trimester: s.trimester })],

  hand: ['notInHand', 'FS-P1-02', (_s, _seat, m) => ({ card: paramOf(m) >> 4 })],
  cell: ['cellTaken', 'FS-P1-02', cell],
  topOnly: ['topRowOnly', 'FS-EXPERT-03', cell],
  twoOnly: ['twoCardsOnly', 'FS-EXPERT-03', () => ({ max: 2 })],
  cardsLeft: ['cardsLeft', 'FS-P1-02', (s, seat) => ({ left: s.hand[seat].length })],
  startLeft: ['cardsLeft', 'FS-EXPERT-03', () => ({ left: 2 })],

  columns: ['oneOrTwoColumns', 'FS-P2-01', () => ({ min: 1, max: 2 })],
  columnPay: ['cannotPayColumns', 'FS-P2-02', (s, seat) => ({ have: elementCount(s, seat) })],

  notInPlay: ['notInPlay', 'FS-P3-01', used],
  reach: ['outOfReach', 'FS-P3-09', used],
  noCubes: ['noCubes', 'FS-P3-07'],
  twice: ['alreadyActivated', 'FS-P3-05', used],
  noLine: ['noSuchLine', 'FS-CARD-13', used],
  linePay: ['cannotPayLine', 'FS-CARD-22', used],
  effect: ['noEffect', 'FS-CARD-22', used],
  againFresh: ['notActivated', 'FS-CARD-25', used],
  againChain: ['chainCard', 'FS-CARD-25', used],
  copyChain: ['chainCard', 'FS-CARD-26', used],
  copyOwn: ['onlyOthersCards', 'FS-CARD-26', used],
  repeatPay: ['cannotPayLine', 'FS-CARD-22', (s, seat) => ({ card: s.frames[seat][s.frames[seat].length - 5] ?? 0 })],

  notOwned: ['notOwned', 'FS-ELEM-03', element],
  option: ['noSuchOption', 'FS-CARD-20', (_s, _seat, m) => ({ option: paramOf(m) })],
  summoned: ['notSummoned', 'FS-CARD-24', card],
  studyCell: ['notInStudyCell', 'FS-P5-01', card],
  studied: ['alreadyStudied', 'FS-STUDY-03', card],
  basic: ['basicOnly', 'FS-STUDY-08', element],
  jokerBasic: ['basicOnly', 'FS-ELEM-08', element],

  exchange: [
    'tooFewElements',
    'FS-ELEM-05',
    (s, seat, m) => ({ element: ELEMENTS[paramOf(m)] ?? '', need: s.rules.rates[paramOf(m)] ?? 0, have: elementCount(s, seat) }),
  ],
  noAir: ['noAir', 'FS-ELEM-08', (s, seat) => ({ need: 1, have: s.elements[seat * KINDS + AIR] })],
  exchangeNow: ['noExchangeNow', 'FS-ELEM-10'],

  project: ['notYourProject', 'FS-P6-01', card],
  perTurn: ['twoProjectsATurn', 'FS-P6-01', () => ({ max: 2 })],
  projectPay: ['cannotPayProject', 'FS-PROJ-04', card],
  noFinal: ['noFinalProject', 'FS-FINAL-05'],
  order: ['notNextStep', 'FS-FINAL-06', (s, seat) => ({ next: s.steps[seat] + 1 })],
  stepsDone: ['stepsDone', 'FS-FINAL-09', (s, seat) => ({ have: s.steps[seat] })],
  stepPay: ['cannotPayStep', 'FS-FINAL-05', (s, seat) => ({ step: s.steps[seat] + 1 })],
  notAsked: ['notInPrice', 'FS-CARD-28', element],
  waive: ['needDiscount', 'FS-CARD-28', (s, seat) => ({ left: s.discount[seat] })],
  final: ['finalTaken', 'FS-FINAL-02'],
} as const satisfies Readonly<Record<string, Row>>

type Name = keyof typeof ROWS
const LIST: readonly Row[] = Object.values(ROWS)

/** Reason numbers by name; 0 is legal. */
export const R: Readonly<Record<Name, number>> = Object.fromEntries(Object.keys(ROWS).map((name, i) => [name, i + 1])) as Record<
  Name,
  number
>

/** A reason with its code, rule and numbers. */
export function refusal(reason: number, s: State, seat: number, m: number): Refusal<RefusalCode> {
  const [code, rule, params] = LIST[reason - 1] ?? LIST[0]
  return params ? { ok: false, code, rule, params: params(s, seat, m) } : { ok: false, code, rule }
}

/** Every reason's code and rule: what texts and tests are checked against. */
export const REASONS: readonly { readonly code: RefusalCode; readonly rule: string }[] = LIST.map(([code, rule]) => ({ code, rule }))
