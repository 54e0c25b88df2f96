import { describe, expect, it } from 'vitest'
import { CHANCE } from '../../core/game.ts'
import { EDITION } from './edition.ts'
import { fairySchool } from './index.ts'
import { dealt, elements, fresh, ofType, type Scenario } from './testing.ts'
import { CELLS, LETTERS, type Letter } from './types.ts'

const START = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)
const deckOf = (n: number): string => EDITION.cards.find((c) => c.number === n)!.deck
const letterCards = (l: Letter): number[] => EDITION.cards.filter((c) => c.letter === l).map((c) => c.number)
const inForest = (s: Scenario, seat: number): number[] => s.fairy(seat).forest.filter((n) => n !== null)
const everyFairy = (s: Scenario) => s.position.fairies

describe('players and what they receive', () => {
  it('FS-SETUP-01 two to six fairies', () => {
    expect(fairySchool.seats).toEqual([2, 6])
    for (const seats of [2, 3, 4, 5, 6]) expect(dealt({ seats }).position.fairies).toHaveLength(seats)
  })

  it('FS-SETUP-13 seven are not supported', () => {
    const position = dealt({ seats: 6 }).position
    const seven = { ...position, seats: 7, fairies: [...position.fairies, position.fairies[0]] }
    expect(() => fairySchool.notation.parsePosition(JSON.parse(JSON.stringify(seven)))).toThrow()
  })

  it('FS-SETUP-04 a circle: next seat to the right, previous seat to the left', () => {
    const s = dealt({ seats: 5 })
    expect(s.view('table').fairies.map((f) => [...f.reach].sort())).toEqual([
      [0, 1, 4],
      [0, 1, 2],
      [1, 2, 3],
      [2, 3, 4],
      [0, 3, 4],
    ])
  })

  it('FS-SETUP-05 decks are shuffled separately: another deal of projects leaves starting decks as they are', () => {
    const one = fresh({ seats: 4 })
    one.chance({ deal: 77 })
    const two = one.fork()
    one.chance({ deal: 1 })
    two.chance({ deal: 2 })
    const strip = (s: Scenario) => everyFairy(s).map((f) => ({ draw: f.draw, forest: f.forest, discard: f.discard }))
    expect(strip(one)).toEqual(strip(two))
    expect(everyFairy(one).map((f) => f.offer)).not.toEqual(everyFairy(two).map((f) => f.offer))
  })

  it('FS-SETUP-06 FS-DRAFT-02 each trimester deals four cards of its own deck to everybody', () => {
    const s = dealt()
    for (const trimester of [1, 2, 3]) {
      s.auto((p) => p.trimester === trimester && p.phase === 'draft' && p.chance === 'none')
      const offers = everyFairy(s).flatMap((f) => f.offer)
      expect(everyFairy(s).map((f) => f.offer.length)).toEqual([4, 4, 4])
      expect(new Set(offers).size).toBe(12)
      expect(offers.every((n) => deckOf(n) === `T${trimester}`)).toBe(true)
    }
  })

  it('FS-SETUP-07 the common discard begins empty', () => {
    for (const setup of ['normal', 'expert'] as const) {
      const s = fresh({ setup })
      s.chance({ deal: 3 })
      expect(s.position.common).toEqual([])
    }
  })

  it('FS-SETUP-08 FS-SETUP-14 everybody has the same 12 start cards, 37 cubes, nothing studied and no final project', () => {
    const s = dealt({ seats: 6 })
    for (const f of everyFairy(s)) {
      expect(sorted(f.draw)).toEqual(START)
      expect(f).toMatchObject({ supply: 37, studied: [], final: null, steps: 0, kindness: 0, realised: [] })
    }
  })

  it('FS-SETUP-09 one earth, plant, fire and water, no air', () => {
    for (const f of everyFairy(dealt({ seats: 2 }))) expect(f.elements).toEqual(elements({ earth: 1, plant: 1, fire: 1, water: 1 }))
  })

  it('FS-SETUP-10 FS-START-04 two S cards of the deck lie in the top row where they say, the others in the discard', () => {
    const s = dealt({ seats: 4 })
    for (const f of everyFairy(s)) {
      const own = EDITION.cards.filter((c) => c.letter === f.letter)
      expect(f.forest).toEqual(CELLS.map((cell) => own.find((c) => c.place === cell)?.number ?? null))
      expect(sorted(f.discard)).toEqual(sorted(own.filter((c) => c.place === 'discard').map((c) => c.number)))
      expect(f.forest.filter((n) => n !== null)).toHaveLength(2)
    }
  })

  it('FS-SETUP-11 the start cards are shuffled into the draw pile, for each fairy otherwise', () => {
    const s = dealt({ seats: 3 })
    const piles = everyFairy(s).map((f) => f.draw.join())
    expect(new Set(piles).size).toBe(3)
    expect(dealt({ seats: 3 }, 2).fairy(0).draw.join()).not.toBe(piles[0])
    expect(dealt({ seats: 3 }).fairy(0).draw.join()).toBe(piles[0])
  })

  it('FS-SETUP-12 in the first phase 1 a fairy has 8 cards in hand, 4 in the pile, 2 (two fairies: 3) in the discard', () => {
    for (const [seats, discarded] of [
      [3, 2],
      [2, 3],
    ] as const) {
      const s = dealt({ seats })
      s.auto((p) => p.phase === 'planning')
      for (const f of everyFairy(s)) expect([f.hand.length, f.draw.length, f.discard.length]).toEqual([8, 4, discarded])
    }
  })
})

