/** Names of any characters, any length and with markup in them are shown as text, and no screen bursts. */
import { expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, importFile, prefer, table } from './support/app.ts'
import { watch } from './support/page.ts'
import { type Save, saveOf } from './support/saves.ts'

const MARKUP = '<img src=x onerror="name=1"><b>Ada</b>'
const LONG = 'Wolkenkuckucksheim'.repeat(11)
const TURNED = '\u202eadA \u05d0\u05d1\u05d2 \u0627\u0628'
const PILED = `Zo\u0308e${'\u0301'.repeat(40)} 👩‍👩‍👧‍👦 𝔄\ud83e`

/** A table, and a result in the book, of people with such names. */
function named(save: Save): string {
  const file = JSON.parse(save.file) as { tables: [{ name: string; game: string; seats: object[] }]; results?: object[] }
  const [table] = file.tables
  const people = [MARKUP, LONG, TURNED, PILED]
  table.name = MARKUP
  table.seats = table.seats.map((seat, i) => ({ ...seat, name: people[i % people.length] }))
  const seats = people.map((name) => ({ kind: 'human', name }))
  file.results = [{ format: 1, game: table.game, created: 1, seed: 1, ended: 2, seats, ranks: [1, 2, 3, 4], points: [4, 3, 2, 1] }]
  return JSON.stringify(file)
}

/** What is wider than the screen, and what names have made of themselves. */
const burst = (page: Page) =>
  page.evaluate(() => ({
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    made: document.querySelectorAll('img[src="x"], b > b').length,
    ran: window.name,
  }))

const SOUND = { over: 0, made: 0, ran: '' }

for (const game of GAMES)
  test(`${game.title}: names are text, whatever is in them`, { tag: '@phone' }, async ({ context, page }) => {
    const { faults } = watch(page)
    await prefer(context, BRISK)
    const save = await saveOf(game, 'middle')
    await page.goto('./#/tables')
    await importFile(page, 'names.json', named(save))
    await expect(page.getByText(MARKUP).first()).toBeVisible()
    expect(await burst(page)).toEqual(SOUND)
    await page.getByRole('link', { name: MARKUP }).click()
    await expect(table(page)).toBeVisible()
    expect(await burst(page)).toEqual(SOUND)
    await page.goto('./')
    await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible()
    expect(await burst(page)).toEqual(SOUND)
    for (const name of [MARKUP, LONG, TURNED, PILED]) {
      const shown = name.replace(/\p{Surrogate}/gu, '\ufffd')
      await page.goto('./#/book')
      await page.getByRole('link', { name: shown }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible()
      expect([name, await burst(page)]).toEqual([name, SOUND])
    }
    expect(faults).toEqual([])
  })
