/** What luck brought on the real board, told by a tap. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
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

/** Parts told one after another: `told` of them so far, and how to add or remove one; the last one tells them all. */
export function useParts<P>(count: number, whole: (parts: readonly P[]) => Json): readonly [told: readonly P[], tap: (part: P) => void] {
  const { model } = useBase()
  const [told, setTold] = useState<readonly P[]>([])
  const tap = (part: P) => {
    const next = told.includes(part) ? told.filter((each) => each !== part) : [...told, part]
    setTold(next)
    if (next.length === count) void model.real?.tell(whole(next)).then(() => setTold([]))
  }
  return [told, tap]
}
