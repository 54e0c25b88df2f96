/** How much a decision asks of the page's main thread, in a measure that does not depend on the machine. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { recordTasks } from '../tools/tasks.mjs'
import { GAMES } from './games.ts'
import { openSave, prefer } from './support/app.ts'
import { Person } from './support/person.ts'
import { saveOf } from './support/saves.ts'

const DECISIONS = 6
const TIMES = 9
/** Bars in yardsticks, twice what was measured, on a machine at rest and on one with both cores taken: 1.5 to 3.7, and 14.1 to 22.5. */
const [LONGEST, EACH] = [8, 45]

/** A fixed piece of what pages do: elements made, styled, laid out and thrown away. To be run in a page. */
function yardstick(): number {
  const box = document.createElement('div')
  box.style.cssText = 'position:fixed;inset:0;visibility:hidden;contain:strict'
  for (let i = 0; i < 600; i++) {
    const word = document.createElement('span')
    word.style.cssText = `display:inline-block;width:${20 + (i % 30)}px`
    word.textContent = `word ${i}`
    box.append(word)
  }
  document.body.append(box)
  const height = box.scrollHeight
  box.remove()
  return height
}

/** Plays some decisions with everything moving: what the longest task took, and what all of them took by decision, in yardsticks. */
async function work(browser: Browser, page: Page, person: Person) {
  const recorded = await recordTasks(browser)
  await person.decideTimes(DECISIONS)
  const tasks = await recorded.take(page)
  for (let n = 0; n < TIMES; n++) await page.evaluate(yardstick)
  // By far the longest tasks of a page at rest; the quickest of them is the one that nothing disturbed.
  const measured = await recorded.end(page)
  const unit = measured.map(({ ms }) => ms).sort((a, b) => b - a)[TIMES - 1] ?? Number.NaN
  const times = tasks.map(({ ms }) => ms)
  return { longest: Math.max(...times) / unit, each: times.reduce((sum, ms) => sum + ms, 0) / DECISIONS / unit }
}

for (const game of GAMES)
  test(
    `${game.title}: no task and no decision takes more of the main thread than it used to`,
    { tag: ['@phone', '@devtools'] },
    async ({ browser, context, page }, info) => {
      await prefer(context, { pace: 'fast', motion: 'full' })
      await openSave(page, await saveOf(game, 'middle'))
      const person = new Person(page, game)
      expect(await person.awaited()).toBe(true)
      const { longest, each } = await work(browser, page, person)
      info.annotations.push({ type: 'yardsticks', description: `longest task ${longest.toFixed(2)}, a decision ${each.toFixed(2)}` })
      expect(longest, 'the longest task').toBeLessThan(LONGEST)
      expect(each, 'all tasks of a decision').toBeLessThan(EACH)
    },
  )
