/** What many games come to: counts that can be added up across threads, and the tables printed from them. */
import type { Ending, Plan } from './long-game.ts'

/** How often each number, or word, came up. */
type Counts = Record<string, number>

/** Games of one kind: so many seats, variants of one group, this way of drawing moves. */
export interface Row {
  games: number
  decisions: number
  entries: number
  rounds: Counts
  reasons: Counts
  scores: Counts
  winning: Counts
  /** Sums of shares. */
  notes: Counts
}

export type Tally = Record<string, Row>

const blank = (): Row => ({ games: 0, decisions: 0, entries: 0, rounds: {}, reasons: {}, scores: {}, winning: {}, notes: {} })

function add(counts: Counts, key: string | number, n = 1): void {
  counts[key] = (counts[key] ?? 0) + n
}

/** Counts a game in. */
export function count(tally: Tally, { style, variant, seats }: Plan, ending: Ending): void {
  const key = `${style} ${variant.group} ${seats}`
  const row = tally[key] ?? blank()
  tally[key] = row
  row.games++
  row.decisions += ending.decisions
  row.entries += ending.entries
  add(row.rounds, ending.rounds)
  add(row.reasons, ending.reason)
  add(row.winning, Math.max(...ending.scores))
  for (const score of ending.scores) add(row.scores, score)
  for (const [name, part] of Object.entries(ending.notes)) add(row.notes, name, part)
}

/** Adds what another thread counted. */
export function merge(into: Tally, from: Tally): void {
  for (const [key, row] of Object.entries(from)) {
    const sum = into[key] ?? blank()
    into[key] = sum
    for (const field of ['games', 'decisions', 'entries'] as const) sum[field] += row[field]
    for (const field of ['rounds', 'reasons', 'scores', 'winning', 'notes'] as const)
      for (const [name, n] of Object.entries(row[field])) add(sum[field], name, n)
  }
}

/** Smallest, quarter, half, three quarters, largest. */
function five(counts: Counts): string[] {
  const sorted = Object.entries(counts)
    .map(([value, n]) => [Number(value), n] as const)
    .sort(([a], [b]) => a - b)
  const total = sorted.reduce((sum, [, n]) => sum + n, 0)
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    let left = share * (total - 1)
    for (const [value, n] of sorted) {
      if (left < n) return String(value)
      left -= n
    }
    return String(sorted.at(-1)?.[0] ?? 0)
  })
}

function average(counts: Counts): string {
  const games = Object.values(counts).reduce((sum, n) => sum + n, 0)
  return (Object.entries(counts).reduce((sum, [value, n]) => sum + Number(value) * n, 0) / games).toFixed(1)
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`
const KIND = ['moves', 'variant', 'seats']
const FIVE = ['min', 'q1', 'median', 'q3', 'max']

/** How games went: one line per kind of game. `reasons` are the ways to end, in the order of the columns. */
export function table(tally: Tally, reasons: readonly string[]): string[][] {
  const rows = Object.entries(tally)
  const notes = [...new Set(rows.flatMap(([, row]) => Object.keys(row.notes)))]
  const heads = [...KIND, 'games', 'decisions', 'entries', ...FIVE.map((name) => `rounds ${name}`), ...reasons, ...notes]
  return [
    heads,
    ...rows.map(([key, row]) => [
      ...key.split(' '),
      String(row.games),
      (row.decisions / row.games).toFixed(1),
      (row.entries / row.games).toFixed(1),
      ...five(row.rounds),
      ...reasons.map((reason) => percent(row.reasons[reason] ?? 0, row.games)),
      ...notes.map((name) => percent(row.notes[name] ?? 0, row.games)),
    ]),
  ]
}

/** Scores of all players and of the best of each game: mean, min, quartiles, max. */
export function scoreTable(tally: Tally): string[][] {
  const heads = [...KIND, 'mean', ...FIVE, ...['mean', ...FIVE].map((name) => `best ${name}`)]
  const rows = Object.entries(tally).map(([key, { scores, winning }]) => [
    ...key.split(' '),
    average(scores),
    ...five(scores),
    average(winning),
    ...five(winning),
  ])
  return [heads, ...rows]
}

/** A table with its columns in line. */
export function aligned(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows.map((row) => row.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  ')).join('\n')
}
