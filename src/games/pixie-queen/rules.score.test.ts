/** Final scoring: ledger 3.17, PQ-SCORE. */
import { describe, expect, it } from 'vitest'
import type { Setup } from './testing.ts'
import { EDITION } from './testing-edition.ts'
import { answer, atOffer, CALM, offerAll, ofType, type Scenario } from './testing-flow.ts'
import type { FinalLine, Goods } from './types.ts'

type Per<T> = Record<number, T>

/**
 * Round 7, everybody offers one silver of the goods named plus one, the Queen is furious, and phase V costs 2 points each for miners
 * (nothing for tracks). What is said here of goods and punishment is as it stands when final scoring begins.
 */
function last(setup: Omit<Setup, 'goods' | 'punishment'> & { goods?: Per<Partial<Goods>>; punishment?: Per<number> } = {}): Scenario {
  const seats = setup.seats ?? 3
  const per = <T>(f: (seat: number) => T) => Object.fromEntries(Array.from({ length: seats }, (_, i) => [i, f(i)]))
  const s = atOffer({
    ...CALM,
    round: 7,
    demand: 'honey',
    skill: { 0: 'servantBonus', 1: 'ringBonus', 2: 'cheapGold' },
    ...setup,
    goods: per((i) => ({ ...setup.goods?.[i], silver: (setup.goods?.[i]?.silver ?? 0) + 1 })),
    punishment: per((i) => (setup.punishment?.[i] ?? 2) - 2),
  })
  offerAll(
    s,
    per(() => ({ silver: 1 })),
  )
  return s
}

/** The same, counted. */
function final(setup: Parameters<typeof last>[0] = {}): { s: Scenario; lines: FinalLine[] } {
  const s = last(setup)
  s.auto((p) => p.phase === 'over')
  return { s, lines: [...s.position.result!].sort((a, b) => a.seat - b.seat) }
}

const part = (lines: FinalLine[], name: 'punishment' | 'rewards' | 'stones' | 'majorities' | 'total' | 'rank') =>
  lines.map((line) => line[name] + 0)

