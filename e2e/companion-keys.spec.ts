import { expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, openSave, prefer, shownPly } from './support/app.ts'
import { Keys } from './support/keys.ts'
import { watch } from './support/page.ts'
import { saveOf } from './support/saves.ts'
import { Teller } from './support/teller.ts'

const [queen, school] = GAMES
if (!queen || !school) throw new Error('two games are played here')

const NAMES = ['Player 1', 'Player 2', 'Player 3', 'Player 4'] as const
const entries = async (page: Page): Promise<number> => Number(await page.locator('[data-entries]').getAttribute('data-entries'))

/** Presses something that is told, waits until it is kept, and looks where the focus is then. */
async function tell(keys: Keys, name: string | RegExp): Promise<void> {
  const before = await entries(keys.page)
  await keys.press(name)
  await expect.poll(() => entries(keys.page)).not.toBe(before)
  await keys.kept()
}

async function beginClerk(keys: Keys, box: string, ready: string): Promise<void> {
  const { page } = keys
  await page.goto('./#/companion')
  await expect(page.getByRole('button', { name: /^Begin/ })).toBeVisible()
  await keys.press(box, 'Space')
  await keys.press(/^Begin/)
  await expect(page.getByRole('dialog')).toBeVisible()
  if (box === queen?.title) {
    await tell(keys, 'Draw the first order')
    await tell(keys, 'Draw six skills')
  }
  await keys.press(ready)
  if (box === queen?.title) await keys.press('Go on all the same')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await keys.kept()
}

/** Everybody’s hand, one after another, and the verdict. */
async function count(keys: Keys, more: string | RegExp, ...over: readonly string[]): Promise<void> {
  const { page } = keys
  await keys.press('More')
  await keys.press(/^Final count/)
  for (const name of NAMES) {
    await keys.press(new RegExp(`^${name}`))
    await expect(page.getByRole('dialog', { name: new RegExp(`${name}$`) })).toBeVisible()
    if (name === NAMES[0]) await tell(keys, more)
    await keys.press('Done')
    await expect(page.getByRole('dialog', { name: 'Final count' })).toBeVisible()
  }
  for (const word of over) await keys.press(word)
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
  await keys.kept()
  await keys.close()
}

