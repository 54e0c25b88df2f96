/** Which session beside a boxed game was gone on with last: the first screen offers it without opening the database. */
import { remember, remembered } from './settings.ts'

const KEY = 'last-session'

/** A session to go on with. */
export interface LastSession {
  readonly id: string
  readonly game: string
  /** When it was last gone on with, in milliseconds since 1970. */
  readonly at: number
}

/** The last one that is neither over nor deleted; null without one. */
export function lastSession(): LastSession | null {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { id, game, at } = kept as Readonly<Record<string, unknown>>
    return typeof id === 'string' && typeof game === 'string' && typeof at === 'number' ? { id, game, at } : null
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
