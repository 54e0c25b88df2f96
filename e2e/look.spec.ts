import { expect, type Page, test } from '@playwright/test'
import { GAMES, type GameUnderTest } from './games.ts'
import { BRISK, board, dealt, openLog, openSave, prefer, shownPly, table } from './support/app.ts'
import { goBack, watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

/** A line of the log that is older than the newest entry, which may have several. */
const OLDER = 12

const lookback = (page: Page) => page.getByRole('region', { name: 'A look back' })
const moment = async (page: Page) => Number(await table(page).getAttribute('data-moment'))

/** A line of the log, the newest first and headings left out, opened where it is not beside the board. */
async function line(page: Page, nth: number) {
  const log = await openLog(page)
  return log.locator('.le').getByRole('button').nth(nth)
}

/** What the screen says of the position, by the names of everything on board, court, stairs and shelf. */
async function position(page: Page, game: GameUnderTest): Promise<string[]> {
  await dealt(page)
  const named = async (name?: RegExp) => {
    const buttons = name ? page.getByRole('button', { name }) : board(page, game).getByRole('button')
    return buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''))
  }
  const shown = game.details.filter((name) => !name.test('Open the log'))
  return (await Promise.all([named(), ...shown.map(named)])).flat()
}

for (const game of GAMES)
  test.describe(`${game.title}: a look back`, () => {
    test('a line of the log shows the board at that moment, the same however much happens since', {
      tag: ['@phone', '@desktop'],
    }, async ({ context, page }) => {
      const { faults } = watch(page)
      await prefer(context, BRISK)
      await openSave(page, await saveOf(game, 'middle'))
      const person = new Person(page, game)
      expect(await person.awaited()).toBe(true)
      const choices = await person.choices()
      const ply = await shownPly(page)
      const calm = async () => {
        await expect(lookback(page)).toBeHidden()
        await expect(table(page)).toHaveAttribute('data-ply', String(ply))
        expect(await person.choices()).toEqual(choices)
      }

      const chosen = await line(page, OLDER)
      const sentence = (await chosen.getAttribute('aria-label')) ?? ''
      expect(sentence).not.toBe('')
      await chosen.click()
      await expect(lookback(page)).toContainText(game.round)
      await expect(person.region).toBeHidden()
      await expect(board(page, game).getByRole('button', { name: game.open })).toHaveCount(0)
      await expect(page.getByRole('log').filter({ hasText: sentence })).toBeAttached()
      const then = await moment(page)
      expect(then).toBeLessThan(ply)
      const before = await position(page, game)

      await lookback(page).getByRole('button', { name: 'Earlier' }).click()
      await expect.poll(() => moment(page)).toBeLessThan(then)
      await lookback(page).getByRole('button', { name: 'Later' }).click()
      await expect.poll(() => moment(page)).toBe(then)
      expect(await position(page, game)).toEqual(before)

      await lookback(page).getByRole('button', { name: 'Back to now' }).click()
      await calm()
      await (await line(page, OLDER)).click()
      await expect(lookback(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await calm()
      const address = page.url()
      await (await line(page, OLDER)).click()
      await expect(lookback(page)).toBeVisible()
      await expect(page.locator('html:not([data-travelling])')).toBeAttached()
      await goBack(page)
      await calm()
      expect(page.url()).toBe(address)

      await person.decideTimes(3)
      expect(await person.awaited()).toBe(true)
      await (await line(page, 0)).click()
      await expect(lookback(page)).toBeVisible()
      for (let at = await moment(page); at > then; at = await moment(page)) {
        await lookback(page).getByRole('button', { name: 'Earlier' }).click()
        await expect.poll(() => moment(page)).toBeLessThan(at)
      }
      expect(await moment(page)).toBe(then)
      expect(await position(page, game)).toEqual(before)
      expect(faults).toEqual([])
    })

    test('by keyboard: arrows go along the log, Enter looks, Escape leads back', { tag: '@desktop' }, async ({ context, page }) => {
      await prefer(context, BRISK)
      await openSave(page, await saveOf(game, 'middle'))
      expect(await new Person(page, game).awaited()).toBe(true)
      const log = page.getByRole('list', { name: 'Log', exact: true })
      await log.focus()
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
      await expect(log.locator('.logline').nth(1)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(lookback(page)).toBeVisible()
      await expect(log.locator('.logline').nth(1)).toHaveAttribute('aria-current', 'true')
      await page.keyboard.press('Escape')
      await expect(lookback(page)).toBeHidden()
      await expect(log.locator('.logline').nth(1)).toBeFocused()
    })

    test('Escape leads back even before the past moment is painted', { tag: '@desktop' }, async ({ context, page }) => {
      await prefer(context, BRISK)
      await openSave(page, await saveOf(game, 'middle'))
      expect(await new Person(page, game).awaited()).toBe(true)
      const pressed = page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const observer = new MutationObserver(() => {
              if (!document.querySelector('.lookback')) return
              observer.disconnect()
              document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
              resolve()
            })
            observer.observe(document, { childList: true, subtree: true })
          }),
      )
      await (await line(page, OLDER)).click()
      await pressed
      await expect(lookback(page)).toBeHidden()
    })

    test('in a window that only follows, while the other one plays on', { tag: '@desktop' }, async ({ context, page }) => {
      await prefer(context, BRISK)
      await openSave(page, await saveOf(game, 'middle'))
      const first = new Person(page, game)
      expect(await first.awaited()).toBe(true)
      const other = await context.newPage()
      const { faults } = watch(other)
      await other.goto(page.url())
      await expect(other.getByText('Another window plays this table')).toBeVisible()
      await (await line(other, OLDER)).click()
      await expect(lookback(other)).toBeVisible()
      const then = await moment(other)
      const before = await position(other, game)

      await first.decideTimes(2)
      expect(await first.awaited()).toBe(true)
      await expect(table(other), 'it goes on beneath').toHaveAttribute('data-ply', String(await shownPly(page)))
      expect(await moment(other)).toBe(then)
      expect(await position(other, game)).toEqual(before)
      await lookback(other).getByRole('button', { name: 'Back to now' }).click()
      await expect(lookback(other)).toBeHidden()
      await (await line(other, 0)).click()
      await expect.poll(() => moment(other), { message: 'what has just been played can be looked at too' }).toBeGreaterThan(then)
      expect(faults).toEqual([])
    })
  })
