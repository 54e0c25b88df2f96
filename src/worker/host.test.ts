import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { BadInput, type Game, type Move } from '../core/game.ts'
import type { ToyView } from '../core/testing/toy.ts'
import { toy, toyMove } from '../core/testing/toy.ts'
import { Connection, DATABASE } from '../storage/db.ts'
import { StorageError } from '../storage/problems.ts'
import { problemFrom } from './host.ts'
import { type Request, type SeatControl, SURPRISE } from './protocol.ts'
import { settle } from './seats.ts'
import { Browser, toyTable, Window } from './testing.ts'

let browser: Browser
let w: Window

beforeEach(() => {
  indexedDB.deleteDatabase(DATABASE)
  browser = new Browser()
  w = new Window(browser)
})

async function opened(seats = 2, confirmTurns = false, window = w, humans = 1): Promise<string> {
  const table = await window.create(toyTable(seats, 1, humans))
  await window.ask({ type: 'settings', confirmTurns })
  expect(await window.ask({ type: 'open', table })).toMatchObject({ type: 'done', table })
  return table
}

const move = (m: Move, window = w) => window.ask({ type: 'move', ply: window.last.ply, seat: 0, move: m })
const undo = (window = w) => window.ask({ type: 'undo', ply: window.last.ply, seat: 0 })

/** Plays the first legal choice of the person until the game is over. */
async function playOut(window = w): Promise<void> {
  for (let i = 0; i < 200 && !window.last.over; i++) {
    const { decision, confirming, ply } = window.last
    const reply = confirming ? await window.ask({ type: 'endTurn', ply }) : await move(decision!.choices.at(-1)!, window)
    expect(reply.type).toBe('done')
  }
}

it('says which of its troubles are files of the app that cannot be had', () => {
  const sayings = [
    'Failed to fetch dynamically imported module: x',
    'error loading dynamically imported module: x',
    'Importing a module script failed.',
  ]
  for (const said of sayings) expect(problemFrom(new TypeError(said))).toEqual({ kind: 'missingPart' })
  expect(problemFrom(new TypeError('x is not a function'))).toMatchObject({ kind: 'bug' })
})

