/** Fingers, mouse, wheel and keys that zoom a picture. Nothing here waits: a tap on something in it is as quick as without. */
import { type Bounds, type Pair, type Point, type Pose, pinched, pushed } from './plane.ts'
import type { Zoom } from './zoom.ts'

/** A finger that strays less, in pixels, is still tapping. */
const SLOP = 8
/** A double tap: at most so many milliseconds and pixels between its taps. */
const DOUBLE = { ms: 320, px: 32 } as const
const CLOSE_UP = 2
/** One press of a key. */
const STEP = 1.5
/** How much one pixel of a turning wheel zooms, and the most that one event may say. */
const WHEEL = { pace: 0.01, most: 30, line: 16 } as const

const CONTROLS = 'button, a[href], input, select, textarea, [tabindex="0"]'

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null)
const isFree = (event: Event): boolean => !elementOf(event)?.closest(CONTROLS)
const at = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })
const near = (a: Point, b: Point, px: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= px

/** Whether something inside the frame scrolls by itself there: its fingers and wheels are not ours. */
function scrollsItself(event: Event, frame: Element): boolean {
  for (let el = elementOf(event); el && el !== frame; el = el.parentElement) {
    if (el.scrollHeight > el.clientHeight && /auto|scroll/.test(getComputedStyle(el).overflowY)) return true
  }
  return false
}

/** A browser that has zoomed the page itself must get the fingers back, or nobody could leave the frame. */
const pageZoomed = (): boolean => (visualViewport?.scale ?? 1) > 1.01

interface Tap extends Point {
  readonly time: number
}

/** Follows the fingers. */
class Fingers {
  private readonly zoom: Zoom
  private readonly down = new Map<number, Point>()
  /** Where the fingers were, and the picture with them, when this part of the gesture began. */
  private from: { readonly pose: Pose; readonly bounds: Bounds; readonly points: readonly Point[] } | null = null
  /** Where a tap on free ground began; null when it is something else by now. */
  private tap: Tap | null = null
  private last: Tap | null = null
  private led = false

  constructor(zoom: Zoom) {
    this.zoom = zoom
  }

  readonly start = (event: PointerEvent): void => {
    if (event.isPrimary) this.forget()
    if (pageZoomed() || event.button !== 0 || this.down.size > 1) return
    if (this.zoom.zoomed && scrollsItself(event, this.zoom.frame)) return
    if (this.down.size === 0) this.listen(true)
    this.down.set(event.pointerId, at(event))
    this.tap = this.down.size === 1 && isFree(event) ? { ...at(event), time: event.timeStamp } : null
    this.lead(this.down.size > 1)
  }

  private readonly move = (event: PointerEvent): void => {
    const before = this.down.get(event.pointerId)
    if (!before) return
    const to = at(event)
    if (!this.led && near(to, before, SLOP)) return
    this.tap = null
    if (!this.led && !this.zoom.zoomed) return
    if (!this.led) this.lead(true)
    this.down.set(event.pointerId, to)
    this.follow()
  }

  private readonly stop = (event: PointerEvent): void => {
    if (!this.down.delete(event.pointerId)) return
    if (this.down.size > 0) return this.lead(this.led)
    this.listen(false)
    this.zoom.frame.toggleAttribute('data-led', false)
    if (this.led) this.zoom.settle()
    if (event.type === 'pointerup') this.tapped(event)
  }

  /** A mouse that has pushed the picture sends a click to what it let go over. */
  readonly click = (event: MouseEvent): void => {
    if (!this.led || event.detail === 0) return
    this.led = false
    event.stopPropagation()
    event.preventDefault()
  }

  forget(): void {
    this.down.clear()
    this.led = false
    this.zoom.frame.toggleAttribute('data-led', false)
    this.listen(false)
  }

  /** The rest of a gesture happens anywhere: a finger's element may be gone by then. */
  private listen(on: boolean): void {
    const set = on ? window.addEventListener : window.removeEventListener
    set('pointermove', this.move, PASSIVE)
    set('pointerup', this.stop, PASSIVE)
    set('pointercancel', this.stop, PASSIVE)
  }

  /** From here on the fingers that are down lead the picture, or do not. */
  private lead(led: boolean): void {
    this.led = led
    if (!led) return
    this.from = { pose: this.zoom.pose, bounds: this.zoom.bounds(), points: [...this.down.values()] }
    this.zoom.frame.toggleAttribute('data-led', true)
  }

  private follow(): void {
    if (!this.from) return
    const { pose, bounds, points } = this.from
    const [a, b] = points
    const [c, d] = [...this.down.values()]
    if (!a || !c) return
    const pair = (one: Point, other: Point): Pair => [this.zoom.point(one), this.zoom.point(other)]
    this.zoom.show(b && d ? pinched(pose, pair(a, b), pair(c, d), bounds) : pushed(pose, c.x - a.x, c.y - a.y, bounds))
  }

  private tapped(event: PointerEvent): void {
    const { tap, last } = this
    this.tap = null
    this.last = tap
    if (!tap || !last || event.timeStamp - last.time > DOUBLE.ms || !near(tap, last, DOUBLE.px)) return
    if (scrollsItself(event, this.zoom.frame)) return
    this.last = null
    if (this.zoom.zoomed) this.zoom.toWhole()
    else this.zoom.zoomTo(CLOSE_UP, this.zoom.point(tap), true)
  }
}

const PASSIVE = { passive: true } as const

function wheel(event: WheelEvent, zoom: Zoom): void {
  const scale = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL.line
  const { pose } = zoom
  if (event.ctrlKey) {
    event.preventDefault()
    const turned = Math.min(Math.max(event.deltaY * scale, -WHEEL.most), WHEEL.most)
    zoom.zoomTo(pose.k * Math.exp(-turned * WHEEL.pace), zoom.point(at(event)))
    if (turned > 0) zoom.settle()
  } else if (zoom.zoomed && !scrollsItself(event, zoom.frame)) {
    event.preventDefault()
    zoom.show(pushed(pose, -event.deltaX * scale, -event.deltaY * scale, zoom.bounds()))
  }
}

/** The middle of what has the focus, or of the frame. */
function focus(zoom: Zoom): Point {
  const here = document.activeElement?.closest('[data-plane]') ? document.activeElement : null
  const box = (here?.matches(':focus-visible') && !here.matches('[data-plane]') ? here : zoom.frame).getBoundingClientRect()
  return zoom.point({ x: box.left + box.width / 2, y: box.top + box.height / 2 })
}

function key(event: KeyboardEvent, zoom: Zoom): void {
  if (event.ctrlKey || event.metaKey || event.altKey || elementOf(event)?.matches('input, textarea, select')) return
  if (event.key === '+' || event.key === '=') zoom.zoomTo(zoom.pose.k * STEP, focus(zoom), true)
  else if (event.key === '-') {
    zoom.zoomTo(zoom.pose.k / STEP, focus(zoom), true)
    zoom.settle()
  } else if (event.key === '0') zoom.toWhole()
  else return
  event.preventDefault()
}

/** Connects a picture with all that may zoom it; the answer lets go. */
export function listen(zoom: Zoom): () => void {
  const { frame } = zoom
  const fingers = new Fingers(zoom)
  const leave = new AbortController()
  const passive = { passive: true, signal: leave.signal }
  frame.addEventListener('pointerdown', fingers.start, passive)
  frame.addEventListener('click', fingers.click, { capture: true, signal: leave.signal })
  frame.addEventListener('keydown', (event) => key(event, zoom), { signal: leave.signal })
  // Not passive: the browser would zoom its page as well. Nothing around the frame scrolls by wheel.
  frame.addEventListener('wheel', (event) => wheel(event, zoom), { passive: false, signal: leave.signal })
  frame.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible') && target.closest('[data-plane]')) zoom.reveal(target)
    },
    passive,
  )
  const yielding = () => frame.toggleAttribute('data-yield', pageZoomed())
  visualViewport?.addEventListener('resize', yielding, passive)
  yielding()
  return () => {
    fingers.forget()
    leave.abort()
  }
}
