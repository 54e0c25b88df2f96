/** French sentences for moves. */
import type { MoveTexts, SpaceEffects } from '../assemble.ts'
import type { TileFact } from '../facts.ts'
import type { TextContext } from '../rich.ts'
import { isThirdColour } from '../rich.ts'
import { names } from './names.ts'

const { good, goods, punishment, points, format } = names

/** "de Klaus", "d’Orienne". */
export const de = (name: string): string => (/^[aeiouàâéèêëîïôûœ]/i.test(name) ? `d’${name}` : `de ${name}`)
/** A colour's player; the third colour by its term. */
export const nameOf = (colour: number, ctx: TextContext): string => (isThirdColour(colour, ctx) ? 'la troisième couleur' : ctx.name(colour))
/** A space's name inside a sentence. */
export const quoted = (id: number): string => `«\u00a0${names.space(id)}\u00a0»`
/** The stair with its article. */
export const stair = (track: 'silver' | 'gold'): string => `l’${names.tracks[track]}`

const metal: Readonly<Record<'silver' | 'gold', string>> = { silver: 'argent', gold: 'or' }
export const effects: SpaceEffects = {
  stealFood: () => `prenez 2 ${names.anyFood}`,
  stealSilver: (s) => `prenez ${good('silver', s.count)}`,
  promotePixie: () => 'un de vos pixies monte d’un rang',
  exchange: (s) => `échangez jusqu’à ${s.count} produits d’une sorte`,
  convert: (s) => `payez ${good('silver', s.price)} par or`,
  takeFoodTile: (s) => (s.value > 0 ? `${s.value} nourritures au choix chaque tour` : 'plus aucune tuile'),
  takeDouble: () => 'offrez deux sortes, une fois',
  takePeek: () => 'choisissez deux cubes à la mine',
  takeMercy: () => 'évite une fois la mine à un pixie',
  punish: (s) => `lancez le dé, répartissez ${s.die[0]} à ${s.die[1]} points`,
  advance: () => 'payez 1 argent ou 1 or, montez d’une marche',
  casino: () => 'lancez le dé\u00a0: nourriture, 2 argent ou 1 or',
  forgeRing: (s) =>
    `payez ${good('gold', s.price)}, prenez l’${names.series.ring.tile(s.value)}${s.bonus > 0 ? `, ${format.delta(s.bonus)} par compétence` : ''}`,
  robPixie: () => 'prenez la nourriture d’une case adverse',
  mining: (s) => `tirez ${format.count(s.count, 'cube', 'cubes')} du sac`,
  swapTiles: () => 'avec le plateau ou un adversaire',
  removeOrTake: () => 'prenez 1 nourriture ou jetez 3 produits',
  copy: (s) => `${punishment(s.price)}, puis refaites une action utilisée`,
  specialOffering: (s) => `payez ${goods(s.pay)}, ajoutez 1 produit, prenez l’${names.series.special.tile(s.value)}`,
  changeOrder: () => 'payez du miel, avancez au tour prochain',
  priority: () => 'promouvez en premier, aucun pixie à la mine',
}

const nth = (miner: number) => (miner === 0 ? 'premier' : 'deuxième')
const tileOf = (t: TileFact) => names.tile(t.tile) + (t.onSkill ? ' (sur la place en plus)' : '')

