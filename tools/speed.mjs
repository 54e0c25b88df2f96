/**
 * `npm run measure:speed`: how quick the app is on slow phones, as a page of the docs.
 *
 *     npx vite build && npm run measure:speed -- [--rates 1,4,6] [--times 7] [--decisions 20] [--games 50] [--write] [--json]
 *
 * In a phone-sized window of a real Chromium, once for each rate of CPU throttling (DevTools slows the page's main thread, not its
 * workers): starts (first visit; again; again without a network; with 10 and with 1,000 saved tables), a saved table opened, each
 * kind of tap, a look back, and what a bot's entry costs the page. A start counts from its navigation, a tap from the time stamp of its click, both
 * to the moment after the frame in which what was asked for is painted. Then memory: what the page holds after a start and after
 * games played one after the other in it, when all is cleared up. `--write` puts it all into docs/performance.md. Wall times mean
 * little on a machine that is busy otherwise. Ends with 1 when a bar is missed.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { chromium, devices } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { root } from './files.mjs'
import { flags, listen, luck, newTable, nextChoice, prefer, quantile, startServer, GAMES as TESTED } from './measuring.mjs'
import { described, weigh } from './sizes.mjs'

/** Milliseconds, a share, and bytes. */
const BARS = { offlineStart: 1000, manySaves: 1.25, growth: 5e6, longTask: 50 }
const SAVES = [10, 1000]
const asked = flags({ rates: '1,4,6', times: 7, decisions: 20, games: 50, write: false, json: false })
const rates = asked.rates.split(',').map(Number)
/** The patience of one wait, in milliseconds. */
const PATIENCE = 120_000

/** Stop watches of the page. To be run in a page before the app. */
function watch() {
  const speed = { tasks: [], start: null }
  globalThis.feySpeed = speed
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) speed.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  /** Looks once a frame; a frame has been painted when a message posted in its beginning arrives. */
  const painted = (there, done) =>
    requestAnimationFrame(() => {
      if (!there()) return painted(there, done)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(performance.now())
      port2.postMessage(null)
    })
  const shown = (selector) => () => document.querySelector(selector) !== null
  // Home can be used when a new game can be begun from it.
  painted(shown('main a[href*="#/new/"]'), (at) => {
    speed.start = at
  })
  /** Resolves to the milliseconds from the next click to the picture in which `selector` is there; `changed`: with another value of that attribute. */
  speed.tap = (selector, changed) =>
    new Promise((resolve) => {
      const value = () => document.querySelector(selector)?.getAttribute(changed)
      const before = changed && value()
      const there = changed ? () => value() !== before : shown(selector)
      addEventListener('click', ({ timeStamp }) => painted(there, (end) => resolve(end - timeStamp)), { capture: true, once: true })
    })
}

