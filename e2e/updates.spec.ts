/** The worst that can happen to the service worker: after any of it the app opens, with and without a network, and the tables are there. */
import { expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, openSave, prefer, shownPly } from './support/app.ts'
import { controlled } from './support/page.ts'
import { Person } from './support/person.ts'
import { type Releases, startReleases } from './support/release.ts'
import { saveOf } from './support/saves.ts'

test.use({ serviceWorkers: 'allow' })

let host: Releases
test.beforeEach(async () => {
  host = await startReleases()
})
test.afterEach(() => host.close())

const CUT = () => 'cut' as const
const ANSWERED = () => 'answered' as const
const offer = (page: Page) => page.getByRole('button', { name: 'Update now' })
const sorry = (page: Page) => page.getByText('A part of the app could not be loaded')
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' })
const version = (page: Page) => page.locator('html').getAttribute('data-version')
const home = (page: Page) => page.getByRole('link', { name: 'New game of' }).first()
/** Another screen of the same page. */
const turnTo = (page: Page, hash: string) => page.evaluate((to) => location.assign(to), hash)

/** Looks for a newer version and waits until it is installed or refused. */
const look = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const { installing } = registration
    if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve))
    return registration.waiting !== null
  })

/** Takes files out of the store of the app; says how many there were. */
const lose = (page: Page, ...names: readonly string[]) =>
  page.evaluate(async (lost) => {
    let gone = 0
    for (const key of await caches.keys())
      for (const request of await (await caches.open(key)).keys())
        if (lost.some((name) => request.url.includes(name)) && (await (await caches.open(key)).delete(request))) gone++
    return gone
  }, names)

test.describe('with the service worker', { tag: '@phone' }, () => {
  const [game] = GAMES

  test('an update in the middle of a table waits for its end; windows it finds unprepared say so', async ({ context, page }) => {
    await prefer(context, BRISK)
    const old = await context.newPage()
    await old.goto(host.url)
    await page.goto(`${host.url}#/tables`)
    const save = await saveOf(game, 'middle')
    await openSave(page, save, page.url())
    await controlled(page)
    const person = new Person(page, game)
    expect(await person.awaited()).toBe(true)
    host.release()
    expect(await look(page)).toBe(true)
    await person.decideTimes(2)
    expect(await person.awaited()).toBe(true)
    const ply = await shownPly(page)
    await expect(offer(page), 'not at a table').toBeHidden()
    expect(await version(page)).toBe('1')
    const address = page.url()
    await turnTo(page, '#/')
    await offer(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-version', '2')
    await turnTo(page, new URL(address).hash)
    expect(await person.awaited(), 'the table is there').toBe(true)
    expect(await shownPly(page)).toBe(ply)

    expect(await version(old), 'nothing was reloaded behind anybody’s back').toBe('1')
    await turnTo(old, '#/about')
    await expect(sorry(old)).toBeVisible()
    await reload(old).click()
    await expect(old.locator('html')).toHaveAttribute('data-version', '2')
    await expect(old.getByRole('heading', { name: 'About', exact: true })).toBeVisible()
  })

  test('a version that cannot be installed leaves the one before as it is', async ({ page }) => {
    await page.goto(host.url)
    await controlled(page)
    host.release()
    for (const fate of ['failed', 'cut'] as const) {
      host.fate = (path) => (path.includes('fairy-school') ? fate : 'answered')
      expect(await look(page), fate).toBe(false)
      host.fate = CUT
      await page.reload()
      await expect(home(page)).toBeVisible()
      expect(await version(page)).toBe('1')
      await turnTo(page, '#/about')
      await expect(page.getByRole('heading', { name: 'About', exact: true })).toBeVisible()
      await turnTo(page, '#/')
    }
    host.fate = ANSWERED
    expect(await look(page)).toBe(true)
    await expect(offer(page)).toBeVisible()
  })

  test('what the store has lost is said, fetched and stored again', async ({ context, page }) => {
    await prefer(context, BRISK)
    const save = await saveOf(game, 'middle')
    await openSave(page, save, `${host.url}#/tables`)
    await controlled(page)
    const table = page.url()
    await turnTo(page, '#/')
    // A screen, the words of one, the worker of the tables.
    expect(await lose(page, '/about-', '/rules.en-', '/table.worker-')).toBe(4)
    host.fate = CUT
    await page.reload()
    await expect(home(page)).toBeVisible()
    for (const hash of ['#/about', `#/rules/${game.id}`, new URL(table).hash]) {
      await turnTo(page, hash)
      await expect(sorry(page)).toBeVisible()
      // The message about the words stays until it is answered.
      if (hash.includes('rules')) await page.getByRole('button', { name: 'Dismiss' }).click()
    }
    host.fate = ANSWERED
    await reload(page).click()
    const person = new Person(page, game)
    expect(await person.awaited()).toBe(true)
    await turnTo(page, '#/about')
    await expect(page.getByRole('heading', { name: 'About', exact: true })).toBeVisible()
    host.fate = CUT
    await page.goto(table)
    await page.reload()
    expect(await person.awaited(), 'without a network, too').toBe(true)

    // A page of the new version under the worker of the one before.
    host.fate = ANSWERED
    host.release()
    expect(await lose(page, '/index.html')).toBe(1)
    await page.reload()
    expect(await version(page)).toBe('2')
    expect(await person.awaited()).toBe(true)
  })

  test('a first visit that was interrupted twice says so and works the next time', async ({ page }) => {
    let scripts = 0
    host.fate = (path) => (path.endsWith('.js') && path !== 'early.js' && ++scripts > 1 ? 'cut' : 'answered')
    await page.goto(host.url)
    await expect(sorry(page)).toBeVisible()
    // Now the page comes, but not everything that is to be stored.
    host.fate = (path) => (path.includes('fairy-school') ? 'cut' : 'answered')
    await page.getByRole('link', { name: /Reload/ }).click()
    await expect(home(page)).toBeVisible()
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).every(({ installing }) => !installing))
    host.fate = ANSWERED
    await page.reload()
    await controlled(page)
    host.fate = CUT
    await page.reload()
    await expect(home(page)).toBeVisible()
  })
})
