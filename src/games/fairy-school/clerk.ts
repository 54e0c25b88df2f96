/**
 * The clerk of a boxed Fairy School: what people tell it, kept entry by entry, and what follows from that. A book is nothing
 * but its entries, so that each of them can be undone or corrected; it knows what counts at the end, not where the cards lie.
 */
import {
  type ClerkPhase,
  CREATURES,
  type Creature,
  type Edition,
  ELEMENTS,
  type Element,
  type Length,
  TURN_PHASES,
  type WhyNot,
} from './types.ts'

/** Turns of every trimester but the last, with two fairies and with more (FS-P7-01, FS-TWO-01); of the last at most (FS-END-06). */
const TURNS = { two: 4, more: 3 } as const
const GUARD = 12
/** Projects a fairy may realise in a month (FS-P6-01). */
export const MONTHLY_PROJECTS = 2
const TRIMESTERS: Readonly<Record<Length, number>> = { long: 4, short: 3 }

export type Elements = Readonly<Record<Element, number>>

/** One thing the clerk is told. Seats count from 0. */
export type ClerkEntry =
  /** The long year or the short one; before anything else. */
  | { readonly type: 'length'; readonly length: Length }
  /** Cubes of another fairy that a scale receives; below 0 takes some back that were told by mistake. */
  | { readonly type: 'kindness'; readonly seat: number; readonly from: number; readonly cubes: number }
  /** `past`: in a month that the book has passed over. It counts, and brings or breaks nothing now. */
  | { readonly type: 'study'; readonly seat: number; readonly creature: Creature; readonly past?: true }
  /** A project was realised; below 0 takes one back. `past` as with a creature. */
  | { readonly type: 'project'; readonly seat: number; readonly projects: number; readonly past?: true }
  /** What is doubtful of a fairy is right: `n` as the doubt has it. */
  | { readonly type: 'right'; readonly seat: number; readonly doubt: DoubtKind; readonly n: number }
  | { readonly type: 'final'; readonly seat: number; readonly final: string }
  /** Steps of the final project that are realised by now. */
  | { readonly type: 'steps'; readonly seat: number; readonly steps: number }
  /** Elements a fairy has, for the phase in which it is told: where they break a tie, and at the end. */
  | { readonly type: 'elements'; readonly seat: number; readonly elements: Elements }
  /** Lots for a tie: who comes first. */
  | { readonly type: 'lots'; readonly order: readonly number[] }
  /** The book begins later: the trimesters before were played without it. */
  | { readonly type: 'trimester'; readonly trimester: number }
  | { readonly type: 'next' }
  /** It was the last month, or people end it here. */
  | { readonly type: 'end' }

/** What can be doubtful of a fairy: see `clerk-doubts.ts`. */
export const DOUBTS = ['month', 'projects', 'studies', 'cubes'] as const
export type DoubtKind = (typeof DOUBTS)[number]

/** How many of each are right, by the word of those at the table; 0 where nobody was asked. */
export type Rights = Readonly<Record<DoubtKind, number>>

const NO_RIGHTS: Rights = { month: 0, projects: 0, studies: 0, cubes: 0 }

/** What is kept of a fairy. */
export interface ClerkFairy {
  /** Cubes on her scale, by the seat they came from. */
  readonly scale: readonly number[]
  readonly studied: readonly Creature[]
  readonly projects: number
  readonly final: string | null
  readonly steps: number
  /** Her elements as they were last told; null once the phase is over in which that was, for by then they may be others. */
  readonly elements: Elements | null
  /** How many of her projects and creatures are of months that the book has passed over. */
  readonly past: { readonly projects: number; readonly creatures: number }
  readonly rights: Rights
}

export interface Book {
  readonly length: Length
  /** From 1. */
  readonly trimester: number
  /** From 1; 0 before the first turn of a trimester. */
  readonly turn: number
  readonly phase: ClerkPhase
  readonly over: boolean
  readonly fairies: readonly ClerkFairy[]
  readonly lots: readonly number[]
}

