/**
 * What a move means at this table, without words: costs, gains, who is hit. One place for all languages; the numbers
 * come from the view and its edition data only.
 */

import type { Seat } from '../../core/game.ts'
import type {
  Colour,
  Cube,
  Cubes,
  Food,
  Good,
  Goods,
  GoodsDelta,
  LooseTile,
  MoveWords,
  Place,
  Skill,
  Slot,
  SpaceId,
  Track,
} from '../../games/pixie-queen/types.ts'
import { SPACES } from '../../games/pixie-queen/types.ts'
import type { TextContext } from './rich.ts'

/** Code names of the action spaces. */
export type SpaceCode = Exclude<(typeof SPACES)[number], ''>

/** The code name of a space; `stealFood` for a number that is none. */
export function spaceCode(space: SpaceId): SpaceCode {
  const code = SPACES[space]
  return code === undefined || code === '' ? 'stealFood' : code
}

/** What using a space means for the viewer now. */
export interface SpaceFact {
  readonly space: SpaceId
  readonly code: SpaceCode
  /** Discs it takes now, 1 or 2, or all that are left (space 21). */
  readonly discs: number
  /** Gold for a ring (13), silver for a gold (5), points for a copy (18). */
  readonly price: number
  /** The reward tile to be taken (13, 19), the food tile's number (6); 0 when there is none. */
  readonly value: number
  /** Reward points on top by a skill. */
  readonly bonus: number
  /** Pieces taken (2), cubes drawn (15), the exchange limit (4). */
  readonly count: number
  /** Lowest and highest face of the punishment die. */
  readonly die: readonly [number, number]
  /** What the special row asks for. */
  readonly pay: GoodsDelta
}

/** A tile and where it lies. */
export interface TileFact {
  readonly tile: LooseTile | Skill
  /** It lies on the extra place of skill S8. */
  readonly onSkill: boolean
}

/** A move with everything its sentence needs. */
export type MoveFact =
  | { readonly kind: 'order'; readonly order: readonly Seat[] }
  | { readonly kind: 'skills'; readonly skills: readonly Skill[] }
  | { readonly kind: 'roll'; readonly points: number }
  | { readonly kind: 'face'; readonly goods: GoodsDelta }
  | { readonly kind: 'draw'; readonly cubes: Cubes }
  | { readonly kind: 'demand'; readonly food: Food }
  | { readonly kind: 'pickSkill'; readonly skill: Skill }
  | { readonly kind: 'foodTile'; readonly goods: GoodsDelta }
  | { readonly kind: 'space'; readonly fact: SpaceFact }
  | { readonly kind: 'copy'; readonly fact: SpaceFact }
  | { readonly kind: 'pass'; readonly points: number }
  | { readonly kind: 'unchain'; readonly stones: number; readonly bread: number }
  | { readonly kind: 'endTurn' }
  | { readonly kind: 'endUnchain' }
  | { readonly kind: 'stop'; readonly steps: number; readonly free: boolean }
  | { readonly kind: 'takeFood'; readonly good: Good; readonly count: number }
  | { readonly kind: 'exchangeGive'; readonly good: Good; readonly have: number }
  | { readonly kind: 'exchangeTake'; readonly good: Good; readonly give: Good }
  | { readonly kind: 'exchangeCount'; readonly give: Good; readonly take: Good; readonly count: number }
  | { readonly kind: 'convert'; readonly silver: number; readonly gold: number }
  | { readonly kind: 'scrapTake'; readonly good: Good }
  | { readonly kind: 'scrapRemove'; readonly goods: GoodsDelta; readonly gone: boolean }
  | { readonly kind: 'honey'; readonly count: number; readonly place: number }
  | { readonly kind: 'split'; readonly shares: readonly { readonly colour: Colour; readonly points: number }[] }
  /** `points` a round the new step costs, and `was` the old one. */
  | {
      readonly kind: 'advance'
      readonly track: Track
      readonly step: number
      readonly price: number
      readonly points: number
      readonly was: number
    }
  | { readonly kind: 'rob'; readonly space: SpaceId; readonly victim: Colour | null; readonly goods: GoodsDelta }
  | { readonly kind: 'peek'; readonly use: boolean; readonly count: number }
  | { readonly kind: 'pick'; readonly cube: Cube }
  | { readonly kind: 'chain'; readonly colour: Colour; readonly mine: boolean; readonly miner: number; readonly stones: number }
  | { readonly kind: 'swapBoard'; readonly mine: TileFact; readonly other: TileFact }
  | { readonly kind: 'swapSeat'; readonly mine: TileFact; readonly other: TileFact; readonly seat: Seat }
  | { readonly kind: 'add'; readonly good: Good }
  | { readonly kind: 'send'; readonly space: SpaceId }
  | { readonly kind: 'mercy' }
  | { readonly kind: 'announce'; readonly use: boolean }
  | { readonly kind: 'offer'; readonly good: Good; readonly count: number; readonly wrong: boolean; readonly points: number }
  | { readonly kind: 'seal'; readonly goods: GoodsDelta; readonly empty: boolean; readonly points: number }
  | {
      readonly kind: 'promote'
      readonly colour: Colour
      readonly mine: boolean
      readonly from: Place
      readonly to: Place
      readonly displaced: Colour | null
      readonly apples: number
      readonly toMine: boolean
    }

