/** Whatever is asked, only its own kind of answer is taken, and only within its bounds: PQ-INV-43. */
import { describe, expect, it } from 'vitest'
import { type Actor, CHANCE, type Move } from '../../core/game.ts'
import { pixieQueen } from './index.ts'
import { fresh } from './testing.ts'
import { atDemand, atOffer, cubes, ofType, type Scenario, scenario, step } from './testing-flow.ts'
import { type MoveWords, type Skill, STEPS, type Step } from './types.ts'
import {
  ADD,
  ANNOUNCE,
  CHAIN,
  DEMAND,
  DRAW,
  FACE,
  GIVE,
  OFFER,
  ORDER,
  PEEK,
  PICK,
  PROMOTE,
  REMOVE,
  ROB,
  SEND,
  SKILL_SET,
  SPACE,
  SPLIT,
  TAKE,
  TRACK,
} from './words.ts'

const SIX: Skill[] = ['cheapGold', 'servantBonus', 'ringBonus', 'lightMine', 'copyUnused', 'extraSlot']

/** One answer of every kind but unchaining, which has rules of its own. */
const ANSWERS: readonly MoveWords[] = [
  { order: [0, 1, 2] },
  { skills: SIX },
  { roll: 1 },
  { face: 1 },
  { draw: cubes({ silver: 5 }) },
  { demand: 'apple' },
  { skill: 'cheapGold' },
  { food: { apple: 2 } },
  { space: 1 },
  { pass: true },
  { done: true },
  { stop: true },
  { take: 'apple' },
  { give: 'apple' },
  { count: 1 },
  step('mine', 1),
  { split: [0, 1, 1] },
  { track: 'silver' },
  { rob: 1 },
  { peek: false },
  { pick: 'silver' },
  { chain: 1, miner: 0 },
  { swap: 'skill', with: 1, for: 'skill' },
  { remove: { apple: 2, bread: 1 } },
  { copy: 1 },
  { add: 'apple' },
  { send: 1 },
  { mercy: true },
  { announce: false },
  { offer: 'apple', count: 1 },
  { seal: true },
]

/** Seat 0 has chosen this space. */
function on(space: number, setup: Parameters<typeof scenario>[0] = {}, ...more: readonly MoveWords[]): Scenario {
  const s = scenario(setup)
  s.play(0, { space }, ...more)
  return s
}

function dealt(...outcomes: readonly MoveWords[]): Scenario {
  const s = fresh({ seats: 3 })
  for (const outcome of outcomes) s.chance(outcome)
  return s
}

const ORDERED: MoveWords = { order: [0, 1, 2] }
const promoting = (name: Step, seats = 3): Scenario =>
  scenario({ seats, phase: 'rewards', step: name, acting: 0, demand: 'honey', progress: { steps: 1 } })
const owing = (): Scenario =>
  scenario({ step: 'send', acting: 1, pixies: { 1: [1] }, singleUse: { 1: 'mercy' }, progress: { owed: [0, 1, 0] } })

function rolled(): Scenario {
  const s = on(10)
  s.chance({ roll: 2 })
  return s
}

function stoneInHand(): Scenario {
  const s = on(15)
  s.chance({ draw: cubes({ stone: 1, silver: 4 }) })
  return s
}

function asksForDouble(): Scenario {
  const s = scenario({ passed: [1, 2], singleUse: { 0: 'double' } })
  s.play(0, { space: 21 })
  return s
}

type Decision = Exclude<Step, 'over'>

