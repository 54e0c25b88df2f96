/** Stones laid and removed at the right moment, bread that is needed for something else, tiles that match: PQ-MINE, PQ-ACT-14, PQ-SKILL-17, PQ-A16. */
import { describe, expect, it } from 'vitest'
import { cubes, type Scenario, scenario } from './testing-flow.ts'
import type { GoodsDelta, MoveWords, SpaceId } from './types.ts'

const CHAINED = { stones: { 0: [1, 0] } } as const
const UNCHAIN: MoveWords = { unchain: 0 }
const PROMISED = { code: 'breadPromised', rule: 'PQ-ACT-14' }
const NO_FOOD = { apple: 0, bread: 0, honey: 0 }

/** Seat 0, with a stone at a miner and these goods, has chosen this space. */
function on(space: SpaceId, own: GoodsDelta, setup: Parameters<typeof scenario>[0] = {}, ...more: readonly MoveWords[]): Scenario {
  const s = scenario({ ...CHAINED, goods: { 0: own }, ...setup })
  s.play(0, { space }, ...more)
  return s
}

describe('bread that is promised', () => {
  it('PQ-ACT-14 the only thing to give in an exchange', () => {
    expect(on(4, { bread: 1 }).refused(0, UNCHAIN)).toMatchObject(PROMISED)
    expect(on(4, { bread: 2 }).can(0, UNCHAIN)).toBe(true)
    expect(on(4, { bread: 1, apple: 1 }).can(0, UNCHAIN)).toBe(true)
    const free = on(4, { bread: 1 }, { skill: { 0: 'freeUnchain' } })
    free.play(0, UNCHAIN)
    expect(free.player(0).goods.bread).toBe(1)
  })

  it('PQ-ACT-14 not when the bread paid becomes what can be taken', () => {
    const stock = { ...NO_FOOD, silver: 0, apple: 1 }
    const s = on(4, { bread: 1, apple: 1 }, { stock })
    s.play(0, UNCHAIN, { give: 'apple' }, { take: 'bread' }, { count: 1 })
    expect(s.player(0).goods).toMatchObject({ bread: 1, apple: 0 })
    const none = on(4, { bread: 1, apple: 1 }, { stock: { ...stock, apple: 0, honey: 1 } })
    expect(none.can(0, UNCHAIN)).toBe(true)
  })

  it('PQ-ACT-14 the last piece of the kind being given', () => {
    const take: MoveWords = { take: 'apple' }
    for (const more of [[], [take]]) {
      expect(on(4, { bread: 1, honey: 1 }, {}, { give: 'bread' }, ...more).refused(0, UNCHAIN)).toMatchObject(PROMISED)
      expect(on(4, { bread: 2, honey: 1 }, {}, { give: 'bread' }, ...more).can(0, UNCHAIN)).toBe(true)
      expect(on(4, { bread: 1, honey: 1 }, {}, { give: 'honey' }, ...more).can(0, UNCHAIN)).toBe(true)
    }
  })

  it('PQ-ACT-14 of whatever seat', () => {
    for (const [bread, promised] of [
      [1, true],
      [2, false],
    ] as const) {
      const s = scenario({ order: [1, 2, 0], stones: { 1: [1, 0] }, goods: { 1: { bread, honey: 1 } } })
      s.play(1, { space: 4 }, { give: 'bread' })
      expect(s.can(1, UNCHAIN)).toBe(!promised)
    }
  })

  it('PQ-ACT-14 the only thing that makes a copy possible', () => {
    const exchange = { discs: { 4: [1, 1] } } as const
    expect(on(18, { bread: 1 }, exchange).refused(0, UNCHAIN)).toMatchObject(PROMISED)
    expect(on(18, { bread: 1, apple: 1 }, exchange).can(0, UNCHAIN)).toBe(true)
    expect(on(18, { bread: 1 }, { discs: { 4: [1, 1], 2: [1, 1] } }).can(0, UNCHAIN)).toBe(true)
  })

  it('PQ-ACT-14 PQ-A19-11 the good still to be added to the special row', () => {
    const paid = { apple: 1, bread: 1, honey: 1, silver: 1 }
    expect(on(19, { ...paid, bread: 2 }).refused(0, UNCHAIN)).toMatchObject(PROMISED)
    expect(on(19, { ...paid, bread: 3 }).can(0, UNCHAIN)).toBe(true)
    expect(on(19, { ...paid, bread: 2, gold: 1 }).can(0, UNCHAIN)).toBe(true)
  })

  it('PQ-MINE-12 not in any other decision of the turn', () => {
    const places: readonly Scenario[] = [on(1, { bread: 1 }), on(11, { bread: 1, silver: 1 }), on(17, { bread: 1 }), scenario(CHAINED)]
    for (const s of places) expect(s.can(0, UNCHAIN)).toBe(true)
  })
})

