/** Version 3: results of finished tables, begun with those of the tables that are kept. Frozen: later versions get their own file. */
import type { IDBPDatabase, IDBPTransaction } from 'idb'

interface Head {
  readonly game: string
  readonly created: number
  readonly seed: number
  readonly updated: number
  readonly seats: readonly { readonly kind: string; readonly name: string; readonly level?: string }[]
  readonly summary: { readonly over: boolean; readonly ranks: readonly number[] | null }
}

/** Heads of that time said who won, but not with how many points. */
function resultOf({ game, created, seed, updated, seats, summary }: Head): object | null {
  const names = seats.map(({ name }) => name.trim())
  const people = seats.some(({ kind }, seat) => kind === 'human' && names[seat] !== '')
  if (!summary.over || summary.ranks?.length !== seats.length || !people) return null
  const players = seats.map(({ kind, level }, seat) => {
    if (kind === 'bot') return { kind, level }
    return names[seat] === '' ? { kind: 'nobody' } : { kind, name: names[seat] }
  })
  return { format: 1, game, created, seed, ended: updated, seats: players, ranks: summary.ranks, points: null }
}

/** Creates the store `results` (key `[game, created, seed]`) and fills it from finished tables; one that cannot be read gives none. */
export function createResults(db: IDBPDatabase<unknown>, tx: IDBPTransaction<unknown, string[], 'versionchange'>): void {
  const results = db.createObjectStore('results', { keyPath: ['game', 'created', 'seed'] })
  const fill = (heads: readonly unknown[]) => {
    for (const head of heads)
      try {
        const result = resultOf(head as Head)
        if (result) void results.put(result)
      } catch {
        // Damaged, or of nobody we know: it stays where it is, and the book begins without it.
      }
  }
  void tx.objectStore('tables').getAll().then(fill)
}
