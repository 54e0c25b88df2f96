/** Phase I: PQ-STEAL, PQ-A21-13. */
import { NOBODY, ON_SKILL, PHASE, SILVER, SINGLE, STEAL_SILVER, STEP, THEN } from '../codes.ts'
import { hasSkill } from '../queries.ts'
import type { State } from '../state.ts'
import { ask, delta, type Emit, gain, goOn, one } from './common.ts'

/** A new round: the big cubes copy the small ones (PQ-STEAL-01); favours of the round before end. */
export function startRound(s: State, emit: Emit): void {
  s.round++
  s.phase = PHASE.steal
  s.now = s.next.slice()
  s.turn = NOBODY
  s.priority = NOBODY
  s.copiers = 0
  s.passed = 0
  s.idle = 0
  s.sealed = 0
  s.hands.fill(0)
  s.offers.fill(0)
  emit?.({ type: 'round', round: s.round })
  emit?.({ type: 'phase', phase: 'steal' })
  income(s, 0, 0, emit)
}

/** Income of everybody from this place in the order on; stages: 0 icons, 1 food tile, 2 tile on S8, 3 silver (PQ-STEAL-15, PQ-STEAL-18). */
function income(s: State, place: number, stage: number, emit: Emit): void {
  for (let i = place; i < s.now.length; i++) {
    const seat = s.now[i]
    for (let k = i === place ? stage : 0; k < 4; k++) {
      if (k === 0) icons(s, seat, emit)
      else if (k === 3) silver(s, seat, emit)
      else if (tileYields(s, seat, k)) {
        s.slot = k - 1
        ask(s, STEP.foodTile, seat)
        return
      }
    }
  }
  s.slot = 0
  s.phase = PHASE.actions
  emit?.({ type: 'phase', phase: 'actions' })
  goOn(s, THEN.endTurn)
}

function tileYields(s: State, seat: number, stage: number): boolean {
  const tile = s.tiles[seat * 4 + (stage === 1 ? 0 : ON_SKILL)]
  return tile > 0 && tile < SINGLE && s.stock[0] + s.stock[1] + s.stock[2] > 0
}

function icons(s: State, seat: number, emit: Emit): void {
  let apple = 0
  let bread = 0
  let honey = 0
  for (let space = 1; space <= 14; space++) {
    if (s.pixies[space] !== seat) continue
    apple += gain(s, seat, 0, s.rules.icons[space * 3])
    bread += gain(s, seat, 1, s.rules.icons[space * 3 + 1])
    honey += gain(s, seat, 2, s.rules.icons[space * 3 + 2])
  }
  if (emit && apple + bread + honey > 0) emit({ type: 'income', seat, goods: delta([apple, bread, honey]), source: 'pixies' })
}

function silver(s: State, seat: number, emit: Emit): void {
  if (!hasSkill(s, seat, STEAL_SILVER)) return
  const got = gain(s, seat, SILVER, 1)
  if (emit && got > 0) emit({ type: 'income', seat, goods: one(SILVER, got), source: 'skill' })
}

/** The owner's choice of what a food tile yields (PQ-STEAL-08). */
export function yieldFood(s: State, seat: number, apple: number, bread: number, honey: number, emit: Emit): void {
  gain(s, seat, 0, apple)
  gain(s, seat, 1, bread)
  gain(s, seat, 2, honey)
  emit?.({ type: 'income', seat, goods: delta([apple, bread, honey]), source: 'foodTile' })
  income(s, s.now.indexOf(seat), s.slot + 2, emit)
}
