import { describe, expect, it } from 'vitest'
import { EDITION } from './edition.ts'
import { dealt, elements, type FairySetup, ofType, type Scenario, type Setup, scenario } from './testing.ts'

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)
const everyFairy = (s: Scenario) => s.position.fairies
const keepFirst = (s: Scenario): void => {
  for (const seat of everyFairy(s).keys()) s.play(seat, { keep: s.fairy(seat).offer[0]! })
}
/** At the choice of three projects. */
const atChoice = (s: Scenario): Scenario => {
  s.auto((p) => p.phase === 'projects')
  return s
}
/** The end of a trimester: what comes next is the draft of the following one. */
const lastTurn = (trimester: number, fairies: Setup['fairies'], more: Setup = {}): Scenario => {
  const s = scenario({ ...more, trimester, turn: 3, fairies })
  s.ready()
  expect(s.position).toMatchObject({ trimester: trimester + 1, phase: 'draft', chance: 'deal' })
  s.chance({ deal: 5 })
  return s
}

describe('the draft', () => {
  it('FS-DRAFT-03 one is kept, the others go to the left, until everybody has kept four', () => {
    const s = dealt({ seats: 4 })
    const before = everyFairy(s).map((f) => f.offer)
    keepFirst(s)
    expect(everyFairy(s).map((f) => f.offer)).toEqual(before.map((_, seat) => before[(seat + 1) % 4]!.slice(1)))
    keepFirst(s)
    keepFirst(s)
    atChoice(s)
    for (const [seat, f] of everyFairy(s).entries())
      expect(sorted(f.kept)).toEqual(sorted([0, 1, 2, 3].map((k) => before[(seat + k) % 4]![k]!)))
  })

  it('FS-DRAFT-03 what is kept stays hidden from the others, and passes only when all have chosen', () => {
    const s = dealt({ seats: 3 })
    const other = s.fork()
    s.play(0, { keep: s.fairy(0).offer[0]! })
    other.play(0, { keep: other.fairy(0).offer[3]! })
    for (const viewer of [1, 2, 'table'] as const) expect(s.view(viewer)).toEqual(other.view(viewer))
    expect(s.fairy(0).offer).toHaveLength(3)
    expect(s.pending).toEqual([1, 2])
  })

  it('FS-DRAFT-04 FS-INV-06 exactly three of the four kept', () => {
    const s = atChoice(dealt())
    const [a, b, c, d] = sorted(s.fairy(0).kept) as [number, number, number, number]
    const foreign = s.fairy(1).kept[0]!
    expect(s.moves(0).filter((m) => 'projects' in m)).toHaveLength(4)
    expect(s.refused(0, { projects: [a, a, b] }).code).toBe('threeProjects')
    expect(s.refused(0, { projects: sorted([a, b, foreign]) }).code).toBe('notYourProject')
    s.play(0, { projects: [a, c, d] })
    expect(s.fairy(0).projects).toEqual([])
    s.auto((p) => p.phase === 'planning')
    expect(s.fairy(0).projects).toEqual([a, c, d])
    expect(s.position.common).toContain(b)
    expect(everyFairy(s).map((f) => f.projects.length)).toEqual([3, 3, 3])
  })

  it('FS-DRAFT-04 nobody sees the choice before all have chosen', () => {
    const s = atChoice(dealt())
    const other = s.fork()
    const kept = sorted(s.fairy(0).kept)
    s.play(0, { projects: kept.slice(0, 3) })
    other.play(0, { projects: kept.slice(1) })
    expect(s.view(1)).toEqual(other.view(1))
    expect(s.view('table')).toEqual(other.view('table'))
  })

  it('FS-DRAFT-05 FS-DRAFT-08 the cards not chosen go to the common discard, those not dealt do not', () => {
    const s = atChoice(dealt({ seats: 5 }))
    const kept = everyFairy(s).flatMap((f) => f.kept)
    expect(kept).toHaveLength(20)
    s.auto((p) => p.phase === 'planning')
    const current = everyFairy(s).flatMap((f) => f.projects)
    expect(sorted([...current, ...s.position.common])).toEqual(sorted(kept))
    expect(s.position.common).toHaveLength(5)
  })

  it('FS-DRAFT-04 FS-DRAFT-06 FS-PROJ-02 unrealised projects compete with the new ones; never more than three', () => {
    const s = lastTurn(1, { 0: { projects: [81, 92, 98] }, 1: { projects: [99] } })
    expect(s.fairy(0).projects).toEqual([81, 92, 98])
    atChoice(s)
    expect(s.moves(0).filter((m) => 'projects' in m)).toHaveLength(35)
    expect(s.moves(1).filter((m) => 'projects' in m)).toHaveLength(10)
    expect(s.moves(2).filter((m) => 'projects' in m)).toHaveLength(4)
    s.play(0, { projects: [81, 92, 98] })
    s.auto((p) => p.phase === 'planning')
    expect(s.fairy(0).projects).toEqual([81, 92, 98])
    expect(everyFairy(s).every((f) => f.projects.length === 3)).toBe(true)
    expect(s.position.common).toHaveLength(4 + 2 + 1)
  })

  it('FS-DRAFT-07 example: two old projects, one kept with two new ones; three cards go to the common discard', () => {
    const s = lastTurn(2, { 0: { projects: [105, 106] } }, { common: [77] })
    atChoice(s)
    const fresh = sorted(s.fairy(0).kept)
    s.play(0, { projects: [105, fresh[0]!, fresh[1]!] })
    const events = s.auto((p) => p.phase === 'planning')
    expect(s.fairy(0).projects).toEqual([105, fresh[0], fresh[1]])
    const told = ofType(events, 'projects').find((e) => e.seat === 0)!
    expect(told.common).toEqual([106, fresh[2], fresh[3]])
    for (const n of [77, 106, fresh[2], fresh[3]]) expect(s.position.common).toContain(n)
  })

  it('FS-DRAFT-09 current projects lie open', () => {
    const s = dealt()
    s.auto((p) => p.phase === 'planning')
    for (const viewer of [0, 1, 2, 'table'] as const)
      expect(s.view(viewer).fairies.map((f) => f.projects)).toEqual(everyFairy(s).map((f) => f.projects))
  })

  it('FS-P7-03 FS-ELEM-04 at the end of a trimester forest, piles, elements, cubes and projects stay', () => {
    const s = scenario({
      trimester: 1,
      turn: 3,
      fairies: {
        0: { elements: { earth: 2, air: 1 }, projects: [81], played: ['earth', 'water'] },
        1: { elements: { fire: 7 }, supply: 30 },
      },
    })
    s.ready()
    const after = everyFairy(s)
    expect(s.position.trimester).toBe(2)
    expect(after[0]).toMatchObject({ elements: elements({ earth: 2, air: 1 }), projects: [81] })
    expect(after[1]).toMatchObject({ elements: elements({ fire: 7 }), supply: 30 })
    expect(after[2]!.kindness).toBe(7)
    const strip = (f: (typeof after)[number]) => ({ forest: f.forest, draw: f.draw, discard: f.discard })
    const before = after.map(strip)
    s.chance({ deal: 5 })
    expect(everyFairy(s).map(strip)).toEqual(before)
    expect(after[0]!.forest.filter((n) => n !== null)).toHaveLength(6)
  })
})

