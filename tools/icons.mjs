/** Draws the icons from their SVG sources: `npm run icons`, after a change to public/icons/*.svg. The pictures are committed. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'

const folder = fileURLToPath(new URL('../public/icons/', import.meta.url))
// Everything that matters in the drawing lies inside the 80 % circle, so one drawing serves masks and squares alike.
const wanted = [
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['apple-touch-180.png', 180],
]

const drawing = readFileSync(`${folder}app-icon.svg`, 'utf8')
const browser = await chromium.launch(await findBrowser())
try {
  for (const [name, size] of wanted) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`)
    await page.screenshot({ path: `${folder}${name}` })
    await page.close()
    console.log(`${name} ${size}x${size}`)
  }
} finally {
  await browser.close()
}
