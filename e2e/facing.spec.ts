import { expect, type Page, test } from '@playwright/test'
import { GAMES, type GameUnderTest } from './games.ts'
import { BRISK, choose, openSave, prefer, table } from './support/app.ts'
import { curtain, eye, read, ready } from './support/curtain.ts'
import { saveOf } from './support/saves.ts'

const SIZES = [
  { width: 1180, height: 820 },
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
] as const
const SIDES = ['Bottom', 'Left', 'Top', 'Right'] as const
type Side = (typeof SIDES)[number]
const TURNS: Readonly<Record<Side, number>> = { Bottom: 0, Left: 90, Top: 180, Right: 270 }

/** Least sizes of letters in pixels, and of what is tapped; they are derived in src/ui/screens/flat.css. */
const LEAST = { across: 22, choice: 17, word: 13, target: 48 } as const
const TITLE = 'The tablet lies in the middle'

const places = (page: Page) => page.getByRole('region', { name: 'Seats round the tablet' })
const place = (page: Page, name: string) => places(page).getByRole('button', { name: new RegExp(`^${name}\\b`) })

/** Somebody sits down at another side. */
async function sit(page: Page, name: string, side: Side): Promise<void> {
  if (await place(page, name).getByText(name).count()) await place(page, name).click()
  const sheet = page.getByRole('dialog', { name: `Where does ${name} sit?` })
  const row = sheet.getByRole('radio', { name: side })
  if (await row.isChecked()) await sheet.getByRole('button', { name: 'Close' }).click()
  else await sheet.locator('label').filter({ hasText: side }).click()
  await expect(sheet).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-faces', side.toLowerCase())
}

/** What of the screen is not as it has to be for whoever sits at a side. */
const faults = (page: Page, turn: number) =>
  page.evaluate(
    ([least, wanted]) => {
      const found: string[] = []
      const all = (selector: string, root: ParentNode = document) =>
        [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 2)
      const called = (element: Element) => `${element.className || element.parentElement?.className} "${element.textContent?.slice(0, 20)}"`
      const turned = (element: Element | null): number => {
        let degrees = 0
        for (let at = element; at; at = at.parentElement) degrees += Number.parseFloat(getComputedStyle(at).rotate) || 0
        return ((degrees % 360) + 360) % 360
      }
      const inside = (element: Element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      }
      const letters = (selector: string, px: number) => {
        for (const element of all(selector)) {
          const size = Number.parseFloat(getComputedStyle(element).fontSize)
          if (size < px) found.push(`letters of ${size}: ${called(element)}`)
          if (element.scrollHeight > element.clientHeight + 3 && element.clientHeight > 0) found.push(`cut: ${called(element)}`)
        }
      }
      const tray = all('.tray')[0]
      const question = all('.tray .ask-line .disp')[0]
      if (!tray || !question) return ['no tray']
      const box = tray.getBoundingClientRect()
      const [x, y] = [innerWidth / 2, innerHeight / 2]
      if (!inside(tray)) found.push('the tray is cut off')
      if (box.left < x && box.right > x && box.top < y && box.bottom > y) found.push('the tray covers the middle')
      // How far its middle lies from that of the screen, towards the side.
      const [dx, dy] = [(box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y]
      const towards = { 0: dy, 90: -dx, 180: -dy, 270: dx }[wanted] ?? 0
      if (towards < 150 || (Math.abs(dx) > 150 && Math.abs(dy) > 150)) found.push('the tray is at another side')
      if (turned(question) !== wanted) found.push(`the tray is turned by ${turned(question)}`)
      const board = all('.board')[0]?.getBoundingClientRect()
      const overlaps =
        board && board.left < box.right - 1 && board.right > box.left + 1 && board.top < box.bottom - 1 && board.bottom > box.top + 1
      if (overlaps) found.push('the tray covers a part of the board')
      for (const place of all('.places button')) if (!inside(place)) found.push(`cut off: ${called(place)}`)
      letters('.places b, .places i, .tray .ask-line .disp', least.across)
      letters('.tray .opt .tx b', least.choice)
      const target = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        if (Math.min(width, height) < least.target - 0.5) found.push(`${width} by ${height}: ${called(element)}`)
      }
      all('.table button, .places button').forEach(target)
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        // Figures that are part of a picture grow with it.
        if (!element?.closest('.table, .places') || element.closest('.sr, .tok, .fx, [aria-hidden="true"], .price, i')) continue
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        if (texts.currentNode.textContent?.trim() && element.checkVisibility() && size < least.word)
          found.push(`letters of ${size}: ${called(element)}`)
      }
      return [...new Set(found)]
    },
    [LEAST, turn] as const,
  )

/** A table of several people opens behind its curtain. */
async function openShared(page: Page, game: GameUnderTest): Promise<void> {
  const save = await saveOf(game, 'middle', 4, 4)
  await page.goto('./#/tables')
  await page.locator('input[type=file]').setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(save.file) })
  await page.getByRole('link', { name: save.name }).click()
  await expect(curtain(page)).toBeVisible()
}

