/** What a person does with the app beside the tables: settings, new tables, saved tables, files. */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { GameUnderTest } from '../games.ts'
import { handedOut } from './download.ts'
import type { Save } from './saves.ts'

/** Settings as the app keeps them; only what a test wants to differ. */
export interface Wish {
  readonly pace?: 'slow' | 'normal' | 'fast' | 'instant'
  readonly motion?: 'system' | 'full' | 'reduced'
  readonly theme?: 'dark' | 'light'
  readonly language?: 'en' | 'de' | 'fr'
  readonly confirmTurns?: boolean
  readonly flat?: boolean
  readonly leftHanded?: boolean
}

/** Bots answer at once and nothing moves: for tests that are about something else. */
export const BRISK: Wish = { pace: 'instant', motion: 'reduced' }

/** Settings of a device on which nothing was set before; what is set in the app later stays. */
export async function prefer(context: BrowserContext, wish: Wish): Promise<void> {
  await context.addInitScript((settings) => {
    // Also run on the empty page that comes first, which has no storage.
    if (self.origin === 'null' || localStorage.getItem('fey-table:settings') !== null) return
    localStorage.setItem('fey-table:settings', JSON.stringify(settings))
    if (settings.theme) localStorage.setItem('fey-table:theme', settings.theme)
    if (settings.language) localStorage.setItem('fey-table:lang', settings.language)
  }, wish)
}

/** The next new table of a game is like this one: people (one without a name, or those named) and gentle bots, and a short game where there is one. */
export async function preferSeats(
  context: BrowserContext,
  game: GameUnderTest,
  seats: number,
  people: readonly string[] = [''],
): Promise<void> {
  const plan = Array.from({ length: seats }, (_, i) =>
    i < people.length ? { kind: 'human', name: people[i] } : { kind: 'bot', name: `Bot ${i}`, level: 'gentle' },
  )
  await context.addInitScript(
    ([key, value]) => {
      if (self.origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    [`fey-table:last:${game.id}`, JSON.stringify({ seats: plan, options: game.short?.options ?? {} })] as const,
  )
}

/** Luck that repeats: every number the page itself draws. */
export async function repeatLuck(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript((start) => {
    let state = start
    Math.random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state / 2 ** 32
    }
  }, seed)
}

/** Sets a switch or one of several values the way a finger does: by its words. */
export async function choose(page: Page, role: 'radio' | 'switch', name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name })
  await page.locator('label').filter({ has: control }).click()
  await expect(control).toBeChecked()
}

/** The root of an open table. */
export const table = (page: Page) => page.locator('[data-ply]')

/** The regions that make up the board of a game. */
export const board = (page: Page, game: GameUnderTest) => page.getByRole('region', { name: game.board })

/** All cards lie in their places: they are dealt in turns, each a paint or more after its place. */
export const dealt = (page: Page) => expect(table(page).locator('li:empty:not([aria-hidden]), .cells:empty, .forest:empty')).toHaveCount(0)

/** The board, once all of it is lit for what can be chosen: that comes a paint or more after the choices, and before it everything looks forbidden. */
export async function litBoard(page: Page, game: GameUnderTest) {
  await expect(board(page, game).getByRole('button', { name: game.open }).first()).toBeVisible()
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0)
  await dealt(page)
  return board(page, game)
}

/** The log's list, opened where it is not beside the board. */
export async function openLog(page: Page) {
  const log = page.getByRole('list', { name: 'Log', exact: true })
  const open = page.getByRole('button', { name: /^Open the log/ })
  // Beside a larger board it comes a moment after it.
  await expect(log.or(open).first()).toBeVisible()
  if (!(await log.isVisible())) await open.click()
  return log
}

/** How many entries of the log the table shows. */
export async function shownPly(page: Page): Promise<number> {
  return Number(await table(page).getAttribute('data-ply'))
}

/** From the home screen to a new table of a game, with the seats and options of last time. */
export async function playNow(page: Page, game: GameUnderTest): Promise<void> {
  await page.goto('./')
  await page.getByRole('link', { name: `New game of ${game.title}` }).click()
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(table(page)).toBeVisible()
}

/** Hands a file to the saved tables. */
export async function importFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('Import', { exact: true }).setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** Brings a made table in through the saved tables (of another host: by their address) and opens it. */
export async function openSave(page: Page, save: Save, address = './#/tables'): Promise<void> {
  await page.goto(address)
  await importFile(page, 'table.json', save.file)
  await page.getByRole('link', { name: save.name }).click()
  await expect(table(page)).toBeVisible()
}

/** Exports the table that is played and cannot be kept, and reads the file. */
export async function exportNow(page: Page): Promise<Exported> {
  const { bytes } = await handedOut(page, () => page.getByRole('button', { name: 'Export now' }).click())
  return (JSON.parse(String(bytes)) as { readonly tables: readonly [Exported] }).tables[0]
}

/** A table as it stands in an exported file. */
export interface Exported {
  readonly name: string
  readonly log: readonly (readonly [number, unknown])[]
}

/** Exports a table from the list of saved tables and reads the file. */
export async function exportTable(page: Page, name: string): Promise<{ readonly text: string; readonly table: Exported }> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  const { bytes } = await handedOut(page, () => page.getByRole('button', { name: 'Export', exact: true }).click())
  const text = String(bytes)
  const { tables } = JSON.parse(text) as { readonly tables: readonly [Exported] }
  return { text, table: tables[0] }
}