describe('the right moment', () => {
  it('PQ-MINE-12 not while a die rolls or somebody else decides, in one’s own turn though it be', () => {
    const rolling = on(10, { bread: 1 })
    expect(rolling.refused(0, UNCHAIN)).toMatchObject({ code: 'notNow', rule: 'PQ-MINE-12' })
    rolling.chance({ roll: 1 })
    expect(rolling.can(0, UNCHAIN)).toBe(true)
    const hit = on(10, { bread: 1 }, { stones: { 0: [1, 0], 1: [1, 0] }, punishment: { 1: 9 }, pixies: { 1: [1, 2] } })
    hit.chance({ roll: 1 })
    hit.play(0, { split: [0, 1, 0] })
    expect(hit.position).toMatchObject({ step: 'send', acting: 1 })
    for (const seat of [0, 1]) expect(hit.refused(seat, UNCHAIN)).toMatchObject({ code: 'notNow' })
  })

  it('PQ-MINE-12 not in phases I and III, nor by the holder of S7 in the edition without the switch', () => {
    for (const preset of ['de', 'fr'] as const) {
      const skill = { 0: 'freeUnchain' } as const
      const stones = { 0: [1, 0], 1: [1, 0] } as const
      const income = scenario({ preset, phase: 'steal', step: 'foodTile', acting: 1, order: [1, 0, 2], foodTile: { 1: 2 }, stones, skill })
      const order = [1, 0, 2]
      const double = scenario({
        preset,
        phase: 'offerings',
        step: 'announceDouble',
        acting: 1,
        order,
        singleUse: { 1: 'double' },
        stones,
        skill,
      })
      for (const s of [income, double]) {
        expect(s.refused(1, UNCHAIN)).toMatchObject({ code: 'notNow' })
        expect(s.can(0, UNCHAIN), `PQ-SKILL-17 ${preset}`).toBe(preset === 'de')
      }
    }
  })

  it('PQ-SKILL-17 S7 between the turns of others, never inside their actions', () => {
    const s = scenario({ order: [1, 0, 2], stones: { 0: [2, 0] }, skill: { 0: 'freeUnchain' } })
    s.play(0, UNCHAIN)
    expect(s.position).toMatchObject({ step: 'turn', acting: 1 })
    s.play(1, { space: 1 })
    expect(s.refused(0, UNCHAIN)).toMatchObject({ code: 'notNow' })
  })
})

