/**
 * The words of Fairy School: vocabulary, what a table can be set up with, what a viewer sees, what happens, and why a
 * move is refused. Types and constant lists only; the page may import this file, never the rules beside it.
 * Terms are those of the ledger's glossary.
 */
import type { Seat } from '../../core/game.ts'

/** Fewest and most fairies of a game (FS-SETUP-01). */
export const SEATS = [2, 6] as const

export const ELEMENTS = ['earth', 'plant', 'fire', 'water', 'air'] as const
export type Element = (typeof ELEMENTS)[number]
/** Amounts of elements; a missing kind means none. */
export type Bundle = Readonly<Partial<Record<Element, number>>>

/** In pairs: each creature stands beside its partner (FS-CARD-11). */
export const CREATURES = [
  'unicorn',
  'gnome',
  'mermaid',
  'serpent',
  'sylvan',
  'elf',
  'dragon',
  'phoenix',
  'sphinx',
  'salamander',
  'griffin',
  'cockatrice',
] as const
export type Creature = (typeof CREATURES)[number]

/** Columns of a forest from left to right (FS-CARD-08). */
export const COLUMNS = ['earth', 'plant', 'air', 'fire', 'water'] as const
export type Column = (typeof COLUMNS)[number]

/** Cells of a forest: the top row, then the bottom row, from left to right; cell number = row * 5 + column. */
export const CELLS = [
  'top-earth',
  'top-plant',
  'top-air',
  'top-fire',
  'top-water',
  'bottom-earth',
  'bottom-plant',
  'bottom-air',
  'bottom-fire',
  'bottom-water',
] as const
export type Cell = (typeof CELLS)[number]

/** Decks of small cards; a project belongs to one of the three trimesters. */
export const DECKS = ['start', 'S', 'T1', 'T2', 'T3'] as const
export type Deck = (typeof DECKS)[number]

/** Predefined decks: A to D of the rulebook, E and F of the house set (FS-START-02, 11). */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Letter = (typeof LETTERS)[number]

export const OPS = ['cubes', 'summon', 'again', 'copy', 'study', 'discount'] as const
export type OpName = (typeof OPS)[number]

/** The printed number of a small card, 1 to 255. Every fairy has a copy of each start card. */
export type CardNumber = number

// ---------------------------------------------------------------- cards and boards as data

/** One operation of a line, in the grammar of FS-CARD-23 to 28. */
export interface Op {
  readonly op: OpName
  readonly n: number
}

/** One effect line (FS-CARD-20, 21). */
export interface Line {
  /** Must be paid, per repetition. */
  readonly pay?: Bundle
  /** Elements of any kinds that must be paid, per repetition; instead of `pay`. */
  readonly payAny?: number
  /** With a payment: up to that many times. Without: exactly that many times. Default 1. */
  readonly max?: number
  readonly gain?: Bundle
  /** Exactly one of these is gained, chosen anew at each repetition. */
  readonly oneOf?: readonly Bundle[]
  readonly do?: readonly Op[]
}

/** A small card: one or two alternative lines (FS-CARD-01, 13). */
export interface Card {
  readonly number: CardNumber
  readonly deck: Deck
  readonly creature: Creature
  /** The price of a project; only projects have one. */
  readonly cost?: Bundle
  readonly lines: readonly Line[]
  /** The predefined deck an S card belongs to. */
  readonly letter?: Letter
  /** Where a card of a predefined deck begins: a cell of the top row, or the discard (FS-START-04). */
  readonly place?: Cell | 'discard'
  /** How much an activation is worth, in value units (earth 3, plant 4, fire 4, water 3, air 6): a design number, no rule. */
  readonly value: number
}

/** A final project with the price of each step, first step first. */
export interface Final {
  readonly id: string
  readonly kind: Length
  /** The two elements of the first step, the most frequent on the card (FS-FINAL-08). */
  readonly main: readonly Element[]
  readonly steps: readonly Bundle[]
}

