import { describe, expect, it } from 'vitest'
import { elements, type FairySetup, ofType, type Scenario, type Setup, scenario } from './testing.ts'

const RICH = { earth: 40, plant: 40, fire: 40, water: 40 }
/** What the fifth step of F1 asks. */
const FIFTH = { earth: 6, plant: 4, fire: 4, water: 2 }
const FINISHER: FairySetup = { final: 'F1', steps: 4, elements: FIFTH }

/** The end of the last trimester with projects: the final projects are about to be laid out. */
const opening = (fairies: Setup['fairies'] = {}, more: Setup = {}): Scenario => {
  const s = scenario({ phase: 'realisation', trimester: 3, turn: 3, ...more, fairies })
  s.ready()
  expect(s.position).toMatchObject({ trimester: 4, phase: 'finals', chance: 'finals' })
  s.chance({ deal: 11 })
  return s
}
/** Phase 6 of the last trimester, seat 0 still asked. */
const racing = (fairies: Setup['fairies'], more: Setup = {}): Scenario =>
  scenario({ phase: 'realisation', trimester: 4, turn: 2, ...more, fairies })
const quietFinals: Setup['fairies'] = { 0: { scale: { 1: 3 } }, 1: { scale: { 0: 2 } }, 2: { scale: { 0: 1 } } }

