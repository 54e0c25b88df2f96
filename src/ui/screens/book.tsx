/** The players' book: everybody who finished a game on this device, game by game. */
import { useEffect } from 'preact/hooks'
import { bookProblem, eraseBook, loadBook, results, unreadableResults } from '../../app/book.ts'
import { href } from '../../app/routes.ts'
import {
  type BotTally,
  best,
  botsIn,
  counts,
  mean,
  type Player,
  playersIn,
  type Results,
  type Tally,
  winShare,
} from '../../app/statistics.ts'
import { lazyTexts } from '../../app/texts.ts'
import { exportAll } from '../../app/transfer.ts'
import { type BookText, loadBook as loadWords } from '../../text/index.ts'
import { GAMES, gameCard } from '../games/index.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { List, Row, SectionTitle } from '../kit/list.tsx'
import { Notice } from '../kit/notice.tsx'
import { ShareBar } from './book-chart.tsx'
import { offerBack, ShareValue, useBotName, useOneGame } from './book-parts.tsx'
import { PlayerPage } from './book-player.tsx'
import { Crest } from './crest.tsx'
import { offerFile } from './files.ts'
import { Frame } from './frame.tsx'
import { ProblemNotice } from './problem.tsx'
import { useText } from './texts.ts'
import './book.css'

const words = lazyTexts(loadWords)

/** Games and wins, and points where they are known: on one line if there is room. */
function Line({ played, tally, t }: { readonly played: string; readonly tally: Tally; readonly t: BookText }) {
  const [most, middle] = [best(tally), mean(tally)]
  return (
    <small class="book-line">
      <span>{`${played} · ${t.wins(tally.wins)}`}</span>
      {most !== null && middle !== null && <span>{t.bestAndMean(most, middle)}</span>}
    </small>
  )
}

function PlayerRow({ player, t }: { readonly player: Player; readonly t: BookText }) {
  return (
    <li>
      <a class="row" href={href({ name: 'book', player: player.name })}>
        <Crest game={gameCard(player.last.game)} seat={player.last.seat} />
        <span class="row-t">
          <b>{player.name}</b>
          <Line played={t.games(player.games)} tally={player} t={t} />
          <ShareBar share={winShare(player)} even={player.even} />
        </span>
        <ShareValue tally={player} t={t} />
        <Icon name="next" class="quiet" />
      </a>
    </li>
  )
}

function BotRow({ bot, t }: { readonly bot: BotTally; readonly t: BookText }) {
  const name = useBotName(t)
  return (
    <li class="row">
      <Icon name="bot" />
      <span class="row-t">
        <b>{name(bot.level)}</b>
        <Line played={t.seats(bot.games)} tally={bot} t={t} />
        <ShareBar share={winShare(bot)} even={bot.even} />
      </span>
      <ShareValue tally={bot} t={t} />
    </li>
  )
}

function Pages({ all, t }: { readonly all: Results; readonly t: BookText }) {
  const { game, results: ofGame, picker } = useOneGame(all, t)
  const bots = botsIn(ofGame)
  const title = gameCard(game)?.title ?? game
  return (
    <>
      {picker}
      <section>
        <SectionTitle note={`${title} · ${t.games(ofGame.filter(counts).length)}`}>{t.players}</SectionTitle>
        <ul class="list book-list">
          {playersIn(ofGame).map((player) => (
            <PlayerRow key={player.name} player={player} t={t} />
          ))}
        </ul>
        <p class="quiet-text book-note">{t.evenNote}</p>
      </section>
      {bots.length > 0 && (
        <section>
          <SectionTitle note={t.botsNote}>{t.bots}</SectionTitle>
          <ul class="list book-list">
            {bots.map((bot) => (
              <BotRow key={bot.level} bot={bot} t={t} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Blank({ t }: { readonly t: BookText }) {
  const game = GAMES.find((each) => each.play)
  return (
    <div class="nothing">
      <img src={`${import.meta.env.BASE_URL}icons/mark.webp`} alt="" width="96" height="96" />
      <b class="display">{t.empty}</b>
      <p>{t.emptyHint}</p>
      {game && <Button href={href({ name: 'new', game: game.id })}>{t.begin}</Button>}
    </div>
  )
}

function Whole({ all, t }: { readonly all: Results; readonly t: BookText }) {
  const common = useText()
  const erase = () => void eraseBook().then((takeBack) => offerBack(t.erasedAll, takeBack, t))
  const lost = unreadableResults.value
  return (
    <Frame title={t.title}>
      {bookProblem.value && <ProblemNotice problem={bookProblem.value} />}
      {all.length > 0 ? <Pages all={all} t={t} /> : !bookProblem.value && <Blank t={t} />}
      {lost > 0 && <Notice icon="lock">{t.unreadable(lost)}</Notice>}
      {all.length + lost > 0 && (
        <List>
          <li>
            <Row icon="install" title={t.export} note={t.exportNote} onClick={() => offerFile(exportAll(), common)} />
          </li>
          <li>
            <Row icon="trash" title={t.eraseAll} note={t.eraseAllNote} onClick={erase} />
          </li>
        </List>
      )}
    </Frame>
  )
}

/** The whole book, or the page of one player. */
export function Book({ player }: { readonly player: string }) {
  useEffect(() => void loadBook(), [])
  const t = words.value
  const all = results.value
  if (!t || !all) return null
  return player === '' ? <Whole all={all} t={t} /> : <PlayerPage name={player} all={all} t={t} />
}
