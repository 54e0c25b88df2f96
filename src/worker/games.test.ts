import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { Game } from '../core/game.ts'
import { History } from '../core/log.ts'
import { type Golden, goldensIn, type Head, type Recorded } from '../core/testing/golden.ts'
import { GAMES, type GameId, loadGame } from '../games/index.ts'
import { Browser, Window } from './testing.ts'

const ids = Object.keys(GAMES) as GameId[]

async function playAtTable(game: Game, seats: number, seed: number) {
  const browser = new Browser()
  // Every table of this file in a place of its own: the store is one.
  browser.ids = 10_000 * ids.indexOf(game.id as GameId) + 1000 * seats
  const w = new Window(browser, game)
  const bot = (i: number) => ({ kind: 'bot', name: `B${i}`, level: 'steady' }) as const
  const people = Array.from({ length: seats }, (_, i) => (i === 0 ? ({ kind: 'human', name: 'A' } as const) : bot(i)))
  const table = await w.create({ game: game.id, name: 'Whole', seed, options: {}, seats: people })
  await w.ask({ type: 'settings', confirmTurns: true })
  await w.ask({ type: 'open', table })
  for (let i = 0; i < 1000 && !w.last.over; i++) {
    const { decision, confirming, ply } = w.last
    const choices = decision?.choices ?? []
    const move = choices[(i * 7 + seed) % choices.length] ?? 0
    const reply = await w.ask(confirming ? { type: 'endTurn', ply } : { type: 'move', ply, seat: 0, move })
    expect(reply).toMatchObject({ type: 'done' })
  }
  return { w, table }
}

describe.each(ids)('%s at a table', (id) => {
  it('is played to the end by a person and bots, shows every past moment, and is the same when it is opened again', async () => {
    const game = await loadGame(id)
    for (const seats of game.seats) {
      const { w, table } = await playAtTable(game, seats, 3)
      expect(w.last).toMatchObject({ over: true, decision: null })
      expect([...w.notices('botFallback'), ...w.notices('problem')]).toEqual([])
      const { log } = await w.saves.load(table)
      for (let ply = 0; ply <= log.length; ply += 17) {
        const then = History.replay(game, game.notation.options({}), seats, log.slice(0, ply))
        expect(await w.ask({ type: 'look', ply })).toMatchObject({ look: { ply, view: game.view(then.state, 0) } })
      }
      const again = new Window(new Browser(), game)
      await w.ask({ type: 'close' })
      expect(await again.ask({ type: 'open', table })).toMatchObject({ type: 'done' })
      expect(again.last.view).toEqual(w.last.view)
    }
  }, 180_000)
})

describe.each(ids)('%s, one device for several people', (id) => {
  it('tells each what she may know and nobody else’s secrets, whoever has the device', async () => {
    const game = await loadGame(id)
    const [, seats] = game.seats
    const browser = new Browser()
    browser.ids = 500_000 + 1000 * ids.indexOf(id)
    const w = new Window(browser, game)
    const seat = (i: number) =>
      i < 3 ? ({ kind: 'human', name: `P${i}` } as const) : ({ kind: 'bot', name: `B${i}`, level: 'steady' } as const)
    const table = await w.create({
      game: id,
      name: 'Shared',
      seed: 5,
      options: {},
      seats: Array.from({ length: seats }, (_, i) => seat(i)),
    })
    await w.ask({ type: 'open', table })
    const eyes: (number | 'table')[] = ['table']
    let begun = 0
    let secrets = 0
    /** Everything that was told since the device changed hands was told for these eyes, and just as the game says. */
    const expectSecrets = async () => {
      const viewer = eyes.at(-1) ?? 'table'
      const updates = w.sent.slice(begun).flatMap((message) => (message.type === 'update' ? [message] : []))
      expect(updates.every((update) => update.viewer === viewer && (update.decision?.seat ?? viewer) === viewer)).toBe(true)
      const { log } = await w.saves.load(table)
      const history = History.replay(game, game.notation.options({}), seats, log.slice(0, w.last.ply))
      expect(w.last.view).toEqual(game.view(history.state, viewer))
      const shown = { ...game.view(history.state, 'table'), viewer }
      if (JSON.stringify(shown) !== JSON.stringify(w.last.view)) secrets++
      for (const { ply, events } of updates.flatMap(({ played }) => played)) {
        expect(events).toEqual(history.eventsOf(ply).flatMap((event) => game.redact(event, viewer) ?? []))
      }
    }
    const see = async (viewer: number | 'table') => {
      await expectSecrets()
      begun = w.sent.length
      eyes.push(viewer)
      expect(await w.ask({ type: 'see', viewer })).toMatchObject({ type: 'done' })
    }
    for (let i = 0; i < 160 && !w.last.over; i++) {
      const { awaited, decision, ply, viewer } = w.last
      if (!decision) {
        await see('table')
        // The last one first: the order of secret decisions is theirs.
        await see(awaited.at(-1)!)
      } else {
        const move = decision.choices[(i * 7) % decision.choices.length]!
        expect(await w.ask({ type: 'move', ply, seat: viewer as number, move })).toMatchObject({ type: 'done' })
      }
    }
    await expectSecrets()
    expect(new Set(eyes)).toEqual(new Set(['table', 0, 1, 2]))
    expect(secrets, 'something is secret').toBeGreaterThan(10)
    expect([...w.notices('botFallback'), ...w.notices('problem')]).toEqual([])
  }, 120_000)
})