export type MoveFactKind = MoveFact['kind']
/** The fact of one kind. */
export type FactOf<K extends MoveFactKind> = Extract<MoveFact, { kind: K }>

const LETTERS: Readonly<Record<string, Good>> = { A: 'apple', B: 'bread', H: 'honey', S: 'silver', G: 'gold' }
const NO_GOODS: Goods = { apple: 0, bread: 0, honey: 0, silver: 0, gold: 0 }
const STOLEN = 2
const FIRST_SINGLE_SPACE = 15
const PRIORITY_SPACE = 21
const PEEKED = 2

/** Icons as counts of goods: `'ABBH'` is 1 apple, 2 bread, 1 honey. */
export function lettersToGoods(letters: string): GoodsDelta {
  const goods = { ...NO_GOODS }
  for (const letter of letters) {
    const good = LETTERS[letter]
    if (good !== undefined) goods[good] += 1
  }
  return goods
}

function me(ctx: TextContext) {
  return ctx.view.players[ctx.me]
}

function own(ctx: TextContext, good: Good): number {
  return me(ctx)?.screen?.goods[good] ?? 0
}

function icons(ctx: TextContext, space: SpaceId): GoodsDelta {
  return lettersToGoods(ctx.view.options.edition.pyramid.find((entry) => entry.id === space)?.icons ?? '')
}

/** Discs the viewer needs for a space now (PQ-ACT-03 to 08). */
export function discsFor(ctx: TextContext, space: SpaceId): number {
  if (space === PRIORITY_SPACE) return me(ctx)?.discs ?? 0
  if (space >= FIRST_SINGLE_SPACE) return 1
  return ctx.view.spaces[space]?.pixie == null ? 2 : 1
}

/** Gold a ring costs a player on this step of the gold track (PQ-A13-02). */
export function ringPrice(ctx: TextContext, step: number): number {
  return ctx.view.options.edition.tracks.goldPerRing[step - 1] ?? 0
}

/** Silver a gold costs the viewer on this step of the silver track (PQ-A05-02, 06). */
export function goldPrice(ctx: TextContext, step: number): number {
  const listed = ctx.view.options.edition.tracks.silverPerGold[step - 1] ?? 0
  return me(ctx)?.skill === 'cheapGold' ? Math.max(1, listed - 1) : listed
}

/** Everything about using a space. */
export function spaceFact(ctx: TextContext, space: SpaceId): SpaceFact {
  const { edition } = ctx.view.options
  const code = spaceCode(space)
  const die = edition.dice.punishment
  return {
    space,
    code,
    discs: discsFor(ctx, space),
    price: priceOf(ctx, code),
    value: tileValue(ctx, code),
    bonus: code === 'forgeRing' && me(ctx)?.skill === 'ringBonus' ? 2 : 0,
    count: countOf(ctx, code),
    die: [Math.min(...die), Math.max(...die)],
    pay: ctx.view.specialRow,
  }
}

function priceOf(ctx: TextContext, code: SpaceCode): number {
  const { copyCosts } = ctx.view.options.edition
  if (code === 'forgeRing') return ringPrice(ctx, me(ctx)?.goldTrack ?? 1)
  if (code === 'convert') return goldPrice(ctx, me(ctx)?.silverTrack ?? 1)
  if (code === 'copy') return copyCosts[Math.min(ctx.view.copiers, copyCosts.length - 1)] ?? 0
  return 0
}

function tileValue(ctx: TextContext, code: SpaceCode): number {
  const { rewardTiles } = ctx.view.options.edition
  if (code === 'forgeRing') return rewardTiles.ring[ctx.view.taken.ring] ?? 0
  if (code === 'specialOffering') return rewardTiles.special[ctx.view.taken.special] ?? 0
  if (code === 'takeFoodTile') return ctx.view.foodTiles[0] ?? 0
  return 0
}

