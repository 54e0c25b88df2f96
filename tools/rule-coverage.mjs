/**
 * Which rule statements does no test cite yet? A statement is cited when its id (such as PQ-A05-02) stands in the title of a
 * test under src/ or e2e/. Statements marked `info` need none. `npm run coverage:rules` lists what is missing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

/** Every game that has a list of statements. */
export const gamesWithLists = () =>
  readdirSync(join(root, 'src/games')).filter((game) => existsSync(join(root, `src/games/${game}/rule-ids.json`)))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const game of gamesWithLists()) {
    const { wanted, missing, unknown } = ruleCoverage(game)
    if (process.argv.includes('--list')) for (const id of missing) console.log(id)
    if (unknown.length > 0) console.log(`cited but in no list: ${unknown.join(' ')}`)
    const covered = wanted.length - missing.length
    const share = ((100 * covered) / wanted.length).toFixed(1)
    console.log(`${game}: rule statements cited by a test: ${covered} of ${wanted.length} (${share} %)`)
    if (missing.length + unknown.length > 0) process.exitCode = 1
  }
}
