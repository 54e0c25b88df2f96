/**
 * `npm run measure:answers`: do bots keep to their time on a slow phone?
 *
 *     npx vite build && npm run measure:answers -- [--game pixie-queen] [--seats 4] [--level sharp] [--answers 80] [--cores 0.25] [--json]
 *
 * Opens a table of bots alone in a real Chromium, the app being installed, with the whole browser on a share of one core
 * (tools/slowed.mjs) from before the table is made. Each answer is timed in the table's worker, from the question to a bot to its
 * answer; the first one of a table, for which the bot's worker is still to be started, is one of them. What comes then, carrying
 * out, saving and telling, is told apart. Ends with 1 when an answer takes longer than its budget + 50 ms.
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
let answers = []
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
  while (answers.length < asked.answers && !(await page.evaluate(() => globalThis.feySeen.over))) {
    if (performance.now() > until) throw new Error(`Only ${answers.length} answers came`)
    await page.waitForTimeout(1000)
    ;[answers, waits] = await worker.evaluate(() => [globalThis.feyThoughts.map(({ ms }) => ms), globalThis.feyWaits])
  }
} finally {
  await slowed.stop()
  server.stop()
}

const late = answers.filter((ms) => ms > budget + GRACE)
const told = (values) => [0.5, 0.95, 1].map((q) => `${quantile(values, q).toFixed(0)} ms`).join(', ')
const alone = waits.filter(({ bots }) => bots.length === 1).map(({ ms }) => ms)
if (asked.json) console.log(JSON.stringify({ ...asked, budget, answers, waits, late: late.length }, null, 2))
else {
  console.log(`${asked.game}, ${asked.seats} bots (${asked.level}, budget ${budget} ms), the whole browser on ${asked.cores} of a core`)
  console.log(`the first answer ${answers[0]?.toFixed(0)} ms; all ${answers.length}, median, p95, slowest: ${told(answers)}`)
  if (alone.length > 0) console.log(`of one bot alone until it is saved and told: ${told(alone)}`)
  console.log(`later than budget + ${GRACE} ms: ${late.length} of ${answers.length} (bar: none)`)
}
if (late.length > 0) process.exitCode = 1
