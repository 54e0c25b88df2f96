/** Editions in a file document, and back; and what their game says of one that is being entered. */
import type { Fault, Game, Json } from '../core/game.ts'
import { BadInput } from '../core/game.ts'
import { checkEditionFile, EDITION_FORMAT, type EditionRecord } from '../storage/edition-records.ts'
import type { NewEdition } from '../storage/editions.ts'
import { StorageError } from '../storage/problems.ts'
import { formatOf } from '../storage/records.ts'
import type { Shelves } from '../storage/shelves.ts'
import { gameFor } from './opening.ts'

interface EditionDeps {
  shelves(): Promise<Shelves>
  loadGame(id: string): Promise<Game | null>
  newId(): string
}

/** Everything the game finds wrong with an edition, by its places: `edition.tracks.length`. @throws StorageError when the game is not known. */
export async function faultsOf(deps: Pick<EditionDeps, 'loadGame'>, game: string, edition: unknown): Promise<readonly Fault[]> {
  const { notation } = await gameFor(deps, game)
  try {
    notation.options({ edition })
    return []
  } catch (error) {
    if (error instanceof BadInput) return error.faults
    throw error
  }
}

const inFile = ({ format, game, name, value, created, updated }: EditionRecord): Json => ({ format, game, name, created, updated, value })

/** These editions, or all that can be read. @throws StorageError when one cannot be read that was asked for by name. */
export async function editionsOut({ shelves }: EditionDeps, ids?: readonly string[]): Promise<Json[]> {
  const { editions } = await shelves()
  const found = ids ? await Promise.all(ids.map((id) => editions.load(id))) : (await editions.list()).editions
  return found.map(inFile)
}

/** Reads an edition of a file. One that is half entered comes back as such. @throws StorageError `newerSave`, BadInput naming every fault */
export async function readEdition(deps: EditionDeps, input: unknown): Promise<NewEdition> {
  const format = formatOf(input)
  if (format !== null && format > EDITION_FORMAT) throw new StorageError({ kind: 'newerSave', found: format, known: EDITION_FORMAT })
  const checked = checkEditionFile(input)
  if (!checked.ok) throw new BadInput(checked.faults)
  const { format: _, ...edition } = checked.value
  const faults = await faultsOf(deps, edition.game, edition.value)
  return { ...edition, id: deps.newId(), faults: faults.length }
}

/** Says that a text is nothing but an edition of a game, and how it is to be called. */
export interface Bare {
  readonly game: string
  readonly name: string
}

/** Reads an edition that lies bare in a file: what it leaves out comes from the shipped one. @throws BadInput naming every fault */
export async function readBare(deps: EditionDeps & { today(): number }, { game, name }: Bare, value: unknown): Promise<NewEdition> {
  const { notation } = await gameFor(deps, game)
  const { edition } = JSON.parse(JSON.stringify(notation.options({ edition: value }))) as { readonly edition?: Json }
  const now = deps.today()
  return { id: deps.newId(), game, name, value: edition ?? {}, created: now, updated: now, faults: 0 }
}

type Compared = Pick<EditionRecord, 'game' | 'created' | 'value'>

/** Same game, beginning and values: then it is the same edition, whatever its name. One that was changed since is another. */
const isSame = (a: Compared, b: Compared): boolean =>
  a.game === b.game && a.created === b.created && JSON.stringify(a.value) === JSON.stringify(b.value)

/** Those not kept yet. */
export async function unknownEditions({ shelves }: EditionDeps, made: readonly NewEdition[]): Promise<NewEdition[]> {
  const kept = (await (await shelves()).editions.list()).editions
  const fresh: NewEdition[] = []
  for (const one of made) if (![...kept, ...fresh].some((other) => isSame(other, one))) fresh.push(one)
  return fresh
}
