/** A hint: what the strongest bot would choose in the person's place, marked among the choices and explained in words. */
import { useEffect, useRef } from 'preact/hooks'
import type { Move } from '../../core/game.ts'
import type { Hint } from '../../worker/protocol.ts'
import { IconButton } from '../kit/button.tsx'
import { toast } from '../kit/toast.tsx'
import { useBase } from './context.tsx'
import type { TableBase } from './table.ts'

/** Reasons said: more are no help. */
const MOST = 3
/** Milliseconds the words stay. */
const STAYS = 15_000

/** The hint in words; null when its move is no choice any more. Points are told whole: bots know them no better. */
export function hintText({ i, options, tell }: Pick<TableBase, 'i' | 'options' | 'tell'>, { move, reasons, second }: Hint): string | null {
  // Some choices are whole sentences.
  const nameOf = (wanted: Move) => options.find((o) => o.move === wanted)?.text.label.replace(/\.$/, '')
  const best = nameOf(move)
  if (best === undefined) return null
  const told = reasons.map(({ name, value }) => ({ name, points: Math.round(value) })).filter(({ points }) => points !== 0)
  const list = (gain: boolean) =>
    told
      .slice(0, MOST)
      .filter(({ points }) => points > 0 === gain)
      .map(({ name, points }) => i.table.hintReason(tell.features[name]?.[gain ? 0 : 1] ?? name, Math.abs(points)))
  const [gains, losses] = [list(true), list(false)]
  const next = second && nameOf(second.move)
  const less = Math.round(second?.less ?? 0)
  return [
    i.table.hintIs(best),
    ...(gains.length > 0 ? [i.table.hintFor(i.common.and(gains))] : []),
    ...(losses.length > 0 ? [i.table.hintAgainst(i.common.and(losses))] : []),
    ...(next === undefined ? [] : [less === 0 ? i.table.hintEven(next) : i.table.hintNext(next, less)]),
    ...(told.length === 0 && next === undefined ? [i.table.hintLittle] : []),
  ].join(' ')
}

/** Asks for a hint and shows it. The finger may fall on the end of the question too. */
export function HintButton() {
  const table = useBase()
  const { model, desk, i } = table
  const latest = useRef(table)
  latest.current = table
  const busy = desk.hinting.value
  const unsay = useRef<(() => void) | null>(null)
  const forget = () => {
    desk.hint.value = null
    unsay.current?.()
  }
  useEffect(() => forget, [model.decision.value])
  const ask = async () => {
    if (busy) return
    desk.hinting.value = true
    const hint = await model.hint?.().finally(() => {
      desk.hinting.value = false
    })
    const text = hint && hintText(latest.current, hint)
    if (!hint || !text) return
    forget()
    desk.hint.value = hint.move
    unsay.current = toast({ text, stays: STAYS })
  }
  return (
    <IconButton
      icon={busy ? 'hourglass' : 'bulb'}
      class="hinter"
      label={busy ? i.table.hintThinking : i.table.hint}
      aria-busy={busy}
      onClick={() => void ask()}
    />
  )
}
