/** Words to state: every field read with its bounds, then the invariants; every fault named. */
import { at, bool, type Checker, checker, type Fields, fault, fields, finish, int, ints, list, oneOf, type Path } from '../../core/check.ts'
import { NOBODY, ON_BOARD, OUT, PHASE, SERIES_LENGTH, SERVANT_SLOT, SINGLE, STEP, THEN, THENS } from './codes.ts'
import { faultsOf } from './invariants.ts'
import { readOptions } from './options.ts'
import { coloursOf, type State, setup } from './state.ts'
import { usualTurn } from './table.ts'
import { CUBES, FOODS, GOODS, type Options, PHASES, SERIES, SINGLE_USE, SKILLS, STEPS } from './types.ts'

const TABLE_KEYS = [
  'game',
  'format',
  'options',
  'seats',
  'round',
  'phase',
  'step',
  'acting',
  'deciding',
  'turnNow',
  'turnNext',
  'priority',
  'copiers',
  'spaces',
  'servantSlot',
  'castle',
  'taken',
  'stock',
  'removed',
  'specialRow',
  'bag',
  'stonesOut',
  'demands',
  'foodTiles',
  'singleUse',
  'skills',
  'onBoardSkill',
  'neutralMiners',
  'neutralStones',
  'eliminated',
  'history',
  'progress',
  'players',
  'offers',
  'result',
]
const PLAYER_KEYS = [
  'alive',
  'punishment',
  'silverTrack',
  'goldTrack',
  'discs',
  'passed',
  'miners',
  'stones',
  'foodTile',
  'singleUse',
  'skill',
  'onSkill',
  'servants',
  'goods',
  'rewards',
  'markers',
]
const PROGRESS_KEYS = [
  'action',
  'copying',
  'give',
  'take',
  'rolled',
  'picks',
  'draws',
  'stones',
  'steps',
  'stepsDue',
  'owed',
  'then',
  'furious',
  'hands',
  'turn',
  'idle',
  'slot',
]

/** A number or null (as -1). */
const orNone = (c: Checker, x: unknown, path: Path, max: number): number => (x === null ? NOBODY : int(c, x, path, 0, max))
/** A word or null (as 0), words numbered from 1. */
const wordOrNone = (c: Checker, x: unknown, path: Path, words: readonly string[]): number => (x === null ? 0 : 1 + oneOf(c, x, path, words))

function readGoods(c: Checker, x: unknown, path: Path): number[] {
  const o = fields(c, x, path, GOODS)
  return GOODS.map((g) => int(c, o[g], at(path, g), 0, 1000, 'PQ-INV-05'))
}

/** A food tile by number or a single-use tile by name; 0 for null. */
function readLoose(c: Checker, x: unknown, path: Path): number {
  if (x === null) return 0
  return typeof x === 'number' ? int(c, x, path, 1, 15) : SINGLE + oneOf(c, x, path, SINGLE_USE)
}

function readBits(c: Checker, x: unknown, path: Path, words: readonly string[], rule: string): number {
  let bits = 0
  list(c, x, path, 0, words.length).forEach((w, i) => {
    const bit = 1 << oneOf(c, w, at(path, i), words)
    if (bits & bit) fault(c, at(path, i), 'stands there twice', rule)
    bits |= bit
  })
  return bits
}

function readSpaces(c: Checker, s: State, x: unknown): void {
  list(c, x, 'spaces', 22, 22).forEach((entry, space) => {
    const path = `spaces[${space}]`
    const o = fields(c, entry, path, ['pixie', 'discs'])
    const pixie = orNone(c, o['pixie'], at(path, 'pixie'), coloursOf(s.seats) - 1)
    if (space >= 1 && space <= 14) s.pixies[space] = pixie
    else if (pixie !== NOBODY) fault(c, at(path, 'pixie'), 'only spaces 1 to 14 have a hand slot', 'PQ-ACT-04')
    for (const seat of ints(c, o['discs'], at(path, 'discs'), [0, 7], 0, s.seats - 1)) s.used[space] += 1 << (3 * seat)
    if (space === 0 && s.used[0] !== 0) fault(c, at(path, 'discs'), 'there is no space 0')
  })
}

