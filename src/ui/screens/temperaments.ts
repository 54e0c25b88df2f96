import type { ReadonlySignal } from '@preact/signals'
import { SURPRISE } from '../../app/start.ts'
import { lazyTexts } from '../../app/texts.ts'
import type { TemperamentTexts, TemperamentWords } from '../../text/index.ts'
import type { SeatControl } from '../../worker/protocol.ts'
import type { GameCard } from '../games/index.tsx'
import { useText } from './texts.ts'

/** Word for a bot without a temperament: no game calls one so. */
export const EVEN = 'even'

const known = new Map<string, ReadonlySignal<TemperamentTexts | null>>()

/** Names and descriptions of all that can be chosen for a bot of this game, by value; those of the game itself follow when they are loaded. */
export function useTemperaments(game: GameCard | undefined): TemperamentTexts {
  const { surprise, even } = useText().newTable
  if (!game?.play) return {}
  const words = known.get(game.id) ?? lazyTexts(game.play.loadTemperaments)
  known.set(game.id, words)
  return { [SURPRISE]: surprise, [EVEN]: even, ...words.value }
}

/** The words for a bot's temperament. */
export const temperamentOf = (seat: SeatControl, words: TemperamentTexts): TemperamentWords | undefined =>
  seat.kind === 'bot' ? words[seat.temperament ?? EVEN] : undefined
