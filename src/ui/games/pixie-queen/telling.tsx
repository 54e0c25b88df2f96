/** What happened, as this game tells it. */
import type { Seat } from '../../../core/game.ts'
import type { Event, PunishReason, View } from '../../../games/pixie-queen/types.ts'
import { DONE, wordsOf } from '../../../games/pixie-queen/words.ts'
import type { PixieQueenText, TextContext } from '../../../text/index.ts'
import type { Telling } from '../../table/table.ts'
import { Crest, colourClass } from './art.tsx'
import { RichLine } from './rich.tsx'

/** Events that say nothing beyond the next line of the log. */
const QUIET = new Set<Event['type']>(['phase', 'roundEnd', 'counted', 'sealed', 'neutralSkipped'])

/** Whether an event is about a seat: its own, done to it, or to everybody. */
function concerns(e: Event, me: Seat): boolean {
  if ('seat' in e && e.seat === me) return true
  if ('victim' in e && e.victim === me) return true
  if ('target' in e && e.target === me) return true
  if (e.type === 'split') return (e.points[me] ?? 0) > 0
  if (e.type === 'promoted') return e.colour === me || e.displaced === me
  if (e.type === 'swapped') return e.with === me
  return e.type === 'demand' || e.type === 'queen' || e.type === 'round'
}

/** Reasons of punishment that nobody chose at that moment. */
const DUE = new Set<PunishReason>(['emptyOffering', 'wrongOffering', 'miners', 'tracks'])

/** Among it what ends phase II: the discs go home, then whoever came first on 21 moves up (PQ-ACT-31, 32). */
const itself = (e: Event): boolean =>
  e.type === 'income' ||
  (e.type === 'phase' && e.phase === 'offerings') ||
  (e.type === 'favourite' && e.temporary) ||
  e.type === 'bonus' ||
  (e.type === 'punished' && DUE.has(e.reason)) ||
  (e.type === 'advanced' && e.reason === 'offered')

const heading = (e: Event): boolean => e.type === 'round' || e.type === 'demand'

const actor = (e: Event): Seat | null => ('seat' in e ? e.seat : 'by' in e ? e.by : null)

/** Where the sentence begins with the name, the crest stands there. */
function badge(e: Event, { t, ctx }: Told): Seat | null {
  const [first] = heading(e) || actor(e) === null ? [] : t.event(e, ctx)
  return first === undefined || (typeof first === 'object' && first.kind === 'seat') ? null : actor(e)
}

interface Told {
  readonly view: View
  readonly t: PixieQueenText
  readonly ctx: TextContext
  readonly me: Seat
}

/** How a table tells what happened. */
export const tellingOf = (told: Told): Telling<Event, View> => {
  const { view, t, ctx, me } = told
  return {
    plain: (e) => t.plain(t.event(e, ctx)),
    rich: (e) => <RichLine rich={t.event(e, ctx)} />,
    quiet: (e) => QUIET.has(e.type),
    itself,
    heading,
    concerns: (e) => concerns(e, me),
    actor,
    badge: (e) => badge(e, told),
    crest: (seat) => <Crest colour={seat} />,
    colour: colourClass,
    when: () => t.words.roundShort(Math.max(1, view.round)),
    question: () => t.names.prompts[view.step],
    choice: (before, seat, move) => t.move(wordsOf(move), { ...ctx, view: before, me: seat }).label,
    ends: (move) => move === DONE,
    features: t.words.features,
  }
}
