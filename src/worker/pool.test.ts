import { describe, expect, it } from 'vitest'
import { CHANCE, type Game } from '../core/game.ts'
import { toy, toyMove } from '../core/testing/toy.ts'
import { answerTo } from './bot-desk.ts'
import { BotPool, type BotQuestion, type WorkerPort } from './bot-pool.ts'
import { Bridge, type PageWorker } from './bridge.ts'
import type { FromTable, Notice } from './protocol.ts'
import { HandClock } from './testing.ts'

const question: BotQuestion = { game: 'toy', level: 'steady', view: {}, seat: 1, seed: 1, ms: 100 }

class Port implements WorkerPort {
  readonly posted: { id: number }[] = []
  terminated = false
  say: (message: unknown) => void = () => undefined
  fail: (message: string) => void = () => undefined
  post(message: unknown): void {
    this.posted.push(message as { id: number })
  }
  listen(onMessage: (message: unknown) => void, onError: (message: string) => void): void {
    this.say = onMessage
    this.fail = onError
  }
  terminate(): void {
    this.terminated = true
  }
}

function pool() {
  const ports: Port[] = []
  const clock = new HandClock()
  const bots = new BotPool(() => {
    ports.push(new Port())
    return ports.at(-1)!
  }, clock)
  return { ports, clock, bots }
}

describe('the bot worker', () => {
  it('is started once, answers, and is gone when idle', async () => {
    const { ports, clock, bots } = pool()
    const asked = bots.ask(question)
    const why = { evaluation: 2, reasons: [{ name: 'coins', value: 3 }], second: { move: 4, evaluation: 1 } }
    ports[0]!.say({ type: 'answer', id: 1, move: 5, ...why })
    expect(await asked).toMatchObject({ kind: 'move', move: 5, why })
    const looked = bots.ask({ ...question, outlook: 4 })
    ports[0]!.say({ type: 'outlook', id: 2, outlook: { expected: [3, 4], spread: 2 } })
    expect(await looked).toEqual({ kind: 'outlook', outlook: { expected: [3, 4], spread: 2 } })
    const again = bots.ask(question)
    ports[0]!.say('nonsense')
    ports[0]!.say({ type: 'answer', id: 3, move: 6, more: [7, 8], evaluation: 0, reasons: [] })
    expect(await again).toMatchObject({ kind: 'move', move: 6, more: [7, 8] })
    clock.pass(29_000)
    expect(ports[0]!.terminated).toBe(false)
    clock.pass(2000)
    expect([ports.length, ports[0]!.terminated]).toEqual([1, true])
  })

  it('is terminated when it is late, and a new one takes its place', async () => {
    const { ports, clock, bots } = pool()
    const first = bots.ask(question)
    ports[0]!.say({ type: 'answer', id: 1, move: 5, evaluation: 0, reasons: [] })
    await first
    const slow = bots.ask(question)
    clock.pass(351)
    expect(await slow).toEqual({ kind: 'late' })
    expect(ports[0]!.terminated).toBe(true)
    void bots.ask(question)
    expect(ports).toHaveLength(2)
  })

  it('is terminated on stop, and its answer is not waited for', async () => {
    const { ports, bots } = pool()
    const asked = bots.ask(question)
    bots.stop()
    expect(await asked).toEqual({ kind: 'stopped' })
    expect(ports[0]!.terminated).toBe(true)
  })

  it('that breaks, or cannot answer, says so', async () => {
    const { ports, bots } = pool()
    const asked = bots.ask(question)
    ports[0]!.fail('broken')
    expect(await asked).toEqual({ kind: 'failed' })
    const again = bots.ask(question)
    ports[1]!.say({ type: 'failed', id: 2, message: 'no such game' })
    expect(await again).toEqual({ kind: 'failed' })
  })

  it('thinks about views and answers nothing else', async () => {
    const s = toy.setup({ rounds: 1 }, 2)
    toy.apply(s, CHANCE, toyMove('deal', 3))
    const load = async () => toy as unknown as Game
    const answer = await answerTo({ ...question, id: 4, view: toy.view(s, 0), seat: 0 }, () => 0, load)
    expect(answer).toMatchObject({ type: 'answer', id: 4 })
    expect(toy.judge(s, 0, answer?.type === 'answer' ? answer.move : 0)).toEqual({ ok: true })
    expect(await answerTo({ ...question, id: 5, view: toy.view(s, 0), seat: 1 }, () => 0, load)).toMatchObject({ type: 'failed', id: 5 })
    const outlook = await answerTo({ ...question, id: 8, view: toy.view(s, 'table'), seat: 0, outlook: 4 }, () => 0, load)
    expect(outlook).toMatchObject({ type: 'outlook', id: 8, outlook: { spread: expect.any(Number) } })
    expect(await answerTo({ ...question, level: 'godlike', id: 6 }, () => 0, load)).toMatchObject({
      type: 'failed',
      id: 6,
      message: expect.stringMatching(/level.*godlike/),
    })
    expect(await answerTo({ ...question, game: 'chess', id: 7 }, () => 0)).toMatchObject({ type: 'failed', id: 7 })
  })
})

