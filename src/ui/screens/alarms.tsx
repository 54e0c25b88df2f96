/** What is wrong at a table or a session that goes on all the same, and what can be done about it. Loaded with the first alarm. */
import { computed, type ReadonlySignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { SessionModel } from '../../app/companion.ts'
import { saveAs } from '../../app/files.ts'
import { LATE } from '../../app/late.ts'
import type { TableModel } from '../../app/model.ts'
import { navigate } from '../../app/router.ts'
import type { Route } from '../../app/routes.ts'
import { language } from '../../app/texts.ts'
import { alarmTexts, type Trouble } from '../../text/alarms.ts'
import type { BotFallback, Problem } from '../../worker/protocol.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { toast } from '../kit/toast.tsx'
import { useText } from './texts.ts'
import './alarms.css'

const CAUSES: readonly (readonly [RegExp, Trouble])[] = [
  [/^Quota/, 'full'],
  [LATE, 'late'],
  [/^(Security|NotAllowed)/, 'denied'],
]

/** The store's errors begin with their names. */
function causeOf(problem: Problem): Trouble {
  if (problem.kind === 'newerSave') return 'newer'
  return (problem.kind === 'storage' && CAUSES.find(([name]) => name.test(problem.message))?.[1]) || 'other'
}

interface UnkeptProps {
  /** Why it is not kept; null as soon as it is. */
  readonly trouble: ReadonlySignal<Problem | null | undefined>
  /** Where it is gone on with. */
  readonly at: Route
  /** The whole of it as a file's text; null when that fails. */
  readonly give: () => Promise<string | null>
}

function Unkept({ trouble, at, give }: UnkeptProps) {
  const t = useText()
  const words = alarmTexts[language.value]
  const latest = useRef({ words, trouble, at })
  latest.current = { words, trouble, at }
  useEffect(() => {
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      const { words, trouble, at } = latest.current
      // It goes with the trouble, or with the screen; what was left is still lost with the page.
      trouble.subscribe((still) => still || removeEventListener('beforeunload', ask))
      if (!trouble.value) toast({ text: words.keptAgain })
      else {
        const hush = toast({
          text: words.left,
          stays: Number.POSITIVE_INFINITY,
          action: { label: words.back, run: () => navigate(at) },
        })
        trouble.subscribe((still) => still || hush())
      }
    }
  }, [])
  const problem = trouble.value
  if (!problem) return null
  const save = async () => {
    const text = await give()
    if (!text) return toast({ text: t.problem.sentence(problem), tone: 'danger' })
    saveAs(new File([text], `fey-table-${new Date().toISOString().slice(0, 10)}.json`, { type: 'application/json' }))
    return toast({ text: t.saves.exported })
  }
  return (
    <div class="alarm danger" role="alert">
      <span>{words.unkept[causeOf(problem)]}</span>
      <Button onClick={() => void save()}>{words.exportNow}</Button>
    </div>
  )
}

function Bot({ model, bot }: { readonly model: TableModel; readonly bot: BotFallback }) {
  const t = useText()
  const words = alarmTexts[language.value]
  const said = words.bot[bot.why](model.seats.value[bot.seat]?.name ?? '')
  return (
    <div class="alarm" role="status">
      <span>{bot.rests ? `${said} ${words.rests}` : said}</span>
      {bot.rests && <Button onClick={() => model.wakeBots?.()}>{words.wake}</Button>}
      <IconButton icon="close" label={t.common.dismiss} onClick={() => model.hushBots?.()} />
    </div>
  )
}

/** The alarms of a table. */
export function AlarmBars({ model }: { readonly model: TableModel }) {
  const { unkept, bot } = model.alarms?.value ?? {}
  const trouble = useMemo(() => computed(() => model.alarms?.value.unkept), [model])
  const give = async () => (await model.exported?.()) ?? null
  return (
    <div class="alarms">
      {unkept && <Unkept trouble={trouble} at={{ name: 'table', id: model.id }} give={give} />}
      {bot && <Bot model={model} bot={bot} />}
    </div>
  )
}

/** The alarm of a session beside a boxed game. */
export const SessionAlarm = ({ session }: { readonly session: SessionModel }) => (
  <div class="alarms">
    <Unkept trouble={session.unkept} at={{ name: 'companion', id: session.id }} give={async () => session.exported()} />
  </div>
)
