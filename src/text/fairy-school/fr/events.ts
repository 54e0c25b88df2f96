/** French log lines. */
import type { GainReason, OpName, PayReason } from '../../../games/fairy-school/types.ts'
import type { EventTexts } from '../assemble.ts'
import { parts } from '../parts.ts'
import type { Rich, TextContext } from '../rich.ts'
import { joinRich, LAST, rich } from '../rich.ts'
import { names } from './names.ts'

const p = parts(names, ' et ')
const mine = (who: number, ctx: TextContext) => who === ctx.me
const seat = (who: number, ctx: TextContext) => p.seat(who, ctx, mine(who, ctx) ? 'Vous' : ctx.name(who))
const object = (who: number, ctx: TextContext) => p.seat(who, ctx, mine(who, ctx) ? 'vous' : ctx.name(who))
/** Subject and verb: "Vous prenez", "Merryn prend". */
const does = (who: number, ctx: TextContext, you: string, other: string): Rich => rich`${seat(who, ctx)} ${mine(who, ctx) ? you : other}`
const all = (seats: readonly number[], ctx: TextContext, last = ' et ') =>
  joinRich(
    seats.map((who, i) => (i === 0 ? seat(who, ctx) : object(who, ctx))),
    ', ',
    last,
  )
/** Whose card: nothing for one's own, else "(Merryn)". */
const owner = (of: number, actor: number, ctx: TextContext): Rich =>
  of === actor ? [] : rich` (${p.seat(of, ctx, mine(of, ctx) ? 'à vous' : ctx.name(of))})`

const paidFor: Readonly<Record<PayReason, string>> = {
  column: ' pour des colonnes',
  line: '',
  project: ' pour un projet',
  step: ' pour une étape',
  exchange: ' en échange',
}
const gainedBy: Readonly<Record<GainReason, string>> = {
  line: '',
  option: '',
  pair: ' pour une paire de créatures',
  leader: ' pour l’avance prise',
  exchange: ' par échange',
}
const skipped: Readonly<Record<OpName, string>> = {
  cubes: 'aucun cube à prendre',
  summon: 'aucune carte à invoquer',
  again: 'rien à activer à nouveau',
  copy: 'rien à copier',
  study: 'créature déjà étudiée',
  discount: 'aucune remise',
}

const trimester = (n: number) => (n === LAST ? 'Trimestre final' : `Trimestre ${n}`)