describe('the final projects', () => {
  it('FS-FINAL-01 one more than there are fairies is laid open', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const s = opening({}, { seats, turn: seats === 2 ? 4 : 3 })
      expect(s.position.finals).toHaveLength(seats + 1)
      expect(new Set(s.position.finals).size).toBe(seats + 1)
      for (const viewer of [0, 1, 'table'] as const) expect(s.view(viewer).finals).toEqual(s.position.finals)
    }
  })

  it('FS-FINAL-02 each chooses one, most kindness first', () => {
    const s = opening({ 0: { scale: { 1: 1 } }, 1: { scale: { 0: 9 } }, 2: { scale: { 0: 4 } } })
    expect(s.position.queue).toEqual([1, 2, 0])
    const [a, b, c, d] = s.position.finals as [string, string, string, string]
    expect(s.refused(0, { final: a }).code).toBe('notYourDecision')
    s.play(1, { final: c })
    expect(s.refused(2, { final: c })).toMatchObject({ code: 'finalTaken', rule: 'FS-FINAL-02' })
    s.play(2, { final: a })
    expect(s.moves(0)).toEqual([{ final: b }, { final: d }])
    s.play(0, { final: d })
    expect(s.position.fairies.map((f) => f.final)).toEqual([d, c, a])
  })

  it('FS-FINAL-02 ties: fewer elements, then lots', () => {
    const s = opening({ 0: { elements: { earth: 3 } }, 1: { elements: { air: 2 } }, 2: { elements: { fire: 2, water: 2 } } })
    expect(s.position).toMatchObject({ queue: [1, 0, 2], chance: 'none' })
    const tied = opening({ 0: { elements: { earth: 3 } }, 1: { elements: { air: 3 } }, 2: { scale: { 0: 1 } } })
    expect(tied.position.chance).toBe('lots')
    expect(tied.refused(-1, { order: [0, 2, 1] }).code).toBe('wrongOutcome')
    tied.chance({ order: [2, 1, 0] })
    expect(tied.pending).toEqual([2])
    expect(tied.position.queue).toEqual([2, 1, 0])
  })

  it('FS-FINAL-03 the one that remains is out of the game', () => {
    const s = opening(quietFinals)
    const open = s.position.finals
    for (const seat of [0, 1, 2]) s.play(seat, { final: s.position.finals[0]! })
    expect(s.position.finals).toEqual([])
    const taken = s.position.fairies.map((f) => f.final!)
    expect(open.filter((id) => !taken.includes(id))).toHaveLength(1)
  })

  it('FS-FINAL-04 no draft and no phase 0; then the phases run as before', () => {
    const s = opening(quietFinals, { common: [134, 135] })
    s.auto((p) => p.turn === 2)
    const phases = ofType(s.events, 'phase').map((e) => e.phase)
    const from = phases.indexOf('finals') + 1
    expect(phases.slice(from, from + 6)).toEqual(['planning', 'selection', 'activation', 'study', 'realisation', 'planning'])
    expect(s.position.fairies.every((f) => f.projects.length === 0)).toBe(true)
  })

  it('FS-FINAL-05 FS-FINAL-07 several steps in one phase 6, each for its printed price', () => {
    const s = racing({ 0: { final: 'F1', elements: RICH } })
    s.play(0, { step: 1 })
    expect(s.fairy(0)).toMatchObject({ steps: 1, elements: elements({ earth: 34, plant: 36, fire: 40, water: 40 }) })
    s.play(0, { step: 2 }, { step: 3 })
    expect(s.fairy(0)).toMatchObject({ steps: 3, elements: elements({ earth: 25, plant: 29, fire: 35, water: 37 }) })
    expect(racing({ 0: { final: 'F1', elements: { earth: 6, plant: 3 } } }).refused(0, { step: 1 }).code).toBe('cannotPayStep')
    const exchange = racing({ 0: { final: 'F1', elements: { earth: 6, plant: 3, water: 4 } } })
    exchange.play(0, { step: 1 })
    expect(exchange.fairy(0)).toMatchObject({ steps: 1, elements: elements({}) })
  })

  it('FS-FINAL-06 FS-INV-12 steps are realised in order', () => {
    const s = racing({ 0: { final: 'F1', elements: RICH } })
    expect(s.refused(0, { step: 2 })).toMatchObject({ code: 'notNextStep', rule: 'FS-FINAL-06', params: { next: 1 } })
    s.play(0, { step: 1 })
    expect(s.refused(0, { step: 1 }).code).toBe('notNextStep')
    expect(s.refused(0, { step: 3 }).code).toBe('notNextStep')
    expect(s.moves(0).filter((m) => 'step' in m)).toEqual([{ step: 2 }])
  })

  it('FS-FINAL-07 projects left over may be realised, two a turn, besides any number of steps; they need not', () => {
    const s = racing({ 0: { final: 'F1', elements: RICH, projects: [81, 92, 98] } })
    s.play(0, { realise: 81 }, { step: 1 }, { step: 2 }, { realise: 92 })
    expect(s.refused(0, { realise: 98 }).code).toBe('twoProjectsATurn')
    s.play(0, { step: 3 }, { ready: true })
    expect(s.fairy(0)).toMatchObject({ steps: 3, projects: [98], realised: [81, 92] })
  })

  it('FS-FINAL-09 a long final project is finished with 5 steps, a short one with 4', () => {
    for (const [length, final, last] of [
      ['long', 'F1', 5],
      ['short', 'f1', 4],
    ] as const) {
      const s = racing({ 0: { final, elements: RICH } }, { options: { length } })
      for (let step = 1; step <= last; step++) {
        s.play(0, { step })
        expect(s.view(1).fairies[0]!.steps).toBe(step)
      }
      expect(s.refused(0, { step: last + 1 })).toMatchObject({ code: 'stepsDone', rule: 'FS-FINAL-09' })
      expect(s.moves(0).some((m) => 'step' in m)).toBe(false)
    }
  })

  it('FS-FINAL-10 at the end of each turn every fairy with the most steps gains 1 air', () => {
    const s = racing({ 0: { steps: 2 }, 1: { steps: 3 }, 2: { steps: 3 } })
    const events = s.ready()
    expect(ofType(events, 'leaders')).toEqual([{ type: 'leaders', seats: [1, 2] }])
    expect(s.position.fairies.map((f) => f.elements.air)).toEqual([0, 1, 1])
    s.auto((p) => p.turn === 4)
    expect(s.position.fairies.map((f) => f.elements.air)).toEqual([0, 2, 2])
  })

  it('FS-FINAL-10 a step realised this turn counts; without any step nobody gains', () => {
    const none = racing({})
    none.ready()
    expect(none.position.fairies.map((f) => f.elements.air)).toEqual([0, 0, 0])
    const one = racing({ 0: { final: 'F1', elements: { earth: 6, plant: 4 } } })
    one.play(0, { step: 1 })
    one.ready()
    expect(one.position.fairies.map((f) => f.elements.air)).toEqual([1, 0, 0])
  })

  it('FS-FINAL-10 not in earlier trimesters, and not when the option says none', () => {
    const none = racing({ 0: { steps: 2 } }, { options: { leadersBonus: 'none' } })
    none.ready()
    expect(none.position.fairies.map((f) => f.elements.air)).toEqual([0, 0, 0])
  })
})

