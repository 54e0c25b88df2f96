import { describe, expect, it } from 'vitest'
import { elements, type FairySetup, ofType, type Scenario, type Setup, scenario } from './testing.ts'
import { CREATURES, type Creature } from './types.ts'

/** Seat 0 has played columns that leave the study cells alone; everybody is ready. */
const studying = (fairy: FairySetup, more: Setup = {}): Scenario => {
  const s = scenario({ ...more, fairies: { ...more.fairies, 0: { played: ['plant', 'fire'], ...fairy } } })
  s.ready()
  return s
}
const forest = (s: Scenario, seat: number) => [s.fairy(seat).forest.slice(0, 5), s.fairy(seat).forest.slice(5)]

describe('phase 5a, study', () => {
  it('FS-CARD-10 FS-P5-01 FS-STUDY-01 the study cells are top left and bottom right, and only they are asked about', () => {
    const s = studying({ forest: { 'top-earth': 7, 'bottom-water': 10, 'top-water': 5, 'bottom-earth': 6 } })
    expect(s.position).toMatchObject({ phase: 'study', deciding: [0] })
    expect(s.moves(0)).toEqual([{ study: 7 }, { study: 10 }, { stop: true }])
    expect(s.refused(0, { study: 5 })).toMatchObject({ code: 'notInStudyCell' })
    expect(s.refused(0, { study: 6 }).code).toBe('notInStudyCell')
  })

  it('FS-P5-01 with both study cells empty it is skipped', () => {
    const s = scenario()
    const events = s.ready()
    expect(s.position.phase).toBe('planning')
    expect(ofType(events, 'studied')).toEqual([])
    expect(ofType(events, 'shifted').map((e) => e.discarded)).toEqual([[], [], []])
  })

  it('FS-STUDY-01 a card that was played this turn cannot be studied', () => {
    const s = studying({ played: ['earth', 'plant'], shared: [7, 8], personal: [1, 2], forest: { 'bottom-water': 10 } })
    expect(s.moves(0)).toEqual([{ study: 10 }, { stop: true }])
    expect(s.refused(0, { study: 7 }).code).toBe('notInStudyCell')
  })

  it('FS-STUDY-02 FS-INV-11 at most one creature, of her choice, or none', () => {
    const s = studying({ forest: { 'top-earth': 7, 'bottom-water': 10 } })
    const none = s.fork()
    s.play(0, { study: 10 })
    expect(s.fairy(0).studied).toEqual(['sphinx'])
    expect(s.position.phase).not.toBe('study')
    none.play(0, { stop: true })
    expect(none.fairy(0).studied).toEqual([])
  })

  it('FS-STUDY-03 a creature already studied cannot be studied again', () => {
    const s = studying({ forest: { 'top-earth': 7, 'bottom-water': 10 }, studied: ['elf'] })
    expect(s.refused(0, { study: 7 })).toMatchObject({ code: 'alreadyStudied', rule: 'FS-STUDY-03' })
    const both = studying({ forest: { 'top-earth': 7, 'bottom-water': 10 }, studied: ['elf', 'sphinx'] })
    expect(both.position.phase).toBe('planning')
    expect(both.fairy(0).studied).toEqual(['elf', 'sphinx'])
  })

  it('FS-STUDY-04 the marker is worth 2 points at once and at the end', () => {
    const s = studying({ forest: { 'top-earth': 7 } })
    expect(s.scores()[0]).toBe(0)
    s.play(0, { study: 7 })
    expect(s.scores()[0]).toBe(2)
  })

  it("FS-STUDY-05 FS-CARD-11 the second creature of a pair gives the pair's bonus, the first gives nothing", () => {
    // start card 1 to 12: unicorn, gnome, mermaid, serpent, griffin, sylvan, elf, dragon, phoenix, sphinx, salamander, cockatrice
    const cards: Record<Creature, number> = {
      unicorn: 1,
      gnome: 2,
      mermaid: 3,
      serpent: 4,
      griffin: 5,
      sylvan: 6,
      elf: 7,
      dragon: 8,
      phoenix: 9,
      sphinx: 10,
      salamander: 11,
      cockatrice: 12,
    }
    const gains = ['earth', 'water', 'plant', 'fire', null, 'air']
    CREATURES.forEach((creature, i) => {
      const bonus = gains[i >> 1]
      if (!bonus) return
      const partner = CREATURES[i ^ 1]!
      const first = studying({ forest: { 'top-earth': cards[creature] } })
      const events = first.play(0, { study: cards[creature] })
      expect(ofType(events, 'studied')[0]).toMatchObject({ creature, pair: false })
      expect(first.fairy(0).elements).toEqual(elements({}))
      const second = studying({ forest: { 'top-earth': cards[creature] }, studied: [partner] })
      second.play(0, { study: cards[creature] })
      expect(second.fairy(0).elements).toEqual(elements({ [bonus]: 1 }))
    })
  })

  it('FS-STUDY-06 example: the elf lies in a study cell, the sylvan is studied already: 1 plant', () => {
    const s = studying({ forest: { 'top-earth': 7 }, studied: ['sylvan'] })
    s.play(0, { study: 7 })
    expect(s.fairy(0)).toMatchObject({ studied: ['sylvan', 'elf'], elements: elements({ plant: 1 }) })
  })

  it('FS-STUDY-07 FS-P5-02 example: of two cards the sphinx is studied without a bonus; both are discarded, then the rows shift', () => {
    const s = studying({ forest: { 'top-earth': 10, 'bottom-water': 5 }, shared: [1, 2], personal: [3, 4] })
    const events = s.play(0, { study: 10 })
    expect(s.fairy(0)).toMatchObject({ studied: ['sphinx'], elements: elements({}) })
    expect(ofType(events, 'gained')).toEqual([])
    expect(ofType(events, 'shifted')[0]).toMatchObject({ seat: 0, discarded: [10, 5] })
    for (const n of [10, 5, 1, 2, 3, 4]) expect(s.fairy(0).discard).toContain(n)
  })

  it('FS-STUDY-08 the bonus of sphinx and salamander is one basic element of choice', () => {
    for (const bonus of ['earth', 'plant', 'fire', 'water'] as const) {
      const s = studying({ forest: { 'top-earth': 10 }, studied: ['salamander'] })
      s.play(0, { study: 10 })
      expect(s.fairy(0).step).toBe('bonus')
      expect(s.refused(0, { bonus: 'air' })).toMatchObject({ code: 'basicOnly', rule: 'FS-STUDY-08' })
      s.play(0, { bonus })
      expect(s.fairy(0)).toMatchObject({ studied: ['sphinx', 'salamander'], elements: elements({ [bonus]: 1 }) })
    }
  })

  it('FS-STUDY-09 phase 5 takes place in the 4th trimester too', () => {
    for (const trimester of [1, 2, 3, 4]) {
      const s = studying({ forest: { 'top-earth': 7 } }, { trimester })
      s.play(0, { study: 7 })
      expect(s.fairy(0).studied).toEqual(['elf'])
      expect(ofType(s.events, 'shifted').find((e) => e.seat === 0)!.discarded).toContain(7)
    }
  })
})

