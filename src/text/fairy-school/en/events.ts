/** English log lines: who did what, gain and cost. The viewer is "you". */
import type { GainReason, OpName, PayReason } from '../../../games/fairy-school/types.ts'
import type { EventTexts } from '../assemble.ts'
import { parts } from '../parts.ts'
import type { TextContext } from '../rich.ts'
import { joinRich, LAST, rich } from '../rich.ts'
import { names } from './names.ts'

const p = parts(names, ' and ')
const seat = (who: number, ctx: TextContext) => p.seat(who, ctx, who === ctx.me ? 'You' : ctx.name(who))
const object = (who: number, ctx: TextContext) => p.seat(who, ctx, who === ctx.me ? 'you' : ctx.name(who))
const whose = (who: number, actor: number, ctx: TextContext) =>
  p.seat(who, ctx, who === ctx.me ? 'your' : who === actor ? 'their own' : `${ctx.name(who)}\u2019s`)
const all = (seats: readonly number[], ctx: TextContext, last = ' and ') =>
  joinRich(
    seats.map((who, i) => (i === 0 ? seat(who, ctx) : object(who, ctx))),
    ', ',
    last,
  )
const is = (who: number, ctx: TextContext) => (who === ctx.me ? 'are' : 'is')

const paidFor: Readonly<Record<PayReason, string>> = {
  column: ' for columns',
  line: '',
  project: ' for a project',
  step: ' for a step',
  exchange: ' in an exchange',
}
const gainedBy: Readonly<Record<GainReason, string>> = {
  line: '',
  option: '',
  pair: ' for a pair of creatures',
  leader: ' for leading',
  exchange: ' in an exchange',
}
const skipped: Readonly<Record<OpName, string>> = {
  cubes: 'no cubes were taken',
  summon: 'there was no card to summon',
  again: 'there was nothing to activate again',
  copy: 'there was nothing to copy',
  study: 'the creature was studied already',
  discount: 'there was no discount',
}

const trimester = (n: number) => (n === LAST ? 'Final trimester' : `Trimester ${n}`)

