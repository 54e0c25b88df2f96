/**
 * `npm run lighthouse`: judges the built app as a slow phone would see it, three times, and prints the median of each category.
 * Not part of `npm test`: Lighthouse is fetched by npx for this run only, being larger than everything else together.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { root, run } from './files.mjs'

const RUNS = 3
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const port = Number(process.env.PORT ?? 4390)
const { executablePath } = await findBrowser()
mkdirSync(join(root, 'reports/lighthouse'), { recursive: true })

const server = spawn(process.execPath, [join(root, 'tools/serve.mjs')], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise((resolve, reject) => {
  server.stdout.once('data', resolve)
  server.once('exit', () => reject(new Error('The server did not start.')))
})

const scores = Object.fromEntries(Object.keys(LEAST).map((category) => [category, []]))
try {
  for (let n = 1; n <= RUNS; n++) {
    const path = join(root, `reports/lighthouse/run-${n}.json`)
    const flags = ['--quiet', '--output=json', `--output-path=${path}`, '--chrome-flags=--headless=new --no-sandbox --disable-gpu']
    const { code, output } = await run(['npx', '--yes', 'lighthouse@12.8.2', `http://localhost:${port}/`, ...flags], {
      quiet: true,
      env: { CHROME_PATH: executablePath },
    })
    if (code !== 0 || !existsSync(path)) throw new Error(output)
    const { categories } = JSON.parse(readFileSync(path, 'utf8'))
    for (const category of Object.keys(LEAST)) scores[category].push(Math.round(100 * categories[category].score))
  }
} finally {
  server.kill()
}

for (const [category, all] of Object.entries(scores)) {
  const median = all.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]
  if (median < LEAST[category]) process.exitCode = 1
  console.log(`${category}: ${median} (runs ${all.join(', ')}; at least ${LEAST[category]})`)
}