describe('the end', () => {
  it('FS-END-01 the game ends at the end of the turn in which a fairy has finished, played out by all', () => {
    const s = racing({ 0: FINISHER, 1: { final: 'F2', elements: { earth: 6, fire: 4 } } })
    s.play(0, { step: 5 }, { ready: true })
    expect(s.position.phase).toBe('realisation')
    s.play(1, { step: 1 })
    s.ready(1, 2)
    expect(s.position.phase).toBe('over')
    expect(s.position.turn).toBe(2)
    expect(s.pending).toEqual([])
    expect(s.fairy(1).steps).toBe(1)
    expect(s.refused(0, { ready: true }).code).toBe('gameOver')
    expect(ofType(s.events, 'over')[0]).toMatchObject({ reason: 'finished' })
  })

  it('FS-END-01 nobody has finished: another turn', () => {
    const s = racing({ 0: { final: 'F1', steps: 3, elements: { earth: 5, plant: 5, water: 5 } } })
    s.play(0, { step: 4 })
    s.ready()
    expect(s.position).toMatchObject({ phase: 'planning', turn: 3 })
  })

  it('FS-END-02 FS-END-04 the others may spend what they have left on projects and steps, exchanges included', () => {
    const s = racing({
      0: { ...FINISHER, projects: [81], elements: { ...RICH } },
      1: { final: 'F2', elements: { earth: 6, plant: 16 }, projects: [98] },
      2: { elements: { water: 2 } },
    })
    s.play(0, { step: 5 })
    s.ready()
    // the finisher could spend in phase 6, and fairy 2 can pay for nothing
    expect(s.position).toMatchObject({ phase: 'spending', deciding: [1] })
    expect(s.refused(0, { realise: 81 }).code).toBe('alreadySealed')
    s.play(1, { step: 1 })
    expect(s.fairy(1)).toMatchObject({ steps: 1, elements: elements({}) })
    s.play(1, { ready: true })
    expect(s.position.phase).toBe('over')
  })

  it('FS-END-02 FS-ELEM-10 exchanges by hand are open in the last spending', () => {
    const s = racing({ 0: FINISHER, 1: { final: 'F2', elements: { earth: 20, plant: 20 } } })
    s.play(0, { step: 5 })
    s.ready()
    s.play(1, { exchange: 'water' }, { give: 'plant' }, { give: 'plant' }, { give: 'plant' })
    expect(s.fairy(1).elements).toMatchObject({ water: 1, plant: 17 })
  })

  it('FS-END-03 no limit of two projects in the last spending, and any number of steps', () => {
    const s = racing({ 0: FINISHER, 1: { final: 'F2', elements: RICH, projects: [81, 92, 98] } })
    s.play(0, { step: 5 })
    s.ready()
    s.play(1, { realise: 81 }, { realise: 92 }, { realise: 98 })
    expect(s.fairy(1).realised).toEqual([81, 92, 98])
    for (const step of [1, 2, 3, 4, 5]) s.play(1, { step })
    expect(s.fairy(1).steps).toBe(5)
    s.auto((p) => p.phase === 'over')
    expect(s.position.result!.map((r) => r.steps)).toEqual([15, 15, 0])
  })

  it('FS-END-04 several may finish in the same turn; none of them spends', () => {
    const s = racing({
      0: { ...FINISHER, elements: RICH, projects: [81] },
      1: { ...FINISHER, final: 'F2', elements: RICH, projects: [98] },
      2: { final: 'F5', elements: RICH },
    })
    s.play(0, { step: 5 })
    s.play(1, { step: 5 })
    s.ready()
    expect(ofType(s.events, 'finished')).toEqual([{ type: 'finished', seats: [0, 1] }])
    expect(s.position).toMatchObject({ phase: 'spending', deciding: [2] })
  })

  it("FS-END-05 order: phase 6, leaders' bonus, last spending, scoring", () => {
    const s = racing({
      0: FINISHER,
      // one air short of her last step
      1: { final: 'F4', steps: 4, elements: { earth: 6, fire: 1, water: 4, air: 2 } },
    })
    s.play(0, { step: 5 })
    s.ready()
    const order = s.events.map((e) => e.type).filter((t) => ['stepped', 'leaders', 'finished', 'counted'].includes(t))
    expect(order).toEqual(['stepped', 'leaders', 'finished', 'counted'])
    const tied = racing({ 0: FINISHER, 1: { final: 'F7', steps: 0, elements: { plant: 4, air: 1 } } })
    tied.play(0, { step: 5 })
    tied.ready()
    // fairy 1 is no leader: no air for her
    expect(tied.position.phase).toBe('over')
    expect(tied.fairy(1).elements.air).toBe(1)
  })

  it("FS-END-05 the leaders' air may be spent in the last spending", () => {
    // the guard ends the game; the second step of F7 asks one air more than she has before the bonus
    const s = racing({ 0: { final: 'F7', steps: 1, elements: { earth: 3, plant: 3, air: 1 } } }, { turn: 12 })
    expect(s.refused(0, { step: 2 }).code).toBe('cannotPayStep')
    s.ready()
    expect(s.position).toMatchObject({ phase: 'spending', deciding: [0] })
    s.play(0, { step: 2 })
    expect(s.fairy(0).steps).toBe(2)
  })

  it("FS-END-05 the leader's air counts in the scoring", () => {
    const s = racing({ 0: { ...FINISHER, elements: { ...FIFTH, water: 10 } } })
    s.play(0, { step: 5 })
    s.ready()
    // 8 water and 1 air are 10
    expect(s.position.result![0]).toMatchObject({ steps: 15, elements: 1, total: 16 })
  })

  it('FS-END-06 nobody finished after 12 turns: the game ends as if somebody had', () => {
    const eleven = racing({}, { turn: 11 })
    eleven.ready()
    expect(eleven.position).toMatchObject({ phase: 'planning', turn: 12 })
    const twelve = racing({ 1: { final: 'F2', elements: RICH } }, { turn: 12 })
    twelve.ready()
    expect(twelve.position).toMatchObject({ phase: 'spending', deciding: [1] })
    twelve.ready()
    expect(twelve.position.phase).toBe('over')
    expect(ofType(twelve.events, 'over')[0]).toMatchObject({ reason: 'guard' })
    expect(ofType(twelve.events, 'finished')).toEqual([])
  })

  it('FS-END-06 somebody finishes in the twelfth turn itself: that ends the game', () => {
    const s = racing({ 0: FINISHER }, { turn: 12 })
    s.play(0, { step: 5 })
    s.ready()
    expect(s.position.phase).toBe('over')
    expect(ofType(s.events, 'finished')).toEqual([{ type: 'finished', seats: [0] }])
    expect(ofType(s.events, 'over')[0]).toMatchObject({ reason: 'finished' })
  })

  it('FS-CARD-28 FS-END-02 a discount has lapsed before the last spending', () => {
    const s = scenario({
      trimester: 4,
      turn: 2,
      fairies: { 0: FINISHER, 1: { shared: [133, 8], final: 'F1', elements: { earth: 4, plant: 3 } } },
    })
    s.play(1, { activate: 133, of: 1, line: 0 })
    s.ready()
    s.play(0, { step: 5 })
    s.ready()
    expect(s.position.phase).toBe('over')
    expect(s.fairy(1)).toMatchObject({ steps: 0, discount: 0 })
  })
})
