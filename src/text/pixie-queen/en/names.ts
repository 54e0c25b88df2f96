/** English names of everything on the table of Pixie Queen. This object defines the type for the other languages. */
import type {
  Cube,
  Food,
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
import { FOODS, GOODS } from '../../../games/pixie-queen/types.ts'
import { format, late } from '../../format.ts'
import type { SpaceCode } from '../facts.ts'
import { spaceCode } from '../facts.ts'

const f = format('en-GB')

const language: string = 'en'

const goodForms: Readonly<Record<Good | Cube, readonly [one: string, other: string]>> = {
  apple: ['apple', 'apples'],
  bread: ['bread', 'bread'],
  honey: ['honey', 'honey'],
  silver: ['silver', 'silver'],
  gold: ['gold', 'gold'],
  stone: ['stone', 'stones'],
}

/** A space: full name, a name of at most nine letters for under windows, and what it does in one line. */
export interface SpaceName {
  readonly name: string
  readonly short: string
  readonly does: string
}

/** A skill or tile: name and what it does. */
export interface TileName {
  readonly name: string
  readonly does: string
}

const spaces: Readonly<Record<SpaceCode, SpaceName>> = {
  stealFood: { name: 'Steal food', short: 'Food', does: 'Take two pieces of one food from the stock.' },
  stealSilver: { name: 'Steal silver', short: 'Silver', does: 'Take two silver from the stock.' },
  promotePixie: { name: 'Promote a pixie', short: 'Promote', does: 'Move one of your pixies up a row, but not to the Queen.' },
  exchange: {
    name: 'Exchange',
    short: 'Exchange',
    does: 'Trade up to seven goods of one kind for as many of another. Gold stays out of it.',
  },
  convert: {
    name: 'Turn silver to gold',
    short: 'To gold',
    does: 'Turn silver into gold at your price on the silver stair, as often as you like.',
  },
  takeFoodTile: { name: 'Take the food tile', short: 'Basket', does: 'It brings you food of your choice every round.' },
  takeDouble: { name: 'Take the double offering', short: 'Double', does: 'Once, offer two kinds instead of one.' },
  takePeek: { name: 'Take the spyglass', short: 'Spyglass', does: 'Once, choose two cubes from the bag when you mine.' },
  takeMercy: { name: 'Take the mercy tile', short: 'Mercy', does: 'Once, keep a pixie out of the mine.' },
  punish: { name: 'Punish', short: 'Punish', does: 'Roll the punishment die and share its points out among opponents.' },
  advance: { name: 'Climb a stair', short: 'Stairs', does: 'Pay one silver or one gold for a step up that stair.' },
  casino: { name: 'Casino', short: 'Casino', does: 'Roll the casino die: three foods, two silver or one gold.' },
  forgeRing: { name: 'Forge a gold ring', short: 'Ring', does: 'Pay gold at your price on the gold stair and take the best ring left.' },
  robPixie: { name: 'Rob a pixie', short: 'Rob', does: 'An opponent hands over the food shown where one of their pixies stands.' },
  mining: { name: 'Mine', short: 'Mine', does: 'Draw one cube from the bag for each of your miners. Stones chain miners.' },
  swapTiles: {
    name: 'Swap tiles',
    short: 'Swap',
    does: 'Swap a tile of yours with one of the same type, on the board or with an opponent.',
  },
  removeOrTake: { name: 'Search the scraps', short: 'Scraps', does: 'Take one food, or get rid of three goods.' },
  copy: { name: 'Copy an action', short: 'Copy', does: 'Take punishment points and repeat an action used this round.' },
  specialOffering: {
    name: 'Special offering',
    short: 'Offering',
    does: 'Pay everything on the basket row, add one good, take the next tile.',
  },
  changeOrder: { name: 'Change the order', short: 'Order', does: 'Each honey moves you one place forward in the next round.' },
  priority: { name: 'Go first', short: 'First', does: 'Put all your discs here: you promote first and lose no pixie to the mine.' },
}

const skills: Readonly<Record<Skill, TileName>> = {
  cheapGold: { name: 'Cheap gold', does: 'Gold costs you 1 silver less, but always at least 1.' },
  servantBonus: { name: 'Proud servants', does: 'Each of your servants brings 2 more points.' },
  ringBonus: { name: 'Fine rings', does: 'Each ring you forge brings 2 more points.' },
  stealSilver: { name: 'Silver fingers', does: 'You get 1 silver at the start of every round.' },
  freePromotion: { name: 'Free step', does: 'After the promotions you move one pixie up for free.' },
  freeDisplacement: { name: 'Free shove', does: 'You push pixies down without paying an apple.' },
  freeUnchain: { name: 'Free hands', does: 'You remove stones without paying bread.' },
  extraSlot: { name: 'Extra slot', does: 'Room for a second food tile or single-use tile.' },
  copyUnused: { name: 'Sharp copy', does: 'You may copy actions nobody has used this round.' },
  lightMine: { name: 'Light mine', does: 'All your miners together cost you at most 1 point a round.' },
}

const singleUse: Readonly<Record<SingleUse, TileName>> = {
  double: { name: 'double offering', does: 'Once, offer two kinds at the same time. Announce it before the demand is revealed.' },
  peek: { name: 'spyglass', does: 'Once, choose the first two cubes of your draw when you mine.' },
  mercy: { name: 'mercy tile', does: 'Once, keep a pixie that should go to the mine.' },
}

const phases: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  steal: 'Phase 1: steal',
  actions: 'Phase 2: actions',
  offerings: 'Phase 3: offerings',
  rewards: 'Phase 4: rewards',
  punishments: 'Phase 5: punishments',
  scoring: 'The Queen counts',
  over: 'The game is over',
}

