/**
 * What is heard on every screen, as text that people have read: e2e/transcripts. A screen that sounds different fails here;
 * CONTRIBUTING.md says how to write it anew. Read it then, as somebody would who sees nothing.
 */
import { expect, type Page, test } from '@playwright/test'
import { GAMES, type GameUnderTest } from './games.ts'
import { BRISK, importFile, litBoard, openLog, openSave, prefer, repeatLuck } from './support/app.ts'
import { bookOf } from './support/book.ts'
import { Person } from './support/person.ts'
import { type Save, saveOf } from './support/saves.ts'
import { Teller } from './support/teller.ts'
import { listen, settled, transcribe } from './support/transcript.ts'

const [queen, school] = GAMES
if (!queen || !school) throw new Error('two games are played here')

const FIRST_CHAPTER = 'The game in short'

test.use({ timezoneId: 'UTC' })

test.beforeEach(async ({ context }) => {
  await prefer(context, BRISK)
  await repeatLuck(context, 1)
  await listen(context)
})

const title = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Goes to an address, waits for its title and for `last`, where a part of the screen comes later, and writes the screen down. */
async function visit(page: Page, address: string, heading: string | RegExp, name: string, last?: string): Promise<void> {
  await page.goto(`./${address}`)
  await title(page, heading)
  if (last !== undefined) await expect(page.getByText(last)).toBeVisible()
  await transcribe(page, name)
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** Closes whatever lies on top. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Bots that think think as long as the machine lets them; these do the same on every one. */
const predictable = (save: Save): Save => ({ ...save, file: save.file.replaceAll('"gentle"', '"random"') })

/** Tells a clerk something, and waits until it is kept. */
async function tell(page: Page, name: string | RegExp): Promise<void> {
  const entries = page.locator('[data-entries]')
  const before = (await entries.getAttribute('data-entries')) ?? ''
  await press(page, name)
  await expect(entries).not.toHaveAttribute('data-entries', before)
}

/** From home to a clerk whose board is being set up. */
async function beginClerk(page: Page, game: GameUnderTest): Promise<void> {
  await page.goto('./#/companion')
  await press(page, game.title)
  await press(page, /^Begin/)
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('home and the screens around it', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '', 'Fey Table', 'home-first-visit', 'You and 3 bots')
  await visit(page, '#/settings', 'Settings', 'settings')
  await visit(page, '#/companion', 'Real board', 'companion')
  await visit(page, '#/about', 'About', 'about')
  await page.goto('./#/tables')
  await importFile(page, 'book.json', bookOf(queen))
  await expect(page.getByText(/^9 results/)).toBeVisible()
  await transcribe(page, 'tables-after-an-import')
  await visit(page, '#/book', 'Players’ book', 'book', 'every seat counts')
  await visit(page, '#/book/Ada', 'Ada', 'book-player')
})

for (const game of GAMES) {
  test(`${game.title}: before, at and after a table`, { tag: '@phone' }, async ({ page }) => {
    await visit(page, `#/new/${game.id}`, 'New table', `${game.id}-new`, 'Own edition or start position')
    await visit(page, `#/rules/${game.id}`, 'Rules', `${game.id}-rules`, FIRST_CHAPTER)
    await page.getByRole('textbox', { name: 'Search the rules' }).fill(game.search.words)
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty()
    await transcribe(page, `${game.id}-rules-search`)
    await visit(page, `#/rules/${game.id}/${game.search.statement}`, 'Rules', `${game.id}-rule`, FIRST_CHAPTER)

    await openSave(page, predictable(await saveOf(game, 'middle')))
    const person = new Person(page, game)
    await person.awaited()
    await litBoard(page, game)
    await transcribe(page, `${game.id}-table`)
    await press(page, /^\d+ choices$/)
    await expect(page.getByRole('button', { expanded: true })).toBeVisible()
    await transcribe(page, `${game.id}-choices`)
    await press(page, 'Menu')
    await expect(page.getByRole('dialog')).toBeVisible()
    await transcribe(page, `${game.id}-menu`)
    await close(page)
    // One own step that draws nothing: what bots do after a turn is not the same twice.
    await person.beQuiet()
    await transcribe(page, `${game.id}-turn`)
    await openLog(page)
    await transcribe(page, `${game.id}-log`)
    await close(page)

    await openSave(page, await saveOf(game, 'over'))
    await expect(person.over.getByRole('heading', { level: 1 })).toBeVisible()
    await transcribe(page, `${game.id}-end`)
    await page.goto('./')
    await expect(page.getByRole('link', { name: /2 saved tables/ })).toBeVisible()
    await transcribe(page, `${game.id}-home`)
  })

  test(`${game.title}: the edition editor`, { tag: '@phone' }, async ({ page }) => {
    await page.goto('./#/editions')
    await title(page, 'Own editions')
    await page.getByRole('list', { name: 'New edition' }).getByRole('button', { name: game.title }).click()
    await expect(page.getByText('Everything as in the app.')).toBeVisible()
    await expect(page.getByRole('main').locator('summary, nav').first()).toBeVisible()
    await transcribe(page, `${game.id}-edition`)
  })
}

test('the clerk of Pixie Queen', { tag: '@phone' }, async ({ page }) => {
  await beginClerk(page, queen)
  await tell(page, 'Draw the first order')
  await tell(page, 'Draw six skills')
  await transcribe(page, 'pixie-queen-clerk-setup')
  await press(page, 'Ready: to round 1')
  await press(page, 'Go on all the same')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tell(page, 'Player 4 is the favourite')
  await tell(page, /^Actions/)
  await press(page, /^Player 1: /)
  await tell(page, 'Player 1 takes 10 points of punishment')
  await expect(page.getByRole('button', { name: /^Offerings/ })).toBeEnabled()
  await transcribe(page, 'pixie-queen-clerk-alarm')
  await tell(page, 'Mercy tile: Player 1')
  await tell(page, 'Player 2 takes 1 point of punishment')
  await tell(page, /^Undo: /)
  await expect(page.getByRole('button', { name: /^Offerings/ })).toBeEnabled()
  await transcribe(page, 'pixie-queen-clerk')
})

test('the clerk of Fairy School', { tag: '@phone' }, async ({ page }) => {
  await beginClerk(page, school)
  await transcribe(page, 'fairy-school-clerk-setup')
  await press(page, 'Ready: to trimester 1')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (let n = 0; n < 4; n++) await tell(page, /^Next: /)
  await tell(page, 'Player 1: 1 cube from Player 2')
  await tell(page, /^Next: /)
  await press(page, 'Player 1 studies a creature')
  await tell(page, 'Elf')
  await tell(page, /^Undo: /)
  await expect(page.getByRole('button', { name: /^Next: / })).toBeEnabled()
  await transcribe(page, 'fairy-school-clerk')
})

test('the Mirror', { tag: '@phone' }, async ({ page }) => {
  const teller = await Teller.sit(page, 'last-standing')
  await expect(teller.region.getByRole('button').first()).toBeVisible()
  await transcribe(page, 'mirror-begin')
  for (let n = 0; n < 6; n++) {
    await teller.tell()
    await settled(page)
  }
  // More or fewer sentences come together, as it happens: only those of the beginning are written down.
  await page.evaluate(() => window.heard.splice(0))
  await transcribe(page, 'mirror')
})
