/**
 * `npm run measure:kills-sessions`: is anything told to the clerk lost when everything is killed?
 *
 *     npx vite build && npm run measure:kills-sessions -- [--kills 60] [--seed 1] [--game pixie-queen] [--json]
 *
 * Somebody tells a session beside the board of a game, in a browser with a profile that lasts, and in turn the page is
 * closed, its process dies, or the whole browser does, right after a tap or a moment later, drawn from the seed. How many
 * entries the screen had shown is noted outside of it. After each kill the entries are read from the database by a page
 * without the app: none that was shown may be missing, those of before must be there unchanged (lost), the head must count
 * them (torn), and the session must open with all of them and take the next one. Ends with 1 when anything was lost or torn.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { flags, GAMES, luck, startServer } from './measuring.mjs'

const asked = flags({ kills: 60, seed: 1, game: GAMES[0].id, json: false })
const game = GAMES.find(({ id }) => id === asked.game)
if (!game) throw new Error(`No game is called ${asked.game}`)
const KINDS = ['close', 'crash', 'browser']
const NAMES = ['Ada', 'Bram', 'Cleo']
const LIMIT = 20_000

const { executablePath, args } = await findBrowser()
const server = await startServer()
const profile = mkdtempSync(join(tmpdir(), 'kills-sessions-'))
const next = luck(asked.seed)
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Entries the screen has shown. */
let shown = 0
const faults = []

/** Tells how many entries are shown, as soon as they are. To be run in a page before the app. */
function tell() {
  const look = () => {
    const entries = document.querySelector('[data-entries]')?.getAttribute('data-entries')
    if (entries) globalThis.feyShown(Number(entries))
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['data-entries'] })
}

/** Head and entries of the only session. To be run in any page of the origin. */
function stored() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fey-table')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const tx = opening.result.transaction(['sessions', 'notes'])
      const heads = tx.objectStore('sessions').getAll()
      const notes = tx.objectStore('notes').getAll()
      tx.oncomplete = () => {
        opening.result.close()
        resolve({ heads: heads.result, notes: notes.result.map(({ at, entry }) => [at, JSON.stringify(entry)]) })
      }
      tx.onabort = () => reject(tx.error)
    }
  })
}

async function start() {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args,
    locale: 'en-GB',
    viewport: { width: 412, height: 839 },
  })
  context.setDefaultTimeout(LIMIT)
  await context.exposeBinding('feyShown', (_, entries) => {
    shown = Math.max(shown, entries)
  })
  await context.addInitScript(tell)
  return context
}

let context = await start()
let page = await context.newPage()

async function begin() {
  await page.goto(`${server.url}#/companion`)
  await page.getByRole('button', { name: game.title, exact: true }).click()
  for (const [i, name] of NAMES.entries()) await page.getByRole('textbox', { name: `Name of player ${i + 1}` }).fill(name)
  for (let i = NAMES.length; i < 5; i++) {
    const field = page.getByRole('textbox', { name: `Name of player ${i + 1}` })
    if (await field.isVisible()) await field.fill('')
  }
  await page.getByRole('button', { name: /^Begin/ }).click()
  for (const name of game.clerk.ready) await page.getByRole('button', { name }).click()
}

/** Tells something of somebody; `hurry` presses without waiting for anything. */
async function tells(hurry) {
  const at = next(NAMES.length)
  const [open, told] = game.clerk.tell(NAMES[at], NAMES[(at + 1) % NAMES.length])
  const before = await page.locator('[data-entries]').getAttribute('data-entries')
  await page.getByRole('button', { name: open }).click()
  const choice = page.getByRole('button', { name: told, exact: true })
  await choice.waitFor()
  if (hurry) return choice.dispatchEvent('click')
  await choice.click()
  await page.waitForFunction((old) => document.querySelector('[data-entries]')?.getAttribute('data-entries') !== old, before)
  // Where the sheet stays, whoever wants another one closes it.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const killAs = {
  close: () => page.close(),
  crash: async () => {
    const devtools = await context.newCDPSession(page)
    const gone = page.waitForEvent('crash')
    void devtools.send('Page.crash').catch(() => undefined)
    await gone
    await page.close()
  },
  browser: async () => {
    const gone = context.waitForEvent('close')
    const devtools = await context.newCDPSession(page)
    void devtools.send('Browser.crash').catch(() => undefined)
    await gone
    context = await start()
  },
}

let before = []
let played = 0
const kinds = Object.fromEntries(KINDS.map((kind) => [kind, 0]))
const wrong = (kind, text) => {
  faults.push(kind)
  console.error(`kill ${played}: ${kind}: ${text}`)
}

/** Holds what is kept against what was shown. */
function examine({ heads, notes }) {
  const [head] = heads
  if (heads.length !== 1 || head.length !== notes.length || notes.some(([at], i) => at !== i))
    wrong('torn', `${heads.length} sessions, the head counts ${head?.length}, there are ${notes.length} entries`)
  const entries = notes.map(([, entry]) => entry)
  if (entries.length < shown) wrong('lost', `${shown} entries were shown, ${entries.length} are there`)
  if (before.some((entry, i) => entries[i] !== entry)) wrong('lost', `does not continue the ${before.length} entries of before`)
  if (entries.length > shown + 1) wrong('torn', `${entries.length} entries are there, at most ${shown + 1} were told`)
  return entries
}

try {
  await begin()
  const address = page.url()
  for (; played < asked.kills; played++) {
    const kind = KINDS[played % KINDS.length]
    for (let i = next(3); i > 0; i--) await tells(false)
    await tells(true)
    await wait(next(25))
    await killAs[kind]()
    page = await context.newPage()
    await page.goto(`${server.url}robots.txt`)
    before = examine(await page.evaluate(stored))
    await page.goto(address)
    await page.locator(`[data-entries="${before.length}"]`).waitFor()
    kinds[kind]++
  }
  await tells(false)
} finally {
  await context.close().catch(() => undefined)
  server.stop()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}

const count = (kind) => faults.filter((each) => each === kind).length
const result = { kills: played, kinds, entries: before.length, lost: count('lost'), torn: count('torn') }
if (asked.json) console.log(JSON.stringify(result))
else {
  const list = Object.entries(kinds).map(([kind, n]) => `${kind} ${n}`)
  console.log(`${played} kills of a session (${list.join(', ')}), ${before.length} entries: lost ${result.lost}, torn ${result.torn}`)
}
if (result.lost + result.torn > 0) process.exitCode = 1
