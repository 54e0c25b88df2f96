/**
 * The words of Pixie Queen: vocabulary, what a table can be set up with, what a viewer sees, what happens, and why
 * a move is refused. Types and constant lists only; the page may import this file, never the rules beside it.
 * Terms are those of the ledger's glossary.
 */
import type { Seat } from '../../core/game.ts'

export const GOODS = ['apple', 'bread', 'honey', 'silver', 'gold'] as const
export type Good = (typeof GOODS)[number]
/** Counts of goods; a missing kind in a delta means none. */
export type Goods = Readonly<Record<Good, number>>
export type GoodsDelta = Readonly<Partial<Record<Good, number>>>

export const FOODS = ['apple', 'bread', 'honey'] as const
export type Food = (typeof FOODS)[number]

/** What can come out of the mine's bag. */
export const CUBES = ['silver', 'gold', 'stone'] as const
export type Cube = (typeof CUBES)[number]
export type Cubes = Readonly<Record<Cube, number>>

/** Action spaces 1 to 21 by code name; index 0 is unused so that index equals the printed number. */
export const SPACES = [
  '',
  'stealFood',
  'stealSilver',
  'promotePixie',
  'exchange',
  'convert',
  'takeFoodTile',
  'takeDouble',
  'takePeek',
  'takeMercy',
  'punish',
  'advance',
  'casino',
  'forgeRing',
  'robPixie',
  'mining',
  'swapTiles',
  'removeOrTake',
  'copy',
  'specialOffering',
  'changeOrder',
  'priority',
] as const
/** The printed number of an action space, 1 to 21 (1 to 14 are double spaces). */
export type SpaceId = number

/** The ten permanent skills, S1 to S10. */
export const SKILLS = [
  'cheapGold',
  'servantBonus',
  'ringBonus',
  'stealSilver',
  'freePromotion',
  'freeDisplacement',
  'freeUnchain',
  'extraSlot',
  'copyUnused',
  'lightMine',
] as const
export type Skill = (typeof SKILLS)[number]

/** Single-use tiles; each belongs to one space (7, 8, 9). */
export const SINGLE_USE = ['double', 'peek', 'mercy'] as const
export type SingleUse = (typeof SINGLE_USE)[number]

export const TRACKS = ['silver', 'gold'] as const
export type Track = (typeof TRACKS)[number]

export const SERIES = ['servant', 'ring', 'special'] as const
export type Series = (typeof SERIES)[number]

