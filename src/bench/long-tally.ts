/** What many games come to: counts that can be added up across threads, and the tables printed from them. */
import type { Ending, Plan } from './long-game.ts'

/** How often each number, or word, came up. */
type Counts = Record<string, number>

/** Games of one kind: so many seats, this preset, this way of drawing moves. */
export interface Row {
  games: number
  decisions: number
  entries: number
  rounds: Counts
  reasons: Counts
  scores: Counts
  winning: Counts
  eliminated: number
  /** Games in which nobody, or at most one player, was eliminated. */
  unharmed: number
  lone: number
  /** Games whose best score is above zero. */
  aboveZero: number
}

export type Tally = Record<string, Row>

const blank = (): Row => ({
  games: 0,
  decisions: 0,
  entries: 0,
  rounds: {},
  reasons: {},
  scores: {},
  winning: {},
  eliminated: 0,
  unharmed: 0,
  lone: 0,
  aboveZero: 0,
})

function add(counts: Counts, key: string | number, n = 1): void {
  counts[key] = (counts[key] ?? 0) + n
}

/** Counts a game in. */
export function count(tally: Tally, { style, preset, seats }: Plan, ending: Ending): void {
  tally[`${style} ${preset} ${seats}`] ??= blank()
  const row = tally[`${style} ${preset} ${seats}`] ?? blank()
  const best = Math.max(...ending.scores)
  row.games++
  row.decisions += ending.decisions
  row.entries += ending.entries
  row.eliminated += ending.eliminated
  if (ending.eliminated === 0) row.unharmed++
  if (ending.eliminated === seats - 1) row.lone++
  if (best > 0) row.aboveZero++
  add(row.rounds, ending.rounds)
  add(row.reasons, ending.reason)
  add(row.winning, best)
  for (const score of ending.scores) add(row.scores, score)
}

/** Adds what another thread counted. */
export function merge(into: Tally, from: Tally): void {
  for (const [key, row] of Object.entries(from)) {
    into[key] ??= blank()
    const sum = into[key]
    for (const field of ['games', 'decisions', 'entries', 'eliminated', 'unharmed', 'lone', 'aboveZero'] as const) sum[field] += row[field]
    for (const field of ['rounds', 'reasons', 'scores', 'winning'] as const)
      for (const [name, n] of Object.entries(row[field])) add(sum[field], name, n)
  }
}

/** Smallest, quarter, half, three quarters, largest. */
function five(counts: Counts): number[] {
  const sorted = Object.entries(counts)
    .map(([value, n]) => [Number(value), n] as const)
    .sort(([a], [b]) => a - b)
  const total = sorted.reduce((sum, [, n]) => sum + n, 0)
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    let left = share * (total - 1)
    for (const [value, n] of sorted) {
      if (left < n) return value
      left -= n
    }
    return sorted.at(-1)?.[0] ?? 0
  })
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`
const each = (counts: Counts, names: readonly (string | number)[], whole: number): string[] =>
  names.map((name) => percent(counts[name] ?? 0, whole))

const ROUNDS = [1, 2, 3, 4, 5, 6, 7]
const REASONS = ['rounds', 'tiles', 'lastStanding']

/** Columns of the printed table, and one line per kind of game. */
export function table(tally: Tally): string[][] {
  const head = ['moves', 'preset', 'seats', 'games', 'decisions', 'entries']
  const heads = [...head, ...ROUNDS.map((n) => `R${n}`), ...REASONS, 'out', 'nobody out', 'one left', 'best > 0']
  const rows = Object.entries(tally).map(([key, row]) => {
    const seats = Number(key.split(' ')[2])
    const mean = (sum: number) => (sum / row.games).toFixed(1)
    return [
      ...key.split(' '),
      String(row.games),
      mean(row.decisions),
      mean(row.entries),
      ...each(row.rounds, ROUNDS, row.games),
      ...each(row.reasons, REASONS, row.games),
      percent(row.eliminated, row.games * seats),
      percent(row.unharmed, row.games),
      percent(row.lone, row.games),
      percent(row.aboveZero, row.games),
    ]
  })
  return [heads, ...rows]
}

/** Scores of all players and of the best of each game: min, quartiles, max. */
export function scoreTable(tally: Tally): string[][] {
  const names = ['min', 'q1', 'median', 'q3', 'max']
  const heads = ['moves', 'preset', 'seats', ...names, ...names.map((name) => `best ${name}`)]
  return [
    heads,
    ...Object.entries(tally).map(([key, row]) => [...key.split(' '), ...five(row.scores).map(String), ...five(row.winning).map(String)]),
  ]
}

/** A table with its columns in line. */
export function aligned(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows.map((row) => row.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  ')).join('\n')
}
