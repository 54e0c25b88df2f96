import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../core/game.ts'
import { CHANCE } from '../core/game.ts'
import { History } from '../core/log.ts'
import { rngAt, Sfc32 } from '../core/rng.ts'
import { type ToyView, toy, toyMove } from '../core/testing/toy.ts'
import { GAMES } from '../games/index.ts'
import { DATABASE } from '../storage/db.ts'
import type { TableRecord } from '../storage/records.ts'
import { hint as hintAt, hintFrom, inquire, lookBack } from './advice.ts'
import type { BotQuestion, BotReply } from './bot-pool.ts'
import { Browser, toyTable, Window } from './testing.ts'

let w: Window

beforeEach(async () => {
  indexedDB.deleteDatabase(DATABASE)
  w = new Window(new Browser())
  await w.ask({ type: 'open', table: await w.create(toyTable(2)) })
})

const hint = (ply = w.last.ply, seat = 0) => w.ask({ type: 'hint', ply, seat })

describe('a hint', () => {
  it('is a legal choice with its reasons and what the next best would give', async () => {
    const reply = await hint()
    if (reply.type !== 'done' || !reply.hint) throw new Error(JSON.stringify(reply))
    expect(w.last.decision?.choices).toContain(reply.hint.move)
    expect(reply.hint.reasons[0]).toMatchObject({ name: 'coins' })
    expect(reply.hint.second!.less).toBeGreaterThanOrEqual(0)
    expect(reply.hint.second!.move).not.toBe(reply.hint.move)
  })

  it('tells what would follow, each with what the person would see then, until something comes to light', () => {
    const history = new History(toy as unknown as Game, toy.notation.options({ rounds: 2 }), 2)
    history.commit(history.attempt(CHANCE, toyMove('deal', 8)))
    const take = toyMove('take', 2)
    const told = (move: number, ...more: number[]) =>
      hintFrom(history, 0, { kind: 'move', move, more, why: { evaluation: 0, reasons: [] } }).more as { move: number; view: ToyView }[]
    const [done] = told(take, toyMove('done'), toyMove('done'))
    expect(done).toMatchObject({ move: toyMove('done'), view: { step: 'after', viewer: 0 } })
    expect(told(take, toyMove('done'), toyMove('done'))).toHaveLength(1)
    expect(told(take, toyMove('bid', 1))).toEqual([])
    expect(told(toyMove('done'), take)).toEqual([])
  })

  describe('says what comes next and keeps its word', () => {
    const [take, other, done] = [toyMove('take', 2), toyMove('take', 1), toyMove('done')]
    const record = { ...toyTable(2), seed: 1 } as unknown as TableRecord

    /** A table at which a hint said: take 2, then done. What `first` makes of it, and what it is told then by an adviser to whom `better` points speak for taking back. */
    async function secondHint(first: number, better: number) {
      const history = new History(toy as unknown as Game, toy.notation.options({ rounds: 2 }), 2)
      history.commit(history.attempt(CHANCE, toyMove('deal', 8)))
      const asked: BotQuestion[] = []
      const ask = async (question: BotQuestion): Promise<BotReply> => {
        asked.push(question)
        const reasons = [{ name: 'coins', value: -better }]
        const second = { move: toyMove('take', 3), evaluation: better, next: [] }
        return asked.length === 1
          ? { kind: 'move', move: take, more: [done], why: { evaluation: 0, reasons: [] } }
          : { kind: 'move', move: done, more: [], why: { evaluation: 0, reasons, second } }
      }
      const advisers = { ask } as unknown as Parameters<typeof hintAt>[3]
      await hintAt(history, record, 0, advisers)
      history.commit(history.attempt(0, first))
      const told = await hintAt(history, record, 0, advisers)
      return { made: asked[1]?.made, told, again: (await hintAt(history, record, 0, advisers)) && asked[2]?.made }
    }

    it('the adviser is asked about what it said, again and again', async () => {
      expect(await secondHint(take, 0)).toMatchObject({ made: done, again: done, told: { move: done } })
    })

    it('unless something else was done first', async () => {
      expect((await secondHint(other, 0)).made).toBeUndefined()
    })

    it('says the same where another choice is hardly better', async () => {
      expect((await secondHint(take, 0.4)).told).toMatchObject({ move: done, second: { less: 0 } })
    })

    it('takes it back where another is clearly better, and says why', async () => {
      const second = { move: done, less: 3 }
      expect((await secondHint(take, 3)).told).toMatchObject({ move: toyMove('take', 3), reasons: [{ name: 'coins', value: 3 }], second })
    })
  })

  it('comes from the strongest level, which sees what the person sees, and is the same when asked again', async () => {
    const first = await hint()
    const [question] = w.advisers.asked
    const view = question?.view as ToyView
    expect(question).toMatchObject({ level: 'sharp', seat: 0 })
    expect(view).toEqual(w.last.view)
    const again = await hint()
    expect({ ...again, id: 0 }).toEqual({ ...first, id: 0 })
  })

  it('keeps nobody waiting: the person moves while the adviser thinks', async () => {
    w.advisers.behave = 'hold'
    const { ply } = w.last
    w.host.receive({ type: 'hint', id: 900, ply, seat: 0 })
    expect(await w.ask({ type: 'move', ply, seat: 0, move: toyMove('take', 1) })).toMatchObject({ type: 'done' })
    expect(w.sent.some((message) => 'id' in message && message.id === 900)).toBe(false)
    w.advisers.release()
    await w.calm()
    expect(w.sent.find((message) => 'id' in message && message.id === 900)).toMatchObject({ type: 'done', hint: {} })
  })

  it('is refused for a decision that is past, for bots, and when the adviser is late', async () => {
    expect(await hint(w.last.ply - 1)).toMatchObject({ type: 'failed', problem: { kind: 'staleMove' } })
    expect(await hint(w.last.ply, 1)).toMatchObject({ type: 'failed', problem: { kind: 'badInput' } })
    w.advisers.behave = 'late'
    expect(await hint()).toMatchObject({ type: 'failed', problem: { kind: 'noHint' } })
  })

  it('finds its adviser awake whenever a person has to decide, and nobody else’s', async () => {
    expect(w.advisers.prepared.length).toBeGreaterThan(0)
    const browser = new Browser()
    browser.ids = 500
    const bots = new Window(browser)
    await bots.ask({ type: 'open', table: await bots.create(toyTable(3, 1, 0)) })
    expect(bots.last.over).toBe(true)
    expect(bots.advisers.prepared).toEqual([])
  })

  it('ends with the table', async () => {
    await w.ask({ type: 'close' })
    expect(w.advisers.stopped).toBe(1)
  })
})

