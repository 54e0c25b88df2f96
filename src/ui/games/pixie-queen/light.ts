/** Which windows are lit now, and in what role: the board is a second way to make the choices of the region. */
import type { Place, SpaceId } from '../../../games/pixie-queen/types.ts'
import type { Option } from './options.tsx'

/**
 * `choose`: an action that costs discs; `pick`: a place to name (rob, copy, send, take up a pixie);
 * `picked`: the pixie taken up; `target`: where it, or any when none is taken up, may go; null: dark.
 */
export type Light = 'choose' | 'pick' | 'picked' | 'target' | null

/** The place a choice is made at when no pixie is taken up. */
export function placeOf(o: Option): Place | null {
  const w = o.words
  if ('space' in w) return w.space
  if ('copy' in w) return w.copy
  if ('rob' in w) return w.rob
  if ('send' in w) return w.send
  if ('promote' in w) return w.promote
  return null
}

/** The pixie taken up by hand, else the only one that can go. */
export function pickedOf(options: readonly Option[], byHand: Place | null): Place | null {
  if (byHand !== null) return byHand
  const sources = new Set(options.flatMap((o) => ('promote' in o.words ? [o.words.promote] : [])))
  const [only] = sources
  return sources.size === 1 && only !== undefined ? only : null
}

/** The light of a place among the choices, with a pixie taken up or not. */
export function lightOf(options: readonly Option[], picked: Place | null, at: Place): Light {
  if (picked !== null) {
    if (picked === at) return 'picked'
    if (options.some((o) => 'promote' in o.words && o.words.promote === picked && o.words.to === at)) return 'target'
  }
  const here = options.find((o) => placeOf(o) === at)
  if (!here) return picked === null && waysTo(options, null, at).length > 0 ? 'target' : null
  return 'space' in here.words ? 'choose' : 'pick'
}

/** The promotions that end at a place: of the pixie taken up, or of any. */
export const waysTo = (options: readonly Option[], picked: Place | null, at: Place): Option[] =>
  options.filter(({ words: w }) => 'promote' in w && w.to === at && (picked === null || w.promote === picked))

/** The choices of a pixie taken up before the others. */
export function pickedFirst(options: readonly Option[], picked: Place | null): readonly Option[] {
  const of = ({ words: w }: Option) => 'promote' in w && w.promote === picked
  return picked === null ? options : [...options.filter(of), ...options.filter((o) => !of(o))]
}

/** The choice that a place stands for on its own, if there is exactly one and no pixie has to be taken up. */
export function choiceAt(options: readonly Option[], id: SpaceId): Option | undefined {
  return options.find((o) => placeOf(o) === id && !('promote' in o.words))
}
