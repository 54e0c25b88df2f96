import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, board, openSave, prefer } from './support/app.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

for (const game of GAMES) {
  test(`${game.title} › a hint marks a choice, says why, and is gone with its decision @phone`, async ({ context, page }) => {
    await prefer(context, BRISK)
    await openSave(page, await saveOf(game, 'middle'))
    const person = new Person(page, game)
    expect(await person.awaited()).toBe(true)
    const names = await person.choices()
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    const said = page.locator('.toast').filter({ hasText: /^Hint: / })
    await expect(said).toBeVisible()
    const marked = person.region.locator('button[aria-description="Hint"]')
    await expect(marked).toHaveCount(1)
    const name = (await marked.getAttribute('aria-label')) ?? ''
    expect(names).toContain(name)
    await expect(said).toContainText(name)
    const words = (await said.boundingBox())!
    expect(words.y + words.height, 'the choices stay in sight').toBeLessThan((await marked.boundingBox())!.y)
    if (game.zooms) expect(words.y + words.height, 'the board stays in sight').toBeLessThan((await board(page, game).boundingBox())!.y)
    await person.press(name)
    await expect(marked).toHaveCount(0)
    await expect(said).toHaveCount(0)
  })

  test(`${game.title} › a bot's decision in the log tells why, until another moment is looked at @phone`, async ({ context, page }) => {
    const { faults } = watch(page)
    await prefer(context, BRISK)
    await openSave(page, await saveOf(game, 'middle'))
    const person = new Person(page, game)
    expect(await person.awaited()).toBe(true)
    await page.getByRole('button', { name: /^Open the log/ }).click()
    await page.getByRole('list', { name: 'Log', exact: true }).getByRole('button').first().click()
    const past = page.getByRole('region', { name: 'A look back' })
    await expect(past).toBeVisible()
    const lamp = past.getByRole('button', { name: 'Why?' })
    const table = page.locator('main.table')
    const back = past.getByRole('button', { name: 'Earlier' })
    while (!(await lamp.isVisible())) {
      const moment = (await table.getAttribute('data-moment')) ?? ''
      await back.click()
      await expect(table).not.toHaveAttribute('data-moment', moment)
    }
    await lamp.click()
    const said = page.locator('.toast').filter({ hasText: /^(It brings|Next best|Almost as good|The strongest|There is)/ })
    await expect(said).toBeVisible()
    await back.click()
    await expect(said).toHaveCount(0)
    await past.getByRole('button', { name: 'Back to now' }).click()
    await expect(person.region).toBeVisible()
    expect(faults).toEqual([])
  })
}
