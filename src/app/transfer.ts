/** Saved tables, sessions and editions out into files, and in again. */
import type { Problem, Reply, Request } from '../worker/protocol.ts'
import { loadSessions } from './companion.ts'
import { loadEditions, type SavedEdition } from './editions.ts'
import { loadTables, type SavedTable } from './tables.ts'

type Wanted = Omit<Extract<Request, { type: 'export' }>, 'type'>

/** One request to a worker of its own: only workers know the rules that check a file. */
async function askWorker(request: Request): Promise<Reply> {
  const { Bridge } = await import('../worker/bridge.ts')
  const bridge = new Bridge(
    () => undefined,
    () => undefined,
  )
  try {
    return await bridge.ask(request)
  } finally {
    bridge.terminate()
  }
}

async function exported(wanted: Wanted, title: string): Promise<File> {
  const reply = await askWorker({ type: 'export', ...wanted })
  if (reply.type !== 'done' || reply.text === undefined) throw new Error(`not exported: ${JSON.stringify(reply)}`)
  const day = new Date().toISOString().slice(0, 10)
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-') || 'fey-table'
  return new File([reply.text], `${name}-${day}.json`, { type: 'application/json' })
}

/** One table as a file. */
export const exportTable = ({ id, name }: SavedTable): Promise<File> => exported({ tables: [id] }, name)

/** One session as a file. */
export const exportSession = ({
  id,
  seats,
}: {
  readonly id: string
  readonly seats: readonly { readonly name: string }[]
}): Promise<File> => exported({ sessions: [id] }, seats.map(({ name }) => name).join(' '))

/** One edition as a file. */
export const exportEdition = ({ id }: Pick<SavedEdition, 'id'>, title: string): Promise<File> => exported({ editions: [id] }, title)

/** All tables, sessions and editions that can be read, and the players' book, as one file. */
export const exportAll = (): Promise<File> => exported({}, 'fey-tables')

/** How many came, and how many were there already. */
export interface Taken {
  readonly tables: number
  readonly known: number
  readonly sessions: number
  readonly knownSessions: number
  readonly editions: number
  readonly knownEditions: number
  /** Results that the players' book has gained beyond those of the tables. */
  readonly results: number
}

export type Imported = { readonly ok: true; readonly taken: Taken } | { readonly ok: false; readonly problem: Problem }

/** The game of whose edition a text consists, without a document round it; null for any other text. */
export type GameOfBare = (text: string) => Promise<string | null>

/** Bytes of a file that is not even opened: thousands of tables are fewer. */
const LARGEST = 200_000_000

const unread = (message: string): Imported => ({ ok: false, problem: { kind: 'badInput', faults: [{ path: '', message }] } })

/** Takes the tables, sessions and editions of a file in: all that are not there yet, or none and the reasons. */
export async function importFile(file: File, gameOfBare: GameOfBare): Promise<Imported> {
  if (file.size > LARGEST) return unread(`the file is larger than ${LARGEST / 1_000_000} MB`)
  const text = await file.text().catch(() => null)
  if (text === null) return unread('the file is not to be read')
  const game = await gameOfBare(text)
  const bare = game === null ? {} : { bare: { game, name: file.name.replace(/\.json$/i, '') } }
  const reply = await askWorker({ type: 'import', text, ...bare })
  if (reply.type === 'failed') return { ok: false, problem: reply.problem }
  await Promise.all([loadTables(), loadSessions(), loadEditions()])
  const { tables, known = 0, sessions, knownSessions = 0, editions, knownEditions = 0, results = 0 } = reply.type === 'done' ? reply : {}
  const [newTables, newSessions, newEditions] = [tables, sessions, editions].map((ids) => ids?.length ?? 0)
  return {
    ok: true,
    taken: { tables: newTables ?? 0, known, sessions: newSessions ?? 0, knownSessions, editions: newEditions ?? 0, knownEditions, results },
  }
}