/** What was told cannot be: the message is for developers, `misfit` for people. */
export class ClerkError extends Error {
  readonly misfit: WhyNot
  /** The statement it goes against. */
  readonly rule: string
  constructor(misfit: WhyNot, rule: string, message: string) {
    super(message)
    this.misfit = misfit
    this.rule = rule
  }
}

const refuse = (misfit: WhyNot, rule: string, message: string): never => {
  throw new ClerkError(misfit, rule, message)
}

/** The book before anything was told. */
export function openBook(seats: number): Book {
  const fairy: ClerkFairy = {
    scale: Array.from({ length: seats }, () => 0),
    studied: [],
    projects: 0,
    final: null,
    steps: 0,
    elements: null,
    past: { projects: 0, creatures: 0 },
    rights: NO_RIGHTS,
  }
  return {
    length: 'long',
    trimester: 1,
    turn: 0,
    phase: 'draft',
    over: false,
    fairies: Array.from({ length: seats }, () => fairy),
    lots: [],
  }
}

/** The trimester of the final projects (FS-SHORT-01). */
export const isLast = ({ trimester, length }: Pick<Book, 'trimester' | 'length'>): boolean => trimester === TRIMESTERS[length]

/** How many turns each trimester but the last has (FS-P7-01, FS-TWO-01). */
export const turnsOf = ({ fairies }: Book): number => (fairies.length === 2 ? TURNS.two : TURNS.more)

/** The number of a turn in the whole year, from 1. */
export const yearTurn = (book: Book): number => (book.trimester - 1) * turnsOf(book) + Math.max(1, book.turn)

/** How many cubes of others lie on a scale (FS-P4-03). */
export const kindnessOf = ({ scale }: ClerkFairy): number => scale.reduce((sum, n) => sum + n, 0)

/** The steps of a fairy's final project; 0 before she has chosen one (FS-FINAL-09). */
export const stepsOf = (edition: Edition, { final }: ClerkFairy): number => edition.finals.find(({ id }) => id === final)?.steps.length ?? 0

const hasFinished = (edition: Edition, fairy: ClerkFairy): boolean => fairy.final !== null && fairy.steps >= stepsOf(edition, fairy)

/** Who has finished the final project (FS-END-01). */
export const finished = (edition: Edition, book: Book): readonly number[] =>
  book.fairies.flatMap((fairy, seat) => (hasFinished(edition, fairy) ? [seat] : []))

/** Who has no final project. */
export const withoutFinal = (book: Book): readonly number[] => book.fairies.flatMap(({ final }, seat) => (final === null ? [seat] : []))

/** The most advanced fairies, who gain 1 air at the end of phase 6 of the last trimester; nobody without a step (FS-FINAL-10). */
export function leaders(book: Book): readonly number[] {
  const most = Math.max(...book.fairies.map(({ steps }) => steps))
  return most === 0 || !isLast(book) ? [] : book.fairies.flatMap(({ steps }, seat) => (steps === most ? [seat] : []))
}

/** What the second creature of a pair brings: an element, `any` for one basic element of choice; null when its partner is not studied (FS-STUDY-05, 08). */
export function bonusOf(edition: Edition, { studied }: ClerkFairy, creature: Creature): Element | 'any' | null {
  const at = CREATURES.indexOf(creature)
  const partner = CREATURES[at % 2 === 0 ? at + 1 : at - 1]
  return partner !== undefined && studied.includes(partner) ? (edition.pairBonus[at >> 1] ?? null) : null
}

const total = (elements: Elements | null): number => (elements ? ELEMENTS.reduce((sum, kind) => sum + elements[kind], 0) : 0)

/** Puts seats into groups, best first; those of equal worth stay together in one. */
function groupsBy(seats: readonly number[], worth: (seat: number) => number): readonly (readonly number[])[] {
  const values = [...new Set(seats.map(worth))].sort((a, b) => a - b)
  return values.map((value) => seats.filter((seat) => worth(seat) === value))
}

/**
 * Who chooses a final project when: groups one after another; more than one seat in a group is a tie that is not settled yet
 * (FS-P0-03, FS-FINAL-02). Elements decide once those of everybody in a tie are known: a number nobody has told is not zero.
 */
