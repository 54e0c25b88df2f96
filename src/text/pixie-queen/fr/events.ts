/** French log lines. */
import type { Cube, Good, GoodsDelta, Place, PunishReason } from '../../../games/pixie-queen/types.ts'
import type { EventTexts } from '../assemble.ts'
import { parts } from '../parts.ts'
import type { RichPart, TextContext } from '../rich.ts'
import { joinRich, rich } from '../rich.ts'
import { de, nameOf, stair } from './moves.ts'
import { names } from './names.ts'

const p = parts(names)
const mine = (colour: number, ctx: TextContext) => colour === ctx.me
const seat = (colour: number, ctx: TextContext) => p.seat(colour, ctx, mine(colour, ctx) ? 'Vous' : ctx.name(colour))
const object = (colour: number, ctx: TextContext) => p.seat(colour, ctx, mine(colour, ctx) ? 'vous' : ctx.name(colour))
/** Subject and verb: "Vous prenez", "Klaus prend". */
const does = (colour: number, ctx: TextContext, you: string, other: string) => rich`${seat(colour, ctx)} ${mine(colour, ctx) ? you : other}`
/** "votre pixie", "le pixie de Klaus". */
const whose = (noun: string, colour: number, ctx: TextContext) =>
  mine(colour, ctx) ? rich`${p.seat(colour, ctx, 'votre')} ${noun}` : rich`le ${noun} ${p.seat(colour, ctx, de(nameOf(colour, ctx)))}`
const whoseFirst = (noun: string, colour: number, ctx: TextContext) =>
  mine(colour, ctx) ? rich`${p.seat(colour, ctx, 'Votre')} ${noun}` : rich`Le ${noun} ${p.seat(colour, ctx, de(nameOf(colour, ctx)))}`
const list = (items: readonly RichPart[]) => (items.length === 0 ? ['rien'] : joinRich(items, ', ', ' et '))
const goods = (delta: GoodsDelta) => list(p.goods(delta))
const one = (good: Good | Cube, n = 1) => p.good(good, n)
const seats = (all: readonly number[], ctx: TextContext) =>
  joinRich(
    all.map((c, i) => (i === 0 ? seat(c, ctx) : object(c, ctx))),
    ', ',
    ', ',
  )
const place = (where: Place) => (typeof where === 'number' ? rich`«\u00a0${p.space(where)}\u00a0»` : names.place(where))

const reasons: Readonly<Record<PunishReason, string>> = {
  pass: 'pour avoir passé',
  die: 'par le dé de punition',
  copy: 'pour la copie',
  emptyOffering: 'pour une offrande vide',
  wrongOffering: 'pour une nourriture non désirée',
  miners: 'pour les mineurs',
  tracks: 'pour les marches des escaliers',
}

