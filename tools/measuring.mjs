/**
 * What the measurements share: a server of their own, luck that repeats, figures, and the ears they put on a page: every
 * message between the page and its table worker passes by them, and nothing is changed.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './files.mjs'

/** Starts the server of the built app (folder `DIST`, else dist/) on a free port. */
export async function startServer() {
  const server = spawn(process.execPath, [join(root, 'tools/serve.mjs')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve, reject) => {
    server.stdout.on('data', (data) => {
      const found = /http:\S+/.exec(String(data))
      if (found) resolve(found[0])
    })
    server.once('exit', () => reject(new Error('The server did not start.')))
  })
  return { url, stop: () => server.kill() }
}

/** Whole numbers below n that are the same for the same seed (mulberry32). */
export function luck(seed) {
  let a = seed | 0
  return (n) => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n)
  }
}

/** The value below which the share `q` of the values lies. */
export function quantile(values, q) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN
}

/** Flags of a command: `--name value` or `--name`. A value that is a number comes as one. */
export function flags(defaults) {
  const words = process.argv.slice(2)
  const found = { ...defaults }
  for (let i = 0; i < words.length; i++) {
    const name = words[i].replace(/^--/, '')
    if (!words[i].startsWith('--') || !(name in defaults)) {
      console.error(`Not understood: ${words[i]}. There are ${Object.keys(defaults).map((each) => `--${each}`)}.`)
      process.exit(2)
    }
    const value = defaults[name] === false ? true : words[++i]
    found[name] = typeof defaults[name] === 'number' ? Number(value) : value
  }
  return found
}

/** Settings and seats of a device on which nothing was set before. To be run in a page before the app. */
export function prefer({ game, seats, settings }) {
  if (localStorage.getItem('fey-table:settings') !== null) return
  localStorage.setItem('fey-table:settings', JSON.stringify(settings))
  localStorage.setItem(`fey-table:last:${game}`, JSON.stringify({ seats, options: {} }))
}

/**
 * The ears. To be run in a page before the app. Keeps in `window.feySeen` what the table worker said; calls
 * `feySeen.hear(message, worker)` and `feySeen.sent(request)` where they are set. `feySeen.met` is the button that was last clicked,
 * by its name, or '' for anything else.
 */
export function listen() {
  const seen = { worker: null, over: false, met: null, hear: () => undefined, sent: () => undefined }
  const Real = globalThis.Worker
  globalThis.feySeen = seen
  const meet = ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    seen.met = button ? (button.getAttribute('aria-label') ?? button.textContent.trim()) : ''
  }
  globalThis.addEventListener('click', meet, true)
  globalThis.Worker = class extends Real {
    constructor(address, options) {
      super(address, options)
      if (options?.name !== 'table') return
      seen.worker = this
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'update') seen.over = data.over
        seen.hear(data)
      })
    }
    postMessage(...message) {
      seen.sent(message[0])
      super.postMessage(...message)
    }
  }
}

/** Milliseconds between two looks of {@link nextChoice}: each lays the page out, on a thread that is throttled and judged. */
export const GLANCE = 150

/** Where a person decides. */
export const REGION = 'Your decision'
// What the end-to-end tests know about games is not part of the tools' own layer.
export const { GAMES } = await import(new URL('../e2e/games.ts', import.meta.url).href)
/** Choices that only hurt, of whatever game. */
const CARELESS = GAMES.map(({ careless }) => careless.source).join('|')

/**
 * Where the next tap goes: a choice of the region, by `turn`, in the middle of the screen; null while nothing is asked.
 * A choice that was tapped and asks for a second tap comes first; `asks`: this one will only ask; `ply`: the entries shown with it. To
 * be run in a page.
 */
