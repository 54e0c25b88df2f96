/** What only a game with a forest to plan and choices sealed together has: cards by tap and by drag, and the reveal. */
import { expect, type Page, test } from '@playwright/test'
import { BRISK, dealt, prefer, shownPly, table, type Wish } from './support/app.ts'

const BOTS = ['Jory', 'Perran']

/** A table of three at the first planning, with given projects. */
async function plan(page: Page, wish: Wish): Promise<void> {
  await prefer(page.context(), { ...wish, language: 'en' })
  const seats = [{ kind: 'human', name: '' }, ...BOTS.map((name) => ({ kind: 'bot', name, level: 'gentle' }))]
  await page
    .context()
    .addInitScript(
      (last) => localStorage.setItem('fey-table:last:fairy-school', last),
      JSON.stringify({ seats, options: { setup: 'initiation', length: 'short' } }),
    )
  await page.goto('./#/new/fairy-school')
  await page.getByRole('button', { name: /^Play now/ }).click()
  await expect(table(page)).toBeVisible()
  await expect(hand(page).getByRole('button').first()).toBeVisible()
  await dealt(page)
}

const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' })
const forest = (page: Page) => page.getByRole('region', { name: 'Your forest' })
const region = (page: Page) => page.getByRole('region', { name: 'Your decision' })
const reveal = (page: Page) => page.getByRole('region', { name: 'What the others chose' })
const places = (page: Page) => forest(page).getByRole('button', { name: /^Place / })

/** All choices stand: they come a paint after what happened, those out of sight a paint later still. */
const settled = (page: Page) => expect(region(page).locator('ul:not([aria-busy]) button').first()).toBeVisible()

/** Presses the first choice of the region whose name fits, until there is none. */
async function pressAll(page: Page, name: RegExp): Promise<void> {
  const fitting = region(page).getByRole('button', { name })
  await settled(page)
  for (let ply = await shownPly(page); (await fitting.count()) > 0; ply = await shownPly(page)) {
    await fitting.first().click()
    await expect.poll(() => shownPly(page)).toBeGreaterThan(ply)
    await settled(page)
  }
}

test.describe('Fairy School', () => {
  test('a card is placed by two taps or by dragging it, and each can be taken back @phone @desktop', async ({ page }) => {
    await plan(page, BRISK)
    const ply = await shownPly(page)
    const cards = hand(page).getByRole('button')
    const all = await cards.count()

    await cards.first().click()
    await places(page).first().click()
    await expect(cards).toHaveCount(all - 1)
    expect(await shownPly(page)).toBe(ply + 1)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(cards).toHaveCount(all)

    // Taken up, so that it is known where the card may go: the strip speaks of it alone. And dragged there all the same.
    const spokenOf = () =>
      region(page)
        .getByRole('button', { name: /^Place / })
        .evaluateAll((all) => new Set(all.map((each) => each.getAttribute('aria-label')?.replace(/ at the .*/, ''))).size)
    await expect.poll(spokenOf).toBeGreaterThan(1)
    await cards.first().click()
    await expect.poll(spokenOf).toBe(1)
    const cell = await places(page).first().boundingBox()
    const card = await cards.first().boundingBox()
    if (!cell || !card) throw new Error('nothing to drag')
    await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2)
    await page.mouse.down()
    await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2, { steps: 8 })
    await page.mouse.up()
    await expect(cards).toHaveCount(all - 1)
    expect(await shownPly(page)).toBe(ply + 1)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(cards).toHaveCount(all)
  })

  test('what the others chose in secret is shown one fairy after another, and may be skipped @phone', async ({ page }) => {
    await plan(page, { pace: 'slow', motion: 'reduced' })
    await pressAll(page, /^Place /)
    await region(page)
      .getByRole('button', { name: /^Ready/ })
      .click()
    await expect(reveal(page)).toContainText(`${BOTS[0]} placed`)
    const cells = forest(page).locator('.cells').first()
    const [shown, first] = [await reveal(page).boundingBox(), await cells.boundingBox()]
    expect(shown!.y + shown!.height, 'one’s own forest stays in sight').toBeLessThanOrEqual(first!.y)
    for (const name of BOTS.slice(1)) await expect(reveal(page)).toContainText(`${name} placed`)
    await expect(reveal(page)).toBeHidden()

    await region(page)
      .getByRole('button', { name: /^Play the air column/ })
      .first()
      .click()
    await expect(reveal(page)).toContainText(`${BOTS[0]} played`)
    await reveal(page).getByRole('button', { name: 'Skip' }).click()
    await expect(reveal(page)).toBeHidden()
    await expect(region(page).getByRole('button', { name: /^Ready/ })).toBeVisible()
  })
})
