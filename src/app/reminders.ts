/** When it is time to speak of what may be lost. */
import type { SavedTable } from './tables.ts'

/** Milliseconds that something may lie unprotected before the first reminder. */
export const FIRST = 24 * 60 * 60 * 1000
/** Milliseconds between two reminders. */
export const AGAIN = 7 * FIRST

/** A round was finished at one of them: that is worth keeping. */
export const somethingToLose = (list: readonly SavedTable[]): boolean => list.some(({ round, over }) => round > 1 || over)

/** When the next reminder is due, by when the last one was; from the first time on, that is noted but not said. */
export function nextReminder(since: number | null, now: number): { readonly since: number; readonly remind: boolean } {
  if (since === null || since > now + AGAIN) return { since: now, remind: false }
  return now - since < FIRST ? { since, remind: false } : { since: now + AGAIN - FIRST, remind: true }
}
