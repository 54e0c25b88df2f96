/** Weighs the built app: script of a first visit, script of a table of each game, everything stored for offline use. And whether a visit loads code of a game that is not played. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesUnder, root } from './files.mjs'

const dist = join(root, 'dist')
const hasClerk = (game) => existsSync(join(root, 'src/ui/games', game, 'clerk/index.tsx'))
const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const gzip = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const json = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'))

/** Files a chunk needs before it runs: itself and what it imports at once. */
function closure(manifest, key, into = new Set()) {
  const chunk = manifest[key]
  if (!chunk || into.has(chunk.file)) return into
  into.add(chunk.file)
  for (const other of chunk.imports ?? []) closure(manifest, other, into)
  return into
}

/** A visit as a list of chunks: names or sources that fit a pattern, of which the heaviest counts (one language of three, say). */
const VISITS = [
  {
    name: 'script of a first visit to home',
    limit: 60_000,
    chunks: [/^index\.html$/, /ui\/screens\/home/, /^src\/text\/\w\w\.ts$/],
    played: null,
  },
  ...games.map((game) => ({
    name: `script of a table of ${game}`,
    limit: 150_000,
    chunks: [
      /^index\.html$/,
      /ui\/screens\/table\.tsx/,
      /^src\/app\/table\.ts$/,
      new RegExp(`^src/ui/games/${game}/index\\.tsx$`),
      /^src\/text\/\w\w\.ts$/,
      new RegExp(`^src/text/${game}/\\w\\w\\.ts$`),
    ],
    played: game,
    workers: true,
  })),
  ...games.filter(hasClerk).map((game) => ({
    name: `script of the clerk of ${game}`,
    limit: 150_000,
    chunks: [
      /^index\.html$/,
      /ui\/screens\/companion\.tsx/,
      /^src\/storage\/open\.ts$/,
      new RegExp(`^src/ui/games/${game}/clerk/index\\.tsx$`),
      /^src\/text\/\w\w\.ts$/,
      /^src\/text\/companion\/\w\w\.ts$/,
      new RegExp(`^src/text/${game}/\\w\\w\\.ts$`),
      new RegExp(`^src/text/${game}/clerk\\.\\w\\w\\.ts$`),
    ],
    played: game,
    clerk: true,
  })),
]

/** Workers are no part of the manifest: they are found by their file names, and what they load for a game by the modules in it. */
function workerFiles(modules, game) {
  const scripts = filesUnder('dist/assets', /worker.*\.js$/).map((path) => path.slice('dist/'.length))
  const rules = Object.keys(modules).filter((file) => modules[file].includes(`src/games/${game}/index.ts`))
  const found = new Set([...scripts, ...rules])
  for (const file of found)
    for (const [, name] of readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*[`'"]\.\/([^`'"]+)/g))
      found.add(`assets/${name}`)
  return found
}

function visitFiles(manifest, inWorkers, { chunks, played, workers }) {
  const files = new Set()
  const weight = (key) => [...closure(manifest, key)].reduce((sum, file) => sum + gzip(file), 0)
  for (const pattern of chunks) {
    const keys = Object.keys(manifest).filter((key) => pattern.test(key))
    const heaviest = keys.sort((a, b) => weight(b) - weight(a))[0]
    if (heaviest) for (const file of closure(manifest, heaviest)) files.add(file)
  }
  if (workers) for (const file of workerFiles(inWorkers, played)) files.add(file)
  return [...files].filter((file) => file.endsWith('.js'))
}

/** Modules of games that are not played, and of clerks where the game itself is; the address of a cover is the home screen's. */
const strangers = (files, modules, { played, clerk }) =>
  files
    .flatMap((file) => modules[file] ?? [])
    .filter((path) => {
      if (!clerk && /\/clerk(\/|[-.])|^src\/ui\/companion\//.test(path)) return true
      const [, game] = /^src\/(?:ui\/games|games|text)\/([\w-]+)\//.exec(path) ?? []
      return game !== undefined && game !== played && games.includes(game) && !/\.webp$/.test(path)
    })

/** Bytes of everything the service worker stores, as it is stored: unpacked. */
function precache() {
  const list = readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/\burl:\s*"([^"]+)"/g)
  return [...new Set([...list].map(([, url]) => url))].reduce((sum, url) => sum + readFileSync(join(dist, url)).length, 0)
}

/** Scripts that import a worker's first one: WebKit would run it once more for each worker, and two tables would answer. */
export function importersOfWorkers() {
  const names = (file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*\(?[`'"]\.\/([^`'"]+)/g)].map(([, name]) => name)
  const scripts = filesUnder('dist/assets', /\.js$/).map((path) => path.slice('dist/'.length))
  return scripts.filter((file) => names(file).some((name) => /worker.*\.js$/.test(name)))
}

/** @returns {{ name: string, bytes: number, limit: number, strangers: string[] }[]} */
export function weigh() {
  const manifest = json('manifest.json')
  const inWorkers = json('modules-worker.json')
  const modules = { ...json('modules-page.json'), ...inWorkers }
  const visits = VISITS.map((visit) => {
    const files = visitFiles(manifest, inWorkers, visit)
    return {
      name: visit.name,
      limit: visit.limit,
      bytes: files.reduce((sum, file) => sum + gzip(file), 0),
      strangers: strangers(files, modules, visit),
    }
  })
  return [...visits, { name: 'whole precache, unpacked', limit: 2_600_000, bytes: precache(), strangers: [] }]
}

export const described = ({ name, bytes, limit, strangers }) =>
  [`${name}: ${kB(bytes)} of ${kB(limit)}`, ...strangers.map((path) => `loads ${path}, which belongs elsewhere`)].join('; ')
