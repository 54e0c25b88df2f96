import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Connection, DATABASE } from '../storage/db.ts'
import type { LogEntry } from '../storage/records.ts'
import type { Change } from '../storage/saves.ts'
import { Saves } from '../storage/saves.ts'
import type { Played, Update } from './protocol.ts'
import { Browser, toyTable, Window } from './testing.ts'

/** A connection that a kill cuts: open transactions may be lost, and nothing is ever answered again. */
class Mortal extends Connection {
  private alive = true
  private readonly transactions = new Set<{ abort(): void }>()

  override async get() {
    if (!this.alive) return new Promise<never>(() => undefined)
    const db = await super.get()
    return new Proxy(db, {
      get: (target, key) => {
        if (key !== 'transaction') return Reflect.get(target, key, target)
        return (...args: Parameters<typeof target.transaction>) => {
          const tx = target.transaction(...args)
          this.transactions.add(tx)
          return tx
        }
      },
    })
  }

  kill(losing: boolean): void {
    this.alive = false
    for (const tx of losing ? this.transactions : []) {
      try {
        tx.abort()
      } catch {
        // Had been written already.
      }
    }
  }
}

/** Saves that remember what they began. */
class Noting extends Saves {
  /** Length of the log when the write under way is done. */
  length = 0
  override append(change: Change, entries: readonly LogEntry[]) {
    this.length = change.ply + entries.length
    return super.append(change, entries)
  }
  override cut(change: Change, length: number) {
    this.length = length
    return super.cut(change, length)
  }
}

/** What the page of a window was told: entry by entry; what the board looked like between them is told only once. */
function acknowledged(updates: readonly Update[]): Played[] {
  let log: Played[] = []
  for (const { ply, played } of updates)
    log = [...log.slice(0, ply - played.length), ...played.map(({ ply, by, events }) => ({ ply, by, events }))]
  return log
}

const turns = async (n: number) => {
  for (let i = 0; i < n; i++) await new Promise((resolve) => setImmediate(resolve))
}

/** Plays by the picks until the cut, then dies in the middle of whatever goes on. */
async function playAndDie(window: Window, table: string, picks: readonly number[], last: number): Promise<void> {
  await window.ask({ type: 'open', table })
  for (const pick of picks) {
    const { decision, ply } = window.last
    if (!decision) break
    if (pick === 0) await window.ask({ type: 'undo', ply, seat: 0 })
    else await window.ask({ type: 'move', ply, seat: 0, move: decision.choices[pick % decision.choices.length]! })
  }
  const { decision, ply, undo } = window.last
  const undoing = last === 0 && undo.possible
  const move = decision?.choices[last % decision.choices.length] ?? 0
  window.host.receive(undoing ? { type: 'undo', id: 9999, ply, seat: 0 } : { type: 'move', id: 9999, ply, seat: 0, move })
}

describe('a kill at any moment', () => {
  it('leaves the table at the last acknowledged entry or one write later, and playable', async () => {
    let later = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 14 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 14 }),
        fc.boolean(),
        async (picks, last, delay, losing) => {
          indexedDB.deleteDatabase(DATABASE)
          const connection = new Mortal()
          const saves = new Noting(connection)
          const window = new Window(new Browser(), undefined, saves)
          const table = await window.create(toyTable(3, picks.length + last))
          await playAndDie(window, table, picks, last)
          await turns(delay)
          connection.kill(losing)
          window.dead = true
          const begun = saves.length
          const known = acknowledged(window.notices('update'))
          await turns(6)

          const after = new Window(new Browser())
          const { log } = await after.saves.load(table)
          expect([known.length, begun]).toContain(log.length)
          if (log.length > known.length) later++
          await after.ask({ type: 'open', table })
          const told = acknowledged(after.notices('update'))
          const common = Math.min(log.length, known.length)
          expect(told.slice(0, common)).toEqual(known.slice(0, common))
          expect(after.last.decision !== null || after.last.over).toBe(true)
        },
      ),
      { numRuns: 150, seed: 7 },
    )
    // The property would hold emptily if no kill ever fell between writing and answering.
    expect(later).toBeGreaterThan(0)
  }, 60_000)
})
