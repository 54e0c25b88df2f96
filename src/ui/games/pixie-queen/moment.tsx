/** Moments that must not fly past: the Queen's fury, a fall into the oubliette and what a round cost the viewer. Shown longer, and told in words over the board. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Seat } from '../../../core/game.ts'
import type { Event, PunishReason } from '../../../games/pixie-queen/types.ts'
import { IconButton } from '../../kit/button.tsx'
import { useNews } from '../../table/news.ts'
import { useTable } from './table.ts'

/** Milliseconds the words stay. */
const STAYS = 9000

/** How many times longer than a usual move an event is shown. */
function weightOf(e: Event, me: Seat): number {
  if (e.type === 'queen') return e.mood === 'furious' ? 5 : 3
  if (e.type === 'roundEnd') return 5
  if (e.type === 'offered' || e.type === 'eliminated') return 4
  if (e.type === 'servant' || e.type === 'lastRound') return 3
  return (e.type === 'punished' || e.type === 'sent') && e.seat === me ? 3 : 1
}

/** What the newest round that has ended cost a seat, by cause in the order of events, and what it brought. */
export function costOf(
  events: readonly Event[],
  round: number,
  me: Seat,
): { readonly points: Map<PunishReason, number>; readonly bonus: number } {
  const points = new Map<PunishReason, number>()
  let bonus = 0
  let at = 0
  for (const e of events) {
    if (e.type === 'round') at = e.round
    if (at !== round) continue
    if (e.type === 'punished' && e.seat === me) points.set(e.reason, (points.get(e.reason) ?? 0) + e.points)
    if (e.type === 'bonus' && e.seat === me) bonus += e.points
  }
  return { points, bonus }
}

/** The card; it takes no input but its own close, and gives way by itself. */
export function Moment() {
  const table = useTable()
  const { model, me, t, i, ctx, view, moment } = table
  const said = useSignal<readonly string[]>([])
  useEffect(() => model.weigh?.((events) => Math.max(1, ...events.map((e) => weightOf(e, me)))), [model, me])
  useNews(table, (events) => {
    const lines: string[] = []
    for (const e of events) {
      if ((e.type === 'queen' && e.mood === 'furious') || e.type === 'eliminated') lines.push(t.plain(t.event(e, ctx)))
      if (e.type !== 'roundEnd') continue
      const { points, bonus } = costOf(
        model.log.value.flatMap((entry) => entry.events),
        e.round,
        me,
      )
      const lost = [...points.values()].reduce((sum, n) => sum + n, 0)
      const list = [...points].filter(([, n]) => n > 0).map(([cause, n]) => `${t.names.causes[cause]} ${t.names.format.number(n)}`)
      lines.push(t.names.summary(e.round, lost, list.join(', '), bonus))
    }
    if (lines.length > 0) said.value = [...said.value, ...lines].slice(-2)
  })
  const lines = said.value
  useEffect(() => {
    if (lines.length === 0) return
    const timer = setTimeout(() => {
      said.value = []
    }, STAYS)
    return () => clearTimeout(timer)
  }, [lines])
  if (lines.length === 0 || view.result !== null || moment) return null
  return (
    <div class="banner moment" role="status">
      <span>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </span>
      <IconButton icon="close" label={i.common.close} onClick={() => (said.value = [])} />
    </div>
  )
}
