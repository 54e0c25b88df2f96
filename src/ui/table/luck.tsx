/** What luck brought on the real board, told by a tap. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { remember, remembered } from '../../app/settings.ts'
import type { Json } from '../../core/game.ts'
import { useBase } from './context.tsx'
import type { OptionText } from './table.ts'

/** Something that can be tapped to tell luck, or a part of it. */
export interface Outcome {
  readonly key: string
  readonly text: OptionText
  readonly art?: ComponentChildren
  /** It is among the parts already told. */
  readonly on?: boolean
  say(): void
}

/** All that can have happened, one under the other or side by side as the choices of a decision are. */
export function Outcomes({ all }: { readonly all: readonly Outcome[] }) {
  return (
    <ul class="opts open">
      {all.map(({ key, text, art, on, say }) => (
        <li key={key} class="plain">
          <button type="button" class={`opt plain wordy${on ? ' pressed' : ''}`} aria-label={text.label} aria-pressed={on} onClick={say}>
            {art && <span class="art">{art}</span>}
            <span class="tx">
              <b>{text.title}</b>
              {text.detail && <small>{text.detail}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const HALF = 'half-told'

/** What was kept of this moment of this table; undefined for nothing. */
function halfOf(moment: string): unknown {
  try {
    const [of, half]: unknown[] = JSON.parse(remembered(HALF) ?? '[]')
    return of === moment ? half : undefined
  } catch {
    return undefined
  }
}

/** What is told in several taps, as far as it has been told: a reload in the middle loses nothing. `read` makes sense of what was kept, or begins anew. */
export function useHalf<H extends Json>(read: (kept: unknown) => H): readonly [half: H, set: (half: H) => void] {
  const { model } = useBase()
  const moment = `${model.id} ${model.log.value.length}`
  const [half, set] = useState(() => read(halfOf(moment)))
  const keep = (next: H) => {
    remember(HALF, JSON.stringify([moment, next]))
    set(next)
  }
  return [half, keep]
}

/** Parts out of `all` told one after another: `told` of them so far, and how to add or remove one; the last one tells them all. */
export function useParts<P extends string | number>(
  all: readonly P[],
  count: number,
  whole: (parts: readonly P[]) => Json,
): readonly [told: readonly P[], tap: (part: P) => void] {
  const { model } = useBase()
  const [told, setTold] = useHalf((kept) => (Array.isArray(kept) ? kept.filter((part) => all.includes(part)).slice(0, count - 1) : []))
  const tap = (part: P) => {
    const next = told.includes(part) ? told.filter((each) => each !== part) : [...told, part]
    setTold(next)
    if (next.length === count) void model.real?.tell(whole(next)).then(() => setTold([]))
  }
  return [told, tap]
}
