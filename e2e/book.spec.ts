import { expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, importFile, openSave, prefer } from './support/app.ts'
import { bookOf } from './support/book.ts'
import { handedOut } from './support/download.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

const player = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

for (const game of GAMES)
  test(`${game.title}: a finished table stands in the players’ book until it is erased there`, { tag: '@phone' }, async ({
    context,
    page,
  }) => {
    const { faults } = watch(page)
    await prefer(context, BRISK)
    await page.goto('./')
    await page.getByRole('link', { name: /^Players’ book/ }).click()
    await expect(page.getByText('The first page is still blank.')).toBeVisible()
    const save = await saveOf(game, 'over')
    await openSave(page, save)
    await expect(new Person(page, game).over.getByRole('heading', { level: 1 })).toBeVisible()

    // Deleted, it stays written down.
    await page.goto('./#/tables')
    await page.getByRole('button', { name: `More for ${save.name}` }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('link', { name: save.name })).toHaveCount(0)
    await page.goto('./#/book')
    await expect(player(page, 'You')).toContainText('1 game · ')
    await expect(page.getByRole('listitem').filter({ hasText: 'Bot, Gentle' })).toContainText('3 seats')

    await player(page, 'You').click()
    await expect(page.getByRole('heading', { level: 1, name: 'You' })).toBeVisible()
    await expect(page.getByText(/^Place \d of 4$/)).toBeVisible()
    await page.getByRole('button', { name: 'Another name' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
    await page.getByRole('button', { name: 'Erase Ada' }).click()
    await expect(page.getByText('The first page is still blank.')).toBeVisible()
    await page.getByRole('button', { name: 'Bring it back' }).last().click()
    await expect(player(page, 'Ada')).toBeVisible()
    await page.reload()
    await expect(player(page, 'Ada')).toBeVisible()
    await page.getByRole('button', { name: 'Erase the whole book' }).click()
    await expect(player(page, 'Ada')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('The first page is still blank.')).toBeVisible()
    expect(faults).toEqual([])
  })

test('the players’ book goes into the file with all tables and comes back from it', { tag: '@phone' }, async ({ page }) => {
  const [game] = GAMES
  const file = bookOf(game!)
  await page.goto('./#/tables')
  await importFile(page, 'book.json', file)
  await expect(page.getByText('9 results written into the players’ book')).toBeVisible()
  await page.goto('./#/book')
  await expect(player(page, 'Ada')).toContainText('9 games · 3 wins')
  const { bytes } = await handedOut(page, () => page.getByRole('button', { name: 'Export' }).click())
  expect(JSON.parse(String(bytes))).toMatchObject(JSON.parse(file))
  await page.goto('./#/tables')
  await importFile(page, 'book.json', file)
  await expect(page.getByText('0 tables imported')).toBeVisible()
  await page.goto('./#/book/Ada')
  await expect(page.getByText(/^Ada was ahead of Bela \d times/)).toBeAttached()
  await expect(page.getByRole('img', { name: /^Points from game to game/ })).toBeVisible()
})