export const events: EventTexts = {
  decks: (e, ctx) => {
    const dealt = e.letters.flatMap((letter, who) => (letter === null ? [] : [rich`${seat(who, ctx)} ${names.letter(letter)}`]))
    return dealt.length === 0 ? ['Everybody chooses their first cards'] : rich`First cards: ${joinRich(dealt, ', ', ', ')}`
  },
  trimester: (e) => [trimester(e.trimester)],
  turn: (e) => rich`${trimester(e.trimester)}, turn ${e.turn}`,
  phase: (e) => [names.phases[e.phase]],
  dealt: (e, ctx) => rich`${seat(e.seat, ctx)} got ${e.cards.length === 0 ? ['cards'] : p.cards(e.cards, ctx)}`,
  sealed: (e, ctx) => rich`${seat(e.seat, ctx)} ${is(e.seat, ctx)} ready`,
  passed: (e) => rich`Passing round ${e.pass}: the cards went to the left`,
  started: (e, ctx) =>
    rich`${seat(e.seat, ctx)} began with ${p.cards(e.forest, ctx)} in the forest and ${p.cards(e.discard, ctx)} in the discard`,
  projects: (e, ctx) =>
    rich`${seat(e.seat, ctx)} chose the projects ${p.cards(e.chosen, ctx)}${e.common.length === 0 ? '' : rich`; ${p.cards(e.common, ctx)} went to the common discard`}`,
  lots: (e, ctx) => rich`Lots decided: ${all(e.order, ctx, ', ')}`,
  took: (e, ctx) => rich`${seat(e.seat, ctx)} took ${p.card(e.card, ctx)} from the common discard`,
  staysAimless: (e, ctx) => rich`${seat(e.seat, ctx)} found no project in the common discard`,
  drew: (e, ctx) =>
    rich`${seat(e.seat, ctx)} drew ${e.cards.length === 0 ? [names.cards(e.count)] : p.cards(e.cards, ctx)}${e.shuffled ? ' and shuffled the discard for it' : ''}`,
  planned: (e, ctx) =>
    rich`${seat(e.seat, ctx)} placed ${p.list(e.cards.map(({ card, at }) => rich`${p.card(card, ctx)} (${names.cells[at]})`))}`,
  played: (e, ctx) =>
    rich`${seat(e.seat, ctx)} played ${names.format.and(e.columns.map((column) => `the ${names.columns[column]}`))}: ${p.cards(e.shared, ctx)} to share, ${p.cards(e.personal, ctx)} alone`,
  activated: (e, ctx) => {
    const verb = e.how === 'again' ? 'activated again' : e.how === 'copy' ? 'copied' : 'activated'
    return rich`${seat(e.seat, ctx)} ${verb} ${whose(e.of, e.seat, ctx)} ${p.card(e.card, ctx)}`
  },
  paid: (e, ctx) => rich`${seat(e.seat, ctx)} paid ${p.bundle(e.elements)}${paidFor[e.reason]}`,
  gained: (e, ctx) => rich`${seat(e.seat, ctx)} gained ${p.bundle(e.elements)}${gainedBy[e.reason]}`,
  cubes: (e, ctx) => rich`${seat(e.seat, ctx)} took ${p.cubes(e.count, e.seat)} from the box`,
  discount: (e, ctx) =>
    rich`${seat(e.seat, ctx)} ${e.seat === ctx.me ? 'pay' : 'pays'} ${names.elements(e.points)} less for projects and steps this turn`,
  summoned: (e, ctx) =>
    rich`${seat(e.seat, ctx)} summoned ${p.card(e.card, ctx)}${e.discarded.length === 0 ? '' : rich` and discarded ${p.cards(e.discarded, ctx)}`}`,
  skipped: (e, ctx) => rich`${seat(e.seat, ctx)}: ${skipped[e.op]}`,
  kindness: (e, ctx) => {
    const helped = e.from.flatMap((n, who) => (n > 0 ? [rich`${object(who, ctx)} ${p.cubes(n, who)}`] : []))
    if (helped.length === 0) return rich`${seat(e.seat, ctx)} helped nobody this turn: kindness stays at ${e.total}`
    return rich`${seat(e.seat, ctx)} helped others: ${joinRich(helped, ', ', ', ')}. Kindness ${e.total}`
  },
  studied: (e, ctx) => rich`${seat(e.seat, ctx)} studied ${p.creature(e.creature)}${e.pair ? ' and completed a pair' : ''}`,
  shifted: (e, ctx) =>
    e.discarded.length === 0
      ? rich`${seat(e.seat, ctx)}: the forest moved together`
      : rich`${seat(e.seat, ctx)} discarded ${p.cards(e.discarded, ctx)}, and the forest moved together`,
  realised: (e, ctx) =>
    rich`${seat(e.seat, ctx)} realised ${p.card(e.card, ctx)}${e.saved > 0 ? `, ${names.elements(e.saved)} cheaper` : ''}`,
  stepped: (e, ctx) =>
    rich`${seat(e.seat, ctx)} realised step ${e.steps} of the final project${e.saved > 0 ? `, ${names.elements(e.saved)} cheaper` : ''}`,
  leaders: (e, ctx) =>
    e.seats.length === 0 ? ['Nobody leads in the final projects yet'] : rich`Furthest in the final projects: ${all(e.seats, ctx)}`,
  finalsOpen: (e, ctx) => rich`On offer: ${p.list(e.finals.map((id) => p.final(id, ctx)))}`,
  finalTaken: (e, ctx) => rich`${seat(e.seat, ctx)} chose ${p.final(e.final, ctx)}`,
  finished: (e, ctx) => rich`${all(e.seats, ctx)} finished ${e.seats.length === 1 ? 'a final project' : 'their final projects'}`,
  turnEnd: (e, ctx) =>
    rich`Points: ${joinRich(
      e.points.map((n, who) => rich`${who === 0 ? seat(who, ctx) : object(who, ctx)} ${n}`),
      ', ',
      ', ',
    )}`,
  counted: () => ['The points are counted'],
  over: (e, ctx) => {
    const why = e.reason === 'guard' ? 'The year ends without a finished final project. ' : ''
    if (e.winners.length === 1) return rich`${why}${all(e.winners, ctx)} ${e.winners[0] === ctx.me ? 'win' : 'wins'}`
    return rich`${why}${all(e.winners, ctx)} share the win`
  },
}
