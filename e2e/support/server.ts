import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server of the built app that belongs to one test, so that the test may kill it. */
export interface OwnServer {
  readonly url: string
  /** Ends the process and waits until it is gone: from here on nothing answers at `url`. */
  kill(): Promise<void>
}

const script = fileURLToPath(new URL('../../tools/serve.mjs', import.meta.url))

async function address(process: ChildProcess): Promise<string> {
  let said = ''
  for await (const data of process.stdout ?? []) {
    said += String(data)
    const url = /http:\S+/.exec(said)?.[0]
    if (url) return url
  }
  throw new Error(`The server ended without an address: ${said}`)
}

/** Starts the server on a port the system chooses; `folder` serves another build than the usual one. */
export async function startServer(folder = ''): Promise<OwnServer> {
  const server = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', DIST: folder || (process.env['DIST'] ?? '') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await address(server)
  return {
    url,
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
    },
  }
}
