/** What a viewer may know: PQ-STOCK-06 to 11, PQ-INV-40 to 42. */
import type { Viewer } from '../../core/game.ts'
import { bonusPoints, minerPoints, trackPoints } from './apply/punishments.ts'
import { KINDS, STEP } from './codes.ts'
import { plainOptions, resultOf } from './position.ts'
import { isAlive } from './queries.ts'
import type { State } from './state.ts'
import { goodsWords, handsWords, playerWords, screenWords, tableWords } from './table.ts'
import type { Event, Hands, Screen, View } from './types.ts'

/** Screens fall when the game is over; before, they hide what is behind them unless the table plays with open screens. */
const showsScreen = (s: State, seat: number, by: Viewer): boolean => by === seat || s.options.openScreens || s.step === STEP.over

/** Hands of others stay closed until all are sealed (PQ-INV-41). */
function shownHands(s: State, seat: number, by: Viewer): Hands {
  const hands = handsWords(s, seat)
  return s.step === STEP.offer && by !== seat ? { sealed: hands.sealed, hands: [] } : hands
}

/** What lies behind a screen; of others, goods already taken into a closed hand still seem to lie there (PQ-INV-41). */
function shownScreen(s: State, seat: number, by: Viewer): Screen | null {
  if (!showsScreen(s, seat, by)) return null
  const screen = screenWords(s, seat)
  if (s.step !== STEP.offer || by === seat) return screen
  const goods = s.goods.slice(seat * KINDS, seat * KINDS + KINDS)
  for (let h = seat * 3; h < seat * 3 + 3; h++) if (s.offers[h] !== 0) goods[s.offers[h] & 7] += s.offers[h] >> 3
  return { ...screen, goods: goodsWords(goods) }
}

function due(s: State, seat: number): View['due'][number] {
  if (!isAlive(s, seat)) return { miners: 0, tracks: 0, bonus: 0 }
  return { miners: minerPoints(s, seat), tracks: trackPoints(s, seat), bonus: 0 - bonusPoints(s, seat) }
}

/** {@link import('../../core/game.ts').Game.view}. */
export function view(s: State, by: Viewer): View {
  const seats = Array.from({ length: s.seats }, (_, i) => i)
  return {
    game: 'pixie-queen',
    viewer: by,
    options: plainOptions(s.options),
    ...tableWords(s),
    players: seats.map((seat) => ({ ...playerWords(s, seat), screen: shownScreen(s, seat, by) })),
    offers: seats.map((seat) => shownHands(s, seat, by)),
    due: seats.map((seat) => due(s, seat)),
    result: resultOf(s),
  }
}

/** Every event is public (PQ-STOCK-11): goods move in the open, offerings only speak when they are revealed, seals tell no content. */
export function redact(e: Event, _by: Viewer): Event | undefined {
  return e
}
