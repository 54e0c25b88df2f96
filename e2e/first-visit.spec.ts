import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { board, table } from './support/app.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'

test.use({ serviceWorkers: 'allow' })

for (const game of GAMES)
  test.describe(game.title, () => {
    test('a stranger plays after two taps', async ({ page }) => {
      const { faults } = watch(page)
      const response = await page.goto('./')
      expect(response?.headers()['content-security-policy']).toContain("default-src 'self'")
      await page.getByRole('link', { name: `New game of ${game.title}` }).click()
      await page.getByRole('button', { name: 'Play now' }).click()
      await expect(table(page)).toBeVisible()
      const person = new Person(page, game)
      expect(await person.awaited(), 'it is the stranger’s turn').toBe(true)
      await person.choices()
      await person.expectOpening()
      await expect(board(page, game).first()).toBeVisible()
      expect(faults).toEqual([])
    })
  })

test('one tap on the first screen is enough, and a second one starts nothing more', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('button', { name: 'Play now' }).dblclick()
  await expect(table(page)).toBeVisible()
  await page.goto('./#/tables')
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(1)
})
