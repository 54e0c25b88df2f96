/** English words of the board of Pixie Queen: headings, counts, sheets, end of game, explanations. Defines the type for the other languages. */
import type { Food, Preset, Switches } from '../../../games/pixie-queen/types.ts'
import { capital } from '../rich.ts'
import { names } from './names.ts'

const { format: f } = names

const characters: readonly string[] = ['Orienne', 'Klaus', 'Phagius', 'Firenze', 'Indigeaux']
const rows: readonly string[] = ['in the garden', 'in the first row', 'in the second row', 'in the third row', 'in the top row']
const YOU: string = 'You'
const THIRD: string = 'third colour'
/** "your", "the third colour's", "Klaus's". */
const whose = (name: string): string => (name === YOU ? 'your' : name === THIRD ? 'the third colour\u2019s' : `${name}\u2019s`)

/** A question mark's answer: what is this part of the board? */
export interface Explanation {
  readonly title: string
  readonly text: string
}

const explain = {
  court: {
    title: 'The court',
    text: 'Everybody in turn order. The number is the punishment so far, the circles are discs left, the pick counts miners, the rock counts stones. What comes due this round stands beside it.',
  },
  scoreTrack: {
    title: 'Score track',
    text: 'Punishment moves your crest to the right. Reaching or passing a pick sends one of your pixies from the castle to the mine. At 60 points you fall into the oubliette and are out.',
  },
  silverStair: {
    title: 'Silver stair',
    text: 'Offer silver to climb. The big number is what one gold costs you, the small one your punishment each round. The top step brings a point instead.',
  },
  goldStair: {
    title: 'Gold stair',
    text: 'Offer gold to climb. The big number is what a ring costs you, the small one your punishment each round. The top step brings a point instead.',
  },
  treasury: {
    title: 'The treasury',
    text: 'The next reward of each kind and how many are left. The first five of each kind are golden. When all golden ones are gone, the round is played to its end and the Queen counts.',
  },
  demands: {
    title: 'The Queen\u2019s demands',
    text: 'Seven tokens, one a round. Each names the food the Queen wants. It is turned over after the actions, so you choose your actions without knowing it.',
  },
  mine: {
    title: 'The mine',
    text: 'Your pixies begin here. Miners bring no food and cost points every round, but each draws a cube from the bag when you mine. A miner with a stone cannot leave; one bread removes one stone.',
  },
  castle: {
    title: 'The castle',
    text: 'Fourteen actions in four rows. A pixie on a space brings its owner the food shown, every round, and lets everybody use the space for one disc instead of two.',
  },
  throne: {
    title: 'Before the Queen',
    text: 'One pixie a round can step up from the top row. It becomes a faithful servant, takes the best servant tile left and is safe for ever.',
  },
  garden: {
    title: 'The lanterns',
    text: 'Seven more actions for one disc each. Mine and Copy are open to everybody once a round, Scraps has three places. Go first takes all the discs you have left.',
  },
  basketRow: {
    title: 'The basket row',
    text: 'A special offering costs everything lying here, plus one good that stays. So each one is dearer than the last.',
  },
  screen: {
    title: 'Your screen',
    text: 'Your goods, reward tiles and other tiles. Everybody sees those other tiles; the rest is hidden, unless the game is played with open screens.',
  },
  stock: { title: 'The stock', text: 'What is not here cannot be taken. Goods paid or offered come back here.' },
  bag: { title: 'The bag', text: 'Silver, gold and stones for the mine. What is drawn never goes back in.' },
  turnOrder: {
    title: 'Turn order',
    text: 'This order holds for the round. The order for the next round can be changed with honey. Who is first is the Queen\u2019s favourite and never sends a pixie to the mine.',
  },
  thirdColour: {
    title: 'The third colour',
    text: 'With two players, pixies without a player climb as well. The favourite moves one of them after the promotions.',
  },
} as const satisfies Readonly<Record<string, Explanation>>

