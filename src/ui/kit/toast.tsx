import { type ReadonlySignal, signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Button, IconButton } from './button.tsx'

/** A short message at the bottom edge, with one thing to do about it. */
export interface ToastMessage {
  readonly text: string
  readonly tone?: 'danger'
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Milliseconds it stays; with an action longer by default. `Infinity` stays until answered. */
  readonly stays?: number
  /** It speaks of what is on the screen and of what lies at its foot: it stands at the top edge and hides neither. */
  readonly aside?: boolean
}

interface Shown extends ToastMessage {
  readonly key: number
}

const shown = signal<readonly Shown[]>([])
let counter = 0
const SHORT = 5000
const LONG = 9000
/** Milliseconds in which what was deleted can be brought back: there is no other way. */
export const TO_REGRET = 30_000

/** Shows a message; the answer takes it away. */
export function toast(message: ToastMessage): () => void {
  const key = ++counter
  const entry: Shown = { ...message, key }
  shown.value = [...shown.value.slice(-1), entry]
  return () => dismiss(key)
}

/** Takes all messages away but those that stay until they are answered. */
export function clearToasts(): void {
  shown.value = shown.value.filter((entry) => entry.stays === Number.POSITIVE_INFINITY)
}

function dismiss(key: number): void {
  shown.value = shown.value.filter((entry) => entry.key !== key)
}

/** Height in pixels of what stands at the foot of the screen and stays free of messages. */
const foot = signal(0)

/** The same for what stands right above it. */
export const footHeight: ReadonlySignal<number> = foot
/** Pixels between it and a message. */
const GAP = 8

/** Keeps an element at the foot of the screen free of messages while it is there; not while `on` is false. */
export function useFoot(ref: RefObject<HTMLElement | null>, on = true): void {
  useEffect(() => {
    const element = ref.current
    if (!element || !on) return
    const observer = new ResizeObserver(([entry]) => {
      foot.value = entry?.borderBoxSize[0]?.blockSize ?? 0
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      foot.value = 0
    }
  }, [on])
}

/** Its time runs while nobody points at it or has the focus in it. */
function ToastCard({ entry, closeLabel }: { readonly entry: Shown; readonly closeLabel: string }) {
  const timer = useRef(0)
  const stays = entry.stays ?? (entry.action ? LONG : SHORT)
  const stop = () => clearTimeout(timer.current)
  const start = () => {
    stop()
    if (stays !== Number.POSITIVE_INFINITY) timer.current = window.setTimeout(() => dismiss(entry.key), stays)
  }
  useEffect(() => {
    start()
    return stop
  }, [])
  const act = () => {
    dismiss(entry.key)
    entry.action?.run()
  }
  return (
    <div
      class={`toast ${entry.tone ?? ''}${entry.aside ? ' aside' : ''}`}
      onPointerEnter={stop}
      onPointerLeave={start}
      onFocusIn={stop}
      onFocusOut={start}
    >
      <p>{entry.text}</p>
      {entry.action && (
        <Button kind="text" onClick={act}>
          {entry.action.label}
        </Button>
      )}
      <IconButton icon="close" label={closeLabel} onClick={() => dismiss(entry.key)} />
    </div>
  )
}

/** Where messages appear; mount it once. A new one is spoken, those that still stand there are not spoken again. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  // Followed only while somebody reads: to be told of each new height costs the page a layout more.
  const above = shown.value.length > 0 ? foot.value : 0
  return (
    <div
      class="toasts"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      style={above > 0 ? { '--foot': `${above + GAP}px` } : undefined}
    >
      {shown.value.map((entry) => (
        <ToastCard key={entry.key} entry={entry} closeLabel={closeLabel} />
      ))}
    </div>
  )
}