/** Everything printed on cards and boards. Data, never code. */
export interface Edition {
  /** Elements of any kinds for one of each (FS-ELEM-05 to 07). */
  readonly rates: Readonly<Record<Element, number>>
  /** Cost of each column, left to right (FS-CARD-09). */
  readonly columnCost: readonly Bundle[]
  /** What completing each pair of creatures gives, in the order of CREATURES; `any` is one basic element of choice (FS-CARD-11). */
  readonly pairBonus: readonly (Element | 'any')[]
  readonly startElements: Bundle
  readonly cubes: Readonly<Record<Length, number>>
  readonly initiation: Readonly<Record<Letter, readonly CardNumber[]>>
  readonly cards: readonly Card[]
  readonly finals: readonly Final[]
  /** Points for pass, good and honours (FS-SETUP-03, FS-SHORT-05). */
  readonly grades: Readonly<Record<Length, readonly [number, number, number]>>
}

// ---------------------------------------------------------------- options

export const SETUPS = ['initiation', 'normal', 'expert'] as const
export type SetupKind = (typeof SETUPS)[number]
export const LENGTHS = ['long', 'short'] as const
export type Length = (typeof LENGTHS)[number]
export const LEADERS = ['air', 'none'] as const

/** With give and take, kindness counts this much beyond what a fairy gave herself (FS-SCORE-01). */
export const UNREQUITED = 5

/** What a table of Fairy School is made with. `notation.options` fills in what is missing: `{}` is the normal long game. */
export interface Options {
  readonly setup: SetupKind
  readonly length: Length
  /** Wider neighbourhood, four fairies or more (FS-NEIGH); ignored with fewer. */
  readonly wide: boolean
  /** What the most advanced fairies gain each turn of the last trimester (FS-FINAL-10, FS-Q23). */
  readonly leadersBonus: (typeof LEADERS)[number]
  /** House rule for two, there when it is on: kindness counts only a little beyond what one gave (FS-SCORE-01). Ignored with more. */
  readonly giveAndTake?: true
  /** The grades are shown beside the ranking (FS-SETUP-03). */
  readonly grades: boolean
  /** Another card set; null is the shipped one (edition.ts). */
  readonly edition: Edition | null
  /** The shipped card set as tables of these rules had it; missing: as it is today. Says nothing with another card set. */
  readonly printing?: Printing
  /** Start from this position instead of a fresh setup. */
  readonly start?: Position
}
export type PlainOptions = Omit<Options, 'start'>

/** Earlier rules under which some cards of the shipped set were something else (edition.ts). */
export const PRINTINGS = [1, 2, 3] as const
export type Printing = (typeof PRINTINGS)[number]

// ---------------------------------------------------------------- what is asked

/**
 * Phases in the order of a game. `start` and `draft` are passing rounds (S cards; projects), `starting` places two S
 * cards (expert), `projects` chooses three of those kept; then the turns; `finals` the choice of the final project.
 */
