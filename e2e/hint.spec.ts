import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, openSave, prefer } from './support/app.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

for (const game of GAMES)
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
    await person.press(name)
    await expect(marked).toHaveCount(0)
    await expect(said).toHaveCount(0)
  })
