import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../core/game.ts'
import { History } from '../core/log.ts'
import { type ToyView, toy } from '../core/testing/toy.ts'
import { DATABASE } from '../storage/db.ts'
import type { Reviewed } from './protocol.ts'
import { Browser, toyTable, Window } from './testing.ts'

let browser: Browser
let w: Window

beforeEach(() => {
  indexedDB.deleteDatabase(DATABASE)
  browser = new Browser()
  w = new Window(browser)
})

/** A finished game; the person takes what comes first. */
async function played(humans = 1): Promise<string> {
  const table = await w.create(toyTable(3, 1, humans))
  await w.ask({ type: 'open', table })
  while (!w.last.over) await w.ask({ type: 'move', ply: w.last.ply, seat: 0, move: w.last.decision!.choices[0]! })
  w.advisers.asked.length = 0
  return table
}

async function reviewed(window = w): Promise<Reviewed> {
  const reply = await window.ask({ type: 'review' })
  if (reply.type !== 'done' || !reply.review) throw new Error(JSON.stringify(reply))
  return reply.review
}

async function log(table: string) {
  return (await w.saves.load(table)).log
}

/** The table before an entry. */
async function tableBefore(table: string, ply: number): Promise<History> {
  return History.replay(toy as unknown as Game, toy.notation.options({ rounds: 2 }), 3, (await log(table)).slice(0, ply))
}

describe('a review', () => {
  it('tells everybody’s chances from the first decision to the result', async () => {
    const table = await played()
    const { chart } = await reviewed()
    expect(chart.length).toBeGreaterThan(4)
    for (const { chances } of chart) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 2)
    const { game, state } = await tableBefore(table, w.last.ply)
    expect(chart.at(-1)).toEqual({ ply: w.last.ply, chances: game.ranks(state).map((rank) => (rank === 1 ? expect.any(Number) : 0)) })
    expect(chart.at(-1)!.chances.reduce((a, b) => a + b)).toBeCloseTo(1, 2)
  })

  it('names the person’s decisions that cost most, worst first, and what would have been better', async () => {
    const table = await played()
    const { turns } = await reviewed()
    expect(turns.length).toBeGreaterThan(0)
    expect(turns.length).toBeLessThanOrEqual(3)
    const costs = turns.map(({ chances: [chance, better] }) => better - chance)
    expect(costs).toEqual([...costs].sort((a, b) => b - a))
    expect(Math.min(...costs)).toBeGreaterThan(0)
    for (const { ply, made, best, view } of turns) {
      expect((await log(table))[ply]).toEqual([0, made])
      const { state } = await tableBefore(table, ply)
      expect(toy.judge(state as never, 0, best)).toEqual({ ok: true })
      expect(best).not.toBe(made)
      expect(view).toEqual(toy.view(state as never, 0))
    }
  })

  it('asks with what the person saw at the time and nothing else', async () => {
    const table = await played()
    await reviewed()
    expect(w.advisers.asked.length).toBeGreaterThan(5)
    const seen = await Promise.all(
      Array.from({ length: w.last.ply }, async (_, ply) => toy.view((await tableBefore(table, ply)).state as never, 0)),
    )
    const known = new Set(seen.map((view) => JSON.stringify(view)))
    for (const { view, seat } of w.advisers.asked) {
      expect(seat).toBe(0)
      expect(known).toContain(JSON.stringify(view))
      expect((view as ToyView).viewer).toBe(0)
    }
  })

  it('is refused before the end', async () => {
    await w.ask({ type: 'open', table: await w.create(toyTable(3)) })
    expect(await w.ask({ type: 'review' })).toMatchObject({ type: 'failed', problem: { kind: 'badInput', faults: [{ path: 'review' }] } })
    expect(w.advisers.asked).toEqual([])
  })

  it('tells how far it has come, and can be called off', async () => {
    const table = await played()
    w.advisers.behave = 'hold'
    w.host.receive({ type: 'review', id: 900 })
    await w.calm()
    for (let i = 0; i < 3; i++) {
      w.advisers.release()
      await w.calm()
    }
    const shares = w.notices('reviewing').map(({ share }) => share)
    expect(shares).toHaveLength(3)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(await w.ask({ type: 'stopReview' })).toMatchObject({ type: 'done' })
    await w.calm()
    expect(w.sent.find((message) => 'id' in message && message.id === 900)).toEqual({ type: 'done', id: 900 })
    expect((await w.saves.load(table)).table.review ?? null).toBeNull()
    w.advisers.behave = 'well'
    expect((await reviewed()).chart.length).toBeGreaterThan(4)
    expect(w.notices('reviewing').at(-1)?.share).toBeCloseTo(1)
  })

  it('is thought out once: it is kept with the save', async () => {
    const table = await played()
    const first = await reviewed()
    const asked = w.advisers.asked.length
    expect(await reviewed()).toEqual(first)
    expect(w.advisers.asked).toHaveLength(asked)
    await w.ask({ type: 'close' })
    const later = new Window(browser)
    await later.ask({ type: 'open', table })
    expect(await reviewed(later)).toEqual(first)
    expect(later.advisers.asked).toEqual([])
  })

  it('of a game that nobody played is a chart alone', async () => {
    await w.ask({ type: 'open', table: await w.create(toyTable(3, 1, 0)) })
    expect(w.last.over).toBe(true)
    expect(await reviewed()).toMatchObject({ viewer: 'table', turns: [] })
  })

  it('that the adviser cannot give is a problem, and nothing is kept', async () => {
    const table = await played()
    w.advisers.behave = 'late'
    expect(await w.ask({ type: 'review' })).toMatchObject({ type: 'failed', problem: { kind: 'noHint' } })
    expect((await w.saves.load(table)).table.review ?? null).toBeNull()
  })
})

