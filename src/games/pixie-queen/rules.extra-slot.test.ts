/** Skill S8, the extra slot: ledger 3.14, PQ-SKILL-18 to 24. */
import { describe, expect, it } from 'vitest'
import { goods, ofType, scenario } from './testing-flow.ts'

describe('S8 extraSlot', () => {
  it('PQ-SKILL-18 PQ-SKILL-19 room on the skill tile for a second single-use or a second food tile', () => {
    const single = scenario({ skill: { 0: 'extraSlot' }, singleUse: { 0: 'mercy' } })
    single.play(0, { space: 8 })
    expect(single.player(0)).toMatchObject({ singleUse: 'mercy', onSkill: 'peek', skill: 'extraSlot' })
    const food = scenario({ skill: { 0: 'extraSlot' }, foodTile: { 0: 4 } })
    food.play(0, { space: 6 })
    expect(food.player(0)).toMatchObject({ foodTile: 4, onSkill: 2 })
    expect(scenario({ skill: { 1: 'extraSlot' }, singleUse: { 0: 'mercy' } }).can(0, { space: 8 })).toBe(false)
  })

  it('PQ-SKILL-20 swapped with a player, the skill takes its tile along', () => {
    const s = scenario({ skill: { 0: 'cheapGold', 1: 'extraSlot' }, foodTile: { 0: 2, 1: 3 }, onSkill: { 1: 4 } })
    const [swapped] = ofType(s.play(0, { space: 16 }, { swap: 'skill', with: 1, for: 'skill' }), 'swapped')
    expect(swapped).toMatchObject({ gave: 'cheapGold', got: 'extraSlot', along: 4 })
    expect(s.player(0)).toMatchObject({ skill: 'extraSlot', foodTile: 2, onSkill: 4 })
    expect(s.player(1)).toMatchObject({ skill: 'cheapGold', foodTile: 3, onSkill: null })
  })

  it('PQ-SKILL-21 a new tile goes to the ordinary slot if that is free, and is not moved afterwards', () => {
    const s = scenario({ skill: { 0: 'extraSlot' }, onSkill: { 0: 'peek' } })
    s.play(0, { space: 7 })
    expect(s.player(0)).toMatchObject({ singleUse: 'double', onSkill: 'peek' })
    const used = scenario({
      order: [2, 0, 1],
      acting: 0,
      skill: { 0: 'extraSlot' },
      singleUse: { 0: 'mercy' },
      onSkill: { 0: 'peek' },
      punishment: { 0: 9 },
      pixies: { 0: [1, 6] },
    })
    used.play(0, { pass: true }, { mercy: true })
    expect(used.player(0)).toMatchObject({ singleUse: null, onSkill: 'peek' })
  })

  it('PQ-SKILL-21 in a swap the received tile takes the place of the tile given', () => {
    const s = scenario({ skill: { 0: 'extraSlot' }, onSkill: { 0: 'peek' } })
    s.play(0, { space: 16 }, { swap: 'onSkill', with: 'board', for: 'double' })
    expect(s.player(0)).toMatchObject({ singleUse: null, onSkill: 'double' })
    expect([...s.position.singleUse].sort()).toEqual(['mercy', 'peek'])
  })

  it('PQ-SKILL-22 on the board it keeps its tile, which cannot be had without it', () => {
    const s = scenario({
      skill: { 0: 'extraSlot', 1: 'lightMine' },
      singleUse: { 0: 'mercy', 1: 'double' },
      onSkill: { 0: 'peek' },
      boardSkills: ['cheapGold', 'stealSilver', 'freePromotion'],
    })
    s.play(0, { space: 16 }, { swap: 'skill', with: 'board', for: 'cheapGold' })
    expect(s.player(0)).toMatchObject({ skill: 'cheapGold', singleUse: 'mercy', onSkill: null })
    expect(s.position).toMatchObject({ skills: ['extraSlot', 'stealSilver', 'freePromotion'], onBoardSkill: 'peek', singleUse: [] })
    expect(s.refused(2, { space: 8 }).code).toBe('notYourDecision')
    s.play(1, { pass: true })
    expect(s.refused(2, { space: 8 })).toMatchObject({ code: 'tileAway' })
  })

  it('PQ-SKILL-22 whoever takes S8 from the board takes both, and swaps cannot reach the tile', () => {
    const s = scenario({
      skill: { 0: 'lightMine' },
      singleUse: { 0: 'double' },
      boardSkills: ['extraSlot', 'stealSilver', 'freePromotion'],
      onBoardSkill: 'peek',
    })
    s.play(0, { space: 16 })
    expect(s.refused(0, { swap: 'single', with: 'board', for: 'peek' })).toMatchObject({ code: 'tileNotThere' })
    s.play(0, { swap: 'skill', with: 'board', for: 'extraSlot' })
    expect(s.player(0)).toMatchObject({ skill: 'extraSlot', singleUse: 'double', onSkill: 'peek' })
    expect(s.position).toMatchObject({ skills: ['lightMine', 'stealSilver', 'freePromotion'], onBoardSkill: null })
  })

  it('PQ-SKILL-23 the tile on top can be swapped as a tile of its type', () => {
    const s = scenario({ skill: { 0: 'extraSlot', 1: 'lightMine', 2: 'cheapGold' }, foodTile: { 0: 2, 1: 3 }, onSkill: { 0: 4 } })
    s.play(0, { space: 16 })
    expect(s.can(0, { swap: 'onSkill', with: 1, for: 'single' })).toBe(false)
    s.play(0, { swap: 'onSkill', with: 1, for: 'food' })
    expect(s.player(0)).toMatchObject({ foodTile: 2, onSkill: 3 })
    expect(s.player(1).foodTile).toBe(4)
    const theirs = scenario({ skill: { 0: 'lightMine', 1: 'extraSlot' }, singleUse: { 0: 'double' }, onSkill: { 1: 'peek' } })
    theirs.play(0, { space: 16 }, { swap: 'single', with: 1, for: 'onSkill' })
    expect([theirs.player(0).singleUse, theirs.player(1).onSkill]).toEqual(['peek', 'double'])
  })

  it('PQ-SKILL-24 two food tiles both yield in phase I', () => {
    const s = scenario({ skill: { 0: 'extraSlot' }, foodTile: { 0: 2 }, onSkill: { 0: 4 }, goods: { 0: {}, 1: {}, 2: {} } })
    s.auto((p) => p.round === 3 && p.step === 'foodTile')
    s.play(0, { food: { apple: 1, honey: 1 } })
    expect(s.position).toMatchObject({ step: 'foodTile', acting: 0 })
    s.play(0, { food: { bread: 4 } })
    expect(s.player(0).goods).toEqual(goods({ apple: 1, honey: 1, bread: 4 }))
    expect(s.position.step).toBe('turn')
  })

  it('PQ-SKILL-24 two single-use tiles are never the same, since there is one of each', () => {
    const s = scenario({ skill: { 0: 'extraSlot' }, singleUse: { 0: 'mercy' } })
    expect(s.refused(0, { space: 9 })).toMatchObject({ code: 'tileAway' })
  })
})
