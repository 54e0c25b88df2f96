import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Move } from '../core/game.ts'
import type { ToyView } from '../core/testing/toy.ts'
import { toyMove } from '../core/testing/toy.ts'
import { Connection, DATABASE } from '../storage/db.ts'
import { StorageError } from '../storage/problems.ts'
import type { LogEntry } from '../storage/records.ts'
import type { Change } from '../storage/saves.ts'
import { Saves } from '../storage/saves.ts'
import { Browser, toyTable, Window } from './testing.ts'

/** Saves that count what they are asked to append, and fail where told. */
class Watched extends Saves {
  readonly writes: number[] = []
  full = false
  override append(change: Change, entries: readonly LogEntry[]): Promise<void> {
    if (this.full) return Promise.reject(new StorageError({ kind: 'storage', message: 'full' }))
    this.writes.push(entries.length)
    return super.append(change, entries)
  }
}

let saves: Watched
let w: Window

beforeEach(() => {
  indexedDB.deleteDatabase(DATABASE)
  saves = new Watched(new Connection())
  w = new Window(new Browser(), undefined, saves)
})

async function opened(seats: number, humans: number): Promise<string> {
  const table = await w.create(toyTable(seats, 1, humans))
  await w.ask({ type: 'settings', confirmTurns: humans > 0 })
  await w.ask({ type: 'open', table })
  return table
}

const move = (m: Move) => w.ask({ type: 'move', ply: w.last.ply, seat: 0, move: m })
const endTurn = () => w.ask({ type: 'endTurn', ply: w.last.ply })

/** Plays on until everybody bids in secret. */
async function untilBids(): Promise<void> {
  while (!(w.last.view as ToyView).step.startsWith('bid')) {
    const { decision, confirming } = w.last
    await (confirming ? endTurn() : move(decision!.choices.at(-2) ?? decision!.choices[0]!))
  }
}

/** The update that told most entries of bots. */
const largest = () => w.notices('update').reduce((most, each) => (each.played.length > most.played.length ? each : most))

describe('secret decisions', () => {
  it('of bots are made while the person thinks; their seals follow the person’s', async () => {
    const table = await opened(3, 1)
    await untilBids()
    const before = w.last.ply
    const asked = w.bots.asked.length
    expect(asked).toBeGreaterThan(0)
    expect(w.last.thinking).toEqual([])
    await move(toyMove('bid', 1))
    await w.ask({ type: 'undo', ply: w.last.ply, seat: 0 })
    await move(toyMove('bid', 0))
    await move(toyMove('seal'))
    expect(w.last).toMatchObject({ confirming: true, ply: before + 2 })
    await endTurn()
    expect(w.bots.asked.length).toBeLessThanOrEqual(asked + 4)
    const by = (await w.saves.load(table)).log.slice(before).map(([actor]) => actor)
    expect(by.slice(0, 4)).toEqual([0, 0, 1, 1])
    expect((w.last.view as ToyView).round).toBe(2)
  })

  it('of bots alone are one write and one message, which can be shown entry by entry', async () => {
    const table = await opened(4, 0)
    expect(w.last.over).toBe(true)
    const { played, view, ply } = largest()
    expect(new Set(played.map(({ by }) => by))).toEqual(new Set([0, 1, 2, 3]))
    expect(Math.max(...saves.writes)).toBe(played.length)
    const { log } = await saves.load(table)
    expect(played.map(({ by }) => by)).toEqual(log.slice(ply - played.length, ply).map(([by]) => by))
    // What shows nothing needs no view, and the last one's is the update's.
    const sealed = (of: unknown) => (of as ToyView).sealed.filter(Boolean).length
    const between = played.slice(0, -1).filter(({ events }) => events.length > 0)
    expect(between.map((each) => sealed(each.view))).toEqual([1, 2, 3])
    expect(played.filter(({ events }) => events.length === 0).every((each) => each.view === undefined)).toBe(true)
    expect(played.at(-1)?.view).toBeUndefined()
    expect((view as ToyView).step.startsWith('bid')).toBe(false)
  })

  it('are one question to each bot, for its bid and its seal', async () => {
    await opened(4, 0)
    const bids = w.bots.asked.filter(({ view }) => (view as ToyView).step === 'bid')
    expect(bids.map(({ seat, line }) => [seat, line])).toEqual([0, 1, 2, 3, 0, 1, 2, 3].map((seat) => [seat, true]))
  })

  it('end with the last seal: nobody decides ahead for what comes then', async () => {
    await opened(4, 0)
    const kinds = w
      .notices('update')
      .map(({ played }) => played.flatMap(({ events }) => events as { type: string }[]).map(({ type }) => type))
    const resolved = kinds.filter((each) => each.includes('revealed'))
    expect(resolved).toHaveLength(2)
    for (const each of resolved) expect(['revealed', 'over']).toContain(each.at(-1))
  })

  it('that cannot be saved are kept and saved later, thought over once', async () => {
    await opened(3, 1)
    await untilBids()
    await move(toyMove('bid', 0))
    await move(toyMove('seal'))
    const before = w.last.ply
    const asked = w.bots.asked.length
    saves.full = true
    await endTurn()
    expect(w.last.ply).toBe(before)
    expect(w.notices('problem').at(-1)?.problem.kind).toBe('storage')
    saves.full = false
    w.clock.pass(2000)
    await w.calm()
    expect(w.last.ply).toBeGreaterThan(before)
    expect(w.notices('update').flatMap(({ played }) => played.filter(({ ply }) => ply === before))).toHaveLength(1)
    expect(w.bots.asked.slice(asked).every(({ view }) => !(view as ToyView).step.startsWith('bid'))).toBe(true)
  })
})