describe('final scoring', () => {
  it('PQ-SCORE-01 starts from the punishment received, as a negative score', () => {
    const { lines } = final({ punishment: { 0: 15, 1: 2, 2: 33 } })
    expect(part(lines, 'punishment')).toEqual([-15, -2, -33])
    expect(part(lines, 'total')).toEqual([-15, -2, -33])
  })

  it('PQ-SCORE-02 PQ-SCORE-03 tiles and markers are added, beyond zero if need be', () => {
    const { lines } = final({
      punishment: { 0: 20, 1: 30, 2: 3 },
      rewards: { 0: { ring: [12] }, 1: { special: [5, 6] } },
      castle: [1, 0],
      markers: { 0: [2, 1], 2: [3, 2] },
    })
    expect(part(lines, 'rewards')).toEqual([12 + 13 + 2 + 2, 5 + 6 + 15, 7])
    expect(part(lines, 'total')).toEqual([9, -4, 4])
  })

  it('PQ-SCORE-04 each stone costs a point', () => {
    const { lines } = final({ punishment: { 0: 10, 1: 10, 2: 10 }, stones: { 0: [3, 2], 1: [1, 0] } })
    expect(part(lines, 'stones')).toEqual([-5, -1, 0])
    expect(part(lines, 'total')).toEqual([-15, -11, -10])
    const dear = final({ edition: { penalties: { ...EDITION.penalties, stone: 2 } }, stones: { 0: [3, 2] } })
    expect(part(dear.lines, 'stones')).toEqual([-10, 0, 0])
  })

  it('PQ-SCORE-05 PQ-SCORE-12 stones may still be bought off, and that bread no longer counts for the most', () => {
    const s = last({ stones: { 0: [2, 0] }, goods: { 0: { bread: 3 }, 1: { bread: 2 } } })
    expect(s.position).toMatchObject({ phase: 'scoring', step: 'finalUnchain', acting: 0 })
    const bread = s.position.stock.bread
    s.play(0, { unchain: 0 }, { unchain: 0 })
    answer(s, 0, { done: true })
    expect(s.position.phase).toBe('over')
    expect(s.position.stock.bread).toBe(bread + 2)
    const lines = [...s.position.result!].sort((a, b) => a.seat - b.seat)
    expect(part(lines, 'stones')).toEqual([0, 0, 0])
    expect(part(lines, 'majorities')).toEqual([0, -3, 0])
    const kept = last({ stones: { 0: [2, 0] }, goods: { 0: { bread: 3 }, 1: { bread: 2 } } })
    kept.play(0, { done: true })
    expect(
      part(
        [...kept.position.result!].sort((a, b) => a.seat - b.seat),
        'total',
      ),
    ).toEqual([-2 - 2 - 3, -2, -2])
  })

  it('PQ-SCORE-05 not without bread', () => {
    const s = last({ stones: { 0: [2, 0] }, goods: { 0: { apple: 2 } } })
    expect(s.position.phase).toBe('over')
  })

  it('PQ-SCORE-06 the holder of S7 removes them without bread', () => {
    const s = last({ skill: { 0: 'freeUnchain', 1: 'ringBonus', 2: 'cheapGold' }, stones: { 0: [2, 1] } })
    expect(s.position).toMatchObject({ step: 'finalUnchain', acting: 0 })
    s.play(0, { unchain: 0 }, { unchain: 0 }, { unchain: 0 })
    answer(s, 0, { done: true })
    expect(s.position.result!.find((line) => line.seat === 0)).toMatchObject({ total: -2 })
    expect(ofType(s.events, 'unchained').map((e) => e.bread)).toEqual([0, 0, 0])
  })

  it('PQ-SCORE-07 decided in turn order, openly', () => {
    const s = last({
      order: [2, 0, 1],
      stones: { 0: [1, 0], 1: [1, 0], 2: [1, 0] },
      goods: { 0: { bread: 1 }, 1: { bread: 1 }, 2: { bread: 1 } },
    })
    const asked: number[] = []
    while (s.position.step === 'finalUnchain') {
      const seat = s.position.acting!
      asked.push(seat)
      const [event] = s.play(seat, { unchain: 0 })
      for (const viewer of [0, 1, 2] as const) expect(s.redact(event!, viewer)).toEqual(event)
      answer(s, seat, { done: true })
    }
    expect(asked).toEqual([2, 0, 1])
  })

  it('PQ-SCORE-08 PQ-SCORE-09 the most of a good costs 3, all who tie for it', () => {
    const { lines } = final({ goods: { 0: { apple: 3, honey: 1 }, 1: { apple: 3 }, 2: { apple: 1, gold: 2 } } })
    expect(part(lines, 'majorities')).toEqual([-6, -3, -3])
  })

  it('PQ-SCORE-10 a good nobody has costs nobody', () => {
    expect(part(final().lines, 'majorities')).toEqual([0, 0, 0])
    expect(part(final({ goods: { 1: { bread: 1 } } }).lines, 'majorities')).toEqual([0, -3, 0])
  })

  it('PQ-SCORE-11 PQ-SCORE-13 five goods counted separately, up to fifteen points', () => {
    const one = { apple: 1, bread: 1, honey: 1, silver: 1, gold: 1 }
    const { lines } = final({ goods: { 0: { apple: 2, bread: 2, honey: 2, silver: 2, gold: 2 }, 1: one, 2: one } })
    expect(part(lines, 'majorities')).toEqual([-15, 0, 0])
    const spread = final({ goods: { 0: { apple: 1, bread: 1 }, 1: { honey: 1, silver: 5 }, 2: { gold: 1 } } })
    expect(part(spread.lines, 'majorities')).toEqual([-6, -6, -3])
  })

  it('PQ-SCORE-14 nobody above zero: the fewest negative points win', () => {
    const { s, lines } = final({ punishment: { 0: 30, 1: 12, 2: 13 } })
    expect(part(lines, 'rank')).toEqual([3, 1, 2])
    expect(ofType(s.events, 'over')).toMatchObject([{ winners: [1] }])
  })

  it('PQ-SCORE-15 PQ-SCORE-16 above zero: the most points win', () => {
    const { lines, s } = final({ punishment: { 0: 2, 1: 2, 2: 2 }, markers: { 0: [4, 0], 1: [0, 5] } })
    expect(part(lines, 'total')).toEqual([2, 8, -2])
    expect(part(lines, 'rank')).toEqual([2, 1, 3])
    expect(s.ranks()).toEqual([2, 1, 3])
  })

  it('PQ-SCORE-17 tie: the most servants', () => {
    // 1 has 15 - 12 with one servant, 2 has 13 + 11 - 21 with two.
    const equal = final({ punishment: { 0: 30, 1: 12, 2: 21 }, castle: [1, 2, 2], order: [1, 0, 2] })
    expect(part(equal.lines, 'total')).toEqual([-30, 3, 3])
    expect(part(equal.lines, 'rank')).toEqual([3, 2, 1])
    expect(ofType(equal.s.events, 'over')).toMatchObject([{ winners: [2] }])
  })

  it('PQ-SCORE-18 PQ-SCORE-19 still tied: who first had a servant', () => {
    const { lines } = final({ punishment: { 0: 13, 1: 15, 2: 40 }, castle: [1, 0] })
    expect(part(lines, 'total')).toEqual([0, 0, -40])
    expect(part(lines, 'rank')).toEqual([2, 1, 3])
    const two = final({ punishment: { 0: 26, 1: 22, 2: 40 }, castle: [0, 1, 0, 1] })
    expect(part(two.lines, 'total')).toEqual([0, 0, -40])
    expect(part(two.lines, 'rank')).toEqual([1, 2, 3])
  })

  it('PQ-SCORE-20 tied without servants: they share the rank', () => {
    const { lines, s } = final({ punishment: { 0: 20, 1: 10, 2: 10 } })
    expect(part(lines, 'rank')).toEqual([3, 1, 1])
    expect(ofType(s.events, 'over')[0]!.winners).toEqual([1, 2])
  })

  it('PQ-SCORE-21 nobody is eliminated in final scoring', () => {
    const { s, lines } = final({ punishment: { 0: 58, 1: 2, 2: 2 }, stones: { 0: [3, 3] }, goods: { 0: { apple: 1, honey: 1, gold: 1 } } })
    expect(part(lines, 'total')).toEqual([-58 - 6 - 9, -2, -2])
    expect(lines[0]).toMatchObject({ eliminated: false, rank: 3 })
    expect(s.position.eliminated).toEqual([])
    expect(s.player(0)).toMatchObject({ alive: true, punishment: 58 })
  })

  it('PQ-SCORE-22 the score is not limited by the ends of the track', () => {
    const { lines } = final({ castle: [0, 0, 0, 0], rewards: { 0: { ring: [12, 10] } }, markers: { 0: [0, 3] } })
    expect(part(lines, 'rewards')[0]).toBe(15 + 13 + 11 + 9 + 22 + 6)
    expect(part(lines, 'total')[0]).toBe(76 - 1)
  })
})
