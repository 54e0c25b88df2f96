import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { hush } from '../../app/announce.ts'
import { awaitPerson } from '../../app/badge.ts'
import type { TableModel } from '../../app/model.ts'
import { problemFrom } from '../../app/parts.ts'
import { href } from '../../app/routes.ts'
import { closeRules } from '../../app/rules.ts'
import { settings } from '../../app/settings.ts'
import { lastPlan, rotated, type TablePlan } from '../../app/start.ts'
import { openTable } from '../../app/table.ts'
import { stayAwake } from '../../app/wakelock.ts'
import type { Problem } from '../../worker/protocol.ts'
import { gameCard } from '../games/index.tsx'
import { Button } from '../kit/button.tsx'
import { atLast } from '../kit/later.ts'
import { lazy } from '../kit/lazy.tsx'
import { clearToasts, toast } from '../kit/toast.tsx'
import type { TableProps } from '../table/table.ts'
import { Frame } from './frame.tsx'
import { ProblemNotice } from './problem.tsx'
import { play } from './quick.ts'
import { useText } from './texts.ts'
import { titleOfOpen } from './titles.ts'

/** Who plays alone needs none. Until it has come, nothing of the table is shown either. */
const Curtain = lazy(async () => (await import('./curtain.tsx')).Curtain)
const Menu = lazy(async () => (await import('./table-menu.tsx')).TableMenu)
/** Nobody at a digital table needs it. */
const Correction = lazy(async () => (await import('./correct.tsx')).Correct)
/** And few ever see that something is wrong. */
const AlarmBars = lazy(async () => (await import('./alarms.tsx')).AlarmBars)
/** Nor on a device that is held or stands. */
const Flat = lazy(async () => (await import('./flat.tsx')).Flat)

type Opened =
  | { readonly kind: 'open'; readonly model: TableModel; readonly Screen: ComponentType<TableProps> }
  | { readonly kind: 'failed'; readonly problem: Problem }

async function open(id: string): Promise<Opened> {
  const found = await openTable(id)
  if (!found.ok) return { kind: 'failed', problem: found.problem }
  const { model } = found
  const load = gameCard(model.game)?.play?.loadTable
  if (!load) {
    model.leave()
    return { kind: 'failed', problem: { kind: 'notFound' } }
  }
  try {
    return { kind: 'open', model, Screen: await load() }
  } catch (error) {
    model.leave()
    return { kind: 'failed', problem: problemFrom(error) }
  }
}

/** Opens the table of an address and leaves it with the screen. */
function useTable(id: string, turn: number): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    let gone = false
    let model: TableModel | undefined
    setOpened(null)
    void open(id).then((result) => {
      if (result.kind === 'open') model = result.model
      if (gone) model?.leave()
      else setOpened(result)
    })
    return () => {
      gone = true
      model?.leave()
    }
  }, [id, turn])
  return opened
}

/** While the table is open: the screen stays on, the app's icon tells when a person is awaited, the title says where we are. */
function useSurroundings(model: TableModel): void {
  const t = useText()
  useEffect(stayAwake, [])
  useEffect(() => {
    document.title = `${titleOfOpen(model, t)} · ${t.app.name}`
  }, [model.name.value, t])
  const awaited = (model.decision.value !== null || (model.sharing?.next.value.length ?? 0) > 0) && !model.over.value
  useEffect(() => awaitPerson(awaited), [awaited])
  useEffect(() => () => awaitPerson(false), [])
}

/** Tells when all that is shown has been painted. Nothing of its own: an entry of the log is no reason to draw the screen anew. */
function Painted({ model }: { readonly model: TableModel }) {
  const log = model.log.value
  const waits = model.behind.value > 0
  useEffect(() => (waits ? undefined : atLast(() => model.painted?.())), [model, log, waits])
  return null
}

function OpenTable({ model, Screen }: { readonly model: TableModel; readonly Screen: ComponentType<TableProps> }) {
  const t = useText()
  const [menu, setMenu] = useState(false)
  const [correcting, setCorrecting] = useState(false)
  const follows = model.real?.followed.value === true && model.mine.value
  useSurroundings(model)
  const handlers = useMemo(() => {
    const playWith = (seats: TablePlan['seats']) => {
      const plan = { game: model.game, seats, options: lastPlan(model.game)?.options ?? {}, mirror: model.real?.followed.value === true }
      // The same bots with the temperaments they have; what was planned for other tables stays as it was.
      void play(plan, true).then((problem) => problem && toast({ text: t.problem.sentence(problem), tone: 'danger' }))
    }
    return {
      onMenu: () => setMenu(true),
      onAgain: () => playWith(model.seats.value),
      onRematch: () => playWith(rotated(model.seats.value)),
    }
  }, [model, t])
  const closed = model.sharing?.closed.value === true
  // What lies over the table goes with it, before anything is painted.
  useLayoutEffect(() => {
    if (!closed) return
    setMenu(false)
    closeRules()
    clearToasts()
    hush()
  }, [closed])
  return (
    <>
      {(model.alarms?.value.unkept || model.alarms?.value.bot) && <AlarmBars.View model={model} />}
      {settings.value.flat && <Flat.View model={model} />}
      <Painted model={model} />
      {closed ? <Curtain.View model={model} onMenu={handlers.onMenu} /> : <Screen model={model} {...handlers} />}
      {menu && <Menu.View model={model} onClose={() => setMenu(false)} onCorrect={follows ? () => setCorrecting(true) : undefined} />}
      {correcting && <Correction.View model={model} onClose={() => setCorrecting(false)} />}
    </>
  )
}

/** A table: `#/table/<id>`. Until it is open the sky is, for the blink of an eye. */
export function Table({ id }: { readonly id: string }) {
  const t = useText()
  const [turn, setTurn] = useState(0)
  const opened = useTable(id, turn)
  if (!opened)
    return (
      <div class="page" aria-busy="true">
        <p class="sr" role="status">
          {t.problem.openingTable}
        </p>
      </div>
    )
  if (opened.kind === 'open') return <OpenTable model={opened.model} Screen={opened.Screen} />
  return (
    <Frame title={t.table.error}>
      <ProblemNotice problem={opened.problem} />
      <div class="row-btns">
        <Button icon="replay" onClick={() => setTurn(turn + 1)}>
          {t.common.retry}
        </Button>
        <Button icon="scroll" href={href({ name: 'tables' })}>
          {t.saves.title}
        </Button>
      </div>
    </Frame>
  )
}
