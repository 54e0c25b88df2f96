import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test'
import { GAMES as ALL } from './games.ts'
import { BRISK, openSave, prefer } from './support/app.ts'
import { watch } from './support/page.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

const GAMES = ALL.filter(({ zooms }) => zooms)

interface Spot {
  readonly x: number
  readonly y: number
}

/** Real fingers, through the browser's own door. */
class Hand {
  private readonly line: CDPSession

  constructor(line: CDPSession) {
    this.line = line
  }

  private send(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Spot[]) {
    const touchPoints = fingers.map(({ x, y }, id) => ({ x, y, id }))
    return this.line.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  /** Fingers go from one place to another, in steps, and let go. */
  async go(from: readonly Spot[], to: readonly Spot[], steps = 6): Promise<void> {
    await this.send('touchStart', from.slice(0, 1))
    if (from.length > 1) await this.send('touchStart', from)
    for (let i = 1; i <= steps; i++) {
      const part = (a: number, b: number) => Math.round(a + ((b - a) * i) / steps)
      await this.send(
        'touchMove',
        from.map(({ x, y }, n) => ({ x: part(x, to[n]!.x), y: part(y, to[n]!.y) })),
      )
    }
    await this.send('touchEnd', [])
  }

  /** Both ends are sent at once: on a busy machine a finger that waits for an answer rests too long for a tap. */
  async tap(at: Spot): Promise<void> {
    await Promise.all([this.send('touchStart', [at]), this.send('touchEnd', [])])
  }

  async doubleTap(at: Spot): Promise<void> {
    await Promise.all([this.tap(at), this.tap(at)])
  }
}

const board = (page: Page) => page.getByRole('region', { name: 'Board', exact: true })
const back = (page: Page) => page.getByRole('button', { name: 'Whole board' })
const boxOf = async (place: Locator) => (await place.boundingBox())!

/** A point of the board with nothing on it that could be pressed. */
const freeSpot = (page: Page): Promise<Spot> =>
  board(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (let y = top + 4; y < top + height; y += 6)
      for (let x = left + 4; x < left + width; x += 6) if (document.elementFromPoint(x, y) === element) return { x, y }
    throw new Error('the board is full')
  })

/** What of the frame the board does not cover, in pixels on each side; the frame is what clips it. */
const gaps = (page: Page) =>
  board(page).evaluate((element) => {
    const inner = element.getBoundingClientRect()
    const outer = element.parentElement!.getBoundingClientRect()
    const gap = (n: number) => Math.max(0, Math.round(n))
    return [gap(inner.left - outer.left), gap(inner.top - outer.top), gap(outer.right - inner.right), gap(outer.bottom - inner.bottom)]
  })

