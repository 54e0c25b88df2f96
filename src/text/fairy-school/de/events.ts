/** German log lines. */
import type { GainReason, OpName, PayReason } from '../../../games/fairy-school/types.ts'
import type { EventTexts } from '../assemble.ts'
import { parts } from '../parts.ts'
import type { Rich, TextContext } from '../rich.ts'
import { joinRich, LAST, rich } from '../rich.ts'
import { names } from './names.ts'

const p = parts(names, ' und ')
const mine = (who: number, ctx: TextContext) => who === ctx.me
const seat = (who: number, ctx: TextContext) => p.seat(who, ctx, mine(who, ctx) ? 'Du' : ctx.name(who))
const lower = (who: number, ctx: TextContext) => p.seat(who, ctx, mine(who, ctx) ? 'du' : ctx.name(who))
const dative = (who: number, ctx: TextContext) => p.seat(who, ctx, mine(who, ctx) ? 'dir' : ctx.name(who))
/** Subject and verb: "Du nimmst", "Merryn nimmt". */
const does = (who: number, ctx: TextContext, you: string, other: string): Rich => rich`${seat(who, ctx)} ${mine(who, ctx) ? you : other}`
const all = (seats: readonly number[], ctx: TextContext, last = ' und ') =>
  joinRich(
    seats.map((who, i) => (i === 0 ? seat(who, ctx) : lower(who, ctx))),
    ', ',
    last,
  )
/** Whose card: nothing for one's own, else " von Merryn". */
const owner = (of: number, actor: number, ctx: TextContext): Rich => (of === actor ? [] : rich` von ${dative(of, ctx)}`)

const paidFor: Readonly<Record<PayReason, string>> = {
  column: ' für Spalten',
  line: '',
  project: ' für ein Projekt',
  step: ' für eine Etappe',
  exchange: ' beim Tausch',
}
const gainedBy: Readonly<Record<GainReason, string>> = {
  line: '',
  option: '',
  pair: ' für ein Paar',
  leader: ' für die Führung',
  exchange: ' durch Tausch',
}
const skipped: Readonly<Record<OpName, string>> = {
  cubes: 'keine Würfel zu nehmen',
  summon: 'keine Karte zu beschwören',
  again: 'nichts noch einmal zu aktivieren',
  copy: 'nichts zu kopieren',
  study: 'das Wesen war schon studiert',
  discount: 'kein Nachlass',
}

const trimester = (n: number) => (n === LAST ? 'Letztes Trimester' : `${n}. Trimester`)

