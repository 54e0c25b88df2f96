/** Which tiles may be swapped by action 16: PQ-A16-03 to 16, PQ-SKILL-20 to 23. */
import type { Move } from '../../../core/game.ts'
import { SINGLE, SKILL_SLOT } from '../codes.ts'
import { isAlive } from '../queries.ts'
import { R } from '../reasons.ts'
import type { State } from '../state.ts'
import { FOR_SINGLE, FOR_SKILL, FOR_SLOT, SWAP } from '../words.ts'

/** Type of the tile in a slot: its home slot (0 food, 1 single-use, 2 skill), or -1 when the slot is empty. */
export function tileType(s: State, seat: number, slot: number): number {
  const tile = s.tiles[seat * 4 + slot]
  if (tile === 0) return -1
  if (slot === SKILL_SLOT) return 2
  return tile >= SINGLE ? 1 : 0
}

function boardReason(s: State, type: number, wanted: number): number {
  if (type === 0) return wanted !== 0 ? R.a16Type : s.stack.length > 0 ? 0 : R.a16Other
  if (type === 1) {
    if (wanted < FOR_SINGLE || wanted >= FOR_SKILL) return R.a16Type
    return s.boardSingles & (1 << (wanted - FOR_SINGLE)) ? 0 : R.a16Other
  }
  if (wanted < FOR_SKILL || wanted > FOR_SKILL + 9) return R.a16Type
  return s.skills.includes(wanted - FOR_SKILL) ? 0 : R.a16Other
}

/** May the seat give the tile in `slot` for `wanted` (a `for` code of words.ts) of `partner` (0 board, seat + 1)? */
export function swapReason(s: State, seat: number, slot: number, partner: number, wanted: number): number {
  const type = tileType(s, seat, slot)
  if (type < 0) return R.a16Own
  if (partner === 0) return boardReason(s, type, wanted)
  const other = partner - 1
  if (other === seat || !isAlive(s, other)) return R.a16Other
  if (wanted < FOR_SLOT || wanted >= FOR_SINGLE) return R.a16Type
  const theirs = tileType(s, other, wanted - FOR_SLOT)
  return theirs < 0 ? R.a16Other : theirs === type ? 0 : R.a16Type
}

function pushBoard(s: State, slot: number, type: number, into: Move[]): void {
  if (type === 0) {
    if (s.stack.length > 0) into.push(SWAP(slot, 0, 0))
  } else if (type === 1) {
    for (let k = 0; k < 3; k++) if (s.boardSingles & (1 << k)) into.push(SWAP(slot, 0, FOR_SINGLE + k))
  } else {
    for (let i = 0; i < s.skills.length; i++) into.push(SWAP(slot, 0, FOR_SKILL + s.skills[i]))
  }
}

/** Every legal swap: by own slot, the board first, then seats. */
export function pushSwaps(s: State, seat: number, into: Move[]): void {
  for (let slot = 0; slot < 4; slot++) {
    const type = tileType(s, seat, slot)
    if (type < 0) continue
    pushBoard(s, slot, type, into)
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || !isAlive(s, other)) continue
      for (let theirs = 0; theirs < 4; theirs++)
        if (tileType(s, other, theirs) === type) into.push(SWAP(slot, other + 1, FOR_SLOT + theirs))
    }
  }
}
