/**
 * Looking back: the table shows a past moment, and the tray says which one, with the ways to other moments and back to
 * now. Escape and *back* lead to now as well.
 */
import { useBack, useEscape } from '../kit/back.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { useBase } from './context.tsx'
import { WhyButton } from './hint.tsx'
import type { TableBase } from './table.ts'

/** Which event of the moment's entry stands for it: the one whose line was chosen, else the first that has a line; -1 for none. */
export function toldAt({ moment, desk, tell }: TableBase): number {
  const chosen = desk.line.value
  if (moment && chosen?.ply === moment.ply && chosen.at < moment.events.length) return chosen.at
  return moment?.events.findIndex((e) => !tell.quiet(e)) ?? -1
}

const lineOf = (table: TableBase): unknown => table.moment?.events[toldAt(table)]

/** The moment in words: the round, and what had just happened. */
export function momentText(table: TableBase): string {
  const { tell, i } = table
  const line = lineOf(table)
  const title = `${i.table.lookingBack}: ${tell.when()}`
  return line === undefined ? title : `${title}. ${tell.plain(line)}`
}

/** Length of the log at the nearest earlier (-1) or later (1) moment that has a line; null at the end of the log. */
function nextMoment({ model, moment, tell }: TableBase, way: -1 | 1): number | null {
  const log = model.log.value
  for (let ply = (moment?.ply ?? 0) + way; ply >= 1 && ply <= log.length; ply += way) {
    if (log[ply - 1]?.events.some((e) => !tell.quiet(e))) return ply
  }
  return null
}

function Step({ way }: { readonly way: -1 | 1 }) {
  const table = useBase()
  const { i, model } = table
  const to = nextMoment(table, way)
  return (
    <IconButton
      framed
      icon={way < 0 ? 'back' : 'next'}
      label={way < 0 ? i.table.earlier : i.table.later}
      aria-disabled={to === null}
      onClick={() => to !== null && void model.past?.look(to)}
    />
  )
}

/** In the place of question and choices while a past moment is looked at. */
export function LookBack() {
  const table = useBase()
  const { tell, i, model, moment } = table
  const line = lineOf(table)
  // What the last one to decide in secret sets off tells of the others as well.
  const helped = moment?.decided != null && line !== undefined && tell.actor(line) === moment.decided
  const back = () => model.past?.back()
  useBack(back)
  useEscape(back)
  return (
    <section class="lookback" aria-label={i.table.lookingBack}>
      <div class={`ask-line${helped ? ' helped' : ''}`}>
        <span class="disp">
          {i.table.lookingBack}: {tell.when()}
        </span>
        <small class="event">{line !== undefined && tell.rich(line)}</small>
        {helped && <WhyButton />}
      </div>
      <Step way={-1} />
      <Step way={1} />
      <Button kind="primary" onClick={back}>
        {i.table.backToNow}
      </Button>
    </section>
  )
}
