/** Where sessions beside a boxed game begin and are gone on with; an open one is drawn by its game. */

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type CompanionProps, loadSessions, openSession, type SessionModel, sessions, sessionsProblem } from '../../app/companion.ts'
import { problemFrom } from '../../app/parts.ts'
import { lazyTexts } from '../../app/texts.ts'
import { stayAwake } from '../../app/wakelock.ts'
import { loadCompanion } from '../../text/index.ts'
import type { Problem } from '../../worker/protocol.ts'
import { gameCard } from '../games/index.tsx'
import { FileButton } from '../kit/file.tsx'
import { lazy } from '../kit/lazy.tsx'
import { Begin } from './companion-begin.tsx'
import { SavedSessions } from './companion-saved.tsx'
import { useImport } from './files.ts'
import { Frame } from './frame.tsx'
import { ProblemNotice, RefusedFiles } from './problem.tsx'
import { useText } from './texts.ts'
import './companion.css'

const words = lazyTexts(loadCompanion)

/** Few ever see that something is wrong. */
const Alarm = lazy(async () => (await import('./alarms.tsx')).SessionAlarm)

type Opened = { readonly session: SessionModel; readonly Clerk: ComponentType<CompanionProps> } | { readonly problem: Problem }

async function open(id: string): Promise<Opened> {
  const found = await openSession(id)
  if ('problem' in found) return found
  const load = gameCard(found.model.game)?.play?.loadCompanion
  if (!load) return { problem: { kind: 'notFound' } }
  try {
    return { session: found.model, Clerk: await load() }
  } catch (error) {
    return { problem: problemFrom(error) }
  }
}

function Session({ id }: { readonly id: string }) {
  const t = useText()
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    let gone = false
    void open(id).then((result) => {
      if (!gone) setOpened(result)
    })
    return () => {
      gone = true
    }
  }, [id])
  useEffect(stayAwake, [])
  if (!opened) return null
  if ('session' in opened)
    return (
      <>
        {opened.session.unkept.value && <Alarm.View session={opened.session} />}
        <opened.Clerk session={opened.session} />
      </>
    )
  return (
    <Frame title={t.home.companion}>
      <ProblemNotice problem={opened.problem} />
    </Frame>
  )
}

function Sessions() {
  const t = words.value
  // As they are now: who sat down last sits down again.
  const [ready, setReady] = useState(false)
  const [refused, take] = useImport()
  useEffect(() => void loadSessions().then(() => setReady(true)), [])
  const known = sessions.value
  if (!t || !known || !ready) return null
  const below = (
    <div class="row-btns">
      <FileButton accept="application/json,.json" onFile={(file) => take([file])}>
        {t.import}
      </FileButton>
    </div>
  )
  return (
    <Begin t={t} before={known} below={below}>
      <p class="quiet-text">{t.lead}</p>
      {sessionsProblem.value && <ProblemNotice problem={sessionsProblem.value} />}
      <RefusedFiles refused={refused} />
      <SavedSessions t={t} sessions={known} />
    </Begin>
  )
}

/** All sessions, or the one of an address. */
export const Companion = ({ id }: { readonly id: string }) => (id === '' ? <Sessions /> : <Session key={id} id={id} />)
