/** English sentences for refusals: why a move is not allowed now, with the numbers. Missing numbers shorten the sentence. */

import type { Good } from '../../../games/pixie-queen/types.ts'
import { GOODS } from '../../../games/pixie-queen/types.ts'
import type { RefusalParams, RefusalTexts } from '../assemble.ts'
import type { TextContext } from '../rich.ts'
import { names } from './names.ts'

const goodOf = (p: RefusalParams, key = 'good'): Good | undefined => GOODS.find((known) => known === p.text(key))
const counted = (good: Good | undefined, n: number) => (good === undefined ? `${n}` : names.good(good, n))
const many = (p: RefusalParams, fallback: string, key = 'good') => {
  const good = goodOf(p, key)
  return good === undefined ? fallback : names.goodForms[good][1]
}
const youHave = (p: RefusalParams) => (p.number('have') === undefined ? '' : ` You have ${p.number('have')}.`)
/** A number from the params, or the sentence without it. */
const withNumber = (n: number | undefined, whole: (n: number) => string, fallback: string) => (n === undefined ? fallback : whole(n))
const whoAt = (p: RefusalParams, ctx: TextContext, fallback: string) => {
  const seat = p.number('seat')
  return seat === undefined ? fallback : seat === ctx.me ? 'You' : ctx.name(seat)
}
const spaceOf = (p: RefusalParams) => {
  const id = p.number('space')
  return id === undefined ? 'This space' : names.space(id)
}
const trackOf = (p: RefusalParams) => (p.text('track') === 'gold' ? names.tracks.gold : names.tracks.silver)
const needs = (p: RefusalParams, whole: (n: number) => string, fallback: string) => {
  const n = p.number('need') ?? p.number('price')
  return n === undefined ? fallback : whole(n)
}

