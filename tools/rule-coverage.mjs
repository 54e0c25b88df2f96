/**
 * Which rule statements does no test cite yet? A statement is cited when its id (such as PQ-A05-02) stands in the title of a
 * test under src/ or e2e/. Statements marked `info` need none. `npm run coverage:rules` lists what is missing.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesUnder, root } from './files.mjs'

const TITLE = /(?:\b(?:it|test|describe|rule|scenario)(?:\.\w+)*)\s*\(\s*(['"`][\s\S]*?['"`])/g
const ID = /(?:PQ|FS)-[A-Z0-9]+-\d+/g

/** The ids standing in the titles of tests. @param {string} code */
export const citedIn = (code) => [...code.matchAll(TITLE)].flatMap(([, title]) => title.match(ID) ?? [])

/**
 * @param {string} game folder under src/games
 * @returns {{ wanted: string[], missing: string[], unknown: string[] }} unknown: cited in a test but in no list
 */
export function ruleCoverage(game) {
  const statements = JSON.parse(readFileSync(join(root, `src/games/${game}/rule-ids.json`), 'utf8'))
  const wanted = statements.filter(({ info }) => !info).map(({ id }) => id)
  const files = [...filesUnder('src', /\.test\.tsx?$/), ...filesUnder('e2e', /\.spec\.ts$/)]
  const cited = new Set(files.flatMap((path) => citedIn(readFileSync(join(root, path), 'utf8'))))
  const ids = new Set(statements.map(({ id }) => id))
  const family = statements[0].id.split('-')[0]
  return {
    wanted,
    missing: wanted.filter((id) => !cited.has(id)),
    unknown: [...cited].filter((id) => id.startsWith(`${family}-`) && !ids.has(id) && !/-Q\d+$/.test(id)),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { wanted, missing, unknown } = ruleCoverage('pixie-queen')
  if (process.argv.includes('--list')) for (const id of missing) console.log(id)
  if (unknown.length > 0) console.log(`cited but in no list: ${unknown.join(' ')}`)
  const covered = wanted.length - missing.length
  console.log(`rule statements cited by a test: ${covered} of ${wanted.length} (${((100 * covered) / wanted.length).toFixed(1)} %)`)
  process.exitCode = missing.length + unknown.length > 0 ? 1 : 0
}