describe('several people at one device', () => {
  const see = (viewer: number | 'table') => w.ask({ type: 'see', viewer })
  const as = (seat: number, m: Move) => w.ask({ type: 'move', ply: w.last.ply, seat, move: m })

  it('open to nobody in particular, and to each who says so', async () => {
    await opened(3, 2)
    expect(w.last).toMatchObject({ viewer: 'table', decision: null, awaited: [0], undo: { possible: false } })
    expect((w.last.view as ToyView).cards).toEqual([null, null, null])
    await see(1)
    expect(w.last).toMatchObject({ viewer: 1, decision: null, awaited: [0] })
    expect((w.last.view as ToyView).cards.map((card) => card === null)).toEqual([true, false, true])
    expect(w.last.played.map(({ ply }) => ply)).toEqual([0])
    await see(0)
    expect(w.last).toMatchObject({ viewer: 0, decision: { seat: 0 } })
    expect(w.notices('table').at(-1)).toMatchObject({ viewer: 0 })
  })

  it('a bot’s seat is nobody’s to look from', async () => {
    await opened(3, 2)
    expect(await see(2)).toMatchObject({ type: 'failed', problem: { kind: 'badInput' } })
    expect(await see(9)).toMatchObject({ type: 'failed', problem: { kind: 'badInput' } })
    expect(w.last.viewer).toBe('table')
  })

  it('the word "end turn" is not asked for where the next is a person: she says hers', async () => {
    await opened(2, 2)
    await see(0)
    await as(0, toyMove('take', 3))
    await as(0, toyMove('done'))
    expect(w.last).toMatchObject({ confirming: false, awaited: [1], undo: { possible: true } })
  })

  it('seal in any order while bots seal silently, and what was sealed is told to nobody before all have', async () => {
    const table = await opened(4, 2)
    await see(0)
    while (!(w.last.view as ToyView).step.startsWith('bid')) {
      const [seat] = w.last.awaited
      if (seat === undefined) await endTurn()
      else {
        await see(seat)
        await as(seat, w.last.decision!.choices.at(-2) ?? w.last.decision!.choices[0]!)
      }
    }
    expect(w.last.awaited).toEqual([0, 1])
    const before = w.last.ply
    const sent = w.sent.length
    await see(1)
    await as(1, toyMove('bid', 1))
    await as(1, toyMove('seal'))
    expect(w.last).toMatchObject({ awaited: [0], confirming: false })
    await see('table')
    await see(0)
    const told = w.sent.slice(sent).flatMap((message) => (message.type === 'update' && message.viewer !== 1 ? [message] : []))
    expect(
      told.flatMap(({ played }) => played.filter(({ by }) => by === 1).flatMap(({ events }) => events as { type: string }[])),
    ).not.toContainEqual(expect.objectContaining({ type: 'bid' }))
    await as(0, toyMove('bid', 0))
    await as(0, toyMove('seal'))
    if (w.last.confirming) await endTurn()
    const by = (await w.saves.load(table)).log.slice(before).map(([actor]) => actor)
    expect(by.slice(0, 8)).toEqual([1, 1, 0, 0, 2, 2, 3, 3])
    expect((w.last.view as ToyView).round).toBe(2)
  })

  it('nobody is advised with what another holds', async () => {
    await opened(2, 2)
    await see(1)
    expect(await w.ask({ type: 'hint', ply: w.last.ply, seat: 0 })).toMatchObject({ type: 'failed', problem: { kind: 'badInput' } })
    expect(w.advisers.asked).toEqual([])
  })

  it('a seat that one gives away is looked from no more', async () => {
    await opened(3, 3)
    await see(1)
    await w.ask({ type: 'seat', seat: 1, control: { kind: 'bot', name: 'B', level: 'steady' } })
    expect(w.last.viewer).toBe('table')
    expect(w.last.played.map(({ ply }) => ply)).toEqual([0])
    await see(0)
    await w.ask({ type: 'seat', seat: 1, control: { kind: 'human', name: 'P1' } })
    expect(w.last).toMatchObject({ viewer: 0, awaited: [0] })
    await see(1)
    expect(w.last.viewer).toBe(1)
  })
})
