/** The clerk of a real board: the screen beside the boxed game. Loaded when a session is opened, never with a table. */
import '../../../companion/clerk.css'
import '../../../companion/sheets.css'
import '../styles/glade.css'
import '../styles/drawings.css'
import '../styles/pieces.css'
import '../styles/boards.css'
import '../styles/clerk.css'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { CompanionProps } from '../../../../app/companion.ts'
import { navigate } from '../../../../app/router.ts'
import { askRule } from '../../../../app/rules.ts'
import { type Book, finished, isLast, turnsOf } from '../../../../games/fairy-school/clerk.ts'
import { type ClerkPhase, TURN_PHASES } from '../../../../games/fairy-school/types.ts'
import { ExportRow } from '../../../companion/exportrow.tsx'
import { Foot } from '../../../companion/foot.tsx'
import { ClerkFrame } from '../../../companion/frame.tsx'
import { isBeingSetUp } from '../../../companion/setup.ts'
import { List, Row } from '../../../kit/list.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { CountSheet } from './count.tsx'
import { type ClerkPanel, type Desk, DeskProvider, useDesk, useNewDesk } from './desk.ts'
import { EntrySheet } from './entrysheet.tsx'
import { ExchangeSheet } from './exchange.tsx'
import { CreaturesSheet, FairySheet } from './fairysheet.tsx'
import { Guide } from './guide.tsx'
import { Head } from './head.tsx'
import { Lanes } from './lanes.tsx'
import { LogList, LogSheet } from './log.tsx'
import { ElementsSheet, OrderSheet } from './order.tsx'
import { FinalSheet, Race } from './race.tsx'
import { SetupSheet } from './setup.tsx'
import { FinishSheet, SkipSheet, skipTitle } from './sure.tsx'
import { Tools } from './tools.tsx'

function MenuSheet() {
  const { c, i, book, session, open, close } = useDesk()
  const to = (panel: ClerkPanel) => () => open(panel)
  const rules = () => {
    close()
    askRule('fairy-school')
  }
  return (
    <Sheet class="fs clerk-sheet" title={c.menu} closeLabel={i.common.close} onClose={close}>
      <List>
        <li>
          <Row icon="log" title={c.log} note={c.logNote} mark="next" onClick={to({ kind: 'log' })} />
        </li>
        <li>
          <Row icon="book" title={c.setup} note={c.setupNote} mark="next" onClick={to({ kind: 'setup' })} />
        </li>
        <li>
          <Row icon="scroll" title={c.finalCount} note={c.countNote} mark="next" onClick={to({ kind: 'count' })} />
        </li>
        <li>
          <Row icon="spell-book" title={c.rules} note={c.rulesNote} mark="next" onClick={rules} />
        </li>
        {/* For those who began without the clerk. */}
        {!isLast(book) && (
          <li>
            <Row icon="skip" title={skipTitle(c, book)} note={c.skipNote} mark="next" onClick={to({ kind: 'skip' })} />
          </li>
        )}
        <li>
          <ExportRow session={session} note={c.exportNote} onDone={close} />
        </li>
        <li>
          <Row icon="home" title={i.over.home} note={c.leave} onClick={() => navigate({ name: 'home' })} />
        </li>
      </List>
    </Sheet>
  )
}

function Panel({ panel }: { readonly panel: ClerkPanel }) {
  switch (panel.kind) {
    case 'fairy':
      return <FairySheet key={panel.seat} seat={panel.seat} />
    case 'creatures':
      return <CreaturesSheet key={panel.seat} seat={panel.seat} />
    case 'final':
      return <FinalSheet key={panel.seat} seat={panel.seat} />
    case 'elements':
      return <ElementsSheet key={panel.seat} seat={panel.seat} back={panel.back} />
    case 'entry':
      return <EntrySheet key={panel.at} at={panel.at} back={panel.back} />
    case 'exchange':
      return <ExchangeSheet />
    case 'order':
      return <OrderSheet />
    case 'menu':
      return <MenuSheet />
    case 'log':
      return <LogSheet />
    case 'setup':
      return <SetupSheet />
    case 'count':
      return <CountSheet />
    case 'skip':
      return <SkipSheet />
    case 'finish':
      return <FinishSheet />
  }
}

