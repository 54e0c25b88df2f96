import { expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, board, openSave, playNow, prefer, preferSeats, shownPly, table } from './support/app.ts'
import { goBack, watch } from './support/page.ts'
import { Person, readNames } from './support/person.ts'
import { saveOf } from './support/saves.ts'

/** Goes back once the open sheets and the history agree: a finger is slower than a sheet that gives way to another. */
async function back(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.documentElement.hasAttribute('data-travelling') &&
      history.state?.layers === document.querySelectorAll('dialog[open]').length,
  )
  await goBack(page)
}

for (const game of GAMES)
  test.describe(game.title, () => {
    test('back closes the sheet, then the menu, then leaves; the table is still there', async ({ context, page }) => {
      await prefer(context, BRISK)
      await preferSeats(context, game, game.seats[1])
      await playNow(page, game)
      const person = new Person(page, game)
      await person.awaited()
      const ply = await shownPly(page)
      const address = page.url()
      const dialog = page.getByRole('dialog')

      await page.getByRole('button', { name: game.details[0]! }).first().click()
      await expect(dialog).toBeVisible()
      await back(page)
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(address)

      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(dialog).toBeVisible()
      await back(page)
      await expect(dialog).toHaveCount(0)
      await expect(table(page)).toBeVisible()

      await page.getByRole('button', { name: 'Menu' }).click()
      await dialog.getByRole('button', { name: 'Rules' }).click()
      await expect(dialog.getByRole('heading', { name: 'Rules' })).toBeVisible()
      await back(page)
      await expect(dialog).toHaveCount(0)
      await expect(table(page)).toHaveAttribute('data-ply', String(ply))

      await back(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Fey Table' })).toBeVisible()
      await page.getByRole('link', { name: /^Continue/ }).click()
      await expect(page).toHaveURL(address)
      expect(await person.awaited()).toBe(true)
      await expect(table(page)).toHaveAttribute('data-ply', String(ply))
    })

    test('the menu leads home, from a first visit and from a table opened from outside', { tag: '@phone' }, async ({ context, page }) => {
      await prefer(context, BRISK)
      await preferSeats(context, game, game.seats[0])
      const home = page.getByRole('heading', { level: 1, name: 'Fey Table' })
      const leave = async () => {
        await new Person(page, game).awaited()
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('button', { name: 'Leave the table' }).click()
        await expect(home).toBeVisible()
        await expect(page).toHaveURL(/#\/$|\/$/)
      }
      await playNow(page, game)
      const address = page.url()
      await leave()
      // Not into the table again.
      await page.getByRole('link', { name: 'About' }).click()
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(home).toBeVisible()
      await page.goto('about:blank')
      await page.goto(address)
      await leave()
    })

    test('back and Escape fold the list of choices that was opened by hand', async ({ context, page }) => {
      await prefer(context, BRISK)
      await openSave(page, await saveOf(game, 'middle'))
      const person = new Person(page, game)
      await person.awaited()
      const list = page.getByRole('button', { name: /^\d+ choices$/ })
      for (const fold of [() => goBack(page), () => page.keyboard.press('Escape')]) {
        await list.click()
        await expect(list).toHaveCount(0)
        await page.waitForFunction(() => history.state?.layers === 1)
        await fold()
        await expect(list).toHaveAttribute('aria-expanded', 'false')
        await page.waitForFunction(() => history.state?.layers === 0 && !document.documentElement.hasAttribute('data-travelling'))
        await expect(table(page)).toBeVisible()
      }
    })

    test('what is forbidden says why, and leads to the rule', async ({ context, page }) => {
      await prefer(context, BRISK)
      await openSave(page, await saveOf(game, 'middle'))
      const person = new Person(page, game)
      await person.awaited()
      await person.openForbidden()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      await sheet.getByRole('button', { name: 'The rule' }).click()
      const rule = page.getByRole('dialog', { name: 'Rules' })
      await expect(rule.locator('code').first()).toHaveText(/^[A-Z]+-[A-Z0-9-]+$/)
      await rule.getByRole('button', { name: 'Close' }).click()
      await expect(rule).toHaveCount(0)
    })

    test('the board makes the same choices as the region', async ({ context, page }) => {
      await prefer(context, BRISK)
      await openSave(page, await saveOf(game, 'middle'))
      const person = new Person(page, game)
      await person.awaited()
      const ply = await shownPly(page)
      const names = await person.choices()
      await board(page, game).getByRole('button', { name: game.open }).first().click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      const offered = await sheet.getByRole('button').evaluateAll(readNames)
      const confirm = offered.map((title) => title !== '' && names.some((name) => name.startsWith(title))).lastIndexOf(true)
      expect(confirm, `one of the choices is among ${offered.join(' | ')}`).toBeGreaterThan(-1)
      await sheet.getByRole('button').nth(confirm).click()
      await expect(sheet).toHaveCount(0)
      await person.awaited(ply)
      expect(await shownPly(page)).toBeGreaterThan(ply)
    })

    test('addresses lead straight to every screen', async ({ context, page }) => {
      const { faults } = watch(page)
      await prefer(context, BRISK)
      const places: readonly (readonly [address: string, heading: string | RegExp])[] = [
        [`#/new/${game.id}`, 'New table'],
        ['#/tables', 'Saved tables'],
        [`#/rules/${game.id}`, 'Rules'],
        ['#/settings', 'Settings'],
        ['#/about', 'About'],
        ['#/table/never-was', /could not be opened/],
        ['#/no/such/thing', /nothing at this address/],
      ]
      for (const [address, heading] of places) {
        const tab = await context.newPage()
        const { faults: more } = watch(tab)
        await tab.goto(`./${address}`)
        await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await tab.getByRole('button', { name: 'Back' }).click()
        await expect(tab.getByRole('heading', { level: 1, name: 'Fey Table' })).toBeVisible()
        expect(more).toEqual([])
        await tab.close()
      }
      expect(faults).toEqual([])
    })

    test('the rules are found by a word, and an entry has an address', async ({ page }) => {
      await page.goto(`./#/rules/${game.id}`)
      await page.getByRole('textbox', { name: 'Search the rules' }).fill(game.search.words)
      await expect(page.getByRole('status').filter({ hasText: /result/ })).toBeVisible()
      await expect(page.getByText(game.search.finds).filter({ visible: true }).first()).toBeVisible()
      const other = GAMES.find(({ id }) => id !== game.id)!
      await page.getByText(other.title, { exact: true }).click()
      await page.getByRole('textbox', { name: 'Search the rules' }).fill(other.search.words)
      await expect(page.getByRole('status').filter({ hasText: /^[1-9]\d* result/ })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`#/rules/${other.id}`))
      await page.goto(`./#/rules/${game.id}/${game.search.statement}`)
      await expect(page.locator('code').filter({ hasText: game.search.statement })).toBeVisible()
    })

    test('nothing moves where motion is not wanted', { tag: ['@phone', '@emulated'] }, async ({ context, page }) => {
      await context.addInitScript(() => {
        const counted = window as unknown as { flights: number }
        counted.flights = 0
        const { animate } = Element.prototype
        Element.prototype.animate = function (...given) {
          const animation = animate.apply(this, given)
          const frames = (animation.effect as KeyframeEffect).getKeyframes()
          if (frames.some((frame) => 'transform' in frame || 'left' in frame || 'top' in frame)) counted.flights += 1
          return animation
        }
      })
      const flights = () => page.evaluate(() => (window as unknown as { flights: number }).flights)
      const styled = () =>
        page.evaluate(
          () =>
            document.getAnimations().filter((each) => each instanceof CSSAnimation && Number(each.effect?.getTiming().duration) > 20)
              .length,
        )
      await prefer(context, { pace: 'fast' })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openSave(page, await saveOf(game, 'middle'))
      const person = new Person(page, game)
      await person.decideTimes(2)
      await person.awaited()
      expect(await flights()).toBe(0)
      expect(await styled()).toBe(0)

      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'lively')
      // Not every decision moves a piece.
      for (let more = 20; more > 0 && (await flights()) === 0; more--) await person.decide()
      await expect.poll(flights, { message: 'where it is, things fly' }).toBeGreaterThan(0)
    })
  })
