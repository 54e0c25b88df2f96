import { rmSync } from 'node:fs'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { GAMES, type GameUnderTest } from './games.ts'
import { BRISK, type Exported, exportTable, openSave, prefer, shownPly, type Wish } from './support/app.ts'
import { confirmOf, Person } from './support/person.ts'
import { type Save, saveOf } from './support/saves.ts'

test.use({ serviceWorkers: 'allow' })

/** How often each test kills; more for a long look. */
const KILLS = Number(process.env['E2E_KILLS'] ?? 4)
const PERSON = 0

/** The table as it is kept, read before anybody opens it again. */
async function kept(page: Page, save: Save): Promise<Exported> {
  await page.goto('./#/tables')
  return (await exportTable(page, save.name)).table
}

/** Nothing the page had shown is gone, and of what it had not shown at most one entry is the person's own. */
function expectWhole(before: Exported | null, now: Exported, shown: number): void {
  expect(now.log.length).toBeGreaterThanOrEqual(shown)
  if (before) expect(now.log.slice(0, before.log.length)).toEqual(before.log)
  const unseen = now.log.slice(shown).map(([by]) => by)
  expect(unseen.filter((by) => by === PERSON).length, `entries nobody saw: ${unseen.join(' ')}`).toBeLessThanOrEqual(1)
  if (unseen.includes(PERSON)) expect(unseen[0]).toBe(PERSON)
}

/** Opens the kept table again; it goes on from there. */
async function resume(page: Page, game: GameUnderTest, save: Save, from: Exported, seed: number): Promise<Person> {
  await page.getByRole('link', { name: save.name }).click()
  const person = new Person(page, game, seed)
  expect(await person.awaited(), 'the game goes on').toBe(true)
  expect(await shownPly(page)).toBeGreaterThanOrEqual(from.log.length)
  return person
}

/** Presses a choice without waiting for anything, not even for the press to be answered; one that asks first has been asked. */
async function tap(person: Person): Promise<number> {
  const shown = await shownPly(person.page)
  const name = person.pick(await person.choices())
  const asks = (await person.choice(name).getAttribute('data-asks')) !== null
  if (asks) await person.choice(name).click()
  await person.choice(asks ? confirmOf(name) : name).dispatchEvent('click')
  return shown
}

async function begin(context: BrowserContext, game: GameUnderTest, wish: Wish, seats?: number) {
  await prefer(context, wish)
  const save = await saveOf(game, 'middle', seats)
  const page = await context.newPage()
  await openSave(page, save)
  const person = new Person(page, game)
  expect(await person.awaited(), 'it is the person’s turn').toBe(true)
  return { save, page, person }
}

for (const game of GAMES)
  test.describe(game.title, { tag: '@phone' }, () => {
    test('the page is killed right after a tap: nothing acknowledged is lost', async ({ context }) => {
      test.setTimeout(60_000 + KILLS * 15_000)
      let { save, page, person } = await begin(context, game, BRISK)
      let before: Exported | null = null
      for (let i = 0; i < KILLS; i++) {
        await person.decideTimes(i % 3)
        const shown = await tap(person)
        await page.close()
        page = await context.newPage()
        const now = await kept(page, save)
        expectWhole(before, now, shown)
        person = await resume(page, game, save, now, i)
        before = now
      }
    })

    test('the page is killed while bots play: they go on where they were', async ({ context }) => {
      test.setTimeout(60_000 + KILLS * 15_000)
      let { save, page, person } = await begin(context, game, { ...BRISK, pace: 'fast' })
      let before: Exported | null = null
      for (let i = 0; i < KILLS; i++) {
        const start = await shownPly(page)
        while (await person.region.isVisible()) {
          const ply = await tap(person)
          await expect.poll(() => shownPly(page), { intervals: [20] }).toBeGreaterThan(ply)
        }
        const shown = await shownPly(page)
        expect(shown).toBeGreaterThan(start)
        await page.close()
        page = await context.newPage()
        const now = await kept(page, save)
        expect(now.log.length).toBeGreaterThanOrEqual(shown)
        if (before) expect(now.log.slice(0, before.log.length)).toEqual(before.log)
        person = await resume(page, game, save, now, i)
        before = now
      }
    })

    test('the whole browser is killed and started again on the same profile', async ({ baseURL }, info) => {
      test.setTimeout(120_000)
      const profile = info.outputPath('profile')
      const { launchOptions, viewport, locale } = info.project.use
      const start = () => chromium.launchPersistentContext(profile, { ...launchOptions, viewport, locale, baseURL })
      let context = await start()
      try {
        let { save, page, person } = await begin(context, game, BRISK)
        let before: Exported | null = null
        for (let i = 0; i < 2; i++) {
          await person.decideTimes(2)
          const shown = await tap(person)
          const gone = context.waitForEvent('close')
          const devtools = await context.newCDPSession(page)
          await Promise.race([devtools.send('Browser.crash'), gone]).catch(() => undefined)
          await gone
          context = await start()
          page = await context.newPage()
          const now = await kept(page, save)
          expectWhole(before, now, shown)
          person = await resume(page, game, save, now, i)
          before = now
        }
      } finally {
        await context.close()
        rmSync(profile, { recursive: true, force: true })
      }
    })
  })