describe('a table', () => {
  it('is dealt, asks the person, lets bots go on, and ends', async () => {
    await opened(3)
    expect(w.last).toMatchObject({ ply: 1, viewer: 0, decision: { seat: 0 }, over: false, confirming: false })
    await playOut()
    expect(w.last).toMatchObject({ over: true, decision: null, thinking: [] })
    const log = w.notices('update').flatMap((update) => update.played)
    expect(log.map((entry) => entry.ply)).toEqual(Array.from({ length: w.last.ply }, (_, i) => i))
  })

  it('keeps the facts for its small picture with every save, and after a step back those of before', async () => {
    const facts = async () => (await w.saves.list()).tables[0]?.summary.facts
    const potOf = () => (w.last.view as ToyView).pot
    await opened(2)
    expect(await facts()).toEqual({ pot: 4 })
    await move(toyMove('take', 3))
    expect(potOf()).toBe(1)
    expect(await facts()).toEqual({ pot: 1 })
    await undo()
    expect(await facts()).toEqual({ pot: 4 })
  })

  it('shows only what the viewer may know', async () => {
    await opened(3)
    const view = w.last.view as ToyView
    expect(view.cards.map((card) => card === null)).toEqual([false, true, true])
    expect(w.last.played[0]?.events).toEqual([{ type: 'dealt', cards: view.cards }])
    await playOut()
    const bids = w
      .notices('update')
      .flatMap((update) => update.played)
      .flatMap((entry) => entry.events as { type: string; seat?: number }[])
    expect(bids.filter((event) => event.type === 'bid' && event.seat !== 0)).toEqual([])
  })

  it('lists the legal choices and refuses the others with rule and numbers', async () => {
    await opened()
    const { decision } = w.last
    expect(decision?.choices).toEqual([1, 2, 3].map((n) => toyMove('take', n)))
    expect(decision?.refused).toContainEqual({ move: toyMove('seal'), code: 'otherDecision', rule: 'TOY-1' })
    expect(await move(toyMove('seal'))).toMatchObject({ type: 'refused', code: 'otherDecision', rule: 'TOY-1' })
    expect(w.last.ply).toBe(1)
  })

  it('saves every entry before it answers', async () => {
    const table = await opened()
    await move(toyMove('take', 2))
    expect((await w.saves.load(table)).log).toHaveLength(2)
    w.saves.append = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    expect(await move(toyMove('done'))).toMatchObject({ type: 'failed', problem: { kind: 'storage' } })
    expect(w.last.ply).toBe(2)
    expect((await w.saves.load(table)).log).toHaveLength(2)
  })

  it('takes no harm from messages that come late, twice, broken or from a seat that is no person', async () => {
    await opened()
    const late: Request = { type: 'move', ply: 1, seat: 0, move: toyMove('take', 2) }
    expect(await w.ask(late)).toMatchObject({ type: 'done' })
    expect(await w.ask(late)).toMatchObject({ type: 'failed', problem: { kind: 'staleMove' } })
    expect(await w.ask({ type: 'move', ply: -1, seat: 0, move: 0.5 })).toMatchObject({
      type: 'failed',
      problem: { kind: 'badInput', faults: [{ path: 'ply' }, { path: 'move' }] },
    })
    expect(await w.ask({ type: 'move', ply: 2, seat: 1, move: 1 })).toMatchObject({ type: 'failed', problem: { kind: 'badInput' } })
    w.host.receive('nonsense')
    expect(w.notices('problem')).toMatchObject([{ problem: { kind: 'badInput' } }])
    expect(w.last.ply).toBe(2)
  })

  it('is refused with every fault when it cannot be made', async () => {
    const ask = (change: object) => w.ask({ type: 'create', table: { ...toyTable(2), ...change } })
    expect(await ask({ game: 'chess' })).toMatchObject({ problem: { kind: 'badInput', faults: [{ path: 'game' }] } })
    expect(await ask({ options: { rounds: 99 } })).toMatchObject({ problem: { kind: 'badInput', faults: [{ path: 'rounds' }] } })
    expect(await ask({ seats: [] })).toMatchObject({ problem: { kind: 'badInput', faults: [{ path: 'table.seats' }] } })
    expect((await w.saves.list()).tables).toEqual([])
  })

  it('gives its bots the temperaments they were given, or draws them from its seed, and keeps them', async () => {
    const bot = (temperament?: string) => ({ kind: 'bot', name: 'B', level: 'steady', temperament }) as const
    const seatsOf = async (seats: readonly SeatControl[], seed: number) => {
      const id = await w.create({ ...toyTable(4), seats, seed })
      const { seats: kept } = (await w.saves.load(id)).table
      await w.ask({ type: 'open', table: id })
      expect(w.notices('table').at(-1)?.seats).toEqual(kept)
      return kept.map((seat) => (seat.kind === 'bot' ? seat.temperament : seat.kind))
    }
    const human = { kind: 'human', name: 'A' } as const
    expect(await seatsOf([human, bot('stingy'), bot(), bot(SURPRISE)], 1)).toEqual(['human', 'stingy', undefined, 'jealous'])
    const drawn = await Promise.all([1, 1, 2, 3, 4, 5].map((seed) => settle(toy as unknown as Game, [bot(SURPRISE), bot(SURPRISE)], seed)))
    expect(drawn[1]).toEqual(drawn[0])
    expect(new Set(drawn.map((seats) => JSON.stringify(seats))).size).toBe(2)
    expect(await w.ask({ type: 'create', table: { ...toyTable(2), seats: [human, bot('sulky')] } })).toMatchObject({
      problem: { kind: 'badInput', faults: [{ path: 'seats[1].temperament' }] },
    })
  })

  it('asks its bots by their temperaments, and those of another version without', async () => {
    const bot = { kind: 'bot', name: 'B', level: 'steady' } as const
    const id = await w.create({ ...toyTable(3), seats: [{ ...bot, temperament: 'stingy' }, bot, bot] })
    const { table } = await w.saves.load(id)
    await w.saves.reseat(
      id,
      table.seats.map((seat, i) => (i === 2 ? { ...bot, temperament: 'from another version' } : seat)),
    )
    await w.ask({ type: 'open', table: id })
    expect(w.last.over).toBe(true)
    for (const seat of [0, 1, 2])
      expect(new Set(w.bots.asked.filter((question) => question.seat === seat).map(({ temperament }) => temperament))).toEqual(
        new Set([seat === 0 ? 'stingy' : undefined]),
      )
    expect(w.notices('table').at(-1)?.seats).toEqual([{ ...bot, temperament: 'stingy' }, bot, bot])
    const { text } = (await w.ask({ type: 'export', tables: [id] })) as { text: string }
    await w.saves.remove(id, 0)
    const { tables } = (await w.ask({ type: 'import', text })) as unknown as { tables: string[] }
    expect((await w.saves.load(tables[0]!)).table.seats[0]).toEqual({ ...bot, temperament: 'stingy' })
  })

  it('asks a bot when the page has painted what was before it, where the page tells that', async () => {
    await opened(2)
    await w.ask({ type: 'painted', ply: 0 })
    const [asked, { ply }] = [w.bots.asked.length, w.last]
    expect(w.last.thinking).toEqual([])
    await move(toyMove('take', 1))
    await move(toyMove('done'))
    expect([w.last.thinking, w.bots.asked.length]).toEqual([[1], asked])
    await w.ask({ type: 'painted', ply })
    expect(w.bots.asked).toHaveLength(asked)
    await w.ask({ type: 'painted', ply: w.last.ply })
    expect(w.bots.asked).toHaveLength(asked + 1)
  })

  it('has its bots prepared when it is made, if there are any', async () => {
    await w.create(toyTable(2, 1, 2))
    expect(w.bots.prepared).toEqual([])
    await w.create(toyTable(2))
    expect(w.bots.prepared).toEqual(['toy'])
  })

  it('can be reseated: a bot plays on for the person', async () => {
    await opened()
    await w.ask({ type: 'seat', seat: 0, control: { kind: 'bot', name: 'Stand-in', level: 'sharp' } })
    expect(w.last.over).toBe(true)
    expect(w.notices('table').at(-1)?.seats[0]).toEqual({ kind: 'bot', name: 'Stand-in', level: 'sharp' })
    await w.ask({ type: 'seat', seat: 0, control: { kind: 'bot', name: 'Stand-in', level: 'sharp', temperament: SURPRISE } })
    expect(w.notices('table').at(-1)?.seats[0]).toMatchObject({ temperament: expect.stringMatching(/stingy|jealous/) })
  })

  it('deals the same again after undo, and on every device', async () => {
    const runs = []
    for (let i = 0; i < 2; i++) {
      const window = new Window(browser)
      await opened(3, false, window)
      if (i) {
        await move(toyMove('take', 1), window)
        await undo(window)
      }
      await playOut(window)
      runs.push(window.last.view)
    }
    expect(runs[0]).toEqual(runs[1])
  })
})

