/** English sentences for moves: what a choice is called, what it costs and brings, and its full accessible name. */
import type { MoveTexts, SpaceEffects } from '../assemble.ts'
import type { TileFact } from '../facts.ts'
import type { TextContext } from '../rich.ts'
import { isThirdColour } from '../rich.ts'
import { names } from './names.ts'

const { good, goods, punishment, space, format } = names

/** What using a space comes to now: one phrase for buttons and accessible names. */
export const effects: SpaceEffects = {
  stealFood: () => `take 2 ${names.anyFood}`,
  stealSilver: (s) => `take ${good('silver', s.count)}`,
  promotePixie: () => 'one of your pixies goes up a row',
  exchange: (s) => `trade up to ${s.count} goods of one kind`,
  convert: (s) => `pay ${good('silver', s.price)} for each gold`,
  takeFoodTile: (s) => (s.value > 0 ? `${s.value} food of your choice every round` : 'no tile left'),
  takeDouble: () => 'offer two kinds once',
  takePeek: () => 'choose two cubes when you mine',
  takeMercy: () => 'keeps a pixie out of the mine once',
  punish: (s) => `roll the die, share out ${s.die[0]} to ${s.die[1]} points`,
  advance: () => 'pay 1 silver or 1 gold, one step up',
  casino: () => 'roll for three foods, 2 silver or 1 gold',
  forgeRing: (s) =>
    `pay ${good('gold', s.price)}, take the ${names.series.ring.tile(s.value)}${s.bonus > 0 ? `, ${format.delta(s.bonus)} by your skill` : ''}`,
  robPixie: () => 'take the food of an opponent\u2019s space',
  mining: (s) => `draw ${format.count(s.count, 'cube', 'cubes')} from the bag`,
  swapTiles: () => 'with the board or an opponent',
  removeOrTake: () => 'take 1 food or throw away 3 goods',
  copy: (s) => `${punishment(s.price)}, then repeat a used action`,
  specialOffering: (s) => `pay ${goods(s.pay)}, add 1 good, take the ${names.series.special.tile(s.value)}`,
  changeOrder: () => 'pay honey, move forward next round',
  priority: () => 'promote first, lose no pixie to the mine',
}

/** A colour's player; the third colour by its term. */
export const nameOf = (colour: number, ctx: TextContext): string => (isThirdColour(colour, ctx) ? 'the third colour' : ctx.name(colour))

const nth = (miner: number) => (miner === 0 ? 'first' : 'second')
const tileOf = (t: TileFact) => names.tile(t.tile) + (t.onSkill ? ' (on the extra slot)' : '')