function countOf(ctx: TextContext, code: SpaceCode): number {
  const { stock, options } = ctx.view
  if (code === 'stealSilver') return Math.min(STOLEN, stock.silver) || STOLEN
  if (code === 'mining') return bagDraws(ctx)
  if (code === 'exchange') return options.edition.exchangeLimit
  return 0
}

/** Cubes the viewer draws when mining (PQ-A15-03, 04, 18). */
function bagDraws(ctx: TextContext): number {
  const { bag } = ctx.view
  return Math.min(Math.max(1, me(ctx)?.miners ?? 1), bag.silver + bag.gold + bag.stone) || 1
}

/** What a move means for the viewer at this table. */
export function moveFact(words: MoveWords, ctx: TextContext): MoveFact {
  return chanceFact(words, ctx) ?? turnFact(words, ctx) ?? amountFact(words, ctx) ?? otherFact(words, ctx)
}

function chanceFact(words: MoveWords, ctx: TextContext): MoveFact | undefined {
  if ('order' in words) return { kind: 'order', order: words.order }
  if ('skills' in words) return { kind: 'skills', skills: words.skills }
  if ('roll' in words) return { kind: 'roll', points: words.roll }
  if ('face' in words) return { kind: 'face', goods: lettersToGoods(ctx.view.options.edition.dice.casino[words.face] ?? '') }
  if ('draw' in words) return { kind: 'draw', cubes: words.draw }
  if ('demand' in words) return { kind: 'demand', food: words.demand }
  return undefined
}

function turnFact(words: MoveWords, ctx: TextContext): MoveFact | undefined {
  const { view } = ctx
  if ('skill' in words) return { kind: 'pickSkill', skill: words.skill }
  if ('space' in words) return { kind: 'space', fact: spaceFact(ctx, words.space) }
  if ('copy' in words) return { kind: 'copy', fact: spaceFact(ctx, words.copy) }
  if ('pass' in words) return { kind: 'pass', points: view.options.edition.penalties.pass }
  if ('done' in words) return { kind: view.step === 'finalUnchain' ? 'endUnchain' : 'endTurn' }
  if ('stop' in words) return { kind: 'stop', steps: view.progress.steps ?? 0, free: view.step === 'freePromotion' }
  if ('unchain' in words) return unchainFact(words.unchain, ctx)
  if ('promote' in words) return promoteFact(words, ctx)
  if ('send' in words) return { kind: 'send', space: words.send }
  if ('mercy' in words) return { kind: 'mercy' }
  if ('announce' in words) return { kind: 'announce', use: words.announce }
  return undefined
}

function unchainFact(miner: number, ctx: TextContext): MoveFact {
  const player = me(ctx)
  return { kind: 'unchain', stones: player?.stones[miner] ?? 0, bread: player?.skill === 'freeUnchain' ? 0 : 1 }
}

function promoteFact(words: { readonly promote: Place; readonly to: Place }, ctx: TextContext): MoveFact {
  const { view } = ctx
  const colour = view.step === 'neutralPromotion' ? view.seats : ctx.me
  const there = typeof words.to === 'number' ? (view.spaces[words.to]?.pixie ?? null) : null
  const displaced = there === colour ? null : there
  const apples = displaced === null || me(ctx)?.skill === 'freeDisplacement' ? 0 : 1
  return {
    kind: 'promote',
    colour,
    mine: colour === ctx.me,
    from: words.promote,
    to: words.to,
    displaced,
    apples,
    toMine: words.promote === 'mine',
  }
}

function amountFact(words: MoveWords, ctx: TextContext): MoveFact | undefined {
  const { view } = ctx
  if ('food' in words) return { kind: 'foodTile', goods: words.food }
  if ('take' in words) return takeFact(words.take, ctx)
  if ('give' in words) return { kind: 'exchangeGive', good: words.give, have: own(ctx, words.give) }
  if ('offer' in words) return offerFact(words, ctx)
  if ('count' in words) return countFact(words.count, ctx)
  if ('seal' in words) return sealFact(ctx)
  if ('add' in words) return { kind: 'add', good: words.add }
  if ('remove' in words) return { kind: 'scrapRemove', goods: words.remove, gone: view.options.switches.removeGoodsTo === 'outOfGame' }
  if ('split' in words) {
    return { kind: 'split', shares: words.split.map((points, colour) => ({ colour, points })).filter((share) => share.points > 0) }
  }
  return undefined
}

function takeFact(good: Good, ctx: TextContext): MoveFact {
  const { step, progress, stock } = ctx.view
  if (step === 'exchangeTake') return { kind: 'exchangeTake', good, give: progress.give ?? good }
  if (step === 'scraps') return { kind: 'scrapTake', good }
  return { kind: 'takeFood', good, count: Math.min(STOLEN, stock[good]) || STOLEN }
}

