import { signal } from '@preact/signals'
import { describe, expect, it, vi } from 'vitest'
import { CHANCE } from '../core/game.ts'
import type { Played, SeatControl } from '../worker/protocol.ts'
import { lastTold, Mirror, toCarryOut, toPutBack } from './realboard.ts'

const SEATS: readonly SeatControl[] = [
  { kind: 'human', name: 'Ada' },
  { kind: 'bot', name: 'Jory', level: 'steady' },
]
const entry = (ply: number, by: number, ...events: string[]): Played => ({ ply, by, events })
const LOG = [
  entry(0, CHANCE, 'order'),
  entry(1, 0, 'placed'),
  entry(2, 1, 'robbed'),
  entry(3, 1),
  entry(4, CHANCE, 'die', 'income', 'drew'),
]

function mirror() {
  const log = signal<readonly Played[]>([])
  const next = signal<readonly number[]>([])
  const reveal = vi.fn(async () => true)
  const tell = vi.fn(async () => true)
  const real = new Mirror({ log, seats: signal(SEATS), asks: signal(false), ply: () => log.value.length, tell, position: async () => null })
  real.begin({ closed: signal(false), next, pass: () => undefined, reveal })
  return { real, log, next, reveal }
}

describe('a real board', () => {
  it('is told to do what bots did, and what happens by itself', () => {
    const telling = { itself: (event: unknown) => event === 'income', actor: (event: unknown) => (event === 'drew' ? 1 : 0) }
    const left = toCarryOut(LOG, SEATS, 0, telling)
    expect(left.map(({ ply, events }) => [ply, events])).toEqual([
      [2, ['robbed']],
      // What was drawn was drawn for the bot.
      [4, ['income', 'drew']],
    ])
    expect(toCarryOut(LOG, SEATS, 3, { itself: () => false, actor: () => 0 })).toEqual([])
  })

  it('takes back what people told last, and the pieces of bots as far as they were moved', () => {
    const plies = (log: readonly Played[], carriedOut: number) => toPutBack(log, SEATS, carriedOut).map(({ ply }) => ply)
    const log = LOG.slice(0, 4)
    expect(lastTold(log, SEATS)).toBe(1)
    expect(plies(log, 4)).toEqual([3, 2, 1])
    expect(plies(log, 3)).toEqual([2, 1])
    expect(plies(log, 1)).toEqual([1])
    expect(plies(LOG, 5)).toEqual([4])
    expect([lastTold([], SEATS), plies([], 0)]).toEqual([-1, []])
  })

  it('lets whoever is awaited look by itself', () => {
    const { real, next, reveal } = mirror()
    expect(real.followed.value).toBe(true)
    expect(reveal).not.toHaveBeenCalled()
    next.value = [1]
    expect(reveal).toHaveBeenCalledWith(1)
    real.leave()
    next.value = [0]
    expect(reveal).toHaveBeenCalledTimes(1)
  })

  it('goes on after the last thing people told when the table is opened again, and is done again what is taken back', () => {
    const { real, log } = mirror()
    log.value = LOG.slice(0, 4)
    expect(real.carriedOut.value).toBe(2)
    real.carryOut()
    expect(real.carriedOut.value).toBe(4)
    real.cut(1)
    expect(real.carriedOut.value).toBe(1)
    log.value = LOG
    expect(real.carriedOut.value).toBe(1)
  })
})
