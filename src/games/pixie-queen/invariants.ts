/**
 * PQ-INV-01 to 46 as far as one state, or a state and its successor, can break them. Used at the door for positions
 * and after every step of the property tests. Paths name the words of a position.
 */
import type { Fault, RuleId } from '../../core/game.ts'
import { EXTRA_SLOT, NOBODY, ON_BOARD, ON_SKILL, OUT, PHASE, SERIES_LENGTH, SERVANT_SLOT, SINGLE, SKILL_SLOT, STEP } from './codes.ts'
import { isChanceStep } from './judge.ts'
import { moves } from './moves.ts'
import { demandsLeft, discsOf, discsOn, isAlive } from './queries.ts'
import { coloursOf, pixiesEach, type State, stonesInBag } from './state.ts'
import { CUBES, GOODS, SERIES, SINGLE_USE, SKILLS, STEPS } from './types.ts'

type Report = (path: string, message: string, rule: RuleId) => void

/** Goods taken into hands and not yet revealed. */
function committed(s: State, good: number): number {
  if (s.step !== STEP.offer) return 0
  return s.offers.reduce((n, o) => n + (o !== 0 && (o & 7) === good ? o >> 3 : 0), 0)
}

/** PQ-INV-01 to 08. */
function supplies(s: State, report: Report): void {
  const e = s.options.edition
  GOODS.forEach((name, g) => {
    let n = s.stock[g] + s.removed[g] + s.row[g] + committed(s, g) + (g === 3 ? s.bag[0] : g === 4 ? s.bag[1] : 0)
    for (let seat = 0; seat < s.seats; seat++) n += s.goods[seat * 5 + g]
    if (n !== e.goods[name])
      report(
        `stock.${name}`,
        `${n} in all places together instead of ${e.goods[name]}`,
        g < 3 ? (g === 0 ? 'PQ-INV-01' : 'PQ-INV-02') : 'PQ-INV-03',
      )
    if (s.row[g] < (e.specialRow[name] ?? 0)) report(`specialRow.${name}`, 'is less than at the start', 'PQ-INV-07')
  })
  const fullBag = [e.bag.silver, e.bag.gold, stonesInBag(s.options, s.seats)]
  CUBES.forEach((name, k) => {
    if (s.bag[k] > fullBag[k]) report(`bag.${name}`, `more than the ${fullBag[k]} of the start`, 'PQ-INV-08')
  })
  const stones = s.bag[2] + s.stonesOut + s.held + s.stones.reduce((a, b) => a + b, 0)
  if (stones !== e.stones.total) report('stonesOut', `${stones} stones in all places together instead of ${e.stones.total}`, 'PQ-INV-04')
  const start = GOODS.reduce((n, name) => n + (e.specialRow[name] ?? 0), 0)
  const row = s.row.reduce((a, b) => a + b, 0)
  if (row !== start + s.taken[2]) report('specialRow', `holds ${row} goods instead of ${start + s.taken[2]}`, 'PQ-INV-06')
  if ([s.stock, s.goods, s.removed, s.row, s.bag].some((list) => list.some((n) => n < 0 || !Number.isInteger(n))))
    report('stock', 'a count is negative or broken', 'PQ-INV-05')
}

/** PQ-INV-09, 18, 20, 23 to 25. */
function pixies(s: State, report: Report): void {
  const each = pixiesEach(s.options, s.seats)
  for (let colour = 0; colour < coloursOf(s.seats); colour++) {
    const path = colour < s.seats ? `players[${colour}].miners` : 'neutralMiners'
    const inCastle = s.castle.filter((c) => c === colour).length
    const onBoard = s.pixies.filter((c) => c === colour).length
    const out = colour < s.seats && !isAlive(s, colour)
    const total = s.miners[colour] + onBoard + inCastle
    if (out ? s.miners[colour] + onBoard > 0 : total !== each)
      report(path, `${total} pixies in all places together instead of ${out ? 0 : each}`, 'PQ-INV-09')
    chains(s, colour, report)
  }
  if (s.pixies[SERVANT_SLOT] !== NOBODY && s.phase !== PHASE.rewards) report('servantSlot', 'is empty outside phase IV', 'PQ-INV-18')
  if (s.castle.length !== s.taken[0])
    report('castle', `holds ${s.castle.length} pixies, but ${s.taken[0]} servant tiles are taken`, 'PQ-INV-20')
}

