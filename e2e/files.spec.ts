import { expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { BRISK, exportTable, importFile, openSave, prefer, shownPly, table } from './support/app.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { type Save, saveOf } from './support/saves.ts'

const link = (page: Page, save: Save) => page.getByRole('link', { name: save.name })

async function remove(page: Page, save: Save): Promise<void> {
  await page.getByRole('button', { name: `More for ${save.name}` }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(link(page, save)).toHaveCount(0)
}

for (const game of GAMES)
  test.describe(game.title, () => {
    test('a table goes into a file, is deleted, comes back from the file and goes on', async ({ context, page }) => {
      const { faults } = watch(page)
      await prefer(context, BRISK)
      const save = await saveOf(game, 'middle')
      await openSave(page, save)
      const person = new Person(page, game)
      await person.decideTimes(2)
      await person.awaited()
      const ply = await shownPly(page)
      const choices = await person.choices()

      await page.goto('./#/tables')
      const { text, table: kept } = await exportTable(page, save.name)
      expect(kept.log.length).toBe(ply)
      await remove(page, save)
      await page.getByRole('button', { name: 'Bring it back' }).click()
      await expect(link(page, save)).toHaveCount(1)
      await remove(page, save)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Saved tables' })).toBeVisible()
      await expect(link(page, save)).toHaveCount(0)

      await importFile(page, 'back.json', text)
      await link(page, save).click()
      expect(await person.awaited()).toBe(true)
      await expect(table(page)).toHaveAttribute('data-ply', String(ply))
      expect(await person.choices()).toEqual(choices)
      await person.decide()
      expect(await shownPly(page)).toBeGreaterThan(ply)
      expect(faults).toEqual([])
    })

    test('a table gets another name and keeps it', async ({ page }) => {
      const save = await saveOf(game, 'late')
      await page.goto('./#/tables')
      await importFile(page, 'table.json', save.file)
      await page.getByRole('button', { name: `More for ${save.name}` }).click()
      await page.getByRole('button', { name: 'Rename', exact: true }).click()
      await page.getByRole('textbox', { name: 'New name' }).fill('Sunday at Grandmother’s')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('link', { name: 'Sunday at Grandmother’s' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('link', { name: 'Sunday at Grandmother’s' })).toBeVisible()
      await expect(link(page, save)).toHaveCount(0)
    })

    test('broken files: where and what is wrong, and nothing is changed', async ({ page }) => {
      const save = await saveOf(game, 'middle')
      await page.goto('./#/tables')
      await importFile(page, 'table.json', save.file)
      await expect(link(page, save)).toHaveCount(1)
      const whole = JSON.parse(save.file) as { format: number; tables: { name: string; rules: number; log: unknown[][] }[] }
      const changed = (change: (file: typeof whole) => void): string => {
        const copy = structuredClone(whole)
        copy.tables.push(structuredClone(copy.tables[0]!))
        change(copy)
        return JSON.stringify(copy)
      }
      const last = save.entries - 1
      const broken: readonly (readonly [text: string, said: RegExp])[] = [
        ['not a table at all', /not JSON/],
        ['{"hello":1}', /format.*missing/s],
        [
          changed((file) => {
            file.format = 99
          }),
          /newer version/,
        ],
        [
          changed((file) => {
            file.tables[1]!.rules = 99
          }),
          /newer version/,
        ],
        [
          changed((file) => {
            file.tables[1]!.log[last] = [0, { nonsense: true }]
          }),
          new RegExp(`tables\\[1\\].*log\\[${last}\\]`, 's'),
        ],
        [
          changed((file) => {
            file.tables[1]!.log.splice(1, 1)
          }),
          /tables\[1\].*log\[\d+\]/s,
        ],
        [
          changed((file) => {
            delete (file.tables[1] as { seed?: number }).seed
          }),
          /tables.*1.*seed/s,
        ],
      ]
      for (const [number, [text, said]] of broken.entries()) {
        const name = `broken-${number}.json`
        await importFile(page, name, text)
        await expect(page.getByRole('alert').filter({ hasText: name }).filter({ hasText: said })).toBeVisible()
        await expect(page.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveCount(1)
      }
      await page.reload()
      await expect(link(page, save)).toHaveCount(1)
      await importFile(page, 'table.json', save.file)
      await expect(link(page, save)).toHaveCount(2)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
