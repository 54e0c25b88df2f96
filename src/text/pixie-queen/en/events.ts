/** English log lines: who did what, gain and cost. The viewer is "you". */
import type { Cube, Good, GoodsDelta, Place, PunishReason } from '../../../games/pixie-queen/types.ts'
import type { EventTexts } from '../assemble.ts'
import { parts } from '../parts.ts'
import type { TextContext } from '../rich.ts'
import { capital, joinRich, rich } from '../rich.ts'
import { nameOf } from './moves.ts'
import { names } from './names.ts'

const p = parts(names)
const seat = (colour: number, ctx: TextContext) => p.seat(colour, ctx, colour === ctx.me ? 'You' : ctx.name(colour))
const object = (colour: number, ctx: TextContext) => p.seat(colour, ctx, colour === ctx.me ? 'you' : ctx.name(colour))
const whose = (colour: number, ctx: TextContext) => p.seat(colour, ctx, colour === ctx.me ? 'your' : `${nameOf(colour, ctx)}\u2019s`)
const whoseFirst = (colour: number, ctx: TextContext) =>
  p.seat(colour, ctx, colour === ctx.me ? 'Your' : capital(`${nameOf(colour, ctx)}\u2019s`))
const was = (colour: number, ctx: TextContext) => (colour === ctx.me ? 'were' : 'was')
const has = (colour: number, ctx: TextContext) => (colour === ctx.me ? 'have' : 'has')
const list = (items: ReturnType<typeof p.good>[]) => (items.length === 0 ? ['nothing'] : joinRich(items, ', ', ' and '))
const goods = (delta: GoodsDelta) => list(p.goods(delta))
const one = (good: Good | Cube, n = 1) => p.good(good, n)
const seats = (all: readonly number[], ctx: TextContext) =>
  joinRich(
    all.map((c, i) => (i === 0 ? seat(c, ctx) : object(c, ctx))),
    ', ',
    ', ',
  )
const place = (where: Place) => (typeof where === 'number' ? p.space(where) : names.place(where))

const reasons: Readonly<Record<PunishReason, string>> = {
  pass: 'for passing',
  die: 'from the punishment die',
  copy: 'for copying',
  emptyOffering: 'for offering nothing',
  wrongOffering: 'for food the Queen did not want',
  miners: 'for miners',
  tracks: 'for places on the stairs',
}