/** What is measured, by name: a list of milliseconds each. */
class Times {
  #all = new Map()
  add(name, ms) {
    this.#all.set(name, [...(this.#all.get(name) ?? []), ms])
  }
  get rows() {
    return [...this.#all].map(([name, all]) => ({ name, n: all.length, median: quantile(all, 0.5), p95: quantile(all, 0.95) }))
  }
  median(name) {
    return quantile(this.#all.get(name) ?? [], 0.5)
  }
}

const tested = (id) => TESTED.find((game) => game.id === id)
const GAMES = TESTED.map(({ id }) => id)

const { executablePath, args } = await findBrowser()
const server = await startServer()
const browser = await chromium.launch({ executablePath, args })

/** A device on which nothing was set before; `settings` as the app keeps them. */
async function device(rate, settings = { pace: 'instant' }, game = GAMES[0], seats = 4) {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' })
  context.setDefaultTimeout(PATIENCE)
  const plan = Array.from({ length: seats }, (_, i) =>
    i === 0 ? { kind: 'human', name: 'You' } : { kind: 'bot', name: `Bot ${i}`, level: 'gentle' },
  )
  await context.addInitScript(prefer, { game, seats: plan, settings })
  await context.addInitScript(listen)
  await context.addInitScript(watch)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { context, page, devtools }
}

/** Loads home anew. @returns milliseconds until it can be used */
async function start(page) {
  await page.goto('about:blank')
  await page.goto(server.url)
  await page.waitForFunction(() => globalThis.feySpeed.start !== null)
  return page.evaluate(() => globalThis.feySpeed.start)
}

const longest = (page) => page.evaluate(() => Math.max(0, ...globalThis.feySpeed.tasks.map(({ duration }) => duration)))

/** Everything is stored for offline use. */
const stored = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

async function starts(rate, times) {
  for (let n = 0; n < asked.times; n++) {
    const { context, page } = await device(rate)
    times.add('start, first visit', await start(page))
    times.add('longest task of a first visit', await longest(page))
    await context.close()
  }
  const { context, page } = await device(rate)
  await start(page)
  await stored(page)
  for (const [name, offline] of [
    ['start, again', false],
    ['start, again, offline', true],
  ]) {
    await context.setOffline(offline)
    for (let n = 0; n < asked.times; n++) {
      times.add(name, await start(page))
      times.add(`longest task of: ${name}`, await longest(page))
    }
  }
  await context.close()
}

/** A recorded game that the end-to-end tests use as well, cut where the person is to act. */
async function saved(id) {
  const { saveOf } = await import(new URL('../e2e/support/saves.ts', import.meta.url).href)
  return saveOf(tested(id), 'middle')
}

async function bringIn(page, tables) {
  await page.goto('about:blank')
  await page.goto(`${server.url}#/tables`)
  const buffer = Buffer.from(JSON.stringify({ app: 'fey-table', format: 1, tables }))
  await page.getByLabel('Import', { exact: true }).setInputFiles({ name: 'tables.json', mimeType: 'application/json', buffer })
  await page.getByText(/^\d+ tables? imported/).waitFor()
}

async function manySaves(rate, times) {
  const [table] = JSON.parse((await saved(GAMES[0])).file).tables
  for (const many of SAVES) {
    const { context, page } = await device(1)
    for (let done = 0; done < many; done += 250) {
      const part = Array.from({ length: Math.min(250, many - done) }, (_, n) => ({ ...table, name: `Table ${done + n + 1}` }))
      await bringIn(page, part)
    }
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    await start(page)
    for (let n = 0; n < asked.times; n++) times.add(`start, ${many.toLocaleString('en')} saved tables`, await start(page))
    await context.close()
  }
}

/** Taps something and waits for what is to come. @returns milliseconds to its picture */
async function tap(page, button, selector, changed) {
  const answered = page.evaluate(([at, what]) => globalThis.feySpeed.tap(at, what), [selector, changed])
  answered.catch(() => undefined)
  await button.tap()
  return answered
}

const SHEET = 'dialog[open]'

async function close(page) {
  await page.keyboard.press('Escape')
  await page.locator(SHEET).waitFor({ state: 'detached' })
}

/** What one does at a table, besides playing. */
async function lookRound(page, id, times) {
  for (let n = 0; n < asked.times; n++) {
    times.add(`${id}: menu`, await tap(page, page.getByRole('button', { name: 'Menu' }).first(), SHEET))
    await close(page)
    times.add(`${id}: log`, await tap(page, page.getByRole('button', { name: /^Open the log/ }), SHEET))
    const line = page.getByRole('list', { name: 'Log', exact: true }).getByRole('button').nth(12)
    times.add(`${id}: look back`, await tap(page, line, '[data-moment]'))
    const back = page.getByRole('button', { name: 'Back to now' })
    times.add(`${id}: back to now`, await tap(page, back, '[data-ply]:not([data-moment])'))
    await page.locator('[data-ply] ul[aria-busy]').waitFor({ state: 'detached' })
    const place = page
      .getByRole('region', { name: tested(id).board })
      .getByRole('button', { name: tested(id).open })
      .first()
    times.add(`${id}: a place of the board`, await tap(page, place, SHEET))
    await close(page)
  }
}

/** Milliseconds of processor time the page's main thread has used so far. */
async function used(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

async function tables(rate, id, times) {
  const { context, page, devtools } = await device(rate, { pace: 'normal' }, id)
  const save = await saved(id)
  await bringIn(page, JSON.parse(save.file).tables)
  for (let n = 0; n < asked.times; n++) {
    await start(page)
    const card = page.getByRole('main').locator('a[href*="#/table/"]').first()
    times.add(`${id}: open a table`, await tap(page, card, '[data-ply] ul:not([aria-busy]) button'))
  }
  await lookRound(page, id, times)
  const next = luck(1)
  const before = await used(devtools)
  const from = Number(await page.locator('[data-ply]').getAttribute('data-ply'))
  const tasks = await page.evaluate(() => globalThis.feySpeed.tasks.length)
  for (let n = 0; n < asked.decisions; n++) {
    const point = await nextChoice(page, next(1 << 20))
    if (point === null) break
    const answered = page.evaluate(() => globalThis.feySpeed.tap('[data-ply]', 'data-ply'))
    answered.catch(() => undefined)
    await page.touchscreen.tap(point.x, point.y)
    // A turn that is ended is no entry of the log.
    if (!point.ends) times.add(`${id}: a choice`, await answered)
  }
  await nextChoice(page, 0)
  const entries = Number(await page.locator('[data-ply]').getAttribute('data-ply')) - from
  const long = (await page.evaluate((first) => globalThis.feySpeed.tasks.slice(first), tasks)).map(({ duration }) => duration)
  const cost = ((await used(devtools)) - before) / entries
  await context.close()
  return { game: id, entries, cost, long: long.length, longest: Math.max(0, ...long) }
}

/** Bytes the page holds when all is cleared up. */
async function held(devtools) {
  for (let n = 0; n < 3; n++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await devtools.send('Runtime.getHeapUsage')
  return usedSize + embedderHeapUsedSize + backingStorageSize
}

/** Whole games of bots, one after the other in one page that is never loaded anew, both games in turn. */
async function memory() {
  const { context, page, devtools } = await device(1, { pace: 'instant', motion: 'reduced' })
  const bots = JSON.stringify({ seats: ['Ada', 'Bram'].map((name) => ({ kind: 'bot', name, level: 'dreamy' })), options: {} })
  await page.goto(server.url)
  await page.evaluate(([games, plan]) => games.forEach((game) => localStorage.setItem(`fey-table:last:${game}`, plan)), [GAMES, bots])
  await start(page)
  const home = () =>
    page.evaluate(() => {
      location.hash = '#/'
    })
  const heaps = { start: await held(devtools) }
  for (let n = 1; n <= asked.games; n++) {
    await page.evaluate(() => {
      globalThis.feySeen.over = false
    })
    await newTable(page, server.url, GAMES[n % GAMES.length])
    await page.waitForFunction(() => globalThis.feySeen.over, null, { timeout: PATIENCE })
    await home()
    await page.locator('main a[href*="#/new/"]').first().waitFor()
    // Both games have been loaded after the second.
    if (n === 1 || n === 2 || n === asked.games) heaps[n] = await held(devtools)
  }
  await context.close()
  return heaps
}

const found = []
let heaps
try {
  for (const rate of rates) {
    const times = new Times()
    await starts(rate, times)
    await manySaves(rate, times)
    const bots = []
    for (const id of GAMES) bots.push(await tables(rate, id, times))
    found.push({ rate, times, bots })
    console.error(`measured at ${rate} times throttling`)
  }
  heaps = asked.games > 0 ? await memory() : null
} finally {
  await browser.close()
  server.stop()
}

const slow = found.find(({ rate }) => rate === 4) ?? found[0]
const growth = heaps && heaps[asked.games] - heaps[2]
const many = slow.times.median('start, 1,000 saved tables') / slow.times.median('start, 10 saved tables')
const verdicts = [
  [
    'an offline start until home can be used, 4 times throttled',
    `${ms(slow.times.median('start, again, offline'))}`,
    `${BARS.offlineStart} ms`,
    slow.times.median('start, again, offline') < BARS.offlineStart,
  ],
  ['a start with 1,000 saved tables against one with 10', many.toFixed(2), `${BARS.manySaves}`, many <= BARS.manySaves],
  ...slow.bots.map(({ game, longest }) => [
    `the longest task at a table of ${game}, 4 times throttled`,
    ms(longest),
    `${BARS.longTask} ms`,
    longest <= BARS.longTask,
  ]),
  ...(heaps
    ? [[`growth from the second to the last of ${asked.games} games in one page`, mega(growth), mega(BARS.growth), growth < BARS.growth]]
    : []),
]

function ms(value) {
  return `${Math.round(value)} ms`
}
function mega(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

function report() {
  const names = slow.times.rows.map(({ name }) => name)
  const cell = (times, name) => {
    const row = times.rows.find((each) => each.name === name)
    return row ? `${Math.round(row.median)} / ${Math.round(row.p95)}` : 'none'
  }
  return `# Performance

Made by \`npm run measure:speed -- --write\` on ${new Date().toISOString().slice(0, 10)}, a machine of ${cpus().length} cores, Chromium with pictures drawn by the processor, pages from the same machine. Wall times: they tell this machine from
a quicker one, and a quiet hour from a busy one; what CI guards are sizes, instructions and ratios.

## Milliseconds, median / p95

${asked.times} of each, ${asked.decisions} choices at most; throttled by DevTools, which slows the page and not its workers.

${table(
  ['', ...found.map(({ rate }) => `${rate} times`)],
  names.map((name) => [name, ...found.map(({ times }) => cell(times, name))]),
)}

## What bots cost the page

A table of four with three gentle bots; the processor time of the page's main thread an entry, all drawing and moving included.

${table(
  ['game', 'throttled', 'entries', 'ms an entry', 'tasks over 50 ms', 'the longest'],
  found.flatMap(({ rate, bots }) =>
    bots.map(({ game, entries, cost, long, longest }) => [game, `${rate} times`, entries, cost.toFixed(1), long, ms(longest)]),
  ),
)}

## Memory of the page

${
  heaps
    ? table(
        ['after', 'held'],
        [
          ['a start', mega(heaps.start)],
          ['one game', mega(heaps[1])],
          ['two, one of each', mega(heaps[2])],
          [`${asked.games}`, mega(heaps[asked.games])],
        ],
      )
    : 'Not measured.'
}

## Sizes

${weigh()
  .map((each) => `- ${described(each)}`)
  .join('\n')}

## Bars

${table(
  ['', 'measured', 'bar', ''],
  verdicts.map(([name, value, bar, kept]) => [name, value, bar, kept ? 'kept' : '**missed**']),
)}
`
}

if (asked.json)
  console.log(JSON.stringify({ asked, runs: found.map(({ rate, times, bots }) => ({ rate, times: times.rows, bots })), heaps }, null, 2))
else console.log(report())
if (asked.write) writeFileSync(join(root, 'docs/performance.md'), report())
if (verdicts.some(([, , , kept]) => !kept)) process.exitCode = 1
