/** The strongest bot's advice to people: what to do now, and why something was done. It is handed a view and nothing else. */
import { ADVICE_MS, ADVISER } from '../bots/advise.ts'
import { type Actor, BadInput, CHANCE, type Move, type Seat, type Viewer } from '../core/game.ts'
import type { History } from '../core/log.ts'
import { rngAt, Sfc32 } from '../core/rng.ts'
import type { TableRecord } from '../storage/records.ts'
import type { BotQuestion, BotReply, Bots } from './bot-pool.ts'
import type { Hint, Look, Why } from './protocol.ts'
import { lookAt } from './views.ts'

export { winChances } from '../bots/outlook.ts'

/** Where an adviser's luck begins: streams that neither log entries nor bots at the table use. */
const HINT_STREAM = 0x60000000
/** Milliseconds for everybody's chances: so little that a hint asked for meanwhile hardly waits. */
const CHANCES_MS = 150
const CHANCES_WORLDS = 64
/** Possible worlds in which a choice must have been there for the viewer to know of it. */
const WORLDS = 8

type Answer = Extract<BotReply, { kind: 'move' }>

const hintQuestion = ({ game, state, ply }: History, record: TableRecord, seat: Seat): BotQuestion => {
  const seed = rngAt(record.seed, HINT_STREAM + ply).next(0x7fffffff)
  return { game: game.id, level: ADVISER, view: game.view(state, seat), seat, seed, ms: ADVICE_MS, advice: true }
}

/** How may the game still end, as far as the viewer knows? */
export function outlookQuestion({ game, state, ply }: History, record: TableRecord, viewer: Viewer): BotQuestion {
  const seed = rngAt(record.seed, HINT_STREAM + ply).next(0x7fffffff)
  const seat = viewer === 'table' ? 0 : viewer
  return { game: game.id, level: ADVISER, view: game.view(state, viewer), seat, seed, ms: CHANCES_MS, outlook: CHANCES_WORLDS }
}

const promised = ({ evaluation, second }: Answer['why']) => second && { move: second.move, less: evaluation - second.evaluation }

/** Moves that follow a hint are told so many: what comes later is less sure. */
const MOST_MORE = 1

/** Own moves that would follow one made now, with what the seat would see before each; none once something would come to light, or when the table has gone on. */
function seenAfter({ game, state }: History, seat: Seat, first: Move, more: readonly Move[]): Hint['more'] {
  const s = game.clone(state)
  const found: Hint['more'][number][] = []
  for (const move of [first, ...more.slice(0, MOST_MORE)]) {
    if (!game.judge(s, seat, move).ok) break
    found.push({ move, view: game.view(s, seat) })
    if (game.reveals(s, seat, move)) break
    game.apply(s, seat, move)
  }
  return found.slice(1)
}

/** The move, why, what goes with it, and how much better it is than the next one. */
export function hintFrom(history: History, seat: Seat, { move, more, why }: Answer): Hint {
  const second = promised(why)
  return {
    move,
    more: seenAfter(history, seat, move, more),
    reasons: why.reasons,
    ...(second && {
      second: { ...second, more: seenAfter(history, seat, second.move, why.second?.next ?? []), less: Math.max(0, second.less) },
    }),
  }
}

/** What a hint said that is done next, once its move is made. */
interface Word {
  readonly first: Move
  readonly next: Move
}

/** By the number of entries at a table with which they are to be kept. */
const words = new WeakMap<History, Map<number, Word>>()

/** Points by which something else must be better to break one's word: two searches differ by as much. */
const BROKEN = 1

/** What the hint before said would be done now, if what comes first was done. */
function wordFor(history: History, seat: Seat): Move | undefined {
  const word = words.get(history)?.get(history.ply)
  const [by, made] = history.log[history.ply - 1] ?? []
  return word && by === seat && made === word.first && history.game.judge(history.state, seat, word.next).ok ? word.next : undefined
}

/** What a hint says of the next step is kept in mind. What could be done now as well is no step of it. */
function giveWord(history: History, ply: number, seat: Seat, { move, more: [next] }: Hint): void {
  if (!next || history.ply !== ply || history.game.judge(history.state, seat, next.move).ok) return
  const given = words.get(history) ?? new Map<number, Word>()
  words.set(history, given.set(ply + 1, { first: move, next: next.move }))
}

