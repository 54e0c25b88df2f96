/** The picture of a result, to be shared: the words of a {@link Sheet} before the moonlit moor. Night in every theme, like the cover. */
import { fitted, loadDrawing, loadPicture, pngOf } from '../../kit/canvas.ts'
import cover from './cover.svg?url'
import crown from './drawings/crown.svg?raw'
import clover from './drawings/seal-clover.svg?raw'
import crescent from './drawings/seal-crescent.svg?raw'
import flame from './drawings/seal-flame.svg?raw'
import shield from './drawings/seal-shield.svg?raw'
import star from './drawings/seal-star.svg?raw'
import { PIXIES } from './drawings.ts'
import type { Sheet } from './sheet.ts'

/** Size of the picture, and the plan of its parts. All numbers are its pixels. */
const W = 1080
const H = 1350
/** The cover fills the width; its line `chin` lies at the panel's upper edge, so that the Queen looks over it. */
const COVER = { scale: W / 400, chin: 373, least: 60 }
const PANEL = { left: 64, right: W - 64, foot: 1222, head: 118, row: 62, pad: 16 }
const PIXIE = { w: 232, h: 290, sunk: 26 }
const CROWN = { w: 104, h: 70 }
const SEAL = 48
/** Left edges of the winners' pixies, in the order in which they fill. */
const STANDS = [92, 756, 424, 258, 590]

const CREAM = '#fff4da'
const GOLD = '#ffd67a'
const LEAF = '#e8be62'
const MUTED = '#cbd0ec'
const DISPLAY = 'Fraunces, "Iowan Old Style", "Palatino Linotype", Georgia, serif'
const PLAIN = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif'

const SEALS = [star, shield, clover, flame, crescent]

type Ink = CanvasRenderingContext2D

/** The drawings a sheet needs, by colour. */
interface Art {
  readonly cover: HTMLImageElement
  readonly crown: HTMLImageElement
  readonly pixies: ReadonlyMap<number, HTMLImageElement>
  readonly seals: ReadonlyMap<number, HTMLImageElement>
}

const drawingsOf = async (drawings: readonly string[], colours: readonly number[], w: number, h: number) =>
  new Map(await Promise.all(colours.map(async (c) => [c, await loadDrawing(drawings[c] ?? star, w, h)] as const)))

async function loadArt(sheet: Sheet): Promise<Art> {
  const colours = sheet.lines.map(({ colour }) => colour)
  const [moor, gold, pixies, seals] = await Promise.all([
    loadPicture(cover),
    loadDrawing(crown, CROWN.w, CROWN.h),
    drawingsOf(PIXIES, sheet.winners, PIXIE.w, PIXIE.h),
    drawingsOf(SEALS, colours, SEAL, SEAL),
    document.fonts.load(`640 40px Fraunces`),
  ])
  return { cover: moor, crown: gold, pixies, seals }
}

function shade(ink: Ink, from: number, to: number, a: string, b: string): void {
  const fade = ink.createLinearGradient(0, from, 0, to)
  fade.addColorStop(0, a)
  fade.addColorStop(1, b)
  ink.fillStyle = fade
  ink.fillRect(0, Math.min(from, to), W, Math.abs(to - from))
}

