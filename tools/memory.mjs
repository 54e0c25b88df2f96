/**
 * `npm run measure:memory`: what does the worker of the bots hold after a whole game?
 *
 *     npx vite build && npm run measure:memory -- [--game fairy-school] [--seats N] [--level sharp] [--json]
 *
 * Plays a table of bots alone, as many as the game seats, to its end in a real Chromium and asks the bots' worker, which is a
 * worker of the table's worker, for its heap every second: what is used, what V8 keeps for it, and what lies outside of it. Ends
 * with 1 when it ever kept 64 MB.
 */
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { flags, listen, newTable, prefer, startServer } from './measuring.mjs'

const BAR = 64
const PATIENCE = 1_800_000
const { loadGame } = await import(new URL('../src/games/index.ts', import.meta.url).href)
const given = flags({ game: 'fairy-school', seats: 0, level: 'sharp', json: false })
const asked = { ...given, seats: given.seats || (await loadGame(given.game)).seats[1] }
const mega = (bytes) => bytes / 2 ** 20

/**
 * Speaks with the workers of a target, which it finds by itself. Workers of workers are reached through the worker that made them: messages
 * for them are messages within messages.
 */
class Target {
  children = new Map()
  #asked = 0
  #open = new Map()

  /** @param send hands a protocol message to the target */
  constructor(name, send) {
    this.name = name
    this.send = send
  }

  ask(method, params = {}) {
    const id = ++this.#asked
    const answer = new Promise((resolve, reject) => this.#open.set(id, { resolve, reject }))
    // A worker that has gone cannot be asked any more.
    this.send({ id, method, params }).catch((error) => this.#open.get(id)?.reject(error))
    return answer
  }

  attach() {
    return this.ask('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  }

  receive({ id, result, error, method, params }) {
    if (id !== undefined) {
      const open = this.#open.get(id)
      this.#open.delete(id)
      if (error) open?.reject(new Error(error.message))
      else open?.resolve(result)
    } else if (method === 'Target.attachedToTarget') this.#attached(params)
    else if (method === 'Target.detachedFromTarget') this.children.delete(params.sessionId)
    else if (method === 'Target.receivedMessageFromTarget') this.children.get(params.sessionId)?.receive(JSON.parse(params.message))
  }

  #attached({ sessionId, targetInfo }) {
    const child = new Target(targetInfo.title || targetInfo.url, (message) =>
      this.ask('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(message) }),
    )
    this.children.set(sessionId, child)
    child.attach().catch(() => undefined)
  }
}

/** The page's target; its messages come as events of a session of Playwright. */
async function targetOf(page) {
  const session = await page.context().newCDPSession(page)
  const target = new Target('page', async ({ id, method, params }) => target.receive({ id, result: await session.send(method, params) }))
  for (const method of ['Target.attachedToTarget', 'Target.detachedFromTarget', 'Target.receivedMessageFromTarget'])
    session.on(method, (params) => target.receive({ method, params }))
  await target.attach()
  return target
}

const botsOf = (page) => [...page.children.values()].flatMap((table) => [...table.children.values()])

async function heapOf(worker) {
  const { usedSize, totalSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await worker.ask('Runtime.getHeapUsage')
  return { used: mega(usedSize), kept: mega(totalSize + embedderHeapUsedSize + backingStorageSize) }
}

const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
const server = await startServer()
const heaps = []
let left
try {
  const page = await (await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } })).newPage()
  const seats = Array.from({ length: asked.seats }, (_, i) => ({ kind: 'bot', name: `Bot ${i + 1}`, level: asked.level }))
  await page.addInitScript(listen)
  await page.addInitScript(prefer, { game: asked.game, seats, settings: { language: 'en' } })
  const target = await targetOf(page)
  await newTable(page, server.url, asked.game)
  const until = performance.now() + PATIENCE
  while (!(await page.evaluate(() => globalThis.feySeen.over))) {
    if (performance.now() > until) throw new Error('The game did not end')
    await page.waitForTimeout(1000)
    for (const worker of botsOf(target)) heaps.push(await heapOf(worker))
  }
  const [worker] = botsOf(target)
  await worker.ask('HeapProfiler.collectGarbage')
  left = await heapOf(worker)
} finally {
  await browser.close()
  server.stop()
}

const most = (of) => Math.max(...heaps.map(of))
const found = { samples: heaps.length, used: most(({ used }) => used), kept: most(({ kept }) => kept), left: left.used }
if (asked.json) console.log(JSON.stringify({ ...asked, ...found, bar: BAR }))
else {
  const [used, kept, after] = [found.used, found.kept, found.left].map((n) => n.toFixed(1))
  console.log(`${asked.game}, a whole game of ${asked.seats} bots (${asked.level}); the bots' worker, asked ${found.samples} times`)
  console.log(`at most ${used} MB used and ${kept} MB kept (bar: ${BAR}); when all is cleared up after the game ${after} MB used`)
}
if (!(found.kept < BAR)) process.exitCode = 1
