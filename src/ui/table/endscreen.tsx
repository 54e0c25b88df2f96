/** The frame of a game's end: why it ended, who won, whatever the game shows of it, and what now. */

import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { problemFrom } from '../../app/parts.ts'
import type { Seat } from '../../core/game.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { InTurn } from '../kit/inturn.tsx'
import { lazy } from '../kit/lazy.tsx'
import { toast, useFoot } from '../kit/toast.tsx'
import { useBase } from './context.tsx'
import { Count, type CountProps } from './count.tsx'
import { Hills, Rays } from './endscenery.tsx'
import { useStages } from './stages.ts'
import { announced, inOrder, type ResultWords, type Standing } from './standings.ts'

const Review = lazy(async () => (await import('./review.tsx')).ReviewSheet)

/** Shares the result; what stands in the way is a toast. `give` resolves to true when it was saved as a file. */
function useSharing(give: () => Promise<boolean>): readonly [busy: boolean, share: () => void] {
  const { i } = useBase()
  const busy = useSignal(false)
  const share = async () => {
    if (busy.value) return
    busy.value = true
    try {
      if (await give()) toast({ text: i.over.pictureSaved })
    } catch (error) {
      toast({ text: i.problem.sentence(problemFrom(error)), tone: 'danger' })
    } finally {
      busy.value = false
    }
  }
  return [busy.value, () => void share()]
}

interface FootProps {
  readonly give: () => Promise<boolean>
  /** Name of the button for another game. */
  readonly againLabel: string
}

/** What now: home, the picture, a rematch, another game. On a phone the first two are drawings only. */
function Foot({ give, againLabel }: FootProps) {
  const { i, shell } = useBase()
  const [busy, share] = useSharing(give)
  const foot = useRef<HTMLDivElement>(null)
  useFoot(foot)
  const { rematch, rotated, share: shareLong, shareShort, home } = i.over
  return (
    <div class="endacts" ref={foot}>
      <Button icon="home" class="lone" aria-label={home} title={home} onClick={() => shell.home()}>
        <span class="word">{home}</span>
      </Button>
      <Button icon="share" class="lone" aria-label={shareLong} title={shareLong} aria-busy={busy} onClick={share}>
        <span class="word">{shareShort}</span>
      </Button>
      {shell.rematch && (
        <Button class="half" note={rotated} aria-label={`${rematch}, ${rotated}`} onClick={shell.rematch}>
          {rematch}
        </Button>
      )}
      {shell.again && (
        <Button kind="primary" class="half" onClick={shell.again}>
          {againLabel}
        </Button>
      )}
    </div>
  )
}

interface WinnerProps {
  readonly figure: ComponentChildren
  /** The count is complete: now it may be said. */
  readonly done: boolean
  readonly title: string
  readonly points: string
  readonly note: string
}

/** Who won, in large. */
const Winner = ({ figure, done, title, points, note }: WinnerProps) => (
  <section class="win">
    <div class={`fig${done ? ' crowned' : ''}`}>{figure}</div>
    <div class="say" aria-live="polite">
      {done && (
        <>
          <h1 class="disp">{title}</h1>
          <b class="fin">{points}</b>
          <small>{note}</small>
        </>
      )}
    </div>
  </section>
)

/** The way to the review; while it is thought out it tells how far that has come. */
function ReviewButton() {
  const { i, desk, model } = useBase()
  const { reviews } = model
  if (!reviews) return null
  const share = reviews.share.value
  const open = () => {
    desk.panel.value = { kind: 'review' }
  }
  return (
    <>
      <Button icon={share === null ? 'bulb' : 'hourglass'} kind="text" wide onClick={open}>
        {share === null ? i.review.open : i.review.openAt(i.common.percent(share))}
      </Button>
      {desk.panel.value?.kind === 'review' && <Review.View reviews={reviews} />}
    </>
  )
}

/** The words of an end. */
interface EndWords extends ResultWords {
  readonly judged: string
  readonly playAgain: string
}

interface Props<L extends Standing> extends Pick<CountProps<L>, 'columns' | 'colour' | 'head'> {
  readonly words: EndWords
  /** Why it ended. */
  readonly why: string
  readonly result: readonly L[]
  and(names: readonly string[]): string
  /** A total as it is written in large. */
  text(total: number): string
  /** How long it was. */
  readonly length: string
  /** The winner as a figure. */
  figure(seat: Seat): ComponentChildren
  /** Hands the picture of the result over; true when it was saved as a file. */
  readonly give: () => Promise<boolean>
  /** Shows the table as it was at the end. */
  readonly onBoard: () => void
  /** Under the count. */
  readonly hint: ComponentChildren
  /** How it went. */
  readonly chart: ComponentChildren
  readonly children?: ComponentChildren
}

/** The end of a game, laid piece by piece, the winner first. A tap shows the whole count at once. */
export function EndScreen<L extends Standing>(props: Props<L>) {
  const { words, why, result, columns, colour, head, text, length, figure, give, onBoard, hint, chart, children } = props
  const { i, desk, me, name } = useBase()
  const stages = useStages(columns.length)
  const lines = inOrder(result)
  const first = lines[0]
  if (!first) return null
  const { title, note } = announced({ lines, me, words, and: props.and, name })
  return (
    <section class="endscreen" aria-label={words.judged} onPointerDown={stages.skip}>
      <InTurn>
        <Rays />
        <Hills />
      </InTurn>
      <header class="endbar">
        <span>{why}</span>
        <IconButton icon="scroll" label={i.table.openLog} onClick={() => (desk.panel.value = { kind: 'log' })} />
        <IconButton icon="close" label={i.over.toTable} onClick={onBoard} />
      </header>
      <Winner figure={figure(first.seat)} done={stages.done} title={title} points={text(first.total)} note={`${note} ${length}`} />
      <InTurn>
        <section class="card-lg">
          <Count lines={lines} columns={columns} stages={stages} colour={colour} head={head} caption={words.judged} />
          {hint && <p class="hint">{hint}</p>}
        </section>
      </InTurn>
      <InTurn>
        <section class="card-lg">
          {chart}
          <ReviewButton />
        </section>
      </InTurn>
      <InTurn>{children}</InTurn>
      <InTurn>
        <Foot give={give} againLabel={words.playAgain} />
      </InTurn>
    </section>
  )
}