describe('starting decks', () => {
  it('FS-START-01 FS-START-03 everybody gets one of the decks A to D, at random, nobody the same', () => {
    const seen = new Set<string>()
    for (let deal = 0; deal < 40; deal++) {
      const letters = everyFairy(dealt({ seats: 4 }, deal)).map((f) => f.letter)
      expect([...letters].sort()).toEqual(['A', 'B', 'C', 'D'])
      seen.add(letters[0]!)
      expect(everyFairy(dealt({ seats: 2 }, deal)).every((f) => 'ABCD'.includes(f.letter!))).toBe(true)
    }
    expect(seen.size).toBe(4)
  })

  it('FS-START-03 a deck is its four cards and no others', () => {
    for (const f of everyFairy(dealt({ seats: 3 }))) {
      const s = [...f.forest, ...f.discard].filter((n) => n !== null)
      expect(sorted(s)).toEqual(letterCards(f.letter!))
    }
  })

  it('FS-START-05 FS-START-06 initiation: the three projects of the deck, and no draft in trimester 1', () => {
    for (let deal = 0; deal < 5; deal++) {
      const s = dealt({ setup: 'initiation', seats: 4 }, deal)
      expect(s.position).toMatchObject({ phase: 'planning', trimester: 1, turn: 1 })
      for (const f of everyFairy(s)) expect(f.projects).toEqual(EDITION.initiation[f.letter!])
      expect(ofType(s.events, 'dealt')).toEqual([])
    }
  })

  it('FS-START-07 initiation: as many other projects of trimester 1 as fairies lie in the common discard', () => {
    const seen = new Set<number>()
    for (const seats of [2, 3, 4, 5, 6]) {
      const s = dealt({ setup: 'initiation', seats }, seats)
      const { common } = s.position
      expect(common).toHaveLength(seats)
      expect(new Set(common).size).toBe(seats)
      for (const n of common) {
        expect(deckOf(n)).toBe('T1')
        expect(everyFairy(s).some((f) => f.projects.includes(n))).toBe(false)
        seen.add(n)
      }
    }
    expect(seen.size).toBeGreaterThan(8)
  })

  it('FS-START-09 initiation: trimesters 2 and 3 begin with a draft', () => {
    const s = dealt({ setup: 'initiation' })
    for (const trimester of [2, 3]) {
      s.auto((p) => p.trimester === trimester)
      expect(s.position).toMatchObject({ phase: 'draft', chance: 'deal' })
    }
  })

  it('FS-START-10 FS-DRAFT-01 normal: a draft in each of the three trimesters, none in the last', () => {
    const s = dealt()
    s.auto((p) => p.trimester === 4 && p.phase === 'planning')
    const begun = ofType(s.events, 'phase').filter((e) => e.phase === 'draft')
    expect(begun.length).toBeGreaterThanOrEqual(3)
    const deals = ofType(s.events, 'dealt')
    expect(deals).toHaveLength(9)
    expect(new Set(deals.flatMap((e) => e.cards.map(deckOf)))).toEqual(new Set(['T1', 'T2', 'T3']))
  })

  it('FS-START-11 the fifth and sixth decks are E and F with their own initiation lists', () => {
    const five = everyFairy(dealt({ setup: 'initiation', seats: 5 }))
    expect(five.map((f) => f.letter!).sort()).toEqual(['A', 'B', 'C', 'D', 'E'])
    const six = everyFairy(dealt({ setup: 'initiation', seats: 6 }))
    expect(six.map((f) => f.letter!).sort()).toEqual([...LETTERS])
    expect(six.find((f) => f.letter === 'E')!.projects).toEqual([77, 82, 88])
    expect(six.find((f) => f.letter === 'F')!.projects).toEqual([91, 103, 104])
    for (const f of six) expect(sorted([...f.forest.filter((n) => n !== null), ...f.discard])).toEqual(letterCards(f.letter!))
  })
})

