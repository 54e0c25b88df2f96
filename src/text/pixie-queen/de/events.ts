/** German log lines. */
import type { Cube, Good, GoodsDelta, PunishReason } from '../../../games/pixie-queen/types.ts'
import type { EventTexts } from '../assemble.ts'
import { parts } from '../parts.ts'
import type { RichPart, TextContext } from '../rich.ts'
import { joinRich, rich } from '../rich.ts'
import { of } from './moves.ts'
import { names } from './names.ts'

const p = parts(names)
const mine = (colour: number, ctx: TextContext) => colour === ctx.me
const seat = (colour: number, ctx: TextContext) => p.seat(colour, ctx, mine(colour, ctx) ? 'Du' : ctx.name(colour))
const accusative = (colour: number, ctx: TextContext) => p.seat(colour, ctx, mine(colour, ctx) ? 'dich' : ctx.name(colour))
const dative = (colour: number, ctx: TextContext) => p.seat(colour, ctx, mine(colour, ctx) ? 'dir' : ctx.name(colour))
/** Subject and verb: "Du nimmst", "Klaus nimmt". */
const does = (colour: number, ctx: TextContext, you: string, other: string) => rich`${seat(colour, ctx)} ${mine(colour, ctx) ? you : other}`
const takes = (colour: number, ctx: TextContext) => does(colour, ctx, 'nimmst', 'nimmt')
/** Nominative at the start: "Dein Pixie", "Der Pixie von Klaus". */
const subject = (noun: string, colour: number, ctx: TextContext) =>
  mine(colour, ctx) ? rich`${p.seat(colour, ctx, 'Dein')} ${noun}` : rich`Der ${noun} ${p.seat(colour, ctx, of(colour, ctx))}`
/** Accusative: "deinen Bergmann", "den Bergmann von Klaus". */
const object = (noun: string, colour: number, ctx: TextContext) =>
  mine(colour, ctx) ? rich`${p.seat(colour, ctx, 'deinen')} ${noun}` : rich`den ${noun} ${p.seat(colour, ctx, of(colour, ctx))}`
const list = (items: readonly RichPart[]) => (items.length === 0 ? ['nichts'] : joinRich(items, ', ', ' und '))
const goods = (delta: GoodsDelta) => list(p.goods(delta))
const one = (good: Good | Cube, n = 1) => p.good(good, n)
const lower = (colour: number, ctx: TextContext) => p.seat(colour, ctx, mine(colour, ctx) ? 'du' : ctx.name(colour))
const seats = (all: readonly number[], ctx: TextContext) =>
  joinRich(
    all.map((c, i) => (i === 0 ? seat(c, ctx) : lower(c, ctx))),
    ', ',
    ', ',
  )

const reasons: Readonly<Record<PunishReason, string>> = {
  pass: 'fürs Passen',
  die: 'durch den Strafwürfel',
  copy: 'fürs Kopieren',
  emptyOffering: 'für ein leeres Opfer',
  wrongOffering: 'für unerwünschtes Essen',
  miners: 'für Bergleute',
  tracks: 'für die Treppenstufen',
}

