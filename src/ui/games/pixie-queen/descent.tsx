/** The score track from 0 down to the oubliette. */
import type { Seat } from '../../../core/game.ts'
import type { View } from '../../../games/pixie-queen/types.ts'
import { Crest, Picture } from './art.tsx'
import { courtOrder } from './facts.ts'
import { part, useTable } from './table.ts'

const OUT = 60

const percent = (points: number, depth: number): string => `${Math.min(100, Math.max(0, (100 * points) / depth)).toFixed(2)}%`

/** Room one crest takes on the track, and the share of the window that is track, roughly. */
const CREST = 14
const SHARE = { phone: 0.9, short: 0.9, side: 0.9, tablet: 0.46, desktop: 0.43 } as const

/** How far each crest steps aside, in pixels: those on one number, or nearly, stand side by side, the first where the number is. */
function aside(view: View, pins: readonly Seat[], width: number, depth: number): readonly number[] {
  const at = (s: Seat) => (width * (view.players[s]?.punishment ?? 0)) / depth
  const moved = pins.map(() => 0)
  let free = Number.NEGATIVE_INFINITY
  for (const s of [...pins].sort((a, b) => at(a) - at(b))) {
    const x = Math.max(at(s), free)
    moved[pins.indexOf(s)] = Math.round(x - at(s))
    free = x + CREST
  }
  return moved
}

/** The score track from 0 down to the oubliette, with the mine symbols. */
export const Descent = part(
  ({ view }) => [courtOrder(view).join(), view.players.map((p) => p.punishment).join()],
  () => {
    const { view, me, w, desk, layout } = useTable()
    const { mineSymbols, oubliette } = view.options.edition.score
    const depth = Math.abs(oubliette) || OUT
    const pins = [...courtOrder(view)].sort((a, b) => Number(a === me) - Number(b === me))
    const moved = aside(view, pins, layout.width * SHARE[layout.kind], depth)
    return (
      <div class="descent">
        <i class="rope" />
        <span class="zero">0</span>
        {mineSymbols.map((m) => (
          <span key={m} class="mine" style={{ left: percent(Math.abs(m), depth) }}>
            <Picture id="g-pick" cls="" />
          </span>
        ))}
        <Picture id="g-gate" cls="gate" />
        {pins.map((s, k) => (
          <span
            key={s}
            class={`pin${s === me ? ' me' : ''}`}
            data-at={`pin-${s}`}
            style={{ left: percent(view.players[s]?.punishment ?? 0, depth), translate: `${moved[k] ?? 0}px 0` }}
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