function chains(s: State, colour: number, report: Report): void {
  for (let place = 0; place < 2; place++) {
    const n = s.stones[colour * 2 + place]
    const path = colour < s.seats ? `players[${colour}].stones[${place}]` : `neutralStones[${place}]`
    if (n > s.rules.perMiner) report(path, `more than ${s.rules.perMiner} stones`, 'PQ-INV-23')
    if (n > 0 && place >= s.miners[colour]) report(path, 'stones without a miner', 'PQ-INV-23')
  }
}

function doubleSpace(s: State, space: number, report: Report): void {
  const discs = discsOn(s, space)
  const path = `spaces[${space}]`
  if (space === 5 && s.rules.convertAgain) return
  if (discs + (s.pixies[space] === NOBODY ? 0 : 1) > 2) report(path, 'holds more than two pieces', 'PQ-INV-11')
  if (discs === 2 && !Array.from({ length: s.seats }, (_, seat) => discsOf(s, space, seat)).includes(2))
    report(path, 'two discs of two players', 'PQ-INV-12')
}

function ownSpace(s: State, space: number, report: Report): void {
  for (let seat = 0; seat < s.seats; seat++)
    if (discsOf(s, space, seat) > 1) report(`spaces[${space}]`, 'more than one disc of a player', 'PQ-INV-16')
}

/** PQ-INV-11 to 17. */
function discs(s: State, report: Report): void {
  for (let space = 1; space <= 21; space++) {
    const n = discsOn(s, space)
    if (n > 0 && s.phase !== PHASE.actions) report(`spaces[${space}].discs`, 'no disc lies on the board outside phase II', 'PQ-INV-15')
    if (space <= 14) doubleSpace(s, space, report)
    else if (space === 15 || space === 18) ownSpace(s, space, report)
    else if (space !== 21 && n > (space === 17 ? 3 : 1)) report(`spaces[${space}].discs`, 'too many discs', 'PQ-INV-17')
  }
  if (Array.from({ length: s.seats }, (_, seat) => discsOf(s, 21, seat)).filter((n) => n > 0).length > 1)
    report('spaces[21].discs', 'discs of two players', 'PQ-INV-17')
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isAlive(s, seat)) continue
    let n = s.discs[seat]
    for (let space = 1; space <= 21; space++) n += discsOf(s, space, seat)
    if (n !== s.rules.discs)
      report(`players[${seat}].discs`, `${n} discs in hand and on the board instead of ${s.rules.discs}`, 'PQ-INV-14')
  }
}

/** A servant tile belongs to the pixie that arrived with it; only eliminated players and the third colour lose tiles (PQ-OUT-10, PQ-TWO-18). */
function canOwn(s: State, tile: number, owner: number): boolean {
  if (tile >= SERIES_LENGTH) return owner !== OUT || s.alive !== (1 << s.seats) - 1
  const colour = s.castle[tile]
  return owner === (colour < s.seats && isAlive(s, colour) ? colour : OUT)
}

/** PQ-INV-21, 22. */
function rewards(s: State, report: Report): void {
  s.owner.forEach((owner, tile) => {
    const series = Math.floor(tile / SERIES_LENGTH)
    const isTaken = tile % SERIES_LENGTH < s.taken[series]
    if (isTaken === (owner === ON_BOARD)) report(`taken.${SERIES[series]}`, 'taken tiles are the first ones of the row', 'PQ-INV-21')
    if (isTaken && !canOwn(s, tile, owner))
      report(`taken.${SERIES[series]}`, `nobody has the tile of ${s.rules.rewards[tile]}, or not the right player`, 'PQ-INV-22')
    if (owner >= 0 && owner !== OUT && !isAlive(s, owner))
      report(`players[${owner}].rewards`, 'an eliminated player has no tiles', 'PQ-INV-22')
  })
}

function looseTiles(s: State): number[] {
  const all: number[] = s.onBoardSkill > 0 ? [s.onBoardSkill] : []
  for (let seat = 0; seat < s.seats; seat++)
    for (const slot of [0, 1, ON_SKILL]) if (s.tiles[seat * 4 + slot] > 0) all.push(s.tiles[seat * 4 + slot])
  return all
}

/** PQ-INV-27, 28. */
function tiles(s: State, report: Report): void {
  const loose = looseTiles(s)
  SINGLE_USE.forEach((name, kind) => {
    const n = loose.filter((t) => t === SINGLE + kind).length + ((s.boardSingles >> kind) & 1)
    if (n !== 1) report('singleUse', `the ${name} tile is in ${n} places`, 'PQ-INV-27')
  })
  const inUse = [...(s.options.edition.foodTilesTopFirst[String(s.seats)] ?? [])]
  for (const tile of [...s.stack, ...loose.filter((t) => t < SINGLE)]) {
    const i = inUse.indexOf(tile)
    if (i < 0) report('foodTiles', `there are too many tiles of ${tile}`, 'PQ-INV-28')
    else inUse.splice(i, 1)
  }
  if (inUse.length > 0 && s.alive === (1 << s.seats) - 1) report('foodTiles', `tiles are missing: ${inUse.join(', ')}`, 'PQ-INV-28')
}

