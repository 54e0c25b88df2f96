import { describe, expect, it } from 'vitest'
import { elements, ofType, type Scenario, type Setup, scenario } from './testing.ts'
import { activate, cubesOn } from './testing-cards.ts'

const inReach = (s: Scenario, seat: number): string[] => [
  ...new Set(s.moves(seat).flatMap((m) => ('activate' in m ? [`${m.activate} of ${m.of}`] : []))),
]
/** Everybody has S cards of her own in the shared zone and simple start cards in the personal one. */
const table = (seats: number, more: Setup = {}): Scenario =>
  scenario({
    seats,
    ...more,
    fairies: Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [
        seat,
        { shared: [[53, 58, 75, 74, 54, 49][seat]!, 8], personal: [1, 3], ...more.fairies?.[seat] },
      ]),
    ),
  })

describe('phase 3, activation', () => {
  it('FS-P3-01 FS-P3-09 in reach: own personal and shared cards, the shared cards of both neighbours, nothing else', () => {
    const s = table(5)
    expect(inReach(s, 0).sort()).toEqual(['1 of 0', '3 of 0', '53 of 0', '54 of 4', '58 of 1', '8 of 0', '8 of 1', '8 of 4'])
    expect(s.refused(0, activate(1, 1))).toMatchObject({ code: 'outOfReach', rule: 'FS-P3-09' })
    expect(s.refused(0, activate(75, 2)).code).toBe('outOfReach')
    expect(s.refused(0, activate(74, 3)).code).toBe('outOfReach')
    expect(s.refused(0, activate(9, 1)).code).toBe('notInPlay')
    expect(s.view(0).fairies[0]!.reach).toEqual(expect.arrayContaining([0, 1, 4]))
    expect(s.view(0).fairies[0]!.reach).toHaveLength(3)
  })

  it('FS-P3-02 any number of cards in any order, none included', () => {
    const s = table(3)
    expect(s.can(0, { ready: true })).toBe(true)
    const other = s.fork()
    s.play(0, activate(3, 0), activate(58, 1), activate(53, 0))
    other.play(0, activate(53, 0), activate(3, 0), activate(58, 1))
    expect(s.position).toEqual(other.position)
    s.play(0, { ready: true })
    expect(s.refused(0, activate(8, 0)).code).toBe('alreadySealed')
  })

  it('FS-P3-03 a cube from the supply is put onto the card and its effect carried out at once', () => {
    const s = table(3)
    s.play(0, activate(53, 0))
    expect(s.fairy(0)).toMatchObject({ supply: 36, elements: elements({ earth: 1, fire: 1 }) })
    expect(cubesOn(s, 0, 53)).toEqual([1, 0, 0])
  })

  it("FS-P3-04 one cube per activation, on own and neighbours' cards, however often the line repeats", () => {
    const s = table(3, { fairies: { 0: { shared: [85, 8], elements: { earth: 2 } } } })
    s.play(0, activate(85, 0), { repeat: true })
    expect(s.fairy(0)).toMatchObject({ supply: 36, elements: elements({ plant: 4 }) })
    s.play(0, activate(58, 1))
    expect(s.fairy(0).supply).toBe(35)
    expect(cubesOn(s, 0, 85)).toEqual([1, 0, 0])
    expect(cubesOn(s, 1, 58)).toEqual([1, 0, 0])
  })

  it('FS-P3-05 each card at most once a turn by a fairy', () => {
    const s = table(3)
    s.play(0, activate(58, 1))
    expect(s.refused(0, activate(58, 1, 0))).toMatchObject({ code: 'alreadyActivated', rule: 'FS-P3-05' })
    expect(s.refused(0, activate(58, 1, 1)).code).toBe('alreadyActivated')
    // the same number lies in front of another fairy too: another card
    s.play(0, activate(8, 0))
    expect(s.can(0, activate(8, 1))).toBe(true)
  })

  it('FS-P3-06 several fairies may activate the same card', () => {
    const s = table(3)
    s.play(0, activate(53, 0))
    s.play(1, activate(53, 0))
    s.play(2, activate(53, 0))
    expect(cubesOn(s, 0, 53)).toEqual([1, 1, 1])
    for (const seat of [0, 1, 2]) expect(s.fairy(seat).elements).toEqual(elements({ earth: 1, fire: 1 }))
  })

  it('FS-P3-07 a fairy without cubes in her supply activates nothing more', () => {
    const s = table(3, { fairies: { 0: { supply: 1 }, 2: { supply: 0 } } })
    expect(s.moves(2)).toEqual([{ ready: true }])
    s.play(0, activate(3, 0))
    expect(s.refused(0, activate(53, 0))).toMatchObject({ code: 'noCubes', rule: 'FS-P3-07' })
    expect(s.moves(0).some((m) => 'activate' in m)).toBe(false)
  })

  it('FS-P3-08 an effect is carried out in full before the next card', () => {
    const s = table(3, { fairies: { 0: { shared: [101, 8], elements: { fire: 1 } } } })
    s.play(0, activate(101, 0))
    expect(s.refused(0, activate(8, 0)).code).toBe('otherDecision')
    expect(s.refused(0, { ready: true }).code).toBe('otherDecision')
    s.play(0, { give: 'fire' })
    expect(s.refused(0, activate(8, 0)).code).toBe('otherDecision')
    s.play(0, { option: 1 })
    expect(s.fairy(0).step).toBe('repeat')
    s.play(0, { stop: true }, activate(8, 0))
    expect(s.fairy(0).elements).toEqual(elements({ water: 2, fire: 1 }))
  })

  it("FS-P3-10 neighbours' cards are in reach from the start, finished or not", () => {
    const s = table(3)
    s.play(2, activate(53, 0))
    s.play(1, { ready: true })
    expect(s.can(0, activate(58, 1))).toBe(true)
    s.play(0, activate(58, 1))
    expect(cubesOn(s, 1, 58)).toEqual([1, 0, 0])
  })

  it("FS-P3-11 example: six cubes on six cards, two of them neighbours'", () => {
    const s = table(3, { fairies: { 0: { shared: [53, 3], personal: [1, 8] } } })
    s.play(0, activate(53, 0), activate(3, 0), activate(75, 2), activate(58, 1), activate(1, 0), activate(8, 0))
    expect(s.fairy(0)).toMatchObject({ supply: 31, elements: elements({ earth: 2, fire: 2, water: 1, plant: 2, air: 1 }) })
    const all = s.position.fairies.flatMap((f) => [...f.shared, ...f.personal]).map((c) => c.cubes[0])
    expect(all.filter((n) => n === 1)).toHaveLength(6)
    expect(all.filter((n) => n !== 0 && n !== 1)).toEqual([])
  })

  it('FS-TWO-05 two fairies: the only neighbour counts once', () => {
    const s = table(2)
    expect(inReach(s, 0).sort()).toEqual(['1 of 0', '3 of 0', '53 of 0', '58 of 1', '8 of 0', '8 of 1'])
    s.play(0, activate(58, 1))
    expect(s.refused(0, activate(58, 1)).code).toBe('alreadyActivated')
    s.play(0, { ready: true })
    s.play(1, { ready: true })
    expect(s.fairy(1).kindness).toBe(1)
    expect(s.view(0).fairies[0]!.reach).toHaveLength(2)
  })
})

