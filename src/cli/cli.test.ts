/** The commands as somebody at a terminal meets them: a document in, a document out, or one error and nothing else. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { run } from './run.ts'
import type { SaveDocument } from './session.ts'

type Move = Readonly<Record<string, unknown>>
interface Played {
  readonly save: SaveDocument
  readonly events: readonly { readonly type: string }[]
  readonly texts: readonly string[]
}
interface Report {
  readonly code: string
  readonly rule?: string
  readonly message: string
  readonly faults?: readonly { readonly path: string; readonly message: string; readonly rule?: string }[]
}

const call = (input: unknown, ...argv: string[]) => run(argv, () => (typeof input === 'string' ? input : JSON.stringify(input)))

/** The answer of a command that must succeed. */
async function ask<T>(input: unknown, ...argv: string[]): Promise<T> {
  const { status, out, error } = await call(input, ...argv)
  expect([status, error]).toEqual([0, ''])
  return JSON.parse(out) as T
}

/** The error of a command that must fail the way all of them fail. */
async function refusal(input: unknown, ...argv: string[]): Promise<Report> {
  const { status, out, error } = await call(input, ...argv)
  expect([status, out]).toEqual([2, ''])
  expect(error).toMatch(/^[^\n]+\n$/)
  const report = JSON.parse(error) as Report
  expect(report.code).toMatch(/^[a-zA-Z]+$/)
  expect(report.code).not.toBe('bug')
  expect(report.message.length).toBeGreaterThan(3)
  return report
}

const seatsOf = (save: SaveDocument) => ask<(number | 'chance')[]>(save, 'pending')
const fresh = (...more: string[]) => ask<SaveDocument>('', 'new', '--game', 'pixie-queen', '--seats', '3', '--seed', '7', ...more)

let begun: SaveDocument
let deciding: SaveDocument
let seat: number

beforeAll(async () => {
  begun = await fresh()
  const bots = ['auto', '--bots', 'random', '--until', 'round', '--ms', '5']
  deciding = await ask<SaveDocument>(await ask(begun, ...bots), 'auto', '--bots', 'human', '--until', 'decision')
  seat = (await seatsOf(deciding)).find((actor): actor is number => actor !== 'chance')!
})

