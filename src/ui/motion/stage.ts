/**
 * Motion that explains: one thing at a time, 150 to 300 ms, never in the way of a finger. Things fly between places of
 * the page marked `data-at`; the page itself already shows the new state, so that skipping is only leaving out.
 */

/** A picture on its way: a symbol of the page's sprite and the class that colours it. */
export interface Ghost {
  readonly symbol: string
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
  /** Ends everything at once. */
  finish(): void
}

/** Turns the milliseconds of one step into those of a crowded queue. */
const hurry = (ms: number, waiting: number): number => (waiting > 8 ? ms * 0.25 : waiting > 3 ? ms * 0.5 : ms)

const FLY = 240
const STAGGER = 45
const OUTLINE = 600
const SVG = 'http://www.w3.org/2000/svg'
const EASE = 'cubic-bezier(.45, .05, .25, 1)'
const TONES = { gain: 'var(--good)', loss: 'var(--danger)', mark: 'var(--mark)' } as const

interface Point {
  readonly x: number
  readonly y: number
}

function centre(el: Element): Point {
  const r = el.getBoundingClientRect()
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 }
}

function draw(ghost: Ghost, at: Point): SVGSVGElement {
  const size = ghost.size ?? 26
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${ghost.symbol}`)
  svg.append(use)
  svg.setAttribute('class', `ghost ${ghost.cls ?? ''}`)
  svg.setAttribute('aria-hidden', 'true')
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

function pulse(el: Element, tone: keyof typeof TONES, ms: number): Animation[] {
  const colour = TONES[tone]
  return [
    el.animate(
      [
        { outline: `3px solid ${colour}`, outlineOffset: '1px' },
        { outline: '3px solid transparent', outlineOffset: '4px' },
      ],
      { duration: ms, easing: 'ease-out' },
    ),
  ]
}

/** Lands what flew: the picture in its place was hidden until now. */
function conceal(el: Element | null, ms: number): Animation[] {
  return el ? [el.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: ms })] : []
}

class LiveStage implements Stage {
  private readonly queue: Step[] = []
  private readonly running = new Set<Animation>()
  private busy = false
  private readonly root: HTMLElement
  private readonly still: () => boolean

  constructor(root: HTMLElement, still: () => boolean) {
    this.root = root
    this.still = still
  }

  show(steps: readonly Step[]): void {
    this.queue.push(...steps)
    if (!this.busy) void this.run()
  }

  finish(): void {
    this.queue.length = 0
    for (const a of this.running) a.finish()
  }

  private find(at: string): Element | null {
    return this.root.querySelector(`[data-at="${at}"]`)
  }

  private async run(): Promise<void> {
    this.busy = true
    for (let step = this.queue.shift(); step; step = this.queue.shift()) await this.one(step)
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
    return el ? pulse(el, tone, this.still() ? OUTLINE : hurry(200, this.queue.length)) : []
  }

  private flight(step: Extract<Step, { kind: 'fly' }>): Animation[] {
    const from = this.find(step.from)
    const to = this.find(step.to)
    if (!to) return []
    if (this.still() || !from) return pulse(to, 'mark', this.still() ? OUTLINE : hurry(200, this.queue.length))
    const ms = hurry(step.ms ?? FLY, this.queue.length)
    const a = centre(from)
    const b = centre(to)
    const flights = step.ghosts.map((ghost, k) => {
      const el = draw(ghost, a)
      this.root.append(el)
      const flight = el.animate(path(a, b), { duration: ms, delay: k * STAGGER, easing: EASE, fill: 'both' })
      const gone = () => el.remove()
      flight.finished.then(gone, gone)
      return flight
    })
    return step.hide ? [...flights, ...conceal(to.querySelector('.pix, .inslot, .me'), ms)] : flights
  }
}

/** A stage on an element of the page; while `still()` nothing moves, places are outlined for a moment instead. */
export function createStage(root: HTMLElement, still: () => boolean): Stage {
  return new LiveStage(root, still)
}