export function choosing(book: Book): readonly (readonly number[])[] {
  const elementsAt = (seat: number) => book.fairies[seat]?.elements ?? null
  const kindness = book.fairies.map(kindnessOf)
  const seats = book.fairies.map((_, seat) => seat)
  const equal = groupsBy(seats, (seat) => -(kindness[seat] ?? 0))
  const byElements = equal.flatMap((group) =>
    group.every((seat) => elementsAt(seat)) ? groupsBy(group, (seat) => total(elementsAt(seat))) : [group],
  )
  return byElements.flatMap((group) => groupsBy(group, (seat) => book.lots.indexOf(seat)))
}

const withFairy = (book: Book, seat: number, change: (fairy: ClerkFairy) => Partial<ClerkFairy>): Book => ({
  ...book,
  fairies: book.fairies.map((fairy, at) => (at === seat ? { ...fairy, ...change(fairy) } : fairy)),
})

function give(book: Book, { seat, from, cubes }: Extract<ClerkEntry, { type: 'kindness' }>): Book {
  if (seat === from) refuse('own', 'FS-P4-02', 'own cubes go back to the supply')
  if ((book.fairies[seat]?.scale[from] ?? 0) + cubes < 0) refuse('scale', 'FS-P4-03', 'so many cubes do not lie there')
  return withFairy(book, seat, ({ scale }) => ({ scale: scale.map((n, at) => (at === from ? n + cubes : n)) }))
}

function study(book: Book, { seat, creature, past: of }: Extract<ClerkEntry, { type: 'study' }>): Book {
  if (book.fairies[seat]?.studied.includes(creature)) refuse('studied', 'FS-STUDY-03', `${creature} is studied already`)
  return withFairy(book, seat, ({ studied, past }) => ({
    studied: [...studied, creature],
    past: of ? { ...past, creatures: past.creatures + 1 } : past,
  }))
}

function realise(book: Book, { seat, projects: n, past: of }: Extract<ClerkEntry, { type: 'project' }>): Book {
  if ((book.fairies[seat]?.projects ?? 0) + n < 0) refuse('projects', 'FS-SCORE-02', 'no project to take back')
  return withFairy(book, seat, ({ projects, past }) => ({
    projects: projects + n,
    past: of ? { ...past, projects: past.projects + n } : past,
  }))
}

/** What a month allows beyond its rule, the whole year does: projects that are right in it are not doubted in the sum. */
const confirm = (book: Book, { seat, doubt, n }: Extract<ClerkEntry, { type: 'right' }>): Book =>
  withFairy(book, seat, ({ rights }) => {
    const more = doubt === 'month' ? Math.max(0, n - Math.max(MONTHLY_PROJECTS, rights.month)) : 0
    return { rights: { ...rights, projects: rights.projects + more, [doubt]: n } }
  })

function choose(edition: Edition, book: Book, { seat, final }: Extract<ClerkEntry, { type: 'final' }>): Book {
  if (!isLast(book)) refuse('early', 'FS-FINAL-01', 'final projects are chosen in the last trimester')
  const taken = book.fairies.some((fairy, at) => at !== seat && fairy.final === final)
  if (taken || !edition.finals.some(({ id, kind }) => id === final && kind === book.length))
    refuse('taken', 'FS-FINAL-02', `${final} cannot be chosen`)
  return withFairy(book, seat, () => ({ final, steps: 0 }))
}

function climb(edition: Edition, book: Book, { seat, steps }: Extract<ClerkEntry, { type: 'steps' }>): Book {
  const fairy = book.fairies[seat]
  if (!fairy || steps < 0 || steps > stepsOf(edition, fairy)) refuse('steps', 'FS-FINAL-09', `${steps} steps are not on this project`)
  return withFairy(book, seat, () => ({ steps }))
}

/** The beginning of a trimester. */
function trimesterOf(book: Book, trimester: number): Book {
  const fresh = { ...withoutMonthlyRights(book), trimester, turn: 0, lots: [] }
  return { ...fresh, phase: isLast(fresh) ? 'finals' : 'draft' }
}