export const moves: MoveTexts = {
  order: (m, ctx) => ['Ordre du tour', format.and(m.order.map((seat) => ctx.name(seat)))],
  skills: (m) => ['Compétences proposées', format.and(m.skills.map((skill) => names.skills[skill].name))],
  roll: (m) => [`Un ${m.points}`, 'au dé de punition'],
  face: (m) => ['Dé du casino', goods(m.goods)],
  draw: (m) => {
    const cubes = (['silver', 'gold', 'stone'] as const).filter((cube) => m.cubes[cube] > 0).map((cube) => good(cube, m.cubes[cube]))
    return ['Tiré du sac', cubes.length > 0 ? format.and(cubes) : 'rien']
  },
  demand: (m) => ['La Reine exige', names.some(m.food)],
  pickSkill: (m) => [
    names.skills[m.skill].name,
    names.skills[m.skill].does,
    `Prendre la ${names.tile(m.skill)}\u00a0: ${names.skills[m.skill].does}`,
  ],
  foodTile: (m) => [goods(m.goods), 'de votre tuile de nourriture', `Prendre ${goods(m.goods)} avec votre tuile de nourriture`],
  space: ({ fact }) => {
    const name = names.spaces[fact.code].name
    return [name, effects[fact.code](fact), `${name}\u00a0: ${effects[fact.code](fact)} (${names.discs(fact.discs)})`]
  },
  copy: ({ fact }) => {
    const name = names.spaces[fact.code].name
    return [name, effects[fact.code](fact), `Copier «\u00a0${name}\u00a0»\u00a0: ${effects[fact.code](fact)}`]
  },
  pass: (m) => ['Passer', punishment(m.points)],
  unchain: (m) => [
    'Retirer une pierre',
    `${m.bread > 0 ? 'payez 1 pain' : 'gratuit par compétence'}, ${m.stones > 1 ? `${format.count(m.stones - 1, 'pierre restante', 'pierres restantes')}` : 'le mineur est libre'}`,
    `Retirer une pierre d’un de vos mineurs, qui en a ${m.stones}\u00a0: ${m.bread > 0 ? 'payez 1 pain' : 'gratuit par compétence'}`,
  ],
  endTurn: () => ['Finir le tour', 'plus rien ce tour-ci', 'Finir votre tour'],
  endUnchain: () => ['Terminé', 'laissez les pierres restantes', 'Terminé\u00a0: laisser les pierres restantes'],
  stop: (m) =>
    m.free
      ? ['Renoncer au pas offert', 'tous les pixies restent', 'Renoncer au pas offert\u00a0: tous vos pixies restent']
      : [
          'Arrêter là',
          m.steps > 0 ? `${names.steps(m.steps)} sans effet` : 'tous les pixies restent',
          `Arrêter les promotions\u00a0: ${m.steps > 0 ? `${names.steps(m.steps)} sans effet` : 'tous les pixies restent'}`,
        ],
  takeFood: (m) => [good(m.good, m.count), '', `Prendre ${good(m.good, m.count)}`],
  exchangeGive: (m) => [`Donner ${names.some(m.good)}`, `vous en avez ${m.have}`],
  exchangeTake: (m) => [`Prendre ${names.some(m.good)}`, `contre ${names.some(m.give)}`],
  exchangeCount: (m) => [
    `${m.count}`,
    `${good(m.give, m.count)} contre ${good(m.take, m.count)}`,
    `Donner ${good(m.give, m.count)}, prendre ${good(m.take, m.count)}`,
  ],
  convert: (m) => [
    good('gold', m.gold),
    `pour ${good('silver', m.silver)}`,
    `Obtenir ${good('gold', m.gold)}\u00a0: payez ${good('silver', m.silver)}`,
  ],
  scrapTake: (m) => [`Prendre ${good(m.good, 1)}`, '', `Prendre ${good(m.good, 1)}`],
  scrapRemove: (m) => [goods(m.goods), m.gone ? 'hors du jeu' : 'retour à la réserve', `Jeter ${goods(m.goods)}`],
  honey: (m) => [
    good('honey', m.count),
    `${names.ordinal(m.place)} au tour prochain`,
    `Payer ${good('honey', m.count)}\u00a0: jouer ${names.ordinal(m.place)} au tour prochain`,
  ],
  split: (m, ctx) => {
    const shares = m.shares.map((share) => `${share.points} à ${ctx.name(share.colour)}`)
    const full = m.shares.map((share, i) => `${i === 0 ? points(share.points) : share.points} à ${ctx.name(share.colour)}`)
    return [
      format.and(shares),
      format.plural(m.shares.length === 1 ? (m.shares[0]?.points ?? 0) : 2, 'point de punition', 'points de punition'),
      `Donner ${format.and(full)}`,
    ]
  },
  advance: (m) => {
    const then = m.track === 'gold' ? `un anneau coûte alors ${m.price} or` : `un or coûte alors ${m.price} argent`
    const fine = `${punishment(m.points)} par tour${m.points === m.was ? ' comme avant' : ` au lieu de ${m.was}`}`
    return [
      `Gravir ${stair(m.track)}`,
      `payez 1 ${metal[m.track]}\u00a0; ${then}`,
      `Gravir ${stair(m.track)} jusqu’à la marche ${m.step}\u00a0: payez 1 ${metal[m.track]}\u00a0; ${fine}\u00a0; ${then}`,
    ]
  },
  rob: (m, ctx) => {
    const victim = m.victim === null ? 'personne' : ctx.name(m.victim)
    return [
      `Détrousser ${victim}`,
      `${names.space(m.space)}\u00a0: ${goods(m.goods)}`,
      `Détrousser le pixie ${de(victim)} sur ${quoted(m.space)}\u00a0: ${goods(m.goods)}, autant que possible`,
    ]
  },
  peek: (m) =>
    m.use
      ? ['Utiliser la longue-vue', `choisissez ${format.count(m.count, 'cube', 'cubes')}, puis rendez-la`]
      : ['Tirer à l’aveugle', 'gardez la longue-vue'],
  pick: (m) => [
    names.goodForms[m.cube][0],
    '',
    `Choisir ${m.cube === 'stone' ? 'une pierre' : `un ${names.goodForms[m.cube][0]}`} dans le sac`,
  ],
  chain: (m, ctx) => {
    const whose = m.mine ? `de votre ${nth(m.miner)} mineur` : `du ${nth(m.miner)} mineur ${de(nameOf(m.colour, ctx))}`
    return [
      m.mine ? 'Votre propre mineur' : `Mineur ${de(nameOf(m.colour, ctx))}`,
      m.stones > 0 ? `a ${names.stones(m.stones)}` : 'encore libre',
      `Poser la pierre à côté ${whose}, qui ${m.stones > 0 ? `en a ${m.stones}` : 'est encore libre'}`,
    ]
  },
  swapBoard: (m) => [
    tileOf(m.other),
    `contre votre ${tileOf(m.mine)}`,
    `Donner votre ${tileOf(m.mine)}, prendre la ${tileOf(m.other)} du plateau`,
  ],
  swapSeat: (m, ctx) => [
    `${tileOf(m.other)} ${de(ctx.name(m.seat))}`,
    `contre votre ${tileOf(m.mine)}`,
    `Donner votre ${tileOf(m.mine)}, prendre la ${tileOf(m.other)} ${de(ctx.name(m.seat))}`,
  ],
  add: (m) => [`Ajouter ${good(m.good, 1)}`, 'il reste dans la corbeille', `Ajouter ${good(m.good, 1)} à la corbeille`],
  send: (m) => [`Pixie sur ${names.space(m.space)}`, 'va à la mine', `Envoyer à la mine votre pixie de ${quoted(m.space)}`],
  mercy: () => ['Utiliser la tuile grâce', 'aucun pixie ne va à la mine'],
  announce: (m) =>
    m.use ? ['Annoncer la double offrande', 'offrez deux sortes ce tour'] : ['Garder la double offrande', 'offrez une sorte ce tour'],
  offer: (m) =>
    m.wrong
      ? [
          `Offrir ${good(m.good, m.count)}`,
          `non désiré\u00a0: ${punishment(m.points)}`,
          `Offrir ${good(m.good, m.count)}, dont la Reine ne veut pas\u00a0: ${punishment(m.points)}`,
        ]
      : [
          `Offrir ${good(m.good, m.count)}`,
          m.good === 'silver' || m.good === 'gold' ? `pour ${stair(m.good)}` : names.steps(m.count),
          `Offrir ${good(m.good, m.count)}`,
        ],
  seal: (m) =>
    m.empty ? ['Ne rien offrir', punishment(m.points)] : ['Fermer la main', goods(m.goods), `Offrir seulement ${goods(m.goods)}`],
  promote: (m, ctx) => {
    const owner = m.mine ? '' : ` ${de(nameOf(m.colour, ctx))}`
    const mover =
      m.from === 'mine' ? `${m.mine ? 'un' : 'le'} mineur${owner}` : `${m.mine ? 'votre' : 'le'} pixie${owner} de ${names.place(m.from)}`
    const pay = m.apples > 0 ? ` pour ${good('apple', m.apples)}` : ' gratuitement'
    const push = m.displaced === null ? '' : `, en bousculant le pixie ${de(nameOf(m.displaced, ctx))}${pay}`
    const start = m.from === 'mine' ? 'Mineur' : typeof m.from === 'number' ? names.space(m.from) : names.place(m.from)
    const goal = typeof m.to === 'number' ? names.space(m.to) : names.place(m.to)
    return [
      `${start} → ${goal}`,
      m.displaced === null ? 'un rang plus haut' : `bousculez ${nameOf(m.displaced, ctx)}${pay}`,
      `Promouvoir ${mover} vers ${names.place(m.to)}${push}`,
    ]
  },
}
