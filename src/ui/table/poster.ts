/** The picture of a result, to be shared: words and figures before a game's cover. The same in every theme, like the cover. */
import type { Seat } from '../../core/game.ts'
import { fitted, loadDrawing, loadPicture, pngOf } from '../kit/canvas.ts'
import type { PosterLine, PosterWords } from './posterwords.ts'

/** Size of the picture, and the plan of its parts. All numbers are its pixels. */
const W = 1080
const H = 1350
const SCALE = W / 400
const PANEL = { left: 64, right: W - 64, foot: 1222, head: 118, row: 62, pad: 16 }
const SEAL = 48
/** Left edges of the winners' figures, in the order in which they fill. */
const STANDS = [92, 756, 424, 258, 590, 12]

const DISPLAY = 'Fraunces, "Iowan Old Style", "Palatino Linotype", Georgia, serif'
const PLAIN = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif'

/** Colours of a picture. */
export interface PosterInks {
  /** Under everything. */
  readonly ground: string
  /** Upper and lower edge fade into it; `clear` is the same with nothing of it. */
  readonly dusk: string
  readonly clear: string
  readonly panel: string
  readonly edge: string
  readonly title: string
  readonly shadow: string
  /** On the panel and at the foot. */
  readonly text: string
  readonly quiet: string
  readonly gold: string
  readonly highlight: string
}

/** What a game draws its result with. */
export interface PosterLook {
  /** Address of the cover; its shape is 400 by 680. */
  readonly cover: string
  /** The cover fills the width; its line `chin` lies at the panel's upper edge, and at least `least` of it is cut off. */
  readonly chin: number
  readonly least: number
  readonly inks: PosterInks
  /** Emblems by seat. */
  readonly seals: readonly string[]
  /** Winners by seat, as they stand on the panel. */
  readonly figures: { readonly drawings: readonly string[]; readonly width: number; readonly height: number; readonly sunk: number }
  /** Laid on every winner: its middle, from the figure's left and top, and how it leans. */
  readonly crown?: {
    readonly drawing: string
    readonly width: number
    readonly height: number
    readonly left: number
    readonly top: number
    readonly lean: number
  }
}

type Ink = CanvasRenderingContext2D

/** The drawings of one picture. */
interface Art {
  readonly cover: HTMLImageElement
  readonly crown: HTMLImageElement | null
  readonly figures: ReadonlyMap<Seat, HTMLImageElement>
  readonly seals: ReadonlyMap<Seat, HTMLImageElement>
}

const drawingsOf = async (drawings: readonly string[], seats: readonly Seat[], w: number, h: number) =>
  new Map(await Promise.all(seats.map(async (s) => [s, await loadDrawing(drawings[s] ?? drawings[0] ?? '', w, h)] as const)))

async function loadArt({ lines, winners }: PosterWords, look: PosterLook): Promise<Art> {
  const { figures, crown } = look
  const seats = lines.map(({ seat }) => seat)
  const [cover, gold, winning, seals] = await Promise.all([
    loadPicture(look.cover),
    crown ? loadDrawing(crown.drawing, crown.width, crown.height) : null,
    drawingsOf(figures.drawings, winners, figures.width, figures.height),
    drawingsOf(look.seals, seats, SEAL, SEAL),
    document.fonts.load(`640 40px Fraunces`),
  ])
  return { cover, crown: gold, figures: winning, seals }
}

function shade(ink: Ink, from: number, to: number, a: string, b: string): void {
  const fade = ink.createLinearGradient(0, from, 0, to)
  fade.addColorStop(0, a)
  fade.addColorStop(1, b)
  ink.fillStyle = fade
  ink.fillRect(0, Math.min(from, to), W, Math.abs(to - from))
}

function drawCover(ink: Ink, art: Art, { chin, least, inks }: PosterLook, top: number): void {
  ink.fillStyle = inks.ground
  ink.fillRect(0, 0, W, H)
  const up = Math.max(least, chin * SCALE - top)
  ink.drawImage(art.cover, 0, -up, 400 * SCALE, 680 * SCALE)
  shade(ink, 0, 300, inks.dusk, inks.clear)
  shade(ink, 860, H, inks.clear, inks.dusk)
}

interface Words {
  readonly font: string
  readonly fill: string
  readonly align?: CanvasTextAlign
  /** Shortened to this width. */
  readonly room?: number
}

/** Writes one line and gives its width. */
function write(ink: Ink, text: string, x: number, y: number, { font, fill, align = 'left', room }: Words): number {
  ink.font = font
  ink.fillStyle = fill
  ink.textAlign = align
  const measure = (words: string) => ink.measureText(words).width
  const shown = room === undefined ? text : fitted(text, room, measure)
  ink.fillText(shown, x, y)
  return measure(shown)
}

/** A display size at which the text fits, as large as may be. */
function sizeFor(ink: Ink, text: string, room: number, largest: number, least: number): number {
  for (let size = largest; size > least; size -= 2) {
    ink.font = `640 ${size}px ${DISPLAY}`
    if (ink.measureText(text).width <= room) return size
  }
  return least
}

