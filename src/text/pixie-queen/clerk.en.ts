/** English words of the clerk, who keeps the books of a real board. This object defines the type; French and German must fill it completely. */
import type { RoundPhase, WhyNot } from '../../games/pixie-queen/types.ts'
import { names } from './en/names.ts'

const { format: f } = names

/** What is to do in a phase: a few words, then the rest. */
export interface PhaseGuide {
  readonly short: string
  readonly lead: string
  readonly text: string
  /** Name of the button that leads on to this phase, and what it begins with. */
  readonly go: string
  readonly first: string
}

const phases: Readonly<Record<RoundPhase, PhaseGuide>> = {
  steal: {
    short: 'Steal',
    lead: 'Big cubes into the order of the small ones.',
    text: 'Then pixies in the castle and food tiles bring food. All of it must be taken.',
    go: 'Steal',
    first: 'the new order, then income',
  },
  actions: {
    short: 'Actions',
    lead: 'In turn, one action each, until all discs lie.',
    text: 'Two discs on a double space, one beside a pixie or on a single space. Passing costs 5.',
    go: 'Actions',
    first: 'the favourite begins',
  },
  offerings: {
    short: 'Offerings',
    lead: 'Discs go home. Turn up the demand.',
    text: 'Everybody offers one kind in secret. Empty hands or the wrong food cost 5.',
    go: 'Offerings',
    first: 'discs go home first',
  },
  rewards: {
    short: 'Rewards',
    lead: 'Silver and gold climb, then pixies do.',
    text: 'One step for metal given, one more for who alone gave the most. Each demanded food is a promotion.',
    go: 'Rewards',
    first: 'stairs first, then promotions',
  },
  punishments: {
    short: 'Punishments',
    lead: 'The points are on the track already.',
    text: 'One miner cost 1, two or more cost 2; then both stairs. Move the discs on the board to match.',
    go: 'Punishments',
    first: 'miners first, then stairs',
  },
}

const misfits: Readonly<Record<WhyNot, string>> = {
  bag: 'The bag does not hold that much.',
  token: 'There is no such token left.',
  turned: 'The token of that round is told already.',
  tile: 'All tiles of this row are taken.',
  alarm: 'No pick asks for a pixie there.',
}

const number = (n: number): string => f.number(n)
const points = (n: number): string => names.points(n)