function readTable(c: Checker, s: State, o: Fields): void {
  s.round = int(c, o['round'], 'round', 0, s.rules.rounds, 'PQ-INV-45')
  s.phase = oneOf(c, o['phase'], 'phase', PHASES)
  s.step = oneOf(c, o['step'], 'step', STEPS)
  s.acting = orNone(c, o['acting'], 'acting', s.seats - 1)
  s.now = ints(c, o['turnNow'], 'turnNow', [0, s.seats], 0, s.seats - 1, 'PQ-INV-31')
  s.next = ints(c, o['turnNext'], 'turnNext', [0, s.seats], 0, s.seats - 1, 'PQ-INV-31')
  s.priority = orNone(c, o['priority'], 'priority', s.seats - 1)
  s.copiers = int(c, o['copiers'], 'copiers', 0, s.seats)
  readSpaces(c, s, o['spaces'])
  s.pixies[SERVANT_SLOT] = orNone(c, o['servantSlot'], 'servantSlot', coloursOf(s.seats) - 1)
  s.castle = ints(c, o['castle'], 'castle', [0, SERIES_LENGTH], 0, coloursOf(s.seats) - 1)
  const taken = fields(c, o['taken'], 'taken', SERIES)
  s.taken = SERIES.map((k) => int(c, taken[k], at('taken', k), 0, SERIES_LENGTH, 'PQ-INV-21'))
  if (s.seats === 2) readNeutral(c, s, o)
  else int(c, o['neutralMiners'], 'neutralMiners', 0, 0, 'PQ-TWO-02')
}

function readNeutral(c: Checker, s: State, o: Fields): void {
  s.miners[2] = int(c, o['neutralMiners'], 'neutralMiners', 0, 7)
  if (o['neutralStones'] === undefined) return
  const stones = ints(c, o['neutralStones'], 'neutralStones', [2, 2], 0, s.rules.perMiner, 'PQ-INV-23')
  s.stones[4] = Math.max(...stones)
  s.stones[5] = Math.min(...stones)
}

function readSupplies(c: Checker, s: State, o: Fields): void {
  s.stock = readGoods(c, o['stock'], 'stock')
  s.removed = readGoods(c, o['removed'], 'removed')
  s.row = readGoods(c, o['specialRow'], 'specialRow')
  const bag = fields(c, o['bag'], 'bag', CUBES)
  s.bag = CUBES.map((k) => int(c, bag[k], at('bag', k), 0, 60, 'PQ-INV-08'))
  s.stonesOut = int(c, o['stonesOut'], 'stonesOut', 0, 60)
  s.demands = list(c, o['demands'], 'demands', 0, 7).map((d, i) => oneOf(c, d, at('demands', i), FOODS))
  s.stack = ints(c, o['foodTiles'], 'foodTiles', [0, 12], 1, 15).reverse()
  s.boardSingles = readBits(c, o['singleUse'], 'singleUse', SINGLE_USE, 'PQ-INV-27')
  s.skills = list(c, o['skills'], 'skills', 0, SKILLS.length).map((k, i) => oneOf(c, k, at('skills', i), SKILLS))
  s.onBoardSkill = readLoose(c, o['onBoardSkill'], 'onBoardSkill')
}

function readHistory(c: Checker, s: State, o: Fields): void {
  list(c, o['eliminated'], 'eliminated', 0, s.seats).forEach((group, i) => {
    for (const seat of ints(c, group, at('eliminated', i), [1, s.seats], 0, s.seats - 1)) {
      if (s.outAt[seat] > 0) fault(c, at('eliminated', i), `names seat ${seat} twice`)
      s.outAt[seat] = i + 1
      s.alive &= ~(1 << seat)
    }
  })
  s.history = list(c, o['history'], 'history', 0, s.rules.rounds).flatMap((row, i) =>
    ints(c, row, at('history', i), [s.seats, s.seats], 0, 10000),
  )
}

