import { expect, type Page, test } from '@playwright/test'
import { GAMES, type GameUnderTest } from './games.ts'
import { BRISK, board, choose, importFile, openLog, openSave, prefer } from './support/app.ts'
import { axeFaults as faults } from './support/axe.ts'
import { bookOf } from './support/book.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

type Screen = readonly [address: string, heading: string | RegExp]
const own = (game: GameUnderTest): readonly Screen[] => [
  [`#/new/${game.id}`, 'New table'],
  ['#/book', 'Players’ book'],
  ['#/book/Ada', 'Ada'],
  [`#/rules/${game.id}`, 'Rules'],
  [`#/rules/${game.id}/${game.search.statement}`, 'Rules'],
]

/** The same whatever is played: one of the games goes there. */
const SHARED: readonly Screen[] = [
  ['#/settings', 'Settings'],
  ['#/companion', 'Real board'],
  ['#/editions', 'Own editions'],
  ['#/about', 'About'],
  ['#/no/such/thing', /nothing at this address/],
]
const screens = (game: GameUnderTest) => (game === GAMES[0] ? [...SHARED, ...own(game)] : own(game))

/** The board as it was a few lines of the log ago. */
async function openLook(page: Page): Promise<void> {
  const log = await openLog(page)
  await log.getByRole('button').nth(12).click()
  await expect(page.getByRole('region', { name: 'A look back' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function closeLook(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'A look back' })).toBeHidden()
}

/** The table with everything that can be opened on it. */
async function atTable(page: Page, game: GameUnderTest): Promise<string[]> {
  const found: string[] = []
  const look = async (screen: string) => found.push(...(await faults(page, screen)))
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const person = new Person(page, game)
  await person.awaited()
  await look('table')
  await board(page, game).getByRole('button', { name: game.open }).first().click()
  await look('sheet of a choice')
  await close()
  await person.openForbidden()
  await look('why not')
  await page.getByRole('dialog').getByRole('button', { name: 'The rule' }).click()
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible()
  await look('the rule')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Rules' })).toHaveCount(0)
  if (await page.getByRole('dialog').isVisible()) await close()
  for (const name of game.details) {
    const button = page.getByRole('button', { name }).first()
    if (!(await button.isVisible())) continue
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(`details ${name.source}`)
    await close()
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await look('menu')
  await close()
  await openLook(page)
  await look('a look back')
  await closeLook(page)
  await page.getByRole('button', { name: /^\d+ choices$/, expanded: false }).click()
  await expect(page.getByRole('button', { expanded: true })).toBeVisible()
  await look('all choices')
  return found
}

for (const game of GAMES)
  test.describe('axe finds nothing in either theme', () => {
    // No screen asks anybody else for anything, and none trips over the policy.
    let heard: ReturnType<typeof watch>
    test.beforeEach(({ context, page }) => {
      heard = watch(page)
      return prefer(context, BRISK)
    })
    test.afterEach(() => expect(heard.faults).toEqual([]))

    test(`screens beside the table of ${game.title}`, { tag: '@phone' }, async ({ page }) => {
      test.setTimeout(240_000)
      const found: string[] = []
      await page.goto('./')
      await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
      found.push(...(await faults(page, 'first visit')))
      await page.goto('./#/tables')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      found.push(...(await faults(page, 'no tables')))
      await page.goto('./#/book')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      found.push(...(await faults(page, 'a blank book')))
      await page.goto('./#/tables')
      await importFile(page, 'book.json', bookOf(game))
      await expect(page.getByText(/^9 results/)).toBeVisible()
      for (const [address, heading] of screens(game)) {
        await page.goto(`./${address}`)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        found.push(...(await faults(page, address)))
      }
      await page.goto('./#/editions')
      await page.getByRole('list', { name: 'New edition' }).getByRole('button', { name: game.title }).click()
      await expect(page.getByText('Everything as in the app.')).toBeVisible()
      const form = page.getByRole('main')
      await expect(form.locator('summary, nav').first()).toBeVisible()
      for (const part of await form.locator('details > summary').all()) await part.click()
      found.push(...(await faults(page, 'an edition')))
      await page.goto(`./#/new/${game.id}`)
      await page.getByRole('list', { name: 'Seats' }).getByRole('button').nth(1).click()
      found.push(...(await faults(page, 'a seat')))
      await page.getByRole('button', { name: 'Temperament' }).click()
      await expect(page.getByRole('radio', { name: game.temperament.name })).toBeVisible()
      found.push(...(await faults(page, 'temperaments')))
      await openSave(page, await saveOf(game, 'middle'))
      await page.goto('./#/tables')
      await expect(page.getByRole('link', { name: game.title })).toBeVisible()
      found.push(...(await faults(page, 'saved tables')))
      await page.goto('./')
      await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible()
      found.push(...(await faults(page, 'home')))
      expect(found).toEqual([])
    })

    test(`table of ${game.title} and everything that opens on it`, { tag: '@phone' }, async ({ page }) => {
      test.setTimeout(240_000)
      await openSave(page, await saveOf(game, 'middle'))
      expect(await atTable(page, game)).toEqual([])
    })

    test(`table of ${game.title} at other decisions`, { tag: '@phone' }, async ({ page }) => {
      test.setTimeout(240_000)
      const found: string[] = []
      for (const scene of game.scenes) {
        await openSave(page, await saveOf(game, scene))
        await new Person(page, game).awaited()
        found.push(...(await faults(page, scene)))
      }
      expect(found).toEqual([])
    })

    test(`table of ${game.title} on a larger screen`, { tag: ['@tablet', '@desktop'] }, async ({ page }) => {
      await openSave(page, await saveOf(game, 'middle', game.seats[1]))
      await new Person(page, game).awaited()
      expect(await faults(page, 'table')).toEqual([])
      await openLook(page)
      expect(await faults(page, 'a look back')).toEqual([])
    })

    test(`review of ${game.title}, and its table with everybody’s chances`, { tag: '@phone' }, async ({ page }) => {
      test.setTimeout(240_000)
      await openSave(page, await saveOf(game, 'over'))
      await page.getByRole('button', { name: /^Review the game/ }).click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      const found = await faults(page, 'thinking')
      await expect(page.getByRole('img', { name: /^Chances to win/ })).toBeVisible({ timeout: 90_000 })
      found.push(...(await faults(page, 'review')))
      await page.goto('./#/settings')
      await choose(page, 'switch', /^Chances to win/)
      await openSave(page, await saveOf(game, 'middle'))
      await expect(page.getByRole('list', { name: 'Chance to win' })).toBeVisible()
      found.push(...(await faults(page, 'chances')))
      expect(found).toEqual([])
    })

    test(`end of ${game.title}`, { tag: ['@phone', '@desktop'] }, async ({ page }) => {
      await openSave(page, await saveOf(game, 'over'))
      await expect(new Person(page, game).over.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await faults(page, 'end')).toEqual([])
    })
  })