export const PHASES = [
  'setup',
  'start',
  'starting',
  'draft',
  'projects',
  'aimless',
  'planning',
  'selection',
  'activation',
  'study',
  'realisation',
  'finals',
  'spending',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

/** Phases of a turn of a boxed game that its clerk goes through, in order; `kindness` is the clean-up, where cubes go to the scales. */
export const TURN_PHASES = ['planning', 'selection', 'activation', 'kindness', 'study', 'realisation'] as const
export type TurnPhase = (typeof TURN_PHASES)[number]
/** Those, and what a trimester begins with: the draft of projects, or the choice of the final ones; and the last spending. */
export type ClerkPhase = 'draft' | 'finals' | TurnPhase | 'spending'

/** Why something told to the clerk of a boxed game cannot be. */
export type WhyNot = 'begun' | 'own' | 'scale' | 'studied' | 'projects' | 'taken' | 'steps' | 'early' | 'behind'

/** What CHANCE is asked: who sits with which deck; a deal of projects; lots for a tie; a deal of final projects. */
export const CHANCES = ['none', 'start', 'deal', 'lots', 'finals'] as const
export type ChanceStep = (typeof CHANCES)[number]

/**
 * What one fairy is asked, one small step each. Several fairies are asked at once, each with her own step; `idle` is
 * one who has finished the phase (or waits for her turn in `aimless` and `finals`).
 */
export const STEPS = [
  'idle',
  'keep',
  'place',
  'projects',
  'take',
  'plan',
  'columns',
  'activate',
  'give',
  'option',
  'repeat',
  'summon',
  'again',
  'copy',
  'study',
  'bonus',
  'realise',
  'waive',
  'final',
] as const
export type Step = (typeof STEPS)[number]

// ---------------------------------------------------------------- moves in words

/**
 * A move as JSON, as the terminal, saves and tests write it. Cards are named by number, owners by seat. Which one
 * fits depends on the fairy's step:
 *
 * | step | moves |
 * | --- | --- |
 * | (CHANCE) start, deal, finals | `{deal:n}`: a number from which the cards are dealt, 0 to 2^26 - 1 |
 * | (CHANCE) lots | `{order:[seats]}`: the whole queue |
 * | keep | `{keep:card}` |
 * | place | `{place:card,at:cell}` twice, then `{ready:true}` |
 * | projects | `{projects:[three cards, ascending]}` |
 * | take | `{take:card}` |
 * | plan | `{place:card,at:cell}` for each card, then `{ready:true}` |
 * | columns | `{columns:[one or two]}`; exchanges |
 * | activate | `{activate:card,of:seat,line:0 or 1}`, `{ready:true}`; exchanges |
 * | give | `{give:element}` |
 * | option | `{option:index}` |
 * | repeat | `{repeat:true}`, `{stop:true}`; exchanges |
 * | summon | `{summon:card}` |
 * | again | `{activate:card,of:seat,line}` |
 * | copy | `{copy:card,of:seat,line}` |
 * | study | `{study:card}`, `{stop:true}` |
 * | bonus | `{bonus:element}` |
 * | realise | `{realise:card}`, `{step:n}` (the next step, from 1), `{ready:true}`; exchanges |
 * | waive | `{waive:element}` (a point of discount), `{stop:true}` |
 * | final | `{final:id}` |
 *
 * Exchanges, whenever the table says so: `{exchange:element}` (then `{give}` as often as its rate says) and
 * `{joker:element}` (one air for one basic element). Prices are paid with the cheapest exchanges by themselves.
 */
export type MoveWords =
  | { deal: number }
  | { order: Seat[] }
  | { keep: CardNumber }
  | { projects: CardNumber[] }
  | { take: CardNumber }
  | { place: CardNumber; at: Cell }
  | { ready: true }
  | { columns: Column[] }
  | { activate: CardNumber; of: Seat; line: number }
  | { copy: CardNumber; of: Seat; line: number }
  | { give: Element }
  | { option: number }
  | { repeat: true }
  | { stop: true }
  | { summon: CardNumber }
  | { study: CardNumber }
  | { bonus: Element }
  | { exchange: Element }
  | { joker: Element }
  | { realise: CardNumber }
  | { step: number }
  | { waive: Element }
  | { final: string }

// ---------------------------------------------------------------- position and view

/** A card in play with the cubes on it: how many of each fairy's colour (by seat). */
export interface InPlay {
  readonly card: CardNumber
  readonly cubes: readonly number[]
}

/** What everybody may see of a fairy. */
export interface PublicFairy {
  /** What she is asked; `idle` when she has finished. Of the others one sees only the main step of the phase, or idle. */
  readonly step: Step
  /** Predefined deck, null in the expert setup. */
  readonly letter: Letter | null
  /** In phase 2 the others see the elements as they were when it began (FS-P2-08). */
  readonly elements: Readonly<Record<Element, number>>
  /** Activation cubes in the supply, and how many came from the box by effects. */
  readonly supply: number
  readonly fromBox: number
  /** Others' cubes on her scale by colour (seat); kindness is their sum. */
  readonly scale: readonly number[]
  readonly kindness: number
  readonly studied: readonly Creature[]
  /** Points of discount left this turn. */
  readonly discount: number
  /** Current projects, and those realised in order. */
  readonly projects: readonly CardNumber[]
  readonly realised: readonly CardNumber[]
  /** Projects realised this turn. */
  readonly bought: number
  readonly final: string | null
  /** Steps of the final project realised, 0 to 5. */
  readonly steps: number
  /** By cell number. Cards being planned are shown to their owner only. */
  readonly forest: readonly (CardNumber | null)[]
  readonly shared: readonly InPlay[]
  readonly personal: readonly InPlay[]
  readonly discard: readonly CardNumber[]
  /** Projects realised in the last phase 6 and not yet revealed in the forest: on top of the pile, last one first; in hand while planning. */
  readonly fresh: readonly CardNumber[]
}

/** An activation half-way through: a line being carried out, the outer one first. */
export interface Frame {
  readonly card: CardNumber
  readonly of: Seat
  readonly line: number
  /** Repetitions finished. */
  readonly reps: number
  /** What comes next: 0 payment, 1 gain, 2 and more: operation number `stage - 2`. */
  readonly stage: number
}

/** What only the fairy herself may see, or what is hers to finish. Empty lists and nulls when it plays no part now. */
export interface OwnPart {
  /** Drawn cards not yet placed; in the expert setup the S cards kept. */
  readonly hand: readonly CardNumber[]
  /** Cells filled since the phase began. */
  readonly planned: readonly Cell[]
  /** Cards offered by the passing round, and those kept so far (the last one not yet revealed). */
  readonly offer: readonly CardNumber[]
  readonly kept: readonly CardNumber[]
  /** Columns or projects chosen and not yet revealed. */
  readonly columns: readonly Column[]
  readonly chosen: readonly CardNumber[]
  /** Cards looked at by a summon. */
  readonly summoned: readonly CardNumber[]
  readonly frames: readonly Frame[]
  /** Elements still to be given, and what for. */
  readonly give: { readonly left: number; readonly for: 'line' | 'exchange'; readonly gain: Element | null } | null
  /** The step an exchange returns to. */
  readonly back: Step
  /** What is being bought with a discount: a card, or the next step (0), and what is left of its price. */
  readonly buying: CardNumber | 0 | null
  readonly price: Bundle
}

/** What a position knows besides: the order of a pile (top first) and the fairy's own luck. */
export interface HiddenPart {
  readonly draw: readonly CardNumber[]
  readonly luck: number
  readonly shuffles: number
  /** Elements as the others see them in phase 2; nothing in other phases. */
  readonly shown: Bundle
}

/** The table as everybody sees it, common to positions and views. */
export interface Table {
  readonly seats: number
  readonly phase: Phase
  readonly chance: ChanceStep
  /** 1 to 4; 4 is the final one (in the short game it follows 2). 0 before the first. */
  readonly trimester: number
  /** Turn of the trimester, from 1, and of the whole game. */
  readonly turn: number
  readonly turns: number
  /** Seats that must decide now. */
  readonly deciding: readonly Seat[]
  /** Seats still to choose in `aimless` and `finals`, the next one first. */
  readonly queue: readonly Seat[]
  /** Number of the passing round, from 1, in `start` and `draft`; else 0. */
  readonly pass: number
  readonly common: readonly CardNumber[]
  /** Final projects laid open and not yet taken. */
  readonly finals: readonly string[]
  /** Points of every fairy at the end of each turn: the chart of the end screen. */
  readonly history: readonly (readonly number[])[]
  /** Counts moments at which something came to light; nothing from before can be taken back. */
  readonly moment: number
}

/** What a small picture of a table shows: a flower for each fairy, by seat. */
export type GardenFacts = {
  /** Points without the leftover elements: how high it has grown. */
  readonly points: readonly number[]
  /** Projects realised: its leaves. */
  readonly projects: readonly number[]
}

/** The complete state in words. */
export interface Position extends Table {
  readonly game: 'fairy-school'
  readonly format: 1
  readonly options: PlainOptions
  readonly fairies: readonly (PublicFairy & OwnPart & HiddenPart)[]
  readonly result: readonly FinalLine[] | null
}

export const GRADES = ['none', 'pass', 'good', 'honours'] as const
export type Grade = (typeof GRADES)[number]

/** The final count of one seat (FS-SCORE); all but `total`, `rank` and `grade` are parts of the sum. */
export interface FinalLine {
  readonly seat: Seat
  readonly kindness: number
  readonly projects: number
  readonly steps: number
  readonly studies: number
  readonly elements: number
  readonly total: number
  readonly rank: number
  readonly grade: Grade
}

/** What a price would take now, exchanges included. Public facts, computed for convenience. */
export interface Quote {
  /** A current project, or 0 for the next step of the final project. */
  readonly what: CardNumber | 0
  readonly price: Bundle
  /** What is not there in kind. */
  readonly missing: Bundle
  /** Whether discount, jokers and exchanges make it payable. */
  readonly payable: boolean
  /** Points of discount, airs as jokers, and elements given away in exchanges, if it is paid now. */
  readonly discount: number
  readonly jokers: number
  readonly exchanged: Bundle
}

/** What a viewer may know. */
export interface View extends Table {
  readonly game: 'fairy-school'
  readonly viewer: Seat | 'table'
  readonly options: PlainOptions
  readonly fairies: readonly FairyView[]
  readonly result: readonly FinalLine[] | null
}

export interface FairyView extends PublicFairy {
  /** The viewer's own; null for everybody else. */
  readonly own: OwnPart | null
  /** Cards in the draw pile; of the others, those they are looking at count too. */
  readonly drawCount: number
  /** Cards in hand, planned and not yet revealed ones among them. */
  readonly handCount: number
  /** Her cards that the viewer does not see, in ascending order: draw pile, and what others hold in hand (but for S cards in `starting`). */
  readonly unseen: readonly CardNumber[]
  /** Owners whose shared cards she may activate. */
  readonly reach: readonly Seat[]
  readonly quotes: readonly Quote[]
  /** Points as they would count now. */
  readonly points: number
}

// ---------------------------------------------------------------- events

export const PAY_REASONS = ['column', 'line', 'project', 'step', 'exchange'] as const
export type PayReason = (typeof PAY_REASONS)[number]
export const GAIN_REASONS = ['line', 'option', 'pair', 'leader', 'exchange'] as const
export type GainReason = (typeof GAIN_REASONS)[number]

/** What happened, in words and numbers, for log lines, motion and charts. */
export type Event =
  | { readonly type: 'decks'; readonly letters: readonly (Letter | null)[] }
  | { readonly type: 'trimester'; readonly trimester: number }
  | { readonly type: 'turn'; readonly trimester: number; readonly turn: number }
  | { readonly type: 'phase'; readonly phase: Phase }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly CardNumber[] }
  | { readonly type: 'sealed'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly pass: number }
  | { readonly type: 'started'; readonly seat: Seat; readonly forest: readonly CardNumber[]; readonly discard: readonly CardNumber[] }
  | { readonly type: 'projects'; readonly seat: Seat; readonly chosen: readonly CardNumber[]; readonly common: readonly CardNumber[] }
  | { readonly type: 'lots'; readonly order: readonly Seat[] }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: CardNumber }
  | { readonly type: 'staysAimless'; readonly seat: Seat }
  /** `cards` is empty for everybody but the fairy herself. */
  | {
      readonly type: 'drew'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly CardNumber[]
      readonly shuffled: boolean
    }
  | { readonly type: 'planned'; readonly seat: Seat; readonly cards: readonly { readonly card: CardNumber; readonly at: Cell }[] }
  | {
      readonly type: 'played'
      readonly seat: Seat
      readonly columns: readonly Column[]
      readonly shared: readonly CardNumber[]
      readonly personal: readonly CardNumber[]
    }
  | {
      readonly type: 'activated'
      readonly seat: Seat
      readonly card: CardNumber
      readonly of: Seat
      readonly line: number
      readonly how: 'cube' | 'again' | 'copy'
    }
  /** `secret`: an exchange made in phase 2, before its reveal; told to the fairy herself only. */
  | { readonly type: 'paid'; readonly seat: Seat; readonly elements: Bundle; readonly reason: PayReason; readonly secret?: true }
  | { readonly type: 'gained'; readonly seat: Seat; readonly elements: Bundle; readonly reason: GainReason; readonly secret?: true }
  | { readonly type: 'cubes'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'discount'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'summoned'; readonly seat: Seat; readonly card: CardNumber; readonly discarded: readonly CardNumber[] }
  | { readonly type: 'skipped'; readonly seat: Seat; readonly op: OpName }
  | { readonly type: 'kindness'; readonly seat: Seat; readonly from: readonly number[]; readonly total: number }
  | { readonly type: 'studied'; readonly seat: Seat; readonly creature: Creature; readonly card: CardNumber; readonly pair: boolean }
  | {
      readonly type: 'shifted'
      readonly seat: Seat
      readonly discarded: readonly CardNumber[]
      readonly forest: readonly (CardNumber | null)[]
    }
  | { readonly type: 'realised'; readonly seat: Seat; readonly card: CardNumber; readonly saved: number }
  | { readonly type: 'stepped'; readonly seat: Seat; readonly steps: number; readonly saved: number }
  | { readonly type: 'leaders'; readonly seats: readonly Seat[] }
  | { readonly type: 'finalsOpen'; readonly finals: readonly string[] }
  | { readonly type: 'finalTaken'; readonly seat: Seat; readonly final: string }
  | { readonly type: 'finished'; readonly seats: readonly Seat[] }
  | { readonly type: 'turnEnd'; readonly points: readonly number[] }
  | { readonly type: 'counted'; readonly lines: readonly FinalLine[] }
  | { readonly type: 'over'; readonly reason: 'finished' | 'guard'; readonly winners: readonly Seat[] }

