/** Files that the app hands out. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

/** A file as the person finds it among the downloads. */
export interface Handed {
  readonly name: string
  readonly bytes: Buffer
}

/** The files of a folder once none is under way any more. */
function whole(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.every((name) => !name.endsWith('.part') && statSync(join(folder, name)).size > 0) ? names : []
}

/** Taps, and reads the one file that comes of it. Firefox tells of a file without the number that Playwright knows it by: there it is found in its folder. */
export async function handedOut(page: Page, tap: () => Promise<void>): Promise<Handed> {
  const folder = test.info().project.use.launchOptions?.downloadsPath
  if (folder === undefined) {
    const coming = page.waitForEvent('download')
    await tap()
    const file = await coming
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
  }
  rmSync(folder, { recursive: true, force: true })
  await tap()
  await expect.poll(() => whole(folder), { message: 'a file comes' }).toHaveLength(1)
  const [name = ''] = whole(folder)
  return { name, bytes: readFileSync(join(folder, name)) }
}
