/** French names of everything on the table of Pixie Queen. */
import type {
  Cube,
  Good,
  GoodsDelta,
  LooseTile,
  Phase,
  Place,
  PunishReason,
  Series,
  SingleUse,
  Skill,
  Step,
  Track,
} from '../../../games/pixie-queen/types.ts'
import { GOODS } from '../../../games/pixie-queen/types.ts'
import { format } from '../../format.ts'
import type { Names } from '../assemble.ts'
import type { SpaceName, TileName } from '../en/names.ts'
import type { SpaceCode } from '../facts.ts'
import { spaceCode } from '../facts.ts'

const f = format('fr')

const goodForms: Readonly<Record<Good | Cube, readonly [one: string, other: string]>> = {
  apple: ['pomme', 'pommes'],
  bread: ['pain', 'pains'],
  honey: ['miel', 'miels'],
  silver: ['argent', 'argent'],
  gold: ['or', 'or'],
  stone: ['pierre', 'pierres'],
}

const someForms: Readonly<Record<Good | Cube, string>> = {
  apple: 'des pommes',
  bread: 'du pain',
  honey: 'du miel',
  silver: 'de l’argent',
  gold: 'de l’or',
  stone: 'des pierres',
}

const spaces: Readonly<Record<SpaceCode, SpaceName>> = {
  stealFood: { name: 'Voler à manger', short: 'Vivres', does: 'Prenez deux pièces d’une même nourriture dans la réserve.' },
  stealSilver: { name: 'Voler de l’argent', short: 'Argent', does: 'Prenez deux argent dans la réserve.' },
  promotePixie: { name: 'Promouvoir un pixie', short: 'Monter', does: 'Un de vos pixies monte d’un rang, mais pas jusqu’à la Reine.' },
  exchange: {
    name: 'Échanger',
    short: 'Échange',
    does: 'Échangez jusqu’à sept produits d’une sorte contre autant d’une autre. L’or en est exclu.',
  },
  convert: {
    name: 'Changer l’argent en or',
    short: 'En or',
    does: 'Changez de l’argent en or à votre prix sur l’escalier d’argent, autant de fois que vous voulez.',
  },
  takeFoodTile: { name: 'Prendre le panier', short: 'Panier', does: 'Cette tuile vous apporte chaque tour la nourriture de votre choix.' },
  takeDouble: { name: 'Prendre la double offrande', short: 'Double', does: 'Une fois, offrez deux sortes au lieu d’une.' },
  takePeek: { name: 'Prendre la longue-vue', short: 'Lunette', does: 'Une fois, choisissez deux cubes du sac à la mine.' },
  takeMercy: { name: 'Prendre la tuile grâce', short: 'Grâce', does: 'Une fois, évitez la mine à un pixie.' },
  punish: { name: 'Punir', short: 'Punir', does: 'Lancez le dé de punition et répartissez ses points entre vos adversaires.' },
  advance: { name: 'Gravir un escalier', short: 'Escalier', does: 'Payez un argent ou un or pour monter d’une marche sur cet escalier.' },
  casino: { name: 'Casino', short: 'Casino', does: 'Lancez le dé du casino\u00a0: trois nourritures, deux argent ou un or.' },
  forgeRing: {
    name: 'Forger un anneau d’or',
    short: 'Anneau',
    does: 'Payez l’or demandé par l’escalier d’or et prenez le meilleur anneau restant.',
  },
  robPixie: {
    name: 'Détrousser un pixie',
    short: 'Piller',
    does: 'Un adversaire vous remet la nourriture indiquée là où se tient l’un de ses pixies.',
  },
  mining: { name: 'Creuser', short: 'Mine', does: 'Tirez du sac un cube par mineur. Les pierres enchaînent les mineurs.' },
  swapTiles: {
    name: 'Troquer une tuile',
    short: 'Troc',
    does: 'Troquez une de vos tuiles contre une autre du même type, du plateau ou d’un adversaire.',
  },
  removeOrTake: { name: 'Fouiller les restes', short: 'Restes', does: 'Prenez une nourriture ou débarrassez-vous de trois produits.' },
  copy: { name: 'Copier une action', short: 'Copie', does: 'Prenez des points de punition et refaites une action déjà utilisée ce tour.' },
  specialOffering: {
    name: 'Offrande spéciale',
    short: 'Offrande',
    does: 'Payez tout ce que demande la corbeille, ajoutez un produit, prenez la tuile suivante.',
  },
  changeOrder: { name: 'Changer l’ordre', short: 'Ordre', does: 'Chaque miel vous avance d’une place pour le tour prochain.' },
  priority: {
    name: 'Passer en tête',
    short: 'Priorité',
    does: 'Posez ici tous vos disques\u00a0: vous promouvez en premier et n’envoyez aucun pixie à la mine.',
  },
}