function drawMoor(ink: Ink, art: Art, top: number): void {
  ink.fillStyle = '#080c2a'
  ink.fillRect(0, 0, W, H)
  const up = Math.max(COVER.least, COVER.chin * COVER.scale - top)
  ink.drawImage(art.cover, 0, -up, 400 * COVER.scale, 680 * COVER.scale)
  shade(ink, 0, 300, 'rgb(8 12 42 / 94%)', 'rgb(8 12 42 / 0%)')
  shade(ink, 860, H, 'rgb(8 12 42 / 0%)', 'rgb(8 12 42 / 94%)')
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

function drawTitle(ink: Ink, title: string): void {
  ink.save()
  ink.shadowColor = 'rgb(8 6 34 / 80%)'
  ink.shadowBlur = 24
  ink.shadowOffsetY = 4
  const size = sizeFor(ink, title, W - 180, 98, 60)
  write(ink, title, W / 2, 138, { font: `640 ${size}px ${DISPLAY}`, fill: CREAM, align: 'center', room: W - 140 })
  ink.restore()
}

function drawFrame(ink: Ink): void {
  ink.strokeStyle = 'rgb(232 190 98 / 75%)'
  ink.lineWidth = 3
  ink.beginPath()
  ink.roundRect(26, 26, W - 52, H - 52, 34)
  ink.stroke()
}

/** A pixie with the crown askew on its hat, standing on the panel. */
function drawWinner(ink: Ink, pixie: HTMLImageElement, gold: HTMLImageElement, left: number, ground: number): void {
  const top = ground - PIXIE.h + PIXIE.sunk
  ink.save()
  ink.shadowColor = 'rgb(8 6 34 / 65%)'
  ink.shadowBlur = 22
  ink.drawImage(pixie, left, top, PIXIE.w, PIXIE.h)
  ink.translate(left + PIXIE.w * 0.58, top - 4)
  ink.rotate(0.18)
  ink.drawImage(gold, -CROWN.w / 2, -CROWN.h / 2, CROWN.w, CROWN.h)
  ink.restore()
}

function drawPanel(ink: Ink, top: number): void {
  ink.save()
  ink.shadowColor = 'rgb(2 4 20 / 60%)'
  ink.shadowBlur = 40
  ink.fillStyle = 'rgb(16 23 58 / 94%)'
  ink.beginPath()
  ink.roundRect(PANEL.left, top, PANEL.right - PANEL.left, PANEL.foot - top, 36)
  ink.fill()
  ink.restore()
  ink.strokeStyle = LEAF
  ink.lineWidth = 2.5
  ink.stroke()
}

function drawHeadline(ink: Ink, { headline, points }: Sheet, top: number): void {
  const y = top + 84
  const wide = write(ink, points, PANEL.right - 36, y, { font: `640 72px ${DISPLAY}`, fill: GOLD, align: 'right' })
  const room = PANEL.right - PANEL.left - 36 * 2 - wide - 32
  write(ink, headline, PANEL.left + 36, y, { font: `640 ${sizeFor(ink, headline, room, 60, 36)}px ${DISPLAY}`, fill: CREAM, room })
}

function drawLine(ink: Ink, line: Sheet['lines'][number], seal: HTMLImageElement | undefined, top: number): void {
  const { left, right, row } = PANEL
  const y = top + row / 2 + 13
  if (line.first) {
    ink.fillStyle = 'rgb(249 192 74 / 18%)'
    ink.beginPath()
    ink.roundRect(left + 16, top + 3, right - left - 32, row - 6, 18)
    ink.fill()
  }
  const bold = line.first ? 750 : 600
  write(ink, line.rank, left + 56, y, { font: `${bold} 34px ${PLAIN}`, fill: line.first ? GOLD : MUTED, align: 'center' })
  if (seal) ink.drawImage(seal, left + 92, top + (row - SEAL) / 2, SEAL, SEAL)
  const points = write(ink, line.points, right - 40, y, {
    font: `${bold} 42px ${PLAIN}`,
    fill: line.first ? GOLD : CREAM,
    align: 'right',
  })
  const x = left + 162
  const room = right - 40 - points - 32 - x
  const name = write(ink, line.name, x, y, { font: `${bold} 38px ${PLAIN}`, fill: CREAM, room })
  write(ink, line.note, x + name + 20, y, { font: `500 27px ${PLAIN}`, fill: MUTED, room: room - name - 20 })
}

function drawFoot(ink: Ink, { when, maker }: Sheet): void {
  const room = W - 140
  write(ink, when, W / 2, 1262, { font: `600 30px ${PLAIN}`, fill: CREAM, align: 'center', room })
  write(ink, maker, W / 2, 1302, { font: `500 26px ${PLAIN}`, fill: MUTED, align: 'center', room })
}

/** Draws the picture. @throws when a drawing cannot be loaded or the browser makes no file of it. */
export async function pictureOf(sheet: Sheet): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = W
  canvas.height = H
  const ink = canvas.getContext('2d', { alpha: false })
  if (!ink) throw new Error('no canvas')
  const art = await loadArt(sheet)
  const top = PANEL.foot - PANEL.head - PANEL.pad - sheet.lines.length * PANEL.row
  drawMoor(ink, art, top)
  drawTitle(ink, sheet.title)
  for (const [k, colour] of sheet.winners.entries()) {
    const pixie = art.pixies.get(colour)
    if (pixie) drawWinner(ink, pixie, art.crown, STANDS[k] ?? 0, top)
  }
  drawPanel(ink, top)
  drawHeadline(ink, sheet, top)
  for (const [k, line] of sheet.lines.entries()) drawLine(ink, line, art.seals.get(line.colour), top + PANEL.head + k * PANEL.row)
  drawFoot(ink, sheet)
  drawFrame(ink)
  return pngOf(canvas, sheet.file)
}
