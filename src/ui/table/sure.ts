/**
 * Choices that cost dearly and cannot be taken back are no slip of the finger: the first tap asks, the second plays.
 * Anything else that is tapped or gets the focus takes the question back.
 */
import type { TargetedMouseEvent } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { announce } from '../../app/announce.ts'
import { settings } from '../../app/settings.ts'
import { BOUNCE } from '../kit/steady.ts'
import { boxAsSeen } from '../kit/turn.ts'
import { useBase } from './context.tsx'
import type { Desk, Option, Room, TableBase } from './table.ts'

/** Pixels a key of the pad becomes wide when it asks. */
const WIDE = 308
/** Pixels between a list and its edge. */
const EDGE = 8

/**
 * Whether a choice needs a second tap. `waits`: finished turns wait for the word "End turn", and what waits with them can
 * be taken back.
 */
export const asksTwice = (option: Option, waits: boolean): boolean => option.tone === 'dear' && !(waits && option.waits === true)

/** {@link asksTwice} with the person's settings. */
export const guarded = (option: Option): boolean => asksTwice(option, settings.value.confirmTurns)

/** The room a key leaves in its pad while it lies over its neighbours, how wide it is then, and how far it moves to stay inside. */
function roomOf(button: HTMLElement): Room | null {
  const pad = button.closest('ul')
  if (!pad) return null
  const list = boxAsSeen(pad)
  const at = boxAsSeen(button)
  const wide = Math.min(WIDE, list.width - 2 * EDGE)
  return { width: at.width, height: at.height, wide, left: Math.min(0, list.right - EDGE - wide - at.left) }
}

function ask({ desk, i }: TableBase, { move, text }: Option, button: HTMLElement): void {
  const asked = { move, room: roomOf(button), ready: false }
  desk.sure.value = asked
  announce(i.table.tapAgainFor(text.label))
  // A chip of the strip has become longer.
  requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' }))
  setTimeout(() => {
    if (desk.sure.value === asked) desk.sure.value = { ...asked, ready: true }
  }, BOUNCE)
}

/** A choice of the region was tapped, or pressed by a key: plays it, or asks first. */
export function press(table: TableBase, option: Option, event: TargetedMouseEvent<HTMLButtonElement>): void {
  const { desk, play } = table
  if (!guarded(option)) return play(option.move)
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
  const { desk, model } = useBase()
  const decision = model.decision.value
  const asking = desk.sure.value !== null
  useEffect(() => {
    desk.sure.value = null
  }, [decision])
  // At once: what is tapped or focused next may come before a paint.
  useLayoutEffect(() => (asking ? backOn(desk) : undefined), [asking, desk])
}