/** What the tray asks at each step. */
const prompts: Readonly<Record<Step, string>> = {
  order: 'The order of play is drawn: tap who is first, then second',
  skills: 'The skills are laid out: tap each of them',
  pickSkill: 'Choose a skill',
  foodTile: 'Choose the food of your tile',
  turn: 'Choose an action',
  afterAction: 'Free a miner or end your turn',
  takeFood: 'Which food do you take?',
  promote: 'Which pixie climbs, where?',
  exchangeGive: 'What do you give?',
  exchangeTake: 'What do you want for it?',
  exchangeCount: 'How many?',
  convertCount: 'How much gold?',
  punishDie: 'The punishment die rolls',
  split: 'Who gets the points?',
  advance: 'Which stair?',
  casinoDie: 'The casino die rolls',
  rob: 'Which pixie do you rob?',
  usePeek: 'Use the spyglass?',
  peekPick: 'Choose a cube',
  draw: 'Cubes are drawn from the bag',
  placeStone: 'Which miner gets the stone?',
  swap: 'Which tiles do you swap?',
  scraps: 'Take or throw away?',
  copyTarget: 'Which action do you copy?',
  addGood: 'Which good do you add?',
  honeyCount: 'How much honey?',
  send: 'A pixie must go to the mine',
  announceDouble: 'Use the double offering?',
  demand: 'The Queen names her demand',
  offer: 'What do you offer the Queen?',
  promoteStep: 'Promote a pixie',
  freePromotion: 'Your free step',
  neutralPromotion: 'Move a pixie of the third colour',
  finalUnchain: 'Remove stones before they count?',
  over: 'The game is over',
}

const tracks: Readonly<Record<Track, string>> = { silver: 'silver stair', gold: 'gold stair' }
const series: Readonly<Record<Series, { readonly name: string; readonly tile: (value: number) => string }>> = {
  servant: { name: 'Servants', tile: (value) => `${value}-point servant` },
  ring: { name: 'Rings', tile: (value) => `${value}-point ring` },
  special: { name: 'Offerings', tile: (value) => `${value}-point offering` },
}

/** A count of goods with its noun: "2 apples". */
function good(kind: Good | Cube, count: number): string {
  return f.count(count, goodForms[kind][0], goodForms[kind][1])
}

/** Several goods: "2 apples and 1 bread"; "nothing" when there are none. */
function goods(delta: GoodsDelta): string {
  const items = GOODS.filter((kind) => (delta[kind] ?? 0) > 0).map((kind) => good(kind, delta[kind] ?? 0))
  return items.length === 0 ? 'nothing' : f.and(items)
}

function isSkill(tile: LooseTile | Skill): tile is Skill {
  return typeof tile === 'string' && tile in skills
}

/** A tile in a sentence: "food tile 3", "spyglass", "skill Cheap gold". */
function tile(which: LooseTile | Skill): string {
  if (typeof which === 'number') return `food tile ${which}`
  return isSkill(which) ? `skill ${skills[which].name}` : singleUse[which].name
}

/** A space as a place, number first as on the board: "12 Casino". */
function space(id: number): string {
  return `${id} ${spaces[spaceCode(id)].name}`
}

const ordinalSuffix: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinals = late(() => new Intl.PluralRules('en-GB', { type: 'ordinal' }))

/** Causes of punishment in a word or two. */
const causes: Readonly<Record<PunishReason, string>> = {
  pass: 'passing',
  die: 'die',
  copy: 'copying',
  emptyOffering: 'empty offering',
  wrongOffering: 'unwanted food',
  miners: 'miners',
  tracks: 'stairs',
}

/** What a round cost the viewer: `lost` points in all, `list` says for what. */
function summary(round: number, lost: number, list: string, bonus: number): string {
  const extra = bonus > 0 ? `, top of the stairs ${f.delta(bonus)}` : ''
  if (lost === 0) return `Round ${round}: no points lost for you${extra}`
  return `Round ${round}: ${f.number(-lost)} for you (${list})${extra}`
}

export const names = {
  language,
  format: f,
  spaces,
  skills,
  singleUse,
  phases,
  prompts,
  tracks,
  series,
  /** Singular and plural of a good without a number. */
  goodForms,
  good,
  goods,
  /** Some of a good, without a number: what the Queen demands, what one gives. */
  some: (kind: Good | Cube): string => goodForms[kind][1],
  /** The three foods as a choice: "apples, bread or honey". */
  anyFood: f.or(FOODS.map((food: Food) => goodForms[food][1])),
  tile,
  space,
  causes,
  summary,
  /** A place a pixie stands on or goes to. */
  place: (where: Place): string => (where === 'mine' ? 'the mine' : where === 'castle' ? 'the Queen' : `“${space(where)}”`),
  /** 1st, 2nd, 3rd. */
  ordinal: (n: number): string => `${n}${ordinalSuffix[ordinals().select(n)] ?? 'th'}`,
  points: (n: number): string => f.count(n, 'point', 'points'),
  punishment: (n: number): string => f.count(n, 'punishment point', 'punishment points'),
  discs: (n: number): string => f.count(n, 'disc', 'discs'),
  stones: (n: number): string => f.count(n, 'stone', 'stones'),
  miners: (n: number): string => f.count(n, 'miner', 'miners'),
  steps: (n: number): string => f.count(n, 'step', 'steps'),
}

/** The names every language has. */
export type Names = typeof names
