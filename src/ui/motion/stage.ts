/**
 * Motion that explains: one thing at a time, 150 to 300 ms, never in the way of a finger. Things fly between places of
 * the page marked `data-at`; the page itself already shows the new state, so that skipping is only leaving out.
 */
import { inTurn } from '../kit/later.ts'

/** A picture on its way: a symbol of the page's sprite, and classes that colour it or draw it alone. */
export interface Ghost {
  readonly symbol?: string
  readonly cls?: string
  /** Side of the flying picture in CSS pixels. */
  readonly size?: number
}

/** One movement. Places are values of `data-at`; where one is not on the page the step is left out. */
export type Step =
  | {
      readonly kind: 'fly'
      readonly ghosts: readonly Ghost[]
      readonly from: string
      readonly to: string
      readonly ms?: number
      readonly hide?: boolean
    }
  | { readonly kind: 'pulse'; readonly at: string; readonly tone: 'gain' | 'loss' | 'mark' }

/** Where movements are shown. */
export interface Stage {
  /** Adds movements behind those still to come. */
  show(steps: readonly Step[]): void
  /** Drops what is still to come; what flies lands by itself, for to stop it would take the browser longer than a finger rests. */
  skip(): void
  /** Ends everything at once and clears the page of the stage. */
  leave(): void
}

/** Turns the milliseconds of one step into those of a crowded queue. */
const hurry = (ms: number, waiting: number): number => (waiting > 8 ? ms * 0.25 : waiting > 3 ? ms * 0.5 : ms)

const FLY = 240
const STAGGER = 45
const RING = 260
const OUTLINE = 600
const SVG = 'http://www.w3.org/2000/svg'
const EASE = 'cubic-bezier(.45, .05, .25, 1)'
const TONES = { gain: 'var(--good)', loss: 'var(--danger)', mark: 'var(--mark)' } as const

interface Point {
  readonly x: number
  readonly y: number
}

/** Where a place is going to be: the picture it is part of may still be sliding or gliding there. */
function boxOf(el: Element): DOMRect {
  for (const animation of el.closest('[data-plane]')?.getAnimations() ?? []) animation.finish()
  return el.getBoundingClientRect()
}

/** The window of a zoomed picture that a place is part of: what flies to a place out of sight ends at its edge. */
const zoomedFrame = (el: Element): DOMRect | undefined => el.closest('[data-zoomed]')?.getBoundingClientRect()

function centre(el: Element): Point {
  const r = boxOf(el)
  const at = { x: r.left + r.width / 2, y: r.top + r.height / 2 }
  const frame = zoomedFrame(el)
  if (!frame) return at
  return { x: Math.min(Math.max(at.x, frame.left), frame.right), y: Math.min(Math.max(at.y, frame.top), frame.bottom) }
}

function inSight(el: Element): boolean {
  const { left, top, right, bottom } = boxOf(el)
  const frame = zoomedFrame(el)
  return !frame || (left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top)
}

function draw(ghost: Ghost, at: Point): SVGSVGElement {
  const size = ghost.size ?? 26
  const svg = document.createElementNS(SVG, 'svg')
  if (ghost.symbol) {
    const use = document.createElementNS(SVG, 'use')
    use.setAttribute('href', `#${ghost.symbol}`)
    svg.append(use)
  }
  svg.setAttribute('class', `ghost ${ghost.cls ?? ''}`)
  svg.style.width = `${size}px`
  svg.style.height = `${size * 1.2}px`
  svg.style.left = `${at.x - size / 2}px`
  svg.style.top = `${at.y - size * 0.6}px`
  return svg
}

