/**
 * Draws pictures from their SVG sources: `npm run icons`, after a change to the app icon, the mark, a cover or a drawing. They are
 * committed. Every SVG file on a page is a document of its own, which a slow phone takes long to read and lays out anew for each size
 * in which it is painted: what home shows are pictures, and so are the drawings of which hundreds lie on a table.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { root } from './files.mjs'

const icons = join(root, 'public/icons')
// Everything that matters in the drawing lies inside the 80 % circle, so one drawing serves masks and squares alike.
const wanted = [
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['apple-touch-180.png', 180],
]
const GAMES = ['pixie-queen', 'fairy-school']
/** Widths in pixels, as src/ui/games/index.tsx offers them to screens of different density; the height is 1.7 times as much. */
const COVERS = [560, 960]
const QUALITY = 0.64
/** Of the mark, which stands small and alone. */
const FINE = 0.72
/** Drawings that a table shows as text or at the end only: they stay what they are. */
const UNPAINTED = ['crown.svg', 'wreath.svg']
/** The width of a drawing in pixels on a dense screen, by the sides of its plan; signs of one colour and pieces that people zoom in on, by name. */
const widthFor = (name, wide, high) => {
  if (name.startsWith('g-')) return 96
  if (name.startsWith('pixie-')) return 144
  if (name === 'queen.svg') return 330
  if (wide < 40) return 112
  return high < 0.8 * wide ? 640 : 264
}
const SHARP = 0.7
/** The mark: beside an address, small, as it is loaded with the first visit; and on screens, up to 96 px wide on a dense one. */
const MARKS = { favicon: 48, mark: 144 }

/** A drawing as a WebP picture of this size, in base 64. To be run in a page. */
async function paint([drawing, width, height, quality]) {
  const picture = new Image()
  picture.src = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}

/** The picture without its colour profile, half a kilobyte each: pictures without one are sRGB, and so are these. */
function withoutProfile(webp) {
  const chunks = []
  for (let at = 12, next; at < webp.length; at = next) {
    next = at + 8 + webp.readUInt32LE(at + 4)
    next += next % 2
    const chunk = Buffer.from(webp.subarray(at, next))
    const kind = chunk.toString('latin1', 0, 4)
    if (kind === 'VP8X') chunk[8] &= ~0x20
    if (kind !== 'ICCP') chunks.push(chunk)
  }
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const head = Buffer.from('RIFF\0\0\0\0')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** What each drawing was when it was painted, so that a test notices a picture that no longer shows its drawing. */
const painted = {}
const read = (...path) => {
  const svg = readFileSync(join(root, ...path), 'utf8')
  painted[join(...path)] = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  return svg
}
const drawing = read('public/icons/app-icon.svg')
const browser = await chromium.launch(await findBrowser())
try {
  for (const [name, size] of wanted) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`)
    await page.screenshot({ path: join(icons, name) })
    await page.close()
    console.log(`${name} ${size}x${size}`)
  }
  const page = await browser.newPage()
  const webp = async (path, svg, width, height, quality = QUALITY) => {
    const picture = withoutProfile(Buffer.from(await page.evaluate(paint, [svg, width, height, quality]), 'base64'))
    writeFileSync(join(root, path), picture)
    console.log(`${path} ${picture.length} bytes`)
  }
  const mark = read('tools/icons/mark.svg')
  for (const [name, size] of Object.entries(MARKS)) await webp(`public/icons/${name}.webp`, mark, size, size, FINE)
  for (const game of GAMES)
    for (const width of COVERS) {
      const folder = `src/ui/games/${game}`
      await webp(`${folder}/cover-${width}.webp`, read(folder, 'cover.svg'), width, width * 1.7)
    }
  for (const game of GAMES) {
    const folder = `src/ui/games/${game}/drawings`
    for (const name of readdirSync(join(root, folder)).filter((file) => file.endsWith('.svg') && !UNPAINTED.includes(file))) {
      const svg = read(folder, name)
      const [wide, high] = /viewBox="\S+? ?-?[\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg).slice(1).map(Number)
      const width = widthFor(name, wide, high)
      await webp(`${folder}/${name.replace('.svg', '.webp')}`, svg, width, Math.round((width * high) / wide), SHARP)
    }
  }
  writeFileSync(join(root, 'tools/pictures.json'), `${JSON.stringify(painted, null, 2)}\n`)
} finally {
  await browser.close()
}
