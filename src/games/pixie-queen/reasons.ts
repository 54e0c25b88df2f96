/**
 * Why a move is refused: every reason is a small number while the rules compute, and a code, a rule id and the
 * sentence's numbers when somebody asks.
 */
import type { Params, Refusal } from '../../core/game.ts'
import { APPLE, BREAD, GOLD, HONEY, SILVER } from './codes.ts'
import { discsOn, goldPrice, goodsTotal, ringPrice } from './queries.ts'
import type { State } from './state.ts'
import { GOODS, type RefusalCode } from './types.ts'
import { paramOf } from './words.ts'

/** What a reason's numbers are computed from. */
type Numbers = (s: State, seat: number, m: number) => Params
type Row = readonly [code: RefusalCode, rule: string, params?: Numbers]

const have =
  (good: number) =>
  (s: State, seat: number): Params => ({ good: GOODS[good], need: 1, have: s.goods[seat * 5 + good] })
const space = (_s: State, _seat: number, m: number): Params => ({ space: paramOf(m) })

/** The first good of which the special row asks for more than the seat has. */
function shortOfRow(s: State, seat: number): Params {
  const good = s.row.findIndex((need, g) => s.goods[seat * 5 + g] < need)
  return { good: GOODS[good], need: s.row[good], have: s.goods[seat * 5 + good] }
}