export const events: EventTexts = {
  decks: (e, ctx) => {
    const dealt = e.letters.flatMap((letter, who) => (letter === null ? [] : [rich`${seat(who, ctx)} ${names.letter(letter)}`]))
    return dealt.length === 0 ? ['Alle wählen ihre ersten Karten'] : rich`Erste Karten: ${joinRich(dealt, ', ', ', ')}`
  },
  trimester: (e) => [trimester(e.trimester)],
  turn: (e) => rich`${trimester(e.trimester)}, Runde ${e.turn}`,
  phase: (e) => [names.phases[e.phase]],
  dealt: (e, ctx) => rich`${does(e.seat, ctx, 'bekommst', 'bekommt')} ${e.cards.length === 0 ? ['Karten'] : p.cards(e.cards, ctx)}`,
  sealed: (e, ctx) => does(e.seat, ctx, 'bist fertig', 'ist fertig'),
  passed: (e) => rich`Weitergabe ${e.pass}: die Karten gehen nach links`,
  started: (e, ctx) =>
    rich`${does(e.seat, ctx, 'beginnst', 'beginnt')} mit ${p.cards(e.forest, ctx)} im Wald und ${p.cards(e.discard, ctx)} in der Ablage`,
  projects: (e, ctx) =>
    rich`${does(e.seat, ctx, 'wählst', 'wählt')} die Projekte ${p.cards(e.chosen, ctx)}${e.common.length === 0 ? '' : rich`; in die gemeinsame Ablage: ${p.cards(e.common, ctx)}`}`,
  lots: (e, ctx) => rich`Das Los entscheidet: ${all(e.order, ctx, ', ')}`,
  took: (e, ctx) => rich`${does(e.seat, ctx, 'nimmst', 'nimmt')} ${p.card(e.card, ctx)} aus der gemeinsamen Ablage`,
  staysAimless: (e, ctx) => rich`${does(e.seat, ctx, 'findest', 'findet')} kein Projekt in der gemeinsamen Ablage`,
  drew: (e, ctx) =>
    rich`${does(e.seat, ctx, 'ziehst', 'zieht')} ${e.cards.length === 0 ? [names.cards(e.count)] : p.cards(e.cards, ctx)}${e.shuffled ? ', die Ablage wurde dafür gemischt' : ''}`,
  planned: (e, ctx) =>
    rich`${does(e.seat, ctx, 'legst', 'legt')} ${p.list(e.cards.map(({ card, at }) => rich`${p.card(card, ctx)} (${names.cells[at]})`))}`,
  played: (e, ctx) =>
    rich`${does(e.seat, ctx, 'spielst', 'spielt')} ${names.format.and(e.columns.map((column) => names.columns[column]))}: ${p.cards(e.shared, ctx)} zum Teilen, ${p.cards(e.personal, ctx)} allein`,
  activated: (e, ctx) => {
    const verb = e.how === 'copy' ? does(e.seat, ctx, 'kopierst', 'kopiert') : does(e.seat, ctx, 'aktivierst', 'aktiviert')
    return rich`${verb} ${p.card(e.card, ctx)}${owner(e.of, e.seat, ctx)}${e.how === 'again' ? ' noch einmal' : ''}`
  },
  paid: (e, ctx) => rich`${does(e.seat, ctx, 'zahlst', 'zahlt')} ${p.bundle(e.elements)}${paidFor[e.reason]}`,
  gained: (e, ctx) => rich`${does(e.seat, ctx, 'erhältst', 'erhält')} ${p.bundle(e.elements)}${gainedBy[e.reason]}`,
  cubes: (e, ctx) => rich`${does(e.seat, ctx, 'nimmst', 'nimmt')} ${p.cubes(e.count, e.seat)} aus der Schachtel`,
  discount: (e, ctx) =>
    rich`${does(e.seat, ctx, 'zahlst', 'zahlt')} diese Runde ${names.elements(e.points)} weniger für Projekte und Etappen`,
  summoned: (e, ctx) =>
    rich`${does(e.seat, ctx, 'beschwörst', 'beschwört')} ${p.card(e.card, ctx)}${e.discarded.length === 0 ? '' : rich`, abgelegt: ${p.cards(e.discarded, ctx)}`}`,
  skipped: (e, ctx) => rich`${seat(e.seat, ctx)}: ${skipped[e.op]}`,
  kindness: (e, ctx) => {
    const helped = e.from.flatMap((n, who) => (n > 0 ? [rich`${dative(who, ctx)} ${p.cubes(n, who)}`] : []))
    if (helped.length === 0) return rich`${does(e.seat, ctx, 'hast', 'hat')} diese Runde niemandem geholfen: Güte bleibt bei ${e.total}`
    return rich`${does(e.seat, ctx, 'hast', 'hat')} geholfen: ${joinRich(helped, ', ', ', ')}. Güte ${e.total}`
  },
  studied: (e, ctx) =>
    rich`${does(e.seat, ctx, 'studierst', 'studiert')} ${p.creature(e.creature)}${e.pair ? ', das Paar ist vollständig' : ''}`,
  shifted: (e, ctx) =>
    e.discarded.length === 0
      ? rich`${seat(e.seat, ctx)}: der Wald rückt zusammen`
      : rich`${does(e.seat, ctx, 'legst', 'legt')} ${p.cards(e.discarded, ctx)} ab, der Wald rückt zusammen`,
  realised: (e, ctx) =>
    rich`${does(e.seat, ctx, 'verwirklichst', 'verwirklicht')} ${p.card(e.card, ctx)}${e.saved > 0 ? `, ${names.elements(e.saved)} günstiger` : ''}`,
  stepped: (e, ctx) =>
    rich`${does(e.seat, ctx, 'verwirklichst', 'verwirklicht')} Etappe ${e.steps} des Abschlussprojekts${e.saved > 0 ? `, ${names.elements(e.saved)} günstiger` : ''}`,
  leaders: (e, ctx) =>
    e.seats.length === 0
      ? ['Noch führt niemand bei den Abschlussprojekten']
      : rich`Am weitesten beim Abschlussprojekt: ${all(e.seats, ctx)}`,
  finalsOpen: (e, ctx) => rich`Zur Wahl: ${p.list(e.finals.map((id) => p.final(id, ctx)))}`,
  finalTaken: (e, ctx) => rich`${does(e.seat, ctx, 'wählst', 'wählt')} ${p.final(e.final, ctx)}`,
  finished: (e, ctx) => rich`Abschlussprojekt vollendet: ${all(e.seats, ctx)}`,
  turnEnd: (e, ctx) =>
    rich`Punkte: ${joinRich(
      e.points.map((n, who) => rich`${who === 0 ? seat(who, ctx) : lower(who, ctx)} ${n}`),
      ', ',
      ', ',
    )}`,
  counted: () => ['Die Punkte sind gezählt'],
  over: (e, ctx) => {
    const why = e.reason === 'guard' ? 'Das Jahr endet ohne vollendetes Abschlussprojekt. ' : ''
    if (e.winners.length === 1) return rich`${why}${all(e.winners, ctx)} ${e.winners[0] === ctx.me ? 'gewinnst' : 'gewinnt'}`
    return rich`${why}Geteilter Sieg: ${all(e.winners, ctx)}`
  },
}