describe('the expert setup', () => {
  const passedRound = (s: Scenario): void => {
    for (const seat of everyFairy(s).keys()) s.play(seat, { keep: s.fairy(seat).offer[0]! })
  }
  const atPlacing = (seats: number): Scenario => {
    const s = dealt({ setup: 'expert', seats })
    s.auto((p) => p.phase === 'starting')
    return s
  }

  it('FS-EXPERT-01 FS-TWO-04 four S cards each (five with two), those of the predefined decks among them', () => {
    for (const seats of [2, 3, 6]) {
      const s = dealt({ setup: 'expert', seats })
      const offers = everyFairy(s).flatMap((f) => f.offer)
      expect(everyFairy(s).every((f) => f.offer.length === (seats === 2 ? 5 : 4))).toBe(true)
      expect(new Set(offers).size).toBe(offers.length)
      expect(offers.every((n) => deckOf(n) === 'S')).toBe(true)
    }
    const six = everyFairy(dealt({ setup: 'expert', seats: 6 })).flatMap((f) => f.offer)
    expect(six.some((n) => EDITION.cards.find((c) => c.number === n)!.letter)).toBe(true)
  })

  it('FS-EXPERT-02 one is kept, the others go to the left neighbour, until four are kept', () => {
    const s = dealt({ setup: 'expert', seats: 4 })
    const before = everyFairy(s).map((f) => f.offer)
    passedRound(s)
    // the right neighbour's cards arrive
    expect(everyFairy(s).map((f) => f.offer)).toEqual(before.map((_, seat) => before[(seat + 1) % 4]!.slice(1)))
    expect(everyFairy(s).map((f) => f.kept)).toEqual(before.map((cards) => [cards[0]]))
    passedRound(s)
    passedRound(s)
    s.auto((p) => p.phase === 'starting')
    for (const [seat, f] of everyFairy(s).entries()) {
      expect(f.hand).toHaveLength(4)
      expect(f.hand).toContain(before[seat]![0])
      expect(f.hand).toContain(before[(seat + 1) % 4]![1])
      expect(f.hand).toContain(before[(seat + 2) % 4]![2])
      expect(f.hand).toContain(before[(seat + 3) % 4]![3])
    }
    expect(s.position.pass).toBe(0)
  })

  it('FS-EXPERT-02 only a card that was offered can be kept, and only one a round', () => {
    const s = dealt({ setup: 'expert', seats: 3 })
    expect(s.refused(0, { keep: s.fairy(1).offer[0]! }).code).toBe('notOffered')
    s.play(0, { keep: s.fairy(0).offer[1]! })
    expect(s.refused(0, { keep: s.fairy(0).offer[0]! }).code).toBe('alreadySealed')
  })

  it('FS-EXPERT-03 FS-EXPERT-04 two cards go to cells of the top row as wished, two to the discard', () => {
    const s = atPlacing(3)
    for (const seat of [0, 1, 2]) {
      const [a, b, c, d] = s.fairy(seat).hand as [number, number, number, number]
      expect(s.refused(seat, { place: a, at: 'bottom-air' }).code).toBe('topRowOnly')
      expect(s.refused(seat, { ready: true }).code).toBe('cardsLeft')
      for (const at of CELLS.slice(0, 5)) expect(s.can(seat, { place: a, at })).toBe(true)
      s.play(seat, { place: a, at: 'top-water' })
      expect(s.refused(seat, { place: b, at: 'top-water' }).code).toBe('cellTaken')
      expect(s.refused(seat, { ready: true }).code).toBe('cardsLeft')
      s.play(seat, { place: b, at: 'top-earth' })
      expect(s.refused(seat, { place: c, at: 'top-fire' }).code).toBe('twoCardsOnly')
      s.play(seat, { ready: true })
      if (seat < 2) continue
      const f = s.fairy(seat)
      expect([f.forest[0], f.forest[4]]).toEqual([b, a])
      expect(inForest(s, seat)).toHaveLength(2)
      expect(sorted(f.discard)).toEqual(sorted([c, d]))
      expect(f.letter).toBe(null)
    }
  })

  it('FS-TWO-04 with two fairies three cards go to the discard', () => {
    const s = atPlacing(2)
    s.auto(
      (p) => p.phase === 'draft',
      (_p, _seat, moves) => moves.find((m) => 'ready' in m) ?? moves[0],
    )
    for (const f of everyFairy(s)) {
      expect(f.forest.filter((n) => n !== null)).toHaveLength(2)
      expect(f.discard).toHaveLength(3)
    }
  })

  it('FS-EXPERT-05 then the projects of trimester 1 are drafted as usual', () => {
    const s = atPlacing(3)
    s.auto((p) => p.phase === 'draft')
    expect(s.position).toMatchObject({ trimester: 1, chance: 'deal' })
    s.chance({ deal: 9 })
    expect(everyFairy(s).every((f) => f.offer.length === 4 && f.offer.every((n) => deckOf(n) === 'T1'))).toBe(true)
  })

  it('FS-EXPERT-06 nobody sees where another places her cards before all are done', () => {
    const s = atPlacing(3)
    const other = s.fork()
    const [a, b] = s.fairy(0).hand as [number, number]
    s.play(0, { place: a, at: 'top-air' }, { place: b, at: 'top-fire' }, { ready: true })
    other.play(0, { place: b, at: 'top-earth' }, { place: a, at: 'top-plant' }, { ready: true })
    for (const viewer of [1, 2, 'table'] as const) expect(s.view(viewer)).toEqual(other.view(viewer))
    expect(s.view(0)).not.toEqual(other.view(0))
    s.auto((p) => p.phase === 'draft')
    expect(s.view(1).fairies[0]!.forest.slice(0, 5)).toEqual([null, null, a, b, null])
  })
})

