/** Several pixies can climb to the place that was tapped: which one does. */
import type { Place } from '../../../games/pixie-queen/types.ts'
import { Panel } from './details.tsx'
import { spaceName } from './labels.ts'
import { waysTo } from './light.ts'
import { useTable } from './table.ts'

/** One button for each pixie that can go there. */
export function WaysSheet({ to }: { readonly to: Place }) {
  const table = useTable()
  const { options, view, t, play } = table
  return (
    <Panel title={typeof to === 'number' ? spaceName(table, to) : t.names.prompts[view.step]} note={t.names.prompts[view.step]}>
      <ul class="ways">
        {waysTo(options, null, to).map((o) => (
          <li key={o.move}>
            <button type="button" class="opt plain wordy" aria-label={o.text.label} onClick={() => play(o.move)}>
              <span class="art">{o.art?.()}</span>
              <span class="tx">
                <b>{o.text.title}</b>
                {o.text.detail && <small>{o.text.detail}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