function countFact(count: number, ctx: TextContext): MoveFact {
  const { step, progress, turnNext } = ctx.view
  if (step === 'exchangeCount') return { kind: 'exchangeCount', give: progress.give ?? 'apple', take: progress.take ?? 'apple', count }
  if (step === 'honeyCount') return { kind: 'honey', count, place: Math.max(1, turnNext.indexOf(ctx.me) + 1 - count) }
  return { kind: 'convert', silver: count * goldPrice(ctx, me(ctx)?.silverTrack ?? 1), gold: count }
}

function offerFact(words: { readonly offer: Good; readonly count: number }, ctx: TextContext): MoveFact {
  const metal = words.offer === 'silver' || words.offer === 'gold'
  const wrong = !metal && words.offer !== ctx.view.demands.at(-1)
  return { kind: 'offer', good: words.offer, count: words.count, wrong, points: wrong ? ctx.view.options.edition.penalties.wrongFood : 0 }
}

function sealFact(ctx: TextContext): MoveFact {
  const hands = ctx.view.offers[ctx.me]?.hands ?? []
  const goods = { ...NO_GOODS }
  for (const hand of hands) goods[hand.good] += hand.count
  return {
    kind: 'seal',
    goods,
    empty: hands.length === 0,
    points: hands.length === 0 ? ctx.view.options.edition.penalties.emptyOffering : 0,
  }
}

function otherFact(words: MoveWords, ctx: TextContext): MoveFact {
  const { view } = ctx
  if ('track' in words) return advanceFact(words.track, ctx)
  if ('rob' in words) return { kind: 'rob', space: words.rob, victim: view.spaces[words.rob]?.pixie ?? null, goods: icons(ctx, words.rob) }
  if ('peek' in words) return { kind: 'peek', use: words.peek, count: Math.min(PEEKED, bagDraws(ctx)) }
  if ('pick' in words) return { kind: 'pick', cube: words.pick }
  if ('chain' in words) {
    const chains = words.chain === view.seats ? view.neutralStones : view.players[words.chain]?.stones
    return { kind: 'chain', colour: words.chain, mine: words.chain === ctx.me, miner: words.miner, stones: chains?.[words.miner] ?? 0 }
  }
  if ('swap' in words) return swapFact(words, ctx)
  return { kind: 'endTurn' }
}

function advanceFact(track: Track, ctx: TextContext): MoveFact {
  const player = me(ctx)
  const { length, punishment } = ctx.view.options.edition.tracks
  const step = Math.min(length, ((track === 'gold' ? player?.goldTrack : player?.silverTrack) ?? 0) + 1)
  const [was = 0, points = 0] = [punishment[step - 2], punishment[step - 1]]
  return { kind: 'advance', track, step, price: track === 'gold' ? ringPrice(ctx, step) : goldPrice(ctx, step), points, was }
}

type SwapWords = Extract<MoveWords, { swap: Slot }>

function swapFact(words: SwapWords, ctx: TextContext): MoveFact {
  const mine = tileAt(ctx, ctx.me, words.swap)
  if (words.with === 'board') return { kind: 'swapBoard', mine, other: { tile: boardTile(words, mine, ctx), onSkill: false } }
  return { kind: 'swapSeat', mine, seat: words.with, other: tileAt(ctx, words.with, slotOf(words.for) ?? words.swap) }
}

function slotOf(target: SwapWords['for']): Slot | undefined {
  return target === 'food' || target === 'single' || target === 'skill' || target === 'onSkill' ? target : undefined
}

function boardTile(words: SwapWords, mine: TileFact, ctx: TextContext): LooseTile | Skill {
  const wish = words.for
  if (wish !== undefined && wish !== 'food' && wish !== 'single' && wish !== 'skill' && wish !== 'onSkill') return wish
  return looseFood(ctx.view.foodTiles[0]) ?? mine.tile
}

function looseFood(value: number | null | undefined): 2 | 3 | 4 | null {
  return value === 2 || value === 3 || value === 4 ? value : null
}

function tileAt(ctx: TextContext, seat: Seat, slot: Slot): TileFact {
  const player = ctx.view.players[seat]
  const bySlot: Readonly<Record<Slot, LooseTile | Skill | null>> = {
    food: looseFood(player?.foodTile),
    single: player?.singleUse ?? null,
    skill: player?.skill ?? null,
    onSkill: player?.onSkill ?? null,
  }
  const missing: Readonly<Record<Slot, LooseTile | Skill>> = { food: 2, single: 'double', skill: 'extraSlot', onSkill: 2 }
  return { tile: bySlot[slot] ?? missing[slot], onSkill: slot === 'onSkill' }
}