describe('two fairies', () => {
  it('FS-TWO-02 FS-TWO-03 the deck and one more S card of no deck in play, in the discard', () => {
    const extras = new Set<number>()
    for (let deal = 0; deal < 20; deal++) {
      const s = dealt({ seats: 2 }, deal)
      const both = everyFairy(s).flatMap((f) => letterCards(f.letter!))
      for (const f of everyFairy(s)) {
        expect(f.discard).toHaveLength(3)
        const extra = f.discard.filter((n) => !letterCards(f.letter!).includes(n))
        expect(extra).toHaveLength(1)
        expect(both).not.toContain(extra[0])
        expect(deckOf(extra[0]!)).toBe('S')
        extras.add(extra[0]!)
      }
      expect(new Set(everyFairy(s).flatMap((f) => f.discard)).size).toBe(6)
    }
    expect(extras.size).toBeGreaterThan(8)
  })

  it('FS-TWO-06 the draft of projects stays at four cards and three chosen', () => {
    const s = dealt({ seats: 2 })
    expect(everyFairy(s).map((f) => f.offer.length)).toEqual([4, 4])
    s.auto((p) => p.phase === 'planning')
    expect(everyFairy(s).map((f) => f.projects.length)).toEqual([3, 3])
    expect(s.position.common).toHaveLength(2)
  })

  it('FS-TWO-01 FS-INV-17 trimesters 1 to 3 last four turns each, with three fairies three', () => {
    for (const [seats, turns] of [
      [2, 4],
      [3, 3],
    ] as const) {
      const s = dealt({ seats })
      s.auto((p) => p.trimester === 4)
      const begun = ofType(s.events, 'turn').map((e) => [e.trimester, e.turn])
      expect(begun).toEqual([1, 2, 3].flatMap((t) => Array.from({ length: turns }, (_, i) => [t, i + 1])))
    }
  })

  it('FS-TWO-07 three final projects are laid out', () => {
    const s = dealt({ seats: 2 })
    s.auto((p) => p.phase === 'finals' && p.chance !== 'finals')
    expect(s.position.finals).toHaveLength(3)
  })
})

