import { expect, type Page, test } from '@playwright/test'
import { GAMES, type GameUnderTest } from './games.ts'
import { BRISK, importFile, prefer, preferSeats } from './support/app.ts'
import { axeFaults } from './support/axe.ts'
import {
  changeSeat,
  countReads,
  curtain,
  expectMemory,
  expectNothingButCurtain,
  eye,
  HAND_OVER,
  keepHeadings,
  lookedAt,
  lookTogether,
  playTurn,
  read,
  ready,
  reveal,
  since,
  take,
} from './support/curtain.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

const SIZES = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
] as const
const NAMES = ['Ada', 'Bela']

/** A new table of two people and a bot, behind its curtain. */
async function begin(page: Page, game: GameUnderTest): Promise<void> {
  await page.goto(`./#/new/${game.id}`)
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(curtain(page)).toBeVisible()
}

for (const game of GAMES)
  test.describe(`${game.title}, one device for several people`, { tag: '@phone' }, () => {
    test.beforeEach(async ({ context, page }) => {
      await prefer(context, BRISK)
      await preferSeats(context, game, 3, NAMES)
      await page.setViewportSize({ width: 360, height: 740 })
    })

    test('two people and a bot play a round, and nobody finds what the other keeps to herself', { tag: '@devtools' }, async ({ page }) => {
      test.setTimeout(300_000)
      const { faults } = watch(page)
      const reads = await countReads(page)
      await begin(page, game)
      const person = new Person(page, game)
      const held = new Set<string>()
      const rounds = new Set<number>()
      let handovers = 0
      let told = 0
      for (let on = true; on && (rounds.size < 2 || held.size < 2); handovers++) {
        await expectNothingButCurtain(page, game)
        // The latter first: the order is theirs.
        const name = (await ready(page)).at(-1) ?? (await eye(page).getAttribute('aria-label'))!.replace(/^.* for /, '')
        const meanwhile = await reveal(page, (await ready(page)).length > 0 ? name : undefined)
        // Before the first turn there was no last one.
        if (meanwhile !== null) expect(meanwhile).toBe(held.has(name) ? 'Since your last turn' : 'What happened so far')
        if (meanwhile !== null) told += 1
        held.add(name)
        expect(await person.awaited()).toBe(true)
        await expectMemory(page, NAMES.indexOf(name))
        const round = game.round.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[1]
        if (round !== undefined) rounds.add(Number(round))
        on = await playTurn(person)
      }
      expect([...held].sort()).toEqual(NAMES)
      expect(handovers).toBeGreaterThan(4)
      expect(told, 'what happened meanwhile').toBeGreaterThan(1)
      // All hands are opened at once, those of bots too.
      const [together] = lookedAt(page)
      for (const name of NAMES) expect(together?.filter((line) => line.includes(name))).toHaveLength(1)
      expect(together?.length).toBe(3)
      expect(await reads()).toBe(0)
      expect(faults).toEqual([])
    })

    test('a page that is loaded again behind the curtain, or before it, comes back closed', { tag: '@devtools' }, async ({ page }) => {
      await begin(page, game)
      await page.reload()
      await expectNothingButCurtain(page, game)
      await reveal(page, (await ready(page))[0])
      await new Person(page, game).awaited()
      await page.reload()
      await expectNothingButCurtain(page, game)
    })

    test('a finger that still lies where the curtain was taps nothing when it is lifted', { tag: '@devtools' }, async ({ page }) => {
      const save = await saveOf(game, 'middle', game.seats[1], 2)
      await page.goto('./#/tables')
      await importFile(page, 'table.json', save.file)
      await page.getByRole('link', { name: save.name }).click()
      await expectNothingButCurtain(page, game)
      const several = await ready(page)
      if (several.length > 0) await curtain(page).getByRole('button', { name: several[0]!, exact: true }).click()
      await page.evaluate(() => {
        const taps = { heard: 0 }
        Object.assign(window, { taps })
        document.addEventListener('click', () => {
          taps.heard += 1
        })
      })
      const tools = await page.context().newCDPSession(page)
      const box = (await eye(page).boundingBox())!
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
      await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await expect(curtain(page)).toBeHidden()
      await expect(page.locator('[data-ply] h1')).toBeVisible()
      await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      const reading = await read(page)
      await new Person(page, game).awaited()
      // To have read is a tap of its own; the lifted finger is none.
      expect(await page.evaluate(() => (window as unknown as { taps: { heard: number } }).taps.heard)).toBe(reading ? 1 : 0)
    })

    test('the curtain opens by keyboard and for who cannot hold, and not by a slip', { tag: '@devtools' }, async ({ page }) => {
      await begin(page, game)
      const several = await ready(page)
      if (several.length > 0) {
        await expect(curtain(page).getByRole('heading', { level: 1 })).toBeFocused()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
      }
      await expect(eye(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(curtain(page).getByText('Hold it, or tap again')).toBeVisible()
      await page.keyboard.down(' ')
      await expect(curtain(page).getByText('Now let go')).toBeVisible()
      await page.keyboard.up(' ')
      await read(page)
      await new Person(page, game).awaited()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('button', { name: 'Hand over the device' }).click()
      await expectNothingButCurtain(page, game)
      if (several.length > 0) await curtain(page).getByRole('button', { name: several[0]!, exact: true }).click()
      await eye(page).click()
      await expect(curtain(page).getByText('Hold it, or tap again')).toBeVisible()
      await expect(async () => {
        await eye(page).click({ timeout: 500 })
        await expect(curtain(page)).toBeHidden({ timeout: 200 })
      }).toPass()
    })

    test('whatever is decided in secret stays behind the curtain', { tag: '@devtools' }, async ({ page }) => {
      test.setTimeout(240_000)
      for (const scene of ['middle', ...game.scenes]) {
        const save = await saveOf(game, scene, game.seats[1], 2)
        await page.goto('./#/tables')
        await importFile(page, 'table.json', save.file)
        await page.getByRole('link', { name: save.name }).click()
        await expectNothingButCurtain(page, game)
        const several = await ready(page)
        await reveal(page, several[0])
        await new Person(page, game).awaited()
        await expectMemory(page, several[0] === 'Ada' ? 1 : 0)
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await page.getByRole('button', { name: 'Hand over the device' }).click()
        await expectNothingButCurtain(page, game)
      }
    })

    test('what was sealed last is opened for all before anybody is asked to take the device', async ({ context, page }) => {
      test.setTimeout(120_000)
      await preferSeats(context, game, 2, NAMES)
      const headings = await keepHeadings(page)
      await begin(page, game)
      const person = new Person(page, game)
      while (!(await headings()).includes('Everybody, look!')) {
        await reveal(page, (await ready(page))[0])
        expect(await playTurn(person)).toBe(true)
        await expect.poll(headings).not.toEqual([])
      }
      expect(await headings()).toEqual(['Everybody, look!'])
    })

    test('a seat is given to a bot and taken back by a person, and nobody sees through the curtain meanwhile', {
      tag: '@devtools',
    }, async ({ page }) => {
      test.setTimeout(120_000)
      const { faults } = watch(page)
      await begin(page, game)
      const person = new Person(page, game)
      await reveal(page, (await ready(page))[0])
      await person.awaited()
      // Bela leaves: Ada is alone now and meets no curtain.
      await changeSeat(page, 'Bela', 'Bot')
      await page.reload()
      for (let i = 0; i < 4; i++) await person.decide()
      await expect(curtain(page)).toHaveCount(0)
      expect((await person.choices()).filter((name) => HAND_OVER.test(name))).toEqual([])
      // Cleo comes and takes over; then Ada leaves in her turn, and Cleo finds the curtain closed.
      await changeSeat(page, 'Bot 2', 'Person', 'Cleo')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await changeSeat(page, 'Ada', 'Bot')
      await expect(curtain(page)).toBeVisible()
      // The bots may have opened a secret since the last one looked: Cleo sees that first.
      await lookTogether(page)
      await expect(eye(page)).toHaveAccessibleName('Hold to reveal for Cleo')
      await expectNothingButCurtain(page, game)
      await reveal(page)
      await person.awaited()
      await expectMemory(page, 2)
      expect(faults).toEqual([])
    })

    for (const language of ['en', 'de', 'fr'] as const)
      test(`the curtain of a full table fits every window, ${language}`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({ baseURL })
        await prefer(context, { ...BRISK, language })
        const page = await context.newPage()
        for (const scene of ['middle', ...game.scenes]) {
          const save = await saveOf(game, scene, game.seats[1], game.seats[1])
          await page.goto('./#/tables')
          await page
            .locator('input[type=file]')
            .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(save.file) })
          await page.getByRole('link', { name: save.name }).click()
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
          for (const size of SIZES) {
            await page.setViewportSize(size)
            const beyond = () =>
              page.getByRole('main').evaluate((main) => [main.scrollWidth - main.clientWidth, main.scrollHeight - main.clientHeight])
            await expect.poll(beyond, { message: `${scene} at ${size.width}x${size.height}` }).toEqual([0, 0])
          }
        }
        await context.close()
      })

    test('axe finds nothing on the curtain and what opens with it', { tag: '@emulated' }, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL })
      await prefer(context, BRISK)
      const page = await context.newPage()
      const found: string[] = []
      const look = async (screen: string) => found.push(...(await axeFaults(page, screen)))
      await page.goto('./#/tables')
      const save = await saveOf(game, game.meanwhile, game.seats[1], game.seats[1])
      await importFile(page, 'table.json', save.file)
      await page.getByRole('link', { name: save.name }).click()
      await expect(curtain(page)).toBeVisible()
      await expect(eye(page).or(curtain(page).getByRole('list'))).toBeVisible()
      await look('curtain')
      await take(page, (await ready(page))[0])
      await expect(since(page)).toBeVisible()
      await look('what happened since')
      await read(page)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('list', { name: 'At the table' }).getByRole('button').first().click()
      await expect(page.getByRole('dialog', { name: 'Who sits here?' })).toBeVisible()
      await look('who sits here')
      expect(found).toEqual([])
      await context.close()
    })
  })
