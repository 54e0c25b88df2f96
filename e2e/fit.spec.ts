import { expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, openSave, prefer, preferSeats } from './support/app.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

const SIZES = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
] as const
const LANGUAGES = ['en', 'de', 'fr'] as const
const SCREENS = ['#/', '#/tables', '#/settings', '#/about', '#/rules', '#/nowhere/at/all/there'] as const

/** What hangs over the right edge, and how far the page scrolls. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight }
  })

/** Controls of a region that stick out of the window without a way to scroll to them. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(`${getComputedStyle(element).overflowX} ${getComputedStyle(element).overflowY}`) ||
        scrolls(element.parentElement))
    return [...document.querySelectorAll('button, a[href], input')]
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const outside = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
        return box.width > 1 && box.height > 1 && outside && !control.matches('.skip') && !scrolls(control.parentElement)
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.className)
  })

for (const language of LANGUAGES)
  test.describe(language, { tag: '@phone' }, () => {
    for (const game of GAMES)
      test(`${game.title}: the table fits every window`, async ({ context, page }) => {
        test.setTimeout(180_000)
        await prefer(context, { ...BRISK, language })
        for (const moment of ['middle', ...game.scenes]) {
          const save = await saveOf(game, moment, game.seats[1])
          await page.setViewportSize(SIZES[0])
          await page.goto('./#/tables')
          await page
            .locator('input[type=file]')
            .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(save.file) })
          await page.getByRole('link', { name: save.name }).click()
          await expect(page.locator('[data-ply] h1')).toBeVisible()
          for (const size of SIZES) {
            const where = `${moment} at ${size.width}x${size.height}`
            await page.setViewportSize(size)
            await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width)
            await expect.poll(() => overflow(page), { message: where }).toEqual({ across: 0, down: 0 })
            await expect.poll(() => cutOff(page), { message: where }).toEqual([])
          }
        }
      })

    test('no screen scrolls sideways', async ({ context, page }) => {
      await prefer(context, { ...BRISK, language })
      for (const size of SIZES) {
        await page.setViewportSize(size)
        for (const screen of [...SCREENS, ...GAMES.map(({ id }) => `#/new/${id}`)]) {
          await page.goto(`./${screen}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect((await overflow(page)).across, `${screen} at ${size.width}x${size.height}`).toBe(0)
        }
      }
    })
  })

for (const game of GAMES)
  test(`${game.title}: the end of a game does not scroll sideways either`, { tag: '@phone' }, async ({ context, page }) => {
    await prefer(context, BRISK)
    await preferSeats(context, game, game.seats[1])
    await openSave(page, await saveOf(game, 'over', game.seats[1]))
    await expect(new Person(page, game).over).toBeVisible()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expect.poll(async () => (await overflow(page)).across, { message: `${size.width}x${size.height}` }).toBe(0)
    }
  })
