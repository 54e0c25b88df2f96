import type { GameCard } from '../games/index.tsx'
import { Sprite } from '../kit/icon.tsx'

/** The seal of a seat: a colour and a shape of its own. */
export function Crest({
  game,
  seat,
  class: cls = '',
}: {
  readonly game: GameCard | undefined
  readonly seat: number
  readonly class?: string
}) {
  const name = game?.play?.crests[seat]
  return name === undefined ? null : <Sprite id={`crest-${name}`} class={`seat-seal p-${name} ${cls}`} />
}

/** The seals of a whole table in a row; those whose turn it is stand out. */
export function Crests({
  game,
  seats,
  turn,
}: {
  readonly game: GameCard | undefined
  readonly seats: number
  readonly turn: readonly number[]
}) {
  return (
    <span class="seat-seals" aria-hidden="true">
      {Array.from({ length: seats }, (_, seat) => (
        <Crest key={seat} game={game} seat={seat} class={turn.includes(seat) ? 'now' : ''} />
      ))}
    </span>
  )
}