export type ExplanationId = keyof typeof explain
const explanations: Readonly<Record<ExplanationId, Explanation>> = explain

const presets: Readonly<Record<Preset, { readonly name: string; readonly detail: string }>> = {
  de: {
    name: 'German booklet',
    detail:
      'If yours is German, or you are not sure: it settles more cases. Passing ends your actions. Stones go to opponents first. Discarded goods leave the game.',
  },
  fr: {
    name: 'French booklet',
    detail: 'If yours is French. You may act again after passing. Stones go to any miner. Discarded goods return to the stock.',
  },
}

/** A switch in plain words, with its values in the order they are offered. */
export interface SwitchText {
  readonly name: string
  readonly values: Readonly<Record<string, string>>
}

const switches: Readonly<Record<keyof Switches, SwitchText>> = {
  passEndsActions: { name: 'After passing', values: { true: 'no more actions this round', false: 'you may act again' } },
  stoneTargets: { name: 'Stones drawn', values: { any: 'chain any miner', othersFirst: 'chain opponents while there is room' } },
  removeGoodsTo: { name: 'Goods thrown away', values: { stock: 'return to the stock', outOfGame: 'leave the game' } },
  unchainedStonesTo: { name: 'Stones removed', values: { supply: 'go to the supply', outOfGame: 'leave the game' } },
  freeUnchainAnytime: { name: 'Removing stones with Free hands', values: { true: 'also between turns', false: 'on your own turn only' } },
  convertSpaceReusable: { name: 'Turn silver to gold', values: { true: 'several times a round', false: 'once a round' } },
  sendPerSymbol: {
    name: 'One punishment that passes several picks',
    values: { each: 'sends a pixie to the mine for each', once: 'sends one pixie to the mine' },
  },
  neutralMayServe: { name: 'The third colour before the Queen', values: { true: 'allowed', false: 'not allowed' } },
  neutralCanBeChained: { name: 'The third colour\u2019s miners', values: { true: 'can be chained', false: 'cannot be chained' } },
}

/** What bots weigh, by the names their reasons have; 'rivals' is what the best of the others loses. */
type Feature =
  | 'punishment'
  | 'rewards'
  | 'miners'
  | 'tracks'
  | 'pixies'
  | 'goods'
  | 'stones'
  | 'tiles'
  | 'majorities'
  | 'first'
  | 'order'
  | 'danger'
  | 'rivals'

/** What a choice brings and what it costs: nouns that can be listed; none for a loss that explains nothing. */
export type FeatureTexts = Readonly<Record<Feature, readonly [gain: string, loss?: string]>>

const features: FeatureTexts = {
  punishment: ['less punishment at once', 'more punishment at once'],
  rewards: ['more rewards', 'fewer rewards'],
  miners: ['less punishment for miners in later rounds', 'more punishment for miners in later rounds'],
  tracks: ['less punishment for low steps in later rounds', 'more punishment for low steps in later rounds'],
  pixies: ['better places for your pixies', 'worse places for your pixies'],
  goods: ['more or better goods for later', 'fewer or lesser goods for later'],
  stones: ['fewer stones', 'more stones'],
  tiles: ['more from your tiles'],
  majorities: ['less risk of a penalty for hoards', 'the risk of a penalty for hoards'],
  first: ['being first for the rest of this round', 'not being first for the rest of this round'],
  order: ['an earlier turn next round', 'a later turn next round'],
  danger: ['less danger of the oubliette', 'more danger of the oubliette'],
  rivals: ['fewer points for the best of the others'],
}