const skills: Readonly<Record<Skill, TileName>> = {
  cheapGold: { name: 'Or bon marché', does: 'L’or vous coûte 1 argent de moins, mais toujours au moins 1.' },
  servantBonus: { name: 'Fiers serviteurs', does: 'Chacun de vos serviteurs rapporte 2 points de plus.' },
  ringBonus: { name: 'Beaux anneaux', does: 'Chaque anneau forgé rapporte 2 points de plus.' },
  stealSilver: { name: 'Doigts d’argent', does: 'Vous recevez 1 argent au début de chaque tour.' },
  freePromotion: { name: 'Pas offert', does: 'Après les promotions, un de vos pixies monte gratuitement.' },
  freeDisplacement: { name: 'Coup d’épaule', does: 'Vous bousculez des pixies sans payer de pomme.' },
  freeUnchain: { name: 'Mains libres', does: 'Vous retirez des pierres sans payer de pain.' },
  extraSlot: { name: 'Place en plus', does: 'Place pour une deuxième tuile de nourriture ou à usage unique.' },
  copyUnused: { name: 'Copie habile', does: 'Vous pouvez copier une action que personne n’a utilisée ce tour.' },
  lightMine: { name: 'Mine légère', does: 'Tous vos mineurs ensemble vous coûtent au plus 1 point par tour.' },
}

const singleUse: Readonly<Record<SingleUse, TileName>> = {
  double: { name: 'double offrande', does: 'Une fois, offrez deux sortes à la fois. Annoncez-le avant que l’exigence soit révélée.' },
  peek: { name: 'longue-vue', does: 'Une fois, choisissez les deux premiers cubes de votre tirage à la mine.' },
  mercy: { name: 'tuile grâce', does: 'Une fois, gardez un pixie qui devrait aller à la mine.' },
}

const phases: Readonly<Record<Phase, string>> = {
  setup: 'Mise en place',
  steal: 'Phase 1\u00a0: voler',
  actions: 'Phase 2\u00a0: actions',
  offerings: 'Phase 3\u00a0: offrandes',
  rewards: 'Phase 4\u00a0: récompenses',
  punishments: 'Phase 5\u00a0: punitions',
  scoring: 'La Reine compte',
  over: 'La partie est finie',
}

const prompts: Readonly<Record<Step, string>> = {
  order: 'L’ordre du tour est tiré au sort : touchez le premier, puis le suivant',
  skills: 'Les compétences sont dévoilées\u00a0: touchez chacune',
  pickSkill: 'Choisissez une compétence',
  foodTile: 'Que rapporte votre panier\u00a0?',
  turn: 'Choisissez une action',
  afterAction: 'Libérez un mineur ou finissez',
  takeFood: 'Quelle nourriture prenez-vous\u00a0?',
  promote: 'Quel pixie monte, et où\u00a0?',
  exchangeGive: 'Que donnez-vous\u00a0?',
  exchangeTake: 'Que voulez-vous en échange\u00a0?',
  exchangeCount: 'Combien\u00a0?',
  convertCount: 'Combien d’or\u00a0?',
  punishDie: 'Le dé de punition roule',
  split: 'Qui reçoit les points\u00a0?',
  advance: 'Quel escalier\u00a0?',
  casinoDie: 'Le dé du casino roule',
  rob: 'Quel pixie détroussez-vous\u00a0?',
  usePeek: 'Utiliser la longue-vue\u00a0?',
  peekPick: 'Choisissez un cube',
  draw: 'Des cubes sont tirés du sac',
  placeStone: 'Quel mineur reçoit la pierre\u00a0?',
  swap: 'Quelles tuiles troquez-vous\u00a0?',
  scraps: 'Prendre ou jeter\u00a0?',
  copyTarget: 'Quelle action copiez-vous\u00a0?',
  addGood: 'Quel produit ajoutez-vous\u00a0?',
  honeyCount: 'Combien de miel\u00a0?',
  send: 'Un pixie doit aller à la mine',
  announceDouble: 'Utiliser la double offrande\u00a0?',
  demand: 'La Reine annonce son exigence',
  offer: 'Qu’offrez-vous à la Reine\u00a0?',
  promoteStep: 'Promouvez un pixie',
  freePromotion: 'Votre pas offert',
  neutralPromotion: 'Déplacez la troisième couleur',
  finalUnchain: 'Retirer des pierres avant le compte\u00a0?',
  over: 'La partie est finie',
}

