/** Sessions beside a boxed game as screens see them: begun, resumed, written entry by entry. What an entry says only its game knows. */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Json } from '../core/game.ts'
import { fileOf } from '../storage/file.ts'
import { isTrouble } from '../storage/problems.ts'
import type { SessionRecord } from '../storage/session-records.ts'
import type { LoadedSession, NewSession, Sessions } from '../storage/sessions.ts'
import type { Problem } from '../worker/protocol.ts'
import { intoBin } from './bin.ts'
import { forgetSession, type LastSession, noteSession } from './last-session.ts'
import { againWhenLate } from './late.ts'

/** Somebody at the board: a name, and which of the game's crests. */
export type Companion = SessionRecord['seats'][number]

/** A session in the list; `unkept`: only this window knows all of it. */
export type SavedSession = Readonly<SessionRecord> & { readonly unkept?: true }

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
  /** Everything told so far, oldest first; safely kept unless {@link unkept} says why not. */
  readonly entries: ReadonlySignal<readonly Json[]>
  /** Why the last change was refused, else null. */
  readonly problem: ReadonlySignal<Problem | null>
  /** Why the store does not take it at the moment: it goes on in this window, and is kept as soon as it can be. Else null. */
  readonly unkept: ReadonlySignal<Problem | null>
  /** The session as the text of a file, kept or not. */
  exported(): string
  /**
   * Changes the entries once all changes before are kept; `edit` sees them as they are then, and answers null to leave them.
   * Resolves to true when the change is kept, or {@link unkept} says why it is only remembered: only then do the entries show it.
   */
  change(edit: (entries: readonly Json[]) => SessionChange | null): Promise<boolean>
}

/** What a game's companion is given. */
export interface CompanionProps {
  readonly session: SessionModel
}

const SEEDS = 2 ** 31

const list = signal<readonly SavedSession[] | null>(null)
const lost = signal(0)
const trouble = signal<Problem | null>(null)

/** A session that could not be kept: it stays in this window until it is. */
interface Held {
  readonly model: SessionModel
  /** As it stands in the list. */
  readonly listed: () => SavedSession
}

const held = signal<ReadonlyMap<string, Held>>(new Map())

/** All sessions, the last one first; null until they are known. */
export const sessions: ReadonlySignal<readonly SavedSession[] | null> = computed(() => {
  const kept = list.value?.filter(({ id }) => !held.value.has(id))
  if (!kept) return null
  return [...kept, ...[...held.value.values()].map(({ listed }) => listed())].sort((a, b) => b.updated - a.updated)
})
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

/** Reads the list, once more where the store opens late. */
export async function loadSessions(): Promise<void> {
  try {
    const found = await (await store()).list()
    list.value = found.sessions
    lost.value = found.unreadable.length
    trouble.value = null
  } catch (error) {
    const problem = await toProblem(error)
    trouble.value = problem
    list.value ??= []
    againWhenLate(problem, loadSessions)
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
    await intoBin(kept, id, (now) => kept.remove(id, now))
    forgetSession(id)
  })

export const restoreSession = (id: string): Promise<void> => tidy((kept) => kept.restore(id))

/** The record of a session that is not kept yet. */
const begun = (session: NewSession): SessionRecord => ({
  ...session,
  format: 1,
  length: 0,
  version: 0,
  deleted: null,
  updated: session.created,
  summary: { round: 1, over: false },
})

/** What a game finds wrong with an edition, as a problem; null when nothing. */
async function problemIn(game: string, edition: Json): Promise<Problem | null> {
  const { verdictOn } = await import('./edition-check.ts')
  const verdict = await verdictOn(game, edition)
  if ('problem' in verdict) return verdict.problem
  return verdict.faults.length > 0 ? { kind: 'badInput', faults: verdict.faults } : null
}

/** Begins a session by the app's own numbers or those of an edition: its id, or why it could not be kept. */
export async function beginSession(game: string, seats: readonly Companion[], edition?: Json): Promise<string | Problem> {
  const problem = edition === undefined ? null : await problemIn(game, edition)
  if (problem) return problem
  const id = crypto.randomUUID()
  const own = edition === undefined ? {} : { edition }
  const session = { id, game, seats: [...seats], seed: Math.floor(Math.random() * SEEDS), ...own, created: Date.now() }
  try {
    await (await store()).create(session)
  } catch (error) {
    const found = await toProblem(error)
    if (!isTrouble(found)) return found
    modelOf({ session: begun(session), entries: [] }, found)
  }
  return id
}

/** A session as the first screen offers it. */
const lastOf = ({ id, game, seats, summary: { round, part } }: SessionRecord, at: number): LastSession => ({
  id,
  game,
  at,
  names: seats.map(({ name }) => name),
  where: part ? { part: part.at } : { round },
})