export const events: EventTexts = {
  order: (e, ctx) => rich`Ordre du tour\u00a0: ${seats(e.order, ctx)}`,
  skillsOffered: (e) =>
    rich`Compétences proposées\u00a0: ${joinRich(
      e.skills.map((s) => p.tile(s, names.skills[s].name)),
      ', ',
      ' et ',
    )}`,
  skillTaken: (e, ctx) => rich`${does(e.seat, ctx, 'prenez', 'prend')} la ${p.tile(e.skill)}`,
  round: (e) => rich`Tour ${e.round}`,
  // Told only beside a real board, where the phase begins with it.
  phase: (e) => [e.phase === 'offerings' ? 'Tous les disques reviennent à leurs joueurs (PQ-ACT-31)' : names.phases[e.phase]],
  income: (e, ctx) =>
    rich`${does(e.seat, ctx, 'volez', 'vole')} ${goods(e.goods)}${e.source === 'foodTile' ? ' avec une tuile de nourriture' : e.source === 'skill' ? ' par compétence' : ''}`,
  placed: (e, ctx) =>
    rich`${does(e.seat, ctx, 'posez', 'pose')} ${names.discs(e.discs)} sur «\u00a0${p.space(e.space)}\u00a0»${e.helper === null ? '' : e.helper === e.seat ? `, avec l’aide de ${mine(e.seat, ctx) ? 'votre' : 'son'} propre pixie` : rich`, avec l’aide ${e.helper === ctx.me ? 'de ' : 'du pixie '}${e.helper === ctx.me ? whose('pixie', e.helper, ctx) : p.seat(e.helper, ctx, de(nameOf(e.helper, ctx)))}`}`,
  passed: (e, ctx) => does(e.seat, ctx, 'passez', 'passe'),
  stole: (e, ctx) => rich`${does(e.seat, ctx, 'prenez', 'prend')} ${goods(e.goods)}`,
  exchanged: (e, ctx) => rich`${does(e.seat, ctx, 'échangez', 'échange')} ${one(e.give, e.count)} contre ${one(e.take, e.count)}`,
  converted: (e, ctx) => rich`${does(e.seat, ctx, 'changez', 'change')} ${one('silver', e.silver)} en ${one('gold', e.gold)}`,
  foodTileTaken: (e, ctx) => rich`${does(e.seat, ctx, 'prenez', 'prend')} la ${p.foodTile(e.value)}`,
  singleUseTaken: (e, ctx) => rich`${does(e.seat, ctx, 'prenez', 'prend')} la ${p.tile(e.tile)}`,
  punishRolled: (e, ctx) => rich`${does(e.seat, ctx, 'faites', 'fait')} ${e.points} au dé de punition`,
  split: (e, ctx) => {
    const shares = e.points.flatMap((points, c) =>
      points > 0 ? [rich`${p.points(-points, names.punishment(points))} à ${object(c, ctx)}`] : [],
    )
    return rich`${does(e.seat, ctx, 'donnez', 'donne')} ${shares.flatMap((share, i) => (i === 0 ? share : [', ', ...share]))}`
  },
  advanced: (e, ctx) =>
    rich`${does(e.seat, ctx, 'gravissez', 'gravit')} ${stair(e.track)} jusqu’à la marche ${e.to}${e.reason === 'paid' ? rich` pour ${one(e.track)}` : ''}`,
  casino: (e, ctx) => rich`${does(e.seat, ctx, 'jouez', 'joue')} au casino et ${mine(e.seat, ctx) ? 'gagnez' : 'gagne'} ${goods(e.goods)}`,
  ringForged: (e, ctx) =>
    rich`${does(e.seat, ctx, 'forgez', 'forge')} un anneau pour ${one('gold', e.gold)} et ${mine(e.seat, ctx) ? 'prenez' : 'prend'} l’${p.reward('ring', e.value)}${e.bonus > 0 ? rich` et ${p.points(e.bonus)}` : ''}`,
  robbed: (e, ctx) =>
    mine(e.victim, ctx)
      ? rich`${seat(e.seat, ctx)} ${p.seat(e.victim, ctx, 'vous')} détrousse sur «\u00a0${p.space(e.space)}\u00a0»\u00a0: ${goods(e.goods)}`
      : rich`${does(e.seat, ctx, 'détroussez', 'détrousse')} ${object(e.victim, ctx)} sur «\u00a0${p.space(e.space)}\u00a0»\u00a0: ${goods(e.goods)}`,
  peeked: (e, ctx) => rich`${does(e.seat, ctx, 'choisissez', 'choisit')} ${one(e.cube)} dans le sac`,
  drew: (e, ctx) => rich`${does(e.seat, ctx, 'tirez', 'tire')} ${list(p.cubes(e.cubes))} du sac`,
  chained: (e, ctx) =>
    e.seat === e.target
      ? rich`${does(e.seat, ctx, 'enchaînez votre', 'enchaîne son')} propre mineur`
      : rich`${does(e.seat, ctx, 'enchaînez', 'enchaîne')} ${whose('mineur', e.target, ctx)}`,
  stoneLost: () => ['Aucun mineur n’a de place\u00a0: la pierre quitte le jeu'],
  swapped: (e, ctx) =>
    rich`${does(e.seat, ctx, 'donnez', 'donne')} la ${p.tile(e.gave)} et ${mine(e.seat, ctx) ? 'prenez' : 'prend'} la ${p.tile(e.got)} ${e.with === 'board' ? 'du plateau' : rich`à ${object(e.with, ctx)}`}${e.along === null ? '' : rich`, avec la ${p.tile(e.along)} posée dessus`}`,
  scrapped: (e, ctx) => rich`${does(e.seat, ctx, 'jetez', 'jette')} ${goods(e.goods)}`,
  copied: (e, ctx) => rich`${does(e.seat, ctx, 'copiez', 'copie')} «\u00a0${p.space(e.space)}\u00a0»`,
  copyLost: (e, ctx) => rich`${does(e.seat, ctx, 'ne trouvez', 'ne trouve')} plus rien à copier`,
  specialOffered: (e, ctx) =>
    rich`${does(e.seat, ctx, 'payez', 'paie')} ${goods(e.paid)}, ${mine(e.seat, ctx) ? 'ajoutez' : 'ajoute'} ${one(e.added)} et ${mine(e.seat, ctx) ? 'prenez' : 'prend'} l’${p.reward('special', e.value)}`,
  orderChanged: (e, ctx) =>
    rich`${does(e.seat, ctx, 'payez', 'paie')} ${one('honey', e.honey)}. Au tour prochain\u00a0: ${seats(e.order, ctx)}`,
  priorityTaken: (e, ctx) => rich`${does(e.seat, ctx, 'promouvez', 'promeut')} en premier ce tour-ci`,
  favourite: (e, ctx) => rich`${does(e.seat, ctx, 'êtes', 'est')} le chouchou de la Reine${e.temporary ? ' jusqu’à la fin du tour' : ''}`,
  unchained: (e, ctx) =>
    rich`${does(e.seat, ctx, 'retirez', 'retire')} ${one('stone')} ${e.bread > 0 ? rich`pour ${one('bread', e.bread)}` : 'par compétence'}`,
  punished: (e, ctx) =>
    rich`${does(e.seat, ctx, 'recevez', 'reçoit')} ${p.points(-e.points, names.punishment(e.points))} ${reasons[e.reason]}`,
  sent: (e, ctx) => rich`${whoseFirst('pixie', e.seat, ctx)} va de «\u00a0${p.space(e.space)}\u00a0» à la mine`,
  mercyUsed: (e, ctx) => rich`${does(e.seat, ctx, 'utilisez', 'utilise')} la ${p.tile('mercy')}`,
  spared: (e, ctx) =>
    rich`${does(e.seat, ctx, 'n’envoyez', 'n’envoie')} personne à la mine\u00a0: ${e.why === 'favourite' ? 'chouchou de la Reine' : 'aucun pixie au château'}`,
  doubleAnnounced: (e, ctx) =>
    rich`${e.used ? does(e.seat, ctx, 'annoncez', 'annonce') : does(e.seat, ctx, 'gardez', 'garde')} la ${p.tile('double')}`,
  demand: (e) => rich`La Reine exige ${p.kind(e.food)}`,
  sealed: (e, ctx) => rich`${does(e.seat, ctx, 'avez', 'a')} une offrande en main`,
  offered: (e, ctx) => {
    const lines = e.offers.flatMap((offer, c) =>
      ctx.view.players[c]?.alive === false ? [] : [rich`${seat(c, ctx)}\u00a0: ${goods(offer)}`],
    )
    return rich`Les offrandes. ${lines.flatMap((line, i) => (i === 0 ? line : ['\u00a0; ', ...line]))}`
  },
  wrongFood: (e, ctx) => rich`${does(e.seat, ctx, 'reprenez', 'reprend')} ${goods(e.goods)}`,
  queen: (e) => [e.mood === 'content' ? 'La Reine est contente' : 'La Reine est furieuse\u00a0: pas de récompense ce tour-ci'],
  promoted: (e, ctx) => {
    const noun = e.from === 'mine' ? 'mineur' : 'pixie'
    const step = rich`${whoseFirst(noun, e.colour, ctx)} monte ${e.from === 'mine' ? '' : rich`de ${place(e.from)} `}vers ${place(e.to)}`
    if (e.displaced === null) return step
    return rich`${step} et bouscule ${whose('pixie', e.displaced, ctx)}${e.apples > 0 ? rich` pour ${one('apple', e.apples)}` : ''}`
  },
  stepsLost: (e, ctx) => rich`${does(e.seat, ctx, 'perdez', 'perd')} ${names.steps(e.steps)}`,
  servant: (e, ctx) =>
    rich`${whoseFirst('pixie', e.colour, ctx)} devient ${p.reward('servant', e.value)}${e.bonus > 0 ? rich`, plus ${p.points(e.bonus)}` : ''}`,
  neutralSkipped: () => ['La troisième couleur n’a pas pu bouger'],
  bonus: (e, ctx) => rich`${does(e.seat, ctx, 'recevez', 'reçoit')} ${p.points(e.points)} en haut des escaliers`,
  eliminated: (e, ctx) => rich`${does(e.seat, ctx, 'tombez', 'tombe')} dans les oubliettes`,
  lastRound: () => ['Les tuiles dorées sont épuisées\u00a0: c’est le dernier tour'],
  roundEnd: (e) => rich`Fin du tour ${e.round}`,
  counted: () => ['La Reine a compté'],
  over: (e, ctx) => {
    const [first] = e.winners
    if (e.winners.length === 1 && first !== undefined) return does(first, ctx, 'gagnez', 'gagne')
    return rich`Victoire partagée\u00a0: ${joinRich(
      e.winners.map((c) => object(c, ctx)),
      ', ',
      ' et ',
    )}`
  },
}
