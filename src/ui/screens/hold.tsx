import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../kit/icon.tsx'
import { useText } from './texts.ts'

/** Milliseconds to hold. */
const HOLD = 600
/** Milliseconds before a second tap counts: less is one tap that bounced. */
const BOUNCE = 350

/** `rest`, held down, held long enough by a key that is still down, or tapped once. */
type Grip = 'rest' | 'held' | 'full' | 'tapped'

interface Props {
  /** Its name for those who listen. */
  readonly label: string
  readonly describedBy: string
  readonly onReveal: () => void
}

/** The finger is still down when the curtain opens: what lies under it then must not hear its lifting as a tap. Until the next press. */
function hushFinger(): void {
  const over = new AbortController()
  const hush = (event: MouseEvent) => {
    // One without a press comes from a keyboard or a reader of screens.
    if (event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', hush, { capture: true, signal: over.signal })
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => over.abort(), { capture: true, signal: over.signal })
}

const opens = (event: KeyboardEvent) => event.key === 'Enter' || event.key === ' '

/**
 * A button that is no slip of the finger: hold it by finger, Enter or Space until the ring is full. Who cannot hold presses it twice.
 * A key must be let go first, for what has the focus afterwards would hear it too.
 */
export function Hold({ label, describedBy, onReveal }: Props) {
  const t = useText()
  const [grip, setGrip] = useState<Grip>('rest')
  const timer = useRef(0)
  const tapped = useRef(0)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    return () => clearTimeout(timer.current)
  }, [])
  const grasp = (full: () => void) => {
    setGrip('held')
    timer.current = window.setTimeout(full, HOLD)
  }
  const full = () => {
    hushFinger()
    onReveal()
  }
  const loose = () => {
    clearTimeout(timer.current)
    setGrip((now) => (now === 'tapped' ? now : 'rest'))
  }
  const down = (event: KeyboardEvent) => {
    if (!opens(event)) return
    event.preventDefault()
    if (!event.repeat) grasp(() => setGrip('full'))
  }
  const up = (event: KeyboardEvent) => {
    if (!opens(event)) return
    event.preventDefault()
    if (grip === 'full') onReveal()
    else if (grip === 'held') tap()
  }
  const tap = () => {
    clearTimeout(timer.current)
    const now = performance.now()
    if (tapped.current > 0 && now - tapped.current > BOUNCE) return onReveal()
    if (tapped.current === 0) tapped.current = now
    setGrip('tapped')
  }
  const word = { rest: t.table.holdToReveal, held: t.table.holdToReveal, full: t.table.letGo, tapped: t.table.tapToReveal }[grip]
  return (
    <div class="hold">
      <button
        ref={button}
        type="button"
        class={`hold-b ${grip}`}
        style={{ '--hold': `${HOLD}ms` }}
        aria-label={grip === 'tapped' ? `${label}. ${word}` : label}
        aria-describedby={describedBy}
        onPointerDown={(event) => event.button === 0 && grasp(full)}
        onPointerUp={loose}
        onPointerCancel={loose}
        onPointerLeave={loose}
        onBlur={loose}
        onKeyDown={down}
        onKeyUp={up}
        onClick={tap}
        onContextMenu={(event) => event.preventDefault()}
      >
        <svg viewBox="0 0 128 128" aria-hidden="true">
          <circle cx="64" cy="64" r="57" />
          <circle class="run" cx="64" cy="64" r="57" pathLength={1} transform="rotate(-90 64 64)" />
        </svg>
        <span>
          <Icon name="eye" />
        </span>
      </button>
      <b aria-hidden="true">{word}</b>
    </div>
  )
}
