/**
 * A zoomed picture on the page. The frame is an element of class `zoomframe`; what zooms in it bears `data-plane` (one
 * element, or several that lie exactly over each other). Unzoomed there is no transform at all, so that whatever relies on
 * the picture's place in the page, or on lying above other things, is none the wiser.
 */
import { type Bounds, isWhole, limited, type Point, type Pose, showing, whole, zoomedAt } from './plane.ts'

interface Options {
  /** True where nothing should move. */
  readonly still: () => boolean
  /** Told whenever the picture is zoomed or whole again. */
  readonly onZoom: (zoomed: boolean) => void
}

/** Milliseconds of a change that no finger leads. */
const GLIDE = 200
const EASE = 'cubic-bezier(.3, .7, .3, 1)'
/** Room around a part that is brought into sight, in pixels. */
const MARGIN = 10

const frames = new WeakMap<Element, Zoom>()

/** Shows the picture an element is part of unzoomed until the answer is called: for whatever lies over it and points at it. */
export function wholeWhile(part: Element): () => void {
  const frame = part.closest('.zoomframe')
  return (frame && frames.get(frame)?.suspend()) ?? (() => undefined)
}

/** The picture in one frame. */
export class Zoom {
  readonly frame: HTMLElement
  private readonly options: Options
  private readonly observer: ResizeObserver
  private at: Pose | null = null
  private gliding: Animation[] = []
  private held = 0

  constructor(frame: HTMLElement, options: Options) {
    this.frame = frame
    this.options = options
    frames.set(frame, this)
    // Turned by a quarter or made smaller, a frame must not show what is beyond the edge.
    this.observer = new ResizeObserver(() => this.at && this.show(this.at))
    this.observer.observe(frame)
  }

  get zoomed(): boolean {
    return this.at !== null
  }

  get pose(): Pose {
    return this.at ?? whole(this.bounds())
  }

  /** A place of the window as one of the frame. */
  point({ x, y }: Point): Point {
    const { left, top } = this.frame.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }

  /** Frame and picture as they are laid out; a picture that is moved aside by `top` counts as at home. */
  bounds(): Bounds {
    const { clientWidth, clientHeight } = this.frame
    const plane = this.planes()[0]
    if (!plane) return { frame: { w: clientWidth, h: clientHeight }, home: { x: 0, y: 0, w: clientWidth, h: clientHeight } }
    const aside = Number.parseFloat(getComputedStyle(plane).top) || 0
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = plane
    return {
      frame: { w: clientWidth, h: clientHeight },
      home: { x: offsetLeft, y: offsetTop - aside, w: offsetWidth, h: offsetHeight },
    }
  }

  /** Shows a pose at once, or gliding there. One that is nearly whole stays as it is until {@link settle}. */
  show(pose: Pose, glide = false): void {
    const bounds = this.bounds()
    const before = this.transform(bounds)
    const was = this.zoomed
    const next = limited(pose, bounds)
    this.at = next.k > 1 ? next : null
    if (this.held > 0) return
    this.paint(before, bounds, glide)
    if (was !== this.zoomed) this.options.onZoom(this.zoomed)
  }

  /** Zooms to `k` times with the place under a point of the frame left where it is. */
  zoomTo(k: number, at: Point, glide = false): void {
    this.show(zoomedAt(this.pose, at, k, this.bounds()), glide)
  }

  /** The whole picture again. */
  toWhole(): void {
    if (this.zoomed) this.show(whole(this.bounds()), true)
  }

  /** At the end of a gesture: what is nearly whole becomes whole. */
  settle(): void {
    if (this.at && isWhole(this.at)) this.toWhole()
  }

  /** Brings a part of the picture into sight. */
  reveal(part: Element): void {
    if (!this.at) return
    this.land()
    const { left, top, width, height } = part.getBoundingClientRect()
    const at = this.point({ x: left, y: top })
    this.show(showing(this.at, { ...at, w: width, h: height }, MARGIN, this.bounds()), true)
  }

  /** See {@link wholeWhile}. */
  suspend(): () => void {
    const bounds = this.bounds()
    const before = this.transform(bounds)
    this.held += 1
    this.land()
    this.write('')
    // Whoever asked measures first, where things are going to be.
    if (this.zoomed && this.held === 1) queueMicrotask(() => this.held > 0 && this.paint(before, bounds, true))
    return () => {
      this.held -= 1
      if (this.held === 0 && this.at) this.paint(HOME, this.bounds(), true)
    }
  }

  /** Lets go of the frame. */
  end(): void {
    this.land()
    this.observer.disconnect()
    frames.delete(this.frame)
  }

  private planes(): HTMLElement[] {
    return [...this.frame.querySelectorAll<HTMLElement>(':scope > [data-plane]')]
  }

  private transform({ home }: Bounds): string {
    const { at } = this
    return at && this.held === 0 ? `translate(${at.x - home.x}px, ${at.y - home.y}px) scale(${at.k})` : HOME
  }

  private write(transform: string): void {
    for (const plane of this.planes()) plane.style.transform = transform
  }

  /** Ends a glide where it was going. */
  private land(): void {
    for (const animation of this.gliding) animation.cancel()
    this.gliding = []
  }

  private paint(before: string, bounds: Bounds, glide: boolean): void {
    this.land()
    const after = this.transform(bounds)
    this.write(after === HOME ? '' : after)
    this.frame.toggleAttribute('data-zoomed', true)
    const clear = () => {
      this.frame.toggleAttribute('data-zoomed', this.zoomed && this.held === 0)
    }
    if (!glide || this.options.still()) return clear()
    const timing = { duration: GLIDE, easing: EASE }
    this.gliding = this.planes().map((plane) => plane.animate([{ transform: before }, { transform: after }], timing))
    this.gliding[0]?.finished.then(clear, () => undefined)
  }
}

const HOME = 'translate(0px, 0px) scale(1)'
