/** Weighs the built app: script of a first visit, script of a table, everything stored for offline use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesUnder, root } from './files.mjs'

const dist = join(root, 'dist')
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const gzip = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length

/** Files a chunk needs before it runs: itself and what it imports at once. */
function closure(manifest, key, into = new Set()) {
  const chunk = manifest[key]
  if (!chunk || into.has(chunk.file)) return into
  into.add(chunk.file)
  for (const other of chunk.imports ?? []) closure(manifest, other, into)
  return into
}

/**
 * A visit as a list of chunks: names or sources that fit a pattern, of which the heaviest counts (one language of three, say).
 * Workers are no part of the manifest; they are found by their file names, and what they load by their text.
 */
const VISITS = [
  {
    name: 'script of a first visit to home',
    limit: 60_000,
    chunks: [/^index\.html$/, /ui\/screens\/home/, /^src\/text\/\w\w\.ts$/],
    workers: false,
  },
  {
    name: 'script of a table',
    limit: 150_000,
    chunks: [
      /^index\.html$/,
      /ui\/screens\/table\.tsx/,
      /^src\/app\/table\.ts$/,
      /^src\/ui\/games\/pixie-queen\/(index|board|table)\.tsx?$/,
      /^src\/text\/\w\w\.ts$/,
      /^src\/text\/pixie-queen\/\w\w\.ts$/,
    ],
    workers: true,
  },
]

function workerFiles() {
  const scripts = filesUnder('dist/assets', /worker.*\.js$/)
  const loaded = scripts.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/import\([`'"]\.\/([^`'"]+)/g)])
  return [...scripts.map((path) => path.slice('dist/'.length)), ...loaded.map(([, name]) => `assets/${name}`)]
}

function visitFiles(manifest, { chunks, workers }) {
  const files = new Set()
  const weight = (key) => [...closure(manifest, key)].reduce((sum, file) => sum + gzip(file), 0)
  for (const pattern of chunks) {
    const keys = Object.keys(manifest).filter((key) => pattern.test(key))
    const heaviest = keys.sort((a, b) => weight(b) - weight(a))[0]
    if (heaviest) for (const file of closure(manifest, heaviest)) files.add(file)
  }
  if (workers) for (const file of workerFiles()) files.add(file)
  return [...files].filter((file) => file.endsWith('.js'))
}

/** Bytes of everything the service worker stores, as it is stored: unpacked. */
function precache() {
  const list = readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/\burl:\s*"([^"]+)"/g)
  return [...new Set([...list].map(([, url]) => url))].reduce((sum, url) => sum + readFileSync(join(dist, url)).length, 0)
}

/** @returns {{ name: string, bytes: number, limit: number }[]} */
export function weigh() {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const visits = VISITS.map((visit) => ({
    name: visit.name,
    limit: visit.limit,
    bytes: visitFiles(manifest, visit).reduce((sum, file) => sum + gzip(file), 0),
  }))
  return [...visits, { name: 'whole precache, unpacked', limit: 2_000_000, bytes: precache() }]
}

export const described = ({ name, bytes, limit }) => `${name}: ${kB(bytes)} of ${kB(limit)}`
