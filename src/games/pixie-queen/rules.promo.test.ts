/** Phase IV, promotion: ledger 3.10, PQ-PROMO-01 to 14 and 25, 26. */
import { describe, expect, it } from 'vitest'
import type { Setup } from './testing.ts'
import { answer, atOffer, CALM, goods, offerAll, ofType, type Scenario, standing, step } from './testing-flow.ts'

/** Honey is demanded; seats offer so many, the others silver. */
function promoting(honey: Record<number, number>, setup: Setup = {}): Scenario {
  const seats = setup.seats ?? 3
  const own = Object.fromEntries(Array.from({ length: seats }, (_, i) => [i, goods({ apple: 2, honey: 9, silver: 1 })]))
  const s = atOffer({ ...CALM, demand: 'honey', ...setup, goods: { ...own, ...setup.goods } })
  offerAll(s, Object.fromEntries(Array.from({ length: seats }, (_, i) => [i, honey[i] ? { honey: honey[i] } : { silver: 1 }])))
  return s
}

/** Places one pixie may step to, from where, without stop and unchain. */
const steps = (s: Scenario, seat: number) => s.moves(seat).filter((m) => 'promote' in m)

describe('promotion steps', () => {
  it('PQ-PROMO-01 as many steps as demanded food offered', () => {
    const s = promoting({ 0: 3 })
    expect(s.position).toMatchObject({ phase: 'rewards', step: 'promoteStep', acting: 0, progress: { steps: 3 } })
    s.play(0, step('mine', 1), step('mine', 2))
    expect(s.position).toMatchObject({ acting: 0, progress: { steps: 1 } })
    s.play(0, step('mine', 3))
    expect(s.position.round).toBe(3)
    expect(s.player(0).miners).toBe(2)
    expect(ofType(s.events, 'stepsLost')).toEqual([])
  })

  it('PQ-PROMO-02 PQ-PROMO-03 in the order of the big cubes, each finishing before the next', () => {
    const s = promoting({ 0: 2, 1: 1, 2: 1 }, { order: [2, 0, 1], next: [0, 1, 2] })
    expect(s.position.acting).toBe(2)
    expect(s.refused(0, step('mine', 1))).toMatchObject({ code: 'notYourDecision' })
    s.play(2, step('mine', 1))
    expect(s.position.acting).toBe(0)
    s.play(0, step('mine', 2))
    expect(s.position.acting).toBe(0)
    s.play(0, step('mine', 3))
    expect(s.position.acting).toBe(1)
  })

  it('PQ-PROMO-04 PQ-PROMO-05 PQ-PROMO-06 PQ-PROMO-07 from the mine to any slot of row 1 without a pixie', () => {
    const s = promoting({ 0: 2 }, { pixies: { 0: [2], 1: [4] }, goods: { 0: { honey: 2 } } })
    expect(steps(s, 0).filter((m) => 'promote' in m && m.promote === 'mine')).toEqual([1, 3, 5].map((to) => step('mine', to)))
    expect(s.refused(0, step('mine', 6))).toMatchObject({ code: 'notAbove' })
    expect(s.refused(0, step('mine', 2))).toMatchObject({ code: 'ownPixieThere' })
    s.play(0, step('mine', 5))
    expect(standing(s, 0)).toEqual([2, 5])
    expect(s.player(0).miners).toBe(3)
  })

  it('PQ-PROMO-04 PQ-PROMO-09 one row up, never sideways, down or two rows', () => {
    const s = promoting({ 0: 2 }, { pixies: { 0: [3, 7, 11], 1: [6, 9] }, goods: { 0: { honey: 2 } } })
    const of = (from: number) => steps(s, 0).flatMap((m) => ('promote' in m && m.promote === from ? [m.to] : []))
    expect(of(3)).toEqual([8])
    expect(of(7)).toEqual([10, 12])
    expect(of(11)).toEqual([13, 14])
    for (const to of [4, 10, 'castle'] as const) expect(s.refused(0, step(3, to))).toMatchObject({ code: 'notAbove' })
    for (const to of [8, 2, 13] as const) expect(s.refused(0, step(7, to))).toMatchObject({ code: 'notAbove' })
    expect(s.refused(0, step(12, 13))).toMatchObject({ code: 'noPixieThere' })
    expect(s.refused(0, step(6, 10))).toMatchObject({ code: 'noPixieThere' })
  })

  it('PQ-PROMO-08 a chained miner cannot step, an unchained one can', () => {
    const away = [6, 7, 8]
    const chained = promoting({ 0: 1 }, { pixies: { 0: away }, stones: { 0: [2, 1] }, goods: { 0: { honey: 1, bread: 1 } } })
    expect(chained.refused(0, step('mine', 1))).toMatchObject({ code: 'chained', rule: 'PQ-PROMO-08' })
    const half = promoting({ 0: 1 }, { pixies: { 0: away }, stones: { 0: [2, 0] }, goods: { 0: { honey: 1 } } })
    half.play(0, step('mine', 1))
    expect(half.player(0)).toMatchObject({ miners: 1, stones: [2, 0] })
  })

  it('PQ-PROMO-10 from row 4 onto the servant slot', () => {
    const s = promoting({ 0: 2 }, { pixies: { 0: [14, 10] } })
    expect(s.refused(0, step(10, 'castle'))).toMatchObject({ code: 'notAbove' })
    s.play(0, step(14, 'castle'))
    expect(s.position.servantSlot).toBe(0)
    expect(s.position.spaces[14]!.pixie).toBeNull()
  })

  it('PQ-PROMO-11 all steps with one pixie, or spread', () => {
    const one = promoting({ 0: 5 })
    one.play(0, step('mine', 1), step(1, 6), step(6, 10), step(10, 13), step(13, 'castle'))
    expect(one.position).toMatchObject({ castle: [0] })
    expect(one.player(0)).toMatchObject({ miners: 4, servants: 1 })
    const spread = promoting({ 0: 3 }, { pixies: { 0: [1, 6] } })
    spread.play(0, step(6, 11), step('mine', 4), step(1, 9))
    expect(standing(spread, 0)).toEqual([4, 9, 11])
  })

  it('PQ-PROMO-12 steps may be left unused', () => {
    const s = promoting({ 0: 4, 1: 1 })
    s.play(0, step('mine', 1), { stop: true })
    expect(s.position).toMatchObject({ acting: 1, step: 'promoteStep' })
    expect(standing(s, 0)).toEqual([1])
    s.play(1, { stop: true })
    expect(s.position.round).toBe(3)
    expect(standing(s, 1)).toEqual([])
    expect(s.position).toMatchObject({ castle: [], taken: { servant: 0 } })
  })

  it('PQ-PROMO-13 steps are lost when the last bread has not freed a miner', () => {
    const setup = { castle: [0, 0, 0, 0], stones: { 0: [2, 0] } } as const
    const half = promoting({ 0: 2, 1: 1 }, { ...setup, goods: { 0: { honey: 2, bread: 1 } } })
    expect(half.position).toMatchObject({ step: 'promoteStep', acting: 0 })
    expect(ofType(half.play(0, { unchain: 0 }), 'stepsLost')).toEqual([{ type: 'stepsLost', seat: 0, steps: 2 }])
    expect(half.position.acting).toBe(1)
    const whole = promoting({ 0: 2, 1: 1 }, { ...setup, goods: { 0: { honey: 2, bread: 2 } } })
    whole.play(0, { unchain: 0 }, { unchain: 0 }, step('mine', 1), step(1, 6))
    expect(standing(whole, 0)).toEqual([6])
  })

  it('PQ-PROMO-13 PQ-STOCK-06 whoever is passed over for want of apples or bread shows it: what led there cannot be taken back', () => {
    const last = (own: Setup['goods'], more: Setup = {}) =>
      promoting({ 0: 1, 1: 1 }, { pixies: { 0: [13], 1: [10, 11], 2: [14] }, castle: [1], stones: { 1: [1, 1] }, goods: own, ...more })
    for (const [held, acting] of [
      [{ apple: 1 }, 1],
      [{ bread: 1 }, 1],
      [{}, null],
    ] as const) {
      const s = last({ 1: { honey: 1, ...held } })
      expect(s.position.acting).toBe(0)
      expect(s.reveals(0, { stop: true })).toBe(true)
      const events = s.play(0, { stop: true })
      expect(ofType(events, 'stepsLost').some(({ seat }) => seat === 1)).toBe(acting === null)
      if (acting !== null) expect(s.position).toMatchObject({ step: 'promoteStep', acting })
    }
    expect(last({ 1: { honey: 1 } }, { openScreens: true }).reveals(0, { stop: true })).toBe(false)
    // She can step anyhow, whatever lies behind her screen.
    expect(last({ 1: { honey: 1 } }, { stones: {} }).reveals(0, { stop: true })).toBe(false)
  })

  it('PQ-PROMO-13 PQ-PROMO-14 steps without target are lost and the food offered for them too', () => {
    const s = promoting(
      { 0: 3, 1: 1 },
      {
        seats: 4,
        pixies: { 0: [13], 1: [1, 2, 3], 2: [4, 5, 6] },
        stones: { 0: [1, 1] },
        castle: [0],
        goods: { 0: { honey: 4 } },
      },
    )
    const honey = s.position.stock.honey
    const events = s.play(0, step(13, 'castle'))
    expect(ofType(events, 'stepsLost')).toEqual([{ type: 'stepsLost', seat: 0, steps: 2 }])
    expect(s.player(0)).toMatchObject({ goods: goods({ honey: 1 }), miners: 2 })
    expect(s.position.stock.honey).toBe(honey)
    expect(s.position).toMatchObject({ step: 'promoteStep', acting: 1, round: 2 })
  })

  it('PQ-PROMO-25 PQ-PROMO-26 the first pixie on the servant slot blocks it until all promotions are finished', () => {
    const s = promoting(
      { 0: 1, 1: 2 },
      {
        pixies: { 0: [13], 1: [14] },
        stones: { 1: [1, 1] },
        castle: [1, 1],
        goods: { 1: { honey: 2, apple: 3 } },
      },
    )
    s.play(0, step(13, 'castle'))
    expect(ofType(s.events, 'stepsLost')).toEqual([{ type: 'stepsLost', seat: 1, steps: 2 }])
    expect(s.position).toMatchObject({ castle: [1, 1, 0], round: 3 })
    expect(standing(s, 1)).toEqual([14])
  })

  it('PQ-PROMO-26 a taken servant slot is refused even to a player with other steps to take', () => {
    const s = promoting({ 0: 1, 1: 1 }, { pixies: { 0: [13], 1: [14] } })
    s.play(0, step(13, 'castle'))
    expect(s.refused(1, step(14, 'castle'))).toMatchObject({ code: 'servantSlotTaken' })
    answer(s, 1, step('mine', 1))
    expect(s.position.castle).toEqual([0])
  })
})
