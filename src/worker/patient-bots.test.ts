import { beforeEach, describe, expect, it } from 'vitest'
import type { BotQuestion, BotReply, Bots } from './bot-pool.ts'
import { PATIENCE, PatientBots } from './patient-bots.ts'
import { HandClock } from './testing.ts'

/** Bots that answer at once, whatever they are asked. */
class QuickBots implements Bots {
  asked = 0
  stopped = 0
  prepare = () => undefined
  async ask(): Promise<BotReply> {
    this.asked += 1
    return { kind: 'move', move: 1, more: [], why: { evaluation: 0, reasons: [] } }
  }
  stop(): void {
    this.stopped += 1
  }
}

let bots: QuickBots
let clock: HandClock
let patient: PatientBots
let replies: BotReply['kind'][]

const question: BotQuestion = { game: 'toy', level: 'steady', view: {}, seat: 0, seed: 1, ms: 100 }

/** Asks; what led to it is told right after it. */
function ask(ply: number): void {
  void patient.ask(question).then(({ kind }) => replies.push(kind))
  patient.tell(ply)
}
/** Lets everything happen that waits for nothing. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  bots = new QuickBots()
  clock = new HandClock()
  patient = new PatientBots(bots, clock)
  replies = []
})

describe('bots that let the page paint first', () => {
  it('are asked at once where the page does not tell what it has painted', () => {
    ask(1)
    expect(bots.asked).toBe(1)
  })

  it('are asked when the page has painted what led to the question, not what was before', async () => {
    patient.paint(0)
    ask(1)
    patient.paint(0)
    await settled()
    expect(bots.asked).toBe(0)
    patient.paint(1)
    await settled()
    expect([bots.asked, replies]).toEqual([1, ['move']])
    // Nothing new was told: a second question has nothing to wait for.
    ask(1)
    await settled()
    expect(bots.asked).toBe(2)
  })

  it.each([
    ['does not paint for long', () => clock.pass(PATIENCE)],
    ['is hidden meanwhile', () => patient.paint(null)],
  ])('are asked anyhow when the page %s', async (_, happens) => {
    patient.paint(0)
    ask(1)
    await settled()
    expect(bots.asked).toBe(0)
    happens()
    await settled()
    expect(replies).toEqual(['move'])
    // Nor does the next one wait for what that page has not painted.
    ask(1)
    await settled()
    expect(replies).toEqual(['move', 'move'])
  })

  it('are not asked any more what was called off, whenever that was', async () => {
    patient.paint(0)
    ask(1)
    patient.stop()
    ask(2)
    await settled()
    patient.stop()
    patient.paint(2)
    clock.pass(PATIENCE)
    await settled()
    expect([bots.asked, replies, bots.stopped]).toEqual([0, ['stopped', 'stopped'], 2])
    expect(clock.waiting).toBe(0)
  })
})
