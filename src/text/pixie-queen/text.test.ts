import { describe, expect, it } from 'vitest'
import { CHANCE, type Json, type Seat } from '../../core/game.ts'
import { rngAt } from '../../core/rng.ts'
import { pixieQueen } from '../../games/pixie-queen/index.ts'
import { type Event, type EventType, type MoveWords, REFUSALS, type View } from '../../games/pixie-queen/types.ts'
import { wordsOf } from '../../games/pixie-queen/words.ts'
import { LANGUAGES, loadGame } from '../index.ts'
import type { TextContext } from './rich.ts'

const NAMES = ['Orienne', 'Klaus', 'Phagius', 'Firenze', 'Indigeaux', 'Nobody']
const NONSENSE = /undefined|NaN|\[object|null|Infinity|~| {2}|\bfunction\b/

const texts = await Promise.all(LANGUAGES.map((language) => loadGame('pixie-queen', language)))
const context = (view: View, me: Seat): TextContext => ({ view, me, name: (colour) => NAMES[colour] ?? `Colour ${colour}` })

function clean(sentence: string, about: unknown): void {
  if (sentence.trim() === '' || NONSENSE.test(sentence)) throw new Error(`bad text "${sentence}" for ${JSON.stringify(about)}`)
}

/** What the checks saw, so that a test can tell whether random play reached enough. */
interface Seen {
  readonly steps: Set<string>
  readonly codes: Set<string>
  readonly events: Set<string>
}

type State = ReturnType<typeof pixieQueen.setup>

function checkChoices(s: State, seat: Seat, seen: Seen): void {
  const view = pixieQueen.view(s, seat)
  const moves = pixieQueen.moves(s, seat)
  seen.steps.add(view.step)
  for (const text of texts) {
    clean(text.names.prompts[view.step], view.step)
    const labels = new Map<string, MoveWords>()
    for (const move of moves) {
      const words = wordsOf(move)
      const { title, detail, label } = text.move(words, context(view, seat))
      for (const part of [title, label, ...(detail === '' ? [] : [detail])]) clean(part, words)
      const twin = labels.get(label)
      if (twin !== undefined) throw new Error(`"${label}" means ${JSON.stringify(twin)} and ${JSON.stringify(words)}`)
      labels.set(label, words)
    }
  }
}

function checkRefusals(s: State, seat: Seat, seen: Seen): void {
  const ctx = context(pixieQueen.view(s, seat), seat)
  for (const move of pixieQueen.attempts(s, seat)) {
    const verdict = pixieQueen.judge(s, seat, move)
    if (verdict.ok) continue
    seen.codes.add(verdict.code)
    for (const text of texts) {
      clean(text.refusal(verdict.code, verdict.params, ctx), verdict)
      clean(text.move(wordsOf(move), ctx).label, wordsOf(move))
    }
  }
}

function checkEvent(event: Event, view: View, seats: number): void {
  for (const text of texts) {
    for (let me = -1; me < seats; me++) clean(text.plain(text.event(event, context(view, me))), event)
  }
}

/** Moves that random players avoid mostly, so that games last. */
function costsPoints(words: MoveWords): boolean {
  return (
    'pass' in words || 'seal' in words || 'unchain' in words || ('offer' in words && words.offer !== 'silver' && words.offer !== 'gold')
  )
}

/** Plays a random game to its end and checks every word on the way. */
function playThrough(seed: number, seats: number, options: Json, seen: Seen): number {
  const s = pixieQueen.setup(pixieQueen.notation.options(options), seats)
  let ply = 0
  for (let actors = pixieQueen.pending(s); actors.length > 0; actors = pixieQueen.pending(s)) {
    const actor = actors[0] ?? CHANCE
    const rng = rngAt(seed, ply)
    if (actor !== CHANCE) {
      checkChoices(s, actor, seen)
      if (ply % 3 === 0) checkRefusals(s, actor, seen)
    }
    const moves = actor === CHANCE ? [] : pixieQueen.moves(s, actor)
    const tries = [0, 0, 0].map(() => moves[actor === CHANCE ? 0 : rng.next(moves.length)])
    const move = actor === CHANCE ? pixieQueen.chance(s, rng) : (tries.find((m) => m !== undefined && !costsPoints(wordsOf(m))) ?? tries[0])
    if (move === undefined) throw new Error('no move')
    const events: Event[] = []
    pixieQueen.apply(s, actor, move, (e) => events.push(e))
    const view = pixieQueen.view(s, 0)
    for (const event of events) {
      seen.events.add(event.type)
      checkEvent(event, view, seats)
    }
    ply += 1
  }
  return ply
}

const SAMPLES: { readonly [T in EventType]: Extract<Event, { type: T }> } = {
  order: { type: 'order', order: [1, 0, 2] },
  skillsOffered: { type: 'skillsOffered', skills: ['cheapGold', 'lightMine'] },
  skillTaken: { type: 'skillTaken', seat: 0, skill: 'extraSlot' },
  round: { type: 'round', round: 3 },
  phase: { type: 'phase', phase: 'offerings' },
  income: { type: 'income', seat: 0, goods: { apple: 2, bread: 1 }, source: 'foodTile' },
  placed: { type: 'placed', seat: 0, space: 13, discs: 1, helper: 1 },
  passed: { type: 'passed', seat: 0 },
  stole: { type: 'stole', seat: 0, space: 1, goods: { honey: 2 } },
  exchanged: { type: 'exchanged', seat: 0, give: 'apple', take: 'silver', count: 5 },
  converted: { type: 'converted', seat: 0, silver: 6, gold: 3 },
  foodTileTaken: { type: 'foodTileTaken', seat: 0, value: 3 },
  singleUseTaken: { type: 'singleUseTaken', seat: 0, tile: 'peek' },
  punishRolled: { type: 'punishRolled', seat: 0, points: 3 },
  split: { type: 'split', seat: 0, points: [0, 1, 2] },
  advanced: { type: 'advanced', seat: 0, track: 'gold', from: 1, to: 2, reason: 'paid' },
  casino: { type: 'casino', seat: 0, face: 2, goods: { silver: 2 } },
  ringForged: { type: 'ringForged', seat: 0, gold: 3, value: 10, bonus: 2 },
  robbed: { type: 'robbed', seat: 0, victim: 1, space: 12, goods: {} },
  peeked: { type: 'peeked', seat: 0, cube: 'stone' },
  drew: { type: 'drew', seat: 0, cubes: { silver: 1, gold: 0, stone: 2 } },
  chained: { type: 'chained', seat: 0, target: 1, miner: 0 },
  stoneLost: { type: 'stoneLost', seat: 0 },
  swapped: { type: 'swapped', seat: 0, gave: 'extraSlot', got: 'lightMine', with: 1, along: 'mercy' },
  scrapped: { type: 'scrapped', seat: 0, goods: { apple: 3 } },
  copied: { type: 'copied', seat: 0, space: 5 },
  copyLost: { type: 'copyLost', seat: 0 },
  specialOffered: { type: 'specialOffered', seat: 0, paid: { apple: 1, silver: 1 }, added: 'gold', value: 5 },
  orderChanged: { type: 'orderChanged', seat: 0, honey: 1, order: [0, 1, 2] },
  priorityTaken: { type: 'priorityTaken', seat: 0, discs: 2 },
  favourite: { type: 'favourite', seat: 0, temporary: true },
  unchained: { type: 'unchained', seat: 0, miner: 0, bread: 1 },
  punished: { type: 'punished', seat: 0, points: 5, reason: 'wrongOffering', total: 12, symbols: 1 },
  sent: { type: 'sent', seat: 0, space: 3 },
  mercyUsed: { type: 'mercyUsed', seat: 0 },
  spared: { type: 'spared', seat: 0, why: 'noPixie' },
  doubleAnnounced: { type: 'doubleAnnounced', seat: 0, used: true },
  demand: { type: 'demand', food: 'bread' },
  sealed: { type: 'sealed', seat: 0 },
  offered: { type: 'offered', offers: [{ bread: 2 }, {}, { gold: 1, silver: 1 }] },
  wrongFood: { type: 'wrongFood', seat: 0, goods: { apple: 2 } },
  queen: { type: 'queen', mood: 'furious' },
  promoted: { type: 'promoted', colour: 0, by: 0, from: 13, to: 'castle', displaced: null, apples: 0 },
  stepsLost: { type: 'stepsLost', seat: 0, steps: 2 },
  servant: { type: 'servant', colour: 0, value: 15, bonus: 2 },
  neutralSkipped: { type: 'neutralSkipped' },
  bonus: { type: 'bonus', seat: 0, points: 1 },
  eliminated: { type: 'eliminated', seat: 0 },
  lastRound: { type: 'lastRound', reason: 'tiles' },
  roundEnd: { type: 'roundEnd', round: 2, punishment: [1, 2, 3] },
  counted: { type: 'counted', lines: [] },
  over: { type: 'over', reason: 'tiles', winners: [0, 2] },
}

const fresh = () => pixieQueen.setup(pixieQueen.notation.options({}), 3)

describe('the words of Pixie Queen', () => {
  const seen: Seen = { steps: new Set(), codes: new Set(), events: new Set() }

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'name every choice differently, every refusal and event in random game %i, in three languages',
    (seed) => {
      const options: Json = { preset: seed % 2 === 0 ? 'de' : 'fr', openScreens: seed % 3 === 0 }
      expect(playThrough(seed, 2 + (seed % 4), options, seen)).toBeGreaterThan(20)
    },
  )

  it('were tried on most steps, refusals and events', () => {
    expect(seen.steps.size).toBeGreaterThan(20)
    expect(seen.codes.size).toBeGreaterThan(15)
    expect(seen.events.size).toBeGreaterThan(35)
  })

  it('name the last decisions too', () => {
    const start = pixieQueen.view(fresh(), 0)
    // Miners with as many stones are one choice, so their stones tell them apart.
    const players = start.players.map((player) => ({ ...player, stones: [2, 1] as const }))
    const view: View = { ...start, players, step: 'finalUnchain' }
    const moves: MoveWords[] = [{ unchain: 0 }, { unchain: 1 }, { done: true }, { mercy: true }, { send: 3 }, { send: 14 }, { stop: true }]
    for (const text of texts) {
      const labels = moves.map((words) => text.move(words, context(view, 0)).label)
      for (const label of labels) clean(label, moves)
      expect(new Set(labels).size).toBe(moves.length)
    }
  })

  it.each(Object.values(SAMPLES))('tell "$type" in every language', (event) => {
    expect(() => checkEvent(event, pixieQueen.view(fresh(), 0), 3)).not.toThrow()
  })

  it('address the viewer and name the others', () => {
    const view = pixieQueen.view(fresh(), 0)
    const said = texts.map((text) => text.plain(text.event(SAMPLES.robbed, context(view, 1))))
    expect(said).toEqual([
      'Orienne robbed you on 12 Casino: nothing',
      'Orienne vous détrousse sur «\u00a012 Casino\u00a0»\u00a0: rien',
      'Orienne raubt dich auf „12 Casino“ aus: nichts',
    ])
  })

  it.each(REFUSALS)('explain the refusal "%s" with and without numbers', (code) => {
    const ctx = context(pixieQueen.view(fresh(), 0), 0)
    const params = {
      good: 'silver',
      need: 3,
      have: 2,
      price: 3,
      seat: 1,
      space: 13,
      track: 'gold',
      max: 2,
      min: 1,
      rolled: 3,
      tile: 'mercy',
      row: 2,
      left: 1,
    }
    for (const text of texts) {
      clean(text.refusal(code, undefined, ctx), code)
      clean(text.refusal(code, params, ctx), code)
    }
    expect(texts.map((text) => text.refusal(code, undefined, ctx) === text.refusal('no such code', undefined, ctx))).toEqual(
      texts.map(() => code === 'malformed'),
    )
  })

  it('say the numbers of a refusal', () => {
    const ctx = context(pixieQueen.view(fresh(), 0), 0)
    expect(texts.map((text) => text.refusal('cannotConvert', { need: 3, have: 2 }, ctx))).toEqual([
      'One gold costs you 3 silver. You have 2.',
      'Un or vous coûte 3 argent. Vous en avez 2.',
      'Ein Gold kostet dich 3 Silber. Du hast 2.',
    ])
  })

  it('name every reason bots give', () => {
    const named = pixieQueen.advice.features(fresh(), 0).map((feature) => feature.name)
    expect(named.length).toBeGreaterThan(3)
    for (const text of texts) expect(Object.keys(text.words.features)).toEqual(expect.arrayContaining(named))
  })

  it('call the third colour by its term, in good grammar', () => {
    const state = pixieQueen.setup(pixieQueen.notation.options({}), 2)
    const event: Event = { type: 'promoted', colour: 1, by: 1, from: 'mine', to: 3, displaced: 2, apples: 1 }
    expect(texts.map((text) => text.plain(text.event(event, context(pixieQueen.view(state, 0), 0))))).toEqual([
      'Klaus\u2019s miner climbed to 3 Promote a pixie, pushing the third colour\u2019s pixie down for 1 apple',
      'Le mineur de Klaus monte vers «\u00a03 Promouvoir un pixie\u00a0» et bouscule le pixie de la troisième couleur pour 1 pomme',
      'Der Bergmann von Klaus steigt auf „3 Pixie befördern“ und verdrängt den Pixie der dritten Farbe für 1 Apfel',
    ])
    expect(texts.map((text) => text.words.pixieOf(text.words.thirdColour))).toEqual([
      'the third colour\u2019s pixie',
      'pixie de la troisième couleur',
      'Pixie der dritten Farbe',
    ])
    expect(texts.map((text) => text.words.pixieOf(text.words.you))).toEqual(['your pixie', 'votre pixie', 'dein Pixie'])
  })

  it('keep the short names of spaces within nine letters and button names within 26', () => {
    for (const text of texts) {
      for (const { name, short } of Object.values(text.names.spaces)) {
        expect(short.length, short).toBeLessThanOrEqual(9)
        expect(name.length, name).toBeLessThanOrEqual(26)
      }
      expect(new Set(Object.values(text.names.spaces).map((space) => space.name)).size).toBe(21)
    }
  })
})
