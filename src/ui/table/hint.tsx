/**
 * The strongest bot's advice in words: what it would choose in the person's place, marked among the choices; and at a past moment
 * what it thinks of the decision that was made.
 */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { toldOfAnother } from '../../app/texts.ts'
import { IconButton } from '../kit/button.tsx'
import { toast } from '../kit/toast.tsx'
import { useBase } from './context.tsx'

/** Milliseconds the words stay. */
const STAYS = 15_000

const words = () => import('./hintwords.ts')

interface LampProps {
  readonly label: string
  readonly thinking: string
  /** What is thought about: with it the words go. */
  readonly about: unknown
  /** Resolves to the words; null when there are none any more. */
  ask(): Promise<string | null>
  /** The words have gone. */
  forgotten?(): void
}

/** Asks for advice and shows it. */
function Lamp({ label, thinking, about, ask, forgotten }: LampProps) {
  const busy = useSignal(false)
  const unsay = useRef<(() => void) | null>(null)
  useEffect(
    () => () => {
      forgotten?.()
      unsay.current?.()
    },
    [about],
  )
  const say = async () => {
    if (busy.value) return
    busy.value = true
    const text = await ask().finally(() => {
      busy.value = false
    })
    if (text === null) return
    unsay.current?.()
    unsay.current = toast({ text, stays: STAYS, aside: true })
  }
  return (
    <IconButton
      icon={busy.value ? 'hourglass' : 'bulb'}
      class="hinter"
      label={busy.value ? thinking : label}
      aria-busy={busy.value}
      onClick={() => void say()}
    />
  )
}

/** What would the strongest bot choose? The finger may fall on the end of the question too. */
export function HintButton() {
  const table = useBase()
  const { model, desk, i } = table
  const latest = useRef(table)
  latest.current = table
  const ask = async () => {
    const hint = await model.hint?.()
    const { hintText } = await words()
    const text = hint ? hintText(latest.current, hint) : null
    if (hint && text !== null) desk.hint.value = hint.move
    return text
  }
  const forget = () => {
    desk.hint.value = null
  }
  return <Lamp label={i.table.hint} thinking={i.table.hintThinking} about={model.decision.value} ask={ask} forgotten={forget} />
}

/** Why was it decided so? At a past moment that was a decision. */
export function WhyButton() {
  const table = useBase()
  const { model, moment, i, me } = table
  const ask = async () => {
    const why = await model.past?.why()
    if (!why) return null
    const text = (await words()).whyText(table, why)
    return why.seat === me ? text : toldOfAnother(text)
  }
  return <Lamp label={i.table.why} thinking={i.table.whyThinking} about={moment} ask={ask} />
}
