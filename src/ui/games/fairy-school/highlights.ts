/** What was remarkable about a game, found in its log. */
import type { Seat } from '../../../core/game.ts'
import type { CardNumber, Event } from '../../../games/fairy-school/types.ts'

/** A card and how often others than its owner used it. */
export interface Shared {
  readonly card: CardNumber
  readonly of: Seat
  readonly times: number
}

/** The shared card that others used most, the earliest of those; null when nobody used any. */
export function mostShared(log: readonly { readonly events: readonly Event[] }[]): Shared | null {
  const uses = new Map<string, Shared>()
  for (const { events } of log)
    for (const e of events) {
      if (e.type !== 'activated' || e.of === e.seat || e.how === 'copy') continue
      const key = `${e.of}.${e.card}`
      uses.set(key, { card: e.card, of: e.of, times: (uses.get(key)?.times ?? 0) + 1 })
    }
  let most: Shared | null = null
  for (const each of uses.values()) if (!most || each.times > most.times) most = each
  return most
}