describe('new and start', () => {
  it('a new save says what it is and has an empty log', () => {
    expect(begun).toMatchObject({ format: 1, game: 'pixie-queen', seed: 7, seats: 3, log: [], options: { preset: 'de' } })
  })

  it.each([2, 3, 4, 5])('%i seats in both presets', async (seats) => {
    for (const preset of ['de', 'fr']) {
      const options = JSON.stringify({ preset })
      const save = await ask<SaveDocument>('', 'new', '--game', 'pixie-queen', '--seats', `${seats}`, '--options', options)
      expect(save).toMatchObject({ seats, seed: 1, options: { preset } })
      expect(await seatsOf(save)).toEqual(['chance'])
    }
  })

  it('a position goes round: out of a save, into a save, out again', async () => {
    const position = await ask<object>(deciding, 'position')
    const again = await ask<SaveDocument>(position, 'start', '--seed', '9')
    expect(again).toMatchObject({ seed: 9, log: [] })
    expect(await ask(again, 'position')).toEqual(position)
    expect(await ask(again, 'pending')).toEqual(await ask(deciding, 'pending'))
    const hashes = await Promise.all([deciding, again, position].map((each) => ask<{ hash: string }>(each, 'replay')))
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(1)
  })

  it('a position comes from a file as well', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'position-'))
    try {
      const path = join(folder, 'position.json')
      writeFileSync(path, JSON.stringify(await ask<object>(deciding, 'position')))
      expect(await ask(await ask('', 'start', '--position', path), 'pending')).toEqual([seat])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('pending, moves, judge, play', () => {
  it('lists every legal move with a sentence, and judges each of them legal', async () => {
    const moves = await ask<{ move: Move; text: string }[]>(deciding, 'moves', '--seat', `${seat}`)
    expect(moves.length).toBeGreaterThan(1)
    expect(new Set(moves.map(({ text }) => text)).size).toBe(moves.length)
    for (const { move } of moves)
      expect(await ask(deciding, 'judge', '--seat', `${seat}`, '--move', JSON.stringify(move))).toEqual({ ok: true, move })
  })

  it('plays a move: one entry more, what happened, and a sentence for each event', async () => {
    const [first] = await ask<{ move: Move }[]>(deciding, 'moves', '--seat', `${seat}`)
    const { save, events, texts } = await ask<Played>(deciding, 'play', '--seat', `${seat}`, '--move', JSON.stringify(first!.move))
    expect(save.log).toEqual([...deciding.log, [seat, first!.move]])
    expect(events.length).toBeGreaterThan(0)
    expect(texts.length).toBe(events.length)
    expect(texts.every((text) => text.length > 3)).toBe(true)
  })

  it('chance draws from the seed: the same every time, another with another seed', async () => {
    const drawn = await ask<Played>(begun, 'play', '--seat', 'chance')
    expect(await ask(begun, 'play', '--seat', 'chance')).toEqual(drawn)
    const others = await Promise.all([1, 2, 3, 4, 5].map((seed) => ask<Played>({ ...begun, seed }, 'play', '--seat', 'chance')))
    expect(new Set(others.map(({ save }) => JSON.stringify(save.log))).size).toBeGreaterThan(1)
  })

  it('chance can be told what to draw', async () => {
    const move = JSON.stringify({ order: [2, 0, 1] })
    const { save } = await ask<Played>(begun, 'play', '--seat', 'chance', '--move', move)
    expect(save.log).toEqual([[-1, { order: [2, 0, 1] }]])
    expect(await ask<{ turnNow: number[] }>(save, 'position')).toMatchObject({ turnNow: [2, 0, 1] })
  })

  it('speaks three languages', async () => {
    const spoken = new Set<string>()
    const flags = ['--seat', `${seat}`, '--move', JSON.stringify({ order: [0, 1, 2] })]
    for (const lang of ['en', 'fr', 'de']) {
      const [first] = await ask<{ move: Move; text: string }[]>(deciding, 'moves', '--seat', `${seat}`, '--lang', lang)
      const { texts } = await ask<Played>(begun, 'play', '--seat', 'chance', '--lang', lang)
      const { message } = await refusal(deciding, 'judge', ...flags, '--lang', lang)
      spoken.add(first!.text).add(texts[0]!).add(message)
    }
    expect(spoken.size).toBe(9)
  })
})

describe('auto, view, replay', () => {
  it('bots play until a person must decide, a round is over, the game is over', async () => {
    expect(await seatsOf(deciding)).toEqual([seat])
    const position = await ask<{ round: number }>(deciding, 'position')
    const later = await ask<SaveDocument>(deciding, 'auto', '--bots', 'random', '--until', 'round')
    expect(await ask<{ round: number; phase: string }>(later, 'position')).toMatchObject({ round: position.round + 1 })
    const over = await ask<SaveDocument>(later, 'auto', '--bots', 'random', '--until', 'end')
    expect(await seatsOf(over)).toEqual([])
    expect(over.log.slice(0, later.log.length)).toEqual(later.log)
    const { ranks, scores, ...rest } = await ask<{ ranks: number[]; scores: number[] }>(over, 'replay')
    expect(rest).toMatchObject({ entries: over.log.length, over: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect([ranks.length, scores.length, Math.min(...ranks)]).toEqual([3, 3, 1])
    expect(await ask(over, 'replay')).toMatchObject({ ranks, scores })
  })

  it('each seat may be given another bot', async () => {
    const bots = ['--bots', 'human,gentle:ivy,random', '--ms', '5']
    const save = await ask<SaveDocument>(deciding, 'auto', ...bots)
    const pending = await seatsOf(save)
    expect(pending.length === 0 || pending.includes(0)).toBe(true)
  })

  it('a view hides what others hold', async () => {
    const view = await ask<{ players: { screen: object | null }[] }>(deciding, 'view', '--seat', '0')
    expect(view.players.map(({ screen }) => screen !== null)).toEqual([true, false, false])
    const table = await ask<{ players: { screen: object | null }[] }>(deciding, 'view', '--seat', 'table')
    expect(table.players.map(({ screen }) => screen !== null)).toEqual([false, false, false])
  })

  it('reads a file exported by the app', async () => {
    const { format, ...rest } = deciding
    const seats = [0, 1, 2].map((n) => ({ kind: 'human', name: `${n}` }))
    const file = { app: 'fey-table', format, tables: [{ ...rest, name: 'ours', seats }] }
    expect(await ask(file, 'replay')).toEqual(await ask(deciding, 'replay'))
  })
})

describe('what cannot be done', () => {
  const usages: readonly (readonly string[])[] = [
    ['dance'],
    ['new'],
    ['new', '--game', 'pixie-queen', '--seats', 'three'],
    ['new', '--game', 'pixie-queen', '--options', '{'],
    ['new', '--wrong', '1'],
    ['start', '--position', '/nowhere/at/all.json'],
    ['moves'],
    ['moves', '--seat', '3'],
    ['moves', '--seat', '0', '--lang', 'la'],
    ['view', '--seat', '-2'],
    ['view'],
    ['judge', '--seat', '0'],
    ['judge', '--seat', '0', '--move', 'pass'],
    ['auto', '--bots', 'genius'],
    ['auto', '--bots', 'gentle:sulky'],
    ['auto', '--until', 'noon'],
    ['auto', '--ms', 'soon'],
  ]
  it.each(usages.map((argv) => [argv.join(' '), argv] as const))('usage: %s', async (_, argv) => {
    expect(await refusal(begun, ...argv)).toMatchObject({ code: 'usage' })
  })

  it('chance is only drawn when it is due', async () => {
    expect(await refusal(deciding, 'play', '--seat', 'chance')).toMatchObject({ code: 'usage' })
  })

  it.each([
    ['no JSON', 'not a save', 'usage'],
    ['no document', '[]', 'badInput'],
    ['nothing', '', 'usage'],
    ['another game', { format: 1, game: 'chess', log: [] }, 'badInput'],
    ['two tables', { format: 1, tables: [{}, {}] }, 'badInput'],
    ['no position', { game: 'pixie-queen', round: 'first' }, 'badInput'],
  ] as const)('a document that is %s', async (_, document, code) => {
    expect(await refusal(document, 'replay')).toMatchObject({ code })
  })

  it.each([
    ['format', { format: 2 }],
    ['rules', { rules: 99 }],
    ['seats', { seats: 6 }],
    ['seed', { seed: 1.5 }],
    ['log', { log: {} }],
    ['log[0]', { log: [7] }],
    ['log[0][0]', { log: [[9, { pass: true }]] }],
    ['log[0][1]', { log: [[-1, { waltz: true }]] }],
    ['preset', { options: { preset: 'es' } }],
  ] as const)('a save with a fault at %s names the place', async (path, change) => {
    const { code, faults } = await refusal({ ...begun, ...change }, 'replay')
    expect(code).toBe('badInput')
    expect(faults!.map((fault) => fault.path)).toContain(path)
  })

  it('a save of earlier rules is played by what was printed then', async () => {
    const golden = JSON.parse(readFileSync(new URL('../games/fairy-school/golden/short-normal-6.json', import.meta.url), 'utf8'))
    const save = { format: 1, game: golden.game, rules: golden.rules, seed: 1, seats: 6, options: golden.options, log: golden.log }
    const { scores, ranks } = golden.end
    expect(await ask(save, 'replay')).toMatchObject({ over: true, scores, ranks })
    expect(await refusal({ ...save, rules: 2 }, 'replay')).toMatchObject({ code: 'badInput' })
  })

  it('a save whose log breaks a rule names the entry and the rule', async () => {
    const log = [...deciding.log, deciding.log[0]!]
    const { rule, faults } = await refusal({ ...deciding, log }, 'replay')
    expect(faults).toMatchObject([{ path: `log[${deciding.log.length}]` }])
    expect(rule).toMatch(/^PQ-/)
  })

  it('a position that breaks an invariant names it', async () => {
    const position = await ask<{ stock: Record<string, number> }>(deciding, 'position')
    const { code, rule, faults } = await refusal({ ...position, stock: { ...position.stock, apple: 40 } }, 'start')
    expect([code, rule]).toEqual(['badInput', 'PQ-INV-01'])
    expect(faults!.length).toBeGreaterThan(0)
  })

  it('an illegal move names the rule and says why, to judge and to play alike', async () => {
    const other = (seat + 1) % 3
    const [first] = await ask<{ move: Move }[]>(deciding, 'moves', '--seat', `${seat}`)
    const flags = ['--seat', `${other}`, '--move', JSON.stringify(first!.move)]
    const judged = await refusal(deciding, 'judge', ...flags)
    expect(judged).toMatchObject({ code: 'notYourDecision', rule: expect.stringMatching(/^PQ-/) })
    expect(judged.message).toMatch(/[a-z]{3}.*[.!]$/)
    expect(await refusal(deciding, 'play', ...flags)).toEqual(judged)
  })
})

describe('the program', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const program = (input: string, ...argv: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', main, ...argv], { input, encoding: 'utf8' })

  it('takes a save from standard input and answers on standard output', () => {
    const { status, stdout, stderr } = program(JSON.stringify(begun), 'pending')
    expect([status, stdout, stderr]).toEqual([0, '["chance"]\n', ''])
  })

  it('fails with status 2, one error and nothing else', () => {
    const { status, stdout, stderr } = program('{', 'pending')
    expect([status, stdout]).toEqual([2, ''])
    expect(JSON.parse(stderr)).toMatchObject({ code: 'usage' })
  })

  it('helps', async () => {
    const { status, out } = await call('', 'help')
    expect(status).toBe(0)
    for (const command of ['new', 'start', 'position', 'pending', 'moves', 'judge', 'play', 'auto', 'view', 'replay', 'bench'])
      expect(out).toContain(`\n  ${command}`)
  })
})
