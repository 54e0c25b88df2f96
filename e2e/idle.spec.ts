/** The battery: where nothing moves, nothing ticks. */
import { expect, type Page, test } from '@playwright/test'
import { GAMES } from './games.ts'
import { openSave, prefer } from './support/app.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

/** Milliseconds without a tick that count as rest. */
const REST = 1000

/** Counts timers that run out and animation frames; `feyRest` resolves after the first span of rest. To be run in a page before the app. */
function listenForTicks(rest: number) {
  const { setTimeout: later, setInterval: every, requestAnimationFrame: frame } = globalThis
  const ticks: string[] = []
  const heard =
    <A extends unknown[]>(kind: string, work: unknown) =>
    (...args: A) => {
      ticks.push(kind)
      return (work as (...args: A) => void)(...args)
    }
  Object.assign(globalThis, {
    setTimeout: (work: unknown, ms?: number, ...args: unknown[]) => later(heard('timer', work), ms, ...args),
    setInterval: (work: unknown, ms?: number, ...args: unknown[]) => every(heard('interval', work), ms, ...args),
    requestAnimationFrame: (work: FrameRequestCallback) => frame(heard('frame', work)),
    feyRest: () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const moving = document.getAnimations().filter(({ playState }) => playState === 'running').length
          if (ticks.length === 0 && moving === 0) return resolve()
          ticks.length = 0
          later(look, rest)
        }
        ticks.push('begin')
        look()
      }),
  })
}

/** Waits for a whole second in which no timer ran out, no frame was asked for and nothing was animated. */
const rest = (page: Page) => page.evaluate(() => (globalThis as unknown as { feyRest(): Promise<void> }).feyRest())

test('home rests @phone', async ({ page }) => {
  await page.addInitScript(listenForTicks, REST)
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await rest(page)
})

for (const game of GAMES)
  test(`${game.title}: a table that waits for a person rests @phone`, async ({ context, page }) => {
    await prefer(context, { motion: 'full' })
    await page.addInitScript(listenForTicks, REST)
    await openSave(page, await saveOf(game, 'middle'))
    expect(await new Person(page, game).awaited()).toBe(true)
    await rest(page)
  })
