/**
 * What lies there in pieces rather than counts: pixies, stones, tiles and skills of a player, set one by one as people find
 * them. Whatever is set is taken from where the app has it, so that nothing is in two places (PQ-INV-04, 09, 23, 27 to 30).
 */
import type { Seat } from '../../../core/game.ts'
import { type Position, SINGLE_USE, type SingleUse, type Skill } from '../../../games/pixie-queen/types.ts'

/** Where a pixie of a player is: the mine, or the number of a space. Those in the castle came there with their tiles and stay. */
export type Spot = 'mine' | number

/** Places of stones: at the first two miners of the bottom row. */
export const CHAINS = [0, 1] as const
export type Chain = (typeof CHAINS)[number]

type Player = Position['players'][number]

/** Pieces that share a space, at most; spaces with room for a pixie are 1 to this one (PQ-INV-11). */
const ROOM = 2
const LAST_WINDOW = 14

const withPlayer = (position: Position, seat: Seat, change: Partial<Player>): Position => ({
  ...position,
  players: position.players.map((player, each) => (each === seat ? { ...player, ...change } : player)),
})

/** Where the pixies of a player are: the miners first, then by the number of the space. */
export function spotsOf({ players, spaces }: Position, seat: Seat): readonly Spot[] {
  const miners = Array.from({ length: players[seat]?.miners ?? 0 }, (): Spot => 'mine')
  return [...miners, ...spaces.flatMap(({ pixie }, space) => (pixie === seat ? [space] : []))]
}

/** Where a pixie can be put: the mine, and spaces where nobody stands and something still fits. */
export function freeSpots({ spaces }: Position): readonly Spot[] {
  const free = spaces.flatMap(({ pixie, discs }, space) =>
    space > 0 && space <= LAST_WINDOW && pixie === null && discs.length < ROOM ? [space] : [],
  )
  return ['mine', ...free]
}

/** A pixie of a player moved. Stones of a miner that is no longer there go out of play. */
export function withPixie(position: Position, seat: Seat, from: Spot, to: Spot): Position {
  const player = position.players[seat]
  if (!player || from === to) return position
  const miners = player.miners + (to === 'mine' ? 1 : 0) - (from === 'mine' ? 1 : 0)
  const stones: [number, number] = [miners > 0 ? player.stones[0] : 0, miners > 1 ? player.stones[1] : 0]
  const lost = player.stones[0] + player.stones[1] - stones[0] - stones[1]
  const spaces = position.spaces.map((each, space) =>
    space === from ? { ...each, pixie: null } : space === to ? { ...each, pixie: seat } : each,
  )
  return { ...withPlayer(position, seat, { miners, stones }), spaces, stonesOut: position.stonesOut + lost }
}

/** How many stones can lie at a miner of a player, by what is there already and what is left. */
export function mostStones({ players, options, bag, stonesOut }: Position, seat: Seat, chain: Chain): number {
  const player = players[seat]
  if (!player || player.miners <= chain) return 0
  return Math.min(options.edition.mine.stonesPerMiner, player.stones[chain] + bag.stone + stonesOut)
}

/**
 * A stone more or less at a miner of a player, the one with more first. One that the app does not know of was drawn out of
 * the bag; one that is gone is out of play. On the way back to what the app `counted` it goes where it came from.
 */
export function withStone(position: Position, counted: Position, seat: Seat, chain: Chain, by: 1 | -1): Position {
  const player = position.players[seat]
  if (!player) return position
  const sum = (all: Player | undefined) => (all ? all.stones[0] + all.stones[1] : 0)
  const known = sum(counted.players[seat])
  const drawn = by > 0 ? sum(player) >= known : sum(player) > known && position.bag.stone < counted.bag.stone
  const ofBag = drawn && (by < 0 || position.bag.stone > 0)
  const stones: [number, number] = [...player.stones]
  stones[chain] += by
  const set = withPlayer(position, seat, { stones: [Math.max(...stones), Math.min(...stones)] })
  return ofBag ? { ...set, bag: { ...position.bag, stone: position.bag.stone - by } } : { ...set, stonesOut: position.stonesOut - by }
}

/** Food tiles a player can have: the own one, and those of the stack. */
export const foodTilesFor = ({ players, foodTiles }: Position, seat: Seat): readonly number[] =>
  [...new Set([players[seat]?.foodTile ?? null, ...foodTiles])].filter((tile) => tile !== null).sort((a, b) => a - b)

/** A player with a food tile of the stack, or with none; the old one goes back to its place in it. */
export function withFoodTile(position: Position, seat: Seat, tile: number | null): Position {
  const own = position.players[seat]?.foodTile ?? null
  if (own === tile) return position
  const rest = [...position.foodTiles, ...(own === null ? [] : [own])]
  if (tile !== null) rest.splice(rest.indexOf(tile), 1)
  const order = position.options.edition.foodTilesTopFirst[String(position.seats)] ?? []
  const foodTiles = rest.sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return { ...withPlayer(position, seat, { foodTile: tile }), foodTiles }
}

/** Single-use tiles a player can have: the own one, and those on the board. */
export const singleUseFor = ({ players, singleUse }: Position, seat: Seat): readonly SingleUse[] => {
  const own = players[seat]?.singleUse
  return own ? [own, ...singleUse] : singleUse
}

/** A player with a single-use tile of the board, or with none; the old one goes back. */
export function withSingleUse(position: Position, seat: Seat, tile: SingleUse | null): Position {
  const own = position.players[seat]?.singleUse
  const singleUse = SINGLE_USE.filter((each) => each !== tile && (each === own || position.singleUse.includes(each)))
  return { ...withPlayer(position, seat, { singleUse: tile }), singleUse }
}

/** Skills a player can have: every one that is on the board or with somebody. */
export const skillsFor = ({ players, skills }: Position): readonly Skill[] => [
  ...new Set([...players.flatMap(({ skill }) => (skill ? [skill] : [])), ...skills]),
]

/** A player with another skill: it is swapped with whoever has it, or with the board; what lies on a skill stays on it. */
export function withSkill(position: Position, seat: Seat, skill: Skill): Position {
  const player = position.players[seat]
  const other = position.players.findIndex((each) => each.skill === skill)
  if (!player || other === seat) return position
  const holder = position.players[other]
  if (holder) {
    const given = withPlayer(position, other, { skill: player.skill, onSkill: player.onSkill })
    return withPlayer(given, seat, { skill, onSkill: holder.onSkill })
  }
  const skills = position.skills.flatMap((each) => (each !== skill ? [each] : player.skill ? [player.skill] : []))
  const laid = player.onSkill
  const taken = skill === 'extraSlot' ? position.onBoardSkill : null
  const onBoardSkill = laid ?? (skill === 'extraSlot' ? null : position.onBoardSkill)
  return { ...withPlayer(position, seat, { skill, onSkill: taken }), skills, onBoardSkill }
}