test.describe('beside the real board without a mouse', { tag: '@desktop' }, () => {
  test.beforeEach(({ context }) => prefer(context, BRISK))

  test('a round and the final count of Pixie Queen’s clerk', async ({ page }) => {
    const { faults } = watch(page)
    const keys = new Keys(page)
    await beginClerk(keys, queen.title, 'Ready: to round 1')
    await tell(keys, 'Player 4 is the favourite')
    await tell(keys, /^Actions/)
    await keys.press(/^Player 1: /)
    await tell(keys, 'Player 1 takes 10 points of punishment')
    // The alarm goes with its answer, and the answer had the focus.
    await tell(keys, 'Mercy tile: Player 1')
    await keys.at(/^Player 1/)
    await tell(keys, /^Undo: /)
    await tell(keys, 'Put it back')
    await tell(keys, 'Player 2 takes 1 point of punishment')
    // So does what cannot be pressed again.
    await tell(keys, 'Player 2 takes 1 point back')
    await keys.at(/^Player/)
    await tell(keys, 'Punish die: Roll')
    await tell(keys, /^Offerings/)
    await tell(keys, 'She wants bread.')
    await tell(keys, /^Rewards/)
    await tell(keys, 'Player 3 climbs the silver stair')
    await tell(keys, /^Punishments/)
    // A line of the log, and it is gone.
    await keys.press(/^The phase Offerings begins/)
    await keys.close()
    await keys.press(/^Player 3 climbs 1 step on the silver stair/)
    await tell(keys, 'Delete the entry')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await keys.kept()
    await count(keys, '7-point servant', 'End the game now (round 1 of 7)', 'End it all the same')
    expect(faults).toEqual([])
  })

  test('a month and the final count of Fairy School’s clerk', async ({ page }) => {
    const { faults } = watch(page)
    const keys = new Keys(page)
    await beginClerk(keys, school.title, 'Ready: to trimester 1')
    for (let n = 0; n < 4; n++) await tell(keys, /^Next: /)
    await tell(keys, 'Player 1: 1 cube from Player 2')
    await tell(keys, /^Next: /)
    await keys.press('Player 1 studies a creature')
    await tell(keys, 'Elf')
    await tell(keys, /^Undo: /)
    await tell(keys, 'Put it back')
    await count(keys, /^earth: one more/i, 'Finish the year: judge', 'Finish all the same')
    expect(faults).toEqual([])
  })

  test('a value in each edition editor', async ({ page }) => {
    const { faults } = watch(page)
    const keys = new Keys(page)
    const begin = async (title: string) => {
      await page.goto('./#/editions')
      await expect(page.getByRole('list', { name: 'New edition' })).toBeVisible()
      await keys.press(title)
      await expect(page.getByText('Everything as in the app.')).toBeVisible()
    }
    await begin(queen.title)
    await keys.press(/^The stairs/)
    await keys.press('One more: Step 1', 'Space')
    await expect(page.getByText(/differs? from the app’s/)).toBeVisible()
    await keys.kept()
    await keys.press('Put all back')
    await expect(page.getByText('Everything as in the app.')).toBeVisible()
    await keys.kept()

    await begin(school.title)
    await keys.press(/^Change Unicorn 1\b/)
    await keys.press(/^earth: one more$/i)
    await keys.kept()
    await keys.close()
    await keys.at(/^Change Unicorn 1\b.*changed/)
    expect(faults).toEqual([])
  })

  test('the position of a table that follows the real board', async ({ page }) => {
    const { faults } = watch(page)
    const keys = new Keys(page)
    await Teller.sit(page, 'table-2-fr')
    // What luck showed is told by keys too, and the next question has the focus.
    await keys.press('Bram')
    await expect.poll(() => shownPly(page)).toBe(1)
    await keys.kept()
    await keys.press('Menu')
    await keys.press('Correct the position')
    const sheet = page.getByRole('dialog', { name: 'Correct the position' })
    await keys.press('Bram')
    await keys.press('honey: one more')
    await expect(sheet).toContainText(/on the board/)
    await keys.press('The app is right')
    await keys.kept()
    await keys.press('Score: one less')
    await keys.kept()
    await keys.press(/^Go on from here/)
    await expect(page).toHaveTitle(/corrected/)
    await keys.press('Menu')
    await keys.close()
    await keys.at('Menu')
    expect(faults).toEqual([])
  })
})

test.describe('a tablet lying flat without fingers', { tag: '@tablet' }, () => {
  test('sides are chosen and the seat acts', async ({ context, page }) => {
    const { faults } = watch(page)
    await prefer(context, { ...BRISK, flat: true })
    await page.setViewportSize({ width: 1180, height: 820 })
    const keys = new Keys(page)
    await openSave(page, await saveOf(queen, 'middle'))
    await keys.press(/^You\b.*bottom/i)
    const sheet = page.getByRole('dialog', { name: 'Where does You sit?' })
    await expect(sheet).toBeVisible()
    await keys.to(/^Bottom/)
    // Past the left to the top.
    for (const side of ['left', 'top']) {
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('html')).toHaveAttribute('data-faces', side)
    }
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await keys.at(/^You\b.*top/i)
    const ply = await shownPly(page)
    const choice = page.getByRole('region', { name: 'Your decision' }).getByRole('button').first()
    const name = (await choice.getAttribute('aria-label')) ?? ''
    await keys.press(name)
    if ((await shownPly(page)) === ply && (await choice.getAttribute('data-asks')) !== null) await page.keyboard.press('Enter')
    await expect.poll(() => shownPly(page)).toBeGreaterThan(ply)
    await keys.kept()
    expect(faults).toEqual([])
  })
})