export function choiceAt({ region, turn, careless }) {
  const all = [...document.querySelectorAll(`section[aria-label="${region}"] button:not([aria-expanded])`)]
  const waiting = (button) => button.getAttribute('aria-busy') === 'true' || button.getAttribute('aria-disabled') === 'true'
  const partial = document.querySelector(`section[aria-label="${region}"] ul[aria-busy]`) !== null
  if (all.length === 0 || partial || all.some(waiting)) return null
  const careful = all.filter((button) => !new RegExp(careless).test(button.getAttribute('aria-label') ?? button.textContent))
  const from = careful.length > 0 ? careful : all
  const button = all.find((each) => each.dataset.asks === 'again') ?? from[turn % from.length]
  button.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  const box = button.getBoundingClientRect()
  const x = Math.min(Math.max(box.x + box.width / 2, 4), innerWidth - 4)
  const y = Math.min(Math.max(box.y + box.height / 2, 4), innerHeight - 4)
  const free = button.contains(document.elementFromPoint(x, y))
  if (globalThis.feySeen) globalThis.feySeen.met = null
  const name = button.getAttribute('aria-label') ?? button.textContent.trim()
  const ply = document.querySelector('[data-ply]')?.getAttribute('data-ply') ?? ''
  return free ? { x, y, name, ply, ends: button.classList.contains('endturn'), asks: button.dataset.asks === 'first' } : null
}

/**
 * Taps where {@link choiceAt} saw a choice. False when the choices had gone meanwhile and the tap met something else; what it may
 * have opened is closed again.
 */
export async function tap(page, point) {
  await page.mouse.click(point.x, point.y)
  if ((await page.evaluate(() => globalThis.feySeen.met)) === point.name) return true
  await page.keyboard.press('Escape')
  return false
}

/**
 * Waits until the person is asked: a point to tap, with which the decision is made; or null when the game is over. A choice
 * that needs two taps gets the first one here.
 * @throws when nothing moves for `patience` milliseconds
 */
export async function nextChoice(page, turn, patience = 30_000) {
  let [ply, moved] = ['', performance.now()]
  for (;;) {
    const point = await page.evaluate(choiceAt, { region: REGION, turn, careless: CARELESS })
    if (point && !point.asks) return point
    if (point) await tap(page, point)
    const now = await page.evaluate(() => [globalThis.feySeen.over, document.querySelector('[data-ply]')?.getAttribute('data-ply') ?? ''])
    if (now[0]) return null
    if (now[1] !== ply) [ply, moved] = [now[1], performance.now()]
    else if (performance.now() - moved > patience) throw new Error(`Nobody was asked and nothing moved at entry ${ply}`)
    await page.waitForTimeout(GLANCE)
  }
}

/** Opens a new table with the seats that were preferred. */
export async function newTable(page, url, game) {
  await page.goto(`${url}#/new/${game}`)
  await page.getByRole('button', { name: /^Play now/ }).click()
  await page.locator('[data-ply]').waitFor()
}

/** Stop watches of the bots. To be run in the table's worker, which no throttling reaches. */
function timeBots() {
  const scope = globalThis
  scope.feyThoughts = []
  scope.feyWaits = []
  // Who keeps people waiting, and when it was asked: what bots decide in secret beside a person is held until she has decided.
  let [thinker, since] = [-1, null]
  const ask = scope.Worker.prototype.postMessage
  scope.Worker.prototype.postMessage = function (question) {
    if (question.prepare !== undefined) return ask.call(this, question)
    const start = performance.now()
    if (!question.advice && question.outlook === undefined && thinker >= 0) since ??= start
    const hear = ({ data }) => {
      if (data.id !== question.id) return
      this.removeEventListener('message', hear)
      scope.feyThoughts.push({ start: performance.timeOrigin + start, ms: performance.now() - start })
    }
    this.addEventListener('message', hear)
    ask.call(this, question)
  }
  const send = scope.postMessage.bind(scope)
  scope.postMessage = (message) => {
    send(message)
    if (message.type !== 'update') return
    // Secret decisions of several bots come together: their budgets add up.
    const bots = message.played.map(({ by }) => by).filter((by) => by > 0)
    if (since !== null && bots.includes(thinker)) scope.feyWaits.push({ seat: thinker, bots, ms: performance.now() - since })
    if (bots.length > 0) since = null
    thinker = message.thinking[0] ?? -1
  }
}

/** The worker of the page's next table, with a stop watch in it before it is asked for anything: `feyWaits` are the times
 * of the bots' answers, until they are saved and told; `feyThoughts` those of their questions alone. */
export async function timedWorker(page) {
  const worker = await page.waitForEvent('worker')
  await worker.evaluate(timeBots)
  return worker
}
