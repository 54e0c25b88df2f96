import { describe, expect, it } from 'vitest'
import { elements, type FairySetup, ofType, type Scenario, type Setup, scenario } from './testing.ts'

const RICH = { earth: 20, plant: 20, fire: 20, water: 20 }
/** Seat 0 in phase 6, the others ready. */
const buying = (fairy: FairySetup, more: Setup = {}): Scenario => {
  const s = scenario({
    phase: 'realisation',
    ...more,
    fairies: { 1: { projects: [77] }, 2: { projects: [78] }, ...more.fairies, 0: fairy },
  })
  s.ready(...s.position.deciding.filter((seat) => seat > 0))
  return s
}

describe('phase 6, realisation', () => {
  it('FS-P6-01 none, one or two of the current projects, paying the price', () => {
    const s = buying({ projects: [81, 92, 98], elements: RICH })
    expect(s.can(0, { ready: true })).toBe(true)
    expect(s.refused(0, { realise: 99 }).code).toBe('notYourProject')
    expect(s.refused(0, { realise: 77 }).code).toBe('notYourProject')
    s.play(0, { realise: 92 })
    expect(s.fairy(0)).toMatchObject({
      elements: elements({ earth: 19, plant: 17, fire: 16, water: 20 }),
      projects: [81, 98],
      realised: [92],
    })
    s.play(0, { realise: 81 })
    expect(s.fairy(0).elements).toEqual(elements({ earth: 16, plant: 16, fire: 14, water: 20 }))
    expect(s.refused(0, { realise: 98 })).toMatchObject({ code: 'twoProjectsATurn', rule: 'FS-P6-01' })
    expect(s.moves(0).some((m) => 'realise' in m)).toBe(false)
    s.play(0, { ready: true })
    expect(s.fairy(0)).toMatchObject({ projects: [98], realised: [92, 81] })
  })

  it('FS-P6-02 FS-P6-05 example: the serpent for 3 earth, 1 plant, 2 fire goes on top of the pile, not into the discard', () => {
    const s = buying({ projects: [81], elements: { earth: 3, plant: 1, fire: 2 }, draw: [5, 6] })
    const discard = s.fairy(0).discard
    const events = s.play(0, { realise: 81 })
    expect(s.fairy(0)).toMatchObject({ elements: elements({}), discard })
    expect(s.fairy(0).draw.slice(0, 3)).toEqual([81, 5, 6])
    expect(ofType(events, 'paid')).toEqual([{ type: 'paid', seat: 0, elements: { earth: 3, plant: 1, fire: 2 }, reason: 'project' }])
  })

  it('FS-P6-03 with two the owner chooses the order: the last one realised is drawn first', () => {
    for (const [first, second] of [
      [81, 98],
      [98, 81],
    ] as const) {
      const s = buying({ projects: [81, 98], elements: RICH, draw: [5] })
      s.play(0, { realise: first }, { realise: second })
      expect(s.fairy(0).draw.slice(0, 3)).toEqual([second, first, 5])
    }
  })

  it('FS-PROJ-04 FS-P6-01 a price is paid in full, with exchanges where needed', () => {
    // 81 costs 3 earth, 1 plant, 2 fire
    expect(buying({ projects: [81], elements: { earth: 3, plant: 1, fire: 1 } }).refused(0, { realise: 81 }).code).toBe('cannotPayProject')
    expect(buying({ projects: [81], elements: { earth: 3, plant: 1, fire: 1, water: 3 } }).can(0, { realise: 81 })).toBe(false)
    const four = buying({ projects: [81], elements: { earth: 3, plant: 1, fire: 1, water: 4 } })
    const events = four.play(0, { realise: 81 })
    expect(four.fairy(0).elements).toEqual(elements({}))
    expect(ofType(events, 'paid').map((e) => [e.reason, e.elements])).toEqual([
      ['exchange', { water: 4 }],
      ['project', { earth: 3, plant: 1, fire: 2 }],
    ])
    const joker = buying({ projects: [81], elements: { earth: 3, plant: 1, fire: 1, water: 4, air: 1 } })
    joker.play(0, { realise: 81 })
    expect(joker.fairy(0).elements).toEqual(elements({ water: 4 }))
    const both = buying({ projects: [81], elements: { earth: 3, fire: 1, water: 4, air: 1 } })
    both.play(0, { realise: 81 })
    expect(both.fairy(0).elements).toEqual(elements({}))
  })

  it('FS-PROJ-04 FS-ELEM-11 an exchange made on the way takes what other projects want least', () => {
    // 81 lacks 1 fire, four elements are to be given; 92 asks 3 plant and no water
    const s = buying({ projects: [81, 92], elements: { earth: 3, plant: 4, fire: 1, water: 4 } })
    s.play(0, { realise: 81 })
    expect(s.fairy(0).elements).toEqual(elements({ plant: 3 }))
  })

  it('FS-PROJ-04 what a quote says is what is paid', () => {
    const s = buying({ projects: [81], elements: { earth: 3, fire: 1, water: 4, air: 1 } })
    expect(s.view(1).fairies[0]!.quotes).toEqual([
      {
        what: 81,
        price: { earth: 3, plant: 1, fire: 2 },
        missing: { plant: 1, fire: 1 },
        payable: true,
        discount: 0,
        jokers: 1,
        exchanged: { water: 4 },
      },
    ])
  })

  it('FS-FINAL-05 FS-FINAL-04 steps are for the last trimester only', () => {
    expect(buying({ projects: [81], elements: RICH }).refused(0, { step: 1 }).code).toBe('noFinalProject')
  })

  it('FS-PROJ-01 FS-SCORE-02 every realised project is worth 3 points, whichever it is', () => {
    for (const [trimester, card] of [
      [1, 81],
      [2, 132],
      [3, 147],
    ] as const) {
      const s = buying({ projects: [card], elements: RICH }, { trimester })
      const before = s.scores()[0]! - Math.floor(80 / 10)
      s.play(0, { realise: card })
      const left = Object.values(s.fairy(0).elements).reduce((n, x) => n + x, 0)
      expect(s.scores()[0]! - Math.floor(left / 10) - before).toBe(3)
    }
  })

  it('FS-CARD-12 a realised project is a card of the deck like any other: drawn, placed, played, activated', () => {
    const s = buying({ projects: [81], elements: { ...RICH }, draw: [5] })
    s.play(0, { realise: 81 }, { ready: true })
    expect(s.fairy(0).hand).toContain(81)
    const free = s.moves(0).flatMap((m) => ('place' in m && m.place === 81 ? [m.at] : []))
    const at = free.find((cell) => cell.startsWith('top'))!
    s.play(0, { place: 81, at })
    s.auto((p) => p.phase === 'selection')
    const column = at.replace('top-', '') as 'fire'
    s.play(0, { columns: [column] })
    s.auto((p) => p.phase === 'activation')
    const water = s.fairy(0).elements.water
    s.play(0, { activate: 81, of: 0, line: 0 })
    expect(s.fairy(0).elements.water).toBe(water + 2)
    s.ready()
    expect(s.fairy(0).discard).toContain(81)
    expect(s.fairy(0).realised).toEqual([81])
  })

  it('FS-PROJ-03 FS-SCORE-07 unrealised projects, start and S cards and cubes in the supply are worth nothing', () => {
    const s = scenario({ fairies: { 0: { projects: [81, 92, 98] }, 1: { supply: 20 }, 2: { scale: { 0: 0 } } } })
    expect(s.scores()).toEqual([0, 0, 17])
  })

  it('FS-P6-01 in each of the three trimesters two more are allowed the next turn', () => {
    const s = buying({ projects: [81, 92, 98], elements: RICH })
    s.play(0, { realise: 81 }, { realise: 92 }, { ready: true })
    s.auto((p) => p.turn === 2 && p.phase === 'realisation')
    expect(s.fairy(0).bought).toBe(0)
    s.play(0, { realise: 98 })
    expect(s.fairy(0).realised).toEqual([81, 92, 98])
  })
})

