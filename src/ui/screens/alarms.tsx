/** What is wrong at a table that goes on all the same, and what can be done about it. Loaded with the first alarm. */
import { useEffect, useRef } from 'preact/hooks'
import { saveAs } from '../../app/files.ts'
import type { TableModel } from '../../app/model.ts'
import { navigate } from '../../app/router.ts'
import { language } from '../../app/texts.ts'
import { type AlarmText, alarmTexts, type Trouble } from '../../text/alarms.ts'
import type { BotFallback, Problem } from '../../worker/protocol.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { toast } from '../kit/toast.tsx'
import { useText } from './texts.ts'
import './alarms.css'

const CAUSES: readonly (readonly [RegExp, Trouble])[] = [
  [/^Quota/, 'full'],
  [/^Timeout/, 'late'],
  [/^(Security|NotAllowed)/, 'denied'],
]

/** The store's errors begin with their names. */
const causeOf = (problem: Problem): Trouble =>
  (problem.kind === 'storage' && CAUSES.find(([name]) => name.test(problem.message))?.[1]) || 'other'

interface Props {
  readonly model: TableModel
  readonly words: AlarmText
}

function Unkept({ model, words, problem }: Props & { readonly problem: Problem }) {
  const t = useText()
  const latest = useRef({ words, model })
  latest.current = { words, model }
  useEffect(() => {
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      const { words, model } = latest.current
      // It goes with the trouble, or with the table.
      if (!model.alarms?.value.unkept) toast({ text: words.keptAgain })
      else {
        const back = () => navigate({ name: 'table', id: model.id })
        const hush = toast({ text: words.left, stays: Number.POSITIVE_INFINITY, action: { label: words.back, run: back } })
        model.alarms.subscribe(({ unkept }) => unkept || hush())
      }
    }
  }, [])
  const save = async () => {
    const text = await model.exported?.()
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

function Bot({ model, words, bot }: Props & { readonly bot: BotFallback }) {
  const t = useText()
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
  const words = alarmTexts[language.value]
  const { unkept, bot } = model.alarms?.value ?? {}
  return (
    <div class="alarms">
      {unkept && <Unkept model={model} words={words} problem={unkept} />}
      {bot && <Bot model={model} words={words} bot={bot} />}
    </div>
  )
}
