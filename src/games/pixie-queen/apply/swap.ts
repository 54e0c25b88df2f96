/** Action 16: PQ-A16-04 to 15, PQ-SKILL-20 to 23. */
import { EXTRA_SLOT, ON_SKILL, SINGLE, SKILL_SLOT } from '../codes.ts'
import { tileType } from '../legal/swap.ts'
import type { State } from '../state.ts'
import { type LooseTile, SKILLS, type Skill } from '../types.ts'
import { FOR_SINGLE, FOR_SKILL, FOR_SLOT } from '../words.ts'
import { type Emit, looseWord } from './common.ts'
import { endAction } from './turn.ts'

const word = (tile: number, type: number): LooseTile | Skill => (type === 2 ? SKILLS[tile - 1] : (looseWord(tile) ?? 2))

/** Puts a tile of the given type on the board and takes the wanted one. Returns the tile received. */
function withBoard(s: State, tile: number, type: number, wanted: number): number {
  if (type === 0) {
    const top = s.stack.pop() ?? 0
    s.stack.push(tile)
    return top
  }
  if (type === 1) {
    const kind = wanted - FOR_SINGLE
    s.boardSingles = (s.boardSingles & ~(1 << kind)) | (1 << (tile - SINGLE))
    return SINGLE + kind
  }
  const skill = wanted - FOR_SKILL
  s.skills[s.skills.indexOf(skill)] = tile - 1
  return skill + 1
}

/** The tile on S8 goes wherever S8 goes (PQ-SKILL-20, PQ-SKILL-22). Returns it, 0 for none. */
function carryAlong(s: State, seat: number, partner: number, gave: number, got: number): number {
  const own = seat * 4 + ON_SKILL
  const theirs = partner === 0 ? 0 : s.tiles[(partner - 1) * 4 + ON_SKILL]
  const along = gave === EXTRA_SLOT ? s.tiles[own] : got === EXTRA_SLOT ? (partner === 0 ? s.onBoardSkill : theirs) : 0
  if (gave === EXTRA_SLOT) {
    s.tiles[own] = 0
    if (partner === 0) s.onBoardSkill = along
    else s.tiles[(partner - 1) * 4 + ON_SKILL] = along
  } else if (got === EXTRA_SLOT) {
    s.tiles[own] = along
    if (partner === 0) s.onBoardSkill = 0
    else s.tiles[(partner - 1) * 4 + ON_SKILL] = 0
  }
  return along
}

/** Carries out a legal swap; parameters as in words.ts SWAP. */
export function swapTiles(s: State, seat: number, slot: number, partner: number, wanted: number, emit: Emit): void {
  const type = tileType(s, seat, slot)
  const own = seat * 4 + slot
  const gave = s.tiles[own]
  let got: number
  if (partner === 0) got = withBoard(s, gave, type, wanted)
  else {
    const theirs = (partner - 1) * 4 + wanted - FOR_SLOT
    got = s.tiles[theirs]
    s.tiles[theirs] = gave
  }
  s.tiles[own] = got
  const along = slot === SKILL_SLOT ? carryAlong(s, seat, partner, gave, got) : 0
  emit?.({
    type: 'swapped',
    seat,
    gave: word(gave, type),
    got: word(got, type),
    with: partner === 0 ? 'board' : partner - 1,
    along: looseWord(along),
  })
  endAction(s)
}
