/** Which session beside a boxed game was gone on with last: the first screen offers it without opening the database. */
import { remember, remembered } from './settings.ts'

const KEY = 'last-session'

/** A session to go on with. */
export interface LastSession {
  readonly id: string
  readonly game: string
  /** When it was last gone on with, in milliseconds since 1970. */
  readonly at: number
  /** Who plays, in the order of the seats. */
  readonly names: readonly string[]
  /** The round, or where a game has longer parts the part. */
  readonly where: { readonly round: number } | { readonly part: number | 'last' }
}

type Raw = Readonly<Record<string, unknown>>

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null

/** What older versions kept says nothing of players and round. */
const readNames = (names: unknown): readonly string[] =>
  Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : []

function readWhere(where: unknown): LastSession['where'] {
  const { part, round } = isRaw(where) ? where : ({} as Raw)
  if (part === 'last' || typeof part === 'number') return { part }
  return { round: typeof round === 'number' ? round : 0 }
}

/** The last one that is neither over nor deleted; null without one. */
export function lastSession(): LastSession | null {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? 'null')
    if (!isRaw(kept)) return null
    const { id, game, at, names, where } = kept
    if (typeof id !== 'string' || typeof game !== 'string' || typeof at !== 'number') return null
    return { id, game, at, names: readNames(names), where: readWhere(where) }
  } catch {
    return null
  }
}

/** It has been gone on with; one that is over need not be offered. */
export function noteSession(session: LastSession, over: boolean): void {
  if (!over) remember(KEY, JSON.stringify(session))
  else forgetSession(session.id)
}

/** It is gone. */
export function forgetSession(id: string): void {
  if (lastSession()?.id === id) remember(KEY, '')
}