/** All reasons by name; the number of a reason is its place here, from 1. */
const ROWS = {
  gameOver: ['gameOver', 'PQ-END-05'],
  notYours: ['notYourDecision', 'PQ-ACT-01'],
  other: ['otherDecision', 'PQ-INV-43'],
  malformed: ['malformed', 'PQ-INV-43'],
  outcome: ['wrongOutcome', 'PQ-INV-43'],

  skillNotOffered: ['skillNotOffered', 'PQ-SETUP-47'],
  foodCount: ['wrongFoodCount', 'PQ-STEAL-07', (s) => ({ need: s.tiles[s.acting * 4 + (s.slot ? 3 : 0)] })],
  foodStock: ['goodNotInStock', 'PQ-STEAL-19'],
  foodAll: ['mustTakeAll', 'PQ-STEAL-19', (s) => ({ left: s.stock[0] + s.stock[1] + s.stock[2] })],

  occupied: ['spaceOccupied', 'PQ-ACT-09', space],
  singleUsed: ['spaceOccupied', 'PQ-ACT-25', space],
  needDiscs: ['needDiscs', 'PQ-ACT-04', (s, seat, m) => ({ space: paramOf(m), need: 2, have: s.discs[seat] })],
  ownUsed: ['ownSpaceUsed', 'PQ-ACT-27', space],
  scrapsFull: ['scrapsFull', 'PQ-A17-02', (s) => ({ have: discsOn(s, 17) })],
  noDiscs: ['noDiscs', 'PQ-ACT-29'],
  passed: ['alreadyPassed', 'PQ-ACT-19'],

  a01Empty: ['stockEmpty', 'PQ-A01-04', () => ({ good: 'food' })],
  a01Good: ['stockEmpty', 'PQ-A01-04', (_s, _seat, m) => ({ good: GOODS[paramOf(m)] ?? '' })],
  a01Food: ['malformed', 'PQ-A01-02'],
  a02Empty: ['stockEmpty', 'PQ-A02-03', () => ({ good: 'silver' })],
  a03None: ['noPromotion', 'PQ-A03-11'],
  a03Own: ['ownDiscBlocks', 'PQ-A03-18'],
  a03Stop: ['mustStep', 'PQ-A03-01'],
  a04None: ['nothingToExchange', 'PQ-A04-05'],
  a04Gold: ['goldNotExchanged', 'PQ-A04-03'],
  a04Same: ['exchangeNeedsOther', 'PQ-A04-01'],
  a04NotOwned: ['notOwned', 'PQ-A04-05', (_s, _seat, m) => ({ good: GOODS[paramOf(m)] ?? '' })],
  a04Stock: ['goodNotInStock', 'PQ-A04-05', (_s, _seat, m) => ({ good: GOODS[paramOf(m)] ?? '' })],
  a04Many: [
    'tooMany',
    'PQ-A04-05',
    (s, seat, m) => ({ count: paramOf(m), max: Math.min(s.rules.exchangeLimit, s.goods[seat * 5 + s.give], s.stock[s.take]) }),
  ],
  a05Pay: ['cannotConvert', 'PQ-A05-05', (s, seat) => ({ need: goldPrice(s, seat), have: s.goods[seat * 5 + SILVER] })],
  a05Stock: ['goldStockEmpty', 'PQ-A05-04'],
  a05Many: [
    'tooMany',
    'PQ-A05-04',
    (s, seat, m) => ({ count: paramOf(m), max: Math.min(Math.floor(s.goods[seat * 5 + SILVER] / goldPrice(s, seat)), s.stock[GOLD]) }),
  ],
  a06None: ['noFoodTiles', 'PQ-A06-07'],
  a06Slot: ['slotTaken', 'PQ-A06-05'],
  tileAway: ['tileAway', 'PQ-TILE-10'],
  tileSlot: ['slotTaken', 'PQ-TILE-04'],
  a10Split: ['wrongSplit', 'PQ-A10-02', (s) => ({ need: s.rolled })],
  a11End: ['trackEnd', 'PQ-A11-05'],
  a11Silver: ['cannotPay', 'PQ-A11-02', have(SILVER)],
  a11Gold: ['cannotPay', 'PQ-A11-01', have(GOLD)],
  a12Empty: ['stockEmpty', 'PQ-A12-06', () => ({ good: 'any' })],
  a13Pay: ['cannotPay', 'PQ-A13-02', (s, seat) => ({ good: 'gold', need: ringPrice(s, seat), have: s.goods[seat * 5 + GOLD] })],
  a13None: ['noRingTiles', 'PQ-A13-08'],
  a14None: ['noPixieToRob', 'PQ-A14-04'],
  a14Empty: ['noPixieThere', 'PQ-A14-01', space],
  a14Own: ['notOpposing', 'PQ-A14-01', space],
  a14Neutral: ['notOpposing', 'PQ-TWO-19', space],
  a15Bag: ['bagEmpty', 'PQ-A15-19'],
  a15Cube: ['cubeNotInBag', 'PQ-A08-04'],
  a15Others: ['othersHaveRoom', 'PQ-A15-11'],
  a15Room: ['noRoomForStone', 'PQ-MINE-08', (s) => ({ max: s.rules.perMiner })],
  a15Neutral: ['noMinerThere', 'PQ-TWO-20'],
  noMiner: ['noMinerThere', 'PQ-MINE-09'],
  sameMiner: ['sameMiner', 'PQ-MINE-09'],
  a16Own: ['tileNotHeld', 'PQ-A16-06'],
  a16Other: ['tileNotThere', 'PQ-A16-05'],
  a16Type: ['tileNotThere', 'PQ-A16-04'],
  a17Goods: ['needThreeGoods', 'PQ-A17-10', (s, seat) => ({ need: 3, have: goodsTotal(s, seat) })],
  a17Count: ['needThreeGoods', 'PQ-A17-04', (s, seat) => ({ need: 3, have: goodsTotal(s, seat) })],
  a17NotOwned: ['notOwned', 'PQ-A17-04'],
  a17Stock: ['goodNotInStock', 'PQ-A17-05', (_s, _seat, m) => ({ good: GOODS[paramOf(m)] ?? '' })],
  a18None: ['nothingToCopy', 'PQ-A18-17'],
  a18Single: ['notDoubleSpace', 'PQ-A18-09', space],
  a18Unused: ['notUsedYet', 'PQ-A18-10', space],
  a18Cannot: ['cannotCopyThis', 'PQ-A18-12', space],
  a19Pay: ['cannotPaySpecial', 'PQ-A19-03', shortOfRow],
  a19None: ['noSpecialTiles', 'PQ-A19-06'],
  a19Add: ['nothingToAdd', 'PQ-A19-11'],
  a19NotOwned: ['notOwned', 'PQ-A19-04', (_s, _seat, m) => ({ good: GOODS[paramOf(m)] ?? '' })],
  a20First: ['alreadyFirst', 'PQ-A20-08'],
  a20Pay: ['cannotPay', 'PQ-A20-03', have(HONEY)],
  a20Far: ['tooFarForward', 'PQ-A20-08', (s, seat, m) => ({ count: paramOf(m), max: s.next.indexOf(seat) })],
  a20Honey: ['tooMany', 'PQ-A20-03', (s, seat, m) => ({ count: paramOf(m), max: s.goods[seat * 5 + HONEY] })],
  tooFew: ['tooFew', 'PQ-ACT-14', () => ({ min: 1 })],

  chained: ['chained', 'PQ-PROMO-08'],
  noPixie: ['noPixieThere', 'PQ-PROMO-04'],
  emptyMine: ['noMinerThere', 'PQ-PROMO-07'],
  notAbove: ['notAbove', 'PQ-PROMO-09'],
  discsBlock: ['slotBlocked', 'PQ-A03-07'],
  slotOccupied: ['slotBlocked', 'PQ-PROMO-04'],
  ownPixie: ['ownPixieThere', 'PQ-PROMO-27'],
  needApple: ['needApple', 'PQ-PROMO-15', have(APPLE)],
  servantTaken: ['servantSlotTaken', 'PQ-PROMO-26'],
  notServant: ['notToServant', 'PQ-A03-02'],
  neutralServant: ['notToServant', 'PQ-TWO-18'],
  neutralDisplace: ['neutralNoDisplace', 'PQ-TWO-09'],
  neutralMust: ['mustStep', 'PQ-TWO-11'],
  noSteps: ['noStepsLeft', 'PQ-PROMO-01'],

  noStone: ['noStone', 'PQ-MINE-11'],
  needBread: ['needBread', 'PQ-MINE-11', have(BREAD)],
  unchainNotNow: ['notNow', 'PQ-MINE-12'],
  breadPromised: ['breadPromised', 'PQ-ACT-14'],
  noMercy: ['noMercyTile', 'PQ-A09-02'],
  notActive: ['notActive', 'PQ-MINE-19', space],

  handsFull: ['handsFull', 'PQ-OFFER-07', (s, seat) => ({ max: s.hands[seat] })],
  sameType: ['sameTypeTwice', 'PQ-OFFER-10'],
  handOrder: ['handOrder', 'PQ-OFFER-10'],
  offerNotOwned: [
    'notOwned',
    'PQ-OFFER-09',
    (s, seat, m) => ({ good: GOODS[paramOf(m) & 7] ?? '', count: paramOf(m) >> 3, have: s.goods[seat * 5 + (paramOf(m) & 7)] ?? 0 }),
  ],
  sealedAlready: ['alreadySealed', 'PQ-OFFER-05'],
} as const satisfies Readonly<Record<string, Row>>

type Name = keyof typeof ROWS
const NAMES = Object.keys(ROWS) as Name[]
const LIST: readonly Row[] = Object.values(ROWS)

/** Reason numbers by name; 0 means allowed. */
export const R = Object.fromEntries(NAMES.map((n, i) => [n, i + 1])) as Readonly<Record<Name, number>>

/** The refusal behind a reason number. */
export function refusal(reason: number, s: State, seat: number, m: number): Refusal<RefusalCode> {
  const [code, rule, params] = LIST[reason - 1]
  return params ? { ok: false, code, rule, params: params(s, seat, m) } : { ok: false, code, rule }
}
