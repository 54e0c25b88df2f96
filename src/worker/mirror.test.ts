import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { CHANCE, type Game, type Json } from '../core/game.ts'
import { History } from '../core/log.ts'
import { rngAt } from '../core/rng.ts'
import { type Golden, goldensIn, type Recorded } from '../core/testing/golden.ts'
import { GAMES, type GameId, loadGame } from '../games/index.ts'
import { type NewTable, type Request, type SeatControl, SURPRISE } from './protocol.ts'
import { Browser, Window } from './testing.ts'

const ids = Object.keys(GAMES) as GameId[]
const person = (i: number): SeatControl => ({ kind: 'human', name: `P${i}` })
const bot = (i: number): SeatControl => ({ kind: 'bot', name: `B${i}`, level: 'steady', temperament: SURPRISE })

/** Entries told in a test: the long games of one would take a minute. */
const MOST = 3000

let tables = 0

/** A table that follows a real board, open in a window. */
async function mirror(game: Game, seats: readonly SeatControl[], more: Partial<NewTable> = {}) {
  const browser = new Browser()
  // Every table in a place of its own: the store is one.
  browser.ids = 700_000 + 10 * ++tables
  const w = new Window(browser, game)
  const table = await w.create({ game: game.id, name: 'Real', seed: 1, options: {}, seats, mirror: true, ...more })
  expect(await w.ask({ type: 'open', table })).toMatchObject({ type: 'done' })
  const ask = (request: Omit<Extract<Request, { ply: number }>, 'ply'>) => w.ask({ ...request, ply: w.last.ply } as Request)
  const luck = (outcome: Json) => ask({ type: 'luck', outcome } as never)
  const see = async (seat: number) => {
    if (w.last.viewer !== seat) expect(await w.ask({ type: 'see', viewer: seat })).toMatchObject({ type: 'done' })
  }
  const move = async (seat: number, m: number) => {
    await see(seat)
    return ask({ type: 'move', seat, move: m } as never)
  }
  const undo = () => ask({ type: 'undo', seat: 0 } as never)
  return { w, table, luck, move, see, undo }
}

const drawn = (game: Game, state: object, ply: number): Json => game.notation.move(game.chance(state, rngAt(99, ply)))

describe.each(ids)('%s on a real board', (id) => {
  it('waits to be told what the real dice and bag showed, and refuses what they cannot have shown', async () => {
    const game = await loadGame(id)
    const [, seats] = game.seats
    const { w, table, luck } = await mirror(
      game,
      Array.from({ length: seats }, (_, i) => person(i)),
    )
    expect(w.last).toMatchObject({ ply: 0, luck: true, decision: null, viewer: 0 })
    expect(w.notices('table').at(-1)).toMatchObject({ mirror: true })
    const { state } = new History(game, game.notation.options({}), seats)
    expect(await luck({ nonsense: true })).toMatchObject({ type: 'failed', problem: { kind: 'badInput' } })
    expect(await luck(game.notation.move(game.moves(playedTo(game, seats), 0)[0] ?? 0))).toMatchObject({ type: 'refused' })
    expect(w.last.ply).toBe(0)
    expect(await luck(drawn(game, state, 0))).toMatchObject({ type: 'done' })
    expect(w.last.ply).toBe(1)
    expect((await w.saves.load(table)).table.mirror).toBe(true)
    const text = (await w.ask({ type: 'export', tables: [table] })) as { text: string }
    expect(JSON.parse(text.text).tables[0]).toMatchObject({ mirror: true })
  })

  it('takes back whatever was told, luck too, and bots think again', async () => {
    const game = await loadGame(id)
    const { w, table, luck, move, undo } = await mirror(game, [person(0), bot(1), bot(2)])
    const lengths: number[] = []
    for (let told = 0; told < 12; told++) {
      lengths.push(w.last.ply)
      const { table: kept, log } = await w.saves.load(table)
      const { state } = History.replay(game, game.notation.options(kept.options), 3, log)
      const reply = w.last.luck ? await luck(drawn(game, state, w.last.ply)) : await move(0, w.last.decision?.choices[0] ?? 0)
      expect(reply).toMatchObject({ type: 'done' })
    }
    const told = async (ply: number) => (await w.saves.load(table)).log[ply]?.[0] ?? -2
    for (const length of lengths.reverse()) {
      expect(w.last.undo).toEqual({ possible: true })
      expect(await undo()).toMatchObject({ type: 'done' })
      // Where bots had the next word they have said it again.
      expect([CHANCE, 0, -2]).toContain(await told(length))
    }
    expect(w.last).toMatchObject({ ply: 0, undo: { possible: false, why: 'nothing' } })
    expect(await undo()).toMatchObject({ type: 'refused' })
    expect(w.notices('botFallback')).toEqual([])
  })

  it('ten golden games, or as many as MOST entries hold, end as they were recorded when they are told entry by entry', async () => {
    const game = await loadGame(id)
    const recorded: { GOLDEN: Recorded<never, never, never> } = await import(`../games/${id}/testing-golden.ts`)
    const games = goldensIn(recorded.GOLDEN, new URL(`../games/${id}/golden/`, import.meta.url)) as unknown as [string, Golden][]
    expect(games.length).toBeGreaterThanOrEqual(10)
    let left = MOST
    for (const [name, golden] of games.slice(0, 10)) {
      left -= golden.log.length
      if (left < 0) break
      const start = game.notation.position((recorded.GOLDEN as unknown as Recorded<never, Golden, never>).begin(golden))
      const seats = Array.from({ length: golden.seats }, (_, i) => person(i))
      const { w, table, luck, move } = await mirror(game, seats, { options: { start } })
      for (const [by, words] of golden.log) {
        expect(w.last.luck ?? false, `${name}, ${w.last.ply}`).toBe(by === CHANCE)
        const reply = by === CHANCE ? await luck(words) : await move(by, game.notation.parseMove(words))
        expect(reply, `${name}, ${w.last.ply}`).toMatchObject({ type: 'done' })
      }
      const { table: record, log } = await w.saves.load(table)
      const { state } = History.replay(game, game.notation.options(record.options), golden.seats, log)
      expect(record.summary).toMatchObject({ over: true, ranks: golden.end.ranks })
      expect(game.scores(state)).toEqual(golden.end.scores)
    }
  }, 240_000)
})

/** A state in which somebody decides. */
function playedTo(game: Game, seats: number): object {
  const state = game.setup(game.notation.options({}), seats)
  for (let ply = 0; game.pending(state)[0] === CHANCE; ply++) game.apply(state, CHANCE, game.chance(state, rngAt(1, ply)))
  return state
}

it('a table that draws for itself is told no luck', async () => {
  const game = await loadGame(ids[0] as GameId)
  const { w, luck } = await mirror(game, [person(0), bot(1)], { mirror: false })
  expect(w.last.luck).toBeUndefined()
  expect(w.last.ply).toBeGreaterThan(0)
  expect(await luck({ roll: 1 })).toMatchObject({ type: 'failed', problem: { kind: 'badInput', faults: [{ path: 'outcome' }] } })
})
