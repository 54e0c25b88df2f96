import { describe, expect, it } from 'vitest'
import { dealt, elements, fresh, ofType, scenario } from './testing.ts'
import { activate, own } from './testing-cards.ts'

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)

describe('what everybody sees', () => {
  it('FS-P3-02 FS-ELEM-03 phase 3 is open: cubes, elements and zones at once', () => {
    const s = own([53, 8])
    s.play(0, activate(53, 0))
    for (const viewer of [1, 2, 'table'] as const) {
      const f = s.view(viewer).fairies[0]!
      expect(f).toMatchObject({ elements: elements({ earth: 1, fire: 1 }), supply: 36, step: 'activate', own: null })
      expect(f.shared[0]).toEqual({ card: 53, cubes: [1, 0, 0] })
    }
  })

  it('FS-INV-16 the cards a viewer does not see are named without their order, and counted', () => {
    const s = dealt()
    s.auto((p) => p.phase === 'planning')
    const f = s.fairy(0)
    expect(s.view(0).fairies[0]!).toMatchObject({ drawCount: 4, handCount: 8, unseen: sorted(f.draw) })
    expect(s.view(1).fairies[0]!).toMatchObject({ drawCount: 4, handCount: 8, unseen: sorted([...f.draw, ...f.hand]) })
    const free = s.moves(0).find((m) => 'place' in m)!
    s.play(0, free)
    expect(s.view(0).fairies[0]!.handCount).toBe(8)
    expect(s.view(0).fairies[0]!.own!.planned).toHaveLength(1)
    expect(s.view(1).fairies[0]!.unseen).toHaveLength(12)
  })

  it('FS-INV-20 FS-SCORE-01 points as they would count now, of the elements the viewer sees', () => {
    const s = scenario({ phase: 'selection', fairies: { 0: { elements: { earth: 11, air: 1 }, scale: { 1: 4 }, studied: ['elf'] } } })
    expect(s.view(1).fairies.map((f) => f.points)).toEqual([4 + 2 + 1, 0, 0])
    const exchange = (): void => {
      s.play(0, { exchange: 'water' }, { give: 'earth' }, { give: 'earth' }, { give: 'earth' })
    }
    exchange()
    expect(s.view(0).fairies[0]!.points).toBe(7)
    exchange()
    // 5 earth, 2 water and an air are 9: she knows, the others not yet
    expect(s.view(0).fairies[0]!.points).toBe(6)
    expect(s.view(1).fairies[0]!.points).toBe(7)
  })

  it('FS-CARD-28 FS-PROJ-04 a quote counts the discount, then jokers, then exchanges', () => {
    const s = scenario({
      fairies: { 0: { projects: [81], discount: 1, elements: { earth: 3, water: 4, air: 1 } }, 1: { projects: [98] } },
    })
    // 81: 3 earth, 1 plant, 2 fire; the discount, the air and 4 water meet the three that are missing
    expect(s.view(2).fairies[0]!.quotes[0]).toMatchObject({
      what: 81,
      missing: { plant: 1, fire: 2 },
      payable: true,
      discount: 1,
      jokers: 1,
      exchanged: { water: 4 },
    })
    expect(s.view(2).fairies[1]!.quotes[0]).toMatchObject({ what: 98, payable: false, missing: { earth: 3, plant: 2, fire: 4 } })
  })
})

describe('what is told', () => {
  it('FS-SETUP-10 FS-DRAFT-03 the start of a game', () => {
    const s = fresh()
    const start = s.chance({ deal: 4 })
    expect(ofType(start, 'decks')[0]!.letters).toEqual(s.position.fairies.map((f) => f.letter))
    for (const e of ofType(start, 'started')) {
      expect(e.forest).toEqual(s.fairy(e.seat).forest.filter((n) => n !== null))
      expect(e.discard).toEqual(s.fairy(e.seat).discard)
    }
    s.chance({ deal: 4 })
    const kept = [0, 1, 2].flatMap((seat) => s.play(seat, { keep: s.fairy(seat).offer[0]! }))
    expect(ofType(kept, 'sealed').map((e) => e.seat)).toEqual([0, 1, 2])
    expect(ofType(kept, 'passed')).toEqual([{ type: 'passed', pass: 1 }])
    expect(JSON.stringify(ofType(kept, 'sealed'))).not.toContain('card')
  })

  it('FS-P2-04 FS-P0-01 what was played and what was taken', () => {
    const s = scenario({
      phase: 'selection',
      fairies: { 0: { elements: { fire: 1 }, forest: { 'top-fire': 1, 'bottom-fire': 2, 'top-air': 3, 'bottom-air': 4 } } },
    })
    const before = s.fairy(1).forest
    s.play(0, { columns: ['fire', 'air'] })
    s.play(1, { columns: ['air'] })
    const events = s.play(2, { columns: ['air'] })
    expect(ofType(events, 'played').slice(0, 2)).toEqual([
      { type: 'played', seat: 0, columns: ['air', 'fire'], shared: [3, 1], personal: [4, 2] },
      { type: 'played', seat: 1, columns: ['air'], shared: [before[2]], personal: [before[7]] },
    ])
    const aimless = scenario({ phase: 'realisation', common: [99], fairies: { 1: { projects: [77] }, 2: { projects: [78] } } })
    aimless.ready()
    expect(ofType(aimless.play(0, { take: 99 }), 'took')).toEqual([{ type: 'took', seat: 0, card: 99 }])
  })

  it('FS-CARD-24 FS-P3-03 an activation and what came of it, in order', () => {
    const s = own([57, 8], { elements: { water: 1 }, draw: [10, 12] })
    const events = s.play(0, activate(57, 0, 1), { summon: 12 })
    expect(events.map((e) => e.type)).toEqual(['activated', 'paid', 'drew', 'summoned'])
    expect(events[0]).toEqual({ type: 'activated', seat: 0, card: 57, of: 0, line: 1, how: 'cube' })
    expect(events[3]).toEqual({ type: 'summoned', seat: 0, card: 12, discarded: [10] })
  })

  it('FS-FINAL-01 FS-FINAL-02 FS-P7-01 the end of a turn and the final projects', () => {
    const s = scenario({ phase: 'realisation', trimester: 3, turn: 3, fairies: { 0: { scale: { 1: 3 } }, 1: { scale: { 0: 2 } }, 2: {} } })
    expect(ofType(s.ready(), 'turnEnd')).toEqual([{ type: 'turnEnd', points: [3, 2, 0] }])
    expect(s.position.history.at(-1)).toEqual([3, 2, 0])
    const open = ofType(s.chance({ deal: 1 }), 'finalsOpen')[0]!.finals
    expect(open).toEqual(s.position.finals)
    expect(ofType(s.play(0, { final: open[1]! }), 'finalTaken')).toEqual([{ type: 'finalTaken', seat: 0, final: open[1] }])
  })
})
