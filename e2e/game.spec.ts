import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { choose, table } from './support/app.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'

test.use({ serviceWorkers: 'allow' })

for (const game of GAMES)
  test.describe(game.title, () => {
    test('a whole game from the region "Your decision" alone, then another one', { tag: '@phone' }, async ({ page }) => {
      test.setTimeout(300_000)
      const { faults } = watch(page)
      await page.goto('./#/settings')
      await choose(page, 'radio', 'Instant')
      await page.goto('./')
      await page.getByRole('link', { name: `New game of ${game.title}` }).click()
      const seats = page.getByRole('list', { name: 'Seats' }).getByRole('button')
      await expect(seats.first()).toBeVisible()
      for (let left = await seats.count(); left > game.seats[0]; left--) {
        await seats.last().click()
        await page.getByRole('button', { name: /^Remove / }).click()
        await expect(seats).toHaveCount(left - 1)
      }
      await seats.last().click()
      await choose(page, 'radio', /^Gentle/)
      await page.getByRole('button', { name: 'Done' }).click()
      if (game.short) {
        await page.getByRole('button', { name: game.short.row }).click()
        await choose(page, 'radio', game.short.value)
        await page.getByRole('button', { name: 'Done' }).click()
      }
      await page.getByRole('button', { name: 'Play now' }).click()
      await expect(table(page)).toBeVisible()

      const person = new Person(page, game, 7)
      expect(await person.play()).toBe(true)
      expect(person.made).toBeGreaterThan(20)
      await expect(person.over).toBeVisible()
      const result = person.over.getByRole('table')
      await expect(result.getByRole('rowheader')).toHaveCount(game.seats[0])
      await expect(result.getByRole('rowheader', { name: 'You' })).toBeVisible()
      await expect(person.region).toBeHidden()
      await expect(person.over.getByRole('heading', { level: 1 })).toBeVisible()

      const ended = page.url()
      await person.over.getByRole('button', { name: 'Play again' }).click()
      await expect(page).not.toHaveURL(ended)
      expect(await person.awaited()).toBe(true)
      await person.expectOpening()

      expect(faults).toEqual([])
    })
  })
