/** The moment that decided most: the event after which the two best players' distance changed furthest. */
import type { Seat } from '../../../core/game.ts'
import type { Event, View } from '../../../games/pixie-queen/types.ts'

/** A turning point: the round, the event, and the swing in points. */
export interface Turning {
  readonly round: number
  readonly event: Event
  readonly swing: number
}

/** What an event is worth to a seat, in points; hits on others count for those they hit. */
function gains(e: Event, view: View): readonly (readonly [Seat, number])[] {
  switch (e.type) {
    case 'ringForged':
      return [[e.seat, e.value + e.bonus]]
    case 'specialOffered':
      return [[e.seat, e.value]]
    case 'servant':
      return e.colour < view.seats ? [[e.colour, e.value + e.bonus]] : []
    case 'split':
      return e.points.map((p, s) => [s, -p] as const)
    case 'punished':
      return e.reason === 'die' ? [] : [[e.seat, -e.points]]
    case 'sent':
      return [[e.seat, -4]]
    default:
      return []
  }
}

/** The event with the greatest effect on the distance between winner and runner-up; null in a game without any. */
export function turningPoint(view: View, log: readonly { readonly events: readonly Event[] }[]): Turning | null {
  const order = [...(view.result ?? [])].sort((a, b) => a.rank - b.rank || b.total - a.total)
  const first = order[0]?.seat
  const second = order[1]?.seat
  let round = 1
  let best: Turning | null = null
  for (const entry of log)
    for (const event of entry.events) {
      if (event.type === 'round') round = event.round
      const swing = gains(event, view).reduce((n, [s, p]) => n + (s === first ? p : s === second ? -p : 0), 0)
      if (Math.abs(swing) >= Math.abs(best?.swing ?? 0.5)) best = { round, event, swing }
    }
  return best
}