describe('undo', () => {
  it('takes back own steps one by one, and says why not further', async () => {
    const table = await opened(2, true)
    expect(w.last.undo).toEqual({ possible: false, why: 'nothing' })
    await move(toyMove('take', 2))
    await move(toyMove('done'))
    expect(w.last).toMatchObject({ ply: 3, confirming: true, decision: null, undo: { possible: true } })
    await undo()
    expect(w.last).toMatchObject({ ply: 2, undone: true, confirming: false, played: [], decision: { seat: 0 } })
    await undo()
    expect(w.last).toMatchObject({ ply: 1, undo: { possible: false, why: 'nothing' } })
    expect(await undo()).toMatchObject({ type: 'refused', code: 'nothing' })
    expect((await w.saves.load(table)).log).toHaveLength(1)
  })

  it('stops at what was revealed and at what others did', async () => {
    await opened(2, true)
    await move(toyMove('take', 2))
    await move(toyMove('show'))
    expect(w.last.confirming).toBe(false)
    expect(w.last.undo).toEqual({ possible: false, why: 'othersMoved' })
    w.bots.behave = 'hold'
    await opened(2)
    await move(toyMove('take', 2))
    await move(toyMove('show'))
    expect(w.last.undo).toEqual({ possible: false, why: 'revealed' })
  })

  it('calls a thinking bot off', async () => {
    await opened()
    w.bots.behave = 'hold'
    await move(toyMove('take', 2))
    await move(toyMove('done'))
    expect(w.last).toMatchObject({ thinking: [1], undo: { possible: true } })
    await undo()
    expect(w.bots.stopped).toBe(1)
    expect(w.last).toMatchObject({ ply: 2, thinking: [] })
    w.bots.release()
    await w.calm()
    expect(w.last.ply).toBe(2)
  })
})

describe('ending a turn', () => {
  it('waits for the word when it is wanted, and only while something could be taken back', async () => {
    await opened(2, true)
    await move(toyMove('take', 2))
    expect(w.last.confirming).toBe(false)
    await move(toyMove('done'))
    expect(w.last).toMatchObject({ confirming: true, ply: 3 })
    await w.ask({ type: 'endTurn', ply: 3 })
    expect(w.last.confirming).toBe(false)
    expect(w.last.ply).toBeGreaterThan(3)
    expect(w.last.decision?.seat).toBe(0)
  })

  it('goes on at once when the wish is withdrawn', async () => {
    await opened(2, true)
    await move(toyMove('take', 2))
    await move(toyMove('done'))
    await w.ask({ type: 'settings', confirmTurns: false })
    expect(w.last.ply).toBeGreaterThan(3)
  })

  it('still waits after the table was closed and opened again', async () => {
    const table = await opened(2, true)
    await move(toyMove('take', 2))
    await move(toyMove('done'))
    const later = new Window(browser)
    await w.ask({ type: 'close' })
    await later.ask({ type: 'settings', confirmTurns: true })
    await later.ask({ type: 'open', table })
    expect(later.last).toMatchObject({ ply: 3, confirming: true })
  })
})

