/**
 * Serves the built app the way a good host would: security headers, compression, hashed files and fonts cached for ever and
 * everything else asked for anew. `PORT`, `HOST` and the folder, `DIST`, come from the environment; prints the address.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { headers } from './headers.mjs'

const root = process.env.DIST ? join(resolve(process.env.DIST), sep) : fileURLToPath(new URL('../dist/', import.meta.url))
const port = Number(process.env.PORT ?? 4173)
const host = process.env.HOST ?? 'localhost'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const packed = new Set(['.png', '.webp', '.woff2'])
/**
 * Whose files never change: what is in them changes with their names. A font that is asked for anew on every visit comes too late
 * for the page it was preloaded for.
 */
const LASTING = ['assets', 'fonts']
// A host compresses once and for all; here it is done at the first visit, which should not wait for the last per cent.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** @type {Map<string, Record<string, Buffer> & { tag: string }>} */
const kept = new Map()

/** A file in the wanted encoding; compressed once, then kept as long as its content stays. */
function load(path, encoding) {
  const plain = readFileSync(path)
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`
  const known = kept.get(path)
  const entry = known?.tag === tag ? known : { tag, identity: plain }
  kept.set(path, entry)
  entry[encoding] ??= encoding === 'br' ? brotliCompressSync(plain, brotli) : gzipSync(plain)
  return { tag, body: entry[encoding] }
}

function encodingFor(request, extension) {
  if (packed.has(extension)) return 'identity'
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** The file an address means, or undefined: never one outside the built folder. */
function fileFor(address) {
  let path
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost').pathname)
  } catch {
    return undefined
  }
  if (path.endsWith('/')) path += 'index.html'
  const file = normalize(join(root, path))
  return file.startsWith(root) && types[extname(file)] && existsSync(file) ? file : undefined
}

function answer(request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, headers).end()
  const file = fileFor(request.url ?? '/')
  if (!file) return response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found\n')
  const extension = extname(file)
  const encoding = encodingFor(request, extension)
  const { tag, body } = load(file, encoding)
  const lasting = LASTING.some((folder) => file.startsWith(join(root, folder, sep)))
  const all = {
    ...headers,
    'Content-Type': types[extension],
    'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  }
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, all).end()
  response.writeHead(200, { ...all, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

if (!existsSync(join(root, 'index.html'))) {
  console.error('Nothing built yet: run npm run build first.')
  process.exit(1)
}
const server = createServer(answer)
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start` : error.message)
  process.exit(1)
})
server.listen(port, host, () => console.log(`Fey Table is at http://${host.includes(':') ? `[${host}]` : host}:${server.address().port}/`))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
