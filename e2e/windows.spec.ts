import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, exportNow, openSave, playNow, prefer, preferSeats, shownPly, table } from './support/app.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'
import { openFirst, openNewer } from './support/store.ts'

for (const game of GAMES)
  test(`${game.title} in two windows: one plays, the other follows and may take over`, { tag: ['@phone', '@desktop'] }, async ({
    context,
    page,
  }) => {
    const { faults } = watch(page)
    await prefer(context, BRISK)
    await openSave(page, await saveOf(game, 'middle'))
    const first = new Person(page, game)
    expect(await first.awaited()).toBe(true)

    const second = new Person(await context.newPage(), game, 5)
    const { faults: more } = watch(second.page)
    await second.page.goto(page.url())
    const told = second.page.getByText('Another window plays this table')
    await expect(told).toBeVisible()
    await expect(second.region).toBeHidden()
    await expect(table(second.page)).toHaveAttribute('data-ply', String(await shownPly(page)))

    await first.decideTimes(3)
    expect(await first.awaited()).toBe(true)
    const ply = await shownPly(page)
    const choices = await first.choices()
    await expect(table(second.page), 'it follows').toHaveAttribute('data-ply', String(ply))

    await second.page.getByRole('button', { name: 'Play here' }).click()
    expect(await second.awaited()).toBe(true)
    await expect(told).toBeHidden()
    await expect(table(second.page), 'nothing is lost').toHaveAttribute('data-ply', String(ply))
    expect(await second.choices()).toEqual(choices)
    await expect(page.getByText('Another window plays this table')).toBeVisible()
    await expect(first.region).toBeHidden()

    await second.decideTimes(2)
    expect(await second.awaited()).toBe(true)
    const later = await shownPly(second.page)
    expect(later).toBeGreaterThan(ply)
    await expect(table(page), 'now the first follows').toHaveAttribute('data-ply', String(later))

    await second.page.close()
    expect(await first.awaited(-1, 2000), 'whoever is left plays within two seconds').toBe(true)
    expect(await shownPly(page)).toBeGreaterThanOrEqual(later)
    await first.decide()
    expect([...faults, ...more]).toEqual([])
  })

for (const game of GAMES) {
  test(`${game.title} makes way at once for a newer app in another window, goes on, says so, hands out a file, and leaves all of its as it is`, {
    tag: '@phone',
  }, async ({ context, page }) => {
    const { faults } = watch(page)
    await prefer(context, BRISK)
    await openSave(page, await saveOf(game, 'middle'))
    const person = new Person(page, game)
    expect(await person.awaited()).toBe(true)
    await person.decide()
    const newer = await openNewer(context)
    expect(newer.blocked, 'nobody stands in its way').toBe(false)
    const theirs = await newer.contents()
    expect(Object.keys(theirs)).toContain('tables')
    await person.decideTimes(2)
    const told = page.getByRole('alert').filter({ hasText: 'A newer version of Fey Table' })
    await expect(told).toBeVisible()
    expect(await person.awaited()).toBe(true)
    expect((await exportNow(page)).log).toHaveLength(await shownPly(page))
    // Also a table that is made now, and what was left.
    await playNow(page, game)
    expect(await person.awaited()).toBe(true)
    await person.decide()
    await expect(told).toBeVisible()
    expect(await newer.contents()).toEqual(theirs)
    await page.goto('./#/')
    await expect(page.getByText('What you left is not saved yet')).toBeVisible()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await asked).type(), 'it would go with the window').toBe('beforeunload')
    await (await asked).dismiss()
    expect(faults).toEqual([])
  })

  test(`${game.title} is played while an older app keeps the store shut, and all is there when that lets go`, {
    tag: '@phone',
  }, async ({ context, page }) => {
    const { faults } = watch(page)
    await prefer(context, BRISK)
    await preferSeats(context, game, game.seats[0])
    const older = await openFirst(context)
    const before = await older.contents()
    await playNow(page, game)
    const told = page.getByRole('alert').filter({ hasText: 'close other windows' })
    await expect(told).toBeVisible()
    const person = new Person(page, game)
    await person.decideTimes(2)
    expect(await person.awaited()).toBe(true)
    const ply = await shownPly(page)
    expect((await exportNow(page)).log).toHaveLength(ply)
    expect(await older.contents()).toEqual(before)
    await older.close()
    await expect(told).toBeHidden({ timeout: 20_000 })
    await page.reload()
    expect(await person.awaited(), 'it was saved').toBe(true)
    expect(await shownPly(page)).toBeGreaterThanOrEqual(ply)
    await page.goto('./#/tables')
    await expect(page.getByRole('listitem').getByRole('link')).toHaveCount((before['tables']?.length ?? 0) + 1)
    expect(faults).toEqual([])
  })
}

test('the list of tables says that the store is shut, and is there as soon as it opens', { tag: '@phone' }, async ({ context, page }) => {
  const older = await openFirst(context)
  await page.goto('./#/tables')
  await expect(page.getByText('Close other windows of Fey Table')).toBeVisible()
  await expect(page.getByText('No tables yet')).toBeHidden()
  const { tables } = await older.contents()
  await older.close()
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(tables?.length ?? 0)
  await expect(page.getByText('Close other windows of Fey Table')).toBeHidden()
})
