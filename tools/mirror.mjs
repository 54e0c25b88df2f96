/**
 * `npm run measure:mirror`: recorded games of Pixie Queen, told to the app beside a real board through its screens, entry by
 * entry, as people would; each has to end with the scores it was recorded with.
 *
 *     npx vite build && npm run measure:mirror -- [--games 10]
 *
 * Ends with 1 when one does not.
 */
import { chromium, devices } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { flags, startServer } from './measuring.mjs'

const asked = flags({ games: 10 })
const e2e = (file) => import(new URL(`../e2e/support/${file}`, import.meta.url).href)
const { BRISK, prefer } = await e2e('app.ts')
const { RECORDED, Teller } = await e2e('teller.ts')
const { executablePath, args } = await findBrowser()
const server = await startServer()
const browser = await chromium.launch({ executablePath, args })
let wrong = 0
try {
  for (const name of RECORDED.slice(0, asked.games)) {
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: server.url, locale: 'en-GB' })
    await prefer(context, BRISK)
    const page = await context.newPage()
    const teller = await Teller.sit(page, name)
    const [entries, start] = [teller.left, performance.now()]
    while (teller.left > 0) await teller.tell()
    const found = await teller.found()
    const right = found.join() === teller.scores.join()
    if (!right) wrong++
    const seconds = (performance.now() - start) / 1000
    console.log(
      `${name}: ${entries} entries in ${seconds.toFixed(0)} s, ${found.join(', ')}${right ? ', as recorded' : ` instead of ${teller.scores.join(', ')}`}`,
    )
    await context.close()
  }
} finally {
  await browser.close()
  server.stop()
}
console.log(`${wrong} of ${asked.games} games ended otherwise than recorded`)
process.exitCode = wrong > 0 ? 1 : 0