describe('bots', () => {
  it('are asked with views only', async () => {
    await opened(3)
    await playOut()
    expect(w.bots.asked.length).toBeGreaterThan(5)
    for (const { view, seat } of w.bots.asked) {
      const seen = view as ToyView
      expect(seen.viewer).toBe(seat)
      expect(seen.cards.every((card, i) => i === seat || card === null || seen.shown[i])).toBe(true)
    }
  })

  it.each([
    ['late', 'late'],
    ['illegal', 'illegal'],
    ['broken', 'failed'],
  ] as const)('that are %s get a plain legal move, and the table says so', async (behave, why) => {
    w.bots.behave = behave
    await opened(3)
    await playOut()
    expect(w.last.over).toBe(true)
    expect(w.notices('botFallback')[0]).toMatchObject({ why })
  })

  it('that fail twice in a row rest, so that nobody waits for them, until somebody wants them to be asked again', async () => {
    w.bots.behave = 'late'
    const table = toyTable(2)
    await w.ask({ type: 'open', table: await w.create({ ...table, options: { rounds: 12 } }) })
    const turn = () => move(w.last.decision!.choices[0]!)
    while (!w.notices('botFallback').at(-1)?.rests) await turn()
    expect(w.notices('botFallback').map(({ rests }) => rests)).toEqual([false, true])
    const asked = w.bots.asked.length
    await turn()
    await turn()
    expect(w.bots.asked.length, 'it rests').toBe(asked)
    expect(w.notices('botFallback')).toHaveLength(2)
    w.bots.behave = 'well'
    await w.ask({ type: 'wakeBots' })
    for (let i = 0; i < 8 && w.bots.asked.length === asked; i++) await turn()
    expect(w.bots.asked.length).toBeGreaterThan(asked)
    expect(w.notices('botFallback')).toHaveLength(2)
  })
})

describe('two windows at one table', () => {
  async function two() {
    const table = await opened(2)
    const other = new Window(browser)
    await other.ask({ type: 'open', table })
    return { table, other }
  }

  it('the second is told and follows live', async () => {
    const { other } = await two()
    expect(other.notices('owner').at(-1)).toEqual({ type: 'owner', mine: false })
    expect(other.last).toMatchObject({ ply: 1, decision: null })
    await move(toyMove('take', 3))
    await other.calm()
    expect(other.last).toMatchObject({ ply: 2, view: w.last.view, decision: null })
    expect(other.last.played).toEqual(w.last.played)
  })

  it('a move in the second is refused and nothing is lost', async () => {
    const { table, other } = await two()
    expect(await move(toyMove('take', 3), other)).toMatchObject({ type: 'failed', problem: { kind: 'otherWindow' } })
    expect((await w.saves.load(table)).log).toHaveLength(1)
  })

  it('the second takes over, the first follows, and back again', async () => {
    const { other } = await two()
    await move(toyMove('take', 3))
    await other.ask({ type: 'takeOver' })
    await w.calm()
    await other.calm()
    expect(other.notices('owner').at(-1)?.mine).toBe(true)
    expect(w.notices('owner').at(-1)?.mine).toBe(false)
    expect(await move(toyMove('done'), other)).toMatchObject({ type: 'done' })
    await w.calm()
    expect(w.last).toMatchObject({ ply: other.last.ply, decision: null })
    expect(await move(toyMove('done'))).toMatchObject({ type: 'failed', problem: { kind: 'otherWindow' } })
    await w.ask({ type: 'takeOver' })
    await other.calm()
    expect(w.notices('owner').at(-1)?.mine).toBe(true)
    await playOut()
    await other.calm()
    expect(other.last).toMatchObject({ over: true, ply: w.last.ply })
  })

  it('takes a table whose owner does not answer, and that owner can write no more', async () => {
    const { table, other } = await two()
    browser.channels.mute = true
    await other.ask({ type: 'takeOver' })
    expect(other.notices('owner').at(-1)?.mine).toBe(false)
    other.clock.pass(1000)
    await other.calm()
    expect(other.notices('owner').at(-1)?.mine).toBe(true)
    expect(await move(toyMove('take', 1))).toMatchObject({ type: 'failed', problem: { kind: 'otherWindow' } })
    expect(w.notices('owner').at(-1)?.mine).toBe(false)
    expect((await w.saves.load(table)).log).toHaveLength(1)
    expect(await move(toyMove('take', 2), other)).toMatchObject({ type: 'done' })
  })

  it('a writer whose lock failed is stopped by the store', async () => {
    const table = await opened(2)
    await w.saves.claim(table, 'somebody-else')
    expect(await move(toyMove('take', 1))).toMatchObject({ type: 'failed', problem: { kind: 'otherWindow' } })
    await w.calm()
    expect(w.notices('owner').at(-1)?.mine).toBe(false)
    expect((await w.saves.load(table)).log).toHaveLength(1)
  })

  /** Asks for a table that somebody owns, without waiting for the answer. */
  const opening = async (window: Window, table: string) => {
    window.host.receive({ type: 'open', table, id: 9999 })
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve))
  }

  it('the next worker of a window waits for the lock of the one that died, and answers what was asked meanwhile', async () => {
    const table = await opened(2)
    const next = new Window(browser)
    // The dead are heard no more.
    browser.channels.mute = true
    await opening(next, table)
    next.host.receive({ type: 'move', ply: 1, seat: 0, move: toyMove('take', 2), id: 10_000 })
    expect(next.sent).toEqual([])
    await w.ask({ type: 'close' })
    await next.calm()
    expect(next.notices('owner').map(({ mine }) => mine)).toEqual([true])
    expect(next.sent.filter((message) => 'id' in message)).toMatchObject([
      { type: 'done', id: 9999 },
      { type: 'done', id: 10_000 },
    ])
  })

  it('follows an owner who is there and says nothing, after a while', async () => {
    const table = await opened(2)
    const next = new Window(browser)
    browser.channels.mute = true
    await opening(next, table)
    expect(next.sent).toEqual([])
    next.clock.pass(1000)
    await next.calm()
    expect(next.notices('owner').map(({ mine }) => mine)).toEqual([false])
    await w.ask({ type: 'close' })
    await next.calm()
    expect(next.notices('owner').at(-1)?.mine).toBe(true)
  })

  it('the second owns the table as soon as the first is gone', async () => {
    const { other } = await two()
    await w.ask({ type: 'close' })
    await other.calm()
    expect(other.notices('owner').at(-1)?.mine).toBe(true)
    expect(other.last.decision?.seat).toBe(0)
  })
})

