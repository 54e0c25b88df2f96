/**
 * `npm run measure:kills`: is anything lost when everything is killed?
 *
 *     npx vite build && npm run measure:kills -- [--kills 100] [--seats 3] [--seed 1] [--json]
 *
 * Plays on a profile that lasts, and kills at moments drawn from the seed (with a tap under way, while bots play, at rest):
 * `close` the page is closed, `crash` its process dies, `worker` the table worker is ended and the page told so, `bot` every
 * bot's worker ends as soon as it listens, without a word to anybody, `browser` the whole browser gets SIGKILL. What the page was told before (every entry with its events, every own move that was
 * answered) is noted outside of it. After each kill the log is read from the database by a page without the app and held
 * against the notes: nothing acknowledged may be missing or changed (lost), the log must be whole, continue what lay there
 * after the kill before, and replay through the terminal's `replay` (torn), and the table must be playable: it is played on to
 * the next kill. Prints counts per kind and how far the log was ahead of the notes; ends with 1 when anything was lost or torn.
 * `--spoil` takes the last two entries away after every kill: a run that does not notice them is worth nothing.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { root } from './files.mjs'
import { flags, listen, luck, newTable, nextChoice, prefer, quantile, startServer, tap } from './measuring.mjs'

const asked = flags({ kills: 100, seats: 3, seed: 1, game: 'pixie-queen', spoil: false, json: false })
const KINDS = ['close', 'crash', 'worker', 'bot', 'browser']
/** The first two twice as often as the last. */
const MOMENTS = ['tap', 'bots', 'rest']
const BOTS = ['gentle', 'steady']
const source = (path) => import(new URL(`../src/${path}`, import.meta.url).href)
const { run } = await source('cli/run.ts')
const { loadGame } = await source('games/index.ts')
const rules = await loadGame(asked.game)

const { executablePath, args } = await findBrowser()
const profile = mkdtempSync(join(tmpdir(), 'kills-'))

/** Runs in a worker before the app. */
const MORTAL = `{
  const line = new BroadcastChannel('kills')
  if (self.name === 'bot') line.onmessage = ({ data }) => {
    if (data !== 'end') return
    line.postMessage('ended')
    self.close()
  }
}
`

/** The built app with bots that can be ended from the page. */
function mortal() {
  const folder = join(profile, 'app')
  cpSync(process.env.DIST ?? join(root, 'dist'), folder, { recursive: true })
  const assets = join(folder, 'assets')
  for (const name of readdirSync(assets).filter((each) => /^table\.worker.*\.js$/.test(each)))
    writeFileSync(join(assets, name), MORTAL + readFileSync(join(assets, name), 'utf8'))
  return folder
}

process.env.DIST = mortal()
const server = await startServer()
const next = luck(asked.seed)
const seats = Array.from({ length: asked.seats }, (_, i) =>
  i === 0 ? { kind: 'human', name: 'You' } : { kind: 'bot', name: `Bot ${i}`, level: BOTS[i % BOTS.length] },
)

/** What the page was told of the table: entry by entry, and the own moves that were answered. */
let notes = { table: '', told: new Map(), own: new Map() }
const faults = []

/** Tells what the worker says. To be run in a page before the app. */
function tell() {
  const seen = globalThis.feySeen
  const open = new Map()
  let table = ''
  let owner = false
  seen.sent = (request) => {
    if (request.type === 'move') open.set(request.id, { ...request, table })
  }
  seen.hear = (message) => {
    if (message.type === 'owner') owner = message.mine
    if (message.type === 'update') {
      table = message.table
      seen.mine = owner
      globalThis.feyTold({ table, played: message.played.map(({ ply, by, events }) => [ply, JSON.stringify({ ply, by, events })]) })
    }
    const move = message.type === 'done' ? open.get(message.id) : undefined
    // An answer may come when the next table is open already: it belongs to the table it was sent for.
    if (move) globalThis.feyTold({ own: [move.ply, move.move], of: move.table })
  }
}

function note({ table, played = [], own, of }) {
  if (table && table !== notes.table) notes = { table, told: new Map(), own: new Map() }
  for (const [ply, text] of played) {
    const known = notes.told.get(ply)
    if (known !== undefined && known !== text) faults.push({ kind: 'lost', text: `entry ${ply} was ${known}, is ${text}` })
    notes.told.set(ply, text)
  }
  if (own && of === notes.table) notes.own.set(own[0], own[1])
}

// ------------------------------------------------------------- the browser

