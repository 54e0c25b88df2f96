/**
 * `npm run measure:hints`: how long does a person wait for a hint on a slow phone, and what does it say?
 *
 *     npx vite build && npm run measure:hints -- [--game pixie-queen] [--seats 4] [--level gentle] [--hints 25] [--seed 1] [--cores 0.25] [--list]
 *
 * Plays a table of one person and bots in a real Chromium, the app being installed. At every decision with a choice the hint is
 * asked for, with the whole browser on a share of one core (tools/slowed.mjs), and timed from the click to the frame after its
 * words; its choice is taken. In between the browser is as fast as ever. `--list` prints the words, with the choices there were. Ends
 * with 1 when one took longer than 1.5 s.
 */
import { devices } from '@playwright/test'
import { flags, listen, luck, newTable, nextChoice, prefer, quantile, startServer } from './measuring.mjs'
import { startSlowed } from './slowed.mjs'

const BAR = 1500
const FULL = 4
const MARKED = 'button[aria-description="Hint"]'

const asked = flags({ game: 'pixie-queen', seats: 4, level: 'gentle', hints: 25, seed: 1, cores: 0.25, list: false })

/** Asks for the hint. To be run in a page. @returns its words and the milliseconds until they were painted */
function askHint() {
  const lamp = document.querySelector('button.hinter')
  if (!lamp) return null
  const words = () => [...document.querySelectorAll('.toast')].map((each) => each.textContent).find((text) => text.startsWith('Hint: '))
  return new Promise((resolve) => {
    const start = performance.now()
    const look = () =>
      words() ? setTimeout(() => resolve({ ms: performance.now() - start, words: words() })) : requestAnimationFrame(look)
    lamp.click()
    look()
  })
}

const slowed = await startSlowed()
const server = await startServer()
const hints = []
try {
  const context = await slowed.browser.newContext({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, locale: 'en-GB' })
  const page = await context.newPage()
  const bot = (_, i) => ({ kind: 'bot', name: `Bot ${i + 1}`, level: asked.level })
  const seats = [{ kind: 'human', name: 'You' }, ...Array.from({ length: asked.seats - 1 }, bot)]
  await page.addInitScript(listen)
  await page.addInitScript(prefer, { game: asked.game, seats, settings: { language: 'en', pace: 'instant' } })
  await page.goto(server.url)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await newTable(page, server.url, asked.game)
  const next = luck(asked.seed)
  while (hints.length < asked.hints) {
    const point = await nextChoice(page, next(1 << 20))
    if (point === null) break
    const choices = await page.locator('section[aria-label="Your decision"] button:not([aria-expanded])').count()
    slowed.limit(asked.cores)
    const hint = await page.evaluate(askHint)
    slowed.limit(FULL)
    if (hint === null) await page.mouse.click(point.x, point.y)
    else {
      const what = await page.locator('.ask-line .disp').first().textContent()
      hints.push({ ...hint, what, choices })
      const marked = page.locator(MARKED)
      for (const done = page.locator(`${MARKED}[data-asks="again"]`); ; ) {
        await marked.click()
        if ((await done.count()) === 0) break
      }
      await page.waitForFunction((selector) => document.querySelector(selector) === null, MARKED)
    }
  }
} finally {
  await slowed.stop()
  server.stop()
}

const times = hints.map(({ ms }) => ms)
const told = [0.5, 0.95, 1].map((q) => `${quantile(times, q).toFixed(0)} ms`).join(', ')
if (asked.list)
  for (const { ms, what, choices, words } of hints) console.log(`- *${what}* (${choices} choices, ${ms.toFixed(0)} ms) ${words}`)
console.log(
  `${asked.game}, the whole browser on ${asked.cores} of a core: ${hints.length} hints, median, p95, slowest: ${told} (bar: ${BAR} ms)`,
)
if (times.some((ms) => ms > BAR)) process.exitCode = 1
