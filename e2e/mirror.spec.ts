import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, litBoard, openSave, prefer, shownPly } from './support/app.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'
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
  // Luck is taken back like everything else, by its name.
  await page.getByRole('button', { name: /^Undo: .*Bram/ }).click()
  await expect(page.getByText(/^Taken back: .*Bram.* Put the pieces back/)).toBeVisible()
  await expect(question).toHaveText(/order of play/)
  // Before it the board is set up.
  await page.getByRole('button', { name: 'How to set up the board' }).click()
  await expect(page.getByRole('dialog', { name: 'Setting up the board' })).toContainText('food tiles, from the top')
  await page.keyboard.press('Escape')
  await teller.tell()
  await expect(page.getByText(/^Taken back: /)).toHaveCount(0)
  // What is half told is there after a reload.
  const skill = teller.region.getByRole('button').nth(2)
  await skill.click()
  await expect(teller.region).toContainText('1 / ')
  await page.reload()
  await expect(teller.region).toContainText('1 / ')
  await expect(skill).toHaveAttribute('aria-pressed', 'true')
  await skill.click()

  while (teller.left > 0) await teller.tell()
  await expect(page.getByRole('region', { name: OVER })).toBeVisible()
  expect(await teller.found()).toEqual(teller.scores)
  expect(faults).toEqual([])
})