/** Starts a browser in a process group of its own, so that SIGKILL reaches all of it. */
async function start() {
  const more = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${join(profile, 'profile')}`,
    '--no-first-run',
    '--disable-gpu',
    '--lang=en-GB',
  ]
  const child = spawn(executablePath, [...args, ...more, 'about:blank'], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (data) => {
      said += data
      const found = /DevTools listening on (ws:\S+)/.exec(said)
      if (found) resolve(found[1])
    })
    child.once('exit', () => reject(new Error(`The browser did not start: ${said}`)))
  })
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  await context.exposeBinding('feyTold', (_, message) => note(message))
  await context.addInitScript(prefer, { game: asked.game, seats, settings: { pace: 'fast', motion: 'reduced', language: 'en' } })
  await context.addInitScript(listen)
  await context.addInitScript(tell)
  const kill = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }
  return { context, kill }
}

async function newPage() {
  const page = await browser.context.newPage()
  await page.setViewportSize({ width: 412, height: 839 })
  return page
}

let browser = await start()
let page = await newPage()

// ------------------------------------------------------------- what is kept

/** Head and entries of a table as they lie in the database. To be run in any page of the origin. */
function stored(id) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fey-table')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const tx = opening.result.transaction(['tables', 'entries'])
      const head = tx.objectStore('tables').get(id)
      const entries = tx.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]))
      tx.oncomplete = () => {
        opening.result.close()
        resolve({ head: head.result, entries: entries.result })
      }
      tx.onabort = () => reject(tx.error)
    }
  })
}

/** Takes the last two entries of a table away, neatly. To be run in any page of the origin. */
function spoil(id) {
  return new Promise((resolve) => {
    const opening = indexedDB.open('fey-table')
    opening.onsuccess = () => {
      const tx = opening.result.transaction(['tables', 'entries'], 'readwrite')
      tx.objectStore('tables').get(id).onsuccess = ({ target: { result } }) => {
        tx.objectStore('tables').put({ ...result, ply: result.ply - 2 })
        tx.objectStore('entries').delete(IDBKeyRange.bound([id, result.ply - 2], [id, Infinity]))
      }
      tx.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

/** The table as it is kept, read in a page without the app or under a page whose worker is dead. */
async function look(id) {
  if (asked.spoil) await page.evaluate(spoil, id)
  return page.evaluate(stored, id)
}

/** Faults of the stored table against the notes and against what was stored at the last look. */
async function examine({ head, entries }, before, told, own) {
  const log = entries.map(({ by, move }) => [by, move])
  const wrong = (kind, text) => faults.push({ kind, text })
  if (head?.ply !== log.length || entries.some(({ ply }, i) => ply !== i))
    wrong('torn', `head says ${head?.ply}, there are ${log.length} entries`)
  if (JSON.stringify(log.slice(0, before.length)) !== JSON.stringify(before))
    wrong('lost', `does not continue the ${before.length} entries of before`)
  const length = Math.max(-1, ...told.keys()) + 1
  if (log.length < length) wrong('lost', `${length} entries were acknowledged, ${log.length} are there`)
  for (const [ply, text] of told) if (JSON.parse(text).by !== log[ply]?.[0]) wrong('lost', `entry ${ply} is by another`)
  for (const [ply, move] of own) if (log[ply]?.[0] !== 0 || log[ply]?.[1] !== move) wrong('lost', `the own move at ${ply} is another`)
  const { format, game, rules: version, seed, options } = head
  const words = log.map(([by, move]) => [by, rules.notation.move(move)])
  const save = { format, game, rules: version, seed, seats: head.seats.length, options, log: words }
  const { status, error } = await run(['replay'], () => JSON.stringify(save))
  if (status !== 0) wrong('torn', `does not replay: ${error.trim()}`)
  const unseen = log.slice(length).map(([by]) => by)
  if (unseen.filter((by) => by === 0).length > 1) wrong('torn', `more than one own move nobody answered: ${unseen}`)
  return { log, ahead: log.length - length }
}

// ------------------------------------------------------------- playing and killing

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
/** Taps in a row that may meet something else than the choice they were meant for. */
const MOST_MISSES = 5
let misses = 0

/**
 * Makes a decision and waits for its answer; a finished game makes way for a new one. A tap that met its choice must move something,
 * unless something has moved since it was aimed: then choices that have just been made are not played again.
 */
async function decide() {
  for (let missed = 0; missed < MOST_MISSES; missed++) {
    const point = await nextChoice(page, next(1 << 20))
    if (point === null) return begin()
    if (await tap(page, point)) return point.ends ? undefined : moved(point.ply)
    misses++
  }
  throw new Error(`${MOST_MISSES} taps in a row met something else than the choice they were meant for`)
}

const moved = (since) =>
  page.waitForFunction((ply) => document.querySelector('[data-ply]')?.getAttribute('data-ply') !== ply, since, { timeout: 20_000 })

let before = []
let games = 0

async function begin() {
  await newTable(page, server.url, asked.game)
  before = []
  games++
  await nextChoice(page, 0)
}

/** Brings the table to the moment of the kill. */
async function upTo(moment) {
  for (let i = next(4); i > 0; i--) await decide()
  const point = await nextChoice(page, next(1 << 20))
  if (point === null) return
  if (moment === 'rest') return
  const pressed = tap(page, point).catch(() => undefined)
  if (moment === 'bots') {
    await pressed
    await wait(next(900))
  } else await wait(next(25))
}

/** Tells the page that its worker is dead, and waits until the next one owns the table: until then its choices are not to be had. */
async function revive() {
  await page.evaluate(() => {
    globalThis.feySeen.mine = false
    globalThis.feySeen.worker.dispatchEvent(new ErrorEvent('error', { message: 'killed' }))
  })
  await page.waitForFunction(() => globalThis.feySeen.mine, null, { timeout: 30_000 })
}

/** Ends the worker under the page; the page hears of it when what is kept has been read. */
async function killWorker(id) {
  await page.evaluate(() => globalThis.feySeen.worker.terminate())
  return { kept: await look(id), revive }
}

let ended = 0

/** Ends the bots' workers; who waits for one of them is not told. The table must go on by itself, and asks them again when it is told to. */
async function killBots(id) {
  await page.evaluate(() => {
    globalThis.feyBots ??= new BroadcastChannel('kills')
    globalThis.feyEnded = 0
    globalThis.feyBots.onmessage = ({ data }) => data === 'ended' && globalThis.feyEnded++
    globalThis.feyBots.postMessage('end')
  })
  const kept = await look(id)
  const revive = async () => {
    await nextChoice(page, 0)
    ended += await page.evaluate(() => globalThis.feyEnded)
    const again = page.getByRole('button', { name: 'Ask the bot again' })
    if (await again.isVisible()) await again.click()
  }
  return { kept, revive }
}

const killPage = {
  close: () => page.close(),
  crash: async () => {
    const devtools = await browser.context.newCDPSession(page)
    const gone = page.waitForEvent('crash')
    void devtools.send('Page.crash').catch(() => undefined)
    await gone
    await page.close()
  },
  browser: async () => {
    await browser.kill()
    browser = await start()
  },
}

/** Kills, and looks at what is kept before the app does. */
async function kill(kind) {
  const { table, told, own } = notes
  if (kind === 'worker' || kind === 'bot') {
    const noted = [new Map(told), new Map(own)]
    const { kept, revive } = await (kind === 'bot' ? killBots : killWorker)(table)
    return { ...(await examine(kept, before, ...noted)), reopen: revive }
  }
  await killPage[kind]()
  page = await newPage()
  await page.goto(`${server.url}robots.txt`)
  const kept = await look(table)
  return { ...(await examine(kept, before, new Map(told), new Map(own))), reopen: () => page.goto(`${server.url}#/table/${table}`) }
}

