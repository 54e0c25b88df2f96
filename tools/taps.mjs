/**
 * `npm run measure:taps`: how long does a tap take on a slow phone, and do bots leave the page alone?
 *
 *     npx vite build && npm run measure:taps -- [--seats 4] [--rates 4,1] [--levels steady,sharp,gentle] [--decisions 1000]
 *                                               [--pace normal] [--seed 1] [--games 1] [--json] [--clock]
 *
 * Plays whole games by taps into the region "Your decision", in a phone-sized window of a real Chromium that has stored the app, once for each
 * rate of CPU throttling (DevTools slows the page's main thread, not its workers). Each tap is measured from the time stamp
 * of its click to the moment after the frame in which `data-ply` tells the new entry: by then the worker has checked,
 * applied and saved it. (The choices of the next decision follow that picture by a paint; how long until they stand is told
 * apart.) Beside each of them, in the same run and the same state, an empty tap: a button put there by this
 * script, whose handler does nothing but change a colour, measured the same way. Judged: p95 of the taps at most twice p95
 * of the empty ones; no task over 50 ms on the unthrottled main thread while bots think; every bot within its budget + 50 ms
 * (in the table's worker, from the question to the message with its move, saving included; that it is asked only when the page has painted
 * what was before, and when the slowed page hears of its move, is the page's affair. The first of a table, which also loads the rules into the bot's worker, is
 * printed apart). Ends with 1 when a bar is missed. Wall times mean little on a
 * machine that is busy otherwise; beside them stands the processor time of the page's main thread. Recording it takes time of the
 * same processors: with `--clock` nothing is recorded, and long tasks are only what the browser calls so by its clock.
 *
 * `npm run measure:bots` is the same without throttling, for some turns only: what bots take, and what they cost the page.
 */
import { chromium, devices } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { flags, GLANCE, listen, luck, newTable, nextChoice, prefer, quantile, startServer, timedWorker } from './measuring.mjs'
import { recordTasks } from './tasks.mjs'

const BARS = { ratio: 2, longTask: 50, botGrace: 50 }
const { budgetOf } = await import(new URL('../src/bots/index.ts', import.meta.url).href)
const ANSWER = 8_000
const TRIES = 3

const asked = flags({
  seats: 4,
  rates: '4,1',
  levels: 'steady,sharp,gentle',
  decisions: 1000,
  pace: 'normal',
  seed: 1,
  games: 1,
  game: 'pixie-queen',
  json: false,
  clock: false,
})
const levels = asked.levels.split(',')
const seats = Array.from({ length: asked.seats }, (_, i) =>
  i === 0 ? { kind: 'human', name: 'You' } : { kind: 'bot', name: `Bot ${i}`, level: levels[(i - 1) % levels.length] },
)

/** Stop watches of the page: long tasks, thinking bots, and one tap at a time. To be run in a page before the app. */
function watch() {
  const seen = globalThis.feySeen
  Object.assign(seen, { tasks: [], stood: [], ply: 0, frames: [], clicks: [] })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  // What a long frame was made of, for whoever looks for the cause.
  new PerformanceObserver((list) => {
    for (const { startTime, duration, renderStart, styleAndLayoutStart, scripts } of list.getEntries())
      seen.frames.push({
        start: startTime,
        end: startTime + duration,
        renderStart,
        styleAndLayoutStart,
        scripts: scripts.map(
          ({ invoker, duration, sourceURL, sourceCharPosition }) =>
            `${invoker} ${sourceURL.split('/').at(-1)}:${sourceCharPosition} ${Math.round(duration)}`,
        ),
      })
  }).observe({ type: 'long-animation-frame', buffered: true })
  addEventListener(
    'click',
    ({ timeStamp, target }) => seen.clicks.push({ at: timeStamp, on: (target.closest('button') ?? target).textContent.slice(0, 40) }),
    { capture: true },
  )
  // A frame has been painted when a message posted in its beginning arrives.
  const afterPaint = (done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(performance.now())
      port2.postMessage(null)
    })
  const partial = () => document.querySelector('[data-ply] ul[aria-busy]') !== null
  /** Calls when the choices of the next decision, if there is one, have been painted. */
  const afterChoices = (done) => requestAnimationFrame(() => (partial() ? afterChoices(done) : afterPaint(done)))
  /** Resolves to the milliseconds from the next click to its painted answer: `attribute` of `selector` has changed. */
  seen.tap = (selector, attribute) =>
    new Promise((resolve) => {
      seen.hit = null
      const hear = ({ timeStamp, target }) => {
        seen.hit = target.closest('button')?.getAttribute('aria-label') ?? target.className ?? target.tagName
        const observer = new MutationObserver(() => {
          observer.disconnect()
          afterPaint((end) => {
            resolve(end - timeStamp)
            if (attribute !== 'data-ply') return
            if (partial()) afterChoices((stood) => seen.stood.push(stood - timeStamp))
            else seen.stood.push(end - timeStamp)
          })
        })
        observer.observe(document.querySelector(selector), { attributes: true, attributeFilter: [attribute] })
      }
      addEventListener('click', hear, { capture: true, once: true })
    })
}

