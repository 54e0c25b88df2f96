/**
 * `npm run measure:people`: whole games of people who share a tablet.
 *
 *     npx vite build && npm run measure:people -- [--game pixie-queen] [--seed 1] [--json]
 *
 * Four people play Pixie Queen, three people and three bots Fairy School, on one device of 820 x 1180, to the end: whoever the
 * curtain names takes the device (the last one, where several may), decides, and hands it on. At every handover the page is searched
 * for what it may not hold (words, and everything alive in its memory). Every twentieth time it is killed behind the curtain and must
 * come back closed. Prints decisions, handovers and how often there was something to read since the last turn; ends with 1 when
 * anything was found, or a game did not end.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { root } from './files.mjs'
import { flags, startServer } from './measuring.mjs'

const asked = flags({ game: '', seed: 1, json: false })
const e2e = (file) => import(new URL(`../e2e/${file}`, import.meta.url).href)
const { GAMES } = await e2e('games.ts')
const { BRISK, prefer, preferSeats } = await e2e('support/app.ts')
const { expectNothingButCurtain, eye, playTurn, ready, reveal } = await e2e('support/curtain.ts')
const { watch } = await e2e('support/page.ts')
const { Person } = await e2e('support/person.ts')

/** Seats at the tablet, and how many of them are people. */
const TABLES = { 'pixie-queen': [4, 4], 'fairy-school': [6, 3] }
const NAMES = ['Ada', 'Bela', 'Cleo', 'Dora']
const KILL_EVERY = 20

const { executablePath, args } = await findBrowser()
const server = await startServer()
const browser = await chromium.launch({ executablePath, args })

/** Plays one game to its end. */
async function play(game) {
  const [seats, people] = TABLES[game.id]
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true, locale: 'en-GB', baseURL: server.url })
  await prefer(context, BRISK)
  await preferSeats(context, { ...game, short: undefined }, seats, NAMES.slice(0, people))
  const page = await context.newPage()
  const { faults } = watch(page)
  const start = performance.now()
  const person = new Person(page, game, asked.seed)
  const turns = new Map()
  let [handovers, kills, told] = [0, 0, 0]
  await page.goto(`./#/new/${game.id}`)
  await page.getByRole('button', { name: 'Play now' }).click()
  for (let on = true; on; handovers++) {
    await expectNothingButCurtain(page, game)
    if (handovers % KILL_EVERY === KILL_EVERY - 1) {
      await page.reload()
      kills++
      await expectNothingButCurtain(page, game)
    }
    const several = await ready(page)
    const name = several.at(-1) ?? (await eye(page).getAttribute('aria-label')).replace(/^.* for /, '')
    turns.set(name, (turns.get(name) ?? 0) + 1)
    if (await reveal(page, several.length > 0 ? name : undefined)) told++
    on = await playTurn(person)
  }
  const shown = await person.over.isVisible()
  const score = (await person.over.innerText()).split('\n').slice(0, 4).join(' ')
  await page.screenshot({ path: join(root, 'reports', `people-${game.id}.png`) })
  await context.close()
  const minutes = (performance.now() - start) / 60_000
  return {
    game: game.id,
    seats,
    people,
    over: shown,
    score,
    decisions: person.made,
    handovers,
    told,
    kills,
    turns: Object.fromEntries(turns),
    minutes,
    faults,
  }
}

const rows = []
for (const game of GAMES) if (asked.game === '' || asked.game === game.id) rows.push(await play(game))
await browser.close()
server.stop()
for (const row of rows) console.log(asked.json ? JSON.stringify(row) : row)
process.exitCode = rows.every(({ over, faults }) => over && faults.length === 0) ? 0 : 1
