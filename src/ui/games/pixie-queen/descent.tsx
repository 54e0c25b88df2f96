/** The score track from 0 down to the oubliette. */
import type { Seat } from '../../../core/game.ts'
import type { View } from '../../../games/pixie-queen/types.ts'
import { Crest, Picture } from './art.tsx'
import { courtOrder } from './facts.ts'
import { part } from './part.tsx'
import { useTable } from './table.ts'

const OUT = 60

const percent = (points: number, depth: number): string => `${Math.min(100, Math.max(0, (100 * points) / depth)).toFixed(2)}%`

/** Crests on one number stand side by side, one's own where the number is. */
function beside(view: View, pins: readonly Seat[], k: number): number {
  const at = (s: Seat | undefined) => (s === undefined ? -1 : (view.players[s]?.punishment ?? 0))
  return 11 * pins.slice(k + 1).filter((s) => Math.abs(at(s) - at(pins[k])) < 1).length
}

/** The score track from 0 down to the oubliette, with the mine symbols. */
export const Descent = part(
  ({ view }) => [courtOrder(view).join(), view.players.map((p) => p.punishment).join()],
  () => {
    const { view, me, w, desk } = useTable()
    const { mineSymbols, oubliette } = view.options.edition.score
    const depth = Math.abs(oubliette) || OUT
    const pins = [...courtOrder(view)].sort((a, b) => Number(a === me) - Number(b === me))
    return (
      <div class="descent">
        <i class="rope" />
        <span class="zero">0</span>
        {mineSymbols.map((m) => (
          <span key={m} class="mine" style={{ left: percent(Math.abs(m), depth) }}>
            <Picture id="g-pick" cls="" />
          </span>
        ))}
        <svg class="gate" aria-hidden="true">
          <use href="#g-gate" />
        </svg>
        {pins.map((s, k) => (
          <span
            key={s}
            class={`pin${s === me ? ' me' : ''}`}
            data-at={`pin-${s}`}
            style={{ left: percent(view.players[s]?.punishment ?? 0, depth), translate: `${beside(view, pins, k)}px 0` }}
          >
            <Crest colour={s} cls="" />
          </span>
        ))}
        <button
          type="button"
          class="over"
          aria-label={w.scoreTrack}
          onClick={() => {
            desk.panel.value = { kind: 'score' }
          }}
        />
      </div>
    )
  },
)