export const PHASES = ['setup', 'steal', 'actions', 'offerings', 'rewards', 'punishments', 'scoring', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** Phases of a round, in order. */
export const ROUND_PHASES = ['steal', 'actions', 'offerings', 'rewards', 'punishments'] as const satisfies readonly Phase[]
export type RoundPhase = (typeof ROUND_PHASES)[number]

/** Why something told to the clerk of a real board cannot be: the bag holds less, no such token or tile is left, nobody asks for a pixie. */
export type WhyNot = 'bag' | 'token' | 'turned' | 'tile' | 'alarm'

/**
 * The kinds of decisions, one small step each. The actor is CHANCE for `order`, `skills`, `punishDie`, `casinoDie`,
 * `draw`, `demand`; everybody at once and in secret for `offer`; otherwise the seat named by the position.
 */
export const STEPS = [
  'order',
  'skills',
  'pickSkill',
  'foodTile',
  'turn',
  'afterAction',
  'takeFood',
  'promote',
  'exchangeGive',
  'exchangeTake',
  'exchangeCount',
  'convertCount',
  'punishDie',
  'split',
  'advance',
  'casinoDie',
  'rob',
  'usePeek',
  'peekPick',
  'draw',
  'placeStone',
  'swap',
  'scraps',
  'copyTarget',
  'addGood',
  'honeyCount',
  'send',
  'announceDouble',
  'demand',
  'offer',
  'promoteStep',
  'freePromotion',
  'neutralPromotion',
  'finalUnchain',
  'over',
] as const
export type Step = (typeof STEPS)[number]

/** Where a pixie stands or goes: the mine, a pyramid space 1 to 14, or the servant slot above row 4. */
export type Place = 'mine' | 'castle' | SpaceId

/** A tile's place on a screen: one slot each, or on top of skill S8. */
export const SLOTS = ['food', 'single', 'skill', 'onSkill'] as const
export type Slot = (typeof SLOTS)[number]

/** A food tile by its number (2, 3, 4) or a single-use tile by name. */
export type LooseTile = 2 | 3 | 4 | SingleUse

/**
 * A colour: the seat number of its player, or `seats` (that is 2) for the third colour of a two-player game.
 */
export type Colour = number

// ---------------------------------------------------------------- moves in words

/**
 * A move as JSON, as the terminal, saves and tests write it. Which one fits depends on the step:
 *
 * | step | moves |
 * | --- | --- |
 * | order, skills | `{order:[seats]}`, `{skills:[six names]}` (CHANCE) |
 * | pickSkill | `{skill}` |
 * | foodTile | `{food:{apple:2,bread:1}}` |
 * | turn | `{space}` `{pass:true}` `{unchain:0|1}` |
 * | afterAction | `{done:true}` `{unchain}` |
 * | takeFood | `{take}` |
 * | promote, promoteStep, freePromotion, neutralPromotion | `{promote:Place,to:Place}`, where allowed `{stop:true}` and `{unchain}` |
 * | exchangeGive, exchangeTake, exchangeCount | `{give}`, `{take}`, `{count}` |
 * | convertCount | `{count}` |
 * | punishDie, casinoDie, draw, demand | `{roll:n}`, `{face:0..5}`, `{draw:{silver,gold,stone}}`, `{demand:food}` (CHANCE) |
 * | split | `{split:[points per seat]}` |
 * | advance | `{track}` |
 * | rob | `{rob:space}` |
 * | usePeek, peekPick | `{peek:boolean}`, `{pick:cube}` |
 * | placeStone | `{chain:seat,miner:0|1}` (a bottom-row place) |
 * | swap | `{swap:Slot,with:'board',for?:tile|skill}` or `{swap:Slot,with:seat,for:Slot}` |
 * | scraps | `{take:food}` or `{remove:{apple:1,silver:2}}` |
 * | copyTarget | `{copy:space}` |
 * | addGood | `{add:good}` |
 * | honeyCount | `{count}` |
 * | send | `{send:space}` `{mercy:true}` |
 * | announceDouble | `{announce:boolean}` |
 * | offer | `{offer:good,count}` fills a hand (the last hand seals), `{seal:true}` |
 * | finalUnchain | `{unchain}` `{done:true}` |
 */
export type MoveWords =
  | { order: Seat[] }
  | { skills: Skill[] }
  | { roll: number }
  | { face: number }
  | { draw: Cubes }
  | { demand: Food }
  | { skill: Skill }
  | { food: GoodsDelta }
  | { space: SpaceId }
  | { pass: true }
  | { unchain: number }
  | { done: true }
  | { stop: true }
  | { take: Good }
  | { give: Good }
  | { count: number }
  | { promote: Place; to: Place }
  | { split: number[] }
  | { track: Track }
  | { rob: SpaceId }
  | { peek: boolean }
  | { pick: Cube }
  | { chain: Seat; miner: number }
  | { swap: Slot; with: 'board' | Seat; for?: Slot | SingleUse | Skill }
  | { remove: GoodsDelta }
  | { copy: SpaceId }
  | { add: Good }
  | { send: SpaceId }
  | { mercy: true }
  | { announce: boolean }
  | { offer: Good; count: number }
  | { seal: true }

// ---------------------------------------------------------------- options

/** Ledger 4.1. Switches never change within a game (PQ-INV-46). */
export interface Switches {
  readonly passEndsActions: boolean
  readonly stoneTargets: 'any' | 'othersFirst'
  readonly removeGoodsTo: 'stock' | 'outOfGame'
  readonly unchainedStonesTo: 'supply' | 'outOfGame'
  readonly freeUnchainAnytime: boolean
  readonly convertSpaceReusable: boolean
  readonly sendPerSymbol: 'each' | 'once'
  readonly neutralMayServe: boolean
  readonly neutralCanBeChained: boolean
}

export const PRESETS = ['de', 'fr'] as const
export type Preset = (typeof PRESETS)[number]

/** Food icons or casino goods as letters: A apple, B bread, H honey, S silver, G gold. */
export type Letters = string

/** Everything printed on board, tiles and dice: ledger 5.9, the same shape. Edition data, never code. */
export interface Edition {
  readonly pyramid: readonly { readonly id: SpaceId; readonly row: number; readonly icons: Letters }[]
  readonly tracks: {
    readonly length: number
    readonly punishment: readonly number[]
    readonly bonusOnLast: number
    readonly silverPerGold: readonly number[]
    readonly goldPerRing: readonly number[]
  }
  readonly score: { readonly max: number; readonly oubliette: number; readonly mineSymbols: readonly number[] }
  readonly rewardTiles: Readonly<Record<Series, readonly number[]>> & { readonly goldNumbered: number }
  readonly dice: { readonly casino: readonly Letters[]; readonly punishment: readonly number[] }
  readonly demandTokens: Readonly<Record<Food, number>> & { readonly used: number }
  readonly copyCosts: readonly number[]
  readonly penalties: {
    readonly pass: number
    readonly emptyOffering: number
    readonly wrongFood: number
    readonly majority: number
    readonly stone: number
    readonly miners: readonly number[]
  }
  readonly goods: Goods
  readonly stones: { readonly total: number; readonly perPlayer: number }
  readonly bag: { readonly silver: number; readonly gold: number }
  readonly specialRow: GoodsDelta
  readonly start: {
    readonly apple: number
    readonly bread: number
    readonly silver: number
    readonly gold: number
    readonly honeyUnlessFavourite: number
  }
  readonly discs: number
  readonly pixies: Readonly<Record<string, number>>
  readonly foodTilesTopFirst: Readonly<Record<string, readonly number[]>>
  readonly mine: { readonly bottom: number; readonly upper: number; readonly stonesPerMiner: number }
  readonly rounds: number
  readonly skillsOffered: number
  readonly exchangeLimit: number
}

/** What a table of Pixie Queen is made with. `notation.options` fills in what is missing. */
export interface Options {
  readonly preset: Preset
  readonly switches: Switches
  readonly edition: Edition
  /** Opponents' goods and reward tiles are shown to everybody. */
  readonly openScreens: boolean
  /** Start from this position instead of a fresh setup. */
  readonly start?: Position
}

// ---------------------------------------------------------------- position and view

export interface SpaceView {
  /** Colour of the pixie on the hand slot, or null (always null on 15 to 21). */
  readonly pixie: Colour | null
  /** Seats whose discs lie here, one entry a disc. */
  readonly discs: readonly Seat[]
}

export interface TileView {
  readonly series: Series
  readonly value: number
}

/** What everybody may see of a player. */
export interface PublicPlayer {
  readonly alive: boolean
  /** Punishment points received so far, 0 to 60 and more. */
  readonly punishment: number
  /** Steps on the two tracks, 1 to the track's length. */
  readonly silverTrack: number
  readonly goldTrack: number
  /** Discs not yet placed. */
  readonly discs: number
  readonly passed: boolean
  readonly miners: number
  /** Stones at the two bottom-row miners, more first. */
  readonly stones: readonly [number, number]
  readonly foodTile: number | null
  readonly singleUse: SingleUse | null
  readonly skill: Skill | null
  /** Lying on skill S8. */
  readonly onSkill: LooseTile | null
  /** Pixies in the castle. */
  readonly servants: number
}

/** What is kept behind a player's screen. */
export interface Screen {
  readonly goods: Goods
  readonly rewards: readonly TileView[]
  /** Reward markers: how many of value 1 and of value 2. */
  readonly markers: readonly [ones: number, twos: number]
}

/** A committed or growing offering: what each hand holds, in the order good, count. */
export interface Hands {
  readonly sealed: boolean
  readonly hands: readonly { readonly good: Good; readonly count: number }[]
}

/** The unfinished part of a decision: everything the next small step needs. A missing field means it plays no part now. */
export interface Progress {
  /** The action being carried out (the copied one while copying). */
  readonly action?: SpaceId
  readonly copying?: boolean
  readonly give?: Good
  readonly take?: Good
  /** Rolled on the punishment die. */
  readonly rolled?: number
  /** Cubes still to be chosen with the peek tile, then to be drawn blind. */
  readonly picks?: number
  readonly draws?: number
  /** Stones drawn and not yet placed. */
  readonly stones?: number
  /** Promotion steps left to the acting player. */
  readonly steps?: number
  /** Steps still due to players after the acting one, per seat. */
  readonly stepsDue?: readonly number[]
  /** Pixies each seat must still send to the mine, and what goes on afterwards. */
  readonly owed?: readonly number[]
  readonly then?: string
  /** The Queen is furious and looks for a pixie. */
  readonly furious?: boolean
  /** Hands allowed per seat this round (1; 2 with the tile or with two players; 3 with both). */
  readonly hands?: readonly number[]
  /** Whose turn it is, when somebody else has to decide something inside it. */
  readonly turn?: Seat
  /** Seats that have passed since the last disc was placed (without `passEndsActions`). */
  readonly idle?: readonly Seat[]
  /** Slot of the food tile that yields now. */
  readonly slot?: 'food' | 'onSkill'
  readonly [extra: string]: unknown
}

/** The table as everybody sees it, common to positions and views. */
export interface Table {
  readonly seats: number
  readonly round: number
  readonly phase: Phase
  readonly step: Step
  /** The seat that decides; null for CHANCE, simultaneous offerings, and when it is over. */
  readonly acting: Seat | null
  /** Seats that must decide now (several in `offer`). */
  readonly deciding: readonly Seat[]
  readonly turnNow: readonly Seat[]
  readonly turnNext: readonly Seat[]
  /** Seat that took action 21 this round. */
  readonly priority: Seat | null
  /** Seats in the order in which they copied this round. */
  readonly copiers: number
  /** Index = space number, 0 unused; 1 to 21. */
  readonly spaces: readonly SpaceView[]
  /** Colour of the pixie on the servant slot. */
  readonly servantSlot: Colour | null
  /** Colours of the pixies in the castle, in order of arrival. */
  readonly castle: readonly Colour[]
  /** Tiles taken of each series. */
  readonly taken: Readonly<Record<Series, number>>
  readonly stock: Goods
  /** Goods out of the game. */
  readonly removed: Goods
  readonly specialRow: Goods
  readonly bag: Cubes
  readonly stonesOut: number
  /** Demands revealed so far, oldest first; the last one is in force from phase III of this round. */
  readonly demands: readonly Food[]
  /** Food tiles in the stack, top first. */
  readonly foodTiles: readonly number[]
  /** Single-use tiles on the board. */
  readonly singleUse: readonly SingleUse[]
  /** Face-up skills on the board, and the tile lying on S8 there. */
  readonly skills: readonly Skill[]
  readonly onBoardSkill: LooseTile | null
  /** The third colour's miners (two players only, else 0). */
  readonly neutralMiners: number
  /** Stones at them; only with the switch `neutralCanBeChained`. */
  readonly neutralStones?: readonly [number, number]
  /** Seats in the order of their elimination; those of one moment together. */
  readonly eliminated: readonly (readonly Seat[])[]
  /** Punishment at the end of each finished round, per seat: the chart of the end screen. */
  readonly history: readonly (readonly number[])[]
  readonly progress: Progress
}

/** What a small picture of a table shows: who stands where on the castle. */
export type CastleFacts = {
  /** Colours of the pixies in the windows, row by row from the bottom, from left to right; null where nobody stands. */
  readonly rows: readonly (readonly (Colour | null)[])[]
  /** Colour of the pixie on the servant slot. */
  readonly slot: Colour | null
}

/** The complete state in words (docs/position.md). */
export interface Position extends Table {
  readonly game: 'pixie-queen'
  readonly format: 1
  readonly options: Omit<Options, 'start'>
  readonly players: readonly (PublicPlayer & Screen)[]
  /** Offerings taken into the hand in phase III, per seat. */
  readonly offers: readonly Hands[]
  /** The final count, once over. */
  readonly result: readonly FinalLine[] | null
}

/** The final count of one seat (PQ-SCORE-01 to 16); all but `total` and `rank` are parts of the sum. */
export interface FinalLine {
  readonly seat: Seat
  readonly punishment: number
  readonly rewards: number
  readonly stones: number
  readonly majorities: number
  readonly total: number
  readonly rank: number
  readonly servants: number
  readonly eliminated: boolean
}

/** What a viewer may know. Everything in {@link Table}; of players what is public, and screens as far as allowed. */
export interface View extends Table {
  readonly game: 'pixie-queen'
  readonly viewer: Seat | 'table'
  readonly options: Omit<Options, 'start'>
  readonly players: readonly (PublicPlayer & { readonly screen: Screen | null })[]
  /** The viewer's own offering; others' hands are empty until the reveal, `sealed` is public. */
  readonly offers: readonly Hands[]
  /** What phase V would cost each seat as things stand: miners and tracks, in points (negative: bonus). Public facts, computed for convenience. */
  readonly due: readonly { readonly miners: number; readonly tracks: number; readonly bonus: number }[]
  readonly result: readonly FinalLine[] | null
}

// ---------------------------------------------------------------- events

export const PUNISH_REASONS = ['pass', 'die', 'copy', 'emptyOffering', 'wrongOffering', 'miners', 'tracks'] as const
export type PunishReason = (typeof PUNISH_REASONS)[number]

/** What happened, in words and numbers, for log lines, motion and charts. Goods are what really moved (short supplies considered). */
export type Event =
  | { readonly type: 'order'; readonly order: readonly Seat[] }
  | { readonly type: 'skillsOffered'; readonly skills: readonly Skill[] }
  | { readonly type: 'skillTaken'; readonly seat: Seat; readonly skill: Skill }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'phase'; readonly phase: Phase }
  | { readonly type: 'income'; readonly seat: Seat; readonly goods: GoodsDelta; readonly source: 'pixies' | 'foodTile' | 'skill' }
  | { readonly type: 'placed'; readonly seat: Seat; readonly space: SpaceId; readonly discs: number; readonly helper: Colour | null }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'stole'; readonly seat: Seat; readonly space: SpaceId; readonly goods: GoodsDelta }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly give: Good; readonly take: Good; readonly count: number }
  | { readonly type: 'converted'; readonly seat: Seat; readonly silver: number; readonly gold: number }
  | { readonly type: 'foodTileTaken'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'singleUseTaken'; readonly seat: Seat; readonly tile: SingleUse }
  | { readonly type: 'punishRolled'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'split'; readonly seat: Seat; readonly points: readonly number[] }
  | {
      readonly type: 'advanced'
      readonly seat: Seat
      readonly track: Track
      readonly from: number
      readonly to: number
      readonly reason: 'paid' | 'offered'
    }
  | { readonly type: 'casino'; readonly seat: Seat; readonly face: number; readonly goods: GoodsDelta }
  | { readonly type: 'ringForged'; readonly seat: Seat; readonly gold: number; readonly value: number; readonly bonus: number }
  | { readonly type: 'robbed'; readonly seat: Seat; readonly victim: Seat; readonly space: SpaceId; readonly goods: GoodsDelta }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly cube: Cube }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cubes: Cubes }
  | { readonly type: 'chained'; readonly seat: Seat; readonly target: Colour; readonly miner: number }
  | { readonly type: 'stoneLost'; readonly seat: Seat }
  | {
      readonly type: 'swapped'
      readonly seat: Seat
      readonly gave: LooseTile | Skill
      readonly got: LooseTile | Skill
      readonly with: 'board' | Seat
      readonly along: LooseTile | null
    }
  | { readonly type: 'scrapped'; readonly seat: Seat; readonly goods: GoodsDelta }
  | { readonly type: 'copied'; readonly seat: Seat; readonly space: SpaceId }
  | { readonly type: 'copyLost'; readonly seat: Seat }
  | { readonly type: 'specialOffered'; readonly seat: Seat; readonly paid: GoodsDelta; readonly added: Good; readonly value: number }
  | { readonly type: 'orderChanged'; readonly seat: Seat; readonly honey: number; readonly order: readonly Seat[] }
  | { readonly type: 'priorityTaken'; readonly seat: Seat; readonly discs: number }
  | { readonly type: 'favourite'; readonly seat: Seat; readonly temporary: boolean }
  | { readonly type: 'unchained'; readonly seat: Seat; readonly miner: number; readonly bread: number }
  | {
      readonly type: 'punished'
      readonly seat: Seat
      readonly points: number
      readonly reason: PunishReason
      readonly total: number
      readonly symbols: number
    }
  | { readonly type: 'sent'; readonly seat: Seat; readonly space: SpaceId }
  | { readonly type: 'mercyUsed'; readonly seat: Seat }
  | { readonly type: 'spared'; readonly seat: Seat; readonly why: 'favourite' | 'noPixie' }
  | { readonly type: 'doubleAnnounced'; readonly seat: Seat; readonly used: boolean }
  | { readonly type: 'demand'; readonly food: Food }
  | { readonly type: 'sealed'; readonly seat: Seat }
  | { readonly type: 'offered'; readonly offers: readonly GoodsDelta[] }
  | { readonly type: 'wrongFood'; readonly seat: Seat; readonly goods: GoodsDelta }
  | { readonly type: 'queen'; readonly mood: 'content' | 'furious' }
  | {
      readonly type: 'promoted'
      readonly colour: Colour
      readonly by: Seat
      readonly from: Place
      readonly to: Place
      readonly displaced: Colour | null
      readonly apples: number
    }
  | { readonly type: 'stepsLost'; readonly seat: Seat; readonly steps: number }
  | { readonly type: 'servant'; readonly colour: Colour; readonly value: number; readonly bonus: number }
  | { readonly type: 'neutralSkipped' }
  | { readonly type: 'bonus'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | { readonly type: 'lastRound'; readonly reason: 'tiles' }
  | { readonly type: 'roundEnd'; readonly round: number; readonly punishment: readonly number[] }
  | { readonly type: 'counted'; readonly lines: readonly FinalLine[] }
  | { readonly type: 'over'; readonly reason: 'rounds' | 'tiles' | 'lastStanding'; readonly winners: readonly Seat[] }

export type EventType = Event['type']

// ---------------------------------------------------------------- refusals

/** Every reason a move can be refused for; each has a sentence in every language (text/pixie-queen). */
export const REFUSALS = [
  'gameOver',
  'notYourDecision',
  'otherDecision',
  'malformed',
  'wrongOutcome',
  'skillNotOffered',
  'wrongFoodCount',
  'goodNotInStock',
  'mustTakeAll',
  'spaceOccupied',
  'needDiscs',
  'ownSpaceUsed',
  'scrapsFull',
  'noDiscs',
  'alreadyPassed',
  'stockEmpty',
  'nothingToExchange',
  'exchangeNeedsOther',
  'goldNotExchanged',
  'tooMany',
  'tooFew',
  'cannotConvert',
  'goldStockEmpty',
  'noFoodTiles',
  'slotTaken',
  'tileAway',
  'wrongSplit',
  'trackEnd',
  'cannotPay',
  'noRingTiles',
  'noPixieToRob',
  'notOpposing',
  'bagEmpty',
  'tileNotThere',
  'needThreeGoods',
  'nothingToCopy',
  'notDoubleSpace',
  'notUsedYet',
  'cannotCopyThis',
  'cannotPaySpecial',
  'noSpecialTiles',
  'nothingToAdd',
  'alreadyFirst',
  'tooFarForward',
  'noPromotion',
  'chained',
  'noPixieThere',
  'notAbove',
  'slotBlocked',
  'ownPixieThere',
  'needApple',
  'servantSlotTaken',
  'notToServant',
  'ownDiscBlocks',
  'neutralNoDisplace',
  'mustStep',
  'noStepsLeft',
  'displaceOnlyForeign',
  'noStone',
  'needBread',
  'notNow',
  'noMercyTile',
  'notActive',
  'othersHaveRoom',
  'noRoomForStone',
  'noMinerThere',
  'cubeNotInBag',
  'handsFull',
  'sameTypeTwice',
  'handOrder',
  'notOwned',
  'alreadySealed',
  'tileNotHeld',
  'sameMiner',
  'breadPromised',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** Ways in which bots play. */
export type Temperament = 'magpie' | 'ivy' | 'honeyTongue' | 'goodSoul' | 'nettle' | 'wisp'

/** The type family handed to {@link import('../../core/game.ts').Game}; the state is the rules' own affair. */
export interface PixieQueenTypes<State extends object = object> {
  state: State
  view: View
  event: Event
  options: Options
  refusal: RefusalCode
}
