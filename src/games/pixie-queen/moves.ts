/** Every legal move, from the same predicates the judge uses, in a stable order. */
import type { Move, Seat } from '../../core/game.ts'
import { byStep, MERCY_TILE, STEP } from './codes.ts'
import { isAsked, isChanceStep } from './judge.ts'
import {
  chainable,
  convertMax,
  copyReason,
  exchangeMax,
  exchangeTakeReason,
  giveReason,
  handsFilled,
  honeyMax,
  offerReason,
  othersHaveRoom,
  robReason,
  roomReason,
  takeFoodReason,
  unchainReason,
  yieldingTile,
} from './legal/params.ts'
import { BY_ACTION, BY_OFFERING, NEUTRAL, pushSteps } from './legal/promotion.ts'
import { pushSwaps } from './legal/swap.ts'
import { copyableReason, spaceReason, trackReason } from './legal/turn.ts'
import { goodsTotal, isAlive, slotOf } from './queries.ts'
import type { State } from './state.ts'
import {
  ADD,
  ANNOUNCE,
  CHAIN,
  COPY,
  COUNT,
  DONE,
  FOOD,
  GIVE,
  MERCY,
  OFFER,
  PASS,
  PEEK,
  PICK,
  REMOVE,
  ROB,
  SEAL,
  SEND,
  SKILL,
  SPACE,
  SPLIT,
  STOP,
  TAKE,
  TRACK,
  UNCHAIN,
} from './words.ts'

const min = (a: number, b: number): number => (a < b ? a : b)

function pushUnchain(s: State, seat: Seat, into: Move[]): void {
  if (s.stones[seat * 2] === 0) return
  for (let miner = 0; miner < 2; miner++) if (unchainReason(s, seat, miner) === 0) into.push(UNCHAIN(miner))
}

function pushFood(s: State, into: Move[]): void {
  const due = min(yieldingTile(s), s.stock[0] + s.stock[1] + s.stock[2])
  for (let a = min(due, s.stock[0]); a >= 0; a--) {
    for (let b = min(due - a, s.stock[1]); b >= 0; b--) if (due - a - b <= s.stock[2]) into.push(FOOD(a, b, due - a - b))
  }
}

function pushSpaces(s: State, seat: Seat, into: Move[]): void {
  for (let space = 1; space <= 21; space++) if (spaceReason(s, seat, space) === 0) into.push(SPACE(space))
  into.push(PASS)
}

function pushCounts(max: number, into: Move[]): void {
  for (let n = 1; n <= max; n++) into.push(COUNT(n))
}

/** All ways to give `left` points to seats from `i` on; `packed` holds what the seats before got. */
function pushSplits(s: State, seat: Seat, i: number, left: number, packed: number, into: Move[]): void {
  if (i === s.seats) {
    if (left === 0) into.push(SPLIT(packed))
    return
  }
  if (i === seat || !isAlive(s, i)) {
    pushSplits(s, seat, i + 1, left, packed, into)
    return
  }
  for (let n = 0; n <= left; n++) pushSplits(s, seat, i + 1, left - n, packed | (n << (3 + 4 * i)), into)
}

function pushChains(s: State, seat: Seat, into: Move[]): void {
  const ownLast = s.rules.othersFirst && othersHaveRoom(s, seat)
  for (let colour = 0; colour < s.miners.length; colour++) {
    if (!chainable(s, colour) || (ownLast && colour === seat)) continue
    if (roomReason(s, colour, 0) === 0) into.push(CHAIN(colour, 0))
    if (roomReason(s, colour, 1) === 0) into.push(CHAIN(colour, 1))
  }
}

function pushScraps(s: State, seat: Seat, into: Move[]): void {
  for (let food = 0; food < 3; food++) if (s.stock[food] > 0) into.push(TAKE(food))
  if (goodsTotal(s, seat) < 3) return
  const g = seat * 5
  for (let a = min(3, s.goods[g]); a >= 0; a--) {
    for (let b = min(3 - a, s.goods[g + 1]); b >= 0; b--) {
      for (let h = min(3 - a - b, s.goods[g + 2]); h >= 0; h--) {
        const metals = 3 - a - b - h
        for (let silver = min(metals, s.goods[g + 3]); silver >= 0; silver--) {
          if (metals - silver <= s.goods[g + 4]) into.push(REMOVE(a, b, h, silver, metals - silver))
        }
      }
    }
  }
}