describe('phase 4, clean-up', () => {
  it("FS-P4-01 FS-P4-02 FS-P4-03 FS-P4-04 own cubes return to the supply, neighbours' cubes are kindness", () => {
    const s = table(3)
    s.play(0, activate(53, 0), activate(1, 0), activate(58, 1))
    s.play(1, activate(53, 0), activate(58, 1))
    s.play(2, activate(53, 0), activate(8, 0))
    const events = s.ready()
    expect(s.position.fairies.map((f) => f.kindness)).toEqual([3, 1, 0])
    expect(s.position.fairies.map((f) => f.scale)).toEqual([
      [0, 1, 2],
      [1, 0, 0],
      [0, 0, 0],
    ])
    expect(s.position.fairies.map((f) => f.supply)).toEqual([36, 36, 35])
    expect(ofType(events, 'kindness').map((e) => [e.seat, e.from, e.total])).toEqual([
      [0, [0, 1, 2], 3],
      [1, [1, 0, 0], 1],
      [2, [0, 0, 0], 0],
    ])
    expect(s.scores()).toEqual([3, 1, 0])
  })

  it('FS-P4-04 FS-INV-13 cubes given stay on the scale for the rest of the game', () => {
    const s = table(3)
    s.play(0, activate(58, 1))
    s.auto((p) => p.turn === 3)
    expect(s.fairy(0).supply).toBe(36)
    expect(s.fairy(1).scale).toEqual([1, 0, 0])
  })

  it("FS-P4-05 FS-CARD-04 all cards played go to their owner's discard", () => {
    const s = table(3)
    s.play(1, activate(53, 0))
    s.ready()
    expect(s.position.fairies.flatMap((f) => [...f.shared, ...f.personal])).toEqual([])
    const zero = scenario({ fairies: { 0: { shared: [53, 8], personal: [1, 3], discard: [2] } } })
    zero.auto((p) => p.phase !== 'activation')
    expect([...zero.fairy(0).discard].sort((a, b) => a - b)).toEqual([1, 2, 3, 8, 53])
  })

  it("FS-P4-06 example: green and red activate green's dragon; green's cube returns, red's is 1 kindness", () => {
    const s = table(3)
    s.play(0, activate(53, 0))
    s.play(1, activate(53, 0))
    s.ready()
    expect(s.fairy(0)).toMatchObject({ supply: 37, kindness: 1, scale: [0, 1, 0] })
    expect(s.fairy(1)).toMatchObject({ supply: 36, kindness: 0 })
    expect([...s.fairy(0).discard].sort((a, b) => a - b)).toEqual([1, 3, 8, 53])
  })

  it('FS-P4-07 kindness beyond 36 counts on', () => {
    const s = table(3, { fairies: { 0: { scale: { 1: 20, 2: 16 } } } })
    s.play(1, activate(53, 0))
    s.play(2, activate(53, 0))
    s.ready()
    expect(s.fairy(0).kindness).toBe(38)
    expect(s.scores()[0]).toBe(38)
  })
})