/** Switches it on where people find it. */
async function layFlat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await choose(page, 'switch', new RegExp(`^${TITLE}`))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const game of GAMES)
  test.describe(`${game.title}, the tablet in the middle`, { tag: '@tablet' }, () => {
    test('what one decides with faces one’s side, and can be read and tapped there', async ({ context, page }) => {
      await prefer(context, BRISK)
      await page.setViewportSize(SIZES[0])
      await openSave(page, await saveOf(game, 'middle'))
      await expect(places(page)).toHaveCount(0)
      await layFlat(page)
      await expect(places(page).getByRole('button')).toHaveCount(4)
      for (const side of SIDES) {
        await sit(page, 'You', side)
        for (const size of SIZES) {
          await page.setViewportSize(size)
          await expect.poll(() => faults(page, TURNS[side]), { message: `${side}, ${size.width}x${size.height}` }).toEqual([])
        }
      }
      // It is remembered, and a phone has nothing of it.
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-faces', 'right')
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(places(page)).toHaveCount(0)
      await expect(page.locator('html')).not.toHaveAttribute('data-faces')
      expect(await table(page).evaluate((main) => getComputedStyle(main).position)).toBe('relative')
    })

    test('the curtain, sheets and messages turn to whoever takes the device, and edges are dead', async ({ context, page }) => {
      await prefer(context, { ...BRISK, flat: true })
      await page.setViewportSize(SIZES[0])
      await page.addInitScript(() => {
        const asked = { locks: 0 }
        Object.assign(window, { asked })
        Object.defineProperty(navigator, 'wakeLock', {
          value: {
            request: async () => {
              asked.locks += 1
              return { release: async () => undefined }
            },
          },
        })
      })
      await openShared(page, game)
      const [first] = await ready(page)
      if (first !== undefined) {
        await expect(page.locator('html')).toHaveAttribute('data-faces', 'bottom')
        await curtain(page).getByRole('button', { name: 'Bela', exact: true }).click()
      } else await expect(eye(page)).toBeVisible()
      const side = first === undefined ? 'bottom' : 'top'
      await expect(page.locator('html')).toHaveAttribute('data-faces', side)
      await expect(places(page)).toHaveCount(0)
      await eye(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.down(' ')
      await expect(curtain(page).getByText('Now let go')).toBeVisible()
      await page.keyboard.up(' ')
      await read(page)
      await expect(page.locator('html')).toHaveAttribute('data-faces', side)
      expect(await page.evaluate(() => (window as unknown as { asked: { locks: number } }).asked.locks)).toBe(1)

      // A sheet is drawn towards its reader to close it, wherever she sits.
      const name = first === undefined ? 'You' : 'Bela'
      await sit(page, name, 'Left')
      await place(page, name).click()
      const sheet = page.getByRole('dialog', { name: `Where does ${name} sit?` })
      const grab = (await sheet.locator('.sheet-grab').boundingBox())!
      const box = (await sheet.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(grab.x).toBeGreaterThan(box.x + box.width / 2)
      await page.mouse.move(grab.x + grab.width / 2, grab.y + grab.height / 2)
      await page.mouse.down()
      await page.mouse.move(grab.x - 60, grab.y + grab.height / 2, { steps: 4 })
      expect((await sheet.boundingBox())!.x).toBeLessThan(box.x - 30)
      await page.mouse.move(grab.x - 160, grab.y + grab.height / 2, { steps: 4 })
      await page.mouse.up()
      await expect(sheet).toBeHidden()

      // A finger that comes in over the edge begins nothing; one inside does.
      const tools = await page.context().newCDPSession(page)
      await page.evaluate(() => {
        const refused: boolean[] = []
        Object.assign(window, { refused })
        addEventListener('touchstart', (event) => refused.push(event.defaultPrevented))
      })
      for (const x of [3, 1177, 590]) {
        await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: 300 }] })
        await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      expect(await page.evaluate(() => (window as unknown as { refused: boolean[] }).refused)).toEqual([true, true, false])
      const style = (name: 'touchAction' | 'overscrollBehavior') => page.evaluate((key) => getComputedStyle(document.body)[key], name)
      expect([await style('touchAction'), await style('overscrollBehavior')]).toEqual(['none', 'none'])
    })
  })

test('the end of a game and what is said of the table face whoever has it @tablet', async ({ context, page }) => {
  const [queen] = GAMES
  if (!queen) throw new Error('no such game')
  await prefer(context, { ...BRISK, flat: true })
  await context.addInitScript(() => localStorage.setItem('fey-table:sides:4', 'left right top bottom'))
  await page.setViewportSize(SIZES[0])
  await openSave(page, await saveOf(queen, 'middle'))
  const other = await context.newPage()
  await other.setViewportSize(SIZES[0])
  await other.goto(page.url())
  const banner = other.locator('.banner')
  await expect(banner).toHaveCSS('rotate', '90deg')
  // It stands upright for the left: as long as it is high, and within the window.
  const word = (await banner.boundingBox())!
  expect(word.height).toBeGreaterThan(word.width * 3)
  await other.close()
  await openSave(page, await saveOf(queen, 'over'))
  const end = page.locator('.endscreen')
  await expect(end).toHaveCSS('rotate', '90deg')
  const box = (await end.boundingBox())!
  const again = (await page.getByRole('button', { name: 'Play again' }).boundingBox())!
  // Its foot is at the reader’s side, and everything in it is on the screen.
  expect(again.x).toBeLessThan(box.x + box.width / 4)
  for (const { x, y, width, height } of [word, box, again]) {
    expect([x >= 0, y >= 0, x + width <= SIZES[0].width, y + height <= SIZES[0].height]).toEqual([true, true, true, true])
  }
})
