import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OwnServer, startServer } from './server.ts'

/** What the workers of a table do wrong: `full`, `denied` and `silent` are the database, the others the bots. */
export type Fault = 'none' | 'full' | 'denied' | 'silent' | 'hang' | 'throw' | 'illegal' | 'never'

/** Runs in the worker before the app. What is wrong is asked of the server each time, so that a test can change it. */
const SPOILER = `{
  const fault = () => {
    const ask = new XMLHttpRequest()
    ask.open('GET', '../fault.txt?' + performance.now(), false)
    ask.send()
    return ask.responseText
  }
  for (const name of ['put', 'add']) {
    const real = IDBObjectStore.prototype[name]
    IDBObjectStore.prototype[name] = function (...args) {
      if (fault() === 'full') throw new DOMException('no room', 'QuotaExceededError')
      return real.apply(this, args)
    }
  }
  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function (...args) {
    const now = fault()
    if (now === 'denied') throw new DOMException('not here', 'SecurityError')
    return now === 'silent' ? new EventTarget() : open.apply(this, args)
  }
  if (self.name === 'bot') {
    addEventListener('message', (event) => {
      if (event.data.prepare !== undefined) return
      const now = fault()
      if (now === 'hang') for (;;);
      if (now === 'throw') setTimeout(() => { throw new Error('a bot broke') })
      if (now === 'never' || now === 'throw') event.stopImmediatePropagation()
    })
    const post = self.postMessage.bind(self)
    self.postMessage = (answer) => post(fault() === 'illegal' ? { ...answer, move: 0x70000000, more: [] } : answer)
  }
}
`

/** A server of the built app whose workers do what they are told wrong. */
export interface FaultyServer extends OwnServer {
  set(fault: Fault): void
}

/** Starts it, with nothing wrong yet. */
export async function startFaulty(): Promise<FaultyServer> {
  const built = process.env['DIST'] || fileURLToPath(new URL('../../dist/', import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'faulty-'))
  cpSync(built, folder, { recursive: true })
  const assets = join(folder, 'assets')
  for (const file of readdirSync(assets).filter((name) => /^table\.worker.*\.js$/.test(name)))
    writeFileSync(join(assets, file), SPOILER + readFileSync(join(assets, file), 'utf8'))
  const set = (fault: Fault) => writeFileSync(join(folder, 'fault.txt'), fault)
  set('none')
  const server = await startServer(folder)
  return {
    url: server.url,
    set,
    async kill() {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
