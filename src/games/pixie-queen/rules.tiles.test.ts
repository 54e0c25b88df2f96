/** Tiles on the screen: ledger 3.7, PQ-TILE. */
import { describe, expect, it } from 'vitest'
import { answer, ofType, scenario } from './testing-flow.ts'

describe('tiles on the screen', () => {
  it('PQ-TILE-01 one slot each for a food tile, a single-use tile and a skill', () => {
    const s = scenario({ foodTile: { 0: 3 }, skill: { 0: 'lightMine' } })
    s.play(0, { space: 9 })
    expect(s.player(0)).toMatchObject({ foodTile: 3, singleUse: 'mercy', skill: 'lightMine', onSkill: null })
  })

  it('PQ-TILE-02 PQ-TILE-04 a second tile of a type finds no slot', () => {
    const s = scenario({ foodTile: { 0: 2 }, singleUse: { 0: 'mercy' } })
    expect(s.refused(0, { space: 6 })).toMatchObject({ code: 'slotTaken' })
    expect(s.refused(0, { space: 7 })).toMatchObject({ code: 'slotTaken' })
    expect(s.refused(0, { space: 8 })).toMatchObject({ code: 'slotTaken' })
  })

  it('PQ-TILE-03 skill S8 gives room for one more, not for two', () => {
    const s = scenario({ skill: { 0: 'extraSlot' }, foodTile: { 0: 2 }, singleUse: { 0: 'mercy' } })
    s.play(0, { space: 7 })
    expect(s.player(0)).toMatchObject({ singleUse: 'mercy', onSkill: 'double' })
    const full = scenario({ skill: { 0: 'extraSlot' }, foodTile: { 0: 2 }, singleUse: { 0: 'mercy' }, onSkill: { 0: 'double' } })
    expect(full.refused(0, { space: 6 })).toMatchObject({ code: 'slotTaken' })
    expect(full.refused(0, { space: 8 })).toMatchObject({ code: 'slotTaken' })
  })

  it('PQ-TILE-05 no decision lets a tile be thrown away', () => {
    const s = scenario({ foodTile: { 0: 2 }, singleUse: { 0: 'peek' } })
    expect(s.moves(0).every((m) => 'space' in m || 'pass' in m)).toBe(true)
    s.play(0, { space: 17 })
    expect(s.moves(0).every((m) => 'take' in m || 'remove' in m)).toBe(true)
    s.play(0, { take: 'apple' })
    expect(s.player(0)).toMatchObject({ foodTile: 2, singleUse: 'peek' })
  })

  it('PQ-TILE-06 action 16 exchanges tiles', () => {
    const s = scenario({ singleUse: { 0: 'peek' } })
    s.play(0, { space: 16 }, { swap: 'single', with: 'board', for: 'mercy' })
    expect(s.player(0).singleUse).toBe('mercy')
  })

  it('PQ-TILE-07 PQ-TILE-08 PQ-TILE-09 a used tile goes back at once and the next player may take it in the same phase', () => {
    const s = scenario({ order: [2, 0, 1], acting: 0, singleUse: { 0: 'mercy' }, punishment: { 0: 9 }, pixies: { 0: [1, 6] } })
    expect(s.position.singleUse).not.toContain('mercy')
    s.play(0, { pass: true }, { mercy: true })
    expect(ofType(s.events, 'mercyUsed')).toEqual([{ type: 'mercyUsed', seat: 0 }])
    expect(s.player(0)).toMatchObject({ singleUse: null, miners: 3 })
    expect(s.position.singleUse).toContain('mercy')
    s.play(1, { space: 9 })
    expect(s.player(1).singleUse).toBe('mercy')
  })

  it('PQ-TILE-09 not from an occupied space, but by copying', () => {
    const s = scenario({
      order: [2, 0, 1],
      acting: 0,
      singleUse: { 0: 'mercy' },
      punishment: { 0: 9 },
      pixies: { 0: [1, 6] },
      discs: { 9: [0, 0] },
    })
    s.play(0, { pass: true }, { mercy: true })
    expect(s.refused(1, { space: 9 })).toMatchObject({ code: 'spaceOccupied' })
    s.play(1, { space: 18 })
    answer(s, 1, { copy: 9 })
    expect(s.player(1).singleUse).toBe('mercy')
  })

  it('PQ-TILE-10 while somebody has a single-use tile its action cannot be taken', () => {
    const s = scenario({ singleUse: { 1: 'double', 2: 'mercy' } })
    expect(s.refused(0, { space: 7 })).toMatchObject({ code: 'tileAway' })
    expect(s.refused(0, { space: 9 })).toMatchObject({ code: 'tileAway' })
    expect(s.can(0, { space: 8 })).toBe(true)
  })

  it('PQ-TILE-11 food and single-use tiles are worth no points', () => {
    const bare = scenario({ skill: { 0: 'extraSlot' } })
    const rich = scenario({ skill: { 0: 'extraSlot' }, foodTile: { 0: 4 }, singleUse: { 0: 'mercy' }, onSkill: { 0: 'peek' } })
    expect(rich.scores()).toEqual(bare.scores())
  })
})