/** Every decision there is: a table at it, who is asked, and the kinds of answers it takes. */
const DECISIONS: Readonly<Record<Decision, readonly [table: () => Scenario, asked: Actor, ...takes: string[]]>> = {
  order: [() => dealt(), CHANCE, 'order'],
  skills: [() => dealt(ORDERED), CHANCE, 'skills'],
  pickSkill: [() => dealt(ORDERED, { skills: SIX }), 2, 'skill'],
  foodTile: [() => scenario({ phase: 'steal', step: 'foodTile', acting: 0, foodTile: { 0: 2 } }), 0, 'food'],
  turn: [() => scenario(), 0, 'space', 'pass'],
  takeFood: [() => on(1), 0, 'take'],
  promote: [() => on(3), 0, 'promote', 'stop'],
  exchangeGive: [() => on(4), 0, 'give'],
  exchangeTake: [() => on(4, {}, { give: 'bread' }), 0, 'take'],
  exchangeCount: [() => on(4, {}, { give: 'bread' }, { take: 'apple' }), 0, 'count'],
  convertCount: [() => on(5, { goods: { 0: { silver: 8 } } }), 0, 'count'],
  punishDie: [() => on(10), CHANCE, 'roll'],
  split: [rolled, 0, 'split'],
  advance: [() => on(11), 0, 'track'],
  casinoDie: [() => on(12), CHANCE, 'face'],
  rob: [() => on(14, { pixies: { 1: [1] } }), 0, 'rob'],
  usePeek: [() => on(15, { singleUse: { 0: 'peek' } }), 0, 'peek'],
  peekPick: [() => on(15, { singleUse: { 0: 'peek' } }, { peek: true }), 0, 'pick'],
  draw: [() => on(15), CHANCE, 'draw'],
  placeStone: [stoneInHand, 0, 'chain'],
  swap: [() => on(16), 0, 'swap'],
  scraps: [() => on(17), 0, 'take', 'remove'],
  copyTarget: [() => on(18, { discs: { 1: [1, 1] } }), 0, 'copy'],
  addGood: [() => on(19), 0, 'add'],
  honeyCount: [() => on(20, { next: [1, 2, 0] }), 0, 'count'],
  afterAction: [() => on(2, { stones: { 0: [1, 0] } }), 0, 'done'],
  send: [owing, 1, 'send', 'mercy'],
  announceDouble: [asksForDouble, 0, 'announce'],
  demand: [() => atDemand(), CHANCE, 'demand'],
  offer: [() => atOffer(), 1, 'offer', 'seal'],
  promoteStep: [() => promoting('promoteStep'), 0, 'promote', 'stop'],
  freePromotion: [() => promoting('freePromotion'), 0, 'promote', 'stop'],
  neutralPromotion: [() => promoting('neutralPromotion', 2), 0, 'promote', 'stop'],
  finalUnchain: [() => scenario({ round: 7, phase: 'scoring', step: 'finalUnchain', acting: 0, stones: { 0: [1, 0] } }), 0, 'done'],
}

const table = (name: Decision): Scenario => DECISIONS[name][0]()

/** What becomes of a move no word can spell. */
function raw(name: Decision, m: Move, by: Actor = DECISIONS[name][1]): string {
  const { state } = pixieQueen.notation.parsePosition(JSON.parse(JSON.stringify(table(name).position)))
  const verdict = pixieQueen.judge(state, by, m)
  return verdict.ok ? 'allowed' : verdict.code
}

const names = STEPS.filter((name) => name !== 'over')