/** Milliseconds until keeping is tried again; longer with every failure, up to the most. */
const FIRST = 2000
const MOST = 8000

/** A session in use. `denied`: why not even its beginning could be kept. */
function modelOf(loaded: LoadedSession, denied: Problem | null = null): SessionModel {
  const { id, game, seats, seed, edition, created } = loaded.session
  const entries = signal(loaded.entries)
  const updated = signal(loaded.session.updated)
  const problem = signal<Problem | null>(null)
  const unkept = signal<Problem | null>(null)
  let { summary } = loaded.session
  /** Of what is kept; null where nothing is. */
  let version: number | null = denied ? null : loaded.session.version
  let last: Promise<unknown> = Promise.resolve()
  let wait = FIRST
  const own = edition === undefined ? {} : { edition }

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
  const take = (change: SessionChange, now: number) => {
    updated.value = now
    summary = change.summary
    entries.value = [...entries.value.slice(0, change.from), ...change.entries]
    problem.value = null
    noteSession(lastOf({ ...loaded.session, summary }, now), summary.over)
  }
  /** Keeps everything told so far under an id. */
  const keepAll = async (as: string, known: number | null): Promise<void> => {
    const kept = await store()
    if (known === null) await kept.create({ id: as, game, seats: [...seats], seed, ...own, created })
    if (as === id) version = known ?? 0
    const whole = { session: as, version: known ?? 0, from: 0, entries: entries.value, summary, now: updated.value }
    await kept.rewrite(whole)
    if (as === id) version = whole.version + 1
  }
  /** Another window has told something meanwhile: this one goes on from there. */
  const catchUp = async () => {
    const fresh = await (await store()).load(id)
    version = fresh.session.version
    summary = fresh.session.summary
    entries.value = fresh.entries
  }
  /** Where another window has gone on, what was told here is kept beside it. */
  const keepBeside = async () => {
    await keepAll(crypto.randomUUID(), null)
    await catchUp()
    problem.value = { kind: 'staleMove' }
  }
  const settle = async () => {
    try {
      await keepAll(id, version)
    } catch (error) {
      const found = await toProblem(error)
      if (found.kind === 'notFound') version = null
      if (found.kind !== 'staleMove') return hold(found)
      await keepBeside()
    }
    held.value = new Map([...held.value].filter(([each]) => each !== id))
    wait = FIRST
    unkept.value = null
    await loadSessions()
  }
  const hold = (why: Problem) => {
    unkept.value = why
    if (!held.value.has(id)) held.value = new Map(held.value).set(id, { model, listed })
    setTimeout(() => void inTurn(settle).catch(async (error: unknown) => hold(await toProblem(error))), wait)
    wait = Math.min(MOST, wait * 2)
  }
  const apply = async (edit: Parameters<SessionModel['change']>[0]): Promise<boolean> => {
    const change = edit(entries.value)
    if (!change) return false
    const now = Date.now()
    try {
      if (!unkept.value && version !== null) {
        await (await store()).rewrite({ session: id, version, now, ...change })
        version += 1
      }
    } catch (error) {
      const found = await toProblem(error)
      if (!isTrouble(found) && found.kind !== 'notFound') {
        if (found.kind === 'staleMove') await catchUp().catch(() => undefined)
        problem.value = found
        return false
      }
      if (found.kind === 'notFound') version = null
      hold(found)
    }
    take(change, now)
    return true
  }
  const change: SessionModel['change'] = (edit) => inTurn(() => apply(edit))
  const exported = (): string => {
    const edited: Json = edition === undefined ? {} : { edition }
    const { format } = loaded.session
    const session = { format, game, seats: [...seats], seed, ...edited, created, updated: updated.value, entries: entries.value }
    return fileOf({ sessions: [session] })
  }
  const listed = () => ({ ...loaded.session, updated: updated.value, summary, length: entries.value.length, unkept: true as const })
  const model = { id, game, seats, seed, edition, created, updated, entries, problem, unkept, exported, change }
  if (denied) hold(denied)
  return model
}

/** Opens a session; the problem when it cannot be read. */
export async function openSession(id: string): Promise<{ readonly model: SessionModel } | { readonly problem: Problem }> {
  const waiting = held.value.get(id)
  if (waiting) return { model: waiting.model }
  try {
    const loaded = await (await store()).load(id)
    noteSession(lastOf(loaded.session, Date.now()), loaded.session.summary.over)
    return { model: modelOf(loaded) }
  } catch (error) {
    return { problem: await toProblem(error) }
  }
}
