/** What has just happened: entries that joined the log since the screen last looked. */
import { useEffect, useRef } from 'preact/hooks'
import type { Event } from '../../../games/pixie-queen/types.ts'
import { useTable } from './table.ts'

/** Events that say nothing beyond the next line of the log. */
const QUIET = new Set<Event['type']>(['phase', 'roundEnd', 'counted', 'sealed', 'neutralSkipped'])

/** Whether an event has a line of its own in the log. */
export const saysMore = (e: Event): boolean => !QUIET.has(e.type)

/** More new entries than this came at once: the person skipped, or the table was opened. */
const JUMP = 12

/** Calls `hear` with the events of every entry as it is shown; with none when the table jumped or somebody looks at the past. */
export function useNews(hear: (events: readonly Event[]) => void): void {
  const { model, moment } = useTable()
  const log = model.log.value
  const known = useRef(-1)
  useEffect(() => {
    const before = known.current
    known.current = log.length
    if (moment || before < 0 || log.length <= before || log.length - before > JUMP) return
    const events: Event[] = []
    for (const entry of log.slice(before)) events.push(...entry.events)
    hear(events)
  }, [log])
}
