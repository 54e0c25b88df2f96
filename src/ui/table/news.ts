/** What has just happened: entries that joined the log since the screen last looked. */
import { useEffect, useRef } from 'preact/hooks'
import type { Moment, TableModel } from '../../app/model.ts'
import type { TableBase } from './table.ts'

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

/** Ply of the viewer's own newest entry, -1 before the first. */
export function lastOwn({ model, me }: TableBase): number {
  const log = model.log.value
  for (let k = log.length - 1; k >= 0; k--) if (log[k]?.by === me) return log[k]?.ply ?? -1
  return -1
}

/** Events by others since the viewer's own newest entry, the quiet ones left out. */
export function sinceOwn(table: TableBase): number {
  const own = lastOwn(table)
  let n = 0
  for (const entry of table.model.log.value) if (entry.ply > own) n += entry.events.filter((e) => !table.tell.quiet(e)).length
  return own < 0 ? 0 : n
}
