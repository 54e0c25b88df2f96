/**
 * `npm run measure:imports`: does anything that comes in from outside crash, hang, or get in by halves?
 *
 *     npm run measure:imports -- [--inputs 20000] [--seed 1] [--door NAME] [--json]
 *
 * Spoils sound examples of everything that is imported (src/games/testing), by their structure and by their characters, and
 * brings them in where they belong. A fault is a law broken, or 200 ms of this process's own processor time, or half a minute of
 * waiting, three times in a row: it is printed with its number, and `--only N --door NAME` brings that one alone. Ends with 1 when
 * there was any. What else the machine does takes time from the clock on the wall, not from a processor's.
 */
import 'fake-indexeddb/auto'
import { flags, quantile } from './measuring.mjs'

const asked = flags({ inputs: 20_000, seed: 1, door: '', only: -1, json: false })
const source = (path) => import(new URL(`../src/${path}`, import.meta.url).href)
const { openDoors } = await source('games/testing/doors.ts')
const { attempt, bring } = await source('games/testing/attempt.ts')
const { examples } = await source('games/testing/corpus.ts')
const { extremes } = await source('games/testing/extremes.ts')

/** Milliseconds of processor time, and of waiting, after which something hangs. */
const HANG = 200
const WAIT = 30_000

/** Milliseconds that this process has had of a processor. */
function worked() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const hangs = ({ ms, waited }) => ms > HANG || waited > WAIT

const doors = (await openDoors()).filter(({ name }) => asked.door === '' || name === asked.door)
const each = Math.ceil(asked.inputs / doors.length)
const rows = []

async function timed(work) {
  const start = performance.now()
  const found = await work()
  return { ...found, waited: performance.now() - start }
}

/** Memory is tidied up now and then: what hangs, hangs again, three times in a row. */
async function quickest(work) {
  let found = await timed(work)
  for (let again = 0; again < 2 && hangs(found) && found.fate !== 'broken'; again++) {
    const next = await timed(work)
    if (!hangs(next) || next.ms < found.ms) found = next
  }
  return found
}

for (const door of doors) {
  const times = []
  const row = { door: door.name, inputs: 0, taken: 0, refused: 0, broken: 0, hung: 0, median: 0, p99: 0, longest: 0 }
  const numbers = asked.only >= 0 ? [asked.only] : Array.from({ length: each }, (_, n) => n)
  for (const n of numbers) {
    const found = await quickest(() => attempt(door, asked.seed, n, worked))
    times.push(found.ms)
    row.inputs++
    row[found.fate]++
    if (found.fate === 'broken') console.error(`${door.name} ${n}: ${found.why}\n   ${found.shown}`)
    if (hangs(found) && !door.slow) {
      row.hung++
      console.error(`${door.name} ${n}: ${found.ms.toFixed(0)} of ${found.waited.toFixed(0)} ms\n   ${found.shown}`)
    }
  }
  rows.push({ ...row, median: quantile(times, 0.5), p99: quantile(times, 0.99), longest: quantile(times, 1) })
}
function parse(text) {
  try {
    JSON.parse(text)
  } catch {
    // What is not JSON is told by reading it, too.
  }
}

/** Bytes and levels of the files nobody means. */
const [HUGE, DEEP] = [10_500_000, 100_000]
if (asked.only < 0 && ['', 'huge, deep and empty files'].includes(asked.door)) {
  const [files] = await openDoors()
  const times = []
  const row = { door: 'huge, deep and empty files', inputs: 0, taken: 0, refused: 0, broken: 0, hung: 0 }
  const [example] = await examples()
  for (const [name, text] of extremes(example, HUGE, DEEP)) {
    // To know what it is it must be parsed, in a worker, while the page goes on: what counts is what the checks add to that.
    const found = await quickest(async () => {
      const start = worked()
      parse(text)
      const parsing = worked() - start
      const brought = await bring(files, text, worked)
      return { ...brought, ms: Math.max(0, brought.ms - 2 * parsing) }
    })
    row.inputs++
    row[found.fate]++
    times.push(found.ms)
    if (found.fate === 'broken') console.error(`${name}: ${found.why}`)
    if (hangs(found)) {
      row.hung++
      console.error(`${name}: ${found.ms.toFixed(0)} ms beside parsing`)
    }
  }
  rows.push({ ...row, median: quantile(times, 0.5), p99: quantile(times, 0.99), longest: quantile(times, 1) })
}
const sum = (key) => rows.reduce((n, row) => n + row[key], 0)
const total = { door: 'all', ...Object.fromEntries(['inputs', 'taken', 'refused', 'broken', 'hung'].map((key) => [key, sum(key)])) }
if (asked.json) console.log(JSON.stringify({ seed: asked.seed, rows, total }))
else
  console.table(
    [...rows, total].map(({ median, p99, longest, ...row }) => ({
      ...row,
      ...(median === undefined ? {} : { 'median ms': +median.toFixed(2), 'p99 ms': +p99.toFixed(1), 'longest ms': +longest.toFixed(0) }),
    })),
  )
process.exit(total.broken + total.hung > 0 ? 1 : 0)
