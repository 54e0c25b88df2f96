/** The clerk's entries in words, as the log shows them. */
import { type Book, bonusOf, type ClerkEntry, isLast } from '../../../../games/fairy-school/clerk.ts'
import type { Edition } from '../../../../games/fairy-school/types.ts'
import type { FairyClerkText, FairySchoolText } from '../../../../text/index.ts'
import { capital } from '../../../../text/sentence.ts'

/** What the sentences are made from. */
export interface Lines {
  readonly c: FairyClerkText
  readonly t: FairySchoolText
  readonly edition: Edition
  readonly entries: readonly ClerkEntry[]
  readonly books: readonly Book[]
  name(seat: number): string
}

function studyLine(
  { c, t, edition, name, books }: Lines,
  { seat, creature, past }: Extract<ClerkEntry, { type: 'study' }>,
  at: number,
): string {
  // What a pair brought in a month that was passed over is long taken.
  const fairy = past ? undefined : books[at]?.fairies[seat]
  const bonus = fairy ? bonusOf(edition, fairy, creature) : null
  const { the } = t.names.creatures[creature]
  return bonus ? c.lines.pair(name(seat), the, t.names.element(bonus, 1)) : c.lines.study(name(seat), the)
}

const trimesterLine = (c: FairyClerkText, book: Pick<Book, 'trimester' | 'length'>): string =>
  isLast(book) ? c.lines.finalTrimester : c.lines.trimester(book.trimester)

/** How many projects somebody has afterwards; null where the entries do not fit. */
const projectsAfter = ({ books }: Lines, seat: number, at: number): number | null => books[at + 1]?.fairies[seat]?.projects ?? null

function nextLine({ c, books }: Lines, at: number): string {
  const [before, after] = [books[at], books[at + 1]]
  if (!after || !before) return c.endOfMonth
  if (after.over) return c.lines.over
  if (after.trimester > before.trimester) return trimesterLine(c, after)
  return after.turn > before.turn && after.turn > 1 ? c.lines.nextMonth(after.turn) : c.lines.next(c.phases[after.phase].short)
}

type Sentence<T extends ClerkEntry['type']> = (entry: Extract<ClerkEntry, { type: T }>, lines: Lines, at: number) => string

const SENTENCES: { readonly [T in ClerkEntry['type']]: Sentence<T> } = {
  length: ({ length }, { c }) => c.lines.length[length],
  kindness: ({ seat, from, cubes }, { c, name }) =>
    cubes < 0 ? c.lines.kindnessBack(name(seat), name(from), -cubes) : c.lines.kindness(name(seat), name(from), cubes),
  study: (entry, lines, at) => studyLine(lines, entry, at),
  project: ({ seat, projects }, lines, at) => {
    const { c, name } = lines
    const line = projects < 0 ? c.lines.projectBack(name(seat)) : c.lines.project(name(seat), projects)
    const now = projectsAfter(lines, seat, at)
    return now === null ? line : c.lines.nowAt(line, now)
  },
  right: ({ seat, doubt, n }, { c, name }) => c.lines.right[doubt](name(seat), n),
  final: ({ seat, final }, { c, name }) => c.lines.final(name(seat), final),
  steps: ({ seat, steps }, { c, name }) => c.lines.steps(name(seat), steps),
  elements: ({ seat, elements }, { c, t, name }) => {
    const any = Object.values(elements).some((n) => n > 0)
    return c.lines.elements(name(seat), any ? t.names.bundle(elements) : t.names.elements(0))
  },
  lots: ({ order }, { c, t, name }) => c.lines.lots(t.names.format.and(order.map(name))),
  trimester: ({ trimester }, { c, books }, at) => trimesterLine(c, { length: books[at]?.length ?? 'long', trimester }),
  next: (_, lines, at) => nextLine(lines, at),
  end: (_, { c }) => c.lines.end,
}

type Typed<T extends ClerkEntry['type']> = { [P in T]: Extract<ClerkEntry, { type: P }> & { readonly type: P } }[T]

function sentence<T extends ClerkEntry['type']>(
  sentences: { readonly [P in T]: (entry: Typed<P>, lines: Lines, at: number) => string },
  entry: Typed<T>,
  lines: Lines,
  at: number,
): string {
  return sentences[entry.type](entry, lines, at)
}

/** An entry in words, by its place. */
export function lineOf(lines: Lines, at: number): string {
  const entry = lines.entries[at]
  return entry ? capital(sentence(SENTENCES, entry, lines, at)) : ''
}
