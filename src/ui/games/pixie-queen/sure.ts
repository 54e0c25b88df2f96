/**
 * Choices that cost punishment and cannot be taken back are no slip of the finger: the first tap asks, the second plays.
 * Anything else that is tapped or gets the focus takes the question back.
 */
import type { TargetedMouseEvent } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { announce } from '../../../app/announce.ts'
import { settings } from '../../../app/settings.ts'
import type { View } from '../../../games/pixie-queen/types.ts'
import type { Option } from './options.tsx'
import { type Desk, type Room, type Table, useTable } from './table.ts'

/** Milliseconds before the second tap counts: less is one tap that bounced. */
const BOUNCE = 350
/** Pixels a key of the pad becomes wide when it asks. */
const WIDE = 308
/** Pixels between a list and its edge. */
const EDGE = 8

/**
 * Whether a choice needs a second tap. `waits`: finished turns wait for the word "End turn". A pass that waits can be taken
 * back, unless it is the last of the phase; an offering cannot, for it may be the one that opens all hands (PQ-OFFER-05).
 */
export function asksTwice(option: Option, view: View, waits: boolean): boolean {
  if (option.tone !== 'dear') return false
  const othersPlay = view.players.some((p, seat) => seat !== view.viewer && !p.passed && p.discs > 0)
  return !(waits && othersPlay && 'pass' in option.words)
}

/** {@link asksTwice} with the person's settings. */
export const guarded = (option: Option, view: View): boolean =>
  option.tone === 'dear' && asksTwice(option, view, settings.value.confirmTurns)

/** The room a key leaves in its pad while it lies over its neighbours, how wide it is then, and how far it moves to stay inside. */
function roomOf(button: HTMLElement): Room | null {
  const list = button.closest('ul')?.getBoundingClientRect()
  if (!list) return null
  const at = button.getBoundingClientRect()
  const wide = Math.min(WIDE, list.width - 2 * EDGE)
  return { width: at.width, height: at.height, wide, left: Math.min(0, list.right - EDGE - wide - at.left) }
}

function ask({ desk, w }: Table, { move, text }: Option, button: HTMLElement): void {
  const asked = { move, room: roomOf(button), ready: false }
  desk.sure.value = asked
  announce(w.tapAgainFor(text.label))
  // A chip of the strip has become longer.
  requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' }))
  setTimeout(() => {
    if (desk.sure.value === asked) desk.sure.value = { ...asked, ready: true }
  }, BOUNCE)
}

/** A choice of the region was tapped, or pressed by a key: plays it, or asks first. */
export function press(table: Table, option: Option, event: TargetedMouseEvent<HTMLButtonElement>): void {
  const { desk, view, play } = table
  if (!guarded(option, view)) return play(option.move)
  const asked = desk.sure.value
  if (asked?.move !== option.move) ask(table, option, event.currentTarget)
  // Keys do not bounce, and one that is held down is not heard.
  else if (asked.ready || event.detail === 0) play(option.move)
}

const backOn = (desk: Desk): (() => void) => {
  const back = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-asks="again"]'))) desk.sure.value = null
  }
  const giveUp = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') desk.sure.value = null
  }
  addEventListener('click', back, true)
  addEventListener('focusin', back)
  addEventListener('keydown', giveUp)
  return () => {
    removeEventListener('click', back, true)
    removeEventListener('focusin', back)
    removeEventListener('keydown', giveUp)
  }
}

/** Takes a question back when something else is tapped, and with its decision. */
export function useSure(): void {
  const { desk, model } = useTable()
  const decision = model.decision.value
  const asking = desk.sure.value !== null
  useEffect(() => {
    desk.sure.value = null
  }, [decision])
  // At once: what is tapped or focused next may come before a paint.
  useLayoutEffect(() => (asking ? backOn(desk) : undefined), [asking, desk])
}
