import { describe, expect, it } from 'vitest'
import { type Scenario, type Setup, scenario } from './testing.ts'
import { activate } from './testing-cards.ts'

/** The wider neighbourhood in a turn counted over the whole game; everybody has an S card of her own on top. */
const wide = (seats: number, turns: number, more: Setup = {}): Scenario =>
  scenario({
    seats,
    options: { wide: true },
    trimester: 1 + Math.floor((turns - 1) / 3),
    turn: 1 + ((turns - 1) % 3),
    ...more,
    fairies: Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [
        seat,
        { shared: [[53, 58, 75, 74, 54, 49][seat]!, 8], personal: [1, 3], ...more.fairies?.[seat] },
      ]),
    ),
  })
const owners = (s: Scenario, seat: number): number[] => [...new Set(s.moves(seat).flatMap((m) => ('activate' in m ? [m.of] : [])))].sort()

describe('the wider neighbourhood', () => {
  it('FS-NEIGH-01 it is for four or more: with three or two nothing changes', () => {
    for (const seats of [2, 3]) {
      const usual = scenario({ seats })
      const s = scenario({ seats, options: { wide: true } })
      for (let seat = 0; seat < seats; seat++) expect(s.view(seat).fairies[seat]!.reach).toEqual(usual.view(seat).fairies[seat]!.reach)
    }
    expect(owners(wide(4, 1), 0)).toEqual([0, 2, 3])
    expect(owners(scenario({ seats: 4, options: { wide: false } }), 0)).toEqual([0, 1, 3])
  })

  it('FS-NEIGH-02 FS-NEIGH-07 cards lie to the right in odd turns, to the left in even turns, counted over the whole game', () => {
    const right = [0, 3, 4]
    const left = [0, 1, 2]
    expect([1, 2, 3, 4, 5, 6].map((turns) => owners(wide(5, turns), 0))).toEqual([right, left, right, left, right, left])
    // the first turn of trimester 2 is the fourth of the game: to the left
    expect(owners(wide(5, 4, { trimester: 2, turn: 1 }), 0)).toEqual(left)
  })

  it('FS-NEIGH-03 FS-NEIGH-09 five fairies, odd turn: fairy 2 reaches the shared cards of fairies 0, 1 and 2', () => {
    const s = wide(5, 1)
    expect(owners(s, 2)).toEqual([0, 1, 2])
    expect([...s.view(2).fairies[2]!.reach].sort()).toEqual([0, 1, 2])
    const cards = s.moves(2).flatMap((m) => ('activate' in m ? [`${m.activate} of ${m.of}`] : []))
    for (const c of ['1 of 2', '3 of 2', '75 of 2', '8 of 2', '58 of 1', '8 of 1', '53 of 0', '8 of 0']) expect(cards).toContain(c)
    expect(s.refused(2, activate(74, 3)).code).toBe('outOfReach')
    expect(s.refused(2, activate(1, 1)).code).toBe('outOfReach')
  })

  it('FS-NEIGH-04 cards laid to the right serve their owner and the two fairies to her right, to the left the two to her left', () => {
    const users = (s: Scenario): number[] => [0, 1, 2, 3, 4, 5].filter((seat) => s.can(seat, activate(8, 3)))
    expect(users(wide(6, 1))).toEqual([3, 4, 5])
    expect(users(wide(6, 2))).toEqual([1, 2, 3])
  })

  it("FS-NEIGH-05 FS-P4-03 at the end of the turn she takes back her cards with the cubes: any other fairy's cube is kindness", () => {
    const s = wide(5, 1)
    s.play(0, activate(53, 0))
    s.play(1, activate(53, 0))
    s.play(2, activate(53, 0))
    s.ready()
    expect(s.fairy(0)).toMatchObject({ kindness: 2, scale: [0, 1, 1, 0, 0], supply: 37 })
    expect([...s.fairy(0).discard].sort((a, b) => a - b)).toEqual([1, 3, 8, 53])
    expect(s.fairy(2).supply).toBe(36)
  })

  it('FS-NEIGH-06 with five or more a fairy can collect cubes of four colours', () => {
    const s = wide(5, 1, { fairies: { 0: { scale: { 4: 1, 3: 1 } } } })
    s.play(1, activate(53, 0))
    s.play(2, activate(53, 0))
    s.ready()
    expect(s.fairy(0).scale).toEqual([0, 1, 1, 1, 1])
    const left = wide(5, 2)
    left.play(4, activate(53, 0))
    left.play(3, activate(53, 0))
    left.ready()
    expect(left.fairy(0).scale).toEqual([0, 0, 0, 1, 1])
  })

  it('FS-NEIGH-08 copy takes a card in reach that another fairy owns', () => {
    const s = wide(5, 1, { fairies: { 2: { shared: [94, 8] } } })
    s.play(2, activate(94, 2))
    expect(s.can(2, { copy: 53, of: 0, line: 0 })).toBe(true)
    expect(s.can(2, { copy: 58, of: 1, line: 0 })).toBe(true)
    expect(s.refused(2, { copy: 74, of: 3, line: 0 }).code).toBe('outOfReach')
    expect(s.refused(2, { copy: 8, of: 2, line: 0 }).code).toBe('onlyOthersCards')
  })
})
