/** Sessions beside a boxed game in a file document, and back: told through by their game before they are kept. */
import type { Json } from '../core/game.ts'
import { BadInput } from '../core/game.ts'
import type { ReadSession } from '../core/session.ts'
import { StorageError } from '../storage/problems.ts'
import { formatOf } from '../storage/records.ts'
import { checkSessionFile, SESSION_FORMAT, type SessionFile } from '../storage/session-records.ts'
import type { LoadedSession, WholeSession } from '../storage/sessions.ts'
import type { Shelves } from '../storage/shelves.ts'

/** What sessions need to get into a file and out of it. */
export interface SessionDeps {
  shelves(): Promise<Shelves>
  /** How sessions of a game are read; null where it has no clerk. */
  loadClerk(game: string): Promise<ReadSession | null>
  newId(): string
}

const inFile = ({ session, entries }: LoadedSession): Json => {
  const { format, game, seats, seed, edition, created, updated } = session
  return { format, game, seats, seed, ...(edition === undefined ? {} : { edition }), created, updated, entries }
}

/** These sessions, or all that can be read. @throws StorageError when one cannot be read that was asked for by name. */
export async function sessionsOut({ shelves }: SessionDeps, ids?: readonly string[]): Promise<Json[]> {
  const { sessions } = await shelves()
  if (ids) return Promise.all(ids.map(async (id) => inFile(await sessions.load(id))))
  const all = (await sessions.list()).sessions
  const loaded = await Promise.all(all.map(({ id }) => sessions.load(id).catch(() => null)))
  return loaded.flatMap((each) => (each ? [inFile(each)] : []))
}

/** Checks the shape of a session in a file. @throws StorageError `newerSave`, BadInput naming every fault */
function sessionIn(input: unknown): SessionFile {
  const format = formatOf(input)
  if (format !== null && format > SESSION_FORMAT) throw new StorageError({ kind: 'newerSave', found: format, known: SESSION_FORMAT })
  const checked = checkSessionFile(input, '')
  if (!checked.ok) throw new BadInput(checked.faults)
  return checked.value
}

/** Has a session told through by its game. @throws BadInput naming what it does not understand */
export async function readSession(deps: SessionDeps, input: unknown): Promise<WholeSession> {
  const { format: _, entries, ...session } = sessionIn(input)
  const read = await deps.loadClerk(session.game)
  if (!read) throw new BadInput([{ path: 'game', message: `this version keeps no books of "${session.game}"` }])
  return { session: { ...session, id: deps.newId(), summary: read(session.seats.length, entries, session.edition) }, entries }
}

/** Same game, seed, beginning and entries: then it is the same session. */
const isSame = (a: LoadedSession | WholeSession, b: WholeSession): boolean =>
  a.session.game === b.session.game &&
  a.session.seed === b.session.seed &&
  a.session.created === b.session.created &&
  JSON.stringify(a.entries) === JSON.stringify(b.entries)

/** Those not kept yet; only sessions that could be the same are read. */
export async function unknownSessions({ shelves }: SessionDeps, made: readonly WholeSession[]): Promise<WholeSession[]> {
  const { sessions } = await shelves()
  const kept = (await sessions.list()).sessions
  const fresh: WholeSession[] = []
  for (const one of made) {
    const alike = kept.filter(({ seed, created, length }) => {
      const { session, entries } = one
      return seed === session.seed && created === session.created && length === entries.length
    })
    const loaded = await Promise.all(alike.map(({ id }) => sessions.load(id).catch(() => null)))
    if (![...fresh, ...loaded].some((other) => other && isSame(other, one))) fresh.push(one)
  }
  return fresh
}