describe('phase 7, count', () => {
  it('FS-P7-01 a trimester ends after its third turn', () => {
    for (const trimester of [1, 2]) {
      const second = buying({ projects: [81] }, { trimester, turn: 2 })
      second.play(0, { ready: true })
      expect(second.position).toMatchObject({ trimester, turn: 3, phase: 'planning' })
      const third = buying({ projects: [81] }, { trimester, turn: 3 })
      third.play(0, { ready: true })
      expect(third.position).toMatchObject({ trimester: trimester + 1, phase: 'draft' })
    }
    const last = buying({ projects: [81] }, { trimester: 3, turn: 3 })
    last.play(0, { ready: true })
    expect(last.position).toMatchObject({ trimester: 4, phase: 'finals' })
  })

  it('FS-P7-01 FS-TWO-01 with two fairies after the fourth', () => {
    const third = scenario({ seats: 2, phase: 'realisation', turn: 3, fairies: { 0: { projects: [81] }, 1: { projects: [82] } } })
    third.ready()
    expect(third.position).toMatchObject({ trimester: 1, turn: 4 })
    const fourth = scenario({ seats: 2, phase: 'realisation', turn: 4, fairies: { 0: { projects: [81] }, 1: { projects: [82] } } })
    fourth.ready()
    expect(fourth.position).toMatchObject({ trimester: 2, phase: 'draft' })
  })

  it('FS-P7-02 FS-INV-17 the 4th trimester has no fixed number of turns', () => {
    const s = scenario({ phase: 'realisation', trimester: 4, turn: 4 })
    s.ready()
    expect(s.position).toMatchObject({ trimester: 4, turn: 5, phase: 'planning' })
    const seats = scenario({ seats: 2, phase: 'realisation', trimester: 4, turn: 9 })
    seats.ready()
    expect(seats.position).toMatchObject({ trimester: 4, turn: 10 })
  })
})
