/** A device that several people share: the curtain between them, and what of the one before is left in the page. */
import { expect, type Page } from '@playwright/test'
import type { GameUnderTest } from '../games.ts'
import { choose, table } from './app.ts'
import type { Person } from './person.ts'

/** The choice that gives the device to the next one. */
export const HAND_OVER = /^Hand over /

/** The curtain, when it is closed. */
export const curtain = (page: Page) => page.getByRole('main', { name: 'Curtain' })

/** The button to be held. */
export const eye = (page: Page) => curtain(page).getByRole('button', { name: /^Hold to reveal for / })

const TOGETHER = 'Everybody, look!'

/** What was decided in secret, opened for all. */
export const opened = (page: Page) => curtain(page).getByRole('heading', { name: TOGETHER })

/** What was looked at together, by page: a bot may seal its decision last, so it may open at any look at the curtain. */
const looks = new WeakMap<Page, string[][]>()

/** What each seat showed, for every time that all looked together so far. */
export const lookedAt = (page: Page): readonly (readonly string[])[] => looks.get(page) ?? []

/** Looks together at what was opened, where there is something. */
export async function lookTogether(page: Page): Promise<void> {
  await expect(opened(page).or(eye(page)).or(curtain(page).getByRole('list')).first()).toBeVisible()
  if (!(await opened(page).isVisible())) return
  looks.set(page, [...(looks.get(page) ?? []), await curtain(page).getByRole('listitem').allInnerTexts()])
  await curtain(page).getByRole('button', { name: 'Go on' }).click()
  await expect(opened(page)).toBeHidden()
}

/** The names of those who may take the device, where there is a choice. */
export async function ready(page: Page): Promise<string[]> {
  await lookTogether(page)
  return (await curtain(page).getByRole('listitem').allInnerTexts()).map((name) => name.trim())
}

/** What happened since the one who looks had the device, as long as she has not read it. */
export const since = (page: Page) => page.getByRole('dialog', { name: /^(Since your last turn|What happened so far)$/ })

/** Takes the device as the one it goes to, or as `name` where several may: holds the button until the curtain opens. */
export async function take(page: Page, name?: string): Promise<void> {
  if (name !== undefined) await curtain(page).getByRole('button', { name, exact: true }).click()
  await expect(eye(page)).toBeFocused()
  await eye(page).hover()
  await page.mouse.down()
  await expect(curtain(page)).toBeHidden()
  await page.mouse.up()
}

/** Takes the device and reads what happened meanwhile. @returns what it is called, null where nothing did */
export async function reveal(page: Page, name?: string): Promise<string | null> {
  await take(page, name)
  return read(page)
}

/** Reads what happened meanwhile. @returns what it is called, null where nothing did */
export async function read(page: Page): Promise<string | null> {
  await expect(page.locator('[data-ply] h1')).toBeVisible()
  if (!(await since(page).isVisible())) return null
  const title = await since(page).getByRole('heading').innerText()
  await expect(since(page).getByRole('listitem')).not.toHaveCount(0)
  await since(page).getByRole('button', { name: 'Go on' }).click()
  await expect(since(page)).toBeHidden()
  return title
}

/** What lives in the page's memory: for whose eyes, and entries of the log that are told more than once. */
interface Memory {
  readonly eyes: readonly (number | 'table')[]
  readonly twice: readonly number[]
}

/** Runs in the page, over every object that is alive. */
function recall(this: readonly object[]): Memory {
  const eyes = new Set<number | 'table'>()
  const told = new Map<number, number>()
  for (const thing of this) {
    const own = (key: string): unknown => Object.getOwnPropertyDescriptor(thing, key)?.value
    const [viewer, ply] = [own('viewer'), own('ply')]
    if (typeof viewer === 'number' || viewer === 'table') eyes.add(viewer)
    if (typeof ply === 'number' && Array.isArray(own('events')) && own('by') !== undefined) told.set(ply, (told.get(ply) ?? 0) + 1)
  }
  return { eyes: [...eyes], twice: [...told].flatMap(([ply, times]) => (times > 1 ? [ply] : [])) }
}

