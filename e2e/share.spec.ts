import { expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { table } from './support/app.ts'
import { controlled, watch } from './support/page.ts'
import { type Save, saveOf } from './support/saves.ts'
import { type OwnServer, startServer } from './support/server.ts'

test.use({ serviceWorkers: 'allow' })

interface Sent {
  readonly name: string
  readonly text: string
}

interface ShareTarget {
  readonly action: string
  readonly method: string
  readonly enctype: string
  readonly params: { readonly files: readonly [{ readonly name: string; readonly accept: readonly string[] }] }
}

/** What the installed app tells the system about sharing. */
async function shareTarget(page: Page, url: string): Promise<ShareTarget> {
  const manifest = (await (await page.request.get(`${url}manifest.webmanifest`)).json()) as { share_target: ShareTarget }
  return manifest.share_target
}

/** Shares files the way the system does: a navigation that posts a form, from a page that is not the app's. */
async function share(page: Page, url: string, target: ShareTarget, files: readonly Sent[]): Promise<void> {
  const [{ name }] = target.params.files
  await page.goto('about:blank')
  await page.setContent(
    `<form action="${new URL(target.action, url)}" method="${target.method}" enctype="${target.enctype}">` +
      `<input type="file" name="${name}" multiple><button>Share</button></form>`,
  )
  if (files.length > 0)
    await page
      .locator('input')
      .setInputFiles(files.map((file) => ({ name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) })))
  else await page.locator('input').evaluate((input) => input.remove())
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved tables' })).toBeVisible()
}

/** A table that can be known again: it says when it began. */
function dated(save: Save): Save {
  const file = JSON.parse(save.file) as { tables: { created?: number }[] }
  for (const each of file.tables) each.created = 1_700_000_000_000
  return { ...save, file: JSON.stringify(file) }
}

for (const game of GAMES)
  test.describe(`${game.title}: saved tables shared by another app`, { tag: '@phone' }, () => {
    let server: OwnServer
    test.beforeEach(async () => {
      server = await startServer()
    })
    test.afterEach(() => server.kill())

    test('come in without a network, and only once', async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
      const page = await context.newPage()
      const { faults } = watch(page)
      await page.goto(server.url)
      await controlled(page)
      const target = await shareTarget(page, server.url)
      expect(target.params.files[0].accept).toContain('.json')
      await server.kill()

      const [middle, late] = [dated(await saveOf(game, 'middle')), await saveOf(game, 'late')]
      await share(page, server.url, target, [
        { name: 'one.json', text: middle.file },
        { name: 'zwei: Übung.json', text: late.file },
      ])
      await expect(page.getByRole('status').filter({ hasText: '2 tables imported' })).toBeVisible()
      await expect(page.getByRole('link', { name: middle.name })).toHaveCount(1)
      await page.reload()
      await expect(page.getByRole('link', { name: late.name })).toHaveCount(1)
      await share(page, server.url, target, [{ name: 'one.json', text: middle.file }])
      await expect(page.getByRole('status').filter({ hasText: '1 table was already there' })).toBeVisible()
      await expect(page.getByRole('link', { name: middle.name })).toHaveCount(1)
      await page.getByRole('link', { name: middle.name }).click()
      await expect(table(page)).toBeVisible()
      expect(faults).toEqual([])
      await context.close()
    })

    test('a bad file says what is wrong with it; the good one beside it is taken', async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
      const page = await context.newPage()
      await page.goto(server.url)
      await controlled(page)
      const target = await shareTarget(page, server.url)
      const save = await saveOf(game, 'middle')
      await share(page, server.url, target, [
        { name: 'holiday.json', text: '{"beach":true}' },
        { name: 'table.json', text: save.file },
      ])
      await expect(page.getByRole('alert').filter({ hasText: /holiday\.json.*format.*missing/s })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(1)
      await expect(page.getByRole('link', { name: save.name })).toHaveCount(1)
      await share(page, server.url, target, [])
      await expect(page.getByText('Nothing was imported.')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('link', { name: save.name })).toHaveCount(1)
      await expect(page.getByText('Nothing was imported.')).toHaveCount(0)
      await context.close()
    })

    test('are taken as well when the system opens one with the app', async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
      // A browser without installed apps has no launch queue that a test could fill.
      await context.addInitScript(() => {
        const launchQueue = { setConsumer: (run: unknown) => Object.assign(window, { launch: run }) }
        Object.defineProperty(window, 'launchQueue', { value: launchQueue })
      })
      const page = await context.newPage()
      const { faults } = watch(page)
      await page.goto(server.url)
      await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
      const save = await saveOf(game, 'middle')
      await page.evaluate((text) => {
        const { launch } = window as unknown as { launch: (params: object) => void }
        launch({ files: [{ getFile: async () => new File([text], 'table.json') }] })
      }, save.file)
      await expect(page.getByRole('heading', { level: 1, name: 'Saved tables' })).toBeVisible()
      await expect(page.getByRole('link', { name: save.name })).toHaveCount(1)
      expect(faults).toEqual([])
      await context.close()
    })
  })
