/** Every way in from outside, with sound examples to spoil and the laws that hold behind it. */
import { run } from '../../cli/run.ts'
import { BadInput, type Json } from '../../core/game.ts'
import { type Rng, Sfc32 } from '../../core/rng.ts'
import { someTimes, spoilt, spoiltText } from '../../core/testing/mutate.ts'
import { answerTo } from '../../worker/bot-desk.ts'
import { enterAnswer, enterNeighbour } from '../../worker/door.ts'
import { type Examples, editionOf, examples, fileOf, playOn, resultOf, saveOf, sessionOf, tableOf } from './corpus.ts'
import { Desk } from './desk.ts'
import { pageDoors } from './doors-page.ts'
import { checkFaults, type Fate } from './laws.ts'

/** Stands by while something from outside is dealt with. */
export type Watch = <T>(work: () => Promise<T>) => Promise<T>

/** A way in. */
export interface Door<Input = unknown> {
  readonly name: string
  /** A sound example. */
  sound(rng: Rng): Input
  /** The same, spoilt. */
  spoil(rng: Rng, input: Input): Input
  /** Brings it in, and has what is not a check of ours watched. @throws Error when a law is broken */
  bring(input: Input, watch: Watch): Promise<Fate>
  /** It may take longer by right: what is asked for takes its time. */
  readonly slow?: true
}

const one = <T>(rng: Rng, list: readonly T[]): T => list[rng.next(list.length)] as T

const spoilJson = (rng: Rng, input: Json): Json => someTimes(rng, input, (before) => spoilt(rng, before))

/** Text of a document: spoilt as data, or as text. */
const spoilDocument = (rng: Rng, text: string): string => {
  if (rng.next(4) === 0) return someTimes(rng, text, (before) => spoiltText(rng, before))
  return JSON.stringify(spoilJson(rng, JSON.parse(text) as Json)) ?? ''
}

const document = (name: string, bring: Door<string>['bring'], sound: (rng: Rng) => Json): Door<string> => ({
  name,
  sound: (rng) => JSON.stringify(sound(rng)),
  spoil: spoilDocument,
  bring,
})

/** Runs a reader that may refuse. */
async function refusing(work: () => Promise<unknown>): Promise<Fate> {
  try {
    await work()
    return 'taken'
  } catch (error) {
    if (error instanceof BadInput) return checkFaults(error.faults)
    throw error
  }
}

const fileDoors = (all: readonly Examples[], desk: Desk): Door<string>[] => {
  const bring = (text: string, watch: Watch) => desk.importFile(text, watch)
  const table = (rng: Rng, e: Examples) => tableOf(e, one(rng, e.logs), one(rng, ['', '', '', 'edition', 'start']))
  return [
    document('files of tables', bring, (rng) => fileOf({ tables: [table(rng, one(rng, all))] })),
    document('files of everything', bring, (rng) => {
      const e = one(rng, all)
      const parts = { sessions: [sessionOf(e)], editions: [editionOf(e)], results: [resultOf(e)] }
      return fileOf({ tables: [tableOf(e, e.logs[1] ?? [], '')], ...parts })
    }),
    document('saves of the terminal', bring, (rng) => {
      const e = one(rng, all)
      return saveOf(e, one(rng, e.logs))
    }),
    document('sessions', bring, (rng) => fileOf({ sessions: [sessionOf(one(rng, all))] })),
    document('editions', bring, (rng) => fileOf({ editions: [editionOf(one(rng, all))] })),
    document("players' books", bring, (rng) => fileOf({ results: [resultOf(one(rng, all))] })),
  ]
}

const noted = (e: Examples, value: Json) => JSON.stringify({ game: e.game.id, value })

function notationDoors(all: readonly Examples[]): Door<string>[] {
  const spoil = (rng: Rng, text: string) => {
    const { game, value } = JSON.parse(text) as { game: string; value: Json }
    return JSON.stringify({ game, value: spoilJson(rng, value) })
  }
  const door = (name: string, value: (rng: Rng, e: Examples) => Json, read: (e: Examples, value: unknown) => object): Door<string> => ({
    name,
    spoil,
    sound: (rng) => {
      const e = one(rng, all)
      return noted(e, value(rng, e))
    },
    bring: async (text, watch) => {
      const { game, value: given } = JSON.parse(text) as { game: string; value: unknown }
      const e = all.find((each) => each.game.id === game)
      if (!e) throw new Error(`no game ${game}`)
      return refusing(async () => playOn(e.game, await watch(async () => read(e, given)), 30, new Sfc32(1)))
    },
  })
  return [
    door(
      'positions',
      (rng, e) => one(rng, e.positions),
      ({ game }, value) => game.notation.parsePosition(value).state,
    ),
    door(
      'editions and card sets',
      (_, e) => e.edition,
      ({ game, seats }, edition) => game.setup(game.notation.options({ edition }), seats),
    ),
    door(
      'options',
      (_, { game }) => {
        const { edition: _edition, ...options } = game.notation.options({}) as { readonly [key: string]: Json }
        return options
      },
      ({ game, seats }, options) => game.setup(game.notation.options(options), seats),
    ),
  ]
}

