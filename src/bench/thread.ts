/** Threads of the bench, written in TypeScript like everything else. */
import { Worker } from 'node:worker_threads'

/** Starts a module of this folder as a thread. It does not inherit the TypeScript loader on every Node version: it registers its own. */
export function startThread(name: string, workerData: unknown): Worker {
  const file = JSON.stringify(new URL(name, import.meta.url).href)
  return new Worker(`import('tsx/esm/api').then(({ register }) => { register(); return import(${file}) })`, { eval: true, workerData })
}
