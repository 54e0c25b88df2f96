/** What happened since the viewer had the device, once, when she takes it: in words, and step by step on the board if she likes. */
import { useState } from 'preact/hooks'
import type { RealBoard } from '../../app/model.ts'
import { toCarryOut } from '../../app/realboard.ts'
import { peopleAt } from '../../app/start.ts'
import type { Played } from '../../worker/protocol.ts'
import { Button } from '../kit/button.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { useBase } from './context.tsx'
import type { Line } from './lines.ts'
import { Entry, lookAt, walk } from './log.tsx'
import { lastOwn } from './news.ts'
import { type PutBack, toDo } from './putback.ts'
import type { TableBase } from './table.ts'

/** Lines told at most; older ones are in the log. */
const LINES = 80

/** Entries of the log line by line, the last of them. */
const linesOf = (log: readonly Played[], told: (event: Played['events'][number]) => boolean): Line[] =>
  log
    .flatMap(({ ply, events }) => events.map((event, at) => ({ key: `${ply}.${at}`, ply, at, event })))
    .filter(({ event }) => told(event))
    .slice(-LINES)

/** What happened since the viewer's own newest entry, or since anybody decided anything, oldest first. */
function linesSince(table: TableBase): Line[] {
  const log = table.model.log.value
  const own = lastOwn(table)
  const from = own < 0 ? log.findIndex(({ by }) => by >= 0) : own + 1
  return from < 0 ? [] : linesOf(log.slice(from), (event) => !table.tell.quiet(event))
}

/** Whoever has not had a turn yet had no last one. */
const sinceText = (table: TableBase): string => (lastOwn(table) < 0 ? table.i.table.soFar : table.i.table.sinceLastTurn)

/** The lines, each of which leads to its moment on the board. */
function Lines({ table, lines, onLook }: { readonly table: TableBase; readonly lines: readonly Line[]; onLook(line: Line): void }) {
  return (
    <ol class="loglines" tabIndex={0} aria-label={sinceText(table)} onKeyDown={walk}>
      {lines.map((line) => (
        <Entry key={line.key} line={line} table={table} looked={false} onLook={onLook} />
      ))}
    </ol>
  )
}

/** Shown over the table of several people until it is read. */
function News() {
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
    <Sheet class="since-sheet" title={sinceText(table)} closeLabel={i.common.close} onClose={close} actions={actions}>
      <Lines table={table} lines={lines} onLook={show} />
    </Sheet>
  )
}

/** Beside a real board: what bots did and what the rules bring by themselves, until somebody has done it with the pieces. */
function CarryOut({ real }: { readonly real: RealBoard }) {
  const table = useBase()
  const { model, i, tell } = table
  const itself = tell.itself ?? (() => false)
  const left = toCarryOut(model.log.value, model.seats.value, real.carriedOut.value, { itself, actor: tell.actor })
  const lines = linesOf(left, (event) => itself(event) || !tell.quiet(event))
  // While bots still play there is more to come.
  const waits = model.behind.value > 0 || model.thinking.value.length > 0
  if (lines.length === 0 || waits || table.moment || !model.mine.value) return null
  const done = () => real.carryOut()
  const actions = (
    <Button kind="primary" wide onClick={done}>
      {i.table.carriedOut}
    </Button>
  )
  return (
    <Sheet class="since-sheet" title={i.table.carryOut} closeLabel={i.table.carriedOut} onClose={done} actions={actions}>
      <Lines table={table} lines={lines} onLook={(line) => void lookAt(table, line)} />
    </Sheet>
  )
}

/** What was taken back beside a real board while bots had gone on: which pieces go back, until somebody has done it. */
function Back({ told, bots }: PutBack) {
  const { i } = useBase()
  const done = () => {
    toDo.value = null
  }
  const actions = (
    <Button kind="primary" wide onClick={done}>
      {i.table.carriedOut}
    </Button>
  )
  return (
    <Sheet class="since-sheet" title={i.table.putBack} closeLabel={i.table.carriedOut} onClose={done} actions={actions}>
      <p>{`${i.table.takenBack(told)} ${i.table.backOrder}`}</p>
      <ol class="back-lines">
        {[...bots, ...(told ? [told] : [])].map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ol>
    </Sheet>
  )
}

/** What somebody has to know before the table goes on: the news after a change of hands, or what to do for the bots on the real board. */
export function Since() {
  const { model } = useBase()
  const back = toDo.value
  if (back?.model === model) return <Back {...back} />
  return model.real?.followed.value ? <CarryOut real={model.real} /> : <News />
}
