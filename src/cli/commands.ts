/** The commands: each reads a document where it needs one and returns what goes to standard output. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Actor, CHANCE, type Json, type Move, type Viewer } from '../core/game.ts'
import { type Args, parseJson } from './args.ts'
import { playOn } from './auto.ts'
import { refused, usage } from './errors.ts'
import { type AnyEvent, gameNamed, Session, sessionFrom, sessionFromPosition } from './session.ts'
import { languageOf, type Speech, speechFor } from './speech.ts'

/** Reads everything on standard input. */
export type Input = () => string
type Command = (args: Args, input: Input) => Promise<unknown>

/** The document on standard input. @throws CommandError when it is not JSON */
const documentIn = (input: Input): unknown => parseJson(input(), 'standard input')
const table = (input: Input) => sessionFrom(documentIn(input))

function seatOf(args: Args, { seats }: Session): number {
  const seat = args.number('seat', -1)
  if (seat < 0 || seat >= seats) throw usage(`--seat is 0 to ${seats - 1}`)
  return seat
}

function actorOf(args: Args, session: Session): Actor {
  return args.need('seat') === 'chance' ? CHANCE : seatOf(args, session)
}

function viewerOf(args: Args, session: Session): Viewer {
  return args.need('seat') === 'table' ? 'table' : seatOf(args, session)
}

const speak = (args: Args, { game }: Session): Promise<Speech> => speechFor(game, languageOf(args.text('lang')))

/** A judged move, or the refusal with its sentence. @throws CommandError */
async function judged(args: Args, session: Session, by: Actor): Promise<Move> {
  const { game, state } = session
  const json = args.json('move')
  if (json === undefined && by !== CHANCE) throw usage('--move is missing')
  if (json === undefined && game.pending(state)[0] !== CHANCE) throw usage('no chance is due')
  const move = json === undefined ? session.drawn() : game.notation.parseMove(json)
  const verdict = game.judge(state, by, move)
  if (verdict.ok) return move
  const seat = by === CHANCE ? 0 : by
  throw refused(verdict, (await speak(args, session)).refusal(verdict, game.view(state, seat), seat))
}

const said = (session: Session, speech: Speech, events: readonly AnyEvent[]) => ({
  events,
  texts: events.map((event) => speech.event(event, session.game.view(session.state, 'table'))),
})

/** sha-256 of the position in words: equal states, equal hashes. */
function hashOf({ game, state }: Session): string {
  return createHash('sha256')
    .update(JSON.stringify(game.notation.position(state)))
    .digest('hex')
}

/** Command names in the order of the help text. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  new: async (args) => {
    const game = await gameNamed(args.need('game'))
    const options = game.notation.options(args.json('options') ?? {})
    return new Session(game, options, args.number('seats', game.seats[1]), args.number('seed', 1)).document()
  },
  start: async (args, input) => {
    const path = args.text('position')
    const document = path === undefined || path === '-' ? documentIn(input) : parseJson(read(path), path)
    return (await sessionFromPosition(document, args.number('seed', 1))).document()
  },
  position: async (_, input) => {
    const { game, state } = await table(input)
    return game.notation.position(state)
  },
  pending: async (_, input) => {
    const { game, state } = await table(input)
    return game.pending(state).map((actor): Json => (actor === CHANCE ? 'chance' : actor))
  },
  moves: async (args, input) => {
    const session = await table(input)
    const seat = seatOf(args, session)
    const { game, state } = session
    const speech = await speak(args, session)
    const view = game.view(state, seat)
    return game.moves(state, seat).map((move) => ({ move: game.notation.move(move), text: speech.move(move, view, seat) }))
  },
  judge: async (args, input) => {
    const session = await table(input)
    const by = actorOf(args, session)
    return { ok: true, move: session.game.notation.move(await judged(args, session, by)) }
  },
  play: async (args, input) => {
    const session = await table(input)
    const by = actorOf(args, session)
    const events = session.enter(by, await judged(args, session, by))
    return { save: session.document(), ...said(session, await speak(args, session), events) }
  },
  auto: async (args, input) => {
    const session = await table(input)
    playOn(session, args)
    return session.document()
  },
  view: async (args, input) => {
    const session = await table(input)
    return session.game.view(session.state, viewerOf(args, session))
  },
  replay: async (_, input) => {
    const session = await table(input)
    const { game, state } = session
    const over = game.pending(state).length === 0
    return { entries: session.ply, over, scores: game.scores(state), ranks: over ? game.ranks(state) : null, hash: hashOf(session) }
  },
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw usage(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