/** Puts the button of the empty taps into the page. */
function addEmpty() {
  if (document.querySelector('#empty-tap')) return
  const button = document.createElement('button')
  button.id = 'empty-tap'
  button.textContent = '·'
  Object.assign(button.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: '40px',
    height: '40px',
    zIndex: '9999',
    background: 'navy',
  })
  button.addEventListener('click', () => {
    const on = button.dataset.on !== 'yes'
    button.style.background = on ? 'maroon' : 'navy'
    button.dataset.on = on ? 'yes' : 'no'
  })
  document.body.append(button)
}

const EMPTY = { x: 20, y: 20 }

/** DevTools sessions of the pages. */
const lines = new WeakMap()

/** A short touch. Both of its ends are sent at once: on a busy machine a finger that waits for an answer rests too long for a tap. */
function touch(page, { x, y }) {
  const devtools = lines.get(page)
  const touchPoints = [{ x: Math.round(x), y: Math.round(y) }]
  return Promise.all([
    devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
    devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
}

/** Milliseconds of processor time the page's main thread has used so far: other programs do not count, unlike in wall time. */
async function used(page) {
  const { metrics } = await lines.get(page).send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/** Touches that the browser, on a busy machine, took for something else than a tap: no click came of them. */
let lost = 0

/** Taps and waits for the painted answer. @returns milliseconds gone by, and of the main thread's processor time */
async function tap(page, { x, y, name = 'nothing' }, selector, attribute) {
  const answered = page.evaluate(([at, what]) => globalThis.feySeen.tap(at, what), [selector, attribute])
  answered.catch(() => undefined)
  const before = await used(page)
  for (let i = 0; i < TRIES; i++) {
    await touch(page, { x, y })
    const ms = await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, ANSWER, null).unref())])
    if (ms !== null) return { ms, cpu: (await used(page)) - before }
    const hit = await page.evaluate(() => globalThis.feySeen.hit)
    if (hit !== null) throw new Error(`A tap on ${name} was not answered for ${ANSWER} ms; it hit ${hit}`)
    lost++
  }
  throw new Error(`No click came of ${TRIES} touches on ${name}`)
}

/** Decisions after which the record of tasks is read: it would grow too long. */
const CHAPTER = 10

/** Milliseconds the last screen is watched: it counts up what every seat has earned. */
const LAST_LOOK = 5_000

/** The last entries are shown, then the end: that belongs to a whole game, too. */
async function ending(page) {
  const shown = () => page.evaluate(() => document.querySelector('.endscreen') !== null)
  while (!(await shown())) await page.waitForTimeout(GLANCE)
  await page.waitForTimeout(LAST_LOOK)
}

