import { useLayoutEffect, useRef } from 'preact/hooks'

/** Registers something that *back* closes; call the answer when it closes in any other way. */
export type OpenLayer = (close: () => void) => () => void

let openLayer: OpenLayer = () => () => undefined

/** Connects dialogs to the app's history, so that the back gesture closes the topmost one. Until then they ignore it. */
export function connectBack(open: OpenLayer): void {
  openLayer = open
}

/** While mounted, *back* calls `close` instead of leaving the screen: from the moment it stands, for the gesture may come before a paint. */
export function useBack(close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useLayoutEffect(() => openLayer(() => latest.current()), [])
}

/** While mounted, and before its first paint, Escape calls `act`, unless a dialog takes the key. */
export function useEscape(act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useLayoutEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      // The key is used up: it must not close a dialog that this opens.
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', keys, true)
    return () => removeEventListener('keydown', keys, true)
  }, [])
}