describe('a review in a file', () => {
  const exported = async () => {
    const reply = await w.ask({ type: 'export' })
    return JSON.parse((reply.type === 'done' && reply.text) || '{}') as {
      tables: { created: number; review?: { turns: { best: unknown }[] } }[]
    }
  }
  /** Brings the file back as another table. */
  async function imported(file: Awaited<ReturnType<typeof exported>>): Promise<string> {
    file.tables[0]!.created++
    const reply = await w.ask({ type: 'import', text: JSON.stringify(file) })
    if (reply.type !== 'done' || !reply.tables?.[0]) throw new Error(JSON.stringify(reply))
    return reply.tables[0]
  }

  it('goes out in words and comes back whole', async () => {
    await played()
    const first = await reviewed()
    const file = await exported()
    expect(typeof file.tables[0]!.review!.turns[0]!.best).not.toBe('number')
    await w.ask({ type: 'open', table: await imported(file) })
    w.advisers.asked.length = 0
    expect(await reviewed()).toEqual(first)
    expect(w.advisers.asked).toEqual([])
  })

  it('that is none of this game costs no table: it is thought out again', async () => {
    await played()
    const first = await reviewed()
    const spoilt: ((review: { chart: unknown[]; turns: { ply: number; best: unknown }[] }) => void)[] = [
      ({ chart }) => chart.pop(),
      ({ turns }) => turns[0]!.ply++,
      ({ turns }) => (turns[0]!.best = { nonsense: true }),
      ({ turns }) => turns.push(null as never),
      (review) => (review.chart = 'none' as never),
    ]
    for (const spoil of spoilt) {
      const file = await exported()
      file.tables.splice(1)
      spoil(file.tables[0]!.review as never)
      file.tables[0]!.created += 10
      const table = await imported(file)
      expect((await w.saves.load(table)).table.review).toBeUndefined()
      await w.saves.remove(table, 1)
    }
    expect(first.turns.length).toBeGreaterThan(0)
  })
})

describe('chances during the game', () => {
  it('come from the viewer’s view alone', async () => {
    await w.ask({ type: 'open', table: await w.create(toyTable(3)) })
    const reply = await w.ask({ type: 'chances', ply: w.last.ply })
    if (reply.type !== 'done') throw new Error(JSON.stringify(reply))
    expect(reply.chances).toHaveLength(3)
    expect(reply.chances!.reduce((a, b) => a + b)).toBeCloseTo(1)
    expect(w.advisers.asked.map(({ view, outlook }) => [view, outlook])).toEqual([[w.last.view, expect.any(Number)]])
    expect(await w.ask({ type: 'chances', ply: w.last.ply - 1 })).toMatchObject({ type: 'failed', problem: { kind: 'staleMove' } })
  })
})
