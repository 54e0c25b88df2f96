import { expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, choose, exportTable, importFile, openSave, prefer, table } from './support/app.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

/** Milliseconds a review may take where other tests run beside it. */
const PATIENCE = 90_000

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Review' })
const chart = (page: Page) => sheet(page).getByRole('img', { name: /^Chances to win from the first decision/ })
const open = (page: Page) => page.getByRole('button', { name: /^Review the game/ }).click()

for (const game of GAMES)
  test.describe(`${game.title}, the review`, { tag: '@phone' }, () => {
    test.beforeEach(({ context }) => prefer(context, BRISK))

    test('shows its progress, leads to a moment and back, and is kept', async ({ page }) => {
      test.setTimeout(2 * PATIENCE)
      const { faults } = watch(page)
      const save = await saveOf(game, 'over')
      await openSave(page, save)
      await open(page)
      const progress = sheet(page).getByRole('progressbar', { name: /^Thinking the game over/ })
      await expect(progress).toBeVisible()
      await expect.poll(() => progress.getAttribute('value').then(Number), { timeout: PATIENCE }).toBeGreaterThan(0)
      await expect(chart(page)).toBeVisible({ timeout: PATIENCE })
      const turns = sheet(page).getByRole('list').getByRole('button')
      const count = await turns.count()
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(3)
      for (const turn of await turns.all()) await expect(turn).toContainText(/Your chance: \d+% instead of \d+%/)

      await turns.first().click()
      const past = page.getByRole('region', { name: 'A look back' })
      await expect(past).toBeVisible()
      const moment = await table(page).getAttribute('data-moment')
      await page.keyboard.press('Escape')
      await expect(chart(page)).toBeVisible()
      await turns.last().click()
      await expect(past).toBeVisible()
      if (count > 1) await expect(table(page)).not.toHaveAttribute('data-moment', moment ?? '')
      await past.getByRole('button', { name: 'Back to now' }).click()
      await expect(chart(page)).toBeVisible()
      const told = await sheet(page).innerText()

      await page.reload()
      await open(page)
      await expect(chart(page)).toBeVisible()
      expect(await sheet(page).innerText()).toBe(told)

      await page.goto('./#/tables')
      const { text } = await exportTable(page, save.name)
      await page.getByRole('button', { name: `More for ${save.name}` }).click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await importFile(page, 'table.json', text)
      await page.getByRole('link', { name: save.name }).click()
      await open(page)
      await expect(chart(page)).toBeVisible()
      expect(await sheet(page).innerText()).toBe(told)
      expect(faults).toEqual([])
    })

    test('can be called off, and goes on behind the closed sheet', async ({ page }) => {
      test.setTimeout(2 * PATIENCE)
      await openSave(page, await saveOf(game, 'over'))
      await open(page)
      await sheet(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(sheet(page)).toContainText('called off')
      await sheet(page).getByRole('button', { name: 'Think it over' }).click()
      await expect(sheet(page).getByRole('progressbar')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet(page)).toHaveCount(0)
      const button = page.getByRole('button', { name: /^Review the game: \d+% thought over/ })
      await expect(button).toBeVisible()
      await expect(button).toHaveCount(0, { timeout: PATIENCE })
      await open(page)
      await expect(chart(page)).toBeVisible()
    })

    test('chances stand over the table for those who want them', async ({ page }) => {
      const bar = page.getByRole('list', { name: 'Chance to win' })
      await openSave(page, await saveOf(game, 'middle'))
      const person = new Person(page, game)
      expect(await person.awaited()).toBe(true)
      await expect(bar).toHaveCount(0)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await choose(page, 'switch', /^Chances to win/)
      await page.keyboard.press('Escape')
      await expect(bar.getByRole('listitem')).toHaveCount(4)
      const shares = (await bar.getByRole('listitem').allInnerTexts()).map((text) => Number(/(\d+)%/.exec(text)?.[1]))
      expect(Math.abs(shares.reduce((a, b) => a + b) - 100)).toBeLessThanOrEqual(2)
      await expect(bar).toContainText(/You\s*\d+%/)
    })
  })
