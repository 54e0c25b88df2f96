/**
 * `npm run measure:turn`: how long does a turn of all bots take on a slow phone?
 *
 *     npx vite build && npm run measure:turn -- [--game fairy-school] [--seats 6] [--level sharp] [--turns 4] [--cores 0.25] [--json]
 *
 * Opens a table of bots alone in a real Chromium, the app being installed and its pace instant, for at any other bots wait until the page has painted, and limits the whole browser, all its processes and workers, to a share of
 * one core (tools/slowed.mjs). The limit begins when the table is open. Told are the milliseconds from the message with a turn's
 * beginning to the message with its end as they reach the page: thinking, carrying out, saving and showing its views; and those of each phase. The first turn, in which the code is still being
 * compiled, stands apart. Wall times mean nothing on a busy machine: beside them stands the processor time. Ends with 1 when another turn takes longer than 3 s.
 */
import { devices } from '@playwright/test'
import { flags, listen, newTable, prefer, startServer } from './measuring.mjs'
import { startSlowed } from './slowed.mjs'

const BAR = 3000
const PATIENCE = 300_000

const asked = flags({ game: 'fairy-school', seats: 6, level: 'sharp', turns: 4, cores: 0.25, json: false })

/** Notes when turns and phases begin and end. To be run in a page before the app. */
function watch() {
  const seen = globalThis.feySeen
  seen.marks = []
  seen.hear = (message) => {
    if (message.type !== 'update') return
    const now = performance.now()
    for (const { by, events } of message.played) {
      const last = seen.marks.at(-1)
      if (last && by >= 0) last.decisions++
      for (const event of events)
        if (['turn', 'phase', 'turnEnd'].includes(event.type)) seen.marks.push({ at: now, what: event.phase ?? event.type, decisions: 0 })
    }
  }
}

/** The turns among the marks: how long each took, with its phases. */
function turnsOf(marks) {
  const turns = []
  let begin = -1
  marks.forEach(({ what }, i) => {
    if (what === 'turn') begin = i
    if (what !== 'turnEnd' || begin < 0) return
    const part = marks.slice(begin, i + 1)
    const phases = part.slice(1, -1).map((mark, k) => [mark.what, Math.round((part[k + 2]?.at ?? mark.at) - mark.at)])
    turns.push({
      ms: Math.round(part.at(-1).at - part[0].at),
      decisions: part.reduce((sum, mark) => sum + mark.decisions, 0),
      phases: Object.fromEntries(phases),
    })
    begin = -1
  })
  return turns
}

const slowed = await startSlowed()
const server = await startServer()
let turns = []
let processor = Number.NaN
try {
  const context = await slowed.browser.newContext({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, locale: 'en-GB' })
  const page = await context.newPage()
  const seats = Array.from({ length: asked.seats }, (_, i) => ({ kind: 'bot', name: `Bot ${i + 1}`, level: asked.level }))
  await page.addInitScript(listen)
  await page.addInitScript(watch)
  await page.addInitScript(prefer, { game: asked.game, seats, settings: { language: 'en', pace: 'instant' } })
  // The app is kept for offline use when it is visited first; that is not part of a turn.
  await page.goto(server.url)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await newTable(page, server.url, asked.game)
  slowed.limit(asked.cores)
  const ended = (n) => globalThis.feySeen.over || globalThis.feySeen.marks.filter(({ what }) => what === 'turnEnd').length > n
  const until = (n) => page.waitForFunction(ended, n, { timeout: PATIENCE, polling: 250 })
  await until(0)
  const before = slowed.used()
  await until(asked.turns)
  processor = (slowed.used() - before) / asked.turns
  turns = turnsOf(await page.evaluate(() => globalThis.feySeen.marks))
} finally {
  await slowed.stop()
  server.stop()
}

const [first, ...others] = turns
const slowest = Math.max(...others.map(({ ms }) => ms))
if (asked.json) console.log(JSON.stringify({ ...asked, turns, processor, bar: BAR }))
else {
  console.log(`${asked.game}, ${asked.seats} bots (${asked.level}), the whole browser on ${asked.cores} of a core`)
  const line = (turn) =>
    `${turn.ms} ms, ${turn.decisions} decisions: ${Object.entries(turn.phases)
      .map(([name, ms]) => `${name} ${ms}`)
      .join(', ')}`
  if (first) console.log(`first turn: ${line(first)}`)
  for (const turn of others) console.log(`turn: ${line(turn)}`)
  console.log(
    `Processor time of the whole browser: ${processor.toFixed(0)} ms a turn, on that share of a core ${(processor / asked.cores).toFixed(0)} ms.`,
  )
  console.log(slowest <= BAR ? `The slowest took ${slowest} ms, at most ${BAR}.` : `The slowest took ${slowest} ms, more than ${BAR}.`)
}
if (!(slowest <= BAR)) process.exitCode = 1