describe('the short game', () => {
  it('FS-SHORT-01 after trimester 2 the final trimester follows', () => {
    const s = dealt({ length: 'short' })
    s.auto((p) => p.phase === 'finals')
    expect(ofType(s.events, 'trimester').map((e) => e.trimester)).toEqual([1, 2, 4])
    expect(ofType(s.events, 'turn').map((e) => e.trimester)).toEqual([1, 1, 1, 2, 2, 2])
  })

  it('FS-SHORT-02 the short final projects are laid out, in the long game the long ones', () => {
    for (const [length, kind] of [
      ['short', /^f\d$/],
      ['long', /^F\d+$/],
    ] as const) {
      const s = dealt({ length })
      s.auto((p) => p.phase === 'finals' && p.finals.length > 0)
      expect(s.position.finals).toHaveLength(4)
      for (const id of s.position.finals) expect(id).toMatch(kind)
    }
  })

  it('FS-SHORT-03 everybody begins with 32 cubes', () => {
    for (const f of everyFairy(dealt({ length: 'short', seats: 5 }))) expect(f.supply).toBe(32)
  })

  it('FS-SHORT-04 with six fairies all six short final projects are laid out', () => {
    const s = dealt({ length: 'short', seats: 6 })
    s.auto((p) => p.phase === 'finals' && p.finals.length > 0)
    expect([...s.position.finals].sort()).toEqual(['f1', 'f2', 'f3', 'f4', 'f5', 'f6'])
    s.auto((p) => p.queue.length === 1 && p.chance === 'none')
    const last = s.position.queue[0]!
    expect(s.moves(last)).toHaveLength(1)
    s.auto((p) => p.phase === 'planning')
    expect(new Set(everyFairy(s).map((f) => f.final)).size).toBe(6)
  })
})

describe('who is asked', () => {
  it('FS-INV-14 CHANCE is asked first, and the same answers make the same game', () => {
    const s = fresh()
    expect(s.pending).toEqual([CHANCE])
    expect(s.moves(0)).toEqual([])
    const once = dealt({ seats: 4 }, 12345)
    const twice = dealt({ seats: 4 }, 12345)
    once.auto((p) => p.trimester === 2)
    twice.auto((p) => p.trimester === 2)
    expect(once.position).toEqual(twice.position)
    expect(dealt({ seats: 4 }, 12346).position).not.toEqual(dealt({ seats: 4 }, 12345).position)
  })
})
