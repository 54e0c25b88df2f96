import type { LastSession } from '../../app/last-session.ts'
import { href } from '../../app/routes.ts'
import type { SavedTable } from '../../app/tables.ts'
import type { InterfaceText } from '../../text/index.ts'
import { type GameCard, gameCard } from '../games/index.tsx'
import { Icon } from '../kit/icon.tsx'
import { Crests } from './crest.tsx'
import { planOf, playAtOnce, starting } from './quick.ts'
import { useText } from './texts.ts'
import { Thumb } from './thumb.tsx'
import { titleOf } from './titles.ts'

/** Whose turn it is at a saved table, in words. */
export function turnText(table: SavedTable, t: InterfaceText): string {
  if (table.over) return t.home.finished
  if (table.turn.length > 1) return t.home.everybodyDecides
  const seat = table.seats[table.turn[0] ?? -1]
  // Nobody decides while people have to tell what dice, bag and tokens show.
  if (!seat) return table.mirror ? t.home.luckOf : ''
  if (seat.kind === 'bot') return t.home.turnOf(seat.name)
  // A seat without a name of its own is "You" in the language of that day.
  const alone = table.seats.filter((each) => each.kind === 'human').length === 1
  return alone ? t.table.yourTurn : t.home.yourTurn(seat.name)
}

/** The last table, one tap away. */
export function ContinueCard({ table }: { readonly table: SavedTable }) {
  const t = useText()
  const game = gameCard(table.game)
  return (
    <a class="cont" href={href({ name: 'table', id: table.id })}>
      <Thumb game={game} facts={table.facts} />
      <span class="cont-t">
        <small>{t.home.continue}</small>
        <b class="display">{game?.title ?? table.game}</b>
        <span>{table.round > 0 ? t.saves.round(table.round) : titleOf(table, t)}</span>
        <span>{turnText(table, t)}</span>
        <Crests game={game} seats={table.seats.length} turn={table.turn} />
      </span>
      <span class="cont-go">
        <Icon name="play" />
      </span>
    </a>
  )
}

/** Where a session stands; what the place is for where an older version did not keep that. */
function sessionText({ where }: LastSession, t: InterfaceText): string {
  if ('part' in where) return where.part === 'last' ? t.home.lastTrimester : t.home.trimester(where.part)
  return where.round > 0 ? t.saves.round(where.round) : t.home.companionNote
}

/** The session beside a boxed game, where that was gone on with last. */
export function SessionCard({ session }: { readonly session: LastSession }) {
  const t = useText()
  const game = gameCard(session.game)
  return (
    <a class="cont" href={href({ name: 'companion', id: session.id })}>
      <Thumb game={game} />
      <span class="cont-t">
        <small>{t.home.continue}</small>
        <b class="display">{game?.title ?? session.game}</b>
        <span class="in-a-line">{t.home.companion}</span>
        <span class="in-a-line">{sessionText(session, t)}</span>
        {session.names.length > 0 && <span class="in-a-line">{t.common.and(session.names)}</span>}
      </span>
      <span class="cont-go">
        <Icon name="play" />
      </span>
    </a>
  )
}

/** With nothing to continue: a game at once, as last time. */
export function QuickCard({ game }: { readonly game: GameCard }) {
  const t = useText()
  const table = planOf(game)
  const bots = table.seats.filter((seat) => seat.kind === 'bot').length
  return (
    <button type="button" class="cont" aria-busy={starting.value} onClick={() => void playAtOnce(game)}>
      <Thumb game={game} />
      <span class="cont-t">
        <small>{t.newTable.play}</small>
        <b class="display">{game.title}</b>
        <span>{bots === table.seats.length - 1 ? t.home.quickSeats(bots) : t.newTable.seatCount(table.seats.length)}</span>
        <Crests game={game} seats={table.seats.length} turn={[]} />
      </span>
      <span class="cont-go">
        <Icon name="play" />
      </span>
    </button>
  )
}