for (const game of GAMES)
  test.describe(`${game.title}: the board by fingers`, { tag: '@phone' }, () => {
    let faults: string[]
    let hand: Hand
    test.beforeEach(async ({ context, page }) => {
      faults = watch(page).faults
      await prefer(context, BRISK)
      await page.setViewportSize({ width: 360, height: 740 })
      await openSave(page, await saveOf(game, 'middle'))
      await new Person(page, game).awaited()
      hand = new Hand(await context.newCDPSession(page))
    })
    test.afterEach(() => {
      expect(faults).toEqual([])
    })

    test('two fingers zoom, one pushes, and the board never leaves its frame', async ({ page }) => {
      const home = await boxOf(board(page))
      const middle = { x: 180, y: home.y + 200 }
      await hand.go(
        [
          { x: 150, y: middle.y },
          { x: 210, y: middle.y },
        ],
        [
          { x: 120, y: middle.y },
          { x: 240, y: middle.y },
        ],
      )
      await expect(back(page)).toBeVisible()
      const zoomed = await boxOf(board(page))
      expect(zoomed.width / home.width).toBeCloseTo(2, 1)
      // What lay between the fingers still does.
      expect((middle.x - zoomed.x) / zoomed.width).toBeCloseTo((middle.x - home.x) / home.width, 1)
      expect((middle.y - zoomed.y) / zoomed.height).toBeCloseTo((middle.y - home.y) / home.height, 1)

      for (const [dx, dy] of [
        [900, 900],
        [-900, -900],
      ] as const) {
        const before = await boxOf(board(page))
        await hand.go([middle], [{ x: middle.x + dx, y: middle.y + dy }], 12)
        const after = await boxOf(board(page))
        expect(Math.sign(after.x - before.x)).toBe(Math.sign(dx))
        expect(Math.sign(after.y - before.y)).toBe(Math.sign(dy))
        expect(await gaps(page)).toEqual([0, 0, 0, 0])
      }
      expect(await page.evaluate(() => visualViewport?.scale), 'the page itself is not zoomed').toBe(1)
      await expect(page.getByRole('dialog'), 'no push counts as a tap').toHaveCount(0)

      await back(page).click()
      await expect(back(page)).toBeHidden()
      expect(await boxOf(board(page))).toEqual(home)
    })

    test('a double tap beside the places zooms there and back; a single one does nothing', async ({ page }) => {
      const home = await boxOf(board(page))
      const at = await freeSpot(page)
      await hand.tap(at)
      await expect(back(page)).toBeHidden()
      await page.waitForFunction((since) => performance.now() > since + 600, await page.evaluate(() => performance.now()))
      await hand.doubleTap(at)
      await expect(back(page)).toBeVisible()
      const zoomed = await boxOf(board(page))
      expect(zoomed.width).toBeCloseTo(2 * home.width, 0)
      expect(await gaps(page)).toEqual([0, 0, 0, 0])
      await hand.doubleTap(await freeSpot(page))
      await expect(back(page)).toBeHidden()
      expect(await boxOf(board(page))).toEqual(home)
    })

    test('a tap on a place opens its sheet on the whole board, which is zoomed again afterwards', async ({ page }) => {
      const home = await boxOf(board(page))
      const place = board(page).getByRole('button', { name: game.open }).first()
      const target = await boxOf(place)
      const at = { x: target.x + target.width / 2, y: target.y + target.height / 2 }
      await hand.go(
        [
          { x: at.x - 20, y: at.y },
          { x: at.x + 20, y: at.y },
        ],
        [
          { x: at.x - 40, y: at.y },
          { x: at.x + 40, y: at.y },
        ],
      )
      await expect(back(page)).toBeVisible()
      const zoomed = await boxOf(board(page))
      const large = await boxOf(place)
      expect(large.width).toBeCloseTo(2 * target.width, 0)
      await hand.tap({ x: large.x + large.width / 2, y: large.y + large.height / 2 })
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      await expect.poll(async () => (await boxOf(board(page))).width).toBe(home.width)
      const seen = await boxOf(place)
      const below = await boxOf(sheet)
      expect(seen.y + seen.height, 'the place is not under its sheet').toBeLessThanOrEqual(below.y)
      await sheet.getByRole('button', { name: 'Close' }).click()
      await expect(sheet).toBeHidden()
      await expect.poll(() => boxOf(board(page))).toEqual(zoomed)
    })

    test('the page itself can still be zoomed beside the board, and then the board gives its fingers back', async ({ page }) => {
      const kept = await page.evaluate(() => document.querySelector('meta[name=viewport]')?.getAttribute('content'))
      expect(kept).not.toMatch(/user-scalable|maximum-scale/)
      const heading = await boxOf(page.getByRole('heading', { level: 1 }))
      const y = Math.round(heading.y + heading.height / 2)
      await hand.go(
        [
          { x: 30, y },
          { x: 80, y },
        ],
        [
          { x: 10, y },
          { x: 200, y },
        ],
      )
      await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.2)
      await expect(board(page).locator('..')).toHaveCSS('touch-action', 'auto')
      await expect(back(page)).toBeHidden()
    })
  })

/** Notes where flying things are going to land, and on what there may be to land. */
function watchLandings(): void {
  const landings: Spot[] = []
  Object.assign(window, { landings })
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof SVGElement) || !node.classList.contains('ghost')) continue
      const effect = node.getAnimations()[0]?.effect
      const last = effect instanceof KeyframeEffect ? effect.getKeyframes().at(-1)?.['transform'] : undefined
      const way = new DOMMatrix(String(last).replace(/scale.*$/, ''))
      const { left, top, width, height } = node.style
      landings.push({
        x: Number.parseFloat(left) + Number.parseFloat(width) / 2 + way.e,
        y: Number.parseFloat(top) + Number.parseFloat(height) / 2 + way.f,
      })
    }
  }).observe(document, { childList: true, subtree: true })
}

