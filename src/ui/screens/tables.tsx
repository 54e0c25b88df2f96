import { useEffect, useState } from 'preact/hooks'
import { arrivalLost, arrivals, takeArrivals } from '../../app/arrivals.ts'
import { loadSessions, sessions } from '../../app/companion.ts'
import { href } from '../../app/routes.ts'
import { remove, rename, restore, type SavedTable, tables, tablesProblem, unreadable } from '../../app/tables.ts'
import { lazyTexts } from '../../app/texts.ts'
import { exportAll, exportTable } from '../../app/transfer.ts'
import { loadCompanion } from '../../text/index.ts'
import { gameCard } from '../games/index.tsx'
import { Button, IconButton } from '../kit/button.tsx'
import { TextField } from '../kit/field.tsx'
import { FileButton } from '../kit/file.tsx'
import { Icon } from '../kit/icon.tsx'
import { List, Row } from '../kit/list.tsx'
import { Notice } from '../kit/notice.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { TO_REGRET, toast } from '../kit/toast.tsx'
import { offerFile, useImport } from './files.ts'
import { Frame } from './frame.tsx'
import { turnText } from './home-continue.tsx'
import { ProblemNotice, RefusedFiles } from './problem.tsx'
import { useText } from './texts.ts'
import { Thumb } from './thumb.tsx'
import { titleOf } from './titles.ts'

const words = lazyTexts(loadCompanion)

function ago(time: number, language: string): string {
  // Never in the future, wherever the clock has been set meanwhile.
  const minutes = Math.min(0, Math.round((time - Date.now()) / 60_000))
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (minutes > -60) return words.format(minutes, 'minute')
  if (minutes > -60 * 24) return words.format(Math.round(minutes / 60), 'hour')
  return words.format(Math.round(minutes / 60 / 24), 'day')
}

function Renaming({ table, onClose }: { readonly table: SavedTable; readonly onClose: () => void }) {
  const t = useText()
  const [name, setName] = useState(titleOf(table, t))
  const done = () => {
    onClose()
    if (name.trim() !== '' && name !== titleOf(table, t)) void rename(table.id, name.trim())
  }
  // Prevented, or the key would press the button that gets the focus back.
  const entered = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    done()
  }
  return (
    <Sheet
      title={t.saves.rename}
      closeLabel={t.common.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button kind="primary" onClick={done}>
            {t.common.save}
          </Button>
        </>
      }
    >
      <TextField label={t.saves.newName} value={name} maxLength={80} autocomplete="off" onInput={setName} onKeyDown={entered} />
    </Sheet>
  )
}

function removeWithUndo(table: SavedTable, t: ReturnType<typeof useText>): void {
  void remove(table.id)
  toast({
    text: t.saves.deleted(titleOf(table, t)),
    stays: TO_REGRET,
    action: { label: t.saves.undoDelete, run: () => void restore(table.id) },
  })
}

function Actions({
  table,
  onClose,
  onRename,
}: {
  readonly table: SavedTable
  readonly onClose: () => void
  readonly onRename: () => void
}) {
  const t = useText()
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Sheet title={titleOf(table, t)} closeLabel={t.common.close} onClose={onClose}>
      <List>
        <li>
          <Row icon="edit" title={t.saves.rename} onClick={then(onRename)} />
        </li>
        <li>
          <Row icon="install" title={t.saves.export} onClick={then(() => offerFile(exportTable(table), t))} />
        </li>
        <li>
          <Row icon="trash" title={t.saves.delete} onClick={then(() => removeWithUndo(table, t))} />
        </li>
      </List>
    </Sheet>
  )
}