describe('every decision', () => {
  it.each(names)('PQ-INV-43 %s takes its own kind of answer and no other', (name) => {
    const [build, by, ...own] = DECISIONS[name]
    const s = build()
    expect(s.position.step).toBe(name)
    for (const words of ANSWERS.filter((w) => !own.some((key) => key in w)))
      expect(s.refused(by, words), JSON.stringify(words)).toMatchObject({ code: 'otherDecision', rule: 'PQ-INV-43' })
  })

  it.each(names)('PQ-INV-43 PQ-ACT-01 %s is answered by nobody else', (name) => {
    const [build, by, ...own] = DECISIONS[name]
    const s = build()
    const others = [CHANCE, 0, 1, 2].filter((x) => x !== by && !s.pending.includes(x))
    for (const words of ANSWERS.filter((w) => own.some((key) => key in w)))
      for (const other of others)
        expect(s.refused(other, words), `${other} ${JSON.stringify(words)}`).toMatchObject({ code: 'notYourDecision' })
  })

  it('PQ-INV-43 an order of play names every seat once, and no seat twice or too many', () => {
    const s = dealt()
    expect(s.refused(CHANCE, { order: [0, 1, 2, 0] })).toMatchObject({ code: 'malformed' })
    expect(s.refused(CHANCE, { order: [0, 1] })).toMatchObject({ code: 'malformed' })
    expect(s.refused(CHANCE, { order: [1, 2, 1] })).toMatchObject({ code: 'wrongOutcome' })
    expect(raw('order', ORDER([0, 1, 2]))).toBe('allowed')
    expect(raw('order', ORDER([0, 1, 2]) | (1 << 17))).toBe('malformed')
    expect(raw('skills', SKILL_SET(0b10000011111))).toBe('wrongOutcome')
  })

  it('PQ-A15-03 PQ-INV-05 no more of a kind is drawn than the bag holds of it', () => {
    const s = on(15, { bag: { silver: 1, gold: 1, stone: 3 } })
    for (const draw of [cubes({ silver: 2, stone: 3 }), cubes({ silver: 1, gold: 2, stone: 2 }), cubes({ gold: 1, stone: 4 })])
      expect(s.refused(CHANCE, { draw })).toMatchObject({ code: 'wrongOutcome' })
    expect(s.can(CHANCE, { draw: cubes({ silver: 1, gold: 1, stone: 3 }) })).toBe(true)
    expect(raw('draw', DRAW(5, 0, 0))).toBe('allowed')
  })

  it('PQ-A03-01 action 3 cannot be left without a step, nor the step of the third colour: PQ-TWO-11', () => {
    expect(table('promote').refused(0, { stop: true })).toMatchObject({ code: 'mustStep', rule: 'PQ-A03-01' })
    expect(table('neutralPromotion').refused(0, { stop: true })).toMatchObject({ code: 'mustStep', rule: 'PQ-TWO-11' })
    expect(table('promoteStep').can(0, { stop: true })).toBe(true)
  })

  it('PQ-PROMO-01 no step without one left', () => {
    const s = scenario({ phase: 'rewards', step: 'promoteStep', acting: 0, demand: 'honey', progress: { steps: 0 } })
    expect(s.refused(0, step('mine', 1))).toMatchObject({ code: 'noStepsLeft' })
    expect(s.moves(0)).toEqual([{ stop: true }])
    s.play(0, { stop: true })
    expect(ofType(s.events, 'stepsLost')).toEqual([])
  })
})

describe('what is no answer at all', () => {
  it.each<[Decision, Move]>([
    ['turn', SPACE(0)],
    ['turn', SPACE(22)],
    ['scraps', TAKE(3)],
    ['scraps', TAKE(5)],
    ['scraps', REMOVE(1, 1, 1, 0, 8)],
    ['exchangeGive', GIVE(5)],
    ['exchangeTake', TAKE(5)],
    ['advance', TRACK(2)],
    ['split', SPLIT(3 | (1 << 7) | (1 << 11) | (1 << 15))],
    ['rob', ROB(0)],
    ['rob', ROB(15)],
    ['usePeek', PEEK(2)],
    ['peekPick', PICK(3)],
    ['placeStone', CHAIN(3, 0)],
    ['addGood', ADD(5)],
    ['promoteStep', PROMOTE(1, 16)],
    ['send', SEND(0)],
    ['send', SEND(15)],
    ['announceDouble', ANNOUNCE(2)],
    ['offer', OFFER(5, 1)],
  ])('PQ-INV-43 at %s move %i is malformed', (name, m) => {
    expect(raw(name, m)).toBe('malformed')
  })

  it('PQ-INV-43 outcomes that no die and no token shows', () => {
    expect(raw('casinoDie', FACE(6))).toBe('wrongOutcome')
    expect(raw('demand', DEMAND(3))).toBe('wrongOutcome')
    expect(raw('demand', DEMAND(2))).toBe('allowed')
  })

  it('PQ-INV-43 numbers that are no move, and actors that are nobody', () => {
    for (const m of [-1, 0.5, Number.NaN, 2 ** 31]) expect(raw('turn', m)).toBe('malformed')
    for (const m of [0, 2 ** 31 - 1]) expect(raw('turn', m)).toBe('otherDecision')
    for (const by of [-2, 3, 32]) expect(raw('turn', SPACE(1), by)).toBe('notYourDecision')
  })

  it('PQ-OUT-02 who is out has no answer to anything, removing stones included', () => {
    const s = scenario({ eliminated: [[2]], order: [0, 1] })
    for (const words of [{ unchain: 0 }, { pass: true }] as const) expect(s.refused(2, words)).toMatchObject({ code: 'notYourDecision' })
    const offering = atOffer({ eliminated: [[2]], order: [0, 1] })
    for (const words of [{ unchain: 0 }, { seal: true }] as const)
      expect(offering.refused(2, words)).toMatchObject({ code: 'notYourDecision' })
  })
})