/** The same answer from the side of its other choice. */
function turned(answer: Answer): Answer {
  const { move, more, why } = answer
  const { second } = why
  if (!second) return answer
  const reasons = why.reasons.map((reason) => ({ ...reason, value: -reason.value }))
  return {
    ...answer,
    move: second.move,
    more: [...(second.next ?? [])],
    why: { ...why, evaluation: second.evaluation, reasons, second: { move, evaluation: why.evaluation, next: [...more] } },
  }
}

/** What would you do? Asked by a seat that must decide now. What the hint before said would follow is held to, unless something else is clearly better. Null when the adviser is late. */
export async function hint(history: History, record: TableRecord, seat: Seat, advisers: Bots): Promise<Hint | null> {
  const { ply } = history
  const made = wordFor(history, seat)
  const question = hintQuestion(history, record, seat)
  const answer = await advisers.ask(made === undefined ? question : { ...question, made })
  if (answer.kind !== 'move') return null
  const less = promised(answer.why)?.less ?? 0
  const told = hintFrom(history, seat, made !== undefined && less < -BROKEN ? turned(answer) : answer)
  giveWord(history, ply, seat, told)
  return told
}

/** An entry of the log, and the table before it. */
interface PastEntry {
  readonly before: History
  readonly by: Actor
  readonly move: Move
  /** The game has ended since: nothing is secret any more. */
  readonly over: boolean
}

function pastEntry(history: History, ply: number): PastEntry | null {
  const entry = history.log[ply - 1]
  return entry ? { before: history.shortened(ply - 1), by: entry[0], move: entry[1], over: history.over } : null
}

/** The viewer could not tell what was chosen: another choice would have shown her the same, or something of it is hidden from her. */
function secret({ before, move: made }: PastEntry, seat: Seat, viewer: Viewer): boolean {
  const { game, state } = before
  const shown = (move: Move) => before.attempt(seat, move).events.map((event) => game.redact(event, viewer))
  const seen = JSON.stringify(shown(made))
  return game.moves(state, seat).some((move) => {
    const events = shown(move)
    return events.includes(undefined) || (move !== made && JSON.stringify(events) === seen)
  })
}

/**
 * Whose decision an entry was, if reasons for it may be told: the viewer's own or a bot's that was made openly, with something to
 * choose from; once the game is over anybody's.
 */
function decidedBy(entry: PastEntry, record: TableRecord, viewer: Viewer): Seat | null {
  const { before, by, over } = entry
  if (by === CHANCE || before.game.moves(before.state, by).length < 2) return null
  if (over || by === viewer) return by
  return record.seats[by]?.kind === 'bot' && !secret(entry, by, viewer) ? by : null
}

/** The table after the first `ply` entries, as a viewer saw it. @throws BadInput beyond the end of the log */
export function lookBack(history: History, record: TableRecord, viewer: Viewer, ply: number): Look {
  if (ply > history.ply) throw new BadInput([{ path: 'ply', message: `must be at most ${history.ply}` }])
  const entry = pastEntry(history, ply)
  if (!entry) return { ...lookAt(history.shortened(0), viewer), decided: null }
  const decided = decidedBy(entry, record, viewer)
  const { before, by, move } = entry
  before.commit(before.attempt(by, move))
  return { ...lookAt(before, viewer), decided }
}

/** Whether a choice of another seat can be told without telling what she holds. */
function known({ before, over }: PastEntry, viewer: Viewer, seat: Seat, move: Move): boolean {
  if (over || viewer === seat) return true
  if (viewer === 'table') return false
  const { game, state, ply } = before
  const view = game.view(state, viewer)
  return Array.from({ length: WORLDS }, (_, world) => game.determinize(view, new Sfc32(ply, world))).every(
    (possible) => game.judge(possible, seat, move).ok,
  )
}

/** A question about a decision of the past, and how its answer is told to the viewer. */
export interface Inquiry {
  readonly question: BotQuestion
  tell(answer: Answer): Why
}

/** Why was the newest of the first `ply` entries decided so? @throws BadInput where that may not be asked */
export function inquire(history: History, record: TableRecord, viewer: Viewer, ply: number): Inquiry {
  const entry = pastEntry(history, ply)
  const seat = entry && decidedBy(entry, record, viewer)
  if (!entry || seat === null) throw new BadInput([{ path: 'ply', message: 'is no decision whose reasons can be told' }])
  const { before, move } = entry
  return {
    question: { ...hintQuestion(before, record, seat), made: move },
    tell: ({ why }) => {
      const second = promised(why)
      const view = before.game.view(before.state, viewer)
      return { seat, reasons: why.reasons, ...(second && known(entry, viewer, seat, second.move) ? { second } : {}), view }
    },
  }
}