/** The arc of a flight, a little above the straight line. */
function path(a: Point, b: Point): Keyframe[] {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const lift = Math.min(60, Math.hypot(dx, dy) * 0.18)
  return [
    { transform: 'translate(0, 0) scale(.7)', opacity: 0.4 },
    { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(1.15)`, opacity: 1 },
    { transform: `translate(${dx}px, ${dy}px) scale(.9)`, opacity: 1 },
  ]
}

const settled = (all: readonly Animation[]): Promise<unknown> => Promise.allSettled(all.map((a) => a.finished))

/** Lands what flew: the picture in its place was hidden until now. */
function conceal(el: Element | null, ms: number): Animation[] {
  return el ? [el.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: ms })] : []
}

class LiveStage implements Stage {
  private readonly queue: Step[] = []
  private readonly running = new Set<Animation>()
  private busy = false
  private readonly root: HTMLElement
  /** What moves, over the page and apart from it: a picture that comes or goes there does not lay the page out anew. */
  private readonly air = document.createElement('div')
  private readonly still: () => boolean

  constructor(root: HTMLElement, still: () => boolean) {
    this.root = root
    this.still = still
    this.air.className = 'air'
    this.air.setAttribute('aria-hidden', 'true')
    root.append(this.air)
  }

  show(steps: readonly Step[]): void {
    this.queue.push(...steps)
    if (!this.busy) void this.run()
  }

  skip(): void {
    this.queue.length = 0
  }

  leave(): void {
    this.skip()
    for (const a of this.running) a.finish()
    this.air.remove()
  }

  private find(at: string): Element | null {
    return this.root.querySelector(`[data-at="${at}"]`)
  }

  private async run(): Promise<void> {
    this.busy = true
    while (this.queue.length > 0) {
      // What has happened is painted before it moves: to ask for places in the middle of it would lay the page out twice in one frame.
      await new Promise<void>((ready) => inTurn(ready))
      const step = this.queue.shift()
      if (step) await this.one(step)
    }
    this.busy = false
  }

  private async one(step: Step): Promise<void> {
    const animations = step.kind === 'pulse' ? this.flash(step.at, step.tone) : this.flight(step)
    for (const a of animations) this.running.add(a)
    await settled(animations)
    for (const a of animations) this.running.delete(a)
  }

  private flash(at: string, tone: keyof typeof TONES): Animation[] {
    const el = this.find(at)
    return el && inSight(el) ? this.pulse(el, tone) : []
  }

  /** A ring around a place that widens and fades: an element of its own, so that nothing else is painted anew in each frame. */
  private pulse(el: Element, tone: keyof typeof TONES): Animation[] {
    const { left, top, width, height } = boxOf(el)
    const ring = document.createElement('div')
    ring.className = 'pulse'
    Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, borderColor: TONES[tone] })
    ring.style.borderRadius = getComputedStyle(el).borderRadius
    this.air.append(ring)
    const wider = this.still() ? {} : { transform: 'scale(1.06)' }
    const ms = this.still() ? OUTLINE : hurry(RING, this.queue.length)
    const fading = ring.animate([{ opacity: 1 }, { opacity: 0, ...wider }], { duration: ms, easing: 'ease-out', fill: 'both' })
    return [this.gone(fading, ring)]
  }

  /** Takes the picture away with the end of its movement. */
  private gone(animation: Animation, el: Element): Animation {
    const remove = () => el.remove()
    animation.finished.then(remove, remove)
    return animation
  }

  private flight(step: Extract<Step, { kind: 'fly' }>): Animation[] {
    const from = this.find(step.from)
    const to = this.find(step.to)
    if (!to) return []
    if (this.still() || !from) return inSight(to) ? this.pulse(to, 'mark') : []
    const ms = hurry(step.ms ?? FLY, this.queue.length)
    const a = centre(from)
    const b = centre(to)
    const flights = step.ghosts.map((ghost, k) => {
      const el = draw(ghost, a)
      this.air.append(el)
      return this.gone(el.animate(path(a, b), { duration: ms, delay: k * STAGGER, easing: EASE, fill: 'both' }), el)
    })
    return step.hide ? [...flights, ...conceal(to.querySelector('.pix, .inslot, .me'), ms)] : flights
  }
}

/** A stage on an element of the page; while `still()` nothing moves, places are outlined for a moment instead. */
export function createStage(root: HTMLElement, still: () => boolean): Stage {
  return new LiveStage(root, still)
}
