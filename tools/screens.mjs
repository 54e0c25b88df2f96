/**
 * `npm run screenshots`: visits every screen of the built app on three sizes in two themes, always at the same moment of
 * the same game, and takes pictures into reports/screenshots. The few that README and documents show go, small, to
 * docs/screenshots. `--only WORD` takes those whose name holds the word; `--clerk` goes to the clerks of both boxes alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { root } from './files.mjs'

// What the end-to-end tests know about games and how they make tables is not part of the tools' own layer.
const e2e = (file) => import(new URL(`../e2e/${file}`, import.meta.url).href)
const { GAMES } = await e2e('games.ts')
const { saveOf } = await e2e('support/saves.ts')
const { bookOf } = await e2e('support/book.ts')
const { startServer } = await e2e('support/server.ts')
const { board } = await e2e('support/app.ts')
const { Person } = await e2e('support/person.ts')
const { Teller } = await e2e('support/teller.ts')

const SIZES = { phone: [360, 740, 2], tablet: [820, 1180, 1], desktop: [1280, 800, 1] }
const THEMES = ['dark', 'light']
/** Pictures for the documents, as size, theme, name. */
const CHOSEN = new Set([
  'phone-dark-home',
  'phone-dark-table',
  'phone-dark-sheet',
  'phone-light-why-not',
  'phone-dark-end',
  'tablet-light-table',
  'desktop-dark-table',
  'fairy-school-phone-light-table',
  'fairy-school-phone-dark-table-columns',
  'fairy-school-phone-light-sheet',
])
const QUALITY = 72
/** A narrower window lies flat for nobody. */
const ROOM = 700
const everything = join(root, 'reports/screenshots')
const chosen = join(root, 'docs/screenshots')
const word = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : ''
const wanted = (name) => name.includes(word)

const clerksOnly = process.argv.includes('--clerk')

/** @typedef {import('@playwright/test').Page} Page */

/** The picture on the screen: PNG for looking closely, and a small one for the documents. @param {Page} page */
async function shoot(page, name) {
  if (!wanted(name)) return
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    // Scenes are laid and lit piece by piece, each a paint or more after the one before: until several paints have brought nothing more.
    let quiet = 0
    const laid = new MutationObserver(() => {
      quiet = 0
    })
    laid.observe(document.body, { childList: true, subtree: true })
    for (; quiet < 10; quiet++) {
      await new Promise(requestAnimationFrame)
      if (document.querySelector('[aria-busy="true"]')) quiet = 0
    }
    laid.disconnect()
  })
  await page.screenshot({ path: join(everything, `${name}.png`), animations: 'disabled' })
  console.log(`${name}.png`)
  if (!CHOSEN.has(name)) return
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(join(chosen, `${name}.webp`), bytes)
  console.log(`docs/screenshots/${name}.webp, ${Math.ceil(bytes.length / 1024)} kB`)
}

/** A made table under a name that looks like somebody's. */
async function named(game, moment, name) {
  const file = JSON.parse((await saveOf(game, moment)).file)
  file.tables[0].name = name
  return { name, text: JSON.stringify(file) }
}

/** @param {Page} page */
async function bringIn(page, { name, text }) {
  await page.goto('#/tables')
  const input = page.getByLabel('Import', { exact: true })
  await input.setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const row = page.getByRole('main').getByRole('link')
  await row.filter({ has: page.getByText(name, { exact: true }) }).waitFor()
  // The message goes by itself, too: whatever comes first.
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await Promise.race([dismiss.click({ timeout: 0 }).catch(() => undefined), dismiss.waitFor({ state: 'detached' })])
}

/** @param {Page} page */
async function bringBook(page, game) {
  await page.goto('#/tables')
  const file = { name: 'book.json', mimeType: 'application/json', buffer: Buffer.from(bookOf(game)) }
  await page.getByLabel('Import', { exact: true }).setInputFiles(file)
  await page.getByText(/^9 results/).waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
}

/** Opens what lies over the table, takes its picture and closes it. @param {Page} page */
async function over(page, name, button) {
  if (!(await button.isVisible())) return
  await button.click()
  await opened(page, name)
}

