/** Sessions beside a boxed game as screens see them: begun, resumed, written entry by entry. What an entry says only its game knows. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Json } from '../core/game.ts'
import type { SessionRecord } from '../storage/session-records.ts'
import type { LoadedSession, Sessions } from '../storage/sessions.ts'
import type { Problem } from '../worker/protocol.ts'
import { forgetSession, noteSession } from './last-session.ts'

/** Somebody at the board: a name, and which of the game's crests. */
export type Companion = SessionRecord['seats'][number]

/** A session in the list. */
export type SavedSession = Readonly<SessionRecord>

/** What a change makes of the entries: those from a place on are replaced. */
export interface SessionChange {
  readonly from: number
  readonly entries: readonly Json[]
  readonly summary: SessionRecord['summary']
}

/** An open session. */
export interface SessionModel {
  readonly id: string
  readonly game: string
  readonly seats: readonly Companion[]
  readonly seed: number
  /** What is printed on the box on the table; undefined stands for the app's own edition. */
  readonly edition: Json | undefined
  readonly created: number
  readonly updated: ReadonlySignal<number>
  /** Everything told so far that is safely kept, oldest first. */
  readonly entries: ReadonlySignal<readonly Json[]>
  /** Why the last change was not kept, else null. */
  readonly problem: ReadonlySignal<Problem | null>
  /**
   * Changes the entries once all changes before are kept; `edit` sees them as they are then, and answers null to leave them.
   * Resolves to true when the change is kept: only then do the entries show it.
   */
  change(edit: (entries: readonly Json[]) => SessionChange | null): Promise<boolean>
}

/** What a game's companion is given. */
export interface CompanionProps {
  readonly session: SessionModel
}

const SEEDS = 2 ** 31
/** How long a deleted session can be brought back, in milliseconds. */
const BIN = 24 * 60 * 60 * 1000

const list = signal<readonly SavedSession[] | null>(null)
const lost = signal(0)
const trouble = signal<Problem | null>(null)

/** All sessions, the last one first; null until they are known. */
export const sessions: ReadonlySignal<readonly SavedSession[] | null> = list
/** How many are kept that this app cannot read. */
export const unreadableSessions: ReadonlySignal<number> = lost
/** Why the list could not be read or changed, else null. */
export const sessionsProblem: ReadonlySignal<Problem | null> = trouble

const storage = () => import('../storage/open.ts')
let opening: Promise<Sessions> | null = null

function store(): Promise<Sessions> {
  opening ??= storage().then(({ openSessions }) => openSessions())
  return opening
}

const toProblem = async (error: unknown): Promise<Problem> => (await storage()).problemOf(error)

/** Reads the list. */
export async function loadSessions(): Promise<void> {
  try {
    const found = await (await store()).list()
    list.value = found.sessions
    lost.value = found.unreadable.length
    trouble.value = null
  } catch (error) {
    trouble.value = await toProblem(error)
    list.value ??= []
  }
}

async function tidy(work: (kept: Sessions) => Promise<void>): Promise<void> {
  try {
    await work(await store())
  } catch (error) {
    trouble.value = await toProblem(error)
    return
  }
  await loadSessions()
}

/** Puts a session into the bin; {@link restoreSession} brings it back. */
export const removeSession = (id: string): Promise<void> =>
  tidy(async (kept) => {
    await kept.purge(Date.now() - BIN)
    await kept.remove(id, Date.now())
    forgetSession(id)
  })

export const restoreSession = (id: string): Promise<void> => tidy((kept) => kept.restore(id))

/** What a game finds wrong with an edition, as a problem; null when nothing. */
async function problemIn(game: string, edition: Json): Promise<Problem | null> {
  const { verdictOn } = await import('./edition-check.ts')
  const verdict = await verdictOn(game, edition)
  if ('problem' in verdict) return verdict.problem
  return verdict.faults.length > 0 ? { kind: 'badInput', faults: verdict.faults } : null
}

/** Begins a session by the app's own numbers or those of an edition: its id, or why it could not be kept. */
export async function beginSession(game: string, seats: readonly Companion[], edition?: Json): Promise<string | Problem> {
  try {
    const problem = edition === undefined ? null : await problemIn(game, edition)
    if (problem) return problem
    const id = crypto.randomUUID()
    const own = edition === undefined ? {} : { edition }
    const session = { id, game, seats: [...seats], seed: Math.floor(Math.random() * SEEDS), ...own, created: Date.now() }
    await (await store()).create(session)
    return id
  } catch (error) {
    return toProblem(error)
  }
}

function modelOf(loaded: LoadedSession): SessionModel {
  const { id, game, seats, seed, edition, created } = loaded.session
  const entries = signal(loaded.entries)
  const updated = signal(loaded.session.updated)
  const problem = signal<Problem | null>(null)
  let { version } = loaded.session
  let last: Promise<unknown> = Promise.resolve()
  const keep = async (change: SessionChange): Promise<void> => {
    const now = Date.now()
    await (await store()).rewrite({ session: id, version, now, ...change })
    version += 1
    updated.value = now
    entries.value = [...entries.value.slice(0, change.from), ...change.entries]
    problem.value = null
    noteSession({ id, game, at: now }, change.summary.over)
  }
  /** Another window has told something meanwhile: this one goes on from there. */
  const catchUp = async () => {
    const fresh = await (await store()).load(id)
    version = fresh.session.version
    entries.value = fresh.entries
  }
  const apply = async (edit: Parameters<SessionModel['change']>[0]): Promise<boolean> => {
    const change = edit(entries.value)
    if (!change) return false
    try {
      await keep(change)
      return true
    } catch (error) {
      const found = await toProblem(error)
      if (found.kind === 'staleMove') await catchUp().catch(() => undefined)
      problem.value = found
      return false
    }
  }
  const change: SessionModel['change'] = (edit) => {
    const done = last.then(() => apply(edit))
    last = done
    return done
  }
  return { id, game, seats, seed, edition, created, updated, entries, problem, change }
}

/** Opens a session; the problem when it cannot be read. */
export async function openSession(id: string): Promise<{ readonly model: SessionModel } | { readonly problem: Problem }> {
  try {
    const loaded = await (await store()).load(id)
    noteSession({ id, game: loaded.session.game, at: Date.now() }, loaded.session.summary.over)
    return { model: modelOf(loaded) }
  } catch (error) {
    return { problem: await toProblem(error) }
  }
}