describe('the first question to a worker', () => {
  it('counts its start as a part of the time to think, and as long for the way back', async () => {
    const s = toy.setup({ rounds: 3 }, 4)
    toy.apply(s, CHANCE, toyMove('deal', 100))
    const load = async () => toy as unknown as Game
    /** How often the bot reads a clock that goes on by a millisecond each time. */
    const read = async (asked: number) => {
      let clock = 1000
      await answerTo({ ...question, id: 1, view: toy.view(s, 0), seat: 0, asked }, () => clock++, load)
      return clock - 1000
    }
    expect(await read(900)).toBeLessThan(10)
    // Of 100 ms 40 are gone and 40 more will be.
    expect(await read(960)).toBeLessThan(20)
    expect(await read(985)).toBeGreaterThan(25)
  })

  it('finds a worker that was prepared for the game, which goes again when nobody asks', () => {
    const ports: Port[] = []
    const clock = new HandClock()
    const pool = new BotPool(() => ports[ports.push(new Port()) - 1]!, clock)
    pool.prepare('toy')
    pool.prepare('toy')
    void pool.ask(question)
    expect(ports.map(({ posted }) => posted)).toMatchObject([[{ prepare: 'toy' }, { id: 1 }]])
    pool.stop()
    pool.prepare('toy')
    clock.pass(29_000)
    pool.prepare('toy')
    clock.pass(29_000)
    expect([ports.length, ports[1]!.terminated]).toEqual([2, false])
    clock.pass(2000)
    expect(ports[1]!.terminated).toBe(true)
  })

  it('is told when it was asked, later ones are not', async () => {
    const port = new Port()
    const clock = new HandClock()
    const pool = new BotPool(() => port, clock)
    clock.pass(700)
    const first = pool.ask(question)
    port.say({ type: 'answer', id: 1, move: 0, evaluation: 0, reasons: [] })
    await first
    void pool.ask(question)
    expect(port.posted).toMatchObject([{ id: 1, asked: 700 }, { id: 2 }])
    expect(port.posted[1]).not.toHaveProperty('asked')
  })
})

class FakePageWorker implements PageWorker {
  readonly posted: { id: number; type: string }[] = []
  terminated = false
  private readonly listeners = new Map<string, (event: never) => void>()
  postMessage(message: unknown): void {
    this.posted.push(message as { id: number; type: string })
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener)
  }
  say(data: FromTable): void {
    this.listeners.get('message')?.({ data } as never)
  }
  crash(how: object = { message: 'out of memory' }): void {
    this.listeners.get('error')?.({ type: 'error', ...how } as never)
  }
  terminate(): void {
    this.terminated = true
  }
}

function bridge() {
  const workers: FakePageWorker[] = []
  const heard: Notice[] = []
  const counts = { restarted: 0 }
  const made = new Bridge(
    (notice) => heard.push(notice),
    () => counts.restarted++,
    () => {
      workers.push(new FakePageWorker())
      return workers.at(-1)!
    },
  )
  return { workers, heard, counts, made }
}

describe('the page’s end', () => {
  it('gives each request its own answer, and notices to the listener', async () => {
    const { workers, heard, made } = bridge()
    const [a, b] = [made.ask({ type: 'close' }), made.ask({ type: 'takeOver' })]
    workers[0]!.say({ type: 'done', id: 2 })
    workers[0]!.say({ type: 'owner', mine: true })
    workers[0]!.say({ type: 'done', id: 1, table: 'x' })
    expect([await a, await b]).toEqual([
      { type: 'done', id: 1, table: 'x' },
      { type: 'done', id: 2 },
    ])
    expect(heard).toEqual([{ type: 'owner', mine: true }])
  })

  it('replaces a crashed worker, sends nothing twice, and gives up in the end', async () => {
    const { workers, heard, counts, made } = bridge()
    const asked = made.ask({ type: 'close' })
    workers[0]!.crash()
    expect(await asked).toMatchObject({ type: 'failed', problem: { kind: 'bug', message: 'out of memory' } })
    expect([workers.length, workers[0]!.terminated, workers[1]!.posted, counts.restarted]).toEqual([2, true, [], 1])
    workers[0]!.say({ type: 'owner', mine: false })
    expect(heard).toEqual([])
    for (const i of [1, 2, 3]) workers[i]!.crash()
    expect(heard).toMatchObject([{ type: 'problem', problem: { kind: 'bug' } }])
    expect(await made.ask({ type: 'close' })).toMatchObject({ type: 'failed' })
    expect(workers).toHaveLength(4)
  })

  it('knows a script that does not load from a crash', async () => {
    const { workers, made } = bridge()
    const asked = made.ask({ type: 'close' })
    workers[0]!.crash({})
    expect(await asked).toMatchObject({ type: 'failed', problem: { kind: 'missingPart' } })
  })

  it('ends with its table', async () => {
    const { workers, made } = bridge()
    const asked = made.ask({ type: 'close' })
    made.terminate()
    expect(await asked).toMatchObject({ type: 'failed' })
    expect(workers[0]!.terminated).toBe(true)
  })
})
