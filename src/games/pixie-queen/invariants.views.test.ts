/** What a view tells, by comparing tables that differ only in what is hidden: PQ-INV-40 to 42. */
import { describe, expect, it } from 'vitest'
import { atOffer, scenario } from './testing-flow.ts'

const VIEWERS = [0, 2, 'table'] as const

describe('views', () => {
  it('PQ-INV-40 a view has no place for tokens to come, the order of the bag or a generator', () => {
    const known = [
      'game',
      'viewer',
      'options',
      'seats',
      'round',
      'phase',
      'step',
      'acting',
      'deciding',
      'turnNow',
      'turnNext',
      'priority',
      'copiers',
      'spaces',
      'servantSlot',
      'castle',
      'taken',
      'stock',
      'removed',
      'specialRow',
      'bag',
      'stonesOut',
      'demands',
      'foodTiles',
      'singleUse',
      'skills',
      'onBoardSkill',
      'neutralMiners',
      'eliminated',
      'history',
      'progress',
      'players',
      'offers',
      'due',
      'result',
    ]
    const s = scenario()
    for (const viewer of VIEWERS) expect(Object.keys(s.view(viewer)).filter((k) => !known.includes(k))).toEqual([])
    expect(Object.keys(s.view(0).bag).sort()).toEqual(['gold', 'silver', 'stone'])
  })

  it('PQ-INV-41 a view is the same whatever another player has sealed', () => {
    const [a, b] = [atOffer({ demand: 'honey' }), atOffer({ demand: 'honey' })]
    const first = a.play(1, { offer: 'honey', count: 2 })
    const second = b.play(1, { offer: 'gold', count: 1 })
    for (const viewer of VIEWERS) {
      expect(a.view(viewer)).toEqual(b.view(viewer))
      expect(first.map((e) => a.redact(e, viewer))).toEqual(second.map((e) => b.redact(e, viewer)))
      expect(a.view(viewer).offers[1]).toEqual({ sealed: true, hands: [] })
    }
    expect(a.view(1)).not.toEqual(b.view(1))
  })

  it('PQ-INV-42 a view is the same whatever another player keeps behind the screen, unless screens are open', () => {
    const hidden = { goods: { 1: { apple: 4, gold: 1 } }, rewards: { 2: { ring: [12] } } }
    const swapped = { goods: { 1: { apple: 4, silver: 1 } }, rewards: { 2: { ring: [12] } } }
    const same = { stock: { silver: 10, gold: 10 } }
    const [a, b] = [scenario({ ...hidden, ...same }), scenario({ ...swapped, ...same })]
    for (const viewer of VIEWERS) expect(a.view(viewer).players).toEqual(b.view(viewer).players)
    expect(a.view(1).players[1]!.screen!.goods.gold).toBe(1)
    expect(a.view(0).players[2]!.screen).toBeNull()
    const open = scenario({ ...hidden, openScreens: true })
    for (const viewer of VIEWERS) {
      expect(open.view(viewer).players[1]!.screen!.goods).toMatchObject({ apple: 4, gold: 1 })
      expect(open.view(viewer).players[2]!.screen!.rewards).toEqual([{ series: 'ring', value: 12 }])
    }
  })
})
