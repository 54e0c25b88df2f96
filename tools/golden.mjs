// Looks for games that end in every way and on every table, and records them anew:
//   npx tsx tools/golden.mjs GAME [name...]
//   npx tsx tools/golden.mjs GAME --refresh      keeps the moves and records anew what comes of them
// Which games there are says testing-golden.ts of the game. Only after a deliberate change of the rules (raise `rules`
// first): the records exist to notice accidental ones.
import { mkdirSync, writeFileSync } from 'node:fs'

const [id, ...wanted] = process.argv.slice(2)
const source = new URL(`../src/games/${id}/`, import.meta.url)
const folder = new URL('golden/', source)
// By address, so that the compiler's project of tools does not swallow the games.
const { goldensIn, record, replay } = await import(new URL('../src/core/testing/golden.ts', import.meta.url).href)
const { GOLDEN } = await import(new URL('testing-golden.ts', source).href)

const TRIES = 20_000

function search(name, { head, choose, good, best }) {
  const game = (seed) => record(GOLDEN, head, seed, choose)
  if (best) {
    const all = Array.from({ length: best.of }, (_, i) => game(1000 + i)).filter(good)
    return all.reduce((a, b) => (best.worth(b) > best.worth(a) ? b : a))
  }
  for (let seed = 1; seed < TRIES; seed++) {
    const found = game(seed)
    if (good(found)) return found
  }
  throw new Error(`no game found for ${name}`)
}

/** One entry a line, so that a difference can be read. */
function write(name, golden) {
  const { log, ...rest } = golden
  const head = JSON.stringify(rest, null, 1).slice(0, -2)
  writeFileSync(
    new URL(`${name}.json`, folder),
    `${head},\n "log": [\n${log.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n ]\n}\n`,
  )
  console.log(`${name}: ${log.length} entries, ${JSON.stringify(golden.end)}`)
}

mkdirSync(folder, { recursive: true })
if (wanted.includes('--refresh'))
  for (const [name, golden] of goldensIn(GOLDEN, folder)) write(name, { ...golden, ...replay(GOLDEN, golden) })
else for (const [name, job] of Object.entries(GOLDEN.jobs)) if (wanted.length === 0 || wanted.includes(name)) write(name, search(name, job))
