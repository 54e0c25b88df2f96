/** What happened since the viewer had the device, once, when she takes it: in words, and step by step on the board if she likes. */
import { useState } from 'preact/hooks'
import { peopleAt } from '../../app/start.ts'
import { Button } from '../kit/button.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { useBase } from './context.tsx'
import { Entry, type Line, lastOwn, lookAt, walk } from './log.tsx'
import type { TableBase } from './table.ts'

/** Lines told at most; older ones are in the log. */
const LINES = 80

/** What happened since the viewer's own newest entry, or since anybody decided anything, oldest first. */
function linesSince(table: TableBase): Line[] {
  const log = table.model.log.value
  const own = lastOwn(table)
  const from = own < 0 ? log.findIndex(({ by }) => by >= 0) : own + 1
  if (from < 0) return []
  return log
    .slice(from)
    .flatMap(({ ply, events }) => events.map((event, at) => ({ key: `${ply}.${at}`, ply, at, event })))
    .filter(({ event }) => !table.tell.quiet(event))
    .slice(-LINES)
}

/** Shown over the table of several people until it is read. */
export function Since() {
  const table = useBase()
  const { model, i } = table
  // The screen is made anew when the curtain opens: what comes later she sees herself.
  const [lines, setLines] = useState(() => (model.over.value || peopleAt(model.seats.value) < 2 ? [] : linesSince(table)))
  const [first] = lines
  if (!first) return null
  const close = () => setLines([])
  const show = (line: Line) => {
    close()
    void lookAt(table, line)
  }
  const actions = (
    <>
      <Button icon="next" onClick={() => show(first)}>
        {i.table.stepByStep}
      </Button>
      <Button kind="primary" onClick={close}>
        {i.table.goOn}
      </Button>
    </>
  )
  return (
    <Sheet class="since-sheet" title={i.table.sinceLastTurn} closeLabel={i.common.close} onClose={close} actions={actions}>
      <ol class="loglines" tabIndex={0} aria-label={i.table.sinceLastTurn} onKeyDown={walk}>
        {lines.map((line) => (
          <Entry key={line.key} line={line} table={table} looked={false} onLook={show} />
        ))}
      </ol>
    </Sheet>
  )
}
