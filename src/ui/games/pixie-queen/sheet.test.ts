import { describe, expect, it } from 'vitest'
import type { FinalLine } from '../../../games/pixie-queen/types.ts'
import { type Language, loadGame, loadInterface } from '../../../text/index.ts'
import { inOrder } from '../../table/standings.ts'
import { sheetOf } from './sheet.ts'

const line = (seat: number, total: number, rank: number, eliminated = false): FinalLine => ({
  seat,
  total,
  rank,
  eliminated,
  punishment: 0,
  rewards: 0,
  stones: 0,
  majorities: 0,
  servants: 0,
})
const NAMES = ['You', 'Klaus', 'Phagius', 'Firenze']
const DAY = new Date(2026, 2, 9, 23, 30)

async function sheet(result: readonly FinalLine[], { language = 'en' as Language, me = 0, names = NAMES, rounds = 7 } = {}) {
  const [t, i] = await Promise.all([loadGame('pixie-queen', language), loadInterface(language)])
  return sheetOf({ t, w: t.words, i, me, names, rounds, day: DAY }, result)
}

describe('the words of a shared result', () => {
  it('rank everybody, best first, with points, colour and who fell out (PQ-SCORE, PQ-OUT)', async () => {
    const { lines, winners, points } = await sheet([line(0, -9, 2), line(1, -64, 4, true), line(2, 3, 1), line(3, -20, 3)])
    expect(lines.map(({ rank, name, points: p, note }) => [rank, name, p, note])).toEqual([
      ['1', 'Phagius', '3', ''],
      ['2', 'You', '−9', ''],
      ['3', 'Firenze', '−20', ''],
      ['4', 'Klaus', '−64', 'In the oubliette'],
    ])
    expect(lines.map(({ seat, first }) => [seat, first])).toEqual([
      [2, true],
      [0, false],
      [3, false],
      [1, false],
    ])
    expect([winners, points]).toEqual([[2], '3'])
  })

  it('write the day as the region does, and say so when a game was broken off', async () => {
    const [t, i] = await Promise.all([loadGame('pixie-queen', 'en'), loadInterface('en')])
    const told = { t, w: t.words, i, me: -1, names: NAMES, rounds: 2, length: 'Ended in round 2', day: DAY, region: 'en-US' }
    expect(sheetOf(told, [line(0, 1, 1)]).when).toBe('Ended in round 2 · March 9, 2026')
  })

  it('keep the order of rank where totals are level, and of seats where all is', () => {
    const result = [line(3, -5, 2), line(2, -5, 1), line(1, -8, 3), line(0, -8, 3)]
    expect(inOrder(result).map((l) => l.seat)).toEqual([2, 3, 0, 1])
    expect(result.map((l) => l.seat)).toEqual([3, 2, 1, 0])
  })

  it('name the winner, speak to one without a name, and share the win', async () => {
    const won = [line(0, 4, 1), line(1, 2, 2)]
    expect((await sheet(won)).headline).toBe('You win!')
    expect((await sheet(won, { names: ['Ada', 'Klaus'] })).headline).toBe('Ada wins')
    expect((await sheet([line(0, 4, 1), line(1, 4, 1)], { names: ['Ada', 'Klaus'] })).headline).toBe('Ada and Klaus share the win')
    expect((await sheet([line(0, 4, 1), line(1, 4, 1)])).headline).toBe('You share the win!')
  })

  it('tell rounds, day, app and that it is nobody’s official one, in every language', async () => {
    const [en, fr, de] = await Promise.all((['en', 'fr', 'de'] as const).map((language) => sheet([line(0, 1, 1)], { language })))
    expect([en?.when, en?.maker]).toEqual(['7 rounds played · March 9, 2026', 'Fey Table · unofficial fan-made companion'])
    expect([fr?.when, fr?.maker]).toEqual(['7 tours joués · 9 mars 2026', 'Fey Table · compagnon non officiel fait par des fans'])
    expect([de?.when, de?.maker]).toEqual(['7 Runden gespielt · 9. März 2026', 'Fey Table · inoffizieller Begleiter von Fans'])
    expect(en?.file).toBe('pixie-queen-2026-03-09.png')
  })
})