test('whose throw it is looks: her goods are seen after a reload and a correction too @phone', async ({ context, page }) => {
  const { faults } = watch(page)
  await prefer(context, BRISK)
  const teller = await Teller.sit(page, 'table-2-fr')
  while (teller.left > 155) await teller.tell()
  expect(teller.step).toBe('casinoDie')
  const goods = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: \\d`) })
  await expect(page.getByText('Bram: 12 Casino')).toBeVisible()
  await expect(goods('Bram')).toBeVisible()
  await page.reload()
  await expect(goods('Bram')).toBeVisible()
  // Nobody's turn, and yet the list of tables says what it waits for.
  await page.goto('./#/tables')
  const saved = page.getByRole('link', { name: 'table-2-fr' })
  await expect(saved).toHaveAccessibleName(/, Round 1 · waits for the real board$/)
  await saved.click()
  await expect(goods('Bram')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await page.getByRole('button', { name: 'Correct the position' }).click()
  const sheet = page.getByRole('dialog', { name: 'Correct the position' })
  await sheet.locator('summary', { hasText: 'Ada' }).click()
  await sheet.getByRole('button', { name: 'apples: one more' }).click()
  await sheet.getByRole('button', { name: 'Go on from here' }).click()
  await expect(page).toHaveTitle(/corrected/)
  await expect(page.getByText('Bram: 12 Casino')).toBeVisible()
  await expect(goods('Bram')).toBeVisible()
  await expect(goods('Ada')).toHaveCount(0)
  // Then it is the turn of whoever acts.
  await teller.region.getByRole('button').first().click()
  const question = page.locator('.ask-line .disp')
  await expect(question).toHaveText(/^(Ada|Bram): /)
  const [name = ''] = (await question.innerText()).split(':')
  await expect(goods(name)).toBeVisible()
  expect(faults).toEqual([])
})

test('what bots did since goes back on the real board piece by piece @phone', async ({ context, page }) => {
  const { faults } = watch(page)
  await prefer(context, BRISK)
  const [queen] = GAMES.filter(({ id }) => id === 'pixie-queen')
  if (!queen) throw new Error('no such game')
  const save = await saveOf(queen, 'middle')
  await openSave(page, { ...save, file: save.file.replace('"seats":[', '"mirror":true,"seats":[') })
  const person = new Person(page, queen)
  const carry = page.getByRole('dialog', { name: 'Now on the real board' })
  // The sheet comes with the choices of the next turn.
  while ((await person.awaited()) && !(await carry.isVisible())) await person.decide()
  await expect(carry.getByRole('listitem')).not.toHaveCount(0)
  await carry.getByRole('button', { name: 'Done on the board' }).last().click()
  await page.getByRole('button', { name: /^Undo: / }).click()
  const back = page.getByRole('dialog', { name: 'Put the pieces back' })
  await expect(back).toContainText('Taken back: ')
  await expect(back.getByRole('listitem')).not.toHaveCount(0)
  await back.getByRole('button', { name: 'Done on the board' }).last().click()
  await expect(back).toHaveCount(0)
  await expect(person.region.getByRole('button').first()).toBeVisible()
  expect(faults).toEqual([])
})

test('mistakes at the real board are found, each with its rule, and the game goes on from what lies there @phone', async ({
  context,
  page,
}) => {
  const { faults } = watch(page)
  await prefer(context, BRISK)
  const teller = await Teller.sit(page, 'table-2-fr')
  // Into the second round: its income has been told, and the punishments of the first.
  while (teller.left > 143 || teller.step !== 'turn') await teller.tell()

  // A disc where none may lie.
  const [queen] = GAMES.filter(({ id }) => id === 'pixie-queen')
  if (!queen) throw new Error('no such game')
  await (await litBoard(page, queen)).getByRole('button', { name: queen.forbidden }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'The rule' }).click()
  const rule = page.getByRole('dialog', { name: 'Rules' })
  await expect(rule.locator('code').first()).toHaveText(/^PQ-/)
  await page.keyboard.press('Escape')
  await expect(rule).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Punishment that nobody marked on the track, and income that nobody took.
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await page.getByRole('button', { name: 'Correct the position' }).click()
  const sheet = page.getByRole('dialog', { name: 'Correct the position' })
  await sheet.locator('summary', { hasText: 'Bram' }).click()
  const stepper = (name: string) => sheet.getByRole('listitem').filter({ has: page.getByRole('button', { name: `${name}: one less` }) })
  const punishment = stepper('Score')
  const marked = Number((await punishment.locator('output').innerText()).replace('−', '-'))
  const score = (n: number) => String(n).replace('-', '−')
  await punishment.getByRole('button', { name: 'Score: one less' }).click()
  await expect(punishment).toContainText(`${score(marked - 1)} on the board, ${score(marked)} in the app`)
  await expect(punishment.getByRole('button', { name: 'PQ-PUNISH-06' }).first()).toBeVisible()
  await punishment.getByRole('button', { name: 'The app is right' }).click()
  await expect(punishment.locator('output')).toHaveText(score(marked))
  const pots = stepper('honey')
  const honey = Number(await pots.locator('output').innerText())
  await pots.getByRole('button', { name: /one more/ }).click()
  await expect(pots).toContainText(`${honey + 1} on the board, ${honey} in the app`)
  await expect(pots.getByRole('button', { name: 'PQ-STEAL-03' }).first()).toBeVisible()

  // A pixie stands where the app has a miner or another space: it is put there.
  await sheet.getByRole('button', { name: /^Pixie 1/ }).click()
  const spots = page.getByRole('dialog', { name: 'Pixie 1' })
  const spot = spots.locator('label').last()
  const put = (await spot.innerText()).trim()
  await spot.click()
  await spots.getByRole('button', { name: 'Done' }).click()
  await expect(sheet.getByRole('button', { name: `Pixie 1 ${put}` })).toContainText('In the app: ')

  // The board is right after all: the game goes on from it.
  await sheet.getByRole('button', { name: 'Go on from here' }).click()
  await expect(page).toHaveTitle(/corrected/)
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await page.getByRole('button', { name: 'Correct the position' }).click()
  await sheet.locator('summary', { hasText: 'Bram' }).click()
  await expect(stepper('honey').locator('output')).toHaveText(String(honey + 1))
  await expect(sheet.getByRole('button', { name: new RegExp(`^Pixie \\d ${put}`) })).toHaveCount(1)
  expect(faults).toEqual([])
})