describe('files', () => {
  it('bring tables to another device, under new ids, and the same', async () => {
    const table = await opened(3)
    await playOut()
    const { text } = (await w.ask({ type: 'export' })) as { text: string }
    const a = await w.saves.load(table)
    await w.saves.erase()
    const reply = await w.ask({ type: 'import', text })
    expect(reply).toMatchObject({ type: 'done', tables: [expect.any(String)], known: 0 })
    const [copy = ''] = (reply as unknown as { tables: string[] }).tables
    expect(copy).not.toBe(table)
    const b = await w.saves.load(copy)
    expect(b.log).toEqual(a.log)
    expect({ ...b.table, id: '', owner: '' }).toEqual({ ...a.table, id: '', owner: '' })
  })

  it('hold the players’ book beside all tables, not beside one; a book that cannot be read is refused with the whole file', async () => {
    const table = await opened(3)
    await playOut()
    const { results } = await w.saves.results.list()
    expect(results).toMatchObject([
      { seats: [{ kind: 'human' }, {}, {}], points: [expect.any(Number), expect.any(Number), expect.any(Number)] },
    ])
    const { text: one } = (await w.ask({ type: 'export', tables: [table] })) as { text: string }
    expect(JSON.parse(one).results).toBeUndefined()
    const { text } = (await w.ask({ type: 'export' })) as { text: string }
    const document = JSON.parse(text)
    expect(document.results).toEqual(results)
    expect(await w.ask({ type: 'import', text })).toMatchObject({ tables: [], known: 1, results: 0 })
    await w.saves.erase()
    const bad = JSON.stringify({ ...document, results: [{ ...document.results[0], ranks: [] }] })
    expect(await w.ask({ type: 'import', text: bad })).toMatchObject({
      problem: { kind: 'badInput', faults: [{ path: 'results[0].ranks' }] },
    })
    const newer = JSON.stringify({ ...document, results: [{ format: 9 }] })
    expect(await w.ask({ type: 'import', text: newer })).toMatchObject({ problem: { kind: 'newerSave', found: 9 } })
    expect((await w.saves.list()).tables).toEqual([])
    expect(await w.ask({ type: 'import', text: JSON.stringify({ ...document, tables: [] }) })).toMatchObject({
      tables: [],
      known: 0,
      results: 1,
    })
    expect(await w.ask({ type: 'import', text })).toMatchObject({ tables: [expect.any(String)], results: 0 })
    expect((await w.saves.results.list()).results).toEqual(results)
  })

  it('leave alone what is there already, and take in what differs by one move', async () => {
    const table = await opened(2)
    await move(toyMove('take', 1))
    const { text } = (await w.ask({ type: 'export', tables: [table] })) as { text: string }
    expect(await w.ask({ type: 'import', text })).toMatchObject({ type: 'done', tables: [], known: 1 })
    expect((await w.saves.list()).tables).toHaveLength(1)
    const good = JSON.parse(text)
    const [one] = good.tables
    const earlier = { ...one, log: one.log.slice(0, -1) }
    const both = JSON.stringify({ ...good, tables: [one, earlier, earlier, { ...one, seed: one.seed + 1 }] })
    expect(await w.ask({ type: 'import', text: both })).toMatchObject({ tables: [expect.any(String), expect.any(String)], known: 2 })
    expect((await w.saves.list()).tables).toHaveLength(3)
  })

  it('are refused whole with every fault named', async () => {
    const table = await opened(2)
    await move(toyMove('take', 1))
    const { text } = (await w.ask({ type: 'export', tables: [table] })) as { text: string }
    const good = JSON.parse(text)
    const [one] = good.tables
    const attempt = async (document: unknown) =>
      (await w.ask({ type: 'import', text: typeof document === 'string' ? document : JSON.stringify(document) })) as { problem?: object }
    expect((await attempt('{')).problem).toMatchObject({ kind: 'badInput' })
    expect((await attempt({})).problem).toMatchObject({ kind: 'badInput', faults: [{ path: 'format' }] })
    expect((await attempt({ ...good, format: 9 })).problem).toEqual({ kind: 'newerSave', found: 9, known: 1 })
    expect((await attempt({ ...good, tables: [{ ...one, rules: 9 }] })).problem).toEqual({ kind: 'newerSave', found: 9, known: 1 })
    expect((await attempt({ ...good, tables: [one, { ...one, seed: 'x', log: 4 }] })).problem).toMatchObject({
      faults: [{ path: 'tables[1].seed' }, { path: 'tables[1].log' }],
    })
    const cheat = { ...one, log: [...one.log, [0, { seal: 0 }], [0, { fly: 1 }]] }
    expect((await attempt({ ...good, tables: [one, cheat] })).problem).toMatchObject({ faults: [{ path: 'tables[1].log[3]' }] })
    const illegal = { ...one, log: [...one.log, [0, { seal: 0 }]] }
    expect((await attempt({ ...good, tables: [one, illegal] })).problem).toMatchObject({
      faults: [{ path: 'tables[1].log[2]', rule: 'TOY-1' }],
    })
    expect((await w.saves.list()).tables).toHaveLength(1)
  })

  it('may be a single save without names', async () => {
    const state = { format: 1, game: 'toy', rules: 1, seed: 3, seats: 2, options: { rounds: 1 }, log: [[-1, { deal: 3 }]] }
    const reply = await w.ask({ type: 'import', text: JSON.stringify(state) })
    const [id = ''] = (reply as unknown as { tables: string[] }).tables
    await w.ask({ type: 'open', table: id })
    expect(w.last).toMatchObject({ ply: 1, decision: { seat: 0 } })
  })
})

