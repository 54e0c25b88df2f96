/** The real things behind the injected ones, as a worker finds them. */
import type { Clock, WorkerPort } from './bot-pool.ts'
import type { Channel, Locks } from './ownership.ts'

export const clock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

/** A worker as a port. */
export function portOf(worker: Worker): WorkerPort {
  return {
    post: (message) => worker.postMessage(message),
    listen: (onMessage, onError) => {
      worker.addEventListener('message', (event: MessageEvent<unknown>) => onMessage(event.data))
      worker.addEventListener('error', (event) => {
        // Else it goes on to the page, which would take it for the end of the table's own worker.
        event.preventDefault()
        onError(event.message)
      })
      worker.addEventListener('messageerror', () => onError('a message could not be read'))
    },
    terminate: () => worker.terminate(),
  }
}

/** The browser's locks, or null where it has none (insecure context). */
export function browserLocks(): Locks | null {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return null
  return { request: (name, options, held) => locks.request(name, options, held) }
}

/** A broadcast channel, or null where there is none. */
export function browserChannel(name: string): Channel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    listen: (onMessage) => channel.addEventListener('message', (event: MessageEvent<unknown>) => onMessage(event.data)),
    close: () => channel.close(),
  }
}