/** PQ-INV-29, 30. */
function skills(s: State, report: Report): void {
  SKILLS.forEach((name, k) => {
    let n = s.skills.filter((x) => x === k).length
    for (let seat = 0; seat < s.seats; seat++) if (s.tiles[seat * 4 + SKILL_SLOT] === k + 1) n++
    if (n > 1) report('skills', `${name} is in ${n} places`, 'PQ-INV-29')
  })
  for (let seat = 0; seat < s.seats; seat++) {
    const skill = s.tiles[seat * 4 + SKILL_SLOT]
    if (s.phase !== PHASE.setup && isAlive(s, seat) !== skill > 0)
      report(`players[${seat}].skill`, 'each living player has one skill', 'PQ-INV-29')
    if (s.tiles[seat * 4 + ON_SKILL] > 0 && skill !== EXTRA_SLOT) report(`players[${seat}].onSkill`, 'only S8 carries a tile', 'PQ-INV-30')
  }
  if (s.onBoardSkill > 0 && !s.skills.includes(EXTRA_SLOT - 1)) report('onBoardSkill', 'S8 does not lie on the board', 'PQ-INV-30')
}

function isPermutation(s: State, order: readonly number[]): boolean {
  return order.length === new Set(order).size && order.reduce((bits, seat) => bits | (1 << seat), 0) === s.alive
}

/** PQ-INV-31, 32, 35, 37, 39, 45. */
function order(s: State, report: Report): void {
  if (!isPermutation(s, s.now)) report('turnNow', 'is not an order of the living players', 'PQ-INV-31')
  if (!isPermutation(s, s.next)) report('turnNext', 'is not an order of the living players', 'PQ-INV-31')
  if (s.phase === PHASE.steal && s.now.join() !== s.next.join()) report('turnNow', 'equals turnNext in phase I', 'PQ-INV-32')
  for (let seat = 0; seat < s.seats; seat++) {
    if (isAlive(s, seat) && s.phase < PHASE.scoring && s.punishment[seat] >= s.rules.oubliette)
      report(`players[${seat}].punishment`, `a living player has fewer than ${s.rules.oubliette}`, 'PQ-INV-37')
    for (const track of [0, 1]) {
      const n = s.track[seat * 2 + track]
      if (n < 1 || n > s.rules.trackLength)
        report(`players[${seat}].${track ? 'goldTrack' : 'silverTrack'}`, 'is off the track', 'PQ-INV-35')
    }
  }
  if (s.phase !== PHASE.setup && s.round < 1) report('round', 'starts with 1', 'PQ-INV-45')
}

/** Whether the demand of this round lies open, by phase and step; -1 when both may be (a game cut short). */
function demandOpen(s: State): number {
  if (s.phase === PHASE.over) return -1
  if (s.phase < PHASE.offerings) return 0
  return s.phase === PHASE.offerings && (s.step === STEP.announceDouble || s.step === STEP.demand) ? 0 : 1
}

function demands(s: State, report: Report): void {
  const open = demandOpen(s)
  const expected = s.round - 1 + open
  if (s.phase === PHASE.setup ? s.demands.length > 0 : open >= 0 && s.demands.length !== expected)
    report('demands', `${s.demands.length} are revealed instead of ${Math.max(0, expected)}`, 'PQ-INV-39')
  for (let food = 0; food < 3; food++)
    if (demandsLeft(s, food) < 0) report('demands', `more ${GOODS[food]} demands than tokens`, 'PQ-INV-39')
}

/** Phases in which a step can be asked. */
function phasesOf(step: number): readonly number[] {
  if (step <= STEP.pickSkill) return [PHASE.setup]
  if (step === STEP.foodTile) return [PHASE.steal]
  if (step === STEP.afterAction) return [PHASE.actions, PHASE.rewards]
  if (step === STEP.send) return [PHASE.actions, PHASE.offerings, PHASE.punishments]
  if (step <= STEP.honeyCount) return [PHASE.actions]
  if (step <= STEP.offer) return [PHASE.offerings]
  if (step <= STEP.neutralPromotion) return [PHASE.rewards]
  return step === STEP.finalUnchain ? [PHASE.scoring] : [PHASE.over]
}

