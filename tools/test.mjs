/**
 * `npm test`: checks, unit tests, rule coverage, the speed of the rules, end-to-end tests, one after another and all of them even when one fails.
 * The last line sums up. A test that was skipped, or a stage that left no report, counts as failed.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { binary, root, run, seconds } from './files.mjs'
import { gamesWithLists, ruleCoverage } from './rule-coverage.mjs'

const reports = join(root, 'reports')
const vitest = binary('vitest/vitest.mjs')
const playwright = binary('@playwright/test/cli.js')
const report = (name) => {
  const path = join(reports, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** @typedef {{ passed: number, failed: number, notes?: string[] }} Outcome */

/** @returns {Promise<Outcome>} */
async function checks() {
  const { code } = await run([process.execPath, join(root, 'tools/check.mjs')])
  const results = report('check.json') ?? []
  const passed = results.filter(({ ok }) => ok).length
  return { passed, failed: Math.max(results.length - passed, code === 0 ? 0 : 1) }
}

/** @returns {Promise<Outcome>} */
async function unit() {
  const { code } = await run([...vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`])
  const result = report('unit.json')
  if (!result) return { passed: 0, failed: 1, notes: ['no report of the unit tests'] }
  const skipped = result.numPendingTests + result.numTodoTests
  const failed = result.numFailedTests + skipped
  // A file that does not even load has no tests to count, but it does fail.
  return {
    passed: result.numPassedTests,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    notes: skipped ? [`${skipped} unit tests skipped`] : [],
  }
}

/** @returns {Promise<Outcome>} */
async function coverage() {
  const all = gamesWithLists().map((game) => ({ game, ...ruleCoverage(game) }))
  const failed = all.filter(({ missing, unknown }) => missing.length + unknown.length > 0).length
  const notes = all.flatMap(({ game, wanted, missing, unknown }) => [
    `${game}: ${wanted.length - missing.length} of ${wanted.length} rule statements cited by a test`,
    ...(missing.length > 0 ? [`missing: ${missing.slice(0, 20).join(' ')}${missing.length > 20 ? ' …' : ''}`] : []),
    ...(unknown.length > 0 ? [`in no list: ${unknown.join(' ')}`] : []),
  ])
  return { passed: all.length - failed, failed, notes }
}

/** @returns {Promise<Outcome>} */
async function browser() {
  const { code } = await run([...playwright, 'test'], { minutes: 33 })
  const stats = report('e2e.json')?.stats
  if (!stats) return { passed: 0, failed: 1, notes: ['no report of the end-to-end tests'] }
  const failed = stats.unexpected + stats.flaky + stats.skipped
  const notes = stats.skipped ? [`${stats.skipped} end-to-end tests skipped or not reached`] : []
  return { passed: stats.expected, failed: Math.max(failed, code === 0 ? 0 : 1), notes }
}

/** Speed, counted in instructions. Where the counter is not installed nothing is counted, and that is said. @returns {Promise<Outcome>} */
async function instructions() {
  const { code } = await run([process.execPath, join(root, 'tools/instructions.mjs')])
  const result = report('instructions.json')
  if (!result) return { passed: 0, failed: code === 0 ? 0 : 1, notes: ['speed was not counted here'] }
  return { passed: result.passed, failed: Math.max(result.failed, code === 0 ? 0 : 1) }
}

const stages = [
  ['checks', checks],
  ['unit tests', unit],
  ['rule coverage', coverage],
  ['instructions per decision', instructions],
  ['end-to-end tests', browser],
]

for (const name of ['check.json', 'unit.json', 'instructions.json', 'e2e.json']) rmSync(join(reports, name), { force: true })
const summary = []
let [passed, failed] = [0, 0]
for (const [name, stage] of stages) {
  console.log(`\n=== ${name}`)
  const start = performance.now()
  const outcome = await stage().catch((error) => ({ passed: 0, failed: 1, notes: [String(error?.stack ?? error)] }))
  for (const note of outcome.notes ?? []) console.log(note)
  passed += outcome.passed
  failed += outcome.failed
  summary.push(`${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds(start)}`)
}
console.log(`\n${summary.join('\n')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