for (const game of GAMES)
  test(`${game.title}: what flies lands where the zoomed board shows its place`, { tag: '@phone' }, async ({ context, page }) => {
    await prefer(context, { pace: 'slow', motion: 'full' })
    await page.setViewportSize({ width: 360, height: 740 })
    await openSave(page, await saveOf(game, 'middle'))
    await new Person(page, game).awaited()
    const place = board(page).getByRole('button', { name: game.open }).first()
    const small = await boxOf(place)
    const hand = new Hand(await context.newCDPSession(page))
    const at = { x: small.x + small.width / 2, y: small.y + small.height / 2 }
    await hand.go(
      [
        { x: at.x - 20, y: at.y },
        { x: at.x + 20, y: at.y },
      ],
      [
        { x: at.x - 40, y: at.y },
        { x: at.x + 40, y: at.y },
      ],
    )
    await expect(back(page)).toBeVisible()
    const zoomed = await boxOf(board(page))
    const large = await boxOf(place)
    const middle = { x: large.x + large.width / 2, y: large.y + large.height / 2 }
    await page.evaluate(watchLandings)
    await hand.tap(middle)
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button').last().click()
    await expect(sheet).toBeHidden()
    const landings = () => page.evaluate(() => (window as unknown as { landings: Spot[] }).landings)
    await expect.poll(async () => (await landings()).length).toBeGreaterThan(0)
    const [first] = await landings()
    expect(first!.x).toBeCloseTo(middle.x, -0.5)
    expect(first!.y).toBeCloseTo(middle.y, -0.5)
    await expect.poll(() => boxOf(board(page)), { message: 'the board is zoomed as before' }).toEqual(zoomed)
  })

for (const game of GAMES)
  test(`${game.title}: the board by keys and by Ctrl and the wheel`, { tag: '@desktop' }, async ({ context, page }) => {
    const { faults } = watch(page)
    await prefer(context, BRISK)
    await openSave(page, await saveOf(game, 'middle'))
    await new Person(page, game).awaited()
    const home = await boxOf(board(page))
    await page.keyboard.press('+')
    expect(await boxOf(board(page)), 'keys are for whoever is at the board').toEqual(home)

    const first = board(page).getByRole('button').first()
    await first.focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect(back(page)).toBeVisible()
    expect((await boxOf(board(page))).width / home.width).toBeCloseTo(2.25, 2)
    await expect(first).toBeInViewport({ ratio: 1 })
    await board(page).getByRole('button').last().focus()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator(':focus'), 'whatever gets the focus comes into sight').toBeInViewport({ ratio: 1 })
    await page.keyboard.press('-')
    expect((await boxOf(board(page))).width / home.width).toBeCloseTo(1.5, 2)
    await page.keyboard.press('0')
    await expect(back(page)).toBeHidden()
    expect(await boxOf(board(page))).toEqual(home)

    const at = { x: home.x + home.width / 2, y: home.y + home.height / 2 }
    await page.mouse.move(at.x, at.y)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -120)
    await page.mouse.wheel(0, -120)
    await page.keyboard.up('Control')
    await expect(back(page)).toBeVisible()
    const zoomed = await boxOf(board(page))
    expect(zoomed.width).toBeGreaterThan(home.width * 1.5)
    await page.mouse.down()
    await page.mouse.move(at.x - 60, at.y - 40, { steps: 4 })
    await page.mouse.up()
    const pushed = await boxOf(board(page))
    expect(pushed.x).toBeCloseTo(zoomed.x - 60, 0)
    await expect(page.getByRole('dialog'), 'no push counts as a click').toHaveCount(0)
    await back(page).click()
    await expect(back(page)).toBeHidden()
    expect(await boxOf(board(page))).toEqual(home)
    expect(faults).toEqual([])
  })