/** Plays a game; what it took. */
async function play(page, next, recorded) {
  const taps = []
  const own = []
  const empty = []
  const emptyTap = async () => empty.push(await tap(page, EMPTY, '#empty-tap', 'data-on'))
  for (let n = 0; n < asked.decisions; n++) {
    const turn = next(1 << 20)
    if ((await nextChoice(page, turn)) === null) break
    await page.evaluate(addEmpty)
    // A person needs a moment to look; what came before is still moving.
    await page.waitForTimeout(100 + next(250))
    if (n % 2 === 0) await emptyTap()
    const point = await nextChoice(page, turn)
    if (point === null) break
    if (point.ends) await touch(page, point)
    else taps.push(await tap(page, point, '[data-ply]', 'data-ply'))
    if (n % 2 === 1 && !(await page.evaluate(() => globalThis.feySeen.over))) await emptyTap()
    if (n % CHAPTER === CHAPTER - 1) own.push(...(await recorded.take(page)))
  }
  if (await page.evaluate(() => globalThis.feySeen.over)) await ending(page)
  own.push(...(await recorded.end(page)))
  const over = await page.evaluate(() => globalThis.feySeen.over)
  return { taps, empty, own, over }
}

const figures = (values) => ({ n: values.length, median: quantile(values, 0.5), p95: quantile(values, 0.95), max: quantile(values, 1) })

const tapped = (all) => ({
  ...figures(all.map(({ ms }) => ms)),
  cpu: quantile(
    all.map(({ cpu }) => cpu),
    0.5,
  ),
})

/** What is known of a long task: the tap before it, and the frame it fell into. */
function causeOf({ start, duration }, frames, clicks) {
  const click = clicks.findLast(({ at }) => at <= start + duration)
  const frame = frames.find((each) => each.start < start + duration && each.end > start)
  return {
    tap: click === undefined ? 'no tap yet' : `${Math.round(start - click.at)} ms after a tap on "${click.on}"`,
    frame: frame && {
      before: Math.round(frame.renderStart - start),
      render: Math.round(frame.styleAndLayoutStart - frame.renderStart),
      layout: Math.round(frame.end - frame.styleAndLayoutStart),
      scripts: frame.scripts,
    },
  }
}

/** In place of a record of tasks, see `--clock`. */
const NO_RECORD = { take: async () => [], end: async () => [] }

/** Plays one game at one rate and keeps all that was seen. */
async function playOne(browser, url, rate, seed) {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' })
  await context.addInitScript(prefer, { game: asked.game, seats, settings: { pace: asked.pace } })
  await context.addInitScript(listen)
  await context.addInitScript(watch)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  lines.set(page, devtools)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const [worker] = await Promise.all([timedWorker(page), newTable(page, url, asked.game)])
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const start = await page.evaluate(() => performance.now())
  const { taps, empty, own, over } = await play(page, luck(seed), asked.clock ? NO_RECORD : await recordTasks(browser))
  const [waits, thoughts] = await worker.evaluate(() => [globalThis.feyWaits, globalThis.feyThoughts])
  const { tasks, stood, frames, clicks, entries, origin } = await page.evaluate(() => {
    const { tasks, stood, frames, clicks } = globalThis.feySeen
    const entries = Number(document.querySelector('[data-ply]')?.getAttribute('data-ply'))
    return { tasks, stood, frames, clicks, entries, origin: performance.timeOrigin }
  })
  await context.close()
  const long = tasks.filter((task) => task.start >= start)
  const whileThinking = (from, until) => thoughts.some(({ start, ms }) => from < start - origin + ms && until > start - origin)
  const thinking = long.filter(({ start, duration }) => whileThinking(start, start + duration))
  for (const task of own) task.thinking = whileThinking(task.start, task.start + task.ms)
  for (const task of long) Object.assign(task, causeOf(task, frames, clicks))
  const [cold, ...warm] = waits
  return { taps, empty, own, over, stood, entries, long, thinking, cold, warm }
}

