/** The ways into the page itself: addresses, what lies in local storage, and files that other apps share. */
import { readFileSync } from 'node:fs'
import { href, parseRoute } from '../../app/routes.ts'
import type { Json } from '../../core/game.ts'
import type { Rng } from '../../core/rng.ts'
import { someTimes, spoilt, spoiltText } from '../../core/testing/mutate.ts'
import { readSides } from '../../ui/screens/flat-plan.ts'
import { enter } from '../../worker/door.ts'
import type { Door } from './doors.ts'

const one = <T>(rng: Rng, list: readonly T[]): T => list[rng.next(list.length)] as T
const spoilWords = (rng: Rng, text: string): string => someTimes(rng, text, (before) => spoiltText(rng, before))

const ADDRESSES = [
  '#/',
  '#/table/k3f9',
  '#/new/toy',
  '#/tables?lost',
  '#/book/Ada%20%F0%9F%A7%9A',
  '#/rules/toy/entry-1',
  '#/companion/a-b',
  '#/editions/',
]

const addresses: Door<string> = {
  name: 'addresses',
  sound: (rng) => one(rng, ADDRESSES),
  spoil: spoilWords,
  bring: async (hash, watch) => {
    const route = await watch(async () => parseRoute(hash))
    const again = href(parseRoute(href(route)))
    if (route.name !== 'missing' && href(parseRoute(again)) !== again) throw new Error(`leads elsewhere: ${hash}`)
    return route.name === 'missing' ? 'refused' : 'taken'
  },
}

/** Entries of local storage, for modules that ask for them. */
function memory(): Map<string, string> {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  return kept
}

const SETTINGS: Json = { language: 'de', theme: 'dark', motion: 'full', pace: 'fast', textSize: 'large', leftHanded: true, name: 'Ada' }
const PLAN: Json = {
  seats: [
    { kind: 'human', name: '' },
    { kind: 'bot', name: 'Fern', level: 'steady', temperament: 'surprise' },
    { kind: 'bot', name: 'Moss', level: 'sharp' },
  ],
  options: { edition: null, wide: true },
}
const SESSION: Json = { id: 'a-b', game: 'toy', at: 1_700_000_000_000 }

async function storageDoor(): Promise<Door<string>> {
  const kept = memory()
  Object.defineProperty(globalThis, 'location', { value: { hash: '' }, configurable: true })
  const { readSettings } = await import('../../app/settings.ts')
  const { lastPlan, newTable } = await import('../../app/start.ts')
  const { lastSession } = await import('../../app/last-session.ts')
  return {
    name: 'local storage',
    sound: (rng) => JSON.stringify(one(rng, [PLAN, PLAN, SETTINGS, SESSION, 'bottom left top'])),
    spoil: (rng, text) => {
      if (rng.next(3) === 0) return spoilWords(rng, text)
      return JSON.stringify(someTimes(rng, JSON.parse(text) as Json, (before) => spoilt(rng, before))) ?? ''
    },
    bring: async (text, watch) => {
      const settings = await watch(async () => readSettings(text))
      if (JSON.stringify(readSettings(JSON.stringify(settings))) !== JSON.stringify(settings)) throw new Error('settings that do not last')
      kept.set('fey-table:last:toy', text)
      kept.set('fey-table:last-session', text)
      lastSession()
      if (readSides(text, 3).length !== 3) throw new Error('sides without seats')
      const plan = lastPlan('toy')
      if (!plan) return 'refused'
      const entered = enter({ type: 'create', id: 1, table: newTable(plan, 'T', (seat) => `P${seat}`) })
      if (!entered.ok) throw new Error(`a plan no table can be made of: ${JSON.stringify(entered.faults)}`)
      return 'taken'
    },
  }
}

interface Shared {
  readonly name: string
  readonly text: string
}

/** The part of the service worker that takes shared files, as it is served. */
function shareTarget(): (request: Request) => Promise<Response> {
  let listen: (event: object) => void = () => undefined
  const scope = {
    registration: { scope: 'https://table.test/app/' },
    addEventListener: (_: string, work: typeof listen) => (listen = work),
  }
  const source = readFileSync(new URL('../../../public/share-target.js', import.meta.url), 'utf8')
  new Function('self', source)(scope)
  return (request) =>
    new Promise((resolve, reject) => listen({ request, respondWith: (answer: Promise<Response>) => answer.then(resolve, reject) }))
}

/** Caches as far as sharing needs them. */
function memoryCaches(): void {
  const boxes = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const box = boxes.get(name) ?? new Map<string, Response>()
    boxes.set(name, box)
    return {
      put: async (address: string, response: Response) => void box.set(new URL(address).href, response),
      keys: async () => [...box.keys()].map((url) => ({ url })),
      match: async ({ url }: { url: string }) => box.get(url),
    }
  }
  const caches = { open, has: async (name: string) => boxes.has(name), delete: async (name: string) => boxes.delete(name) }
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true })
}

async function shareDoor(): Promise<Door<readonly Shared[]>> {
  memoryCaches()
  const take = shareTarget()
  const { unpack } = await import('../../app/shared-box.ts')
  return {
    name: 'shared files',
    sound: (rng) => [
      { name: 'one.json', text: '{"format":1}' },
      { name: one(rng, ['zwei: Übung.json', '..', '.', 'a/b.json', '%2e', '?', '#']), text: '{}' },
    ],
    spoil: (rng, files) => files.map(({ name, text }) => ({ name: spoilWords(rng, name) || 'x', text: spoilWords(rng, text) })),
    bring: async (files, watch) => {
      const form = new FormData()
      for (const { name, text } of files) form.append('tables', new File([text], name))
      const request = new Request('https://table.test/app/share', { method: 'POST', body: form })
      const [answer, arrived] = await watch(async () => [await take(request), await unpack()] as const)
      if (answer.status !== 303) throw new Error(`answered with ${answer.status}`)
      const lost = answer.headers.get('location')?.endsWith('?lost') === true
      if (arrived.length !== files.length && !lost) throw new Error(`${files.length} shared, ${arrived.length} arrived`)
      return lost ? 'refused' : 'taken'
    },
  }
}

/** All ways into the page. */
export const pageDoors = async (): Promise<readonly Door[]> =>
  [addresses, await storageDoor(), await shareDoor()] as unknown as readonly Door[]
