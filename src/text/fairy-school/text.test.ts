import { describe, expect, it } from 'vitest'
import { CHANCE, type Json, type Seat } from '../../core/game.ts'
import { rngAt } from '../../core/rng.ts'
import { EDITION } from '../../games/fairy-school/edition.ts'
import { fairySchool } from '../../games/fairy-school/index.ts'
import {
  type Card,
  type Event,
  type EventType,
  type Line,
  type MoveWords,
  REFUSALS,
  STEPS,
  type Step,
  type View,
} from '../../games/fairy-school/types.ts'
import { wordsOf } from '../../games/fairy-school/words.ts'
import { LANGUAGES, loadGame } from '../index.ts'
import type { TextContext } from './rich.ts'

const NAMES = ['Merryn', 'Jory', 'Perran', 'Tamsin', 'Lowen', 'Elowen']
/** Letters of a question beside its two buttons, 360 pixels wide. */
const LINE = 31
const NONSENSE = /undefined|NaN|\[object|null|Infinity|~| {2}|\bfunction\b|: $|\(\)/

const texts = await Promise.all(LANGUAGES.map((language) => loadGame('fairy-school', language)))
const context = (view: View, me: Seat): TextContext => ({ view, me, edition: EDITION, name: (seat) => NAMES[seat] ?? `Seat ${seat}` })

function clean(sentence: string, about: unknown): void {
  if (sentence.trim() === '' || NONSENSE.test(sentence)) throw new Error(`bad text "${sentence}" for ${JSON.stringify(about)}`)
}

/** What the checks saw, so that a test can tell whether random play reached enough. */
interface Seen {
  readonly steps: Set<string>
  readonly codes: Set<string>
  readonly events: Set<string>
  readonly features: Set<string>
}

type State = ReturnType<typeof fairySchool.setup>

const stepOf = (s: State, seat: Seat) => STEPS[s.at[seat] ?? 0] ?? 'idle'

function checkChoices(s: State, seat: Seat, seen: Seen): void {
  const view = fairySchool.view(s, seat)
  const step = stepOf(s, seat)
  seen.steps.add(step)
  for (const text of texts) {
    clean(text.names.prompts[step], step)
    const labels = new Map<string, MoveWords>()
    for (const move of fairySchool.moves(s, seat)) {
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
  const ctx = context(fairySchool.view(s, seat), seat)
  for (const move of fairySchool.attempts(s, seat)) {
    const verdict = fairySchool.judge(s, seat, move)
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

/** Moves that random players seldom make, so that games come to their end: giving elements away, and stopping early. */
const WASTE: readonly string[] = ['exchange', 'joker', 'ready', 'stop']

/** Moves that random players always make when they can. */
const WISHED: readonly string[] = ['realise', 'step', 'repeat']
/** Steps that random games may miss; they are tried on made-up views. */
const RARE: readonly Step[] = ['take', 'repeat', 'summon', 'again', 'copy', 'waive']

/** Plays a random game to its end and checks every word on the way. */
function playThrough(seed: number, seats: number, options: Json, seen: Seen): number {
  const s = fairySchool.setup(fairySchool.notation.options(options), seats)
  let ply = 0
  for (let actors = fairySchool.pending(s); actors.length > 0; actors = fairySchool.pending(s)) {
    const rng = rngAt(seed, ply)
    const actor = actors[rng.next(actors.length)] ?? CHANCE
    if (actor !== CHANCE && (ply % 9 === seed || !seen.steps.has(stepOf(s, actor)))) checkChoices(s, actor, seen)
    if (actor !== CHANCE && ply % 23 === seed) {
      checkRefusals(s, actor, seen)
      for (const { name } of fairySchool.advice.features(s, actor)) seen.features.add(name)
    }
    const moves = actor === CHANCE ? [] : fairySchool.moves(s, actor)
    const tries = [0, 0, 0, 0].map(() => moves[rng.next(Math.max(1, moves.length))])
    const wished = moves.find((m) => WISHED.some((verb) => verb in wordsOf(m)))
    const kept = wished ?? tries.find((m) => m !== undefined && !WASTE.some((verb) => verb in wordsOf(m))) ?? tries[0]
    const move = actor === CHANCE ? fairySchool.chance(s, rng) : kept
    if (move === undefined) throw new Error('no move')
    const events: Event[] = []
    fairySchool.apply(s, actor, move, (e) => events.push(e))
    let view: View | undefined
    for (const event of events) {
      const often = ['paid', 'gained', 'drew', 'activated', 'sealed'].includes(event.type)
      if (!often || !seen.events.has(event.type) || ply % 7 === 0) {
        view ??= fairySchool.view(s, 0)
        checkEvent(event, view, seats)
      }
      seen.events.add(event.type)
    }
    ply += 1
  }
  return ply
}

const SAMPLES: { readonly [T in EventType]: Extract<Event, { type: T }> } = {
  decks: { type: 'decks', letters: ['A', 'F', null] },
  trimester: { type: 'trimester', trimester: 4 },
  turn: { type: 'turn', trimester: 2, turn: 3 },
  phase: { type: 'phase', phase: 'activation' },
  dealt: { type: 'dealt', seat: 0, cards: [] },
  sealed: { type: 'sealed', seat: 0 },
  passed: { type: 'passed', pass: 2 },
  started: { type: 'started', seat: 0, forest: [49, 53], discard: [55, 61] },
  projects: { type: 'projects', seat: 0, chosen: [81, 86, 90], common: [] },
  lots: { type: 'lots', order: [1, 0] },
  took: { type: 'took', seat: 0, card: 99 },
  staysAimless: { type: 'staysAimless', seat: 0 },
  drew: { type: 'drew', seat: 0, count: 3, cards: [], shuffled: true },
  planned: { type: 'planned', seat: 0, cards: [{ card: 4, at: 'top-earth' }] },
  played: { type: 'played', seat: 0, columns: ['plant', 'air'], shared: [1, 2], personal: [3, 4] },
  activated: { type: 'activated', seat: 0, card: 5, of: 1, line: 1, how: 'cube' },
  paid: { type: 'paid', seat: 0, elements: { fire: 1 }, reason: 'line' },
  gained: { type: 'gained', seat: 0, elements: { air: 1, earth: 2 }, reason: 'pair' },
  cubes: { type: 'cubes', seat: 0, count: 2 },
  discount: { type: 'discount', seat: 0, points: 3 },
  summoned: { type: 'summoned', seat: 0, card: 7, discarded: [8] },
  skipped: { type: 'skipped', seat: 0, op: 'again' },
  kindness: { type: 'kindness', seat: 0, from: [0, 2, 1], total: 12 },
  studied: { type: 'studied', seat: 0, creature: 'elf', card: 7, pair: true },
  shifted: { type: 'shifted', seat: 0, discarded: [1], forest: [2, null, null, null, null, null, null, null, null, 3] },
  realised: { type: 'realised', seat: 0, card: 81, saved: 2 },
  stepped: { type: 'stepped', seat: 0, steps: 2, saved: 0 },
  leaders: { type: 'leaders', seats: [0, 2] },
  finalsOpen: { type: 'finalsOpen', finals: ['F1', 'f6'] },
  finalTaken: { type: 'finalTaken', seat: 0, final: 'F3' },
  finished: { type: 'finished', seats: [0] },
  turnEnd: { type: 'turnEnd', points: [12, 9, 15] },
  counted: { type: 'counted', lines: [] },
  over: { type: 'over', reason: 'guard', winners: [0, 2] },
}

const fresh = () => fairySchool.setup(fairySchool.notation.options({}), 3)
const line = (over: Line): Card => ({ number: 200, deck: 'S', creature: 'elf', lines: [over], value: 1 })

describe('the words of Fairy School', () => {
  it.each(texts.map((text, k) => [LANGUAGES[k], text] as const))('a question fits the line of the tray on a phone: %s', (_, text) => {
    const asked = Object.entries(text.names.prompts).filter(([step]) => step !== 'idle')
    expect(asked.map(([, question]) => question).filter((question) => question.length > LINE)).toEqual([])
  })

  const seen: Seen = { steps: new Set(), codes: new Set(), events: new Set(), features: new Set() }

  it.each([1, 2, 3, 4])(
    'name every choice differently, every refusal and event in random game %i, in three languages',
    (seed) => {
      const setup = ['normal', 'expert', 'initiation'][seed % 3] ?? 'normal'
      const options: Json = { setup, length: seed % 2 === 0 ? 'long' : 'short', wide: seed === 4 }
      expect(playThrough(seed, 2 + ((seed * 2) % 5), options, seen)).toBeGreaterThan(200)
    },
    60_000,
  )

  it('were tried on most steps, refusals and events', () => {
    expect(STEPS.filter((step) => !seen.steps.has(step) && !RARE.includes(step))).toEqual(['idle'])
    expect(seen.codes.size).toBeGreaterThan(15)
    expect(seen.events.size).toBeGreaterThan(26)
  })

  it('name rare decisions too: taking a project, repeating, summoning, copying, a discount', () => {
    const view = fairySchool.view(fresh(), 0)
    const frames = [{ card: 85, of: 0, line: 0, reps: 1, stage: 0 }]
    const asked = (step: Step): View => ({
      ...view,
      fairies: view.fairies.map((fairy) => ({ ...fairy, step, own: fairy.own && { ...fairy.own, frames, price: { fire: 2 } } })),
    })
    const said = (step: Step, moves: MoveWords[]) =>
      texts.map((text) => moves.map((words) => text.move(words, context(asked(step), 0)).label))
    const labels = [
      ...said('take', [{ take: 81 }, { take: 99 }]),
      ...said('repeat', [{ repeat: true }, { stop: true }, { exchange: 'earth' }, { joker: 'earth' }]),
      ...said('summon', [{ summon: 3 }, { summon: 4 }]),
      ...said('again', [
        { activate: 12, of: 0, line: 0 },
        { activate: 12, of: 0, line: 1 },
        { activate: 12, of: 1, line: 0 },
      ]),
      ...said('copy', [
        { copy: 12, of: 2, line: 0 },
        { copy: 12, of: 2, line: 1 },
        { copy: 12, of: 1, line: 0 },
      ]),
      ...said('waive', [{ waive: 'fire' }, { waive: 'earth' }, { stop: true }]),
    ]
    for (const list of labels) {
      for (const label of list) clean(label, list)
      expect(new Set(list).size).toBe(list.length)
    }
    expect(labels[3]?.[0]).toBe('Once more: pay 1 earth to gain 2 plant')
    expect(labels[9]?.[2]).toBe('Activate again Jory\u2019s Cockatrice 12: gain 1 water. The cube stays with Jory')
    expect(labels[0]?.[0]).toBe('Take Sea serpent 81: costs 3 earth, 1 plant and 2 fire. Gain 2 water.')
  })

  it.each(Object.values(SAMPLES))('tell "$type" in every language', (event) => {
    expect(() => checkEvent(event, fairySchool.view(fresh(), 0), 3)).not.toThrow()
    const view = fairySchool.view(fresh(), 0)
    const said = texts.map((text) => text.plain(text.event(event, context(view, 1))))
    expect(new Set(said).size).toBeGreaterThan(1)
  })

  it('address the viewer and name the others', () => {
    const view = fairySchool.view(fresh(), 0)
    const said = (me: Seat) => texts.map((text) => text.plain(text.event(SAMPLES.activated, context(view, me))))
    expect(said(1)).toEqual(['Merryn activated your Griffin 5', 'Merryn active Griffon 5 (à vous)', 'Merryn aktiviert Greif 5 von dir'])
    expect(said(0)).toEqual(['You activated Jory\u2019s Griffin 5', 'Vous activez Griffon 5 (Jory)', 'Du aktivierst Greif 5 von Jory'])
  })

  it('say that fairies help one another', () => {
    const view = fairySchool.view(fresh(), 0)
    expect(texts.map((text) => text.plain(text.event(SAMPLES.kindness, context(view, 1))))).toEqual([
      'Merryn helped others: you 2 cubes, Perran 1 cube. Kindness 12',
      'Merryn a aidé les autres\u00a0: vous 2 cubes, Perran 1 cube. Reconnaissance\u00a0: 12',
      'Merryn hat geholfen: dir 2 Würfel, Perran 1 Würfel. Güte 12',
    ])
  })

  it.each(REFUSALS)('explain the refusal "%s" with and without numbers', (code) => {
    const ctx = context(fairySchool.view(fresh(), 0), 0)
    const params = {
      card: 81,
      element: 'fire',
      cell: 'top-air',
      need: 3,
      have: 2,
      left: 1,
      max: 2,
      min: 1,
      next: 2,
      step: 4,
      trimester: 1,
      option: 1,
    }
    for (const text of texts) {
      clean(text.refusal(code, undefined, ctx), code)
      clean(text.refusal(code, params, ctx), code)
      clean(text.refusal(code, { card: 250, element: '', cell: '' }, ctx), code)
    }
    expect(texts.map((text) => text.refusal(code, undefined, ctx) === text.refusal('no such code', undefined, ctx))).toEqual(
      texts.map(() => code === 'malformed'),
    )
  })

  it('say the numbers of a refusal', () => {
    const ctx = context(fairySchool.view(fresh(), 0), 0)
    expect(texts.map((text) => text.refusal('tooFewElements', { element: 'plant', need: 4, have: 2 }, ctx))).toEqual([
      'An exchange for 1 plant takes 4 elements. You have 2.',
      'Un échange contre 1 végétal demande 4 éléments. Vous en avez 2.',
      'Ein Tausch gegen 1 Pflanze braucht 4 Elemente. Du hast 2.',
    ])
  })

  it('name every reason bots give', () => {
    expect(seen.features.size).toBeGreaterThan(5)
    for (const text of texts) expect(Object.keys(text.words.features)).toEqual(expect.arrayContaining([...seen.features]))
  })
})

describe('the printed words of cards', () => {
  it('differ for different effects and are the same for the same (FS-CARD-20)', () => {
    for (const text of texts) {
      const effects = new Map<string, string>()
      for (const card of EDITION.cards) {
        const { effect, label, lines, title } = text.card(card)
        for (const part of [effect, label, title, ...lines]) clean(part, card)
        const printed = JSON.stringify(card.lines)
        expect(effects.get(effect) ?? printed, effect).toBe(printed)
        effects.set(effect, printed)
      }
      expect(new Set(EDITION.cards.map((card) => text.card(card).title)).size).toBe(EDITION.cards.length)
    }
  })

  it('say every part of a line (FS-CARD-20, FS-CARD-21, FS-CARD-28)', () => {
    const card = line({ pay: { water: 2 }, max: 3, gain: { earth: 1 }, oneOf: [{ fire: 1 }, { air: 1 }], do: [{ op: 'discount', n: 4 }] })
    expect(texts.map((text) => text.card(card).effect)).toEqual([
      'Up to 3 times: pay 2 water to gain 1 earth and also 1 fire or 1 air, then pay 4 elements less for projects and steps this turn.',
      'Jusqu’à 3 fois\u00a0: payer 2 eaux pour gagner 1 terre et aussi 1 feu ou 1 air, puis payer 4 éléments de moins pour projets et étapes ce tour.',
      'Bis zu 3-mal: zahle 2 Wasser und erhalte 1 Erde und außerdem 1 Feuer oder 1 Luft, dann zahle diese Runde für Projekte und Etappen 4 Elemente weniger.',
    ])
  })

  it('tell a free repetition from a paid one, and kinds from any kinds (FS-CARD-21)', () => {
    const lines: Line[] = [
      { gain: { earth: 1 } },
      { gain: { earth: 1 }, max: 2 },
      { pay: { fire: 2 }, gain: { earth: 1 } },
      { pay: { fire: 2 }, gain: { earth: 1 }, max: 2 },
      { payAny: 2, gain: { earth: 1 } },
      { payAny: 2, gain: { earth: 1 }, max: 2 },
      { gain: { earth: 1, fire: 1 } },
      { oneOf: [{ earth: 1 }, { fire: 1 }] },
      { oneOf: [{ earth: 1, fire: 1 }, { water: 1 }] },
      { oneOf: [{ earth: 1 }, { fire: 1, water: 1 }] },
      { do: [{ op: 'summon', n: 1 }] },
      { do: [{ op: 'summon', n: 2 }] },
      { do: [{ op: 'cubes', n: 1 }] },
      { do: [{ op: 'study', n: 1 }] },
      { do: [{ op: 'copy', n: 1 }] },
      { do: [{ op: 'again', n: 1 }] },
    ]
    for (const text of texts) expect(new Set(lines.map((each) => text.line(each))).size).toBe(lines.length)
  })

  it('put two lines as alternatives, and the price of a project first (FS-CARD-13, FS-CARD-01)', () => {
    const griffin = EDITION.cards.find((card) => card.number === 5)
    const serpent = EDITION.cards.find((card) => card.number === 81)
    expect(griffin && texts.map((text) => text.card(griffin).effect)).toEqual([
      'Gain 1 earth; or pay 1 fire to gain 1 air.',
      'Gagner 1 terre\u00a0; ou payer 1 feu pour gagner 1 air.',
      'Erhalte 1 Erde; oder zahle 1 Feuer und erhalte 1 Luft.',
    ])
    expect(serpent && texts[0]?.card(serpent).label).toBe('Sea serpent 81, costs 3 earth, 1 plant and 2 fire: Gain 2 water')
  })

  it('list the steps of final projects', () => {
    for (const final of EDITION.finals) {
      for (const text of texts) {
        const { title, steps } = text.final(final)
        clean(title, final)
        for (const step of steps) clean(step, final)
        expect(title).toContain(final.id)
        expect(steps.length).toBe(final.steps.length)
      }
    }
  })
})

/** Every sentence under a node by its path; functions are called with numbers. */
function sentences(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node === 'function') {
    if (/\.(format|names\.(element|bundle|card|final)$|elementCount|columnLabel|cellLabel|when$)/.test(path)) return []
    return [[path, String(node(...Array.from({ length: node.length }, () => 2)))]]
  }
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => sentences(child, `${path}.${key}`))
}

describe('the words of the board', () => {
  const boards = texts.map(({ names, words }) => ({ names, words }))

  it('name their own language', () => {
    expect(texts.map((text) => text.names.language)).toEqual([...LANGUAGES])
  })

  it('are never empty or broken', () => {
    for (const board of boards) {
      const all = sentences(board)
      expect(all.length).toBeGreaterThan(250)
      for (const [path, sentence] of all) expect(`${path}: ${sentence}`).not.toMatch(/: $|undefined|NaN|\[object|~| {2}/)
    }
  })

  it('are translated: hardly a sentence of more than two words is the same as in English', () => {
    const [english = [], ...others] = boards.map((board) => sentences(board))
    for (const other of others) {
      const known = new Map(other)
      const same = english.filter(([path, sentence]) => sentence.split(/\s+/).length > 2 && known.get(path) === sentence)
      expect(same.filter(([path]) => !/credits/.test(path))).toEqual([])
    }
  })

  it('keep the short names of phases within ten letters', () => {
    for (const text of texts) for (const short of Object.values(text.names.phaseShort)) expect(short.length, short).toBeLessThanOrEqual(10)
  })
})