function asked(s: State): number[] {
  return s.step === STEP.offer ? s.now.filter((seat) => (s.sealed & (1 << seat)) === 0) : [s.acting]
}

/** PQ-INV-34, 38, 43: the decision asked is one that can be asked and answered. */
function decision(s: State, report: Report): void {
  const name = STEPS[s.step]
  if (!phasesOf(s.step).includes(s.phase)) return report('step', `${name} does not belong to this phase`, 'PQ-INV-43')
  if (s.step !== STEP.send && s.owed.some((n) => n > 0)) report('progress.owed', 'is empty when something else is asked', 'PQ-INV-38')
  if (s.step === STEP.over) return
  if (isChanceStep(s.step)) {
    if (s.acting !== NOBODY) report('acting', 'nobody decides while chance is asked', 'PQ-INV-43')
    if (s.step === STEP.draw && (s.draws < 1 || s.draws > s.bag[0] + s.bag[1] + s.bag[2]))
      report('progress.draws', 'cannot be drawn from the bag', 'PQ-INV-43')
    return
  }
  if (s.step === STEP.send) sending(s, report)
  const seats = asked(s)
  if (seats.length === 0) report('offers', 'somebody has to decide', 'PQ-INV-43')
  for (const seat of seats) {
    if (seat < 0 || !isAlive(s, seat)) report('acting', 'a living player has to decide', 'PQ-INV-43')
    else if (moves(s, seat).length === 0) report('step', `${name} has no legal answer`, 'PQ-INV-43')
  }
}

function sending(s: State, report: Report): void {
  if (s.acting === s.now[0]) report('acting', 'the favourite never sends a pixie', 'PQ-INV-34')
  if (!s.furious && !(s.owed[s.acting] > 0)) report('progress.owed', 'the acting seat owes no pixie', 'PQ-INV-38')
}

const CHECKS: readonly ((s: State, report: Report) => void)[] = [supplies, pixies, discs, rewards, tiles, skills, order, demands, decision]

/** Every invariant this state breaks, with the word it shows in; empty when sound. */
export function faultsOf(s: State): Fault[] {
  const faults: Fault[] = []
  const report: Report = (path, message, rule) => faults.push({ path, message, rule })
  for (const check of CHECKS) check(s, report)
  return faults
}

/** Invariants that only show between a state and its successor: PQ-INV-07, 08, 13, 19, 20, 26, 33, 35, 36, 46. */
export function stepFaults(before: State, after: State): Fault[] {
  const faults: Fault[] = []
  const need = (ok: boolean, path: string, message: string, rule: RuleId): void => {
    if (!ok) faults.push({ path, message, rule })
  }
  const setUp = before.phase === PHASE.setup
  need(
    after.row.every((n, g) => n >= before.row[g]),
    'specialRow',
    'has shrunk',
    'PQ-INV-07',
  )
  need(
    after.bag.every((n, k) => n <= before.bag[k]),
    'bag',
    'has gained a piece',
    'PQ-INV-08',
  )
  const samePhase = before.phase === PHASE.actions && after.phase === PHASE.actions && before.round === after.round
  need(!samePhase || before.used.every((n, i) => n === 0 || after.used[i] !== 0), 'spaces', 'an occupied space became free', 'PQ-INV-13')
  need(after.castle.length - before.castle.length <= 1, 'castle', 'two pixies at once', 'PQ-INV-19')
  need(
    before.castle.every((c, i) => after.castle[i] === c),
    'castle',
    'a servant has left',
    'PQ-INV-20',
  )
  need(setUp || after.track.every((n, i) => n >= before.track[i]), 'players', 'a track disc has gone back', 'PQ-INV-35')
  need(
    after.punishment.every((n, i) => n >= before.punishment[i]),
    'players',
    'punishment has shrunk',
    'PQ-INV-36',
  )
  need(after.options === before.options && after.rules === before.rules, 'options', 'have changed', 'PQ-INV-46')
  const orderMay =
    setUp ||
    before.round !== after.round ||
    before.alive !== after.alive ||
    (before.phase === PHASE.actions && after.phase !== PHASE.actions)
  need(orderMay || before.now.join() === after.now.join(), 'turnNow', 'has changed', 'PQ-INV-33')
  for (let colour = 0; colour < after.miners.length; colour++) {
    if (colour < after.seats && !isAlive(after, colour)) continue
    const held = (after.stones[colour * 2] > 0 ? 1 : 0) + (after.stones[colour * 2 + 1] > 0 ? 1 : 0)
    need(after.miners[colour] >= held, `players[${colour}].miners`, 'a chained pixie has left', 'PQ-INV-26')
  }
  return faults
}
