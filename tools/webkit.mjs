/**
 * `npm run test:webkit`: the essentials in a real WebKit, the nearest thing to Safari on Linux: both games played to their end by
 * clicks, a table that is where it was after a reload, and everything there without a server. Speaks WebDriver itself; where the
 * browser is not installed (Debian: webkit2gtk-driver, xvfb, xauth) it says so and counts nothing.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './files.mjs'
import { choiceAt, GAMES, luck, REGION, startServer } from './measuring.mjs'

const DRIVER = '/usr/bin/WebKitWebDriver'
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const SCREEN = '/usr/bin/xvfb-run'
const PORT = 4456
/** Milliseconds in which something must have moved, and between two looks. */
const PATIENCE = 60_000
const PAUSE = 50

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

/** Looks again and again until `look` finds something. @throws when it finds nothing for too long; `what` was waited for */
async function until(what, look) {
  const end = performance.now() + PATIENCE
  for (;;) {
    const found = await look()
    if (found) return found
    if (performance.now() > end) throw new Error(`${what}: waited ${PATIENCE / 1000} s in vain`)
    await pause()
  }
}

/** One browser, spoken to by the WebDriver protocol. */
class Browser {
  #session = `http://127.0.0.1:${PORT}`

  async send(method, path, body = {}) {
    const request = method === 'POST' ? { method, body: JSON.stringify(body) } : { method }
    const { value } = await (await fetch(`${this.#session}${path}`, request)).json()
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

  async begin() {
    const options = { binary: BROWSER, args: ['--automation'] }
    const always = { 'webkitgtk:browserOptions': options }
    await until('the driver', () => fetch(`${this.#session}/status`).catch(() => null))
    const { sessionId } = await this.send('POST', '/session', { capabilities: { alwaysMatch: always } })
    this.#session += `/session/${sessionId}`
    await this.send('POST', '/window/rect', { width: 460, height: 860 })
  }

  end() {
    return this.send('DELETE', '')
  }

  go(url) {
    return this.send('POST', '/url', { url })
  }

  /** Runs a function of no outer names in the page. */
  run(work, ...args) {
    return this.send('POST', '/execute/sync', { script: `return (${work})(...arguments)`, args })
  }

  async click({ x, y }) {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] })
  }

  async picture(name) {
    mkdirSync(join(root, 'reports/webkit'), { recursive: true })
    writeFileSync(join(root, `reports/webkit/${name}.png`), Buffer.from(await this.send('GET', '/screenshot'), 'base64'))
  }
}

const plyShown = () => document.querySelector('[data-ply]')?.getAttribute('data-ply') ?? null
const isOver = (over) => document.querySelector(`[aria-label="${over}"]`) !== null

/** What the app keeps of settings and of the last table of a game. To be run in a page. */
function set(game, plan) {
  localStorage.setItem('fey-table:settings', JSON.stringify({ pace: 'instant', motion: 'reduced' }))
  localStorage.setItem('fey-table:lang', 'en')
  localStorage.setItem(`fey-table:last:${game}`, JSON.stringify(plan))
}

/** A new table with gentle bots, where nothing waits for an animation. */
async function sit(browser, url, { id, short }) {
  const seats = ['You', 'Ada', 'Bram'].map((name, n) => (n === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'gentle' }))
  await browser.go(url)
  await browser.run(set, id, { seats, options: short?.options ?? {} })
  await browser.go(`${url}#/new/${id}`)
  await browser.send('POST', '/refresh')
  const button = () => [...document.querySelectorAll('button')].find((each) => each.textContent.trim().startsWith('Play now'))
  await until('a new table', () => browser.run(`() => { const found = (${button})(); found?.click(); return found !== undefined }`))
  await until('a table', () => browser.run(plyShown))
}

/** Makes decisions until `enough` of them or the end. @returns how many */
async function play(browser, game, enough) {
  const next = luck(1)
  for (let made = 0; ; ) {
    if (made === enough || (await browser.run(isOver, game.over))) return made
    const asked = { region: REGION, turn: next(1 << 20), careless: game.careless.source }
    const point = await until('a decision', async () => ((await browser.run(isOver, game.over)) ? {} : browser.run(choiceAt, asked)))
    if (point.x === undefined) return made
    const ply = await browser.run(plyShown)
    await browser.click(point)
    if (point.asks || point.ends) continue
    made++
    await until('an answer', async () => (await browser.run(plyShown)) !== ply)
  }
}

const essentials = GAMES.flatMap((game) => [
  [
    `${game.title}: a table is where it was after a reload`,
    async (browser, { url }) => {
      await sit(browser, url, game)
      await play(browser, game, 3)
      const asked = { region: REGION, turn: 0, careless: game.careless.source }
      await until('a decision', () => browser.run(choiceAt, asked))
      const ply = await browser.run(plyShown)
      await browser.send('POST', '/refresh')
      await until('the table again', () => browser.run(plyShown))
      if ((await browser.run(plyShown)) !== ply) throw new Error(`entry ${ply} became ${await browser.run(plyShown)}`)
    },
  ],
  [
    `${game.title}: a whole game by clicks`,
    async (browser, { url }) => {
      await sit(browser, url, game)
      await play(browser, game, Number.POSITIVE_INFINITY)
    },
  ],
])

/** The last, for it needs the server gone. */
const offline = [
  'without a server the app opens, and the tables are there',
  async (browser, server) => {
    await browser.go(server.url)
    await until('everything stored', () => browser.run(() => navigator.serviceWorker?.controller !== null))
    server.stop()
    await browser.go(`${server.url}#/tables`)
    await browser.send('POST', '/refresh')
    await until('the saved tables', () => browser.run(() => document.querySelectorAll('main a[href*="#/table/"]').length >= 2))
  },
]

const absent = [DRIVER, BROWSER, SCREEN].filter((path) => !existsSync(path))
if (absent.length > 0) {
  console.log(`skipped: no WebKit here (${absent.join(', ')})`)
  process.exit(0)
}
const driver = spawn(SCREEN, ['-a', DRIVER, `--port=${PORT}`, '--replace-on-new-session'], { stdio: 'ignore', detached: true })
const server = await startServer()
const browser = new Browser()
let [passed, failed] = [0, 0]
try {
  await browser.begin()
  for (const [n, [name, test]] of [...essentials, offline].entries()) {
    const start = performance.now()
    const fault = await test(browser, server).then(
      () => null,
      (error) => error,
    )
    await browser.picture(`${n + 1}`)
    fault ? failed++ : passed++
    console.log(
      `${fault ? 'failed' : 'passed'}  ${name} (${((performance.now() - start) / 1000).toFixed(0)} s)${fault ? `\n  ${fault.message}` : ''}`,
    )
  }
} finally {
  await browser.end().catch(() => undefined)
  server.stop()
  process.kill(-driver.pid)
}
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
