/** What both screens of the players' book share. */
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { TakeBack } from '../../app/book.ts'
import { BOT_LEVELS } from '../../app/start.ts'
import { gamesIn, type Results, type Tally, winShare } from '../../app/statistics.ts'
import type { BookText } from '../../text/index.ts'
import { gameCard } from '../games/index.tsx'
import { Segmented } from '../kit/choice.tsx'
import { TO_REGRET, toast } from '../kit/toast.tsx'
import { useText } from './texts.ts'

/** The game whose results are shown. */
const chosen = signal('')

/** One game out of some results: the chosen one, else the last played. */
interface OneGame {
  readonly game: string
  readonly results: Results
  /** The choice; only where there are several. */
  readonly picker: ComponentChildren
}

/** The results of one game: points of different games are no points to compare. */
export function useOneGame(all: Results, t: BookText): OneGame {
  const games = gamesIn(all)
  const game = games.find((each) => each === chosen.value) ?? games[0] ?? ''
  const choose = (value: string) => {
    chosen.value = value
  }
  const options = games.map((value) => ({ value, label: gameCard(value)?.title ?? value }))
  return {
    game,
    results: all.filter((result) => result.game === game),
    picker: options.length > 1 && <Segmented label={t.game} value={game} options={options} onChange={choose} />,
  }
}

/** A level of bots as people call it; one that this version does not know keeps its word. */
export function useBotName(t: BookText): (level: string) => string {
  const { levels } = useText().newTable
  return (level) => {
    const known = BOT_LEVELS.find((each) => each === level)
    return t.bot(known ? levels[known].name : level)
  }
}

/** The share of games won in words; unknown where none was played to its end. */
export function useShare(t: BookText): (tally: Tally) => string {
  const { percent } = useText().common
  return (tally) => (tally.games === 0 ? t.unknown : percent(winShare(tally)))
}

/** The share of games won, as a number at the end of a row. */
export function ShareValue({ tally, t }: { readonly tally: Tally; readonly t: BookText }) {
  return (
    <span class="val">
      <span class="sr">{t.share} </span>
      {useShare(t)(tally)}
    </span>
  )
}

/** Says what was done and offers the way back; nothing where nothing was done. */
export function offerBack(text: string, takeBack: TakeBack | null, t: BookText): void {
  if (takeBack) toast({ text, stays: TO_REGRET, action: { label: t.bringBack, run: takeBack } })
}
