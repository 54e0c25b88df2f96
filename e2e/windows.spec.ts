import { expect, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, openSave, prefer, shownPly, table } from './support/app.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

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