describe('phase 5b, shift', () => {
  it('FS-P5-02 the cards of the study cells are discarded, studied or not', () => {
    const s = studying({ forest: { 'top-earth': 7, 'bottom-water': 10 } })
    const events = s.play(0, { stop: true })
    expect(ofType(events, 'shifted')[0]!.discarded).toEqual([7, 10])
    // nothing can be studied: not even asked, and discarded all the same
    const known = studying({ forest: { 'top-earth': 7, 'bottom-water': 10 }, studied: ['elf', 'sphinx'] })
    expect(known.fairy(0).discard).toEqual(expect.arrayContaining([7, 10]))
  })

  it('FS-P5-03 FS-P5-04 FS-P5-05 example: A, X, Y and V, W, B in cells 1, 2 and 5; A and B leave, X Y slide left, V W right', () => {
    const s = studying({
      played: ['air', 'fire'],
      forest: { 'top-earth': 7, 'top-plant': 1, 'top-water': 2, 'bottom-earth': 3, 'bottom-plant': 4, 'bottom-water': 10 },
    })
    const events = s.play(0, { stop: true })
    expect(ofType(events, 'shifted')[0]).toMatchObject({
      discarded: [7, 10],
      forest: [1, 2, null, null, null, null, null, null, 3, 4],
    })
    expect(forest(s, 0)).toEqual([
      [1, 2, null, null, null],
      [null, null, null, 3, 4],
    ])
    // the study cells are filled again, but this turn's study is over
    expect(s.position.phase).toBe('planning')
    expect(s.fairy(0).studied).toEqual([])
  })

  it('FS-P5-03 rows keep their order over several gaps', () => {
    const s = studying({
      played: ['earth', 'air'],
      forest: { 'top-plant': 1, 'top-fire': 2, 'top-water': 3, 'bottom-plant': 4, 'bottom-fire': 5, 'bottom-water': 6 },
    })
    s.play(0, { stop: true })
    expect(forest(s, 0)).toEqual([
      [1, 2, 3, null, null],
      [null, null, null, 4, 5],
    ])
  })

  it('FS-INV-09 after phase 5 rows are packed, zones empty, no cube on a card', () => {
    const s = studying({ projects: [81], elements: { earth: 3, plant: 1, fire: 2 } })
    if (s.position.phase === 'study') s.play(0, { stop: true })
    expect(s.position.phase).toBe('realisation')
    for (const f of s.position.fairies) {
      expect([...f.shared, ...f.personal]).toEqual([])
      const top = f.forest.slice(0, 5).map((n) => n !== null)
      const bottom = f.forest.slice(5).map((n) => n !== null)
      expect(top).toEqual([...top].sort().reverse())
      expect(bottom).toEqual([...bottom].sort())
    }
  })

  it('FS-INV-10 one column leaves 3 or 4 cells free, two leave 4, 5 or 6', () => {
    const frees = (columns: readonly ('earth' | 'plant' | 'air' | 'fire' | 'water')[]): number => {
      const s = studying({ played: columns })
      if (s.position.phase === 'study') s.play(0, { stop: true })
      expect(s.position.phase).toBe('planning')
      return s.fairy(0).hand.length
    }
    expect(frees(['air'])).toBe(4)
    expect(frees(['earth'])).toBe(3)
    expect(frees(['water'])).toBe(3)
    expect(frees(['earth', 'water'])).toBe(4)
    expect(frees(['earth', 'fire'])).toBe(5)
    expect(frees(['plant', 'fire'])).toBe(6)
  })
})
