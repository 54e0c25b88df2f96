import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, choose, prefer, table } from './support/app.ts'
import { watch } from './support/page.ts'

for (const game of GAMES)
  test(`${game.title}: a bot gets a temperament, the others surprise, and the menu tells who is who`, { tag: '@phone' }, async ({
    context,
    page,
  }) => {
    const { faults } = watch(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await prefer(context, BRISK)
    await page.goto(`./#/new/${game.id}`)
    const seats = page.getByRole('list', { name: 'Seats' }).getByRole('button')
    await expect(seats).toHaveCount(4)
    await expect(seats.nth(1)).toHaveText(/bot, level: steady$/)

    const { name, detail } = game.temperament
    await seats.nth(1).click()
    await page.getByRole('button', { name: 'Temperament' }).click()
    await choose(page, 'radio', name)
    await page.getByRole('dialog', { name: 'Temperament' }).getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(seats.nth(1)).toContainText(`bot, level: steady · temperament: ${name}`)

    await page.getByRole('button', { name: 'Play now' }).click()
    await expect(table(page)).toBeVisible()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const company = page.getByRole('dialog').getByRole('list', { name: 'At the table' }).getByRole('listitem')
    await expect(company).toHaveCount(4)
    await expect(company.nth(0)).toContainText('Person')
    await expect(company.nth(1)).toContainText(`bot, level: steady · temperament: ${name}`)
    await expect(company.nth(1)).toContainText(detail)
    const kinds = await company.allInnerTexts()
    expect(new Set(kinds.map((text) => text.split('·')[1])).size).toBe(4)
    expect(kinds.join()).not.toMatch(/Surprise|Even/)
    expect(faults).toEqual([])
  })
