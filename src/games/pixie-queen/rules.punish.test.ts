/** Phase V, punishments: ledger 3.11, PQ-PUNISH. */
import { describe, expect, it } from 'vitest'
import type { Setup } from './testing.ts'
import { atOffer, CALM, offerAll, ofType, punished, standing } from './testing-flow.ts'

/** Plays phase III furiously (all offer silver, nobody advances) and phase V after it. */
function phaseV(setup: Setup) {
  const s = atOffer({ demand: 'honey', ...setup })
  const silver = { silver: 1 }
  offerAll(s, { 0: silver, 1: silver, 2: silver, 3: silver, 4: silver })
  return s
}

describe('phase V', () => {
  it('PQ-PUNISH-01 miners first for everybody, then the tracks', () => {
    const s = phaseV({ skill: { 2: 'cheapGold' } })
    const reasons = ofType(s.events, 'punished').map((e) => e.reason)
    expect(reasons).toEqual(['miners', 'miners', 'miners', 'tracks', 'tracks', 'tracks'])
    expect([0, 1, 2].map((p) => s.player(p).punishment)).toEqual([10, 10, 10])
  })

  it('PQ-PUNISH-02 PQ-PUNISH-03 PQ-PUNISH-04 one miner costs 1, two or more 2, none nothing', () => {
    const s = phaseV({
      ...CALM,
      seats: 4,
      skill: { 2: 'cheapGold', 3: 'copyUnused' },
      pixies: { 0: [1, 6, 8, 10], 1: [2, 7, 9], 2: [3, 11] },
      order: [2, 1, 3, 0],
    })
    if (s.position.step === 'send') s.play(0, { send: 1 })
    expect(Object.fromEntries(punished(s.events, 'miners'))).toEqual({ 0: 1, 1: 1, 2: 2, 3: 2 })
    const none = phaseV({ ...CALM, pixies: { 0: [1, 2, 3, 4, 5], 1: [6, 7] } })
    none.play(1, { send: 6 })
    expect(Object.fromEntries(punished(none.events, 'miners'))).toEqual({ 1: 2, 2: 1 })
  })

  it('PQ-PUNISH-05 skill S10 caps the miners at 1', () => {
    const s = phaseV({ ...CALM, skill: { 0: 'lightMine', 2: 'cheapGold' } })
    expect(punished(s.events, 'miners')).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ])
  })

  it('PQ-PUNISH-06 PQ-PUNISH-07 both tracks are counted, each by its own place', () => {
    const s = phaseV({ seats: 4, silver: { 0: 1, 1: 3, 2: 6, 3: 4 }, gold: { 0: 6, 1: 5, 2: 2, 3: 4 } })
    expect(punished(s.events, 'tracks')).toEqual([
      [0, 5],
      [1, 5],
      [2, 4],
      [3, 4],
    ])
  })

  it('PQ-PUNISH-08 the last but one space gives nothing', () => {
    const s = phaseV({ silver: { 0: 7, 1: 7, 2: 1 }, gold: { 0: 7, 1: 6, 2: 7 } })
    expect(punished(s.events, 'tracks').filter(([, n]) => n > 0)).toEqual([
      [1, 1],
      [2, 4],
    ])
    expect(s.player(0).markers).toEqual([0, 0])
  })

  it('PQ-PUNISH-09 PQ-PUNISH-10 PQ-PUNISH-11 the last space gives a marker of 1 and does not move the score disc', () => {
    const s = phaseV({ silver: { 0: 8, 1: 7, 2: 7 }, gold: { 0: 5, 1: 8, 2: 7 }, pixies: { 0: [1, 2, 3, 4, 5] }, punishment: { 0: 3 } })
    expect(s.player(0)).toMatchObject({ markers: [1, 0], punishment: 5 })
    expect(s.player(1).markers).toEqual([1, 0])
    expect(s.player(2).markers).toEqual([0, 0])
    expect(ofType(s.events, 'bonus')).toEqual([
      { type: 'bonus', seat: 0, points: 1 },
      { type: 'bonus', seat: 1, points: 1 },
    ])
  })

  it('PQ-PUNISH-12 in every phase V in which the disc stands there', () => {
    const s = phaseV({ ...CALM, silver: { 0: 8, 1: 7, 2: 7 } })
    expect(s.player(0).markers).toEqual([1, 0])
    s.auto((p) => p.round === 4)
    expect(s.player(0).markers).toEqual([2, 0])
  })

  it('PQ-PUNISH-13 the last space of both tracks gives two', () => {
    const s = phaseV({ ...CALM, silver: { 0: 8, 1: 7, 2: 7 }, gold: { 0: 8, 1: 7, 2: 7 } })
    expect(s.player(0).markers).toEqual([2, 0])
    expect(ofType(s.events, 'bonus').reduce((n, e) => n + e.points, 0)).toBe(2)
  })

  it('PQ-PUNISH-14 the bonus is credited even when the ten markers have run out', () => {
    const s = phaseV({ ...CALM, silver: { 0: 8, 1: 7, 2: 7 }, markers: { 0: [3, 0], 1: [2, 5] } })
    expect(s.player(0).markers).toEqual([4, 0])
  })

  it('PQ-PUNISH-15 amounts of a step are computed first, then applied in turn order with their mine consequences', () => {
    const s = phaseV({
      order: [2, 1, 0],
      silver: { 0: 7, 1: 7, 2: 7 },
      gold: { 0: 7, 1: 7, 2: 7 },
      skill: { 2: 'cheapGold' },
      punishment: { 0: 9, 1: 9, 2: 9 },
      pixies: { 0: [1, 6, 7, 8], 1: [2, 9, 10, 11], 2: [3] },
    })
    s.play(0, { send: 1 })
    expect(
      ofType(s.events, 'punished')
        .filter((e) => e.reason === 'miners')
        .map((e) => [e.seat, e.points]),
    ).toEqual([
      [2, 2],
      [1, 1],
      [0, 2],
    ])
    expect(s.position).toMatchObject({ step: 'send', acting: 1 })
    s.play(1, { send: 10 })
    expect(s.position).toMatchObject({ step: 'send', acting: 0 })
    expect([0, 1, 2].map((p) => s.player(p).punishment)).toEqual([11, 10, 11])
    s.play(0, { send: 7 })
    expect([standing(s, 0), standing(s, 1), standing(s, 2)]).toEqual([[6, 8], [2, 9, 11], [3]])
  })

  it('PQ-PUNISH-16 a pixie sent in phase V costs no miner point in the same phase', () => {
    const s = phaseV({
      order: [2, 0, 1],
      silver: { 0: 1, 1: 7, 2: 7 },
      gold: { 0: 1, 1: 7, 2: 7 },
      punishment: { 0: 5 },
      pixies: { 0: [1, 2, 3, 4, 6], 1: [9, 10] },
    })
    s.play(1, { send: 9 })
    expect(s.position).toMatchObject({ step: 'send', acting: 0 })
    s.play(0, { send: 6 })
    expect(s.player(0)).toMatchObject({ punishment: 13, miners: 1 })
  })
})
