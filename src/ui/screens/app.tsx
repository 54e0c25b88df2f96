import { useEffect, useLayoutEffect } from 'preact/hooks'
import { announcement, hush } from '../../app/announce.ts'
import { route } from '../../app/router.ts'
import type { Route } from '../../app/routes.ts'
import { ruleQuestion } from '../../app/rules.ts'
import { lazy } from '../kit/lazy.tsx'
import { LiveRegion } from '../kit/live.tsx'
import { Toasts } from '../kit/toast.tsx'
import { Home } from './home.tsx'
import { Lost, LostAlarm } from './lost.tsx'
import { Missing } from './missing.tsx'
import { useText } from './texts.ts'
import { UpdateOffer } from './update.tsx'
import './page.css'

const NewTable = lazy(async () => (await import('./new-table.tsx')).NewTable, Lost)
const Tables = lazy(async () => (await import('./tables.tsx')).Tables, Lost)
const Settings = lazy(async () => (await import('./settings.tsx')).Settings, Lost)
const Rules = lazy(async () => (await import('./rules.tsx')).Rules, Lost)
const RuleSheet = lazy(async () => (await import('./rules.tsx')).RuleSheet)
const Companion = lazy(async () => (await import('./companion.tsx')).Companion, Lost)
const Editions = lazy(async () => (await import('./editions.tsx')).Editions, Lost)
const Book = lazy(async () => (await import('./book.tsx')).Book, Lost)
const About = lazy(async () => (await import('./about.tsx')).About, Lost)
const Table = lazy(async () => (await import('./table.tsx')).Table, Lost)

function Screen({ at }: { readonly at: Route }) {
  switch (at.name) {
    case 'home':
      return <Home />
    case 'new':
      return <NewTable.View key={at.game} game={at.game} />
    case 'table':
      return <Table.View key={at.id} id={at.id} />
    case 'companion':
      return <Companion.View key={at.id} id={at.id} />
    case 'editions':
      return <Editions.View key={at.id} id={at.id} />
    case 'book':
      return <Book.View key={at.player} player={at.player} />
    case 'tables':
      return <Tables.View />
    case 'rules':
      return <Rules.View key={at.game} game={at.game} entry={at.entry} />
    case 'settings':
      return <Settings.View />
    case 'about':
      return <About.View />
    default:
      return <Missing />
  }
}

/** One after another, so that no tap waits for all of them. A table that is opened meanwhile has the thread for itself. */
async function loadAhead(): Promise<void> {
  for (const next of [Table, NewTable, Tables, Settings, Rules]) {
    if (route.peek().name === 'table') return
    await next.load()
  }
}

const remind = async () => (await import('./reminder.ts')).startReminding()

/** Runs work that nobody waits for, and that is done without where it fails. */
function useIdle(work: () => Promise<void>, wanted = true): void {
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => void work().catch(() => undefined), 1500)
    return () => clearTimeout(timer)
  }, [wanted])
}

function skipToContent(event: Event): void {
  event.preventDefault()
  const main = document.getElementById('main')
  if (!main) return
  main.tabIndex = -1
  main.focus()
}

/** The whole page: one screen, and what lies over all of them. */
export function App() {
  const t = useText()
  const at = route.value
  // The likeliest screens first. A game's board waits for its table: the offline store has it anyway.
  useIdle(loadAhead, at.name !== 'table')
  useIdle(remind)
  useLayoutEffect(hush, [at.name])
  return (
    <>
      {at.name !== 'table' && (
        <a class="skip" href="#main" onClick={skipToContent}>
          {t.common.skipToContent}
        </a>
      )}
      <Screen at={at} />
      {ruleQuestion.value && <RuleSheet.View question={ruleQuestion.value} />}
      <UpdateOffer atTable={at.name === 'table'} />
      <LostAlarm />
      <Toasts closeLabel={t.common.dismiss} />
      <LiveRegion text={announcement.value.text} turn={announcement.value.turn} />
    </>
  )
}
