/** Small windows, large letters, the system's own colours and the other hand: the screens a person needs hold together, and their main buttons can be pressed. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, openSave, prefer } from './support/app.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

interface Mode {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly letters: string
  readonly leftHanded?: true
  readonly forcedColors?: 'active'
  /** The choices stand beside the board, all of them. */
  readonly beside?: true
}

const MODES: readonly Mode[] = [
  { name: '320 pixels wide', width: 320, height: 640, letters: '100%' },
  { name: 'letters twice as large', width: 360, height: 740, letters: '200%' },
  { name: 'a phone on its side', width: 740, height: 360, letters: '100%', beside: true },
  { name: 'left-handed, in the system’s own colours', width: 360, height: 740, letters: '100%', leftHanded: true, forcedColors: 'active' },
]

const enlarge = (page: Page, letters: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, letters)

/** Nothing hangs over the right edge, and all of the button is in the window, with nothing over its middle. */
async function expectReach(page: Page, where: string, button: Locator): Promise<void> {
  await expect(button, where).toBeInViewport({ ratio: 0.99 })
  await button.click({ trial: true })
  const across = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(across, { message: where }).toBe(0)
}

for (const { name, width, height, letters, leftHanded = false, forcedColors = 'none', beside = false } of MODES)
  for (const game of GAMES)
    test(`${game.title} › ${name}: every screen and its main buttons within reach @phone`, async ({ context, page }) => {
      await prefer(context, { ...BRISK, leftHanded })
      await page.emulateMedia({ forcedColors })
      await page.setViewportSize({ width, height })
      const button = (called: string | RegExp) => page.getByRole('button', { name: called }).first()
      const look = async (address: string, main: Locator) => {
        await page.goto(`./${address}`)
        await enlarge(page, letters)
        await expectReach(page, address, main)
      }
      await look('#/', button('Play now'))
      await look(`#/new/${game.id}`, button('Play now'))
      await look('#/companion', button(/^Begin/))
      await look(
        '#/settings',
        page
          .getByRole('button', { name: 'Back' })
          .or(page.getByRole('link', { name: 'Back' }))
          .first(),
      )
      await look(`#/rules/${game.id}`, page.getByRole('main').locator('input:not([type=radio])').first())

      await openSave(page, await saveOf(game, 'middle'))
      await enlarge(page, letters)
      const person = new Person(page, game)
      await person.awaited()
      await expectReach(page, 'the choices', person.region.getByRole('button').first())
      await expectReach(page, 'the menu', button('Menu'))
      if (!beside) {
        await button(/^\d+ choices$/).click()
        await expectReach(page, 'the open choices', person.region.getByRole('button').first())
      }

      await openSave(page, await saveOf(game, 'over'))
      await enlarge(page, letters)
      await expect(person.over).toBeVisible()
      await expectReach(page, 'the end', button('Play again'))
    })
