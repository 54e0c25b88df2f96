import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Game, Move } from '../core/game.ts'
import { History } from '../core/log.ts'
import type { ToyView } from '../core/testing/toy.ts'
import { toy, toyMove } from '../core/testing/toy.ts'
import { DATABASE } from '../storage/db.ts'
import type { Look } from './protocol.ts'
import { Browser, toyTable, Window } from './testing.ts'

const game = toy as unknown as Game
let browser: Browser
let w: Window

beforeEach(() => {
  indexedDB.deleteDatabase(DATABASE)
  browser = new Browser()
  w = new Window(browser)
})

async function opened(seats: number, confirmTurns = false): Promise<string> {
  const table = await w.create(toyTable(seats))
  await w.ask({ type: 'settings', confirmTurns })
  await w.ask({ type: 'open', table })
  return table
}

const move = (m: Move) => w.ask({ type: 'move', ply: w.last.ply, seat: 0, move: m })

async function playOut(): Promise<void> {
  for (let i = 0; i < 200 && !w.last.over; i++) expect(await move(w.last.decision!.choices.at(-1)!)).toMatchObject({ type: 'done' })
}

async function look(ply: number, window = w): Promise<Look> {
  const reply = await window.ask({ type: 'look', ply })
  if (reply.type !== 'done' || !reply.look) throw new Error(JSON.stringify(reply))
  return reply.look
}

describe('a look back', () => {
  it('shows at every entry what a replay of so many entries shows, and what happened in the last', async () => {
    const table = await opened(3)
    await playOut()
    const { log } = await w.saves.load(table)
    const told = w.notices('update').flatMap((update) => update.played)
    expect(log.length).toBeGreaterThan(10)
    for (let ply = 0; ply <= log.length; ply++) {
      const replayed = History.replay(game, game.notation.options({ rounds: 2 }), 3, log.slice(0, ply))
      expect(await look(ply)).toMatchObject({ ply, view: game.view(replayed.state, 0), events: told[ply - 1]?.events ?? [] })
    }
  })

  it('tells nothing the viewer may not know', async () => {
    await opened(3)
    await playOut()
    for (let ply = 1; ply < w.last.ply; ply++) {
      const { view, events } = await look(ply)
      const seen = view as ToyView
      expect(seen.viewer).toBe(0)
      expect(seen.cards.every((card, seat) => seat === 0 || card === null || seen.shown[seat] || seen.step === 'deal')).toBe(true)
      expect((events as { type: string; seat?: number }[]).filter(({ type, seat }) => type === 'bid' && seat !== 0)).toEqual([])
    }
  })

  it.each([2, 1_000_000])('beyond the log (%i) is refused with the reason', async (ply) => {
    await opened(2)
    expect(w.last.ply).toBe(1)
    expect(await w.ask({ type: 'look', ply })).toMatchObject({
      type: 'failed',
      problem: { kind: 'badInput', faults: [{ path: 'ply', message: 'must be at most 1' }] },
    })
  })

  it.each([-1, 0.5, Number.NaN])('at no number of entries (%d) is turned away at the door', async (ply) => {
    await opened(2)
    expect(await w.ask({ type: 'look', ply })).toMatchObject({ type: 'failed', problem: { kind: 'badInput', faults: [{ path: 'ply' }] } })
  })

  it('needs a table', async () => {
    expect(await w.ask({ type: 'look', ply: 0 })).toMatchObject({ type: 'failed', problem: { kind: 'notFound' } })
  })

  it('at what was taken back is refused', async () => {
    await opened(2, true)
    await move(toyMove('take', 2))
    expect((await look(2)).events).toEqual([{ type: 'took', seat: 0, coins: 2 }])
    await w.ask({ type: 'undo', ply: 2, seat: 0 })
    expect(await w.ask({ type: 'look', ply: 2 })).toMatchObject({ type: 'failed', problem: { kind: 'badInput' } })
  })

  it('while a bot thinks disturbs neither bot nor save nor undo', async () => {
    const table = await opened(2)
    w.bots.behave = 'hold'
    await move(toyMove('take', 2))
    await move(toyMove('done'))
    const before = { saved: await w.saves.load(table), sent: w.notices('update').length, asked: w.bots.asked.length, last: w.last }
    expect(before.last).toMatchObject({ ply: 3, thinking: [1], undo: { possible: true } })
    for (const ply of [0, 1, 3]) await look(ply)
    expect({
      saved: await w.saves.load(table),
      sent: w.notices('update').length,
      asked: w.bots.asked.length,
      last: w.last,
    }).toEqual(before)
    expect(w.bots.stopped).toBe(0)
    w.bots.behave = 'well'
    w.bots.release()
    await w.calm()
    expect(w.last.ply).toBeGreaterThan(3)
    expect(w.last.decision?.seat).toBe(0)
  })

  it('leaves a turn that waits for its end waiting', async () => {
    await opened(2, true)
    await move(toyMove('take', 2))
    await move(toyMove('done'))
    await look(1)
    expect(w.last).toMatchObject({ ply: 3, confirming: true })
    expect(await w.ask({ type: 'undo', ply: 3, seat: 0 })).toMatchObject({ type: 'done' })
  })

  it('works in a window that only follows, at once for what the owner has just played', async () => {
    const table = await opened(2)
    const other = new Window(browser)
    await other.ask({ type: 'open', table })
    await move(toyMove('take', 3))
    await other.calm()
    expect(other.notices('owner').at(-1)).toEqual({ type: 'owner', mine: false })
    expect(await look(2, other)).toEqual(await look(2))
    expect(await look(1, other)).toEqual(await look(1))
    expect(await other.ask({ type: 'look', ply: 3 })).toMatchObject({ type: 'failed', problem: { kind: 'badInput' } })
    expect(await move(toyMove('done'))).toMatchObject({ type: 'done' })
  })
})
