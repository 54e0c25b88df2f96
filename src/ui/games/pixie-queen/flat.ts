/** The table on a device that lies flat: loaded only there. */
import './styles/flat.css'
import type { View } from '../../../games/pixie-queen/types.ts'
import { scoreOf } from './facts.ts'

/** Punishments lie open: everybody's score, by seat. */
export const scoresOf = (view: unknown): readonly number[] => {
  const seen = view as View
  return Array.from({ length: seen.seats }, (_, seat) => scoreOf(seen, seat))
}
