/** The frame of a game's end: why it ended, who won, whatever the game shows of it, and what now. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { Button, IconButton } from '../kit/button.tsx'
import { toast, useFoot } from '../kit/toast.tsx'
import { useBase } from './context.tsx'
import { Hills, Rays } from './endscenery.tsx'

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
      toast({ text: i.problem.sentence({ kind: 'bug', message: String(error) }), tone: 'danger' })
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
      <Button icon="home" class="lone" aria-label={home} title={home} onClick={() => shell.menu()}>
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

interface Props extends FootProps {
  readonly label: string
  /** Why it ended. */
  readonly why: string
  /** A tap anywhere: shows the whole count. */
  readonly onTouch: () => void
  /** Shows the board as it was at the end. */
  readonly onBoard: () => void
  readonly children: ComponentChildren
}

/** The end of the game. */
export function EndScreen({ label, why, onTouch, onBoard, children, ...foot }: Props) {
  const { i, desk } = useBase()
  return (
    <section class="endscreen" aria-label={label} onPointerDown={onTouch}>
      <Rays />
      <Hills />
      <header class="endbar">
        <span>{why}</span>
        <IconButton icon="scroll" label={i.table.openLog} onClick={() => (desk.panel.value = { kind: 'log' })} />
        <IconButton icon="close" label={i.over.toTable} onClick={onBoard} />
      </header>
      {children}
      <Foot {...foot} />
    </section>
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
export const Winner = ({ figure, done, title, points, note }: WinnerProps) => (
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