function Saved({ table, onMore }: { readonly table: SavedTable; readonly onMore: () => void }) {
  const t = useText()
  const game = gameCard(table.game)
  const mine = !table.over && table.turn.some((seat) => table.seats[seat]?.kind === 'human')
  const round = table.round > 0 && !table.over ? t.saves.round(table.round) : ''
  const where = [round, turnText(table, t)].filter((part) => part !== '').join(' · ')
  return (
    <li class="saved">
      <a
        class="saved-go"
        href={href({ name: 'table', id: table.id })}
        aria-label={`${table.over ? t.saves.watch : t.saves.continue}: ${titleOf(table, t)}, ${where}`}
      >
        <Thumb game={game} facts={table.facts} />
        <span class="saved-t">
          <b>{titleOf(table, t)}</b>
          <small class={mine ? 'your-turn' : ''}>{where}</small>
          <small>
            {t.common.and(table.seats.map((seat) => seat.name))} · {ago(table.updated, t.language)}
          </small>
        </span>
        <Icon name={table.over ? 'eye' : 'play'} class="saved-mark" />
      </a>
      <IconButton icon="more" label={t.saves.moreFor(titleOf(table, t))} onClick={onMore} />
    </li>
  )
}

function Empty() {
  const t = useText()
  return (
    <div class="nothing">
      <img src={`${import.meta.env.BASE_URL}icons/mark.webp`} alt="" width="96" height="96" />
      <p>{t.saves.empty}</p>
      <p>{t.saves.emptyHint}</p>
    </div>
  )
}

/** The way to what is not kept among the tables: the sessions beside a boxed game. */
function SessionsRow() {
  const t = words.value
  useEffect(() => void loadSessions(), [])
  const count = sessions.value?.length ?? 0
  if (count === 0 || !t) return null
  return (
    <List>
      <li>
        <Row icon="book" title={t.kept(count)} note={t.keptNote} mark="next" href={href({ name: 'companion', id: '' })} />
      </li>
    </List>
  )
}

/** What is kept but cannot be opened here, with the reason. */
function Unreadable() {
  const t = useText()
  return unreadable.value.map(({ id, problem }) => (
    <Notice key={id} icon="lock">
      <p>
        <b>{problem.kind === 'newerSave' ? t.saves.newer : t.saves.broken}</b>
      </p>
      <p>{t.problem.sentence(problem)}</p>
    </Notice>
  ))
}

/** Imports what other apps have sent, as it comes. */
function useArrivals(take: (files: readonly File[]) => void): void {
  const t = useText()
  const waiting = arrivals.value.length > 0 || arrivalLost.value
  useEffect(() => {
    if (!waiting) return
    const { files, lost } = takeArrivals()
    if (lost) toast({ text: t.saves.importFailed, tone: 'danger' })
    if (files.length > 0) take(files)
  }, [waiting])
}

/** All tables of this device, last played first. */
export function Tables() {
  const t = useText()
  const [more, setMore] = useState<SavedTable | null>(null)
  const [renaming, setRenaming] = useState<SavedTable | null>(null)
  const [refused, take] = useImport()
  useArrivals(take)
  const list = tables.value
  return (
    <Frame title={t.saves.title}>
      <RefusedFiles refused={refused} />
      {tablesProblem.value && <ProblemNotice problem={tablesProblem.value} />}
      {list?.length === 0 && !tablesProblem.value && <Empty />}
      {list && list.length > 0 && (
        <ul class="list">
          {list.map((table) => (
            <Saved key={table.id} table={table} onMore={() => setMore(table)} />
          ))}
        </ul>
      )}
      <Unreadable />
      <SessionsRow />
      <div class="row-btns">
        <FileButton accept="application/json,.json" onFile={(file) => take([file])}>
          {t.saves.import}
        </FileButton>
        {list && list.length > 0 && (
          <Button icon="install" onClick={() => offerFile(exportAll(), t)}>
            {t.saves.exportAll}
          </Button>
        )}
      </div>
      {more && <Actions table={more} onClose={() => setMore(null)} onRename={() => setRenaming(more)} />}
      {renaming && <Renaming table={renaming} onClose={() => setRenaming(null)} />}
    </Frame>
  )
}
