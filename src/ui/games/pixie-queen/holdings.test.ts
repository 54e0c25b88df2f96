import { describe, expect, it } from 'vitest'
import { CHANCE } from '../../../core/game.ts'
import { Sfc32 } from '../../../core/rng.ts'
import { likelyMove } from '../../../core/testing/play.ts'
import { pixieQueen } from '../../../games/pixie-queen/index.ts'
import type { Position } from '../../../games/pixie-queen/types.ts'
import {
  CHAINS,
  foodTilesFor,
  freeSpots,
  mostStones,
  singleUseFor,
  skillsFor,
  spotsOf,
  withFoodTile,
  withPixie,
  withSingleUse,
  withSkill,
  withStone,
} from './holdings.ts'

const positionOf = (s: ReturnType<typeof pixieQueen.setup>): Position => pixieQueen.notation.position(s) as unknown as Position

/** Positions in the middle of games, at an ordinary decision of an action. */
function positions(seats: number, seed: number): Position[] {
  const rng = new Sfc32(seed)
  const s = pixieQueen.setup(pixieQueen.notation.options({}), seats)
  const found: Position[] = []
  for (let pending = pixieQueen.pending(s); pending.length > 0; pending = pixieQueen.pending(s)) {
    const by = pending[0] ?? CHANCE
    const m = by === CHANCE ? pixieQueen.chance(s, rng) : likelyMove(pixieQueen as never, s, by, pixieQueen.moves(s, by), rng)
    pixieQueen.apply(s, by, m, () => undefined)
    const position = positionOf(s)
    if (position.step === 'turn' && position.eliminated.length === 0 && rng.next(12) === 0) found.push(position)
  }
  return found
}

const samples = [2, 3, 4, 5].flatMap((seats) => positions(seats, seats))

/** Reads a position as a table would that begins with it. @throws where an invariant is broken. */
const read = (position: Position): Position =>
  positionOf(pixieQueen.setup(pixieQueen.notation.options({ start: JSON.parse(JSON.stringify(position)) }), position.seats))

/** Faults about pieces; that the decision asked has no answer any more is said to people when they go on. */
function sound(position: Position): void {
  try {
    expect(read(position)).toEqual(position)
  } catch (error) {
    const { faults } = error as { faults?: readonly { readonly rule?: string }[] }
    if (!faults?.every(({ rule }) => rule === 'PQ-INV-43')) throw error
  }
}

const eachSeat = (work: (position: Position, seat: number) => void) => {
  for (const position of samples) for (let seat = 0; seat < position.seats; seat++) work(position, seat)
}

describe('pieces set as they lie on the real board', () => {
  it('has positions to look at', () => {
    expect(samples.length).toBeGreaterThan(15)
    expect(samples.some(({ players }) => players.some(({ stones }) => stones[0] > 0))).toBe(true)
    expect(samples.some(({ players }) => players.some(({ foodTile }) => foodTile !== null))).toBe(true)
    expect(samples.some(({ players }) => players.some(({ singleUse }) => singleUse !== null))).toBe(true)
  })

  it('moves every pixie to every free spot and back', () => {
    eachSeat((position, seat) => {
      for (const from of new Set(spotsOf(position, seat)))
        for (const to of freeSpots(position)) {
          const after = withPixie(position, seat, from, to)
          sound(after)
          if (to !== from) expect(spotsOf(after, seat).filter((spot) => spot === to).length).toBeGreaterThan(0)
          expect(spotsOf(withPixie(after, seat, to, from), seat)).toEqual(spotsOf(position, seat))
        }
    })
  })

  it('lays stones and takes them away; what is undone leaves the bag as it was', () => {
    eachSeat((position, seat) => {
      for (const chain of CHAINS) {
        const has = position.players[seat]?.stones[chain] ?? 0
        const steps = [...(has < mostStones(position, seat, chain) ? [1 as const] : []), ...(has > 0 ? [-1 as const] : [])]
        for (const by of steps) {
          const after = withStone(position, position, seat, chain, by)
          sound(after)
          // The miner with more stones is the first one: the place may have changed.
          const at = CHAINS.find((each) => after.players[seat]?.stones[each] === has + by) ?? chain
          expect(withStone(after, position, seat, at, by === 1 ? -1 : 1)).toEqual(position)
        }
      }
    })
  })

  it('takes a stone from those outside where the bag has none, and puts it back there', () => {
    let laid = 0
    eachSeat((position, seat) => {
      const bare = { ...position, bag: { ...position.bag, stone: 0 }, stonesOut: position.stonesOut + position.bag.stone }
      if (mostStones(bare, seat, 0) <= (bare.players[seat]?.stones[0] ?? 0)) return
      laid++
      const after = withStone(bare, bare, seat, 0, 1)
      expect([after.bag.stone, after.stonesOut]).toEqual([0, bare.stonesOut - 1])
      expect(withStone(after, bare, seat, 0, -1)).toEqual(bare)
    })
    expect(laid).toBeGreaterThan(10)
  })

  it('gives and takes tiles and skills, each of which is in one place', () => {
    eachSeat((position, seat) => {
      for (const tile of [null, ...foodTilesFor(position, seat)]) {
        const after = withFoodTile(position, seat, tile)
        sound(after)
        expect(after.players[seat]?.foodTile).toBe(tile)
        expect(withFoodTile(after, seat, position.players[seat]?.foodTile ?? null)).toEqual(position)
      }
      for (const tile of [null, ...singleUseFor(position, seat)]) {
        const after = withSingleUse(position, seat, tile)
        sound(after)
        expect(after.players[seat]?.singleUse).toBe(tile)
      }
      for (const skill of skillsFor(position)) {
        const after = withSkill(position, seat, skill)
        sound(after)
        expect(after.players[seat]?.skill).toBe(skill)
      }
    })
  })
})