type Table = Head & { readonly options: object }

/** Recorded games of earlier rules that those of today would not let pass. */
async function outdated(game: Game): Promise<Golden<Table>[]> {
  const { GOLDEN }: { GOLDEN: Recorded<never, Table, never> } = await import(`../games/${game.id}/testing-golden.ts`)
  const all: (readonly [string, Golden<Table>])[] = goldensIn(GOLDEN, new URL(`../games/${game.id}/golden/`, import.meta.url))
  const passes = ({ options, seats, log }: Golden<Table>) => {
    const entries = log.map(([by, words]) => [by, game.notation.parseMove(words)] as const)
    return History.replay(game, game.notation.options(options), seats, entries)
  }
  return all.flatMap(([, golden]) => {
    if (golden.rules === game.rules) return []
    try {
      passes(golden)
      return []
    } catch {
      return [golden]
    }
  })
}

describe('tables of earlier rules', () => {
  it('go on with what was printed when they began: brought in, opened, handed on, and left on the device', async () => {
    let tried = 0
    for (const id of ids) {
      const game = await loadGame(id)
      const browser = new Browser()
      browser.ids = 900_000 + 1000 * ids.indexOf(id)
      const w = new Window(browser, game)
      const over = async (table: string, { end }: Golden<Table>) => {
        expect(await w.ask({ type: 'open', table })).toMatchObject({ type: 'done' })
        expect(w.last.over).toBe(true)
        expect((await w.saves.load(table)).table.summary).toMatchObject({ over: true, ranks: end.ranks })
        await w.ask({ type: 'close' })
      }
      const bring = (document: object) =>
        w.ask({ type: 'import', text: JSON.stringify(document) }) as Promise<{ tables?: string[]; problem?: object }>
      for (const golden of await outdated(game)) {
        tried++
        const { log, options, rules } = golden
        const seats = Array.from({ length: golden.seats }, (_, i) => ({ kind: 'human', name: `P${i}` }))
        const file = { format: 1, game: id, name: golden.title, seed: tried, seats, options, log }
        expect(await bring({ ...file, rules: game.rules })).toMatchObject({ problem: { kind: 'badInput' } })
        const [first = ''] = (await bring({ ...file, rules })).tables ?? []
        await over(first, golden)

        const { text } = (await w.ask({ type: 'export', tables: [first] })) as { text: string }
        const [again] = JSON.parse(text).tables
        expect(again.rules).toBe(game.rules)
        const [second = ''] = (await bring({ ...again, format: 1, seed: 100 + tried })).tables ?? []
        await over(second, golden)

        // As the app of those days left it.
        const whole = await w.saves.load(first)
        const left = { ...whole.table, id: `left-${first}`, rules, options: JSON.parse(JSON.stringify(options)) }
        await w.saves.create([{ table: left, log: whole.log }])
        await over(left.id, golden)
        expect((await w.saves.load(left.id)).table).toMatchObject({ rules, options })
      }
    }
    expect(tried).toBeGreaterThan(1)
  }, 60_000)
})
