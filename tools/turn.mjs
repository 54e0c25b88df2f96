/**
 * `npm run measure:turn`: how long does a turn of all bots take on a slow phone?
 *
 *     npx vite build && npm run measure:turn -- [--game fairy-school] [--seats 6] [--level sharp] [--turns 4] [--cores 0.25] [--json]
 *
 * Opens a table of bots alone in a real Chromium, the app being installed, and limits the whole browser, all its processes and workers, to a share of
 * one core: DevTools throttling does not reach workers. The limit is a control group of Linux (cgroup v2 or v1), so this
 * wants to be root; the group is made for this run and taken away after it. The limit begins when the table is open. Told
 * are the milliseconds from the message with a turn's beginning to the message with its end as they reach the page: thinking,
 * carrying out, saving and showing its views; and those of each phase. The first turn, in which the code is still being
 * compiled, stands apart. Wall times mean nothing on a busy machine: beside them stands the processor time. Ends with 1 when another turn takes longer than 3 s.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, devices } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { flags, listen, newTable, prefer, startServer } from './measuring.mjs'

const BAR = 3000
/** Microseconds over which the kernel shares out processor time: short, as a slow processor is slow all the time. */
const PERIOD = 20_000
const PATIENCE = 300_000

const asked = flags({ game: 'fairy-school', seats: 6, level: 'sharp', turns: 4, cores: 0.25, json: false })

/** Control groups of one's own, for the limit and for the count: processes started by `wrapper` belong to them, and so do their children. */
function group() {
  const v2 = existsSync('/sys/fs/cgroup/cgroup.controllers')
  const [limits, counts] = (v2 ? ['', ''] : ['cpu', 'cpuacct']).map((kind) => join('/sys/fs/cgroup', kind, `fey-turn-${process.pid}`))
  const folders = [...new Set([limits, counts])]
  const write = (file, text) => writeFileSync(join(limits, file), String(text))
  for (const folder of folders) mkdirSync(folder)
  return {
    folders,
    limit(cores) {
      const quota = Math.round(PERIOD * cores)
      if (v2) return write('cpu.max', `${quota} ${PERIOD}`)
      write('cpu.cfs_period_us', PERIOD)
      write('cpu.cfs_quota_us', quota)
    },
    /** Milliseconds of processor time the whole browser has used. */
    used() {
      if (!v2) return Number(readFileSync(join(counts, 'cpuacct.usage'), 'utf8')) / 1e6
      return Number(/usage_usec (\d+)/.exec(readFileSync(join(counts, 'cpu.stat'), 'utf8'))?.[1]) / 1e3
    },
  }
}

/** A program that starts the browser inside the group. */
function wrapper(folder, groups, executable) {
  const file = join(folder, 'browser')
  writeFileSync(file, `#!/bin/sh\n${groups.map((each) => `echo $$ > ${each}/cgroup.procs`).join('\n')}\nexec ${executable} "$@"\n`)
  chmodSync(file, 0o755)
  return file
}

/** Notes when turns and phases begin and end. To be run in a page before the app. */
function watch() {
  const seen = globalThis.feySeen
  seen.marks = []
  seen.hear = (message) => {
    if (message.type !== 'update') return
    const now = performance.now()
    for (const { by, events } of message.played) {
      const last = seen.marks.at(-1)
      if (last && by >= 0) last.decisions++
      for (const event of events)
        if (['turn', 'phase', 'turnEnd'].includes(event.type)) seen.marks.push({ at: now, what: event.phase ?? event.type, decisions: 0 })
    }
  }
}

/** The turns among the marks: how long each took, with its phases. */
function turnsOf(marks) {
  const turns = []
  let begin = -1
  marks.forEach(({ what }, i) => {
    if (what === 'turn') begin = i
    if (what !== 'turnEnd' || begin < 0) return
    const part = marks.slice(begin, i + 1)
    const phases = part.slice(1, -1).map((mark, k) => [mark.what, Math.round((part[k + 2]?.at ?? mark.at) - mark.at)])
    turns.push({
      ms: Math.round(part.at(-1).at - part[0].at),
      decisions: part.reduce((sum, mark) => sum + mark.decisions, 0),
      phases: Object.fromEntries(phases),
    })
    begin = -1
  })
  return turns
}

const folder = mkdtempSync(join(tmpdir(), 'fey-turn-'))
const box = group()
const server = await startServer()
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath: wrapper(folder, box.folders, executablePath), args })
let turns = []
let processor = Number.NaN
try {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, locale: 'en-GB' })
  const page = await context.newPage()
  const seats = Array.from({ length: asked.seats }, (_, i) => ({ kind: 'bot', name: `Bot ${i + 1}`, level: asked.level }))
  await page.addInitScript(listen)
  await page.addInitScript(watch)
  await page.addInitScript(prefer, { game: asked.game, seats, settings: { language: 'en' } })
  // The app is kept for offline use when it is visited first; that is not part of a turn.
  await page.goto(server.url)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await newTable(page, server.url, asked.game)
  box.limit(asked.cores)
  const ended = (n) => globalThis.feySeen.over || globalThis.feySeen.marks.filter(({ what }) => what === 'turnEnd').length > n
  const until = (n) => page.waitForFunction(ended, n, { timeout: PATIENCE, polling: 250 })
  await until(0)
  const before = box.used()
  await until(asked.turns)
  processor = (box.used() - before) / asked.turns
  turns = turnsOf(await page.evaluate(() => globalThis.feySeen.marks))
} finally {
  box.limit(4)
  await browser.close()
  server.stop()
  // The last of the browser's processes may still be leaving.
  for (const each of box.folders)
    for (let i = 0; i < 50 && existsSync(each); i++) {
      try {
        rmdirSync(each)
      } catch {
        spawnSync('sleep', ['0.1'])
      }
    }
  rmSync(folder, { recursive: true })
}

const [first, ...others] = turns
const slowest = Math.max(...others.map(({ ms }) => ms))
if (asked.json) console.log(JSON.stringify({ ...asked, turns, processor, bar: BAR }))
else {
  console.log(`${asked.game}, ${asked.seats} bots (${asked.level}), the whole browser on ${asked.cores} of a core`)
  const line = (turn) =>
    `${turn.ms} ms, ${turn.decisions} decisions: ${Object.entries(turn.phases)
      .map(([name, ms]) => `${name} ${ms}`)
      .join(', ')}`
  if (first) console.log(`first turn: ${line(first)}`)
  for (const turn of others) console.log(`turn: ${line(turn)}`)
  console.log(
    `Processor time of the whole browser: ${processor.toFixed(0)} ms a turn, on that share of a core ${(processor / asked.cores).toFixed(0)} ms.`,
  )
  console.log(slowest <= BAR ? `The slowest took ${slowest} ms, at most ${BAR}.` : `The slowest took ${slowest} ms, more than ${BAR}.`)
}
if (!(slowest <= BAR)) process.exitCode = 1