/** Looks through everything the page still holds, whoever holds it, after the garbage was taken out. */
export async function memory(page: Page): Promise<Memory> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('HeapProfiler.collectGarbage')
  const { result: root } = await tools.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await tools.send('Runtime.queryObjects', { prototypeObjectId: root.objectId ?? '' })
  const { result } = await tools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    // Outside of the test runner functions keep their names by a helper that the page does not have.
    functionDeclaration: `function () { const __name = (it) => it; return (${recall}).call(this) }`,
    returnByValue: true,
  })
  await tools.detach()
  return result.value as Memory
}

/** Counts what the page itself reads of the logs of tables: only the table worker may. Call before the page is opened. */
export async function countReads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { logReads: number }
    counted.logReads = 0
    const begin = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (names, ...rest) {
      if ([names].flat().includes('entries')) counted.logReads += 1
      return begin.call(this, names, ...rest)
    }
  })
  return () => page.evaluate(() => (window as unknown as { logReads: number }).logReads)
}

/** What stands largest on the curtain, one after the other since it was closed last, however short a time. Call before the page is opened. */
export async function keepHeadings(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const kept = window as unknown as { headings: string[] }
    kept.headings = []
    new MutationObserver(() => {
      if (!document.querySelector('.curtain')) kept.headings = []
      const heading = document.querySelector('.curtain h1')?.textContent
      if (heading && kept.headings.at(-1) !== heading) kept.headings.push(heading)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { headings: string[] }).headings)
}

/** Plays for whoever has the device until she hands it on. @returns false when the game is over. */
export async function playTurn(person: Person): Promise<boolean> {
  for (;;) {
    if (!(await person.awaited())) return false
    const handOver = (await person.choices()).find((name) => HAND_OVER.test(name))
    if (handOver === undefined) await person.decide()
    else {
      await person.press(handOver)
      return true
    }
  }
}

/** The page remembers what was told for these eyes and for no others. Polled: the effects of a screen that has gone end a frame later. */
export async function expectMemory(page: Page, eyes: number | 'table'): Promise<void> {
  await expect.poll(() => memory(page)).toEqual({ eyes: [eyes], twice: [] })
}

/** The page behind a closed curtain: its words, who may take the device, and that nothing else is there or remembered. */
export async function expectNothingButCurtain(page: Page, game: GameUnderTest): Promise<void> {
  await expect(curtain(page)).toBeVisible()
  let [several, lines]: [string[], string[]] = [[], []]
  // What a bot seals last opens a moment after the curtain has closed: then all look, and the page is read anew.
  do {
    await lookTogether(page)
    await expect(eye(page).or(curtain(page).getByRole('list'))).toBeVisible()
    await expect(table(page)).toHaveCount(0)
    several = await ready(page)
    lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  } while (lines.includes(TOGETHER))
  const words = several.length > 0 ? [/^Who is ready/, /^Everybody decides/, ...several.map((name) => new RegExp(`^${name}$`))] : []
  const allowed = [new RegExp(`^${game.title}$`), ...words, /^Pass to \w+$/, /^Everyone else/, /^Hold/]
  expect(lines.filter((line) => line !== '' && !allowed.some((each) => each.test(line)))).toEqual([])
  await expectMemory(page, 'table')
}

/** Gives a seat to a bot, or to a person of that name, and waits until the menu names who had it no more: only then it is kept. */
export async function changeSeat(page: Page, seat: string, to: 'Bot' | 'Person', name?: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const row = page.getByRole('list', { name: 'At the table' }).getByRole('button', { name: seat })
  await row.click()
  const sheet = page.getByRole('dialog', { name: 'Who sits here?' })
  await choose(page, 'radio', to)
  if (name !== undefined) await sheet.getByLabel('Name').fill(name)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(sheet).toBeHidden()
  await expect(row).toHaveCount(0)
}