describe('phase 0, aimless', () => {
  const busy: FairySetup = { projects: [77] }
  const busy2: FairySetup = { projects: [78] }
  /** Turn 1 ends, turn 2 begins. */
  const nextTurn = (setup: Setup): Scenario => {
    const s = scenario({ turn: 1, phase: 'realisation', ...setup })
    s.ready()
    return s
  }

  it('FS-P0-01 FS-P0-07 a fairy without a project must take exactly one; the others take nothing', () => {
    const s = nextTurn({ common: [99, 100], fairies: { 0: busy, 1: {}, 2: { projects: [78] } } })
    expect(s.position).toMatchObject({ phase: 'aimless', turn: 2, deciding: [1] })
    expect(s.moves(1)).toEqual([{ take: 99 }, { take: 100 }])
    expect(s.refused(1, { ready: true }).code).toBe('otherDecision')
    expect(s.refused(0, { take: 99 }).code).toBe('notYourDecision')
    expect(s.refused(1, { take: 98 }).code).toBe('notInCommon')
    s.play(1, { take: 100 })
    expect(s.fairy(1).projects).toEqual([100])
    expect(s.position).toMatchObject({ phase: 'planning', common: [99] })
  })

  it('FS-P0-02 only projects of the current trimester can be taken', () => {
    const s = nextTurn({ trimester: 2, common: [99, 106, 107], fairies: { 0: { projects: [105] }, 1: {}, 2: { projects: [78] } } })
    expect(s.moves(1)).toEqual([{ take: 106 }, { take: 107 }])
    expect(s.refused(1, { take: 99 }).code).toBe('otherTrimester')
  })

  it('FS-P0-03 most kindness chooses first', () => {
    const s = nextTurn({
      common: [99, 100, 101, 102],
      fairies: {
        0: { scale: { 1: 5 }, elements: { air: 1 } },
        1: { scale: { 0: 2 } },
        2: { scale: { 0: 4, 1: 5 }, elements: { fire: 9 } },
      },
    })
    expect(s.position.queue).toEqual([2, 0, 1])
    expect(s.refused(0, { take: 99 }).code).toBe('notYourDecision')
    s.play(2, { take: 102 })
    expect(s.refused(0, { take: 102 }).code).toBe('notInCommon')
    s.play(0, { take: 99 })
    s.play(1, { take: 100 })
    expect(everyFairy(s).map((f) => f.projects)).toEqual([[99], [100], [102]])
    expect(s.position.phase).toBe('planning')
  })

  it('FS-P0-04 ties: fewer elements first, an air counting as one', () => {
    const s = nextTurn({
      common: [99, 100, 101],
      fairies: { 0: { elements: { earth: 3 } }, 1: { elements: { air: 2 } }, 2: { elements: { fire: 1 }, scale: { 0: 0 } } },
    })
    expect(s.position).toMatchObject({ queue: [2, 1, 0], chance: 'none' })
  })

  it('FS-P0-04 still tied: lots decide, keeping to kindness and elements', () => {
    const s = nextTurn({
      common: [99, 100, 101],
      fairies: { 0: { elements: { earth: 3 } }, 1: { elements: { air: 3 } }, 2: { elements: { fire: 4 } } },
    })
    expect(s.position.chance).toBe('lots')
    expect(s.refused(-1, { order: [2, 1, 0] }).code).toBe('wrongOutcome')
    expect(s.refused(-1, { order: [1, 1, 2] }).code).toBe('wrongOutcome')
    expect(s.refused(-1, { order: [1, 0] }).code).toBe('malformed')
    const other = s.fork()
    s.chance({ order: [1, 0, 2] })
    expect(s.pending).toEqual([1])
    other.chance({ order: [0, 1, 2] })
    expect(other.pending).toEqual([0])
    s.play(1, { take: 99 })
    expect(s.pending).toEqual([0])
  })

  it('FS-P0-04 lots fall either way, and only between those who are tied', () => {
    const orders = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const s = nextTurn({
        common: [99, 100, 101],
        fairies: { 0: { elements: { earth: 3 } }, 1: { elements: { air: 3 } }, 2: { scale: { 0: 1 } } },
      })
      s.auto((p) => p.chance === 'none', undefined, seed)
      orders.add(s.position.queue.join())
    }
    expect([...orders].sort()).toEqual(['2,0,1', '2,1,0'])
  })

  it('FS-P0-05 with nothing to take she stays aimless this turn and looks again the next', () => {
    const s = nextTurn({ trimester: 2, common: [99], fairies: { 0: busy, 1: {}, 2: busy2 } })
    expect(s.position.phase).toBe('planning')
    expect(ofType(s.events, 'staysAimless').map((e) => e.seat)).toEqual([1])
    expect(s.fairy(1).projects).toEqual([])
    s.auto((p) => p.turn === 3)
    expect(ofType(s.events, 'staysAimless').map((e) => e.seat)).toEqual([1, 1])
  })
  it('FS-P0-05 the last card goes to the first in order; the others stay aimless', () => {
    const s = nextTurn({ common: [99], fairies: { 0: { scale: { 1: 1 } }, 1: { scale: { 0: 3 } }, 2: busy } })
    s.play(1, { take: 99 })
    expect(s.position.phase).toBe('planning')
    expect(ofType(s.events, 'staysAimless').map((e) => e.seat)).toEqual([0])
  })

  it('FS-P0-06 no phase 0 in the 4th trimester', () => {
    const s = nextTurn({ trimester: 4, common: [134, 135], fairies: { 0: {}, 1: {}, 2: {} } })
    expect(s.position).toMatchObject({ trimester: 4, turn: 2, phase: 'planning' })
  })

  it('FS-START-08 two projects in turn 1, one in turn 2: aimless at the start of turn 3, not before', () => {
    const rich = { earth: 20, plant: 20, fire: 20, water: 20 }
    const s = scenario({
      phase: 'realisation',
      common: [104],
      fairies: { 0: { projects: [81, 92, 98], elements: rich }, 1: { projects: [77] }, 2: { projects: [78] } },
    })
    s.ready(1, 2)
    s.play(0, { realise: 81 }, { realise: 92 })
    expect(s.refused(0, { realise: 98 }).code).toBe('twoProjectsATurn')
    s.play(0, { ready: true })
    expect(s.position).toMatchObject({ turn: 2, phase: 'planning' })
    s.auto((p) => p.turn === 2 && p.phase === 'realisation')
    s.play(0, { realise: 98 }, { ready: true })
    expect(s.position).toMatchObject({ turn: 3, phase: 'aimless', deciding: [0] })
    expect(s.moves(0)).toEqual([{ take: 104 }])
  })

  it('FS-INV-08 after phase 0 every fairy has a project or the common discard has none of the trimester', () => {
    const s = dealt({ seats: 4 })
    const deck = (n: number) => EDITION.cards.find((c) => c.number === n)!.deck
    s.auto(
      (p) => {
        if (p.phase === 'planning' && p.trimester < 4)
          expect(p.fairies.every((f) => f.projects.length > 0) || !p.common.some((n) => deck(n) === `T${p.trimester}`)).toBe(true)
        return p.trimester === 3
      },
      (_p, _seat, moves) => moves.find((m) => 'realise' in m) ?? moves.find((m) => 'activate' in m),
    )
    expect(s.position.trimester).toBe(3)
  })
})
