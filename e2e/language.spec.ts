import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, choose, openSave, prefer, shownPly, table } from './support/app.ts'
import { watch } from './support/page.ts'
import { saveOf } from './support/saves.ts'

const REGION = { en: 'Your decision', de: 'Deine Entscheidung', fr: 'Votre décision' } as const

for (const game of GAMES)
  test(`${game.title}: another language at once, without a reload, and for good`, async ({ context, page }) => {
    const { faults } = watch(page)
    await prefer(context, BRISK)
    await openSave(page, await saveOf(game, 'middle'))
    const region = (language: keyof typeof REGION) => page.getByRole('region', { name: REGION[language], exact: true })
    await expect(region('en')).toBeVisible()
    await expect(region('en').locator('ul[aria-busy]')).toHaveCount(0)
    const [ply, count] = [await shownPly(page), await region('en').getByRole('button').count()]
    await page.evaluate(() => {
      document.documentElement.dataset['stayed'] = 'yes'
    })

    const change = async (menu: string, settings: string, language: string, other: string, done: string, back: string) => {
      await page.getByRole('button', { name: menu, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: settings }).click()
      await page.getByRole('button', { name: language }).click()
      await choose(page, 'radio', other)
      await page.getByRole('button', { name: done, exact: true }).click()
      await page.getByRole('button', { name: back, exact: true }).click()
    }
    await change('Menu', 'Settings', 'Language', 'Deutsch', 'Fertig', 'Zurück')
    await expect(region('de')).toBeVisible()
    await expect(region('en')).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(region('de').getByRole('button')).toHaveCount(count)
    await change('Menü', 'Einstellungen', 'Sprache', 'Français', 'Terminé', 'Retour')
    await expect(region('fr')).toBeVisible()
    await expect(region('fr').getByRole('button')).toHaveCount(count)
    await expect(page.locator('html')).toHaveAttribute('data-stayed', 'yes')
    await expect(table(page)).toHaveAttribute('data-ply', String(ply))

    await page.reload()
    await expect(page.locator('html')).not.toHaveAttribute('data-stayed', 'yes')
    await expect(region('fr')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    expect(faults).toEqual([])
  })

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-CH' })
  test('gets German without being told', async ({ page }) => {
    await page.goto('./')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('link', { name: /^Einstellungen/ })).toBeVisible()
  })
})