const why = (ply: number) => w.ask({ type: 'why', ply })

async function told(ply: number) {
  const reply = await why(ply)
  if (reply.type !== 'done' || !reply.why) throw new Error(JSON.stringify(reply))
  return reply.why
}

async function decided(ply: number) {
  const reply = await w.ask({ type: 'look', ply })
  return reply.type === 'done' ? reply.look?.decided : reply
}

/** Plays for the person until `until` finds an entry. */
async function playTo(until: (by: number, move: number) => boolean): Promise<number> {
  for (;;) {
    const { log } = await w.saves.load(w.last.table)
    const found = log.findIndex(([by, move]) => until(by, move))
    if (found >= 0 || w.last.over) return found + 1
    // One coin only, so that something is left to choose from.
    const { choices } = w.last.decision!
    const move = choices.includes(toyMove('take', 1)) ? toyMove('take', 1) : choices.at(-1)!
    await w.ask({ type: 'move', ply: w.last.ply, seat: 0, move })
  }
}

const took = (by: number, move: number) => by === 1 && move < toyMove('done') && move > toyMove('take')
const bid = (by: number, move: number) => by === 1 && move >= toyMove('bid')

describe('reasons of a past decision', () => {
  it('are those of the move that was made, beside the best other one', async () => {
    const ply = await playTo(took)
    const { log } = await w.saves.load(w.last.table)
    expect(await decided(ply)).toBe(1)
    const { seat, reasons, second } = await told(ply)
    expect([seat, w.advisers.asked[0]?.made]).toEqual(log[ply - 1])
    expect(reasons[0]).toMatchObject({ name: 'coins' })
    expect(second?.move).not.toBe(log[ply - 1]?.[1])
  })

  it('come from what the one who decided saw, and are told beside what the viewer saw', async () => {
    const ply = await playTo(took)
    const { view } = await told(ply)
    const [question] = w.advisers.asked
    const { log } = await w.saves.load(w.last.table)
    const before = History.replay(toy as unknown as Game, toy.notation.options({ rounds: 2 }), 2, log.slice(0, ply - 1))
    expect(question?.view).toEqual(toy.view(before.state as never, 1))
    expect(view).toEqual(toy.view(before.state as never, 0))
  })

  it('are not told of outcomes, of secret decisions and beyond the log; once the game is over of secret ones too', async () => {
    for (const ply of [1, 0, 900]) expect(await why(ply)).toMatchObject({ type: 'failed', problem: { kind: 'badInput' } })
    expect(await decided(1)).toBe(null)
    const ply = await playTo(bid)
    expect(w.last.over).toBe(false)
    expect(await decided(ply)).toBe(null)
    expect(await why(ply)).toMatchObject({ type: 'failed', problem: { kind: 'badInput', faults: [{ path: 'ply' }] } })
    await playTo(() => false)
    expect(await decided(ply)).toBe(1)
    expect((await told(ply)).seat).toBe(1)
  })

  it('do not come when the adviser is late', async () => {
    const ply = await playTo(took)
    w.advisers.behave = 'late'
    expect(await why(ply)).toMatchObject({ type: 'failed', problem: { kind: 'noHint' } })
  })

  it('never name a choice that would tell what another seat holds, in any game', async () => {
    const seen = { hidden: 0, open: 0, told: 0 }
    for (const load of Object.values(GAMES)) {
      const game = (await load()) as Game
      const history = new History(game, game.notation.options({}), 3)
      const record = { seed: 1, seats: [{ kind: 'human' }, { kind: 'bot' }, { kind: 'bot' }] } as unknown as TableRecord
      while (history.ply < 120 && !history.over) {
        const [by = CHANCE] = history.pending
        const rng = rngAt(7, history.ply)
        const moves = by === CHANCE ? [] : game.moves(history.state, by)
        const move = by === CHANCE ? game.chance(history.state, rng) : moves[rng.next(moves.length)]!
        const view = game.view(history.state, 0)
        history.commit(history.attempt(by, move))
        if (by <= 0 || lookBack(history, record, 0, history.ply).decided === null) continue
        const worlds = Array.from({ length: 30 }, (_, k) => game.determinize(view, new Sfc32(9, k)))
        const { tell } = inquire(history, record, 0, history.ply)
        for (const other of moves) {
          const answer = tell({ kind: 'move', move, more: [], why: { evaluation: 2, reasons: [], second: { move: other, evaluation: 1 } } })
          const possible = worlds.filter((world) => game.judge(world, by, other).ok).length
          if (possible === worlds.length) seen.open++
          if (possible === worlds.length && answer.second?.less === 1) seen.told++
          if (possible >= worlds.length / 2) continue
          expect(answer.second).toBeUndefined()
          seen.hidden++
        }
      }
    }
    // What is there in all these worlds may be missing in another.
    expect(seen.told).toBeGreaterThan(0.95 * seen.open)
    expect(seen.open).toBeGreaterThan(100)
    expect(seen.hidden).toBeGreaterThan(3)
  })
})