describe('files with sessions beside a boxed game', () => {
  const ADA = { name: 'Ada', crest: 2 }

  /** A session that was told some words. */
  async function kept(id: string, ...entries: readonly string[]): Promise<void> {
    await w.sessions.create({ id, game: 'toy', seats: [ADA], seed: 7, created: 5 })
    const summary = { round: entries.length + 1, over: false }
    await w.sessions.rewrite({ session: id, version: 0, from: 0, entries, summary, now: 9 })
  }
  const listed = async () => (await w.sessions.list()).sessions
  const textOf = async (request: Request) => ((await w.ask(request)) as { text: string }).text
  const attempt = async (document: unknown) =>
    ((await w.ask({ type: 'import', text: JSON.stringify(document) })) as { problem?: object }).problem

  it('everything goes into one file, and comes back on a clean device', async () => {
    const table = await opened(2)
    await kept('a', 'one', 'two')
    const text = await textOf({ type: 'export' })
    const before = await w.saves.load(table)
    await w.ask({ type: 'close' })
    await w.saves.erase()
    await w.sessions.erase()
    expect(await w.ask({ type: 'import', text })).toMatchObject({
      tables: { length: 1 },
      known: 0,
      sessions: { length: 1 },
      knownSessions: 0,
    })
    expect((await w.saves.list()).tables).toMatchObject([{ seed: before.table.seed, ply: before.table.ply }])
    const [found] = await listed()
    expect(found).toMatchObject({
      game: 'toy',
      seats: [ADA],
      seed: 7,
      created: 5,
      updated: 9,
      length: 2,
      summary: { round: 3, over: false },
    })
    expect((await w.sessions.load(found!.id)).entries).toEqual(['one', 'two'])
  })

  it('one alone goes too; what is there already stays as it is, what goes on otherwise comes beside it', async () => {
    await opened(2)
    await kept('a', 'one')
    await kept('b', 'other')
    const text = await textOf({ type: 'export', sessions: ['a'] })
    const document = JSON.parse(text)
    expect(document).toMatchObject({ tables: [], sessions: [{ entries: ['one'] }] })
    expect(await w.ask({ type: 'import', text })).toMatchObject({ tables: [], sessions: [], knownSessions: 1 })
    expect(await listed()).toHaveLength(2)
    const [one] = document.sessions
    const longer = JSON.stringify({ ...document, sessions: [one, { ...one, entries: ['one', 'more'] }] })
    expect(await w.ask({ type: 'import', text: longer })).toMatchObject({ sessions: { length: 1 }, knownSessions: 1 })
    expect((await w.sessions.load('a')).entries).toEqual(['one'])
    expect(await listed()).toHaveLength(3)
  })

  it('a table alone takes no session with it, and a session that cannot be read keeps no other back', async () => {
    const table = await opened(2)
    await kept('a', 'one')
    await kept('b', 'two')
    expect(JSON.parse(await textOf({ type: 'export', tables: [table] })).sessions).toBeUndefined()
    const damaged = await new Connection().get()
    await damaged.delete('notes', ['a', 0])
    expect(JSON.parse(await textOf({ type: 'export' })).sessions).toMatchObject([{ entries: ['two'] }])
    expect(await w.ask({ type: 'export', sessions: ['a'] })).toMatchObject({ problem: { kind: 'badInput', faults: [{ path: 'length' }] } })
  })

  it('damaged, foreign and newer ones are refused with the place, and nothing of the file is kept', async () => {
    const table = await opened(2)
    await kept('a', 'one')
    const whole = JSON.parse(await textOf({ type: 'export' }))
    const [session] = whole.sessions
    const [other] = whole.tables
    // All of it would be new.
    const fresh = { ...whole, tables: [{ ...other, seed: 99 }], sessions: [{ ...session, seed: 99 }] }
    const withSession = (change: object) => attempt({ ...fresh, sessions: [...fresh.sessions, { ...session, ...change }] })
    expect(await withSession({ entries: ['one', 4, 'two', null] })).toMatchObject({
      faults: [{ path: 'sessions[1].entries[1]', message: 'is no word' }, { path: 'sessions[1].entries[3]' }],
    })
    expect(await withSession({ seats: 'Ada', entries: 4 })).toMatchObject({
      faults: [{ path: 'sessions[1].seats' }, { path: 'sessions[1].entries' }],
    })
    expect(await withSession({ seats: [ADA, { ...ADA, name: 'Bram' }] })).toMatchObject({
      faults: [{ path: 'sessions[1].seats', message: 'two have the same crest' }],
    })
    expect(await withSession({ game: 'chess' })).toMatchObject({ faults: [{ path: 'sessions[1].game' }] })
    expect(await withSession({ format: 2 })).toEqual({ kind: 'newerSave', found: 2, known: 1 })
    expect(await attempt({ ...fresh, format: 2 })).toEqual({ kind: 'newerSave', found: 2, known: 1 })
    expect(await attempt({ ...fresh, sessions: [null] })).toMatchObject({ faults: [{ path: 'sessions[0]' }] })
    expect(await attempt({ ...fresh, sessions: 'all' })).toMatchObject({ faults: [{ path: 'sessions' }] })
    expect(await attempt({ ...fresh, tables: [{ ...other, game: 'chess' }] })).toMatchObject({ faults: [{ path: 'tables[0].game' }] })
    expect((await w.saves.list()).tables.map(({ id }) => id)).toEqual([table])
    expect((await listed()).map(({ id }) => id)).toEqual(['a'])
    expect(await attempt(fresh)).toBeUndefined()
    expect(await listed()).toHaveLength(2)
  })
})

