import { expect, test } from '@playwright/test'
import { BRISK, prefer, shownPly } from './support/app.ts'
import { watch } from './support/page.ts'
import { Teller } from './support/teller.ts'

const OVER = 'The Queen has judged'

test('a game told beside the real board is taken back where it was told wrongly, and ends with its own scores @phone', async ({
  context,
  page,
}) => {
  const { faults } = watch(page)
  await prefer(context, BRISK)
  const teller = await Teller.sit(page, 'last-standing')
  const question = page.locator('.ask-line .disp')

  await expect(question).toHaveText(/order of play/)
  await teller.region.getByRole('button', { name: 'Bram' }).click()
  await expect.poll(() => shownPly(page)).toBe(1)
  // Luck is taken back like everything else.
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(question).toHaveText(/order of play/)

  while (teller.left > 0) await teller.tell()
  await expect(page.getByRole('region', { name: OVER })).toBeVisible()
  expect(await teller.found()).toEqual(teller.scores)
  expect(faults).toEqual([])
})
