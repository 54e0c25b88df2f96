/** The clerk of a real board: the screen beside the boxed game. Loaded when a session is opened, never with a table. */
import '../styles/base.css'
import '../styles/drawings.css'
import '../../../companion/clerk.css'
import '../../../companion/sheets.css'
import '../styles/clerk.css'
import '../styles/clerk-sheets.css'
import { useEffect } from 'preact/hooks'
import type { CompanionProps } from '../../../../app/companion.ts'
import { navigate } from '../../../../app/router.ts'
import { askRule } from '../../../../app/rules.ts'
import { openQuestions } from '../../../../games/pixie-queen/clerk-open.ts'
import { ExportRow } from '../../../companion/exportrow.tsx'
import { Foot } from '../../../companion/foot.tsx'
import { ClerkFrame } from '../../../companion/frame.tsx'
import { isBeingSetUp } from '../../../companion/setup.ts'
import { List, Row } from '../../../kit/list.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { hangSprite } from '../sprite.ts'
import { CountSheet } from './count.tsx'
import { type ClerkPanel, DeskProvider, useDesk, useNewDesk } from './desk.ts'
import { EntrySheet } from './entrysheet.tsx'
import { FuriousSheet } from './furious.tsx'
import { Guide } from './guide.tsx'
import { HandSheet } from './hand.tsx'
import { Head } from './head.tsx'
import { Lanes } from './lanes.tsx'
import { LogList, LogSheet } from './log.tsx'
import { goOn, onward } from './onward.ts'
import { OpenSheet } from './open.tsx'
import { OrderSheet } from './order.tsx'
import { PlayerSheet } from './playersheet.tsx'
import { Promotions } from './promotions.tsx'
import { SetupSheet } from './setup.tsx'
import { SignsSheet } from './signs.tsx'
import { Timer, TimerSwitch } from './timer.tsx'
import { DemandsSheet, TileSheet } from './tokensheets.tsx'
import { Tools, ToolsNote } from './tools.tsx'
import { BagSheet, DieSheet } from './toolsheets.tsx'

void hangSprite()

function MenuSheet() {
  const { c, i, session, open, close } = useDesk()
  const to = (panel: ClerkPanel) => () => open(panel)
  const rules = () => {
    close()
    askRule('pixie-queen')
  }
  return (
    <Sheet class="pq clerk-sheet" title={c.menu} closeLabel={i.common.close} onClose={close}>
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
        <li>
          <Row icon="info" title={c.signs.title} note={c.signs.note} mark="next" onClick={to({ kind: 'signs' })} />
        </li>
        <li>
          <TimerSwitch />
        </li>
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
  const { close } = useDesk()
  switch (panel.kind) {
    case 'player':
      return <PlayerSheet key={panel.seat} seat={panel.seat} />
    case 'hand':
      return <HandSheet key={panel.seat} seat={panel.seat} />
    case 'die':
      return <DieSheet die={panel.die} />
    case 'entry':
      return <EntrySheet key={panel.at} at={panel.at} onClose={close} />
    case 'bag':
      return <BagSheet />
    case 'demands':
      return <DemandsSheet />
    case 'order':
      return <OrderSheet />
    case 'tile':
      return <TileSheet series={panel.series} />
    case 'furious':
      return <FuriousSheet />
    case 'open':
      return <OpenSheet />
    case 'menu':
      return <MenuSheet />
    case 'log':
      return <LogSheet />
    case 'setup':
      return <SetupSheet to={panel.to} />
    case 'signs':
      return <SignsSheet />
    case 'count':
      return <CountSheet />
  }
}

/** On to the next phase; what is still open is asked before. */
function Onward() {
  const desk = useDesk()
  const { c, book, entries, line, undo, open, panel } = desk
  const on = () => {
    if (book.over) open({ kind: 'count' })
    else if (openQuestions(book).length > 0) open({ kind: 'open' })
    else goOn(desk)
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
  const { c, i, session, panel, entries, book, open } = useDesk()
  useEffect(() => {
    document.title = `${c.companion} · ${i.app.name}`
    if (isBeingSetUp(session.id, entries)) open({ kind: 'setup' })
  }, [])
  const problem = session.problem.value
  return (
    <>
      <Head />
      <div class="clerk-main">
        {problem && <Notice tone="danger">{i.problem.sentence(problem)}</Notice>}
        <Guide />
        <Lanes />
        <Promotions />
        <Timer />
        {!book.over && <ToolsNote />}
        <section class="beside" aria-label={c.log}>
          <h2>{c.log}</h2>
          <LogList onOpen={(at) => open({ kind: 'entry', at })} />
        </section>
        {!book.over && <Tools />}
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
    <ClerkFrame world="pq" session={session} broken={desk === 'unreadable'}>
      {typeof desk === 'object' && (
        <DeskProvider value={desk}>
          <Screen />
        </DeskProvider>
      )}
    </ClerkFrame>
  )
}