const phases: readonly ClerkPhase[] = TURN_PHASES

/** What follows the end of this month. */
function afterMonth({ c, edition, book }: Desk): string {
  if (isLast(book)) return finished(edition, book).length > 0 ? c.thenSpending : c.thenMonth(book.turn + 1)
  if (book.turn < turnsOf(book)) return c.thenMonth(book.turn + 1)
  return isLast({ ...book, trimester: book.trimester + 1 }) ? c.thenFinals : c.thenTrimester(book.trimester + 1)
}

/** What the button on reads, and what comes then. */
function onward(desk: Desk): { readonly title: string; readonly note: string } {
  const { c, book } = desk
  if (book.over) return { title: c.finalCount, note: c.countNote }
  if (book.phase === 'spending') return { title: c.endOfYear, note: c.thenCount }
  if (book.phase === 'realisation') return { title: c.endOfMonth, note: afterMonth(desk) }
  // What a trimester begins with is no phase of a month: planning follows.
  const following = c.phases[TURN_PHASES[phases.indexOf(book.phase) + 1] ?? 'planning']
  return { title: c.nextPhase(following.short), note: following.first }
}

const isSameMoment = (a: Book, b: Book): boolean => a.trimester === b.trimester && a.turn === b.turn && a.phase === b.phase

/** On to the next phase: only from the moment the button shows. Another window, or a tap before that is still being kept, may have gone on already. */
function Onward() {
  const desk = useDesk()
  const { c, book, entries, line, undo, open, panel, tell } = desk
  const on = () => {
    if (book.over) return open({ kind: 'count' })
    void tell((now) => (isSameMoment(now, book) ? { type: 'next' } : null))
  }
  const last = entries.length - 1
  return (
    <Foot
      {...onward(desk)}
      undoLabel={last < 0 ? c.undo : c.undoOf(line(last))}
      onUndo={last < 0 ? undefined : undo}
      menuLabel={c.menu}
      onMenu={() => open({ kind: 'menu' })}
      onNext={on}
      covered={panel.value !== null}
    />
  )
}

function Screen() {
  const { c, i, session, book, panel, entries, open } = useDesk()
  const moment = `${book.trimester} ${book.turn} ${book.phase} ${book.over}`
  const seen = useRef(moment)
  useEffect(() => {
    document.title = `${c.companion} · ${i.app.name}`
    if (isBeingSetUp(session.id, entries)) open({ kind: 'setup' })
  }, [])
  useLayoutEffect(() => {
    // A new phase is read from its beginning: what is to do in it stands at the top.
    if (seen.current !== moment) window.scrollTo(0, 0)
    seen.current = moment
  }, [moment])
  const problem = session.problem.value
  return (
    <>
      <Head />
      <div class="clerk-main">
        {problem && <Notice tone="danger">{i.problem.sentence(problem)}</Notice>}
        <Guide />
        <Race />
        <Lanes />
        <section class="beside" aria-label={c.log}>
          <h2>{c.log}</h2>
          <LogList />
        </section>
        <Tools />
      </div>
      <Onward />
      {panel.value && <Panel panel={panel.value} />}
    </>
  )
}

/** The clerk's screen. */
export function Clerk({ session }: CompanionProps) {
  const desk = useNewDesk(session)
  return (
    <ClerkFrame world="fs" session={session} broken={desk === 'unreadable'}>
      {typeof desk === 'object' && (
        <DeskProvider value={desk}>
          <Screen />
        </DeskProvider>
      )}
    </ClerkFrame>
  )
}
