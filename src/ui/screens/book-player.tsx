/** One player's page of the book: numbers, points from game to game, head to head, the last games. */
import { bookProblem } from '../../app/book.ts'
import { href } from '../../app/routes.ts'
import {
  best,
  counts,
  gamesOf,
  mean,
  type Played,
  type Player,
  playerOf,
  type Results,
  type Rival,
  rivalsOf,
  winShare,
} from '../../app/statistics.ts'
import { regional } from '../../app/texts.ts'
import type { BookText } from '../../text/index.ts'
import { gameCard } from '../games/index.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { SectionTitle } from '../kit/list.tsx'
import { Changes } from './book-changes.tsx'
import { DuelBar, GamesChart, ShareBar } from './book-chart.tsx'
import { useBotName, useOneGame, useShare } from './book-parts.tsx'
import { Crest } from './crest.tsx'
import { Frame } from './frame.tsx'
import { ProblemNotice } from './problem.tsx'
import { useText } from './texts.ts'

/** So many of the last games are told. */
const TOLD = 8

interface Props {
  readonly name: string
  readonly all: Results
  readonly t: BookText
}

function Numbers({ player, t }: { readonly player: Player; readonly t: BookText }) {
  const { number } = useText().common
  const shareOf = useShare(t)
  const points = (value: number | null) => (value === null ? t.unknown : number(value))
  const tiles = [
    [t.played, number(player.games)],
    [t.won, number(player.wins)],
    [t.best, points(best(player))],
    [t.mean, points(mean(player))],
  ] as const
  const share = winShare(player)
  return (
    <section class="book-numbers">
      <div class="book-share">
        <Crest game={gameCard(player.last.game)} seat={player.last.seat} />
        <p>
          <b>{shareOf(player)}</b> {t.share}
        </p>
        <ShareBar share={share} even={player.even} />
        <small>{t.even(player.even)}</small>
      </div>
      <dl>
        {tiles.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Chart({ player, played, t }: { readonly player: Player; readonly played: readonly Played[]; readonly t: BookText }) {
  const { number, and } = useText().common
  const middle = mean(player)
  if (middle === null || player.points.length < 2) return null
  return (
    <section>
      <SectionTitle note={t.pointsNote}>{t.points}</SectionTitle>
      <GamesChart
        played={played.filter(({ result }) => counts(result))}
        mean={middle}
        text={number}
        label={(list) => t.pointsLabel(and(list.map(number)), middle)}
      />
    </section>
  )
}

function Duels({ name, rivals, t }: { readonly name: string; readonly rivals: readonly Rival[]; readonly t: BookText }) {
  const botName = useBotName(t)
  if (rivals.length === 0) return null
  return (
    <section>
      <SectionTitle note={t.headToHeadNote}>{t.headToHead}</SectionTitle>
      <ul class="list book-list">
        {rivals.map(({ who, last, ahead, behind, level }) => {
          const other = who.kind === 'bot' ? botName(who.level) : who.name
          return (
            <li key={other} class="row">
              {who.kind === 'bot' ? <Icon name="bot" /> : <Crest game={gameCard(last.game)} seat={last.seat} />}
              <span class="row-t">
                <b aria-hidden="true">{other}</b>
                <span class="sr">{t.againstLabel(name, other, ahead, behind, level)}</span>
                <DuelBar ahead={ahead} level={level} behind={behind} />
              </span>
              <span class="val" aria-hidden="true">
                {t.against(ahead, behind, level)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Who else sat there: people by name, bots by number. */
function useCompany(t: BookText): (played: Played) => string {
  const { and } = useText().common
  return ({ result: { seats }, seat }) => {
    const others = seats.filter((_, other) => other !== seat)
    const people = others.flatMap((each) => (each.kind === 'bot' ? [] : each.kind === 'human' ? [each.name] : [t.nobody]))
    const bots = others.length - people.length
    return and([...people, ...(bots > 0 ? [t.botCount(bots)] : [])])
  }
}

function LastGames({ played, t }: { readonly played: readonly Played[]; readonly t: BookText }) {
  const company = useCompany(t)
  const day = new Intl.DateTimeFormat(regional(t.language), { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <section>
      <SectionTitle>{t.lastGames}</SectionTitle>
      <ul class="list book-list">
        {played
          .slice(-TOLD)
          .reverse()
          .map((each) => (
            <li key={`${each.result.created} ${each.result.seed}`} class="row">
              <Crest game={gameCard(each.result.game)} seat={each.seat} />
              <span class="row-t">
                <b>{counts(each.result) ? t.place(each.rank, each.result.seats.length) : t.endedEarly}</b>
                <small>{`${day.format(each.result.ended)} · ${t.beside(company(each))}`}</small>
              </span>
              {each.points !== null && <span class="val">{t.withPoints(each.points)}</span>}
            </li>
          ))}
      </ul>
    </section>
  )
}

/** The page of a player; a way back where the book does not know the name. */
export function PlayerPage({ name, all, t }: Props) {
  const own = all.filter((result) => gamesOf([result], name).length > 0)
  const { results, picker } = useOneGame(own, t)
  const player = playerOf(results, name)
  const played = gamesOf(results, name)
  return (
    <Frame title={name}>
      {bookProblem.value && <ProblemNotice problem={bookProblem.value} />}
      {player ? (
        <>
          {picker}
          <Numbers player={player} t={t} />
          <Chart player={player} played={played} t={t} />
          <Duels name={name} rivals={rivalsOf(results, name)} t={t} />
          <LastGames played={played} t={t} />
          <Changes name={name} all={all} t={t} />
        </>
      ) : (
        <>
          <p>{t.unknownPlayer(name)}</p>
          <div>
            <Button href={href({ name: 'book', player: '' })}>{t.toBook}</Button>
          </div>
        </>
      )}
    </Frame>
  )
}