function pushCopies(s: State, seat: Seat, into: Move[]): void {
  for (let space = 1; space <= 14; space++)
    if (copyableReason(s, seat, space) === 0 && copyReason(s, seat, space) === 0) into.push(COPY(space))
}

function pushSends(s: State, seat: Seat, into: Move[]): void {
  for (let space = 1; space <= 14; space++) if (s.pixies[space] === seat) into.push(SEND(space))
  if (slotOf(s, seat, MERCY_TILE) >= 0) into.push(MERCY)
}

function pushOffers(s: State, seat: Seat, into: Move[]): void {
  if ((s.sealed & (1 << seat)) !== 0) return
  if (handsFilled(s, seat) < s.hands[seat]) {
    for (let good = 0; good < 5; good++) {
      const own = s.goods[seat * 5 + good]
      if (own === 0 || offerReason(s, seat, good, 1) !== 0) continue
      for (let n = 1; n <= own; n++) into.push(OFFER(good, n))
    }
  }
  into.push(SEAL)
}

type Push = (s: State, seat: Seat, into: Move[]) => void

function pushPromotions(s: State, seat: Seat, into: Move[]): void {
  if (s.steps > 0) pushSteps(s, seat, seat, BY_OFFERING, into)
  into.push(STOP)
}

function pushEach(
  s: State,
  first: number,
  last: number,
  reason: (s: State, n: number) => number,
  make: (n: number) => Move,
  into: Move[],
): void {
  for (let n = first; n <= last; n++) if (reason(s, n) === 0) into.push(make(n))
}

const pushDone: Push = (_s, _seat, into) => {
  into.push(DONE)
}

/** The answers of each step. */
const ANSWERS = byStep<Push>(
  {
    pickSkill: (s, _seat, into) => {
      for (let i = 0; i < s.skills.length; i++) into.push(SKILL(s.skills[i]))
    },
    foodTile: (s, _seat, into) => pushFood(s, into),
    turn: pushSpaces,
    afterAction: pushDone,
    finalUnchain: pushDone,
    takeFood: (s, _seat, into) => pushEach(s, 0, 2, takeFoodReason, TAKE, into),
    promote: (s, seat, into) => pushSteps(s, seat, seat, BY_ACTION, into),
    promoteStep: pushPromotions,
    freePromotion: pushPromotions,
    neutralPromotion: (s, seat, into) => pushSteps(s, seat, s.seats, NEUTRAL, into),
    exchangeGive: (s, seat, into) => {
      for (let g = 0; g < 4; g++) if (giveReason(s, seat, g) === 0) into.push(GIVE(g))
    },
    exchangeTake: (s, _seat, into) => pushEach(s, 0, 3, exchangeTakeReason, TAKE, into),
    exchangeCount: (s, seat, into) => pushCounts(exchangeMax(s, seat), into),
    convertCount: (s, seat, into) => pushCounts(convertMax(s, seat), into),
    split: (s, seat, into) => pushSplits(s, seat, 0, s.rolled, s.seats, into),
    advance: (s, seat, into) => {
      for (let t = 0; t < 2; t++) if (trackReason(s, seat, t) === 0) into.push(TRACK(t))
    },
    rob: (s, seat, into) => {
      for (let space = 1; space <= 14; space++) if (robReason(s, seat, space) === 0) into.push(ROB(space))
    },
    usePeek: (_s, _seat, into) => {
      into.push(PEEK(0), PEEK(1))
    },
    peekPick: (s, _seat, into) => {
      for (let c = 0; c < 3; c++) if (s.bag[c] > 0) into.push(PICK(c))
    },
    placeStone: pushChains,
    swap: pushSwaps,
    scraps: pushScraps,
    copyTarget: pushCopies,
    addGood: (s, seat, into) => {
      for (let g = 0; g < 5; g++) if (s.goods[seat * 5 + g] > 0) into.push(ADD(g))
    },
    honeyCount: (s, seat, into) => pushCounts(honeyMax(s, seat), into),
    send: pushSends,
    announceDouble: (_s, _seat, into) => {
      into.push(ANNOUNCE(0), ANNOUNCE(1))
    },
    offer: pushOffers,
  },
  () => undefined,
)

/** Every legal move of a seat, appended to `into`. Unchaining comes last. */
export function moves(s: State, seat: Seat, into: Move[] = []): Move[] {
  if (s.step === STEP.over || isChanceStep(s.step) || !isAlive(s, seat)) return into
  if (isAsked(s, seat)) ANSWERS[s.step](s, seat, into)
  pushUnchain(s, seat, into)
  return into
}