export const words = {
  title: 'Pixie Queen',
  players: '2 to 5 players',
  /** Characters, used as default names in the order of the colours. */
  characters,
  thirdColour: THIRD,
  credits: { authors: 'Rudy Seuntjens', artists: 'Jochem Van Gool (JocArt)', publishers: 'Game Brewer' },
  you: YOU,

  // status line and court
  round: (n: number, of: number): string => `Round ${n} of ${of}`,
  roundShort: (n: number): string => `Round ${n}`,
  ofRounds: (n: number): string => `of ${n}`,
  demands: 'The Queen\u2019s demands',
  demandHidden: (round: number): string => `Round ${round}: hidden`,
  demandShown: (round: number, food: Food): string => `Round ${round}: ${names.goodForms[food][1]}`,
  demandNow: (food: Food): string => `The Queen demands ${names.goodForms[food][1]}`,
  court: 'The court',
  inTurnOrder: 'in turn order',
  favourite: 'Favourite',
  queensFavourite: 'The Queen\u2019s favourite',
  nextRound: (place: number): string => `Next round: ${names.ordinal(place)}`,
  due: (points: number): string => `${f.delta(-points)} due`,
  dueLong: (miners: number, tracks: number, bonus: number): string =>
    `Due this round: ${f.number(-miners)} for miners, ${f.number(-tracks)} for the stairs${bonus > 0 ? `, ${f.delta(bonus)} bonus` : ''}`,
  discsLeft: (n: number): string => `${names.discs(n)} left`,
  passed: 'passed',
  out: 'in the oubliette',
  choosing: 'choosing',
  playerPlate: (name: string, place: number, points: number, discs: number, miners: number, stones: number): string =>
    `${name}, ${names.ordinal(place)}, score ${f.number(-points)}, ${names.discs(discs)} left, ${names.miners(miners)}, ${names.stones(stones)}`,
  servantsCount: (n: number): string => f.count(n, 'servant', 'servants'),
  scoreTrack: 'Score track, 0 to \u221260',
  scoreOf: (name: string, points: number): string => `${name}: ${f.number(-points)}`,
  oubliette: 'the oubliette',

  // board
  castle: 'Castle wall',
  lanterns: 'More actions',
  spaceNames: 'Names of the actions',
  silverStair: 'Silver stair',
  goldStair: 'Gold stair',
  stairStep: (step: number, price: number, points: number): string =>
    `Step ${step}: price ${price}, ${points > 0 ? names.punishment(points) : 'no punishment'} a round`,
  stairTop: (step: number, price: number, bonus: number): string => `Step ${step}: price ${price}, ${f.delta(bonus)} a round`,
  standsOn: (name: string, step: number): string => `${name} on step ${step}`,
  goldPrice: (silver: number): string => `One gold costs you ${silver} silver`,
  ringPrice: (gold: number): string => `A ring costs you ${gold} gold`,
  goldPriceByStep: 'Price of a gold by step of the silver stair',
  ringPriceByStep: 'Price of a ring by step of the gold stair',
  nextReward: (series: string, value: number, left: number): string =>
    left === 0 ? `${series}: none left` : `${series}: next ${value}, ${left} left`,
  goldenLeft: (n: number): string => (n === 0 ? 'No golden tiles left: last round' : `${f.count(n, 'golden tile', 'golden tiles')} left`),
  servantSlot: (value: number): string => `Before the Queen: next reward ${value}`,
  spaceLabel: (id: number, name: string, state: string): string => `${id} ${name}, ${state}`,
  spaceOpen: (discs: number): string => `costs ${names.discs(discs)}`,
  spaceUsed: 'used this round',
  spaceForbidden: 'not possible now',
  spaceIn: (id: number, row: string): string => `Space ${id}, ${row}`,
  rows,
  pixieOf: (name: string): string => `${whose(name)} pixie`,
  yourPixie: 'your pixie',
  copyCost: (points: number): string => `costs ${names.punishment(points)}`,
  basketRow: 'Basket row',
  stock: 'Stock',
  bag: 'Bag',
  bagCount: (n: number): string => `${f.count(n, 'cube', 'cubes')} in the bag`,
  removedGoods: 'Out of the game',
  /** Heads the mixtures of three goods that may be thrown away. */
  throwAway: 'Throw away 3',

  // my screen
  yourScreen: 'Your screen',
  screenOf: (name: string): string => `${name}\u2019s screen`,
  hiddenGoods: 'hidden behind the screen',
  yourMine: (miners: number, stones: number): string => `Your mine: ${names.miners(miners)}, ${names.stones(stones)}`,
  yourRewards: 'Your rewards',
  markers: 'Markers',
  noFoodTile: 'no food tile',
  noSingleUse: 'no single-use tile',
  noSkill: 'no skill',
  foodTile: (value: number): string => `food tile ${value}: ${value} food a round`,
  extraSlot: 'extra slot',

  // decision tray and sheets
  youPay: 'You pay',
  youGet: 'You get',
  nothing: 'nothing',
  helper: (name: string): string => `${capital(whose(name))} pixie lends a hand: 1 disc instead of 2.`,
  ownHelper: 'Your own pixie lends a hand: 1 disc instead of 2.',
  youKeepDiscs: (n: number): string => `You keep ${names.discs(n)}.`,
  notNow: 'Not now',
  confirm: 'Do it',
  backToCastle: 'Back to the castle',
  theRule: 'The rule',
  undoHint: 'You can undo this until something is rolled or drawn.',
  drawHint: 'This cannot be undone: it rolls or draws.',
  notYet: 'Not now',
  short: (goods: string): string => `Not yet: ${goods} short`,
  whatWouldHelp: 'What would help',
  stepsLeft: (n: number): string => `${names.steps(n)} left`,
  pointsRolled: (n: number): string => `${names.points(n)} rolled`,
  stonesToPlace: (n: number): string => `${names.stones(n)} to place`,
  cubeOf: (n: number, of: number): string => `Cube ${n} of ${of}`,
  handOf: (n: number, of: number): string => `Hand ${n} of ${of}`,
  explain: explanations,

  // options
  presets,
  switches,
  openScreens: { name: 'Open screens', detail: 'Everybody sees everybody\u2019s goods and rewards.' },

  // end of game
  end: {
    judged: 'The Queen has judged',
    youWin: 'You win!',
    youShare: 'You share the win!',
    wins: (name: string): string => `${name} wins`,
    share: (list: string): string => `${list} share the win`,
    youCame: (place: number): string => `You came ${names.ordinal(place)}`,
    ahead: (points: number, name: string): string =>
      points === 0 ? `Level with ${name}, ahead by servants.` : `${names.points(points)} ahead of ${name}.`,
    behind: (points: number, name: string): string =>
      points === 0 ? `Level with ${name}, behind by servants.` : `${names.points(points)} behind ${name}.`,
    rounds: (n: number): string => f.count(n, 'round played.', 'rounds played.'),
    fell: (round: number): string => `You fell into the oubliette in round ${round}.`,
    reasons: {
      rounds: 'The seven rounds are over.',
      tiles: 'All golden tiles are gone.',
      lastStanding: 'Everybody else is in the oubliette.',
    },
    columns: { penalty: 'Punish\u00adments', rewards: 'Rewards', stones: 'Stones', hoards: 'Hoards', result: 'Result' },
    columnHelp: {
      penalty: 'Punishment points received during the game.',
      rewards: 'Servants, rings, offerings and markers.',
      stones: 'One point off for each stone still at a miner.',
      hoards: 'Three points off for each good you own the most of.',
      result: 'Highest result wins. Ties: more servants, then the first servant.',
    },
    tapColumn: 'Tap a column to watch the Queen count it again.',
    scoreByRound: 'Score by round',
    queensCount: 'then the Queen\u2019s count',
    turningPoint: 'The turning point:',
    eliminated: 'In the oubliette',
    replay: 'Replay',
    shareResult: 'Share the result',
    playAgain: 'Play again',
    rematch: 'Rematch, seats rotated',
    place: (n: number): string => names.ordinal(n),
    servants: (n: number): string => f.count(n, 'servant', 'servants'),
    chartLabel: (list: string): string => `Score of ${list} by round`,
  },

  features,
}

/** The board words every language has. */
export type BoardWords = typeof words
