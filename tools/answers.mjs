/**
 * `npm run measure:answers`: do bots keep to their time on a slow phone?
 *
 *     npx vite build && npm run measure:answers -- [--game pixie-queen] [--seats 4] [--level sharp] [--answers 80] [--cores 0.25] [--json]
 *
 * Opens a table of bots alone in a real Chromium, the app being installed, with the whole browser on a share of one core
 * (tools/slowed.mjs) from before the table is made. Each answer is timed in the table's worker, from the message that a bot thinks
 * to the message with its move; the first one of a table, for which the bot's worker is still to be started, is one of them.
 * Secret decisions of several bots come together, and their budgets add up. Ends with 1 when an answer takes longer than its
 * budget + 50 ms.
 */
import { devices } from '@playwright/test'
import { flags, listen, newTable, prefer, quantile, startServer, timedWorker } from './measuring.mjs'
import { startSlowed } from './slowed.mjs'

const GRACE = 50
const PATIENCE = 300_000
const { budgetOf } = await import(new URL('../src/bots/index.ts', import.meta.url).href)

const asked = flags({ game: 'pixie-queen', seats: 4, level: 'sharp', answers: 80, cores: 0.25, json: false })
const budget = budgetOf(asked.level)

const slowed = await startSlowed()
const server = await startServer()
let waits = []
try {
  const context = await slowed.browser.newContext({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, locale: 'en-GB' })
  const page = await context.newPage()
  const seats = Array.from({ length: asked.seats }, (_, i) => ({ kind: 'bot', name: `Bot ${i + 1}`, level: asked.level }))
  await page.addInitScript(listen)
  await page.addInitScript(prefer, { game: asked.game, seats, settings: { language: 'en' } })
  await page.goto(server.url)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  slowed.limit(asked.cores)
  const [worker] = await Promise.all([timedWorker(page), newTable(page, server.url, asked.game)])
  const until = performance.now() + PATIENCE
  while (waits.length < asked.answers && !(await page.evaluate(() => globalThis.feySeen.over))) {
    if (performance.now() > until) throw new Error(`Only ${waits.length} answers came`)
    await page.waitForTimeout(1000)
    waits = await worker.evaluate(() => globalThis.feyWaits)
  }
} finally {
  await slowed.stop()
  server.stop()
}

const late = waits.filter(({ bots, ms }) => ms > bots.length * budget + GRACE)
const alone = waits.filter(({ bots }) => bots.length === 1).map(({ ms }) => ms)
const [first] = waits
if (asked.json) console.log(JSON.stringify({ ...asked, budget, waits, late }, null, 2))
else {
  console.log(`${asked.game}, ${asked.seats} bots (${asked.level}, budget ${budget} ms), the whole browser on ${asked.cores} of a core`)
  console.log(`first answer ${first?.ms.toFixed(0)} ms, ${first?.bots.length} bots`)
  const [median, p95, max] = [0.5, 0.95, 1].map((q) => `${quantile(alone, q).toFixed(0)} ms`)
  console.log(`${alone.length} answers alone: median ${median}, p95 ${p95}, max ${max}`)
  console.log(`later than budget + ${GRACE} ms: ${late.length} of ${waits.length} (bar: none)`)
}
if (late.length > 0) process.exitCode = 1