describe('where a stone may lie', () => {
  /** Seat 0 has drawn a stone. */
  function drawn(setup: Parameters<typeof scenario>[0] = {}): Scenario {
    const s = scenario({ preset: 'fr', ...setup })
    s.play(0, { space: 15 })
    s.chance({ draw: cubes({ stone: 1, silver: (setup.seats ?? 3) > 3 ? 3 : 4 }) })
    return s
  }

  it.each([0, 1, 2])('PQ-MINE-09 at colour %i the second miner only when the first carries more', (colour) => {
    const bare = drawn()
    expect(bare.refused(0, { chain: colour, miner: 1 })).toMatchObject({ code: 'sameMiner', rule: 'PQ-MINE-09' })
    const one = drawn({ stones: { [colour]: [1, 0] } })
    one.play(0, { chain: colour, miner: 1 })
    expect(one.player(colour).stones).toEqual([1, 1])
    const equal = drawn({ stones: { [colour]: [2, 2] } })
    expect(equal.refused(0, { chain: colour, miner: 1 })).toMatchObject({ code: 'sameMiner' })
  })

  it('PQ-TWO-20 PQ-OUT-05 not at the third colour, not at one who is out', () => {
    const two = drawn({ seats: 2 })
    expect(two.refused(0, { chain: 2, miner: 0 })).toMatchObject({ code: 'noMinerThere', rule: 'PQ-TWO-20' })
    const out = drawn({ eliminated: [[2]], order: [0, 1] })
    expect(out.refused(0, { chain: 2, miner: 0 })).toMatchObject({ code: 'noMinerThere', rule: 'PQ-MINE-09' })
    const three = drawn()
    expect(three.refused(0, { chain: 3, miner: 0 })).toMatchObject({ code: 'malformed' })
    const switched = drawn({ seats: 2, switches: { neutralCanBeChained: true } })
    switched.play(0, { chain: 2, miner: 0 })
    expect(switched.position.neutralStones).toEqual([1, 0])
  })
})

describe('what may be swapped for what', () => {
  it('PQ-A16-04 PQ-A16-05 only the same type, and only what lies there', () => {
    const s = scenario({ foodTile: { 0: 2, 2: 3 }, singleUse: { 0: 'mercy' }, onSkill: { 0: 4 }, skill: { 0: 'extraSlot' } })
    s.play(0, { space: 16 })
    const swap = (
      slot: 'food' | 'single' | 'skill',
      partner: 'board' | number,
      wanted?: 'food' | 'skill' | 'double' | 'peek' | 'cheapGold',
    ) => {
      const base = { swap: slot, with: partner }
      return s.refused(0, wanted ? { ...base, for: wanted } : base).rule
    }
    for (const wanted of ['food', 'peek', 'cheapGold'] as const) expect(swap('food', 'board', wanted), wanted).toBe('PQ-A16-04')
    for (const wanted of ['food', 'skill', 'cheapGold', undefined] as const) expect(swap('single', 'board', wanted)).toBe('PQ-A16-04')
    for (const wanted of ['food', 'peek', undefined] as const) expect(swap('skill', 'board', wanted)).toBe('PQ-A16-04')
    for (const wanted of ['double', 'peek', 'cheapGold', 'skill', undefined] as const) expect(swap('food', 2, wanted)).toBe('PQ-A16-04')
    expect(swap('food', 1, undefined)).toBe('PQ-A16-04')
    expect(swap('food', 1, 'food')).toBe('PQ-A16-05')
    expect(swap('food', 3, 'food')).toBe('PQ-A16-05')
    expect(s.moves(0).filter((m) => 'swap' in m && m.swap === 'food')).toEqual([
      { swap: 'food', with: 'board' },
      { swap: 'food', with: 2, for: 'food' },
    ])
  })

  it('PQ-A16-08 no food tile from an empty stack', () => {
    const s = scenario({
      foodTile: { 0: 2, 1: 3, 2: 4 },
      foodTiles: [],
      edition: { foodTilesTopFirst: { '2': [], '3': [2, 3, 4], '4': [], '5': [] } },
    })
    s.play(0, { space: 16 })
    expect(s.refused(0, { swap: 'food', with: 'board' })).toMatchObject({ code: 'tileNotThere', rule: 'PQ-A16-05' })
    expect(s.moves(0)).not.toContainEqual({ swap: 'food', with: 'board' })
  })
})
