import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, playNow, prefer, preferSeats, table } from './support/app.ts'
import { focused, tabTo } from './support/keys.ts'
import { watch } from './support/page.ts'
import { confirmOf, Person } from './support/person.ts'

for (const game of GAMES)
  test.describe(`${game.title} without a mouse`, { tag: '@desktop' }, () => {
    test('from the first screen to the end of a game and into the next one', async ({ context, page }) => {
      test.setTimeout(300_000)
      const { faults } = watch(page)
      await prefer(context, BRISK)
      await preferSeats(context, game, game.seats[0])
      await page.goto('./')
      const begin = page.getByRole('link', { name: `New game of ${game.title}` })
      await expect(begin).toBeVisible()
      await tabTo(page, ({ name }) => name === `New game of ${game.title}`)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
      await tabTo(page, ({ name }) => name.startsWith('Play now'))
      await page.keyboard.press('Enter')
      await expect(table(page)).toBeVisible()

      const person = new Person(page, game)
      let made = 0
      while (await person.awaited()) {
        const ply = Number(await table(page).getAttribute('data-ply'))
        const names = await person.choices()
        // One of the first three sensible choices, each in its turn.
        const sensible = person.careful(names)
        const wanted = sensible[made % Math.min(3, sensible.length)]
        await tabTo(page, ({ name, region }) => region === 'Your decision' && name === wanted)
        const key = made % 2 === 0 ? 'Enter' : 'Space'
        const reached = await focused(page)
        const asks = reached !== null && (await person.choice(reached.name).getAttribute('data-asks')) !== null
        await page.keyboard.press(key)
        if (asks) {
          await expect(person.choice(confirmOf(reached.name))).toBeFocused()
          await page.keyboard.press(key)
        }
        await person.awaited(ply)
        made += 1
      }
      expect(made).toBeGreaterThan(20)
      await tabTo(page, ({ name }) => name === 'Play again')
      const ended = page.url()
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(ended)
      expect(await person.awaited()).toBe(true)
      expect(faults).toEqual([])
    })

    test('a sheet keeps the focus, Escape closes it, and the focus goes back', async ({ context, page }) => {
      await prefer(context, BRISK)
      await preferSeats(context, game, game.seats[1])
      await playNow(page, game)
      const person = new Person(page, game)
      await person.awaited()
      await tabTo(page, ({ name }) => name === 'Menu')
      await page.keyboard.press('Enter')
      const menu = page.getByRole('dialog')
      await expect(menu).toBeVisible()
      for (let i = 0; i < 40; i++) {
        await page.keyboard.press('Tab')
        const inside = await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        )
        expect(inside).toBe(true)
      }
      const pace = menu.getByRole('radio', { name: 'Instant' })
      await pace.focus()
      await page.keyboard.press('ArrowLeft')
      await expect(menu.getByRole('radio', { name: 'Fast' })).toBeChecked()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      expect((await focused(page))?.name).toBe('Menu')
    })
  })