function skip(book: Book, trimester: number): Book {
  if (trimester <= book.trimester || trimester > TRIMESTERS[book.length])
    refuse('behind', 'FS-P7-01', `trimester ${trimester} is not to come`)
  return trimesterOf(withoutElements(book), trimester)
}

/** What a month allowed beyond its rule goes with it. */
const withoutMonthlyRights = (book: Book): Book => ({
  ...book,
  fairies: book.fairies.map((fairy) => ({ ...fairy, rights: { ...fairy.rights, month: 0, studies: 0 } })),
})

/** The next month; lots were drawn for the one before, but those of a project choice for the month it leads to: only in there is a tie (FS-P0-03, 04). */
const monthAfter = (book: Book): Book => ({
  ...withoutMonthlyRights(book),
  turn: book.turn + 1,
  phase: TURN_PHASES[0],
  lots: book.phase === 'draft' ? book.lots : [],
})

/** The phase after `realisation`: another turn, the next trimester, the last spending, the end (FS-P7-01, FS-END-01, 02, 05, 06). */
function turnOver(edition: Edition, book: Book): Book {
  if (isLast(book)) {
    const ends = finished(edition, book).length > 0 || book.turn === GUARD
    return ends ? { ...book, phase: 'spending' } : monthAfter(book)
  }
  return book.turn < turnsOf(book) ? monthAfter(book) : trimesterOf(book, book.trimester + 1)
}

/** Elements are told to break a tie now; a phase later they decide nothing, and at the count they are asked anew (FS-FINAL-02, FS-SCORE-05). */
const withoutElements = (book: Book): Book => ({ ...book, fairies: book.fairies.map((fairy) => ({ ...fairy, elements: null })) })

function next(edition: Edition, told: Book): Book {
  if (told.over) return told
  const book = withoutElements(told)
  const { phase } = book
  if (phase === 'spending') return { ...book, over: true }
  if (phase === 'draft' || phase === 'finals') return monthAfter(book)
  const following = TURN_PHASES[TURN_PHASES.indexOf(phase) + 1]
  return following ? { ...book, phase: following } : turnOver(edition, book)
}

/**
 * The book after one more entry.
 * @throws ClerkError when it cannot be: own cubes as kindness, a creature studied twice, a final project that is not there
 */
export function tell(edition: Edition, book: Book, entry: ClerkEntry): Book {
  switch (entry.type) {
    case 'length':
      if (book.trimester > 1 || book.turn > 0) refuse('begun', 'FS-SHORT-01', 'the year has begun')
      return { ...book, length: entry.length }
    case 'kindness':
      return give(book, entry)
    case 'study':
      return study(book, entry)
    case 'project':
      return realise(book, entry)
    case 'right':
      return confirm(book, entry)
    case 'final':
      return choose(edition, book, entry)
    case 'steps':
      return climb(edition, book, entry)
    case 'elements':
      return withFairy(book, entry.seat, () => ({ elements: entry.elements }))
    case 'lots':
      return { ...book, lots: entry.order }
    case 'trimester':
      return skip(book, entry.trimester)
    case 'next':
      return next(edition, book)
    case 'end':
      return { ...book, over: true }
  }
}

/** A session played through: the book before each entry and after the last, or the first entry that does not fit. */
export type Told =
  | { readonly ok: true; readonly books: readonly [Book, ...Book[]]; readonly book: Book }
  | { readonly ok: false; readonly at: number; readonly misfit: WhyNot; readonly rule: string }

/** Tells a book all its entries, and stops at the first that does not fit: after an edit nothing is half applied. */
export function tellAll(edition: Edition, seats: number, entries: readonly ClerkEntry[]): Told {
  let book = openBook(seats)
  const books: [Book, ...Book[]] = [book]
  for (const [at, entry] of entries.entries()) {
    try {
      book = tell(edition, book, entry)
    } catch (error) {
      if (error instanceof ClerkError) return { ok: false, at, misfit: error.misfit, rule: error.rule }
      throw error
    }
    books.push(book)
  }
  return { ok: true, books, book }
}
