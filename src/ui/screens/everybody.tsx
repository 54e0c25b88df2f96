/** What all decided in secret, opened for everybody before anybody takes the device. */
import { type Signal, signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { TableModel } from '../../app/model.ts'
import { gameCard, type Reveal } from '../games/index.tsx'
import { Button } from '../kit/button.tsx'
import { Crest } from './crest.tsx'
import { useText } from './texts.ts'

/** How each game opens what was secret: undefined until it is loaded, null where it cannot be. */
const reveals = new Map<string, Signal<Reveal | null | undefined>>()

function revealOf(id: string): Reveal | null | undefined {
  const known = reveals.get(id)
  if (known) return known.value
  const load = gameCard(id)?.play?.loadReveal
  if (!load) return null
  const found = signal<Reveal | null | undefined>(undefined)
  reveals.set(id, found)
  load().then(
    (reveal) => {
      found.value = reveal
    },
    // Without it the device goes on all the same: the news tell what was opened.
    () => {
      found.value = null
    },
  )
  return found.value
}

/** Entry up to which everybody has looked, by table. */
const seen = new WeakMap<TableModel, number>()

/** Where looking begins: a table that was opened anew shows its last reveal again, unless somebody has decided since. */
function lookedTo(model: TableModel): number {
  const known = seen.get(model)
  if (known !== undefined) return known
  const log = model.log.value
  const from = (log.filter(({ by }) => model.seats.value[by]?.kind === 'human').at(-1)?.ply ?? 0) - 1
  if (log.length > 0) seen.set(model, from)
  return from
}

/** The newest reveal that not everybody has looked at. */
function pending(model: TableModel, reveal: Reveal): { readonly ply: number; readonly events: readonly unknown[] } | null {
  const from = lookedTo(model)
  return model.log.value.filter(({ ply, events }) => ply > from && reveal.seatsOf(events).length > 0).at(-1) ?? null
}

interface Shown {
  readonly reveal: Reveal
  readonly ply: number
  readonly events: readonly unknown[]
}

/** What is to be shown to everybody now; null when there is nothing, undefined as long as that is not known. */
export function useReveal(model: TableModel): Shown | null | undefined {
  const reveal = revealOf(model.game)
  const entry = reveal ? pending(model, reveal) : null
  return reveal && entry ? { reveal, ...entry } : reveal === undefined ? undefined : null
}

interface Props {
  readonly model: TableModel
  readonly shown: Shown
  readonly onDone: () => void
}

/** One after another they are opened; then the device goes on. */
export function Everybody({ model, shown, onDone }: Props) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { reveal, events, ply } = shown
  const done = () => {
    seen.set(model, ply)
    onDone()
  }
  return (
    <>
      <div class="curtain-say brief">
        <h1 ref={heading} class="display" tabIndex={-1}>
          {t.table.everybodyLooks}
        </h1>
      </div>
      <ul class="curtain-open" tabIndex={0} aria-label={t.table.everybodyLooks}>
        {reveal.seatsOf(events).map((seat, at) => (
          <li key={seat} style={`--at:${at}`}>
            <Crest game={gameCard(model.game)} seat={seat} />
            <reveal.Shown seat={seat} events={events} model={model} name={model.seats.value[seat]?.name ?? ''} />
          </li>
        ))}
      </ul>
      <div class="curtain-foot">
        <Button kind="primary" onClick={done}>
          {t.table.goOn}
        </Button>
      </div>
    </>
  )
}