function drawTitle(ink: Ink, title: string, inks: PosterInks): void {
  ink.save()
  ink.shadowColor = inks.shadow
  ink.shadowBlur = 24
  ink.shadowOffsetY = 4
  const size = sizeFor(ink, title, W - 180, 98, 60)
  write(ink, title, W / 2, 138, { font: `640 ${size}px ${DISPLAY}`, fill: inks.title, align: 'center', room: W - 140 })
  ink.restore()
}

function drawFrame(ink: Ink, inks: PosterInks): void {
  ink.globalAlpha = 0.75
  ink.strokeStyle = inks.edge
  ink.lineWidth = 3
  ink.beginPath()
  ink.roundRect(26, 26, W - 52, H - 52, 34)
  ink.stroke()
}

/** A winner standing on the panel, the crown on it. */
function drawWinner(ink: Ink, figure: HTMLImageElement, gold: HTMLImageElement | null, look: PosterLook, left: number, ground: number) {
  const { width, height, sunk } = look.figures
  const top = ground - height + sunk
  ink.save()
  ink.shadowColor = look.inks.shadow
  ink.shadowBlur = 22
  ink.drawImage(figure, left, top, width, height)
  if (gold && look.crown) {
    ink.translate(left + look.crown.left, top + look.crown.top)
    ink.rotate(look.crown.lean)
    ink.drawImage(gold, -look.crown.width / 2, -look.crown.height / 2, look.crown.width, look.crown.height)
  }
  ink.restore()
}

function drawPanel(ink: Ink, top: number, { panel, edge, shadow }: PosterInks): void {
  ink.save()
  ink.shadowColor = shadow
  ink.shadowBlur = 40
  ink.fillStyle = panel
  ink.beginPath()
  ink.roundRect(PANEL.left, top, PANEL.right - PANEL.left, PANEL.foot - top, 36)
  ink.fill()
  ink.restore()
  ink.strokeStyle = edge
  ink.lineWidth = 2.5
  ink.stroke()
}

function drawHeadline(ink: Ink, { headline, points }: PosterWords, top: number, { gold, text }: PosterInks): void {
  const y = top + 84
  const wide = write(ink, points, PANEL.right - 36, y, { font: `640 72px ${DISPLAY}`, fill: gold, align: 'right' })
  const room = PANEL.right - PANEL.left - 36 * 2 - wide - 32
  write(ink, headline, PANEL.left + 36, y, { font: `640 ${sizeFor(ink, headline, room, 60, 36)}px ${DISPLAY}`, fill: text, room })
}

function drawLine(ink: Ink, line: PosterLine, seal: HTMLImageElement | undefined, top: number, inks: PosterInks): void {
  const { left, right, row } = PANEL
  const y = top + row / 2 + 13
  if (line.first) {
    ink.fillStyle = inks.highlight
    ink.beginPath()
    ink.roundRect(left + 16, top + 3, right - left - 32, row - 6, 18)
    ink.fill()
  }
  const bold = line.first ? 750 : 600
  write(ink, line.rank, left + 56, y, { font: `${bold} 34px ${PLAIN}`, fill: line.first ? inks.gold : inks.quiet, align: 'center' })
  if (seal) ink.drawImage(seal, left + 92, top + (row - SEAL) / 2, SEAL, SEAL)
  const points = write(ink, line.points, right - 40, y, {
    font: `${bold} 42px ${PLAIN}`,
    fill: line.first ? inks.gold : inks.text,
    align: 'right',
  })
  const x = left + 162
  const room = right - 40 - points - 32 - x
  const name = write(ink, line.name, x, y, { font: `${bold} 38px ${PLAIN}`, fill: inks.text, room })
  write(ink, line.note, x + name + 20, y, { font: `500 27px ${PLAIN}`, fill: inks.quiet, room: room - name - 20 })
}

function drawFoot(ink: Ink, { when, maker }: PosterWords, { text, quiet }: PosterInks): void {
  const room = W - 140
  write(ink, when, W / 2, 1262, { font: `600 30px ${PLAIN}`, fill: text, align: 'center', room })
  write(ink, maker, W / 2, 1302, { font: `500 26px ${PLAIN}`, fill: quiet, align: 'center', room })
}

/** Draws the picture. @throws when a drawing cannot be loaded or the browser makes no file of it. */
export async function posterOf(words: PosterWords, look: PosterLook): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = W
  canvas.height = H
  const ink = canvas.getContext('2d', { alpha: false })
  if (!ink) throw new Error('no canvas')
  const art = await loadArt(words, look)
  const { inks } = look
  const top = PANEL.foot - PANEL.head - PANEL.pad - words.lines.length * PANEL.row
  drawCover(ink, art, look, top)
  drawTitle(ink, words.title, inks)
  for (const [k, seat] of words.winners.entries()) {
    const figure = art.figures.get(seat)
    if (figure) drawWinner(ink, figure, art.crown, look, STANDS[k] ?? 0, top)
  }
  drawPanel(ink, top, inks)
  drawHeadline(ink, words, top, inks)
  for (const [k, line] of words.lines.entries()) drawLine(ink, line, art.seals.get(line.seat), top + PANEL.head + k * PANEL.row, inks)
  drawFoot(ink, words, inks)
  drawFrame(ink, inks)
  return pngOf(canvas, words.file)
}