/** What has just been opened. @param {Page} page */
async function opened(page, name) {
  await page.getByRole('dialog').waitFor()
  await shoot(page, name)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** @param {Page} page */
async function atTable(page, game, save, name) {
  await bringIn(page, save)
  await page.getByRole('link', { name: save.name }).click()
  const person = new Person(page, game)
  await person.awaited()
  await shoot(page, name('table'))
  await over(page, name('sheet'), board(page, game).getByRole('button', { name: game.open }).first())
  for (const [i, pattern] of game.details.entries())
    await over(page, name(`details-${i + 1}`), page.getByRole('button', { name: pattern }).first())
  await over(page, name('menu'), page.getByRole('button', { name: 'Menu', exact: true }))
  await page.getByRole('button', { name: /^\d+ choices$/, expanded: false }).click()
  await shoot(page, name('choices'))
  await page.keyboard.press('Escape')
  await person.openForbidden()
  await opened(page, name('why-not'))
}

/** @param {Page} page */
async function plain(page, name, address) {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot(page, name)
}

/** The own edition of a game, and a place of it that is open. @param {Page} page */
async function editions(page, game, name) {
  await page.goto('#/editions')
  const fresh = page.getByRole('list', { name: 'New edition' })
  await fresh.waitFor()
  await shoot(page, name('editions'))
  await fresh.getByRole('button', { name: game.title }).click()
  await page.getByText('Everything as in the app.').waitFor()
  await shoot(page, name('edition'))
  // A part that opens in place, or a card in its sheet.
  await page.locator('.ed-part > summary, .fs-tile').first().click()
  await page.locator('.ed-inside, dialog[open]').waitFor()
  await shoot(page, name('edition-open'))
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
}

/** A table beside the real board: its first question, how to set up, and the position to be corrected. @param {Page} page */
async function mirror(page, name) {
  const teller = await Teller.sit(page, 'table-2-fr')
  await teller.region.getByRole('button', { name: 'Bram' }).waitFor()
  await shoot(page, name('mirror'))
  await over(page, name('mirror-set-up'), page.getByRole('button', { name: 'How to set up the board' }))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Correct the position' }).click()
  const sheet = page.getByRole('dialog', { name: 'Correct the position' })
  await sheet.locator('summary', { hasText: 'Bram' }).click()
  await sheet
    .getByRole('button', { name: /^apples: one more/ })
    .first()
    .click()
  await opened(page, name('mirror-correct'))
}

/** Does something that tells a clerk one entry, and waits until it is kept. @param {Page} page */
async function clerkTold(page, work) {
  const before = Number(await page.locator('[data-entries]').getAttribute('data-entries'))
  await work()
  await page.locator(`[data-entries="${before + 1}"]`).waitFor()
}

/** What is told of each box before its picture in the middle. */
const TOLD = {
  'pixie-queen': [/is the favourite$/, /^Actions/, /^Offerings/, 'She wants bread.', /^Rewards/, /climbs the silver stair$/],
  'fairy-school': [/^Next: /, /^Next: /, /^Next: /, /^Next: /, /: 1 cube from /],
}

/**
 * What is entered of each box before its picture of the count: of the first and the second player; the others have shown nothing.
 * Where several buttons fit it is the first of them, as rewards are worth what the edition says.
 */
const SHOWN = {
  'pixie-queen': [
    [/-point servant$/, /-point ring$/, 'apples: one more'],
    [/-point servant$/, 'honey: one more', 'honey: one more'],
  ],
  'fairy-school': [
    ['air: one more', 'earth: one more'],
    ['water: one more', 'water: one more'],
  ],
}

/** Enters what some players show at the end: each is one entry, however many taps it takes. @param {Page} page */
async function shown(page, game) {
  const sheet = page.getByRole('dialog')
  for (const [at, taps] of (SHOWN[game.id] ?? []).entries())
    await clerkTold(page, async () => {
      await sheet
        .getByRole('button', { name: new RegExp(`^Player ${at + 1}`) })
        .first()
        .click()
      for (const each of [...taps, 'Done']) await sheet.getByRole('button', { name: each, exact: true }).first().click()
    })
}

/** The clerk of the boxed game: begin, set-up, a phase in the middle, the log, the final count. @param {Page} page */
async function clerk(page, game, name) {
  await page.goto('#/companion')
  await page.getByRole('button', { name: game.title, exact: true }).click()
  await shoot(page, name('clerk-begin'))
  await page.getByRole('button', { name: /^Begin/ }).click()
  await page.getByRole('dialog').waitFor()
  await shoot(page, name('clerk-set-up'))
  for (const ready of game.clerk.ready) await page.getByRole('button', { name: ready }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  for (const each of TOLD[game.id] ?? [])
    await clerkTold(page, () =>
      page
        .getByRole('button', { name: each, exact: typeof each === 'string' })
        .first()
        .click(),
    )
  await shoot(page, name('clerk-middle'))
  const openFrom = async (row) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: row }).click()
  }
  await openFrom(/^Log/)
  await opened(page, name('clerk-log'))
  await openFrom(/^Final count/)
  await shown(page, game)
  await opened(page, name('clerk-count'))
}

