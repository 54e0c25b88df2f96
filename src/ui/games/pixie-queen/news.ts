/** What has just happened: entries that joined the log since the screen last looked. */
import { useEffect, useRef } from 'preact/hooks'
import type { Event } from '../../../games/pixie-queen/types.ts'
import { useTable } from './table.ts'

/** More new entries than this came at once: the person skipped, or the table was opened. */
const JUMP = 12

/** Calls `hear` with the events of every entry as it is shown; with none when the table jumped. */
export function useNews(hear: (events: readonly Event[]) => void): void {
  const { model } = useTable()
  const log = model.log.value
  const known = useRef(-1)
  useEffect(() => {
    const before = known.current
    known.current = log.length
    if (before < 0 || log.length <= before || log.length - before > JUMP) return
    const events: Event[] = []
    for (const entry of log.slice(before)) events.push(...entry.events)
    hear(events)
  }, [log])
}
