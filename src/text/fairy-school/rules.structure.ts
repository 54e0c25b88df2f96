/** Which entries the rules reference has, and which statements of the ledger each explains. Words are per language. */
import type { RuleStructure } from '../rules.ts'

/** Chapters in reading order; `A..B` is a run of statements. */
export const structure = {
  overview: {
    aim: 'FS-SETUP-01..02',
    grades: 'FS-SETUP-03 FS-SCORE-08',
    circle: 'FS-SETUP-04',
    year: 'FS-P7-01..03',
    together: 'FS-INV-14..15',
  },
  setup: {
    decks: 'FS-SETUP-05..07 FS-SETUP-13',
    each: 'FS-SETUP-08..09 FS-SETUP-14',
    firstPiles: 'FS-SETUP-10..12',
    three: 'FS-START-01',
    predefined: 'FS-START-02..04 FS-START-11',
    initiation: 'FS-START-05..06 FS-START-09',
    initiationCommon: 'FS-START-07..08',
    normal: 'FS-START-10',
  },
  elements: {
    five: 'FS-ELEM-01..04 FS-ELEM-13',
    rates: 'FS-ELEM-05..07 FS-ELEM-11',
    joker: 'FS-ELEM-08',
    when: 'FS-ELEM-09..10',
    basic: 'FS-ELEM-12',
  },
  cards: {
    small: 'FS-CARD-01..02 FS-CARD-12',
    piles: 'FS-CARD-03..07',
    forest: 'FS-CARD-08..09',
    studyCells: 'FS-CARD-10',
    pairs: 'FS-CARD-11',
  },
  effects: {
    lines: 'FS-CARD-13 FS-CARD-20 FS-CARD-22',
    repeat: 'FS-CARD-21',
    order: 'FS-CARD-29..30',
    cubes: 'FS-CARD-23',
    summon: 'FS-CARD-24',
    again: 'FS-CARD-25',
    copy: 'FS-CARD-26',
    study: 'FS-CARD-27',
    discount: 'FS-CARD-28',
  },
  draft: {
    offer: 'FS-DRAFT-01..03 FS-DRAFT-08',
    three: 'FS-DRAFT-04..07',
    open: 'FS-DRAFT-09',
  },
  aimless: {
    take: 'FS-P0-01..02 FS-P0-05 FS-P0-07',
    order: 'FS-P0-03..04',
    last: 'FS-P0-06',
  },
  planning: {
    draw: 'FS-P1-01..03',
    secret: 'FS-P1-04..05',
    advice: 'FS-P1-06',
  },
  selection: {
    columns: 'FS-P2-01..02 FS-P2-06..07',
    zones: 'FS-P2-03..04',
    poor: 'FS-P2-05',
    secret: 'FS-P2-08..09',
  },
  activation: {
    reach: 'FS-P3-01 FS-P3-09..10',
    how: 'FS-P3-02..04 FS-P3-08',
    once: 'FS-P3-05..06',
    noCubes: 'FS-P3-07',
    example: 'FS-P3-11',
  },
  cleanup: {
    collect: 'FS-P4-01..02',
    kindness: 'FS-P4-03..04 FS-P4-07',
    discard: 'FS-P4-05..06',
  },
  study: {
    cells: 'FS-P5-01..02 FS-STUDY-01',
    choose: 'FS-STUDY-02..04',
    pair: 'FS-STUDY-05..06 FS-STUDY-08',
    always: 'FS-STUDY-07 FS-STUDY-09',
    shift: 'FS-P5-03..05',
  },
  projects: {
    realise: 'FS-P6-01 FS-PROJ-04',
    onTop: 'FS-P6-02..05',
    worth: 'FS-PROJ-01 FS-PROJ-03',
    left: 'FS-PROJ-02',
  },
  final: {
    choose: 'FS-FINAL-01..03',
    phases: 'FS-FINAL-04 FS-FINAL-07',
    steps: 'FS-FINAL-05..06 FS-FINAL-08..09',
    leaders: 'FS-FINAL-10',
  },
  end: {
    finish: 'FS-END-01',
    spending: 'FS-END-02..05',
    guard: 'FS-END-06',
  },
  scoring: {
    sum: 'FS-SCORE-01..04',
    elements: 'FS-SCORE-05',
    winner: 'FS-SCORE-06',
    nothing: 'FS-SCORE-07',
  },
  two: {
    turns: 'FS-TWO-01 FS-TWO-06..07',
    cards: 'FS-TWO-02..04',
    neighbour: 'FS-TWO-05',
    // A house rule of ours: no statement of the ledger.
    giveAndTake: '',
  },
  short: {
    year: 'FS-SHORT-01..03',
    finals: 'FS-SHORT-04',
    grades: 'FS-SHORT-05',
  },
  expert: {
    draft: 'FS-EXPERT-01..02',
    place: 'FS-EXPERT-03..04 FS-EXPERT-06',
    then: 'FS-EXPERT-05',
  },
  wide: {
    sides: 'FS-NEIGH-01..02 FS-NEIGH-07',
    reach: 'FS-NEIGH-03..04 FS-NEIGH-09',
    back: 'FS-NEIGH-05..06',
    copy: 'FS-NEIGH-08',
  },
} as const satisfies RuleStructure

export type Structure = typeof structure
/** A title per chapter. */
export type ChapterTitles = { readonly [C in keyof Structure]: string }
/** Title and text per entry. */
export type RuleWords = { readonly [C in keyof Structure]: { readonly [E in keyof Structure[C]]: readonly [title: string, text: string] } }