export type EventType = Event['type']

// ---------------------------------------------------------------- refusals

/** Every reason a move can be refused for; each has a sentence in every language (text/fairy-school). */
export const REFUSALS = [
  'gameOver',
  'notYourDecision',
  'otherDecision',
  'malformed',
  'wrongOutcome',
  'alreadySealed',
  'notOffered',
  'threeProjects',
  'notYourProject',
  'notInCommon',
  'otherTrimester',
  'notInHand',
  'cellTaken',
  'topRowOnly',
  'twoCardsOnly',
  'cardsLeft',
  'oneOrTwoColumns',
  'cannotPayColumns',
  'outOfReach',
  'notInPlay',
  'noCubes',
  'alreadyActivated',
  'noSuchLine',
  'cannotPayLine',
  'noEffect',
  'notActivated',
  'chainCard',
  'onlyOthersCards',
  'notOwned',
  'noSuchOption',
  'notSummoned',
  'notInStudyCell',
  'alreadyStudied',
  'basicOnly',
  'tooFewElements',
  'noAir',
  'noExchangeNow',
  'twoProjectsATurn',
  'cannotPayProject',
  'noFinalProject',
  'notNextStep',
  'stepsDone',
  'cannotPayStep',
  'notInPrice',
  'needDiscount',
  'finalTaken',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** Ways in which bots play. */
export type Temperament = 'goldenHeart' | 'bookworm' | 'squirrel' | 'bee' | 'hedgehog' | 'cuckoo'

/** The type family handed to {@link import('../../core/game.ts').Game}; the state is the rules' own affair. */
export interface FairySchoolTypes<State extends object = object> {
  state: State
  view: View
  event: Event
  options: Options
  refusal: RefusalCode
}