const FLAGS = [
  '--lang',
  'fr',
  '--seat',
  '0',
  '--seat',
  'table',
  '--move',
  '{"seal":true}',
  '--bots',
  'human',
  '--until',
  'round',
  '--ms',
  '1',
]
const COMMANDS = [
  ['replay'],
  ['pending'],
  ['position'],
  ['moves', '--seat', '1', '--lang', 'de'],
  ['view', '--seat', 'table'],
  ['judge', '--seat', '0', '--move', '{"ready":true}'],
  ['play', '--seat', 'chance'],
  ['auto', '--bots', 'human', '--until', 'decision', '--ms', '1'],
  ['start', '--seed', '9'],
  ['new', '--options', '{}', '--seats', '3'],
]

interface Call {
  readonly argv: readonly string[]
  readonly input: string
}

const terminal = (all: readonly Examples[]): Door<Call> => ({
  name: 'terminal',
  sound: (rng) => {
    const e = one(rng, all)
    const argv = one(rng, COMMANDS)
    const document = argv[0] === 'start' ? one(rng, e.positions) : saveOf(e, one(rng, e.logs.slice(0, 4)))
    return { argv: argv[0] === 'new' ? [...argv, '--game', e.game.id] : argv, input: JSON.stringify(document) }
  },
  spoil: (rng, { argv, input }) => {
    // Without people at the table it would rightly play to the end.
    if (argv[0] === 'auto' || rng.next(2) === 0) return { argv, input: spoilDocument(rng, input) }
    const words = [...argv]
    const at = rng.next(words.length + 1)
    if (rng.next(2) === 0) words.splice(at, rng.next(2), one(rng, FLAGS))
    else words.splice(at, 1, spoiltText(rng, words[at] ?? ''))
    return { argv: words, input }
  },
  bring: async ({ argv, input }, watch) => {
    const { status, out, error } = await watch(() => run(argv, () => input))
    if (status === 0) return 'taken'
    const report = JSON.parse(error) as { code: string; message: string; faults?: { path: string; message: string }[] }
    if (out !== '') throw new Error('refused, and said something all the same')
    if (report.code === 'bug' || report.message.length < 4) throw new Error(`bug: ${report.message}`)
    if (report.faults) checkFaults(report.faults, /./)
    return 'refused'
  },
})

function workerDoors(all: readonly Examples[], desk: Desk): Door<Json>[] {
  const spoil = (rng: Rng, input: Json): Json => spoilJson(rng, input)
  return [
    {
      name: 'messages to the table worker',
      sound: (rng) => one(rng, desk.requests),
      spoil: (rng, input) => spoil(rng, input),
      bring: (message, watch) => desk.receive(message, watch),
    },
    {
      name: 'messages to the bot worker',
      slow: true,
      sound: (rng) => {
        const e = one(rng, all)
        const options = e.game.notation.options({})
        const state = e.game.setup(options, e.seats)
        playOn(e.game, state, 4 + rng.next(20), new Sfc32(rng.next(100)))
        const [seat = 0] = e.game.pending(state)
        const view = JSON.parse(JSON.stringify(e.game.view(state, Math.max(0, seat)))) as Json
        const kind = one<{ readonly [key: string]: Json }>(rng, [
          {},
          { line: true },
          { advice: true },
          { outlook: 2 },
          { temperament: 'bold' },
        ])
        return { id: 1, game: e.game.id, level: 'gentle', view, seat: Math.max(0, seat), seed: 5, ms: 2, ...kind }
      },
      spoil: (rng, input) => {
        const { view, ...rest } = input as { readonly [key: string]: Json }
        return spoil(rng, rng.next(3) === 0 ? { ...rest, view: view ?? null } : { view: view ?? null, ...rest })
      },
      bring: async (message, watch) => {
        const answer = await watch(() => answerTo(message, () => performance.now()))
        if (answer === null) return 'taken'
        if (enterAnswer(answer) === null) throw new Error(`no answer: ${JSON.stringify(answer).slice(0, 200)}`)
        if (answer.type === 'failed' && answer.message.length < 4) throw new Error('failed without a reason')
        return answer.type === 'failed' ? 'refused' : 'taken'
      },
    },
    {
      name: 'messages between windows and from bots',
      sound: (rng) =>
        one<Json>(rng, [
          { type: 'hello', viewer: 'table' },
          { type: 'update', viewer: 0, update: { type: 'update', table: 'a', ply: 3, viewer: 0, played: [] } },
          { type: 'answer', id: 1, move: 3, more: [], evaluation: 1, reasons: [] },
          { type: 'outlook', id: 1, outlook: { expected: [1, 2], spread: 1 } },
        ]),
      spoil,
      bring: async (message, watch) => {
        const known = await watch(async () => enterAnswer(message) ?? enterNeighbour(message))
        return known ? 'taken' : 'refused'
      },
    },
  ]
}

/** All ways in, the one for files first. */
export async function openDoors(): Promise<readonly Door[]> {
  const all = await examples()
  const desk = await Desk.open(all)
  const doors = [...fileDoors(all, desk), ...notationDoors(all), terminal(all), ...workerDoors(all, desk), ...(await pageDoors())]
  return doors as readonly Door[]
}
