/** Reading the facts kept with a saved table: they may come from another version, or be missing. */
import type { Json } from '../../../core/game.ts'
import type { CastleFacts, Colour } from '../../../games/pixie-queen/types.ts'

/** Pixies that can be drawn, and the largest castle that fits the picture. */
const COLOURS = 5
const ROWS = 4
const WINDOWS = 5

const isColour = (json: Json | undefined): json is Colour =>
  typeof json === 'number' && Number.isInteger(json) && json >= 0 && json < COLOURS

const isPlace = (json: Json | undefined): json is Colour | null => json === null || isColour(json)

function isRow(json: Json): json is readonly (Colour | null)[] {
  return Array.isArray(json) && json.length > 0 && json.length <= WINDOWS && json.every(isPlace)
}

/** Who stands where on the castle; null when the facts do not say so in every place. */
export function readFacts(json: Json): CastleFacts | null {
  if (typeof json !== 'object' || json === null || !('rows' in json)) return null
  const { rows, slot } = json
  if (!Array.isArray(rows) || rows.length !== ROWS || !rows.every(isRow) || !isPlace(slot)) return null
  return { rows, slot }
}
