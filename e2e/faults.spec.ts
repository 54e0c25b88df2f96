import { type Browser, expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, exportNow, playNow, prefer, preferSeats, shownPly } from './support/app.ts'
import { type Fault, type FaultyServer, startFaulty } from './support/faulty.ts'
import { Person } from './support/person.ts'

test.use({ serviceWorkers: 'block' })

let server: FaultyServer
test.beforeAll(async () => {
  server = await startFaulty()
})
test.afterAll(() => server.kill())

for (const game of GAMES)
  test(`${game.title} goes on while nothing can be saved, says so, hands out a file, and is saved again by itself`, {
    tag: '@phone',
  }, async ({ browser }) => {
    test.setTimeout(120_000)
    server.set('none')
    const context = await browser.newContext({ baseURL: server.url })
    await prefer(context, BRISK)
    await preferSeats(context, game, game.seats[0])
    const page = await context.newPage()
    const trouble = page.getByRole('alert').filter({ hasText: 'Everything goes on' })
    const person = new Person(page, game)
    // What one game has survived in the store's own room needs no other.
    const faults: readonly Fault[] = game === GAMES[0] ? ['denied', 'silent', 'full'] : ['full']
    for (const fault of faults) {
      // The first two from the beginning, the last in the middle of the table.
      if (fault !== 'full') server.set(fault)
      await playNow(page, game)
      expect(await person.awaited()).toBe(true)
      if (fault === 'full') {
        await expect(trouble).toBeHidden()
        server.set(fault)
      }
      await person.decideTimes(2)
      await expect(trouble).toBeVisible()
      expect(await person.awaited()).toBe(true)
      const ply = await shownPly(page)
      expect((await exportNow(page)).log).toHaveLength(ply)
      server.set('none')
      await expect(trouble).toBeHidden({ timeout: 40_000 })
      await page.reload()
      expect(await person.awaited(), 'it was saved').toBe(true)
      expect(await shownPly(page)).toBeGreaterThanOrEqual(ply)
    }
    await page.goto('./#/tables')
    await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(faults.length)
    await context.close()
  })

/** A table of the first game that cannot be saved, a few decisions on. */
async function unsaved(browser: Browser) {
  server.set('none')
  const [game] = GAMES
  const context = await browser.newContext({ baseURL: server.url })
  await prefer(context, BRISK)
  await preferSeats(context, game, 2)
  const page = await context.newPage()
  const trouble = page.getByRole('alert').filter({ hasText: 'Everything goes on' })
  const person = new Person(page, game)
  await playNow(page, game)
  expect(await person.awaited()).toBe(true)
  server.set('full')
  await person.decideTimes(2)
  await expect(trouble).toBeVisible()
  expect(await person.awaited()).toBe(true)
  return { context, page, trouble, person, ply: await shownPly(page) }
}

/** The table's worker dies of an error. */
async function breakTable(page: Page): Promise<void> {
  for (const worker of page.workers())
    await worker
      .evaluate(() => {
        if (self.name === 'table')
          setTimeout(() => {
            throw new Error('broken')
          })
      })
      .catch(() => undefined)
}

test('a table that cannot be saved goes on where it was when its worker dies, and is saved again by itself', {
  tag: '@phone',
}, async ({ browser }) => {
  const { context, page, trouble, person, ply } = await unsaved(browser)
  const next = page.waitForEvent('worker')
  await breakTable(page)
  await next
  expect(await person.awaited(ply - 1)).toBe(true)
  expect(await shownPly(page)).toBe(ply)
  await expect(trouble).toBeVisible()
  expect((await exportNow(page)).log).toHaveLength(ply)
  await person.decide()
  server.set('none')
  await expect(trouble).toBeHidden({ timeout: 40_000 })
  const later = await shownPly(page)
  await page.reload()
  expect(await person.awaited(), 'it was saved').toBe(true)
  expect(await shownPly(page)).toBeGreaterThanOrEqual(later)
  await context.close()
})

test('a table that cannot be saved goes into a file after the last of too many dead workers, and is gone on with once one lives', {
  tag: '@phone',
}, async ({ browser }) => {
  const { context, page, trouble, person, ply } = await unsaved(browser)
  await page.evaluate(() => {
    const all = Object.assign(window, { Living: Worker, died: 0 })
    window.Worker = class extends EventTarget {
      constructor() {
        super()
        setTimeout(() => {
          all.died += 1
          this.dispatchEvent(new ErrorEvent('error', { message: 'broken' }))
        })
      }
      postMessage = () => undefined
      terminate = () => undefined
    } as unknown as typeof Worker
  })
  await breakTable(page)
  await expect.poll(() => page.evaluate(() => (window as unknown as { died: number }).died), { message: 'after the living one' }).toBe(3)
  await expect(trouble).toBeVisible()
  expect((await exportNow(page)).log).toHaveLength(ply)
  // Left and opened again it gets a worker once more.
  await page.evaluate(() => {
    window.Worker = (window as unknown as { Living: typeof Worker }).Living
  })
  await page.goto('./#/')
  await page.getByRole('button', { name: 'Back to it' }).click()
  expect(await person.awaited()).toBe(true)
  expect(await shownPly(page)).toBe(ply)
  server.set('none')
  await person.decide()
  await expect(trouble).toBeHidden({ timeout: 40_000 })
  await page.reload()
  expect(await person.awaited(), 'it was saved').toBe(true)
  expect(await shownPly(page)).toBeGreaterThan(ply)
  await context.close()
})

test('bots that hang, throw, answer against the rules or never keep nobody waiting, and are asked again when wanted', {
  tag: '@phone',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const [game] = GAMES
  server.set('none')
  const context = await browser.newContext({ baseURL: server.url })
  await prefer(context, BRISK)
  await preferSeats(context, game, 2)
  const page = await context.newPage()
  const person = new Person(page, game)
  await playNow(page, game)
  const said = {
    illegal: 'answered against the rules',
    throw: 'could not answer',
    never: 'took too long',
    hang: 'took too long',
  } as const satisfies Partial<Record<Fault, string>>
  const again = page.getByRole('button', { name: 'Ask the bot again' })
  for (const [fault, words] of Object.entries(said)) {
    expect(await person.awaited()).toBe(true)
    server.set(fault as Fault)
    for (let i = 0; i < 60 && !(await again.isVisible()); i++) {
      await person.decide()
      expect(await person.awaited(), `${fault}: the table goes on`).toBe(true)
    }
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    server.set('none')
    await again.click()
    await expect(again).toBeHidden()
  }
  await context.close()
})