export const refusals: RefusalTexts = {
  gameOver: () => 'The game is over.',
  notYourDecision: () => 'Somebody else decides now.',
  otherDecision: () => 'Something else has to be decided first.',
  malformed: () => 'This is not a move of this game.',
  wrongOutcome: () => 'Dice, bag and tokens cannot come out like that.',
  skillNotOffered: () => 'This skill is not on offer.',
  wrongFoodCount: (p) => needs(p, (n) => `Your tile brings exactly ${n} food.`, 'That is not the number of food your tile brings.'),
  goodNotInStock: (p) =>
    p.number('have') === undefined
      ? `There is not enough ${many(p, 'of it')} in the stock.`
      : `The stock has only ${counted(goodOf(p), p.number('have') ?? 0)} left.`,
  mustTakeAll: (p) =>
    withNumber(
      p.number('left'),
      (n) => `Only ${n} food is left in the stock: your tile takes all of it.`,
      'You must take everything your tile brings.',
    ),
  spaceOccupied: (p) => `${spaceOf(p)} has already been used this round.`,
  needDiscs: (p) => `${needs(p, (n) => `This takes ${names.discs(n)}.`, 'You do not have enough discs.')}${youHave(p)}`,
  ownSpaceUsed: () => 'You have already used this space this round.',
  scrapsFull: () => 'All three places are taken this round.',
  noDiscs: () => 'You have no discs left this round.',
  alreadyPassed: () => 'You have passed: no more actions this round.',
  stockEmpty: (p) => `There is no ${many(p, 'more of it')} left in the stock.`,
  nothingToExchange: () => 'You have no food and no silver to exchange.',
  exchangeNeedsOther: () => 'Exchange one kind for a different one.',
  goldNotExchanged: () => 'Gold can neither be given nor taken here.',
  tooMany: (p) => withNumber(p.number('max'), (n) => `That is too many: at most ${counted(goodOf(p), n)}.`, 'That is too many.'),
  tooFew: (p) => withNumber(p.number('min'), (n) => `That is too few: at least ${counted(goodOf(p), n)}.`, 'That is too few.'),
  cannotConvert: (p) => `${needs(p, (n) => `One gold costs you ${n} silver.`, 'You do not have enough silver for one gold.')}${youHave(p)}`,
  goldStockEmpty: () => 'There is no gold left in the stock.',
  noFoodTiles: () => 'No food tile is left.',
  slotTaken: () => 'You already have a tile of this type and no room for another.',
  tileAway: (p, ctx) =>
    p.number('seat') === undefined
      ? 'Somebody has this tile.'
      : `${whoAt(p, ctx, 'Somebody')} ${p.number('seat') === ctx.me ? 'have' : 'has'} this tile.`,
  wrongSplit: (p) =>
    withNumber(
      p.number('need'),
      (n) => `Share out exactly ${names.points(n)}, among opponents only.`,
      'Share out exactly the points rolled, among opponents only.',
    ),
  trackEnd: (p) => `You are at the top of ${p.text('track') === undefined ? 'this stair' : `the ${trackOf(p)}`} already.`,
  cannotPay: (p) => `${needs(p, (n) => `This costs ${counted(goodOf(p), n)}.`, 'You cannot pay for this.')}${youHave(p)}`,
  noRingTiles: () => 'All seven rings have been forged.',
  noPixieToRob: () => 'No opponent has a pixie on the castle wall.',
  notOpposing: () => 'You can only do this to an opponent.',
  bagEmpty: () => 'The bag is empty.',
  tileNotThere: () => 'This tile is not there.',
  needThreeGoods: (p) => `You must get rid of exactly three goods.${youHave(p)}`,
  nothingToCopy: () => 'No action used this round can be carried out again.',
  notDoubleSpace: () => 'Only the actions 1 to 14 can be copied.',
  notUsedYet: (p) => `${spaceOf(p)} has not been used this round.`,
  cannotCopyThis: (p) => `${spaceOf(p)} could not be carried out now.`,
  cannotPaySpecial: (p) => {
    const good = goodOf(p)
    const need = p.number('need')
    if (good === undefined || need === undefined) return 'You cannot pay everything on the basket row.'
    return `The basket row asks for ${names.good(good, need)}.${youHave(p)}`
  },
  noSpecialTiles: () => 'All seven offering tiles have been taken.',
  nothingToAdd: () => 'After paying you would have nothing left to add.',
  alreadyFirst: () => 'You already play first next round.',
  tooFarForward: (p) =>
    withNumber(
      p.number('max'),
      (n) => `Only ${names.format.count(n, 'place is', 'places are')} ahead of you.`,
      'There are not that many places ahead of you.',
    ),
  noPromotion: () => 'None of your pixies can go up.',
  chained: (p) =>
    `This miner is chained${p.number('have') === undefined ? '' : ` by ${names.stones(p.number('have') ?? 0)}`}. One bread removes one stone.`,
  noPixieThere: () => 'None of your pixies stands there.',
  notAbove: (p) =>
    withNumber(p.number('row'), (n) => `A pixie goes up exactly one row: here to row ${n}.`, 'A pixie goes up exactly one row.'),
  slotBlocked: () => 'Discs block this place until the actions are over.',
  ownPixieThere: () => 'One of your own pixies stands there.',
  needApple: (p) => `Pushing a pixie down costs 1 apple.${youHave(p)}`,
  servantSlotTaken: () => 'A pixie is already before the Queen this round.',
  notToServant: () => 'An action cannot bring a pixie to the Queen, only an offering can.',
  ownDiscBlocks: () => 'Your second disc lies on that place.',
  neutralNoDisplace: () => 'The third colour pushes nobody down.',
  mustStep: () => 'This step must be taken.',
  noStepsLeft: () => 'You have no steps left.',
  displaceOnlyForeign: () => 'You cannot push your own pixie down.',
  noStone: () => 'There is no stone at this miner.',
  needBread: (p) => `Removing a stone costs 1 bread.${youHave(p)}`,
  notNow: () => 'This is not possible at this moment.',
  noMercyTile: () => 'You do not have the mercy tile.',
  notActive: () => 'None of your pixies stands there.',
  othersHaveRoom: () => 'As long as an opponent\u2019s miner has room, the stone goes there.',
  noRoomForStone: (p) =>
    withNumber(p.number('max'), (n) => `A miner carries at most ${names.stones(n)}.`, 'There is no room for another stone.'),
  noMinerThere: () => 'No miner stands there.',
  cubeNotInBag: () => 'There is none of it in the bag.',
  handsFull: (p) =>
    withNumber(p.number('max'), (n) => `You offer at most ${names.format.count(n, 'kind', 'kinds')} this round.`, 'Your hands are full.'),
  sameTypeTwice: () => 'Each hand holds a different kind.',
  notOwned: (p) =>
    p.number('have') === undefined
      ? `You have no ${many(p, 'such goods')}.`
      : `You have only ${counted(goodOf(p), p.number('have') ?? 0)}.`,
  handOrder: () => 'Fill your hands in this order: food, silver, gold.',
  sameMiner: () => 'Both miners carry the same: choose the first.',
  breadPromised: () => 'You need this bread to pay for the action.',
  alreadySealed: () => 'Your offering is already closed.',
  tileNotHeld: () => 'You do not have this tile.',
}
