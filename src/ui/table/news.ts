/** What has just happened: entries that joined the log since the screen last looked. */
import { useEffect, useRef } from 'preact/hooks'
import type { Moment, TableModel } from '../../app/model.ts'

/** More new entries than this came at once: the person skipped, or the table was opened. */
const JUMP = 12

/** What has to be known of a table to follow its news; any game's frame will do. */
interface Followed<E> {
  readonly model: TableModel<unknown, E>
  readonly moment: Moment<unknown, E> | null
}

/** Calls `hear` with the events of every entry as it is shown; with none when the table jumped or somebody looks at the past. */
export function useNews<E>({ model, moment }: Followed<E>, hear: (events: readonly E[]) => void): void {
  const log = model.log.value
  const known = useRef(-1)
  useEffect(() => {
    const before = known.current
    known.current = log.length
    if (moment || before < 0 || log.length <= before || log.length - before > JUMP) return
    const events: E[] = []
    for (const entry of log.slice(before)) events.push(...entry.events)
    hear(events)
  }, [log])
}
