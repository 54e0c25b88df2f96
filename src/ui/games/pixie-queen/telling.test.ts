import { describe, expect, it } from 'vitest'
import { toCarryOut } from '../../../app/realboard.ts'
import { CHANCE } from '../../../core/game.ts'
import { Sfc32 } from '../../../core/rng.ts'
import { likelyMove, playOut } from '../../../core/testing/play.ts'
import { pixieQueen } from '../../../games/pixie-queen/index.ts'
import type { Event } from '../../../games/pixie-queen/types.ts'
import { loadGame } from '../../../text/index.ts'
import { tellingOf } from './telling.tsx'

const PEOPLE = ['Ada', 'Bela', 'Cleo'].map((name) => ({ kind: 'human', name }) as const)

/** What people alone are told to do with the pieces in a whole game, entry by entry, as sentences. */
async function carriedOut(seed: number): Promise<string[][]> {
  const options = pixieQueen.notation.options({})
  const played = playOut(pixieQueen, pixieQueen.setup(options, 3), new Sfc32(seed), likelyMove as never)
  const s = pixieQueen.setup(options, 3)
  const log = played.map(([by, move], ply) => {
    const events: Event[] = []
    pixieQueen.apply(s, by, move, (event) => events.push(event))
    return { ply, by, events }
  })
  const view = pixieQueen.view(s, 0)
  const ctx = { view, me: CHANCE, name: (seat: number) => PEOPLE[seat]?.name ?? '' }
  const tell = tellingOf({ view, t: await loadGame('pixie-queen', 'en'), ctx, me: CHANCE })
  return toCarryOut(log, PEOPLE, 0, tell as never).map(({ events }) => events.map((event) => tell.plain(event as Event)))
}

describe('what is to be done on a real board', () => {
  it('has the discs go home once a round, before the favourite of the round moves up (PQ-ACT-31, 32)', async () => {
    const told = await carriedOut(1)
    const home = told.filter((lines) => lines.some((line) => line.includes('discs go back')))
    expect(home.length).toBe(7)
    for (const lines of home) expect(lines[0]).toBe('All discs go back to their players (PQ-ACT-31)')
    const moved = home.flatMap((lines) => lines.filter((line) => line.includes('favourite until')))
    expect(moved.length, 'somebody went to space 21').toBeGreaterThan(0)
  })
})
