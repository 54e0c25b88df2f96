/** What leaves the worker: views, decisions and events, each for one viewer. */
import type { Game, Seat, Viewer } from '../core/game.ts'
import type { History } from '../core/log.ts'
import type { Summary } from '../storage/records.ts'
import type { Decision, Look, Played, Refused, TableId, UndoState, Update } from './protocol.ts'

const NOTHING: UndoState = { possible: false, why: 'nothing' }

/** Entries from `from` on with what the viewer may know of them; `states` are those after the first of them. */
function playedFrom(history: History, from: number, viewer: Viewer, states: readonly object[] = []): Played[] {
  const { game, log } = history
  return log.slice(from).map(([by], i): Played => {
    const ply = from + i
    const events = history.eventsOf(ply).flatMap((event) => game.redact(event, viewer) ?? [])
    const state = states[i]
    return { ply, by, events, ...(state && events.length > 0 ? { view: game.view(state, viewer) } : {}) }
  })
}

/** The decision of a seat: what it may do, and what it may not and why. */
function decisionOf({ game, state }: History, seat: Seat): Decision {
  const choices = game.moves(state, seat)
  const allowed = new Set(choices)
  const refused = game.attempts(state, seat).flatMap((move): Refused[] => {
    if (allowed.has(move)) return []
    const verdict = game.judge(state, seat, move)
    return verdict.ok ? [] : [{ move, code: verdict.code, rule: verdict.rule, ...(verdict.params ? { params: verdict.params } : {}) }]
  })
  return { seat, choices, refused }
}

/** What an update says besides the past and the present. */
interface Circumstances {
  readonly table: TableId
  readonly viewer: Viewer
  readonly undone: boolean
  /** Entries from here on are new to the viewer. */
  readonly from: number
  /** States after these entries, all but the last: so that they can be shown one after another. */
  readonly between: readonly object[]
  readonly confirming: boolean
  readonly thinking: readonly Seat[]
  /** People the table waits for. */
  readonly awaited: readonly Seat[]
  /** This window may write. */
  readonly mine: boolean
  /** What the viewer may take back. */
  readonly undo: UndoState
  /** CHANCE is asked of people, and it is asked now. */
  readonly luck: boolean
  /** The viewer is a person who may decide now if the game asks. */
  readonly mayDecide: boolean
}

/** Everything a viewer may know of a table now. */
export function updateFor(history: History, now: Circumstances): Update {
  const { viewer, table, undone, confirming, thinking, awaited, luck } = now
  const { game, state, ply, pending } = history
  return {
    type: 'update',
    table,
    ply,
    viewer,
    view: game.view(state, viewer),
    played: playedFrom(history, now.from, viewer, now.between),
    undone,
    decision: now.mayDecide && viewer !== 'table' && pending.includes(viewer) ? decisionOf(history, viewer) : null,
    confirming,
    thinking,
    awaited,
    ...(luck ? { luck } : {}),
    undo: now.mine ? now.undo : NOTHING,
    over: pending.length === 0,
  }
}

/** What a viewer could see when a history ended where it ends now. */
export function lookAt(history: History, viewer: Viewer): Omit<Look, 'decided'> {
  const { game, state, ply } = history
  const last = ply > 0 ? playedFrom(history, ply - 1, viewer) : []
  return { ply, view: game.view(state, viewer), events: last.flatMap(({ events }) => events) }
}

/** The digest kept for the list of tables: public facts only. */
export function summaryOf(game: Game, state: object): Summary {
  const pending = game.pending(state)
  return {
    round: game.round(state),
    over: pending.length === 0,
    turn: pending.filter((actor) => actor >= 0),
    ranks: pending.length === 0 ? [...game.ranks(state)] : null,
    points: pending.length === 0 ? [...game.scores(state)] : null,
    facts: game.facts?.(state) ?? null,
  }
}
