/** What the world around the page does meanwhile: clocks, places, other windows, sleep, turned devices. */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { GAMES, type GameUnderTest } from './games.ts'
import { openSave, prefer, shownPly, type Wish } from './support/app.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

const DAY = 24 * 60 * 60 * 1000
/** Moves of others are shown one by one, with everything that moves. */
const SHOWN: Wish = { pace: 'fast' }

/** Sets the clock of the device, in the page and its workers: what measures spans is not touched by it, as in reality. */
async function setClock(page: Page, shift: number): Promise<void> {
  const set = (ms: number) => {
    const True = (Date as DateConstructor & { true?: DateConstructor }).true ?? Date
    const now = () => True.now() + ms
    globalThis.Date = new Proxy(True, {
      construct: (_, at: [number]) => (at.length > 0 ? new True(...at) : new True(now())),
      get: (_, key) => (key === 'now' ? now : key === 'true' ? True : Reflect.get(True, key)),
    })
  }
  await page.evaluate(set, shift)
  for (const worker of page.workers()) await worker.evaluate(set, shift)
}

/** Waits until it is the person's turn again, or until moves of others are shown that are not over yet. */
async function next(page: Page, ply: number): Promise<string> {
  const found = await page.waitForFunction((before) => {
    if (Number(document.querySelector('[data-ply]')?.getAttribute('data-ply')) <= before) return null
    if ([...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Skip')) return 'others'
    return document.querySelector('[aria-label="Your decision"] ul:not([aria-busy]) button') ? 'person' : null
  }, ply)
  return (await found.jsonValue()) ?? ''
}

/** Decides until moves of others are being shown. */
async function untilOthers(person: Person): Promise<void> {
  for (;;) {
    expect(await person.awaited()).toBe(true)
    const ply = await shownPly(person.page)
    const names = await person.choices()
    await person.press(names.find((name) => person.game.hasty?.test(name)) ?? person.pick(names))
    if ((await next(person.page, ply)) === 'others') return
  }
}

/** The process of the page sleeps, all its workers with it, as on a device that is closed or a tab that is frozen, while something else is done. */
async function asleep(browser: Browser, page: Page, work: () => Promise<void>): Promise<void> {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  // There may be a spare one, which has done nothing yet.
  const [busiest] = processInfo.filter(({ type }) => type === 'renderer').sort((a, b) => b.cpuTime - a.cpuTime)
  const gap = await page.evaluateHandle(() => {
    const seen = { last: performance.now(), longest: 0 }
    setInterval(() => {
      seen.longest = Math.max(seen.longest, performance.now() - seen.last)
      seen.last = performance.now()
    }, 10)
    return seen
  })
  const pid = busiest?.id ?? 0
  const start = performance.now()
  process.kill(pid, 'SIGSTOP')
  try {
    await work()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  const slept = performance.now() - start
  await expect.poll(() => gap.evaluate(({ longest }) => longest), 'it was asleep').toBeGreaterThan(slept * 0.8)
}

/** Another window of the same place writes what this one keeps beside the tables. */
async function write(other: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await other.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(`fey-table:${key}`, value)
  }, entries)
}

/** Somebody in the middle of a game; what is wrong on the page is noted from the beginning. */
async function sit(page: Page, context: BrowserContext, game: GameUnderTest) {
  const { faults } = watch(page)
  await prefer(context, SHOWN)
  await openSave(page, await saveOf(game, 'middle'))
  return { faults, person: new Person(page, game) }
}

for (const game of GAMES) {
  test.describe(game.title, () => {
    test('goes on when the clock is set forward and back, and in another time zone', { tag: '@phone' }, async ({ context, page }) => {
      const { faults } = watch(page)
      await prefer(context, SHOWN)
      const cdp = await context.newCDPSession(page)
      const travel = (timezoneId: string) => cdp.send('Emulation.setTimezoneOverride', { timezoneId })
      await travel('Pacific/Kiritimati')
      const save = await saveOf(game, 'middle')
      await openSave(page, save)
      const person = new Person(page, game)
      for (const shift of [-2 * DAY, 40 * DAY]) {
        await untilOthers(person)
        await setClock(page, shift)
        expect(await person.awaited(), `${shift}`).toBe(true)
        await person.decide()
      }
      expect(await person.awaited()).toBe(true)
      const ply = await shownPly(page)
      await travel('Pacific/Pago_Pago')
      await page.reload()
      expect(await person.awaited()).toBe(true)
      expect(await shownPly(page)).toBeGreaterThanOrEqual(ply)
      await page.goto('./#/tables')
      await expect(page.getByRole('link', { name: save.name })).toBeVisible()
      await expect(page.getByText('· this minute'), 'nothing was played in the future').toBeVisible()
      expect(faults).toEqual([])
    })

    test('goes on after sleep, and when the device is turned, resized and set to other colours during motion', { tag: '@phone' }, async ({
      browser,
      context,
      page,
    }) => {
      const { faults, person } = await sit(page, context, game)
      await untilOthers(person)
      await asleep(browser, page, async () => {
        // Meanwhile another window is used, which needs nothing of the one that sleeps.
        const other = await context.newPage()
        await other.goto('./#/settings')
        await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
        await other.close()
      })
      await setClock(page, DAY)
      await untilOthers(person)
      for (const [width, height] of [
        [839, 412],
        [412, 839],
        [820, 1180],
        [360, 740],
      ] as const)
        await page.setViewportSize({ width, height })
      expect(await person.awaited()).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing hangs over the edge').toBeLessThanOrEqual(360)
      await untilOthers(person)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      expect(await person.awaited()).toBe(true)
      await person.decide()
      expect(await person.awaited()).toBe(true)
      expect(faults).toEqual([])
    })

    test('follows what another window sets during moves of others, and survives what another version writes', { tag: '@phone' }, async ({
      context,
      page,
    }) => {
      const { faults, person } = await sit(page, context, game)
      const html = page.locator('html')
      const other = await context.newPage()
      await other.goto('./robots.txt')
      await page.bringToFront()
      await untilOthers(person)
      await write(other, { settings: JSON.stringify({ ...SHOWN, theme: 'dark', language: 'de' }) })
      await expect(html).toHaveAttribute('lang', 'de')
      await expect(html).toHaveAttribute('data-theme', 'dark')
      const region = page.getByRole('region', { name: 'Deine Entscheidung', exact: true })
      await expect(region.locator('ul:not([aria-busy]) button').first()).toBeVisible({ timeout: 20_000 })
      await write(other, { settings: JSON.stringify({ ...SHOWN, language: 'en', sparkle: { from: 'a later version' } }) })
      await expect(html).toHaveAttribute('lang', 'en')
      await untilOthers(person)
      const strange = ['{"theme":7,"pace":{"a":[]},"language":["de"],"textSize":"enormous"}', 'no settings at all', '[[[', 'null', '']
      for (const settings of strange) await write(other, { settings, theme: 'plaid', lang: 'xx', [`last:${game.id}`]: settings })
      await expect(html).toHaveAttribute('data-text', 'normal')
      expect(await person.awaited()).toBe(true)
      await person.decide()
      expect(await person.awaited()).toBe(true)
      const ply = await shownPly(page)
      await page.reload()
      expect(await person.awaited()).toBe(true)
      expect(await shownPly(page)).toBeGreaterThanOrEqual(ply)
      await page.goto('./')
      await page.getByRole('link', { name: `New game of ${game.title}` }).click()
      await expect(page.getByRole('button', { name: 'Play now' })).toBeEnabled()
      expect(faults).toEqual([])
    })
  })
}