export const events: EventTexts = {
  order: (e, ctx) => rich`Reihenfolge: ${seats(e.order, ctx)}`,
  skillsOffered: (e) =>
    rich`Talente zur Wahl: ${joinRich(
      e.skills.map((s) => p.tile(s, names.skills[s].name)),
      ', ',
      ' und ',
    )}`,
  skillTaken: (e, ctx) => rich`${takes(e.seat, ctx)} das ${p.tile(e.skill)}`,
  round: (e) => rich`Runde ${e.round}`,
  // Told only beside a real board, where the phase begins with it.
  phase: (e) => [e.phase === 'offerings' ? 'Alle Scheiben gehen an ihre Spieler zurück (PQ-ACT-31)' : names.phases[e.phase]],
  income: (e, ctx) =>
    rich`${does(e.seat, ctx, 'stiehlst', 'stiehlt')} ${goods(e.goods)}${e.source === 'foodTile' ? ' mit dem Nahrungsplättchen' : e.source === 'skill' ? ' durch Talent' : ''}`,
  placed: (e, ctx) =>
    rich`${does(e.seat, ctx, 'legst', 'legt')} ${names.discs(e.discs)} auf „${p.space(e.space)}“${e.helper === null ? '' : e.helper === e.seat ? ', ein eigener Pixie hilft' : mine(e.helper, ctx) ? rich`, ${p.seat(e.helper, ctx, 'dein')} Pixie hilft` : rich`, der Pixie ${p.seat(e.helper, ctx, of(e.helper, ctx))} hilft`}`,
  passed: (e, ctx) => does(e.seat, ctx, 'passt', 'passt'),
  stole: (e, ctx) => rich`${takes(e.seat, ctx)} ${goods(e.goods)}`,
  exchanged: (e, ctx) => rich`${does(e.seat, ctx, 'tauschst', 'tauscht')} ${one(e.give, e.count)} gegen ${one(e.take, e.count)}`,
  converted: (e, ctx) => rich`${does(e.seat, ctx, 'machst', 'macht')} aus ${one('silver', e.silver)} ${one('gold', e.gold)}`,
  foodTileTaken: (e, ctx) => rich`${takes(e.seat, ctx)} das ${p.foodTile(e.value)}`,
  singleUseTaken: (e, ctx) => rich`${takes(e.seat, ctx)} das ${p.tile(e.tile)}`,
  punishRolled: (e, ctx) => rich`${does(e.seat, ctx, 'würfelst', 'würfelt')} mit dem Strafwürfel eine ${e.points}`,
  split: (e, ctx) => {
    const shares = e.points.flatMap((points, c) =>
      points > 0 ? [rich`${dative(c, ctx)} ${p.points(-points, names.punishment(points))}`] : [],
    )
    return rich`${does(e.seat, ctx, 'gibst', 'gibt')} ${shares.flatMap((share, i) => (i === 0 ? share : [', ', ...share]))}`
  },
  advanced: (e, ctx) =>
    rich`${does(e.seat, ctx, 'steigst', 'steigt')} auf der ${names.tracks[e.track]} auf Stufe ${e.to}${e.reason === 'paid' ? rich` für ${one(e.track)}` : ''}`,
  casino: (e, ctx) => rich`${does(e.seat, ctx, 'gewinnst', 'gewinnt')} im Casino ${goods(e.goods)}`,
  ringForged: (e, ctx) =>
    rich`${does(e.seat, ctx, 'schmiedest', 'schmiedet')} für ${one('gold', e.gold)} den ${p.reward('ring', e.value)}${e.bonus > 0 ? rich` und ${mine(e.seat, ctx) ? 'bekommst' : 'bekommt'} ${p.points(e.bonus)}` : ''}`,
  robbed: (e, ctx) =>
    rich`${does(e.seat, ctx, 'raubst', 'raubt')} ${accusative(e.victim, ctx)} auf „${p.space(e.space)}“ aus: ${goods(e.goods)}`,
  peeked: (e, ctx) => rich`${does(e.seat, ctx, 'wählst', 'wählt')} ${one(e.cube)} aus dem Beutel`,
  drew: (e, ctx) => rich`${does(e.seat, ctx, 'ziehst', 'zieht')} ${list(p.cubes(e.cubes))} aus dem Beutel`,
  chained: (e, ctx) =>
    e.seat === e.target
      ? rich`${does(e.seat, ctx, 'fesselst deinen', 'fesselt den')} eigenen Bergmann`
      : rich`${does(e.seat, ctx, 'fesselst', 'fesselt')} ${object('Bergmann', e.target, ctx)}`,
  stoneLost: () => ['Kein Bergmann hat Platz: der Stein verlässt das Spiel'],
  swapped: (e, ctx) =>
    rich`${does(e.seat, ctx, 'gibst', 'gibt')} das ${p.tile(e.gave)} und ${mine(e.seat, ctx) ? 'nimmst' : 'nimmt'} das ${p.tile(e.got)} ${e.with === 'board' ? 'vom Plan' : rich`von ${dative(e.with, ctx)}`}${e.along === null ? '' : rich`, samt dem ${p.tile(e.along)} darauf`}`,
  scrapped: (e, ctx) => rich`${does(e.seat, ctx, 'wirfst', 'wirft')} ${goods(e.goods)} weg`,
  copied: (e, ctx) => rich`${does(e.seat, ctx, 'kopierst', 'kopiert')} „${p.space(e.space)}“`,
  copyLost: (e, ctx) => rich`${does(e.seat, ctx, 'findest', 'findet')} nichts mehr zum Kopieren`,
  specialOffered: (e, ctx) =>
    rich`${does(e.seat, ctx, 'zahlst', 'zahlt')} ${goods(e.paid)}, ${mine(e.seat, ctx) ? 'legst' : 'legt'} ${one(e.added)} dazu und ${mine(e.seat, ctx) ? 'nimmst' : 'nimmt'} das ${p.reward('special', e.value)}`,
  orderChanged: (e, ctx) => rich`${does(e.seat, ctx, 'zahlst', 'zahlt')} ${one('honey', e.honey)}. Nächste Runde: ${seats(e.order, ctx)}`,
  priorityTaken: (e, ctx) => rich`${does(e.seat, ctx, 'beförderst', 'befördert')} diese Runde zuerst`,
  favourite: (e, ctx) => rich`${does(e.seat, ctx, 'bist', 'ist')} Liebling der Königin${e.temporary ? ', bis die Runde endet' : ''}`,
  unchained: (e, ctx) =>
    rich`${does(e.seat, ctx, 'entfernst', 'entfernt')} ${one('stone')} ${e.bread > 0 ? rich`für ${one('bread', e.bread)}` : 'durch Talent'}`,
  punished: (e, ctx) =>
    rich`${does(e.seat, ctx, 'bekommst', 'bekommt')} ${p.points(-e.points, names.punishment(e.points))} ${reasons[e.reason]}`,
  sent: (e, ctx) => rich`${subject('Pixie', e.seat, ctx)} muss von „${p.space(e.space)}“ in die Mine`,
  mercyUsed: (e, ctx) => rich`${does(e.seat, ctx, 'setzt', 'setzt')} das ${p.tile('mercy')} ein`,
  spared: (e, ctx) =>
    rich`${does(e.seat, ctx, 'schickst', 'schickt')} niemanden in die Mine: ${e.why === 'favourite' ? 'Liebling der Königin' : 'kein Pixie am Schloss'}`,
  doubleAnnounced: (e, ctx) =>
    e.used
      ? rich`${does(e.seat, ctx, 'sagst', 'sagt')} das ${p.tile('double')} an`
      : rich`${does(e.seat, ctx, 'behältst', 'behält')} das ${p.tile('double')}`,
  demand: (e) => rich`Die Königin wünscht ${p.kind(e.food)}`,
  sealed: (e, ctx) => rich`${does(e.seat, ctx, 'hast', 'hat')} das Opfer bereit`,
  offered: (e, ctx) => {
    const lines = e.offers.flatMap((offer, c) => (ctx.view.players[c]?.alive === false ? [] : [rich`${seat(c, ctx)}: ${goods(offer)}`]))
    return rich`Die Opfer. ${lines.flatMap((line, i) => (i === 0 ? line : ['; ', ...line]))}`
  },
  wrongFood: (e, ctx) => rich`${does(e.seat, ctx, 'bekommst', 'bekommt')} ${goods(e.goods)} zurück`,
  queen: (e) => [e.mood === 'content' ? 'Die Königin ist zufrieden' : 'Die Königin tobt: keine Belohnungen in dieser Runde'],
  promoted: (e, ctx) => {
    const step = rich`${subject(e.from === 'mine' ? 'Bergmann' : 'Pixie', e.colour, ctx)} steigt ${typeof e.from === 'number' ? rich`von „${p.space(e.from)}“ ` : ''}${typeof e.to === 'number' ? rich`auf „${p.space(e.to)}“` : 'zur Königin'}`
    if (e.displaced === null) return step
    return rich`${step} und verdrängt ${object('Pixie', e.displaced, ctx)}${e.apples > 0 ? rich` für ${one('apple', e.apples)}` : ''}`
  },
  stepsLost: (e, ctx) => rich`${does(e.seat, ctx, 'verlierst', 'verliert')} ${names.steps(e.steps)}`,
  servant: (e, ctx) =>
    rich`${subject('Pixie', e.colour, ctx)} wird treuer Diener: ${p.reward('servant', e.value)}${e.bonus > 0 ? rich` und ${p.points(e.bonus)}` : ''}`,
  neutralSkipped: () => ['Die dritte Farbe konnte nicht ziehen'],
  bonus: (e, ctx) => rich`${does(e.seat, ctx, 'bekommst', 'bekommt')} ${p.points(e.points)} ganz oben auf den Treppen`,
  eliminated: (e, ctx) => rich`${does(e.seat, ctx, 'fällst', 'fällt')} ins Verlies`,
  lastRound: () => ['Alle goldenen Plättchen sind weg: das ist die letzte Runde'],
  roundEnd: (e) => rich`Ende der Runde ${e.round}`,
  counted: () => ['Die Königin hat gezählt'],
  over: (e, ctx) => {
    const [first] = e.winners
    if (e.winners.length === 1 && first !== undefined) return does(first, ctx, 'gewinnst', 'gewinnt')
    return rich`Geteilter Sieg: ${joinRich(
      e.winners.map((c) => lower(c, ctx)),
      ', ',
      ' und ',
    )}`
  },
}