/** The same tables on a device that lies flat, seen from its left side. @param {Page} page */
async function flat(page, game, name) {
  await page.evaluate(() => {
    localStorage.setItem('fey-table:settings', JSON.stringify({ ...JSON.parse(localStorage['fey-table:settings']), flat: true }))
    localStorage.setItem('fey-table:sides:4', 'left right top bottom')
  })
  for (const moment of ['middle', 'over']) {
    await bringIn(page, await named(game, moment, `Flat, ${moment}`))
    // Settings are read when the app begins.
    await page.reload()
    await page.getByRole('link', { name: `Flat, ${moment}` }).click()
    await page.locator('html[data-faces="left"]').waitFor()
    await page.getByRole('region', { name: moment === 'over' ? game.over : 'Your decision' }).waitFor()
    await shoot(page, name(`flat-${moment}`))
  }
}

/** @param {Page} page */
async function tour(page, game, prefix) {
  const name = (screen) => `${prefix}-${screen}`
  if (clerksOnly) return clerk(page, game, name)
  await page.goto('#/')
  await page.getByRole('button', { name: 'Play now' }).waitFor()
  await shoot(page, name('first-visit'))
  await plain(page, name('new-table'), `#/new/${game.id}`)
  const save = await named(game, 'middle', 'Rainy Sunday')
  await atTable(page, game, save, name)
  for (const scene of game.scenes) {
    const at = await named(game, scene, `Rainy Sunday, ${scene}`)
    await bringIn(page, at)
    await page.getByRole('link', { name: at.name }).click()
    await new Person(page, game).awaited()
    await shoot(page, name(`table-${scene}`))
  }
  const ended = await named(game, 'over', 'With Grandmother')
  await bringIn(page, ended)
  await plain(page, name('saved-tables'), '#/tables')
  await page.getByRole('link', { name: ended.name }).click()
  await page.getByRole('region', { name: game.over }).getByRole('heading', { level: 1 }).waitFor()
  await shoot(page, name('end'))
  await page.goto('#/')
  await page.getByRole('link', { name: /^Continue/ }).waitFor()
  await shoot(page, name('home'))
  await bringBook(page, game)
  await plain(page, name('book'), '#/book')
  await plain(page, name('book-player'), '#/book/Ada')
  await plain(page, name('settings'), '#/settings')
  await plain(page, name('rules'), `#/rules/${game.id}`)
  await plain(page, name('rule'), `#/rules/${game.id}/${game.search.statement}`)
  await plain(page, name('about'), '#/about')
  await plain(page, name('companion'), '#/companion')
  await editions(page, game, name)
  await clerk(page, game, name)
  if (game.id === 'pixie-queen') await mirror(page, name)
  if ((page.viewportSize()?.width ?? 0) >= ROOM) await flat(page, game, name)
}

/** All tours, or those the word names: the size, theme or game of its pictures, or a single tour and more. */
function tours() {
  const all = GAMES.flatMap((game, n) =>
    Object.keys(SIZES).flatMap((size) =>
      THEMES.map((theme) => ({ game, size, theme, prefix: `${n === 0 ? '' : `${game.id}-`}${size}-${theme}` })),
    ),
  )
  const named = all.filter(({ prefix }) => `${word}-`.startsWith(`${prefix}-`) || `-${prefix}-`.includes(`-${word}-`))
  return named.length > 0 ? named : all
}

mkdirSync(everything, { recursive: true })
mkdirSync(chosen, { recursive: true })
const server = await startServer()
const browser = await chromium.launch(await findBrowser())
try {
  for (const { game, size, theme, prefix } of tours()) {
    const [width, height, deviceScaleFactor] = SIZES[size]
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height },
      deviceScaleFactor,
      hasTouch: size !== 'desktop',
      locale: 'en-GB',
      timezoneId: 'Europe/Zurich',
    })
    await context.addInitScript((look) => {
      if (localStorage.getItem('fey-table:settings') !== null) return
      localStorage.setItem('fey-table:theme', look)
      localStorage.setItem('fey-table:settings', JSON.stringify({ theme: look, pace: 'instant', motion: 'reduced' }))
    }, theme)
    await tour(await context.newPage(), game, prefix)
    await context.close()
  }
} finally {
  await browser.close()
  await server.kill()
}