describe('opening', () => {
  it('refuses what newer rules wrote, what is broken and what is not there, and keeps it', async () => {
    const table = await opened()
    const newer = new Window(browser, { ...toy, rules: 0 } as never)
    await w.ask({ type: 'close' })
    expect(await newer.ask({ type: 'open', table })).toMatchObject({ problem: { kind: 'newerSave', found: 1, known: 0 } })
    expect(await w.ask({ type: 'open', table: 'nowhere' })).toMatchObject({ problem: { kind: 'notFound' } })
    expect((await w.saves.load(table)).log).toHaveLength(1)
  })

  /** A store that gives tables so often, and then none before it is well. */
  function ailing(window: Window, loads: number): () => void {
    const { saves } = window
    const load = saves.load.bind(saves)
    const slow = () => Promise.reject(new StorageError({ kind: 'storage', message: 'the store does not open' }))
    saves.load = (id) => (loads-- > 0 ? load(id) : slow())
    return () => {
      saves.load = load
    }
  }
  /** Longer than it takes until the store is tried again. */
  const LATER = 2000
  const later = async (window = w) => {
    window.clock.pass(LATER)
    await window.calm()
  }

  // Before it is the table's owner it reads it once, and then for good.
  it.each([0, 1])('is tried again by itself where the store fails after %i of its answers, until it succeeds', async (loads) => {
    const table = await w.create(toyTable(2))
    const heal = ailing(w, loads)
    expect(await w.ask({ type: 'open', table })).toMatchObject({ type: 'failed', problem: { kind: 'storage' } })
    await later()
    expect(w.notices('problem')).toMatchObject([{ problem: { kind: 'storage' } }])
    heal()
    await later()
    expect(w.notices('owner').at(-1)?.mine).toBe(true)
    expect(await move(toyMove('take', 2))).toMatchObject({ type: 'done' })
  })

  it('is not tried again once the table was closed or another one opened', async () => {
    const [table, other] = [await w.create(toyTable(2)), await w.create(toyTable(3))]
    const heal = ailing(w, 0)
    await w.ask({ type: 'open', table })
    heal()
    await w.ask({ type: 'open', table: other })
    await later()
    expect(w.last.table).toBe(other)
    const told = w.notices('update').length
    ailing(w, 0)
    await w.ask({ type: 'open', table })
    await w.ask({ type: 'close' })
    await later()
    expect(w.notices('problem')).toEqual([])
    expect(w.notices('update')).toHaveLength(told)
  })

  it('by the next window is tried again where the store fails just when the first is gone', async () => {
    const table = await opened()
    const next = new Window(browser)
    const heal = ailing(next, 1)
    expect(await next.ask({ type: 'open', table })).toMatchObject({ type: 'done' })
    await w.ask({ type: 'close' })
    await next.calm()
    expect(next.notices('problem')).toMatchObject([{ problem: { kind: 'storage' } }])
    expect(next.last.decision).toBe(null)
    heal()
    await later(next)
    expect(next.last.decision?.seat).toBe(0)
  })
})

