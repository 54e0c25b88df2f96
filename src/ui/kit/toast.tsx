import { type ReadonlySignal, signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
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

/** Word of the cross, in the language of the page. */
const closeWord = signal('')
/** Modal dialogs that lie over the page, the topmost last, and the last message before each of them. */
const covers = signal<readonly { readonly dialog: object; readonly after: number }[]>([])

/**
 * Says that a modal dialog lies over everything, until the answer is called: what it covers is dim and cannot be used, so a message
 * that comes meanwhile appears over it. Those before it speak of what is below, and stay there.
 */
export function coverToasts(dialog: object): () => void {
  covers.value = [...covers.value, { dialog, after: counter }]
  return () => {
    covers.value = covers.value.filter((each) => each.dialog !== dialog)
  }
}

/** The messages of a dialog, or where there is none of the page. */
const messagesOf = (dialog: object | undefined): readonly Shown[] =>
  shown.value.filter(({ key }) => covers.value.filter(({ after }) => after < key).at(-1)?.dialog === dialog)

function Cards({ of }: { readonly of: readonly Shown[] }) {
  return of.map((entry) => <ToastCard key={entry.key} entry={entry} closeLabel={closeWord.value} />)
}

/** Where messages appear; mount it once. A new one is spoken, those that still stand there are not spoken again. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  useEffect(() => {
    closeWord.value = closeLabel
  }, [closeLabel])
  const own = messagesOf(undefined)
  // Followed only while somebody reads: to be told of each new height costs the page a layout more.
  const above = own.length > 0 ? foot.value : 0
  return (
    <div
      class="toasts"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      style={above > 0 ? { '--foot': `${above + GAP}px` } : undefined}
    >
      <Cards of={own} />
    </div>
  )
}

/** The same for a dialog: at the top edge, away from the buttons at its foot. `dialog` is what it was announced by. */
export function DialogToasts({ dialog }: { readonly dialog: object }) {
  const ref = useRef<HTMLDivElement>(null)
  const own = messagesOf(dialog)
  const on = own.length > 0
  // In the top layer: a dialog clips and moves what is in it.
  useLayoutEffect(() => {
    if (on) ref.current?.showPopover?.()
    else ref.current?.hidePopover?.()
  }, [on])
  return (
    <div ref={ref} class="toasts" popover="manual" aria-live="polite" aria-atomic="false">
      <Cards of={own} />
    </div>
  )
}
