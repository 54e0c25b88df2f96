/** What happened, as this game tells it. */
import type { Seat } from '../../../core/game.ts'
import type { Event, View } from '../../../games/fairy-school/types.ts'
import { READY, wordsOf } from '../../../games/fairy-school/words.ts'
import type { TextContext } from '../../../text/fairy-school/rich.ts'
import type { FairySchoolText } from '../../../text/index.ts'
import type { Telling } from '../../table/table.ts'
import { Seal, seatClass } from './art.tsx'
import { turnsOf } from './facts.ts'
import { RichLine } from './rich.tsx'

/** Events that say nothing beyond the next line of the log. */
const QUIET = new Set<Event['type']>(['phase', 'turnEnd', 'counted', 'sealed', 'shifted'])

/** Events for everybody. */
const COMMON = new Set<Event['type']>(['trimester', 'turn', 'decks', 'passed', 'finalsOpen', 'finished', 'over'])

/** Trimester number of the last one, in short games too. */
const LAST = 4

function concerns(e: Event, me: Seat): boolean {
  if (COMMON.has(e.type) || ('seat' in e && e.seat === me)) return true
  if (e.type === 'activated') return e.of === me
  return e.type === 'leaders' && e.seats.includes(me)
}

const heading = (e: Event): boolean => e.type === 'trimester' || e.type === 'turn'

const actor = (e: Event): Seat | null => ('seat' in e ? e.seat : null)

/** What brings gains and costs, and what they are. */
const CAUSES = new Set<Event['type']>(['played', 'activated', 'studied', 'realised', 'stepped'])
const OUTCOMES = new Set<Event['type']>(['paid', 'gained', 'cubes', 'discount'])

/** Gains and costs go on in the line of what brought them, for as long as they are the same fairy's. */
export const joins = (e: Event, before: Event): boolean =>
  OUTCOMES.has(e.type) && (CAUSES.has(before.type) || OUTCOMES.has(before.type)) && actor(e) === actor(before)

interface Told {
  readonly view: View
  readonly t: FairySchoolText
  readonly ctx: TextContext
  readonly me: Seat
}

/** Where the sentence begins with the name, the crest stands there. */
function badge(e: Event, { t, ctx }: Told): Seat | null {
  if (!('seat' in e) || heading(e)) return null
  const [first] = t.event(e, ctx)
  return typeof first === 'object' && first.kind === 'seat' ? null : e.seat
}

/** A sentence without the fairy it begins with. */
function tail(e: Event, { t, ctx }: Told) {
  const whole = t.event(e, ctx)
  const [subject, verb, ...rest] = whole
  const said = typeof subject === 'object' && typeof verb === 'string' ? [verb.trimStart(), ...rest] : whole
  return { plain: t.plain(said), rich: <RichLine rich={said} /> }
}

/** Which turn the table shows, or the phase before the first. */
function whenOf({ view, t }: Told): string {
  const { trimester, turn } = view
  if (trimester === 0 || turn === 0) return t.names.phases[view.phase]
  return t.words.when(trimester === LAST ? t.words.finalTrimester : t.words.trimester(trimester), t.words.turn(turn, turnsOf(view)))
}

/** How a table tells what happened. */
export const tellingOf = (told: Told): Telling<Event, View> => {
  const { view, t, ctx, me } = told
  return {
    plain: (e) => t.plain(t.event(e, ctx)),
    rich: (e) => <RichLine rich={t.event(e, ctx)} />,
    quiet: (e) => QUIET.has(e.type),
    joins,
    tail: (e) => tail(e, told),
    heading,
    concerns: (e) => concerns(e, me),
    actor,
    badge: (e) => badge(e, told),
    crest: (seat) => <Seal seat={seat} />,
    colour: seatClass,
    when: () => whenOf(told),
    question: () => t.names.prompts[view.fairies[me]?.step ?? 'idle'],
    choice: (before, seat, move) => t.move(wordsOf(move), { ...ctx, view: before, me: seat }).label,
    ends: (move) => move === READY,
    features: t.words.features,
  }
}
