/** The shape of a rules reference: chapters of entries, each tied to statements of the game's rule ledger. */

/** One article of the reference. */
export interface RuleEntry {
  /** Stable, for links: `#/rules/<game>/<id>`. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** The statements it explains, e.g. `PQ-A05-02`. */
  readonly rules: readonly string[]
}

/** A group of entries. */
export interface RuleChapter {
  readonly id: string
  readonly title: string
  readonly entries: readonly RuleEntry[]
}

/** A whole reference in one language. */
export interface RulesText {
  readonly chapters: readonly RuleChapter[]
  /** The entry that explains a statement; undefined for an id that is no statement. */
  entryFor(ruleId: string): RuleEntry | undefined
  /** Entries that hold every word of the query: in the title first, then in the text, then in the title of the chapter; all for an empty query. */
  search(query: string): readonly RuleEntry[]
}

/** Title and text of an entry. */
export type EntryWords = readonly [title: string, text: string]

/** What a game gives: chapters with entry ids and the statements each covers, `PQ-A05-01..05` standing for a run. */
export type RuleStructure = Readonly<Record<string, Readonly<Record<string, string>>>>

const PAD = 2

/** `'PQ-A05-01..03 PQ-TILE-04'` as single ids. */
export function expandRules(spec: string): readonly string[] {
  return spec
    .split(' ')
    .filter((part) => part !== '')
    .flatMap(expandRun)
}

function expandRun(run: string): readonly string[] {
  const [first = '', last] = run.split('..')
  if (last === undefined) return [first]
  const dash = first.lastIndexOf('-') + 1
  const prefix = first.slice(0, dash)
  const from = Number(first.slice(dash))
  return Array.from({ length: Number(last) - from + 1 }, (_, i) => prefix + String(from + i).padStart(PAD, '0'))
}

/** Lower case without accents, so that a search finds "Anhänger" by "anhanger". */
function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Puts structure and words of one language together. */
export function rulesText<S extends RuleStructure>(
  structure: S,
  titles: { readonly [C in keyof S]: string },
  words: { readonly [C in keyof S]: { readonly [E in keyof S[C]]: EntryWords } },
): RulesText {
  const chapters = Object.keys(structure).map(
    (chapter): RuleChapter => ({
      id: chapter,
      title: titles[chapter] ?? chapter,
      entries: Object.entries(structure[chapter] ?? {}).map(([id, spec]): RuleEntry => {
        const [title, text] = words[chapter]?.[id] ?? [id, '']
        return { id, title, text, rules: expandRules(spec) }
      }),
    }),
  )
  const entries = chapters.flatMap((chapter) => chapter.entries)
  const byRule = new Map<string, RuleEntry>()
  for (const entry of entries) for (const rule of entry.rules) if (!byRule.has(rule)) byRule.set(rule, entry)
  return { chapters, entryFor: (ruleId) => byRule.get(ruleId), search: (query) => search(chapters, query) }
}

function search(chapters: readonly RuleChapter[], query: string): readonly RuleEntry[] {
  const wanted = plainLetters(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  const holds = (text: string) => {
    const plain = plainLetters(text)
    return wanted.every((word) => plain.includes(word))
  }
  const places = [
    ({ title }: RuleEntry) => title,
    ({ title, text, rules }: RuleEntry) => `${title} ${text} ${rules.join(' ')}`,
    ({ title, text, rules }: RuleEntry, chapter: string) => `${title} ${text} ${rules.join(' ')} ${chapter}`,
  ]
  const all = chapters.flatMap((chapter) => chapter.entries.map((entry) => ({ entry, chapter: chapter.title })))
  // A set keeps the first place an entry was found in.
  return [...new Set(places.flatMap((textOf) => all.flatMap(({ entry, chapter }) => (holds(textOf(entry, chapter)) ? [entry] : []))))]
}
