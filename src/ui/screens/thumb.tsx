import type { Json } from '../../core/game.ts'
import { GAMES, type GameCard, type ThumbProps } from '../games/index.tsx'
import { type Lazy, lazy } from '../kit/lazy.tsx'
import { Cover } from './cover.tsx'

/** Boards in small, by game; each is loaded when a table of it is first shown. */
const boards: ReadonlyMap<string, Lazy<ThumbProps>> = new Map(
  GAMES.flatMap(({ id, play }) => (play?.loadThumb ? [[id, lazy(play.loadThumb)] as const] : [])),
)

/** A small picture: the board as it stands where its facts are known, else the cover of the game. */
export function Thumb({ game, facts = null }: { readonly game: GameCard | undefined; readonly facts?: Json }) {
  const cover = game && <Cover of={game} sizes="250px" />
  const board = game && facts !== null ? boards.get(game.id) : undefined
  return <span class="thumb">{board ? <board.View facts={facts} otherwise={cover} /> : cover}</span>
}