function readPlayer(c: Checker, s: State, x: unknown, seat: number): void {
  const path = `players[${seat}]`
  const o = fields(c, x, path, PLAYER_KEYS)
  const whole = (key: string, min: number, max: number, rule?: string): number => int(c, o[key], at(path, key), min, max, rule)
  if (bool(c, o['alive'], at(path, 'alive')) !== ((s.alive & (1 << seat)) !== 0))
    fault(c, at(path, 'alive'), 'does not agree with eliminated')
  s.punishment[seat] = whole('punishment', 0, 10000, 'PQ-INV-36')
  s.track[seat * 2] = whole('silverTrack', 1, s.rules.trackLength, 'PQ-INV-35')
  s.track[seat * 2 + 1] = whole('goldTrack', 1, s.rules.trackLength, 'PQ-INV-35')
  s.discs[seat] = whole('discs', 0, s.rules.discs, 'PQ-INV-14')
  if (bool(c, o['passed'], at(path, 'passed'))) s.passed |= 1 << seat
  s.miners[seat] = whole('miners', 0, 7, 'PQ-INV-09')
  const stones = ints(c, o['stones'], at(path, 'stones'), [2, 2], 0, s.rules.perMiner, 'PQ-INV-23', 'PQ-INV-24')
  s.stones[seat * 2] = Math.max(...stones)
  s.stones[seat * 2 + 1] = Math.min(...stones)
  readTiles(c, s, o, path, seat)
  readScreen(c, s, o, path, seat)
  if (o['servants'] !== undefined) {
    const arrived = s.castle.filter((colour) => colour === seat).length
    if (o['servants'] !== arrived) fault(c, at(path, 'servants'), `the castle holds ${arrived} pixies of this seat`, 'PQ-INV-20')
  }
}

function readTiles(c: Checker, s: State, o: Fields, path: Path, seat: number): void {
  s.tiles[seat * 4] = o['foodTile'] === null ? 0 : int(c, o['foodTile'], at(path, 'foodTile'), 1, 15)
  const single = wordOrNone(c, o['singleUse'], at(path, 'singleUse'), SINGLE_USE)
  s.tiles[seat * 4 + 1] = single > 0 ? SINGLE + single - 1 : 0
  s.tiles[seat * 4 + 2] = wordOrNone(c, o['skill'], at(path, 'skill'), SKILLS)
  s.tiles[seat * 4 + 3] = readLoose(c, o['onSkill'], at(path, 'onSkill'))
}

function readScreen(c: Checker, s: State, o: Fields, path: Path, seat: number): void {
  readGoods(c, o['goods'], at(path, 'goods')).forEach((n, g) => {
    s.goods[seat * 5 + g] = n
  })
  const markers = ints(c, o['markers'], at(path, 'markers'), [2, 2], 0, 1000)
  s.markers[seat * 2] = markers[0] ?? 0
  s.markers[seat * 2 + 1] = markers[1] ?? 0
  list(c, o['rewards'], at(path, 'rewards'), 0, 21).forEach((entry, i) => {
    const where = at(at(path, 'rewards'), i)
    const tile = fields(c, entry, where, ['series', 'value'])
    const series = oneOf(c, tile['series'], at(where, 'series'), SERIES)
    if (!claimTile(s, series, tile['value'], seat))
      fault(c, where, 'this tile is not among those taken and free', isTaken(s, series, tile['value']) ? 'PQ-INV-22' : 'PQ-INV-21')
  })
}

const isTaken = (s: State, series: number, value: unknown): boolean =>
  s.rules.rewards.slice(series * SERIES_LENGTH, series * SERIES_LENGTH + s.taken[series]).some((v) => v === value)

/** Gives the first unclaimed taken tile of that value to a seat. */
function claimTile(s: State, series: number, value: unknown, seat: number): boolean {
  for (let i = 0; i < s.taken[series]; i++) {
    const tile = series * SERIES_LENGTH + i
    if (s.owner[tile] !== ON_BOARD || s.rules.rewards[tile] !== value) continue
    s.owner[tile] = seat
    return true
  }
  return false
}

function markLostTiles(s: State): void {
  for (let tile = 0; tile < s.owner.length; tile++)
    if (s.owner[tile] === ON_BOARD && tile % SERIES_LENGTH < s.taken[Math.floor(tile / SERIES_LENGTH)]) s.owner[tile] = OUT
}

