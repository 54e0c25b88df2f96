import { chromium, devices } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { listen, luck, newTable, nextChoice, prefer, startServer } from './measuring.mjs'

const { executablePath, args } = await findBrowser()
const server = await startServer()
const browser = await chromium.launch({ executablePath, args })
const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' })
await context.addInitScript(prefer, {
  game: 'pixie-queen',
  seats: [
    { kind: 'human', name: 'You' },
    { kind: 'bot', name: 'B', level: 'steady' },
    { kind: 'bot', name: 'C', level: 'steady' },
    { kind: 'bot', name: 'D', level: 'steady' },
  ],
  settings: { pace: 'normal' },
})
await context.addInitScript(listen)
const page = await context.newPage()
await newTable(page, server.url, 'pixie-queen')
const next = luck(7)
for (let n = 0; n < 30; n++) {
  const turn = next(1 << 20)
  const p = await nextChoice(page, turn)
  if (!p) break
  const lit = await page.evaluate(() => document.querySelectorAll('.space.lit').length)
  if (lit > 8) break
  await page.touchscreen.tap(p.x, p.y)
  await page.waitForTimeout(600)
}
await page.waitForTimeout(1500)
const variants = {
  base: '',
  noanim: '.pq *{animation:none!important}',
  noact: '.pq .lit .act{fill:var(--pict-shut)!important;color:var(--pict-shut)!important;animation:none!important}',
  nopane:
    '.pq .lit .pane,.pq .lit .glass{background:var(--pane-shut)!important;box-shadow:inset 0 0 0 .15em var(--frame-shut)!important;animation:none!important}',
  nono: '.pq .lit .no{background:var(--surface-2)!important;color:var(--text-3)!important;box-shadow:none!important}',
  all3: '.pq .lit .act{fill:var(--pict-shut)!important;color:var(--pict-shut)!important;animation:none!important} .pq .lit .pane,.pq .lit .glass{background:var(--pane-shut)!important;box-shadow:inset 0 0 0 .15em var(--frame-shut)!important;animation:none!important} .pq .lit .no{background:var(--surface-2)!important;color:var(--text-3)!important;box-shadow:none!important}',
  hideact: '.pq .act{display:none!important}',
  ...(process.env.V ? JSON.parse(process.env.V) : {}),
}
for (const round of [1, 2]) {
  if (round === 2)
    await page.evaluate(() => {
      for (const e of document.querySelectorAll('.pq [style*="--late"]')) e.style.removeProperty('--late')
    })
  console.log(round === 2 ? 'without --late' : 'with')
  for (const [name, css] of Object.entries(variants)) {
    const r = await page.evaluate(async (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
      const raf = () => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))
      const all = [...document.querySelectorAll('.pq .space.lit,.pq .lantern.lit')]
      const on = [],
        off = []
      for (let i = 0; i < 12; i++) {
        let t
        await raf()
        await new Promise((r) => setTimeout(r, 300))
        for (const e of all) {
          e.classList.remove('lit')
          e.classList.add('shut')
        }
        t = performance.now()
        getComputedStyle(document.querySelector('.pq .space .act')).color
        off.push(performance.now() - t)
        await raf()
        await new Promise((r) => setTimeout(r, 100))
        for (const e of all) {
          e.classList.add('lit')
          e.classList.remove('shut')
        }
        t = performance.now()
        getComputedStyle(document.querySelector('.pq .space .act')).color
        on.push(performance.now() - t)
      }
      const med = (a) => a.sort((x, y) => x - y)[a.length >> 1].toFixed(2)
      return [all.length, 'on', med(on), 'off', med(off)]
    }, css)
    console.log(name.padEnd(8), r.join(' '))
  }
}
await browser.close()
server.stop()
