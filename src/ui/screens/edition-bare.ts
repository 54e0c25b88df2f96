/** Files that hold an edition and nothing else: as it stands in the code, or as somebody wrote it. */
import type { Json } from '../kit/tree.ts'

/** A game as far as it matters here. */
interface Printed {
  readonly id: string
  readonly play?: { readonly loadEdition?: () => Promise<{ readonly shipped: Json }> } | undefined
}

/** The parts of a text that is a JSON object and no document of this app, by their names; none for any other text. */
function partsOf(text: string): readonly string[] {
  try {
    const json: unknown = JSON.parse(text)
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
    return isObject && !('format' in json) ? Object.keys(json) : []
  } catch {
    return []
  }
}

/** Which of the games has an edition with a part that the text names; null where there is none. Whether the rest fits, the game says. */
export async function gameOfBare(text: string, games: readonly Printed[]): Promise<string | null> {
  const parts = partsOf(text)
  if (parts.length === 0) return null
  for (const { id, play } of games) {
    const { shipped } = (await play?.loadEdition?.()) ?? { shipped: null }
    if (typeof shipped === 'object' && shipped !== null && parts.some((part) => Object.hasOwn(shipped, part))) return id
  }
  return null
}