const kinds = Object.fromEntries(KINDS.map((kind) => [kind, 0]))
const moments = Object.fromEntries(MOMENTS.map((moment) => [moment, 0]))
const ahead = []
const began = performance.now()
let played = 0
try {
  await begin()
  for (let n = 0; n < asked.kills; n++) {
    const kind = KINDS[n % KINDS.length]
    const moment = MOMENTS[Math.floor(next(5) / 2)]
    await upTo(moment)
    const found = faults.length
    const { log, ahead: more, reopen } = await kill(kind)
    await reopen()
    await nextChoice(page, 0)
    before = log
    played++
    kinds[kind]++
    moments[moment]++
    ahead.push(more)
    for (const fault of faults.slice(found)) console.error(`kill ${n} (${kind}, ${moment}): ${fault.kind}: ${fault.text}`)
    if (!asked.json && played % 10 === 0) console.error(`${played} kills, ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
} finally {
  await browser.kill().catch(() => undefined)
  server.stop()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}

const times = (kind) => faults.filter((fault) => fault.kind === kind).length
const result = {
  kills: played,
  kinds,
  bots: ended,
  moments,
  games,
  misses,
  lost: times('lost'),
  torn: times('torn'),
  ahead: {
    none: ahead.filter((n) => n === 0).length,
    one: ahead.filter((n) => n === 1).length,
    more: ahead.filter((n) => n > 1).length,
    most: quantile(ahead, 1),
  },
}
if (asked.json) console.log(JSON.stringify(result))
else {
  const list = (counts) =>
    Object.entries(counts)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ')
  console.log(
    `${played} kills (${list(kinds)}; moments: ${list(moments)}; bots that were ended: ${ended}) over ${games} games; taps that met no choice: ${misses}`,
  )
  console.log(`lost ${result.lost}, torn ${result.torn}; after each the table was played on`)
  console.log(
    `log against what the page had been told: equal ${result.ahead.none}, one entry later ${result.ahead.one}, later ${result.ahead.more} (at most ${result.ahead.most}; bots and chance go on)`,
  )
}
if (result.lost + result.torn > 0 || played < asked.kills) process.exitCode = 1
