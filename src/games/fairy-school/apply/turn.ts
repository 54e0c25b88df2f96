/** The phases of a turn as everybody sees them end (FS-P1 to FS-P6, FS-FINAL-10). */
import { AIR, BOTTOM_RIGHT, FOREST, TOP_LEFT } from '../codes.ts'
import { cubesOf, kindness } from '../queries.ts'
import type { State } from '../state.ts'
import { CELLS, COLUMNS } from '../types.ts'
import { drawCards, type Emit, gainOne, pay } from './common.ts'

const ROW = FOREST / 2

/** As many cards as there are free cells (FS-P1-01). */
export function beginPlanning(s: State, emit: Emit): void {
  for (let seat = 0; seat < s.seats; seat++) {
    let free = 0
    for (let c = seat * FOREST; c < (seat + 1) * FOREST; c++) if (s.forest[c] === 0) free++
    const shuffled = drawCards(s, seat, free, s.hand[seat])
    emit?.({ type: 'drew', seat, count: s.hand[seat].length, cards: s.hand[seat].slice(), shuffled })
  }
}

const plannedCards = (s: State, seat: number) =>
  CELLS.flatMap((at, cell) => (s.planned[seat] & (1 << cell) ? [{ card: s.forest[seat * FOREST + cell], at }] : []))

/** All placements are revealed (FS-P1-04). */
export function revealPlans(s: State, emit: Emit): void {
  for (let seat = 0; seat < s.seats; seat++) {
    emit?.({ type: 'planned', seat, cards: plannedCards(s, seat) })
    s.planned[seat] = 0
    s.fresh[seat] = []
  }
}

/** Columns are paid, and their cards played (FS-P2-02 to 08). */
export function revealColumns(s: State, emit: Emit): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const bits = s.choice[seat]
    for (let c = 0; c < ROW; c++) {
      if (!(bits & (1 << c))) continue
      const f = seat * FOREST + c
      s.shared[seat].push(s.forest[f])
      s.sharedCubes[seat].push(0)
      s.personal[seat].push(s.forest[f + ROW])
      s.personalCubes[seat].push(0)
      s.forest[f] = 0
      s.forest[f + ROW] = 0
    }
    s.choice[seat] = 0
    emit?.({
      type: 'played',
      seat,
      columns: COLUMNS.filter((_, c) => bits & (1 << c)),
      shared: s.shared[seat].slice(),
      personal: s.personal[seat].slice(),
    })
    const cost = s.rules.columnsCost[bits]
    if (cost.some((n) => n > 0)) pay(s, seat, cost, 0, 'column', emit)
  }
}

/** Cubes of one's own return, others' are kindness (FS-P4-01 to 04). */
function collect(s: State, owner: number, cubes: readonly number[], from: number[]): void {
  for (const packed of cubes) {
    for (let colour = 0; colour < s.seats; colour++) {
      const n = cubesOf(packed, colour)
      if (colour === owner) s.supply[owner] += n
      else {
        s.scale[owner * s.seats + colour] += n
        from[colour] += n
      }
    }
  }
}

/** Phase 4: cubes are collected, played cards discarded (FS-P4-01 to 05, FS-NEIGH-05). */
export function cleanUp(s: State, emit: Emit): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const from = new Array<number>(s.seats).fill(0)
    collect(s, seat, s.sharedCubes[seat], from)
    collect(s, seat, s.personalCubes[seat], from)
    s.discard[seat].push(...s.shared[seat], ...s.personal[seat])
    s.shared[seat] = []
    s.personal[seat] = []
    s.sharedCubes[seat] = []
    s.personalCubes[seat] = []
    emit?.({ type: 'kindness', seat, from, total: kindness(s, seat) })
  }
}

/** Study cells are emptied, rows slide: the top one left, the bottom one right (FS-P5-02 to 04). */
export function shift(s: State, emit: Emit): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const f = seat * FOREST
    const discarded = [s.forest[f + TOP_LEFT], s.forest[f + BOTTOM_RIGHT]].filter((n) => n !== 0)
    s.discard[seat].push(...discarded)
    s.forest[f + TOP_LEFT] = 0
    s.forest[f + BOTTOM_RIGHT] = 0
    slide(s.forest, f)
    emit?.({ type: 'shifted', seat, discarded, forest: s.forest.slice(f, f + FOREST).map((n) => n || null) })
  }
}

function slide(forest: number[], f: number): void {
  let to = f
  for (let c = f; c < f + ROW; c++) {
    const card = forest[c]
    forest[c] = 0
    if (card !== 0) forest[to++] = card
  }
  to = f + FOREST - 1
  for (let c = f + FOREST - 1; c >= f + ROW; c--) {
    const card = forest[c]
    forest[c] = 0
    if (card !== 0) forest[to--] = card
  }
}

/** What is left of a discount lapses (FS-CARD-28). */
export function endRealisation(s: State): void {
  s.discount.fill(0)
  s.bought.fill(0)
}

/** The most advanced gain 1 air (FS-FINAL-10). */
export function payLeaders(s: State, emit: Emit): void {
  const most = Math.max(...s.steps)
  if (most === 0 || s.options.leadersBonus === 'none') return
  const seats = s.steps.flatMap((n, seat) => (n === most ? [seat] : []))
  emit?.({ type: 'leaders', seats })
  for (const seat of seats) gainOne(s, seat, AIR, 'leader', emit)
}
