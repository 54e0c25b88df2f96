/** The result as a few lines of text, handed to the device or put on the clipboard. */
import type { FinalLine } from '../../../games/pixie-queen/types.ts'
import { signed } from './art.tsx'
import type { Table } from './table.ts'

/** Title and one line a player, best first. */
export function resultText({ w, name }: Pick<Table, 'w' | 'name'>, lines: readonly FinalLine[]): string {
  return [w.title, ...lines.map((l) => `${l.rank}. ${name(l.seat)} ${signed(l.total)}`)].join('\n')
}

/** Shares a text where the device can, else copies it. Resolves to true when it was copied. */
export async function share(text: string): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    // Closing the device's own sheet is an answer, not a failure.
    await navigator.share({ text }).catch(() => undefined)
    return false
  }
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
