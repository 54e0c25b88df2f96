/** A host of the built app that can bring out versions and lose files. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { headers } from '../../tools/headers.mjs'

/** What becomes of a request: answered, answered with 500, or the line goes dead. */
export type Fate = 'answered' | 'failed' | 'cut'

export interface Releases {
  readonly url: string
  /** Decides what becomes of a request, by the path of the file. */
  fate: (path: string) => Fate
  /** Brings out another version: every hashed file has a new name, those before are gone. `<html data-version>` counts them. */
  release(): void
  close(): void
}

type Files = ReadonlyMap<string, Buffer>

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
}

function built(): Files {
  const folder = process.env['DIST'] || fileURLToPath(new URL('../../dist/', import.meta.url))
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile())
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))]))
}

const integrityOf = (body: Buffer | undefined) =>
  `sha256-${createHash('sha256')
    .update(body ?? '')
    .digest('base64')}`

/** The same app under other names, as a build of other sources would be. */
function version(files: Files, count: number): Files {
  const renamed = (name: string) => name.replace(/...(\.\w+)$/, `${String(count).padStart(3, '0')}$1`)
  const names = new Map([...files.keys()].flatMap((path) => (path.startsWith('assets/') ? [[path.slice(7), renamed(path.slice(7))]] : [])))
  const edit = (text: string) => text.replace(/[\w.-]+-[\w-]{8}\.(?:js|css|webp)/g, (name) => names.get(name) ?? name)
  const next = new Map<string, Buffer>()
  for (const [path, body] of files) {
    const text = /\.(js|css|html)$/.test(path)
    next.set(edit(path), text ? Buffer.from(edit(body.toString('utf8'))) : body)
  }
  const page = next.get('index.html')?.toString('utf8') ?? ''
  next.set('index.html', Buffer.from(page.replace('<html ', `<html data-version="${count}" `)))
  const worker = (next.get('sw.js')?.toString('utf8') ?? '')
    .replace(/(url:"(assets\/[^"]+)",revision:null,integrity:)"[^"]+"/g, (_, head, path) => `${head}"${integrityOf(next.get(path))}"`)
    .replace(/(url:"index\.html",revision:)"\w+"/, `$1"${count}"`)
  return next.set('sw.js', Buffer.from(worker))
}

/** Serves the first version on a port the system chooses. */
export async function startReleases(): Promise<Releases> {
  const first = built()
  let count = 1
  let files = version(first, count)
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html'
    const fate = releases.fate(path)
    if (fate === 'cut') return void request.socket.destroy()
    const body = files.get(path)
    const status = fate === 'failed' ? 500 : body ? 200 : 404
    response.writeHead(status, {
      ...headers,
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    })
    return void response.end(status === 200 ? body : '')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const releases: Releases = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    fate: () => 'answered',
    release() {
      count++
      files = version(first, count)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return releases
}