export const events: EventTexts = {
  order: (e, ctx) => rich`Order of play: ${seats(e.order, ctx)}`,
  skillsOffered: (e) =>
    rich`Skills on offer: ${joinRich(
      e.skills.map((s) => p.tile(s, names.skills[s].name)),
      ', ',
      ' and ',
    )}`,
  skillTaken: (e, ctx) => rich`${seat(e.seat, ctx)} took the ${p.tile(e.skill)}`,
  round: (e) => rich`Round ${e.round}`,
  // Told only beside a real board, where the phase begins with it.
  phase: (e) => [e.phase === 'offerings' ? 'All discs go back to their players (PQ-ACT-31)' : names.phases[e.phase]],
  income: (e, ctx) =>
    rich`${seat(e.seat, ctx)} stole ${goods(e.goods)}${e.source === 'foodTile' ? ' with a food tile' : e.source === 'skill' ? ' by skill' : ''}`,
  placed: (e, ctx) =>
    rich`${seat(e.seat, ctx)} put ${names.discs(e.discs)} on ${p.space(e.space)}${e.helper === null ? '' : rich`, helped by ${e.helper !== e.seat ? whose(e.helper, ctx) : e.seat === ctx.me ? 'your own' : 'their own'} pixie`}`,
  passed: (e, ctx) => rich`${seat(e.seat, ctx)} passed`,
  stole: (e, ctx) => rich`${seat(e.seat, ctx)} took ${goods(e.goods)}`,
  exchanged: (e, ctx) => rich`${seat(e.seat, ctx)} exchanged ${one(e.give, e.count)} for ${one(e.take, e.count)}`,
  converted: (e, ctx) => rich`${seat(e.seat, ctx)} turned ${one('silver', e.silver)} into ${one('gold', e.gold)}`,
  foodTileTaken: (e, ctx) => rich`${seat(e.seat, ctx)} took the ${p.foodTile(e.value)}`,
  singleUseTaken: (e, ctx) => rich`${seat(e.seat, ctx)} took the ${p.tile(e.tile)}`,
  punishRolled: (e, ctx) => rich`${seat(e.seat, ctx)} rolled ${e.points} on the punishment die`,
  split: (e, ctx) => {
    const shares = e.points.flatMap((points, c) =>
      points > 0 ? [rich`${p.points(-points, names.punishment(points))} to ${object(c, ctx)}`] : [],
    )
    return rich`${seat(e.seat, ctx)} gave ${shares.flatMap((share, i) => (i === 0 ? share : [', ', ...share]))}`
  },
  advanced: (e, ctx) =>
    rich`${seat(e.seat, ctx)} climbed the ${names.tracks[e.track]} to step ${e.to}${e.reason === 'paid' ? rich` for ${one(e.track)}` : ''}`,
  casino: (e, ctx) => rich`${seat(e.seat, ctx)} played the casino and won ${goods(e.goods)}`,
  ringForged: (e, ctx) =>
    rich`${seat(e.seat, ctx)} forged a ring for ${one('gold', e.gold)} and took the ${p.reward('ring', e.value)}${e.bonus > 0 ? rich` and ${p.points(e.bonus)}` : ''}`,
  robbed: (e, ctx) => rich`${seat(e.seat, ctx)} robbed ${object(e.victim, ctx)} on ${p.space(e.space)}: ${goods(e.goods)}`,
  peeked: (e, ctx) => rich`${seat(e.seat, ctx)} chose ${one(e.cube)} from the bag`,
  drew: (e, ctx) => rich`${seat(e.seat, ctx)} drew ${list(p.cubes(e.cubes))} from the bag`,
  chained: (e, ctx) =>
    e.seat === e.target
      ? rich`${seat(e.seat, ctx)} chained ${e.seat === ctx.me ? 'your' : 'their'} own miner`
      : rich`${seat(e.seat, ctx)} chained ${whose(e.target, ctx)} miner`,
  stoneLost: () => ['No miner had room: the stone left the game'],
  swapped: (e, ctx) =>
    rich`${seat(e.seat, ctx)} gave the ${p.tile(e.gave)} and took the ${p.tile(e.got)} ${e.with === 'board' ? 'from the board' : rich`from ${object(e.with, ctx)}`}${e.along === null ? '' : rich`, with the ${p.tile(e.along)} on it`}`,
  scrapped: (e, ctx) => rich`${seat(e.seat, ctx)} got rid of ${goods(e.goods)}`,
  copied: (e, ctx) => rich`${seat(e.seat, ctx)} copied ${p.space(e.space)}`,
  copyLost: (e, ctx) => rich`${seat(e.seat, ctx)} found nothing left to copy`,
  specialOffered: (e, ctx) =>
    rich`${seat(e.seat, ctx)} paid ${goods(e.paid)}, added ${one(e.added)} and took the ${p.reward('special', e.value)}`,
  orderChanged: (e, ctx) => rich`${seat(e.seat, ctx)} paid ${one('honey', e.honey)}. Next round: ${seats(e.order, ctx)}`,
  priorityTaken: (e, ctx) => rich`${seat(e.seat, ctx)} ${e.seat === ctx.me ? 'promote' : 'promotes'} first this round`,
  favourite: (e, ctx) =>
    rich`${seat(e.seat, ctx)} ${e.seat === ctx.me ? 'are' : 'is'} the Queen\u2019s favourite${e.temporary ? ' until the round ends' : ''}`,
  unchained: (e, ctx) =>
    rich`${seat(e.seat, ctx)} removed ${one('stone')} ${e.bread > 0 ? rich`for ${one('bread', e.bread)}` : 'by skill'}`,
  punished: (e, ctx) => rich`${seat(e.seat, ctx)} got ${p.points(-e.points, names.punishment(e.points))} ${reasons[e.reason]}`,
  sent: (e, ctx) => rich`${whoseFirst(e.seat, ctx)} pixie went from ${p.space(e.space)} to the mine`,
  mercyUsed: (e, ctx) => rich`${seat(e.seat, ctx)} used the ${p.tile('mercy')}`,
  spared: (e, ctx) =>
    rich`${seat(e.seat, ctx)} ${was(e.seat, ctx)} spared: ${e.why === 'favourite' ? 'the Queen\u2019s favourite' : 'no pixie on the castle'}`,
  doubleAnnounced: (e, ctx) =>
    e.used ? rich`${seat(e.seat, ctx)} announced the ${p.tile('double')}` : rich`${seat(e.seat, ctx)} kept the ${p.tile('double')}`,
  demand: (e) => rich`The Queen demands ${p.kind(e.food)}`,
  sealed: (e, ctx) => rich`${seat(e.seat, ctx)} ${has(e.seat, ctx)} an offering ready`,
  offered: (e, ctx) => {
    const lines = e.offers.flatMap((offer, c) => (ctx.view.players[c]?.alive === false ? [] : [rich`${seat(c, ctx)} ${goods(offer)}`]))
    return rich`The offerings: ${lines.flatMap((line, i) => (i === 0 ? line : ['; ', ...line]))}`
  },
  wrongFood: (e, ctx) => rich`${seat(e.seat, ctx)} got ${goods(e.goods)} back`,
  queen: (e) => [e.mood === 'content' ? 'The Queen is content' : 'The Queen is furious: no rewards this round'],
  promoted: (e, ctx) => {
    const step = rich`${whoseFirst(e.colour, ctx)} ${e.from === 'mine' ? 'miner climbed' : rich`pixie climbed from ${place(e.from)}`} to ${place(e.to)}`
    if (e.displaced === null) return step
    return rich`${step}, pushing ${whose(e.displaced, ctx)} pixie down${e.apples > 0 ? rich` for ${one('apple', e.apples)}` : ''}`
  },
  stepsLost: (e, ctx) => rich`${seat(e.seat, ctx)} lost ${names.steps(e.steps)}`,
  servant: (e, ctx) =>
    rich`${whoseFirst(e.colour, ctx)} pixie became a servant: ${p.reward('servant', e.value)}${e.bonus > 0 ? rich` and ${p.points(e.bonus)}` : ''}`,
  neutralSkipped: () => ['The third colour could not move'],
  bonus: (e, ctx) => rich`${seat(e.seat, ctx)} got ${p.points(e.points)} at the top of the stairs`,
  eliminated: (e, ctx) => rich`${seat(e.seat, ctx)} fell into the oubliette`,
  lastRound: () => ['All golden tiles are gone: this is the last round'],
  roundEnd: (e) => rich`End of round ${e.round}`,
  counted: () => ['The Queen has counted'],
  over: (e, ctx) => {
    const winners = joinRich(
      e.winners.map((c, i) => (i === 0 ? seat(c, ctx) : object(c, ctx))),
      ', ',
      ' and ',
    )
    return e.winners.length === 1 ? rich`${winners} ${e.winners[0] === ctx.me ? 'win' : 'wins'}` : rich`${winners} share the win`
  },
}
