import { expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, choose, openSave, prefer, shownPly, table } from './support/app.ts'
import { confirmOf, Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ })

/** Why a step cannot be taken back: part of the button's name or its description. */
async function expectReason(page: Page, reason: RegExp): Promise<void> {
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  const said = await undo(page).evaluate((button) => `${button.getAttribute('aria-label') ?? ''} ${button.getAttribute('title') ?? ''}`)
  expect(said).toMatch(reason)
}

for (const game of GAMES)
  test.describe(game.title, () => {
    test('an own step is taken back, and the button says why when it cannot be', async ({ context, page }) => {
      await prefer(context, { ...BRISK, confirmTurns: true })
      await openSave(page, await saveOf(game, 'middle'))
      const person = new Person(page, game)
      expect(await person.awaited()).toBe(true)
      await expectReason(page, /have moved since|cannot be undone/)
      const before = await person.choices()
      const ply = await shownPly(page)
      await undo(page).click({ force: true })
      await expect(table(page)).toHaveAttribute('data-ply', String(ply))

      await person.beQuiet()
      await expect(undo(page)).not.toHaveAttribute('aria-disabled', 'true')
      await undo(page).click()
      await expect(table(page)).toHaveAttribute('data-ply', String(ply))
      expect(await person.choices()).toEqual(before)

      await page.reload()
      expect(await person.awaited()).toBe(true)
      await expect(table(page)).toHaveAttribute('data-ply', String(ply))
      expect(await person.choices()).toEqual(before)
    })

    test('one tap on Skip jumps over all that others do, what they still have to think of included', async ({ context, page }) => {
      await prefer(context, { pace: 'slow', motion: 'reduced' })
      await openSave(page, await saveOf(game, 'middle'))
      const person = new Person(page, game)
      const skip = page.locator('.tray').getByRole('button', { name: 'Skip', exact: true })
      let ply = -1
      while (!(await skip.isVisible())) {
        expect(await person.awaited(ply)).toBe(true)
        ply = await shownPly(page)
        await person.press(person.pick(await person.choices()))
        await expect(skip.or(table(page).and(page.locator(`:not([data-ply="${ply}"])`))).first()).toBeVisible()
      }
      // Whether there was something to be skipped again when the table went on.
      await skip.evaluate((button: HTMLElement) => {
        const again = () =>
          Object.assign(window, { again: Reflect.get(window, 'again') === true || document.querySelector('.tray .skips') !== null })
        button.addEventListener('click', () =>
          new MutationObserver(again).observe(document.body, { subtree: true, attributeFilter: ['data-ply'] }),
        )
        button.click()
      })
      expect(await person.awaited(ply)).toBe(true)
      expect(await page.evaluate(() => Reflect.get(window, 'again'))).toBe(false)
    })

    test('what a tap did is painted before the next choices stand, and those of before cannot be played any more', async ({
      context,
      page,
    }) => {
      await prefer(context, { ...BRISK, confirmTurns: true })
      // Frames can be held back: then whatever waits for a paint waits for ever.
      await context.addInitScript(() => {
        const draw = window.requestAnimationFrame.bind(window)
        const held: FrameRequestCallback[] = []
        Object.assign(window, {
          hold: false,
          release: () => held.splice(0).forEach(draw),
          twoFrames: () => new Promise<number>((done) => draw(() => draw(done))),
          requestAnimationFrame: (work: FrameRequestCallback) => (Reflect.get(window, 'hold') === true ? held.push(work) : draw(work)),
        })
      })
      await openSave(page, await saveOf(game, 'middle'))
      const person = new Person(page, game)
      expect(await person.awaited()).toBe(true)
      const before = await person.choices()
      const name = before.find((each) => game.quiet.test(each)) ?? ''
      const ply = await shownPly(page)
      await page.evaluate(() => {
        Reflect.set(window, 'hold', true)
        // What had asked for a frame before still gets it, and must not paint the answer in it.
        return (Reflect.get(window, 'twoFrames') as () => Promise<number>)()
      })
      await person.choice(name).dispatchEvent('click')
      await expect(table(page)).toHaveAttribute('data-ply', String(ply + 1))
      await expect(person.region.locator('ul')).toHaveAttribute('aria-busy', 'true')
      for (const each of await person.region.locator('button:not([aria-expanded], [data-asks])').all()) await each.dispatchEvent('click')
      await page.evaluate(() => {
        Reflect.set(window, 'hold', false)
        ;(Reflect.get(window, 'release') as () => void)()
      })
      const after = await person.choices()
      expect(after).not.toEqual(before)
      await expect(table(page)).toHaveAttribute('data-ply', String(ply + 1))
    })

    if (game.dear)
      test('what costs punishment needs a second press, by finger and by keyboard', async ({ context, page }) => {
        await prefer(context, BRISK)
        await openSave(page, await saveOf(game, 'middle'))
        const person = new Person(page, game)
        expect(await person.awaited()).toBe(true)
        const names = await person.choices()
        const ply = await shownPly(page)
        const name = names.find((each) => game.dear?.test(each)) ?? ''
        const again = person.choice(confirmOf(name))

        // A bounce of the finger is no second press.
        await person.choice(name).dblclick()
        await expect(again).toBeVisible()
        await expect(page.getByRole('log').filter({ hasText: confirmOf(name) })).toBeAttached()
        await page.getByRole('heading', { level: 1 }).click()
        await expect(again).toHaveCount(0)
        expect(await person.choices()).toEqual(names)

        await person.choice(name).press('Enter')
        await expect(again).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(again).toHaveCount(0)
        await page.keyboard.press('Space')
        await expect(again).toBeFocused()
        await page.keyboard.press('Shift+Tab')
        await expect(again).toHaveCount(0)
        await expect(table(page)).toHaveAttribute('data-ply', String(ply))

        await person.choice(name).press('Enter')
        await again.press('Enter')
        await person.awaited(ply)
        expect(await shownPly(page)).toBeGreaterThan(ply)
      })

    test('with "Confirm each turn" the others wait for the word', async ({ context, page }) => {
      await prefer(context, BRISK)
      await openSave(page, await saveOf(game, 'middle'))
      await page.getByRole('button', { name: 'Menu' }).click()
      await choose(page, 'switch', /^Confirm each turn/)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      const person = new Person(page, game, 5)
      const end = person.choice('End turn')
      await person.play(async () => !(await end.isVisible()))
      await expect(end).toBeVisible()
      expect(await person.choices()).toEqual(['End turn'])
      const ply = await shownPly(page)

      await page.reload()
      await expect(end, 'a finished turn waits after a restart too').toBeVisible()
      await expect(table(page)).toHaveAttribute('data-ply', String(ply))
      await undo(page).click()
      await expect(table(page)).toHaveAttribute('data-ply', String(ply - 1))
      await person.play(async () => !(await end.isVisible()))
      await end.click()
      await expect(end).toBeHidden()
      expect(await person.awaited(ply)).toBe(true)
    })
  })