export const events: EventTexts = {
  decks: (e, ctx) => {
    const dealt = e.letters.flatMap((letter, who) => (letter === null ? [] : [rich`${seat(who, ctx)} ${names.letter(letter)}`]))
    return dealt.length === 0 ? ['Chacune choisit ses premières cartes'] : rich`Premières cartes\u00a0: ${joinRich(dealt, ', ', ', ')}`
  },
  trimester: (e) => [trimester(e.trimester)],
  turn: (e) => rich`${trimester(e.trimester)}, tour ${e.turn}`,
  phase: (e) => [names.phases[e.phase]],
  dealt: (e, ctx) => rich`${does(e.seat, ctx, 'recevez', 'reçoit')} ${e.cards.length === 0 ? ['des cartes'] : p.cards(e.cards, ctx)}`,
  sealed: (e, ctx) => does(e.seat, ctx, 'avez fini', 'a fini'),
  passed: (e) => rich`Passage ${e.pass}\u00a0: les cartes vont à gauche`,
  started: (e, ctx) =>
    rich`${does(e.seat, ctx, 'commencez', 'commence')} avec ${p.cards(e.forest, ctx)} dans la forêt et ${p.cards(e.discard, ctx)} dans la défausse`,
  projects: (e, ctx) =>
    rich`${does(e.seat, ctx, 'choisissez', 'choisit')} les projets ${p.cards(e.chosen, ctx)}${e.common.length === 0 ? '' : rich`\u00a0; à la défausse commune\u00a0: ${p.cards(e.common, ctx)}`}`,
  lots: (e, ctx) => rich`Le sort décide\u00a0: ${all(e.order, ctx, ', ')}`,
  took: (e, ctx) => rich`${does(e.seat, ctx, 'prenez', 'prend')} ${p.card(e.card, ctx)} dans la défausse commune`,
  staysAimless: (e, ctx) => rich`${does(e.seat, ctx, 'ne trouvez', 'ne trouve')} aucun projet dans la défausse commune`,
  drew: (e, ctx) =>
    rich`${does(e.seat, ctx, 'piochez', 'pioche')} ${e.cards.length === 0 ? [names.cards(e.count)] : p.cards(e.cards, ctx)}${e.shuffled ? ', la défausse ayant été mélangée' : ''}`,
  planned: (e, ctx) =>
    rich`${does(e.seat, ctx, 'placez', 'place')} ${p.list(e.cards.map(({ card, at }) => rich`${p.card(card, ctx)} (${names.cells[at]})`))}`,
  played: (e, ctx) =>
    rich`${does(e.seat, ctx, 'jouez', 'joue')} ${names.format.and(e.columns.map((column) => `la ${names.columns[column]}`))}\u00a0: ${p.cards(e.shared, ctx)} en partage, ${p.cards(e.personal, ctx)} en zone personnelle`,
  activated: (e, ctx) => {
    const verb = e.how === 'copy' ? does(e.seat, ctx, 'copiez', 'copie') : does(e.seat, ctx, 'activez', 'active')
    return rich`${verb}${e.how === 'again' ? ' à nouveau' : ''} ${p.card(e.card, ctx)}${owner(e.of, e.seat, ctx)}`
  },
  paid: (e, ctx) => rich`${does(e.seat, ctx, 'payez', 'paie')} ${p.bundle(e.elements)}${paidFor[e.reason]}`,
  gained: (e, ctx) => rich`${does(e.seat, ctx, 'gagnez', 'gagne')} ${p.bundle(e.elements)}${gainedBy[e.reason]}`,
  cubes: (e, ctx) => rich`${does(e.seat, ctx, 'prenez', 'prend')} ${p.cubes(e.count, e.seat)} dans la boîte`,
  discount: (e, ctx) => rich`${does(e.seat, ctx, 'paierez', 'paiera')} ${names.elements(e.points)} de moins pour projets et étapes ce tour`,
  summoned: (e, ctx) =>
    rich`${does(e.seat, ctx, 'invoquez', 'invoque')} ${p.card(e.card, ctx)}${e.discarded.length === 0 ? '' : rich`, à la défausse\u00a0: ${p.cards(e.discarded, ctx)}`}`,
  skipped: (e, ctx) => rich`${seat(e.seat, ctx)}\u00a0: ${skipped[e.op]}`,
  kindness: (e, ctx) => {
    const helped = e.from.flatMap((n, who) => (n > 0 ? [rich`${object(who, ctx)} ${p.cubes(n, who)}`] : []))
    if (helped.length === 0) {
      return rich`${does(e.seat, ctx, 'n’avez aidé', 'n’a aidé')} personne ce tour\u00a0: la reconnaissance reste à ${e.total}`
    }
    return rich`${does(e.seat, ctx, 'avez aidé', 'a aidé')} les autres\u00a0: ${joinRich(helped, ', ', ', ')}. Reconnaissance\u00a0: ${e.total}`
  },
  studied: (e, ctx) => rich`${does(e.seat, ctx, 'étudiez', 'étudie')} ${p.creature(e.creature)}${e.pair ? ', la paire est complète' : ''}`,
  shifted: (e, ctx) =>
    e.discarded.length === 0
      ? rich`${seat(e.seat, ctx)}\u00a0: la forêt se resserre`
      : rich`${does(e.seat, ctx, 'défaussez', 'défausse')} ${p.cards(e.discarded, ctx)}, la forêt se resserre`,
  realised: (e, ctx) =>
    rich`${does(e.seat, ctx, 'réalisez', 'réalise')} ${p.card(e.card, ctx)}${e.saved > 0 ? `, ${names.elements(e.saved)} de moins` : ''}`,
  stepped: (e, ctx) =>
    rich`${does(e.seat, ctx, 'réalisez', 'réalise')} l’étape ${e.steps} du projet final${e.saved > 0 ? `, ${names.elements(e.saved)} de moins` : ''}`,
  leaders: (e, ctx) =>
    e.seats.length === 0
      ? ['Personne n’a encore d’avance dans son projet final']
      : rich`En tête des projets finaux\u00a0: ${all(e.seats, ctx)}`,
  finalsOpen: (e, ctx) => rich`Au choix\u00a0: ${p.list(e.finals.map((id) => p.final(id, ctx)))}`,
  finalTaken: (e, ctx) => rich`${does(e.seat, ctx, 'choisissez', 'choisit')} ${p.final(e.final, ctx)}`,
  finished: (e, ctx) => rich`Projet final achevé\u00a0: ${all(e.seats, ctx)}`,
  turnEnd: (e, ctx) =>
    rich`Points\u00a0: ${joinRich(
      e.points.map((n, who) => rich`${who === 0 ? seat(who, ctx) : object(who, ctx)} ${n}`),
      ', ',
      ', ',
    )}`,
  counted: () => ['Les points sont comptés'],
  over: (e, ctx) => {
    const why = e.reason === 'guard' ? 'L’année finit sans projet final achevé. ' : ''
    if (e.winners.length === 1) return rich`${why}${all(e.winners, ctx)} ${e.winners[0] === ctx.me ? 'gagnez' : 'gagne'}`
    return rich`${why}Victoire partagée\u00a0: ${all(e.winners, ctx)}`
  },
}