/** The games of one rate, all their taps judged together: a single one has so few that its p95 is its second worst. */
async function measure(browser, url, rate) {
  const games = []
  for (let n = 0; n < asked.games; n++) games.push(await playOne(browser, url, rate, asked.seed + n))
  const all = (kind) => games.flatMap((game) => game[kind])
  const [taps, empty, warm] = [tapped(all('taps')), tapped(all('empty')), all('warm')]
  const longest = (list) => Math.max(0, ...list.map((task) => task.duration))
  const over50 = warm.map(({ bots, ms }) => ms - bots.reduce((sum, seat) => sum + budgetOf(seats[seat].level), 0))
  const ownLong = all('own').filter(({ ms }) => ms > BARS.longTask)
  const alone = warm.filter(({ bots }) => bots.length === 1)
  return {
    rate,
    games: games.length,
    over: games.every(({ over }) => over),
    entries: games.reduce((sum, { entries }) => sum + entries, 0),
    taps,
    empty,
    stood: figures(all('stood')),
    ratio: taps.p95 / empty.p95,
    longTasks: {
      n: all('long').length,
      longest: longest(all('long')),
      worst: all('long')
        .toSorted((a, b) => b.duration - a.duration)
        .slice(0, 5),
    },
    own: figures(all('own').map(({ ms }) => ms)),
    ownLong: ownLong.length,
    ownLongWhileThinking: figures(ownLong.filter(({ thinking }) => thinking).map(({ ms }) => ms)),
    longWhileThinking: { n: all('thinking').length, longest: longest(all('thinking')) },
    bots: {
      first: Math.max(...games.map(({ cold }) => cold?.ms ?? 0)),
      levels: Object.fromEntries(
        [...new Set(levels)].map((level) => [
          level,
          { budget: budgetOf(level), ...figures(alone.filter(({ seat }) => seats[seat].level === level).map(({ ms }) => ms)) },
        ]),
      ),
      late: over50.filter((ms) => ms > BARS.botGrace).length,
    },
  }
}

const ms = (value) => `${value?.toFixed(1)} ms`
const told = ({ n, median, p95, max }) => (n === 0 ? 'none' : `n ${n}, median ${ms(median)}, p95 ${ms(p95)}, max ${ms(max)}`)

function print(run) {
  console.log(
    `CPU throttling ${run.rate}: ${run.games} ${run.over ? 'whole' : 'unfinished'} game${run.games > 1 ? 's' : ''}, ${run.entries} entries`,
  )
  for (const kind of ['taps', 'empty'])
    console.log(`  ${kind.padEnd(6)} ${told(run[kind])}; main thread at work, median ${ms(run[kind].cpu)}`)
  console.log(`  until the next choices stand: ${told(run.stood)}`)
  console.log(`  ratio of the p95: ${run.ratio.toFixed(2)} (bar: at most ${BARS.ratio}${run.rate > 1 ? '' : ', judged when throttled'})`)
  console.log(`  tasks over 50 ms: ${run.longTasks.n}, longest ${ms(run.longTasks.longest)}`)
  for (const { start, duration, tap, frame } of run.longTasks.worst)
    console.log(`    ${ms(duration)} at ${Math.round(start)}, ${tap}${frame ? `, ${JSON.stringify(frame)}` : ''}`)
  console.log(
    `  of these while bots think: ${run.longWhileThinking.n}, longest ${ms(run.longWhileThinking.longest)}${run.rate > 1 ? '' : ' (bar: none)'}`,
  )
  if (!asked.clock) {
    console.log(`  by the processor time of the page alone: ${run.ownLong} of ${run.own.n} tasks, longest ${ms(run.own.max)}`)
    console.log(`  of these while bots think: ${told(run.ownLongWhileThinking)}`)
  }
  console.log(`  bots   first answer of the table ${ms(run.bots.first)}; then`)
  for (const [level, all] of Object.entries(run.bots.levels)) console.log(`    ${level}, budget ${all.budget} ms, alone: ${told(all)}`)
  console.log(`  answers later than budget + ${BARS.botGrace} ms: ${run.bots.late} (bar: none)`)
}

const missed = (run) => (run.rate > 1 && !(run.ratio <= BARS.ratio)) || (run.rate === 1 && run.longWhileThinking.n > 0) || run.bots.late > 0

const { executablePath, args } = await findBrowser()
const server = await startServer()
const browser = await chromium.launch({ executablePath, args })
const runs = []
try {
  for (const rate of asked.rates.split(',').map(Number)) {
    const run = await measure(browser, server.url, rate)
    runs.push(run)
    if (!asked.json) print(run)
  }
} finally {
  await browser.close()
  server.stop()
}
if (lost > 0) console.error(`${lost} touches became no click and were repeated`)
if (asked.json) console.log(JSON.stringify({ bars: BARS, asked, runs }, null, 2))
if (runs.some(missed)) process.exitCode = 1
