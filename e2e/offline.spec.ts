import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, importFile, openSave, playNow, prefer, preferSeats, table } from './support/app.ts'
import { controlled, watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'
import { type OwnServer, startServer } from './support/server.ts'

test.use({ serviceWorkers: 'allow' })

for (const game of GAMES)
  test.describe(`${game.title} with the server killed`, { tag: '@phone' }, () => {
    let server: OwnServer
    test.beforeEach(async () => {
      server = await startServer()
    })
    test.afterEach(() => server.kill())

    test('a table goes on, a new one begins, and another after the end', async ({ browser }) => {
      test.slow()
      const context = await browser.newContext({ baseURL: server.url })
      await prefer(context, BRISK)
      await preferSeats(context, game, game.seats[0])
      const page = await context.newPage()
      const { faults } = watch(page)
      await openSave(page, await saveOf(game, 'late'))
      await controlled(page)
      await server.kill()

      await page.reload()
      const person = new Person(page, game)
      expect(await person.awaited(), 'the table is back after a reload').toBe(true)
      const other = await context.newPage()
      await page.close()
      await playNow(other, game)
      const beginner = new Person(other, game, 3)
      expect(await beginner.awaited(), 'a new table begins').toBe(true)
      await beginner.expectOpening()
      const address = other.url()
      await other.close()

      const linked = await context.newPage()
      const { faults: more } = watch(linked)
      await linked.goto(address)
      const again = new Person(linked, game, 3)
      expect(await again.awaited(), 'a link to a table opens in a new tab').toBe(true)
      await again.playRound()

      await linked.goto(`${server.url}#/tables`)
      await importFile(linked, 'end.json', (await saveOf(game, 'over')).file)
      await linked.getByRole('link', { name: (await saveOf(game, 'over')).name }).click()
      await expect(again.over).toBeVisible()
      const ended = linked.url()
      await again.over.getByRole('button', { name: 'Play again' }).click()
      await expect(linked).not.toHaveURL(ended)
      expect(await again.awaited(), 'another game after the end').toBe(true)
      await again.expectOpening()
      expect([...faults, ...more]).toEqual([])
      await context.close()
    })

    test('without a service worker none of it would load', async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
      const page = await context.newPage()
      await openSave(page, await saveOf(game, 'late'))
      await expect(table(page)).toBeVisible()
      await server.kill()
      await expect(page.reload()).rejects.toThrow(/CONNECTION_REFUSED/)
      await context.close()
    })
  })
