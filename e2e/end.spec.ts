import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, openSave, prefer, table } from './support/app.ts'
import { handedOut } from './support/download.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

/** Size of a PNG, from its head. */
function pngSize(bytes: Buffer): readonly [width: number, height: number] {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

for (const game of GAMES)
  test.describe(`${game.title}, the end`, () => {
    test('the result goes out as a picture where the device shares no files', async ({ context, page }) => {
      const { faults } = watch(page)
      await prefer(context, BRISK)
      await context.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: () => false }))
      await openSave(page, await saveOf(game, 'over'))
      const { over } = new Person(page, game)
      const { name, bytes } = await handedOut(page, () => over.getByRole('button', { name: 'Share the result as a picture' }).click())
      expect(name).toMatch(new RegExp(`^${game.id}-\\d{4}-\\d\\d-\\d\\d\\.png$`))
      expect(pngSize(bytes)).toEqual([1080, 1350])
      // A picture that lacks its scenery is a tenth of that.
      expect(bytes.length).toBeGreaterThan(100_000)
      await expect(page.getByText('Picture saved')).toBeVisible()
      await over.getByRole('button', { name: 'Home' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Fey Table' })).toBeVisible()
      expect(faults).toEqual([])
    })

    test('a rematch moves everybody one place on', { tag: '@phone' }, async ({ context, page }) => {
      const { faults } = watch(page)
      await prefer(context, BRISK)
      const save = await saveOf(game, 'over')
      await openSave(page, save)
      const person = new Person(page, game)
      const ended = page.url()
      await person.over.getByRole('button', { name: 'Rematch, seats rotated' }).click()
      await expect(page).not.toHaveURL(ended)
      expect(await person.awaited()).toBe(true)
      await person.expectOpening()
      expect(await person.choices()).not.toEqual([])
      await expect(table(page)).toBeVisible()

      await page.goto('./#/tables')
      const fresh = page.getByRole('main').getByRole('link').first()
      await expect(fresh).toContainText('Klaus, Phagius, Firenze and You')
      await expect(page.getByRole('link', { name: save.name })).toContainText('You, Klaus, Phagius and Firenze')

      // What other tables begin with stayed as it was.
      await page.goto(`./#/new/${game.id}`)
      const seats = page.getByRole('list', { name: 'Seats' }).getByRole('button')
      await expect(seats.first()).toContainText('You')
      await expect(seats.nth(1)).toHaveText(/bot, level: steady$/)
      expect(faults).toEqual([])
    })
  })