const tracks: Readonly<Record<Track, string>> = { silver: 'escalier d’argent', gold: 'escalier d’or' }

const point = (n: number) => f.count(n, 'point', 'points')
const series: Readonly<Record<Series, { readonly name: string; readonly tile: (value: number) => string }>> = {
  servant: { name: 'Serviteurs', tile: (value) => `serviteur de ${point(value)}` },
  ring: { name: 'Anneaux', tile: (value) => `anneau de ${point(value)}` },
  special: { name: 'Offrandes', tile: (value) => `offrande de ${point(value)}` },
}

function good(kind: Good | Cube, count: number): string {
  return f.count(count, goodForms[kind][0], goodForms[kind][1])
}

function goods(delta: GoodsDelta): string {
  const items = GOODS.filter((kind) => (delta[kind] ?? 0) > 0).map((kind) => good(kind, delta[kind] ?? 0))
  return items.length === 0 ? 'rien' : f.and(items)
}

function isSkill(tile: LooseTile | Skill): tile is Skill {
  return typeof tile === 'string' && tile in skills
}

/** All feminine in French, so that a sentence can say "la" or "votre" before it. */
function tile(which: LooseTile | Skill): string {
  if (typeof which === 'number') return `tuile de nourriture ${which}`
  return isSkill(which) ? `compétence «\u00a0${skills[which].name}\u00a0»` : singleUse[which].name
}

/** A space as a place, number first as on the board: "12 Casino". */
function space(id: number): string {
  return `${id} ${spaces[spaceCode(id)].name}`
}

/** Causes of punishment in a word or two. */
const causes: Readonly<Record<PunishReason, string>> = {
  pass: 'passer',
  die: 'dé',
  copy: 'copie',
  emptyOffering: 'offrande vide',
  wrongOffering: 'nourriture non désirée',
  miners: 'mineurs',
  tracks: 'escaliers',
}

/** What a round cost the viewer: `lost` points in all, `list` says for what. */
function summary(round: number, lost: number, list: string, bonus: number): string {
  const extra = bonus > 0 ? `, haut des escaliers ${f.delta(bonus)}` : ''
  if (lost === 0) return `Tour ${round}\u00a0: aucune punition pour vous${extra}`
  return `Tour ${round}\u00a0: ${f.number(-lost)} pour vous (${list})${extra}`
}

export const names: Names = {
  language: 'fr',
  format: f,
  spaces,
  skills,
  singleUse,
  phases,
  prompts,
  tracks,
  series,
  goodForms,
  good,
  goods,
  some: (kind) => someForms[kind],
  anyFood: 'pommes, pains ou miels',
  tile,
  space,
  causes,
  summary,
  place: (where: Place): string => (where === 'mine' ? 'la mine' : where === 'castle' ? 'la Reine' : `«\u00a0${space(where)}\u00a0»`),
  ordinal: (n) => (n === 1 ? '1er' : `${n}e`),
  points: point,
  punishment: (n) => f.count(n, 'point de punition', 'points de punition'),
  discs: (n) => f.count(n, 'disque', 'disques'),
  stones: (n) => f.count(n, 'pierre', 'pierres'),
  miners: (n) => f.count(n, 'mineur', 'mineurs'),
  steps: (n) => `${n} pas`,
}
