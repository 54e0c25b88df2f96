import { expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, exportTable, importFile, prefer, shownPly, table } from './support/app.ts'
import { handedOut } from './support/download.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'

const [queen, school] = GAMES
if (!queen || !school) throw new Error('two games are played here')

/** Begins an edition of a game with the app's own numbers. */
async function begin(page: Page, title: string): Promise<void> {
  await page.goto('./#/editions')
  await page.getByRole('list', { name: 'New edition' }).getByRole('button', { name: title }).click()
  await expect(page.getByText('Everything as in the app.')).toBeVisible()
}

/** From the editor to a table that is played with what was entered. */
async function playWithIt(page: Page, edition: string): Promise<void> {
  await page.getByRole('button', { name: /^Play with it/ }).click()
  await page.getByRole('button', { name: 'Play now' }).waitFor()
  await expect(page.getByText(edition).first()).toBeAttached()
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(table(page)).toBeVisible()
}

const rings = (page: Page) => page.getByRole('button', { name: /^Servants: next 7.*Rings: next 14/ })

test('a stair and a set of tiles entered by hand are played with, and come back from a file on another device @phone', async ({
  browser,
  context,
  page,
}) => {
  const { faults } = watch(page)
  await prefer(context, BRISK)
  await begin(page, queen.title)
  await page.locator('summary', { hasText: 'The stairs' }).click()
  const stair = page.getByRole('group', { name: 'Punishment every round' })
  const step = stair.getByRole('textbox', { name: 'Step 1' })
  await step.fill('31')
  await expect(page.getByText('1 place does not fit. No table can be set until it does.')).toBeVisible()
  await step.fill('3')
  await expect(page.getByText(/No table can be set/)).toHaveCount(0)
  await page.locator('summary', { hasText: 'Reward tiles' }).click()
  const tiles = page.getByRole('group', { name: 'Rings', exact: true })
  await tiles.getByRole('textbox', { name: 'Tile 1' }).fill('14')
  await expect(page.getByText('2 values differ from the app’s.')).toBeVisible()
  // It is kept without being asked to.
  await expect(page.locator('[role="status"][aria-busy="true"]')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('2 values differ from the app’s.')).toBeVisible()

  await playWithIt(page, 'My Pixie Queen')
  await expect(rings(page)).toBeVisible()
  const person = new Person(page, queen)
  await person.awaited()
  for (let n = 0; n < 3; n++) await person.decide()
  const ply = await shownPly(page)

  await page.goto('./#/tables')
  const file = String((await handedOut(page, () => page.getByRole('button', { name: 'Export all' }).click())).bytes)
  const there = await browser.newContext({ ...test.info().project.use })
  const other = await there.newPage()
  await prefer(there, BRISK)
  await other.goto(page.url().replace(/#.*/, '#/tables'))
  await importFile(other, 'all.json', file)
  await expect(other.getByText(/1 edition imported/)).toBeVisible()
  await other
    .getByRole('link', { name: /Pixie Queen/ })
    .first()
    .click()
  await expect.poll(() => shownPly(other)).toBeGreaterThanOrEqual(ply)
  await expect(rings(other)).toBeVisible()
  await other.goto(page.url().replace(/#.*/, '#/editions'))
  await other.getByRole('link', { name: 'Edit My Pixie Queen, Pixie Queen' }).click()
  await expect(other.getByText('2 values differ from the app’s.')).toBeVisible()
  await playWithIt(other, 'My Pixie Queen')
  await expect(rings(other)).toBeVisible()
  await there.close()
  expect(faults).toEqual([])
})

test('a card’s effect entered by hand is on the card that is played @phone', async ({ context, page }) => {
  const { faults } = watch(page)
  await prefer(context, BRISK)
  await begin(page, school.title)
  await page.getByRole('button', { name: /^Change Unicorn 1\b/ }).click()
  const sheet = page.getByRole('dialog', { name: /Unicorn/ })
  await sheet
    .getByRole('group', { name: 'Gain' })
    .getByRole('button', { name: /^earth: one more$/i })
    .click()
  await expect(sheet).toContainText(/2 earth/)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/differs? from the app’s/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Change Unicorn 1\b.*changed/ })).toBeVisible()

  await playWithIt(page, 'My Fairy School')
  const person = new Person(page, school)
  await person.awaited()
  for (let n = 0; n < 2; n++) await person.decide()
  await page.goto('./#/tables')
  const name = await page.getByRole('button', { name: /^More for / }).getAttribute('aria-label')
  const { text } = await exportTable(page, (name ?? '').replace('More for ', ''))
  const [{ options }] = JSON.parse(text).tables
  expect(options.edition.cards[0]).toMatchObject({ number: 1, lines: [{ gain: { earth: 2 } }] })
  expect(faults).toEqual([])
})