export const moves: MoveTexts = {
  order: (m, ctx) => ['Order of play', format.and(m.order.map((seat) => ctx.name(seat)))],
  skills: (m) => ['Skills on offer', format.and(m.skills.map((skill) => names.skills[skill].name))],
  roll: (m) => [`Roll ${m.points}`, 'on the punishment die'],
  face: (m) => ['Casino die', goods(m.goods)],
  draw: (m) => {
    const cubes = (['silver', 'gold', 'stone'] as const).filter((cube) => m.cubes[cube] > 0).map((cube) => good(cube, m.cubes[cube]))
    return ['Drawn from the bag', cubes.length > 0 ? format.and(cubes) : 'nothing']
  },
  demand: (m) => ['The Queen demands', names.goodForms[m.food][1]],
  pickSkill: (m) => [
    names.skills[m.skill].name,
    names.skills[m.skill].does,
    `Take the skill ${names.skills[m.skill].name}: ${names.skills[m.skill].does}`,
  ],
  foodTile: (m) => [goods(m.goods), 'from your food tile', `Take ${goods(m.goods)} with your food tile`],
  space: ({ fact }) => {
    const name = names.spaces[fact.code].name
    return [name, effects[fact.code](fact), `${name}: ${effects[fact.code](fact)} (${names.discs(fact.discs)})`]
  },
  copy: ({ fact }) => {
    const name = names.spaces[fact.code].name
    return [name, effects[fact.code](fact), `Copy ${name}: ${effects[fact.code](fact)}`]
  },
  pass: (m) => ['Pass', punishment(m.points)],
  unchain: (m) => [
    'Remove a stone',
    `${m.bread > 0 ? 'pay 1 bread' : 'free by your skill'}, ${m.stones > 1 ? `${names.stones(m.stones - 1)} left` : 'then the miner can go'}`,
    `Remove a stone from a miner of yours, who has ${names.stones(m.stones)}: ${m.bread > 0 ? 'pay 1 bread' : 'free by your skill'}`,
  ],
  endTurn: () => ['End turn', 'nothing more this turn', 'End your turn'],
  endUnchain: () => ['Done', 'leave the stones that are left', 'Done: leave the stones that are left'],
  stop: (m) =>
    m.free
      ? ['Skip the free step', 'all pixies stay', 'Skip the free step: all your pixies stay']
      : [
          'Stop promoting',
          m.steps > 0 ? `${names.steps(m.steps)} unused` : 'all pixies stay',
          `Stop promoting: ${m.steps > 0 ? `leave ${names.steps(m.steps)} unused` : 'all pixies stay'}`,
        ],
  takeFood: (m) => [good(m.good, m.count), '', `Take ${good(m.good, m.count)}`],
  exchangeGive: (m) => [`Give ${names.goodForms[m.good][1]}`, `you have ${m.have}`],
  exchangeTake: (m) => [`Take ${names.goodForms[m.good][1]}`, `for ${names.goodForms[m.give][1]}`],
  exchangeCount: (m) => [
    `${m.count}`,
    `${good(m.give, m.count)} for ${good(m.take, m.count)}`,
    `Give ${good(m.give, m.count)}, take ${good(m.take, m.count)}`,
  ],
  convert: (m) => [
    good('gold', m.gold),
    `for ${good('silver', m.silver)}`,
    `Make ${good('gold', m.gold)}: pay ${good('silver', m.silver)}`,
  ],
  scrapTake: (m) => [`Take ${good(m.good, 1)}`, '', `Take ${good(m.good, 1)}`],
  scrapRemove: (m) => [goods(m.goods), m.gone ? 'out of the game' : 'back to the stock', `Get rid of ${goods(m.goods)}`],
  honey: (m) => [
    good('honey', m.count),
    `${names.ordinal(m.place)} next round`,
    `Pay ${good('honey', m.count)}: play ${names.ordinal(m.place)} next round`,
  ],
  split: (m, ctx) => {
    const shares = m.shares.map((share) => `${share.points} to ${ctx.name(share.colour)}`)
    return [
      format.and(shares),
      format.plural(m.shares.length === 1 ? (m.shares[0]?.points ?? 0) : 2, 'punishment point', 'punishment points'),
      `Give ${format.and(shares.map((share, i) => (i === 0 ? share.replace(' ', m.shares[0]?.points === 1 ? ' point ' : ' points ') : share)))}`,
    ]
  },
  advance: (m) => {
    const then = m.track === 'gold' ? `a ring then costs ${m.price} gold` : `a gold then costs ${m.price} silver`
    const fine = `${punishment(m.points)} a round${m.points === m.was ? ' as before' : ` instead of ${m.was}`}`
    return [
      `Climb the ${names.tracks[m.track]}`,
      `pay 1 ${m.track}; ${then}`,
      `Climb the ${names.tracks[m.track]} to step ${m.step}: pay 1 ${m.track}; ${fine}; ${then}`,
    ]
  },
  rob: (m, ctx) => {
    const victim = m.victim === null ? 'nobody' : ctx.name(m.victim)
    return [
      `Rob ${victim}`,
      `${space(m.space)}: ${goods(m.goods)}`,
      `Rob ${victim}\u2019s pixie on ${space(m.space)}: ${goods(m.goods)}, as far as there is any`,
    ]
  },
  peek: (m) =>
    m.use
      ? ['Use the spyglass', `choose ${format.count(m.count, 'cube', 'cubes')}, then it goes back`]
      : ['Draw blind', 'keep the spyglass'],
  pick: (m) => [names.goodForms[m.cube][0], '', `Choose ${m.cube === 'stone' ? 'a stone' : `a ${m.cube}`} from the bag`],
  chain: (m, ctx) => {
    const whose = m.mine ? 'your' : `${nameOf(m.colour, ctx)}\u2019s`
    const load = m.stones > 0 ? `has ${names.stones(m.stones)}` : 'still free'
    return [
      m.mine ? 'Your own miner' : `${nameOf(m.colour, ctx)}\u2019s miner`,
      load,
      `Put the stone beside ${whose} ${nth(m.miner)} miner, who ${m.stones > 0 ? `has ${names.stones(m.stones)}` : 'is still free'}`,
    ]
  },
  swapBoard: (m) => [
    tileOf(m.other),
    `for your ${tileOf(m.mine)}`,
    `Give your ${tileOf(m.mine)}, take the ${tileOf(m.other)} from the board`,
  ],
  swapSeat: (m, ctx) => [
    `${ctx.name(m.seat)}\u2019s ${tileOf(m.other)}`,
    `for your ${tileOf(m.mine)}`,
    `Give your ${tileOf(m.mine)}, take ${ctx.name(m.seat)}\u2019s ${tileOf(m.other)}`,
  ],
  add: (m) => [`Add ${good(m.good, 1)}`, 'it stays on the basket row', `Add ${good(m.good, 1)} to the basket row`],
  send: (m) => [`Pixie on ${space(m.space)}`, 'goes to the mine', `Send your pixie on ${space(m.space)} to the mine`],
  mercy: () => ['Use the mercy tile', 'no pixie goes to the mine'],
  announce: (m) =>
    m.use ? ['Use the double offering', 'offer two kinds this round'] : ['Keep the double offering', 'offer one kind this round'],
  offer: (m) =>
    m.wrong
      ? [
          `Offer ${good(m.good, m.count)}`,
          `not demanded: ${punishment(m.points)}`,
          `Offer ${good(m.good, m.count)}, which the Queen does not want: ${punishment(m.points)}`,
        ]
      : [
          `Offer ${good(m.good, m.count)}`,
          m.good === 'silver' || m.good === 'gold' ? `for the ${names.tracks[m.good]}` : names.steps(m.count),
          `Offer ${good(m.good, m.count)}`,
        ],
  seal: (m) => (m.empty ? ['Offer nothing', punishment(m.points)] : ['Close your hand', goods(m.goods), `Offer only ${goods(m.goods)}`]),
  promote: (m, ctx) => {
    const whose = m.mine ? 'your' : `${nameOf(m.colour, ctx)}\u2019s`
    const mover = m.from === 'mine' ? (m.mine ? 'a miner' : `${whose} miner`) : `${whose} pixie from ${names.place(m.from)}`
    const pay = m.apples > 0 ? ` for ${good('apple', m.apples)}` : ' for free'
    const push = m.displaced === null ? '' : `, pushing ${nameOf(m.displaced, ctx)}\u2019s pixie down${pay}`
    const start = m.from === 'mine' ? 'Miner' : typeof m.from === 'number' ? names.space(m.from) : names.place(m.from)
    const goal = typeof m.to === 'number' ? names.space(m.to) : names.place(m.to)
    return [
      `${start} \u2192 ${goal}`,
      m.displaced === null ? 'one row up' : `push ${nameOf(m.displaced, ctx)} down${pay}`,
      `Promote ${mover} to ${names.place(m.to)}${push}`,
    ]
  },
}