function readOffers(c: Checker, s: State, x: unknown): void {
  list(c, x, 'offers', s.seats, s.seats).forEach((entry, seat) => {
    const path = at('offers', seat)
    const o = fields(c, entry, path, ['sealed', 'hands'])
    if (bool(c, o['sealed'], at(path, 'sealed'))) s.sealed |= 1 << seat
    list(c, o['hands'], at(path, 'hands'), 0, 3).forEach((hand, h) => {
      const where = at(at(path, 'hands'), h)
      const f = fields(c, hand, where, ['good', 'count'])
      const good = oneOf(c, f['good'], at(where, 'good'), GOODS)
      s.offers[seat * 3 + h] = good + 8 * int(c, f['count'], at(where, 'count'), 1, 1000, 'PQ-OFFER-09')
    })
  })
}

/** What usually follows, for documents that leave `then` out. */
function usualThen(s: State): number {
  if (s.step === STEP.afterAction) return s.phase === PHASE.actions ? THEN.endTurn : THEN.promotions
  if (s.step !== STEP.send || s.furious) return THEN.none
  if (s.phase === PHASE.offerings) return THEN.queen
  if (s.phase === PHASE.punishments) return THEN.tracks
  return s.action === 18 ? THEN.copyTarget : s.action > 0 ? THEN.endAction : THEN.endTurn
}

function readProgress(c: Checker, s: State, x: unknown): void {
  const o = fields(c, x, 'progress', PROGRESS_KEYS)
  const whole = (key: string, max: number): number => (o[key] === undefined ? 0 : int(c, o[key], at('progress', key), 0, max))
  const perSeat = (key: string, max: number): number[] =>
    o[key] === undefined ? new Array<number>(s.seats).fill(0) : ints(c, o[key], at('progress', key), [s.seats, s.seats], 0, max)
  const flag = (key: string): number => (o[key] !== undefined && bool(c, o[key], at('progress', key)) ? 1 : 0)
  s.action = whole('action', 21)
  s.copying = flag('copying')
  s.give = o['give'] === undefined ? 0 : oneOf(c, o['give'], 'progress.give', GOODS)
  s.take = o['take'] === undefined ? 0 : oneOf(c, o['take'], 'progress.take', GOODS)
  s.rolled = whole('rolled', 15)
  s.picks = whole('picks', 2)
  s.draws = whole('draws', 7)
  s.held = whole('stones', 60)
  s.steps = whole('steps', 1000)
  s.due = perSeat('stepsDue', 1000)
  s.owed = perSeat('owed', 30)
  s.furious = flag('furious')
  s.hands = perSeat('hands', 3)
  s.slot = o['slot'] === undefined ? 0 : oneOf(c, o['slot'], 'progress.slot', ['food', 'onSkill'])
  if (o['idle'] !== undefined) for (const seat of ints(c, o['idle'], 'progress.idle', [0, s.seats], 0, s.seats - 1)) s.idle |= 1 << seat
  s.turn = o['turn'] === undefined ? usualTurn(s.phase, s.step, s.acting) : int(c, o['turn'], 'progress.turn', NOBODY, s.seats - 1)
  s.then = o['then'] === undefined ? usualThen(s) : oneOf(c, o['then'], 'progress.then', THENS)
}

/** Reads every field of a document into a state; faults of shape and bounds go to the checker. */
export function readState(c: Checker, o: Fields, options: Options, seats: number): State {
  const state = setup(options, seats)
  readTable(c, state, o)
  readSupplies(c, state, o)
  readHistory(c, state, o)
  list(c, o['players'], 'players', seats, seats).forEach((p, seat) => readPlayer(c, state, p, seat))
  markLostTiles(state)
  readOffers(c, state, o['offers'])
  readProgress(c, state, o['progress'])
  return state
}

/** Reads and checks a document. @throws BadInput naming every fault. */
export function parsePosition(json: unknown): { options: Options; seats: number; state: State } {
  const c = checker()
  const o = fields(c, json, '', TABLE_KEYS)
  if (o['game'] !== 'pixie-queen') fault(c, 'game', 'must be pixie-queen')
  if (o['format'] !== 1) fault(c, 'format', 'must be 1')
  const options = readOptions(c, o['options'])
  const seats = int(c, o['seats'], 'seats', 2, 5, 'PQ-ROUND-01')
  finish(c)
  const state = readState(c, o, options, seats)
  finish(c)
  c.faults.push(...faultsOf(state))
  finish(c)
  return { options, seats, state }
}
