/** Reading the facts kept with a saved table: they may come from another version, or be missing. */
import type { Json } from '../../../core/game.ts'
import type { GardenFacts } from '../../../games/fairy-school/types.ts'

const SEATS = 6

const isCounts = (json: Json | undefined): json is readonly number[] =>
  Array.isArray(json) &&
  json.length > 0 &&
  json.length <= SEATS &&
  json.every((n) => typeof n === 'number' && Number.isInteger(n) && n >= 0)

/** How far every fairy has come; null when the facts do not say so for every seat. */
export function readFacts(json: Json): GardenFacts | null {
  if (typeof json !== 'object' || json === null || !('points' in json)) return null
  const { points, projects } = json
  return isCounts(points) && isCounts(projects) && points.length === projects.length ? { points, projects } : null
}
