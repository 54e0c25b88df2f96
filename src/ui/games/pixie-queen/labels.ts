/** Full names of what can be touched, for people who do not see it. Built from the game's words; facts from the view. */
import type { Seat } from '../../../core/game.ts'
import { SERIES, SPACES, type SpaceId, type Track } from '../../../games/pixie-queen/types.ts'
import { discsFor, nextTile, placeIn, priceOf, stepOf, stonesOf } from './facts.ts'
import type { Light } from './light.ts'
import type { Table } from './table.ts'

/** Name of an action space. */
export function spaceName({ t }: Table, id: SpaceId): string {
  const code = SPACES[id]
  return code ? t.names.spaces[code].name : ''
}

/** Row of a space in words: "in the top row". */
export function rowName({ view, w }: Table, id: SpaceId): string {
  const row = view.options.edition.pyramid.find((p) => p.id === id)?.row ?? 0
  return w.rows[row] ?? ''
}

/** A window or lantern: number, name, state, who stands there. */
export function spaceLabel(table: Table, id: SpaceId, light: Light): string {
  const { view, me, w, name } = table
  const space = view.spaces[id]
  const discs = space?.discs ?? []
  const state =
    light === 'choose' ? w.spaceOpen(discsFor(view, me, id)) : light ? w.choosing : discs.length > 0 ? w.spaceUsed : w.spaceForbidden
  const pixie = space?.pixie
  const who = pixie === null || pixie === undefined ? [] : [pixie === me ? w.yourPixie : w.pixieOf(name(pixie))]
  return [w.spaceLabel(id, spaceName(table, id), state), ...who].join(', ')
}

/** A stair: one's own price, and who stands where. */
export function stairLabel(table: Table, track: Track): string {
  const { view, me, w, name } = table
  const price = priceOf(view, me, track)
  const stands = view.turnNow.map((s) => w.standsOn(name(s), stepOf(view, s, track)))
  return [
    `${track === 'silver' ? w.silverStair : w.goldStair}: ${track === 'silver' ? w.goldPrice(price) : w.ringPrice(price)}`,
    ...stands,
  ].join('. ')
}

/** A player's plate. */
export function playerLabel(table: Table, seat: Seat): string {
  const { view, w, name } = table
  const p = view.players[seat]
  if (!p) return name(seat)
  const place = placeIn(view.turnNow, seat)
  const label = w.playerPlate(name(seat), place + 1, p.punishment, p.discs, p.miners, stonesOf(view, seat))
  const notes = [place === 0 ? w.queensFavourite : '', p.passed ? w.passed : '', p.alive ? '' : w.out].filter(Boolean)
  return [label, ...notes].join(', ')
}

/** The three series. */
export function treasuryLabel({ view, w, t }: Table): string {
  return SERIES.map((s) =>
    w.nextReward(t.names.series[s].name, nextTile(view, s) ?? 0, view.options.edition.rewardTiles[s].length - view.taken[s]),
  ).join('. ')
}

/** The servant slot. */
export function castleLabel({ view, w, name }: Table): string {
  if (view.servantSlot !== null) return `${w.explain.throne.title}: ${w.pixieOf(name(view.servantSlot))}`
  return w.servantSlot(nextTile(view, 'servant') ?? 0)
}

/** The demand tokens. */
export function demandsLabel({ view, w }: Table): string {
  return [w.demands, ...view.demands.map((f, i) => w.demandShown(i + 1, f))].join('. ')
}