export const clerk = {
  companion: 'Real board',
  round: (n: number): string => `Round ${n}`,
  ofRounds: (n: number): string => `of ${n}`,
  guide: 'What to do now',
  phases,
  /** Between the two steps of phase V. */
  stairsDue: {
    lead: 'The miners’ points are on the track already.',
    furious: 'The Queen is furious: Rewards are skipped. The miners’ points are on the track already.',
    text: 'One miner cost 1, two or more cost 2. Move the discs on the board, then let the stairs punish.',
    /** The same while picks ask for a pixie. */
    picks: 'One miner cost 1, two or more cost 2. Answer the picks, move the discs on the board, then let the stairs punish.',
    go: 'Stairs',
    first: 'silver and gold punish',
  },
  phaseDone: (phase: string): string => `${phase}, done`,
  phaseSkipped: (phase: string): string => `${phase}, skipped`,
  phaseNow: (phase: string): string => `${phase}, now`,
  rulesOf: (phase: string): string => `Rules: ${phase}`,
  endOfRound: 'End of round',
  thenRound: (n: number): string => `then round ${n}, steal`,
  thenCount: 'then the final count',
  finalCount: 'Final count',
  whoIsFirst: 'Whose big cube is first now?',
  order: {
    now: 'Order of this round',
    note: 'Note the whole order',
    how: 'Move everybody to the place where their big cube lies; the first is the favourite.',
    numbered: 'the numbers: whose turn comes when',
    asCubes: 'turns go as the big cubes lie',
  },
  passing: (n: number): string => `Who passes? Tap who: ${number(-n)} at once`,
  passes: (name: string, n: number): string => `${name} passes: ${number(-n)}`,
  passesAgain: (name: string, n: number): string => `${name} has passed; passes again: ${number(-n)}`,
  isFavourite: (name: string): string => `${name} is the favourite`,
  theDemand: 'She wants',
  demandNow: (food: string): string => `She wants ${food}.`,
  /** What is shown, where a tap corrects it. */
  toCorrect: (what: string): string => `${what} Correct it`,
  golden: {
    left: 'Golden tiles left',
    tap: 'tap the kind when one is taken',
    take: (series: string, n: number): string => `Tile taken: ${series}, ${n} golden left`,
    gone: 'All golden tiles are gone: this round is the last.',
    who: (tile: string): string => `Who takes the ${tile}?`,
  },
  goldGone: 'All golden tiles gone?',
  twoPlayers: { offerings: 'With two of you: up to two kinds each.', rewards: 'Last, the favourite moves a pixie of the third colour.' },
  /** Who offered badly takes points at once; the three names are the rows' own. */
  fined: {
    both: (n: number): string => `Gave nothing, or the wrong food? Tap who: ${number(-n)} at once`,
    nothing: (n: number): string => `Gave nothing? Tap who: ${number(-n)} at once`,
    wrong: (n: number): string => `Gave the wrong food? Tap who: ${number(-n)} at once`,
    who: (name: string, n: number): string => `${name} is fined for the offering: ${number(-n)}`,
  },
  furious: 'Nobody gave it',
  furiousTitle: 'The Queen is furious',
  furiousText:
    'The last in order sends an active pixie to the mine; who has none or gives the mercy tile passes it on forward. Rewards are skipped.',
  furiousNobody: 'Nobody had to',
  furiousFines: 'Who gave nothing or the wrong food still pays: tap them first. Silver and gold cost nothing, but are lost.',
  furiousBelow: 'all in the mine',
  furiousNone: (name: string): string => `${name} cannot send: all pixies are in the mine`,
  spares: 'spared',
  furiousSpared: (name: string): string => `${name} is the favourite, who sends nobody`,
  /** Before the next phase. */
  open: {
    title: 'Still open',
    lead: (next: string): string => `Answer it before ${next}.`,
    done: 'Everything is noted',
    on: (next: string): string => `On to: ${next}`,
    anyway: 'Go on all the same',
  },

  scores: 'Score track',
  lane: (name: string, n: number, miners: number, silver: number, gold: number): string =>
    `${name}: ${number(-n)}, ${f.count(miners, 'miner', 'miners')}, silver step ${silver}, gold step ${gold}`,
  out: 'in the oubliette',
  outOfGame: 'out of the game',
  /** In the sheet of who fell, and the way to a mistake. */
  fell: (n: number, round: number): string => `Fell into the oubliette at ${number(-n)} in round ${round}: out of the game.`,
  fellWhy: 'Nothing more happens to this player. If points were told by mistake, correct or delete their entry in the log.',
  loses: (name: string, n: number): string => `${name} takes ${points(n)} of punishment`,
  getsBack: (name: string, n: number): string => `${name} takes ${points(n)} back`,
  climbs: (name: string, track: string): string => `${name} climbs the ${track}`,
  due: (n: number): string => `${number(-n)} in phase 5`,
  duesMean: 'Red is what the Punishments will take as things stand. Tap a player to see for what.',
  openMean: 'Tap a name to enter points, miners, stairs and skill.',
  stairsMean: 'Red is what the stairs take next. Tap a player to see for what.',
  duesOf: (n: number): string => `As things stand the Punishments, the last phase of the round, take ${number(-n)}:`,
  stairsOf: (n: number): string => `The stairs take ${number(-n)} next:`,
  dueMiners: (n: number): string => f.count(n, 'miner', 'miners'),
  dueStep: (track: string, step: number): string => `${track}, step ${step}`,
  stepWord: 'step',
  pointWord: 'point',

  alarm: (name: string, at: number): string => `${name} reached ${number(at)}`,
  alarmNone: 'All pixies are in the mine: there is none to send.',
  spared: (name: string, at: number): string => `${name} is the favourite and is spared at ${number(at)}: the favourite sends nobody.`,
  dueShort: (points: string): string => `due ${points}`,
  promoted: 'Promoted: who climbs out?',
  climbsOut: (name: string, n: number): string => `A promoted miner of ${name} climbs out, ${n} in the mine`,
  alarmText: 'One active pixie goes to the mine, now.',
  /** Of one player several picks are open: those after this one. */
  alarmMore: (list: string): string => `Next: ${list}.`,
  sent: 'Sent',
  mercy: 'Mercy tile',
  none: 'None to send',
  alarmFor: (how: string, name: string): string => `${how}: ${name}`,

  punishment: 'Punishment',
  pointsTitle: 'Points',
  pointsNow: (n: number): string => `now at ${number(-n)}`,
  passed: (n: number): string => `Passed: ${number(-n)}`,
  passedFor: (name: string, n: number): string => `Passed: ${name}, ${number(-n)}`,
  scored: 'Score',
  /** Of one entry, not of the player. */
  entryPoints: 'Points of this entry',
  miners: 'Miners',
  stair: { silver: 'Silver stair', gold: 'Gold stair' },
  skill: 'Skill',
  noSkill: 'none noted',
  less: (what: string): string => `${what}: one less`,
  more: (what: string): string => `${what}: one more`,
  makeFavourite: 'Is the Queen’s favourite now',
  isFirst: 'The Queen’s favourite: sends no pixie to the mine',

  tools: 'Tools',
  dice: { casino: 'Casino die', punishment: 'Punish die' },
  dieFor: {
    punishment: 'Punish die, for the action Punish: who rolled splits the points among the others.',
    casino: 'Casino die, for the action Casino: who rolled takes what it shows.',
  },
  roll: 'Roll',
  rollAgain: 'Roll again',
  again: 'Again',
  rollOf: (die: string, face: string): string => `${die}: ${face}`,
  enterFace: (die: string): string => `${die}: enter a real roll`,
  whichFace: 'Which face lies up?',
  bag: 'Mine bag',
  drawFrom: 'Draw from it',
  bagHolds: (silver: number, gold: number, stone: number): string =>
    `Mine bag: ${silver} silver, ${gold} gold, ${f.count(stone, 'stone', 'stones')}`,
  nextCube: 'Chance of the next cube',
  blind: 'The app draws',
  blindNote: 'when no real bag is at hand',
  drawN: (n: number): string => `Draw ${f.count(n, 'cube', 'cubes')}`,
  taken: 'Drawn from the real bag',
  returned: 'Put back',
  takeOut: (what: string): string => `Drawn: ${what}`,
  putBack: (what: string): string => `Put back: ${what}`,
  drew: (list: string): string => `Drawn: ${list}.`,

  demands: 'The Queen’s demands',
  demandsLabel: (list: string, left: number): string => (list === '' ? `${left} demands to come` : `Demands: ${list}; ${left} to come`),
  toCome: 'What may still come',
  turnUp: (n: number): string => `Which food lies on the token of round ${n}? Tap it.`,
  whichRound: 'Token of which round?',
  tokenIs: (n: number, food: string): string => `Token of round ${n}: ${food}.`,
  tokenOf: (n: number): string => `Token of round ${n}: not told yet`,
  notYet: (n: number): string =>
    `The tokens lie face down. Every round one is turned up, in its third phase, Offerings; then it is told here. Round ${n} is next.`,
  allUp: 'All tokens are turned up.',
  left: (n: number): string => `${n} left`,
  chanceOf: (food: string, share: string): string => `${food}: ${share}`,

  signs: {
    title: 'What the signs mean',
    short: 'Signs',
    note: 'picks, gate, tokens, tiles',
    pick: 'On the score track: a disc that reaches or passes it sends a pixie of its owner to the mine, at once.',
    gate: (n: number): string => `The oubliette at ${number(n)}: who falls in is out of the game.`,
    miners: 'Beside a name: pixies this player has in the mine.',
    stair: (track: string): string => `Beside a name: the step reached on the ${track}, counted from below.`,
    favourite: 'The Queen’s favourite: first in the order, sends no pixie to the mine.',
    due: 'Points the Punishments will take at the end of the round, as things stand.',
    token: 'At the top: a demand token, face down. One is turned up every round, in Offerings; the row of them opens what may still come.',
    golden: (series: string): string => `Golden tiles left: ${series}. With the last golden tile of all three the round is the last.`,
    book: 'On the round picture of a phase: opens its rules.',
    edit: 'At a die: enter what a real die shows. In the log: correct an entry.',
  },

  menu: 'More',
  log: 'Log',
  logEmpty: 'Nothing told yet. The first entry stands here.',
  undo: 'Undo',
  undoOf: (line: string): string => `Undo: ${line}`,
  undone: (line: string): string => `Taken back: ${line}`,
  deleted: (line: string): string => `Deleted: ${line}`,
  corrected: (line: string): string => `Corrected: ${line}`,
  redo: 'Put it back',
  setup: 'Setting up the board',
  setupNote: 'what goes where, first order, skills',
  logNote: 'look back, correct, delete',
  countNote: 'tiles, stones, goods, result',
  rules: 'Rules',
  exportNote: 'this session as a file',
  rulesNote: 'look something up',
  timer: 'Turn timer',
  timerNote: 'counts the seconds of a turn',
  timerAgain: 'Start the turn anew',
  leave: 'Leave; everything is kept',

  edit: 'Correct this entry',
  remove: 'Delete the entry',
  save: 'Save',
  who: 'Who',
  unfit: (line: string): string => `Then another entry would no longer fit: “${line}”.`,
  forward: (name: string): string => `${name}: one place forward`,
  laidOf: (n: number, of: number): string => `${n} of ${of} lie open`,
  onlyStep:
    'This entry only says that the game went on; there is nothing in it to correct. If you delete it, no other entry goes: those after it stay, but count in the phase before theirs, and the game stands one phase earlier than now.',
  onlyEnd: 'This entry only says that the game is over. If you delete it, no other entry goes: the game just goes on from there.',
  changes: {
    saving: 'Saving it changes',
    deleting: 'Deleting it changes',
    nothing: 'Nothing else changes.',
    instead: (what: string, now: string, was: string): string => `${what}: ${now} instead of ${was}`,
    moment: 'The game',
    favourite: 'Favourite',
    nobody: 'nobody',
    tiles: 'points of tiles',
    picks: 'pixies to send',
    stray: (name: string, skill: string): string => `${name} holds ${skill}, which does not lie open`,
  },
  accounts: {
    title: 'Does your board agree?',
    lead: 'Open a player and enter what lies there. Where it differs, you see how the app came to its own number.',
    differs: (what: string, board: number, app: number): string => `${what}: ${number(board)} on the board, ${number(app)} in the app.`,
    counted: 'Counted last:',
    never: 'Nothing has moved it since the start.',
    appIsRight: 'The app is right',
    inApp: (what: string): string => `In the app: ${what}`,
    pixie: (n: number): string => `Pixie ${n}`,
    stones: (n: number): string => `Stones, miner\u00a0${n}`,
    foodTile: 'Food tile',
    singleUse: 'Single-use tile',
    none: 'None',
  },
  nothingChanged: 'Nothing has been changed.',
  misfits,

  lines: {
    points: (name: string, n: number, now: number): string =>
      n < 0
        ? `${name} takes ${points(-n)} of punishment back, now at\u00a0${number(-now)}`
        : `${name} takes ${points(n)} of punishment, now at\u00a0${number(-now)}`,
    fine: {
      pass: (name: string, n: number, now: number): string => `${name} passes: ${points(n)} of punishment, now at\u00a0${number(-now)}`,
      offering: (name: string, n: number, now: number): string =>
        `${name} offered nothing or the wrong food: ${points(n)} of punishment, now at\u00a0${number(-now)}`,
    },
    /** How many more pixies are in the mine, and how many are there now. */
    miners: (name: string, more: number, n: number): string => {
      if (more === 0) return `${name} has ${f.count(n, 'miner', 'miners')}`
      const pixies = f.count(Math.abs(more), 'pixie', 'pixies')
      return `${more > 0 ? `${name} sends ${pixies} to the mine` : `${name} takes ${pixies} out of the mine`}, now ${f.count(n, 'miner', 'miners')}`
    },
    /** How many steps up, and on which the disc stands now. */
    track: (name: string, track: string, by: number, at: number): string => {
      if (by === 0) return `${name} stays on step ${at} of the ${track}`
      const steps = f.count(Math.abs(by), 'step', 'steps')
      return by > 0
        ? `${name} climbs ${steps} on the ${track}, now on step ${at}`
        : `${name} goes ${steps} back on the ${track}, now on step ${at}`
    },
    favourite: (name: string): string => `${name} is the favourite`,
    demand: (food: string, round: number): string => `In round ${round} the Queen wants ${food}`,
    /** Who took it may not have been told. */
    tile: (name: string | null, tile: string, left: number): string =>
      `${name === null ? `A tile is taken: ${tile}` : `${name} takes the ${tile}`}; ${f.count(left, 'golden tile', 'golden tiles')} left in all`,
    draw: (list: string, left: number): string => `Out of the bag: ${list}; ${left} left in it`,
    return: (list: string, left: number): string => `Back into the bag: ${list}; now ${left} in it`,
    roll: {
      casino: (face: string): string => `The casino die shows ${face}`,
      punishment: (face: string): string => `The punish die shows ${face}`,
    },
    sent: (name: string, n: number): string => `${name} sends a pixie to the mine, now ${f.count(n, 'miner', 'miners')}`,
    mercy: (name: string): string => `${name} gives the mercy tile`,
    none: (name: string): string => `${name} has no pixie to send`,
    order: (list: string, round: number): string =>
      round > 1 ? `The order of round ${round} is ${list}` : `The game begins in the order ${list}`,
    skills: (list: string): string => `The skills ${list} lie open`,
    /** Instead of which, and who has it no more. */
    skill: (name: string, skill: string, instead: string | null, loser: string | null): string =>
      `${name} takes ${skill}${instead === null ? '' : ` instead of ${instead}`}${loser === null ? '' : `; ${loser} gives it up`}`,
    furious: (name: string): string => `The Queen is furious; ${name} sends a pixie`,
    furiousNobody: 'The Queen is furious; nobody sends a pixie',
    hand: (name: string, what: string): string => `${name} shows ${what}`,
    cost: (name: string, n: number): string => `${name}\u00a0${number(-n)}`,
    costs: (what: string, list: string): string => `${what}: ${list}`,
    stairs: 'The stairs punish',
    next: (phase: string): string => `The phase ${phase} begins`,
    nextRound: (n: number): string => `Round ${n} begins`,
    over: 'The last round is over',
    end: 'The game is over',
  },

  setUp: {
    own: 'The app reckons with the numbers of your own edition.',
    intro: (players: number): string => `For ${f.count(players, 'player', 'players')}:`,
    each: 'Each player',
    pixies: (n: number, left: number): string =>
      left > 0 ? `${f.count(n, 'pixie', 'pixies')} into the mine, ${left} back into the box` : `all ${n} pixies into the mine`,
    discs: (n: number): string => `a screen and ${n} action discs`,
    goods: (list: string): string => `${list} behind the screen`,
    honey: (n: number, favourite: string | null): string =>
      `${n} honey too, but not for ${favourite === null ? 'the favourite' : `${favourite}, the favourite`}`,
    start: 'large disc on 0, small discs on the first step of both stairs',
    board: 'The board',
    food: (list: string): string => `Space 6: food tiles, from the top ${list}`,
    single: 'Spaces 7, 8, 9: double offering, spyglass, mercy',
    rewards: 'Reward tiles: servants and rings from high to low, offerings from low to high',
    row: (list: string): string => `Basket row: ${list}`,
    tokens: (n: number): string => `Demand tokens: shuffle nine, lay out ${n} face down, the rest unseen into the box`,
    bag: (silver: number, gold: number, stones: number): string => `Into the bag: ${silver} silver, ${gold} gold, ${stones} stones`,
    third: (n: number): string => `The third colour: all ${n} pixies into a mine of its own`,
    stock: 'Everything else is the stock, markers beside it',
    order: 'First order',
    drawOrder: 'Draw the first order',
    drawAgain: 'Draw again',
    enterOrder: 'Enter the order you drew',
    orderHow: 'Lay the small cubes in this order and the big ones too, the first nearest the castle: the Queen’s favourite.',
    picking: (list: string): string => `So they pick in this order: ${list}.`,
    skills: 'Skills',
    drawSkills: 'Draw six skills',
    pick: 'The last in order picks first, the favourite last. Tap who takes which.',
    takes: (name: string, skill: string): string => `${name} takes ${skill}`,
    enterSkills: 'Enter which cards you drew',
    undrawn: 'The skills are not drawn yet.',
    undrawnWhy: 'Everybody picks one before round 1. You can also draw them later: the reminder stays through round 1.',
    without: 'Begin without skills',
    untaken: (list: string): string => `No skill noted yet: ${list}`,
    untakenWhy: 'The app reminds of skills and reckons with them. They can also be noted later.',
    goDraw: 'Draw them',
    goNote: 'Note them',
    ready: 'Ready: to round 1',
  },

  count: {
    lead: 'Screens up. Enter what each player shows; the clerk knows the rest.',
    enter: (name: string): string => `Enter what ${name} shows`,
    missing: 'still to enter',
    told: (tiles: number): string => `${f.count(tiles, 'tile', 'tiles')} told; the rest still to enter`,
    shown: (tiles: number, goods: number): string => `${f.count(tiles, 'tile', 'tiles')}, ${f.count(goods, 'good', 'goods')}`,
    tiles: (series: string): string => `Tiles: ${series}`,
    hasIt: (tile: string, name: string): string => `${tile}, shown by ${name}`,
    markers: 'Points on markers',
    markersNote: 'and any value not printed here',
    /** Under the markers of who holds a skill that brings points for tiles. */
    prided: (skill: string, n: number): string =>
      `Includes +${number(n)} for each such tile (${skill}). Correct it if the skill came later.`,
    stones: 'Stones at miners',
    goods: 'Goods left',
    early: 'The game is not over. This is how it stands so far.',
    ended: (n: number, of: number): string => `End the game now (round ${n} of ${of})`,
    /** Asked before a game is ended that is not over by the rules. */
    endWhy: (n: number, of: number, phase: string): string =>
      `It is round ${n} of ${of}, ${phase}. A game ends after its last round, or after the round in which the last golden tile goes.`,
    endAnyway: 'End it all the same',
    soFar: 'So far',
    whenAll: 'The result stands when everybody has shown.',
    columns: 'What is counted',
    tied: 'Equal points: more servants are ahead, then the first servant.',
    /** The length of a game that was ended before its round was. */
    endedIn: (n: number): string => `Ended in round ${n}`,
  },
}

/** The words of the clerk. */
export type ClerkText = typeof clerk