describe('editions of a game', () => {
  /** A toy whose editions say for how many rounds it is played. */
  const printed = {
    ...toy,
    notation: {
      ...toy.notation,
      options: (json: unknown) => {
        const { edition } = json as { readonly edition?: { readonly rounds?: unknown } }
        if (edition?.rounds !== undefined && edition.rounds !== 3) throw new BadInput([{ path: 'edition.rounds', message: 'must be 3' }])
        return { ...(toy.notation.options({}) as object), edition: { pieces: 4, ...edition } }
      },
    },
  } as unknown as Game
  beforeEach(() => {
    w = new Window(new Browser(), printed)
  })

  const MINE = { id: 'e', game: 'toy', name: 'Mine', value: { rounds: 99 }, created: 5, updated: 6, faults: null }
  const listed = async () => (await w.editions.list()).editions
  const textOf = async (request: Request) => ((await w.ask(request)) as { text: string }).text

  it('are checked by their game, every fault with its place', async () => {
    expect(await w.ask({ type: 'check', game: 'toy', edition: { rounds: 99 } })).toMatchObject({
      type: 'done',
      faults: [{ path: 'edition.rounds' }],
    })
    expect(await w.ask({ type: 'check', game: 'toy', edition: { rounds: 3 } })).toMatchObject({ type: 'done', faults: [] })
    expect(await w.ask({ type: 'check', game: 'other', edition: {} })).toMatchObject({
      type: 'failed',
      problem: { kind: 'badInput', faults: [{ path: 'game' }] },
    })
  })

  it('go into files alone or with everything else, and come back once, as half entered as they were', async () => {
    await w.editions.create(MINE)
    const alone = JSON.parse(await textOf({ type: 'export', editions: ['e'] }))
    expect(alone).toMatchObject({ tables: [], editions: [{ format: 1, game: 'toy', name: 'Mine', value: { rounds: 99 }, created: 5 }] })
    expect(alone.editions[0]).not.toHaveProperty('id')
    const text = await textOf({ type: 'export' })
    expect(JSON.parse(text).editions).toEqual(alone.editions)
    expect(await w.ask({ type: 'import', text })).toMatchObject({ editions: [], knownEditions: 1 })
    await w.editions.change('e', { value: { rounds: 3 } })
    expect(await w.ask({ type: 'import', text })).toMatchObject({ editions: [expect.any(String)], knownEditions: 0 })
    expect(await listed()).toHaveLength(2)
    await w.editions.erase()
    await w.ask({ type: 'import', text })
    expect(await listed()).toMatchObject([{ name: 'Mine', value: { rounds: 99 }, faults: 1 }])
    expect(JSON.parse(await textOf({ type: 'export', tables: [] })).editions).toBeUndefined()
  })

  it('come bare too, completed by their game, or not at all', async () => {
    const bare = (value: object) => w.ask({ type: 'import', text: JSON.stringify(value), bare: { game: 'toy', name: 'Box' } })
    expect(await bare({ rounds: 99 })).toMatchObject({ type: 'failed', problem: { faults: [{ path: 'edition.rounds' }] } })
    expect(await listed()).toEqual([])
    expect(await bare({ rounds: 3 })).toMatchObject({ type: 'done', editions: [expect.any(String)] })
    expect(await listed()).toMatchObject([{ game: 'toy', name: 'Box', value: { rounds: 3, pieces: 4 }, faults: 0 }])
    expect(await w.ask({ type: 'import', text: '{"rounds":3}' })).toMatchObject({ problem: { faults: [{ path: 'format' }] } })
  })

  it('are refused with the whole file where they cannot be read', async () => {
    const file = {
      app: 'fey-table',
      format: 1,
      tables: [],
      editions: [{ format: 1, game: 'toy', name: 'Mine', value: {}, created: 1, updated: 1 }],
    }
    const attempt = async (document: object) =>
      ((await w.ask({ type: 'import', text: JSON.stringify(document) })) as { problem?: object }).problem
    const [good] = file.editions
    expect(await attempt({ ...file, editions: {} })).toMatchObject({ faults: [{ path: 'editions' }] })
    expect(await attempt({ ...file, editions: [good, { ...good, name: 4 }] })).toMatchObject({ faults: [{ path: 'editions[1].name' }] })
    expect(await attempt({ ...file, editions: [good, { ...good, game: 'other' }] })).toMatchObject({
      faults: [{ path: 'editions[1].game' }],
    })
    expect(await attempt({ ...file, editions: [good, { ...good, format: 9 }] })).toEqual({ kind: 'newerSave', found: 9, known: 1 })
    expect(await listed()).toEqual([])
    expect(await attempt(file)).toBeUndefined()
    expect(await listed()).toHaveLength(1)
  })
})
