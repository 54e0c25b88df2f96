import { useRef, useState } from 'preact/hooks'
import { saveAs } from '../../app/files.ts'
import { importFile } from '../../app/tables.ts'
import type { InterfaceText } from '../../text/index.ts'
import type { Problem } from '../../worker/protocol.ts'
import { toast } from '../kit/toast.tsx'
import { useText } from './texts.ts'

/** Hands tables over as a file; what stands in the way is a toast. */
export function offerFile(file: Promise<File>, t: InterfaceText): void {
  file.then(
    (made) => {
      saveAs(made)
      toast({ text: t.saves.exported })
    },
    (error: unknown) =>
      toast({ text: t.problem.sentence({ kind: 'bug', message: error instanceof Error ? error.message : String(error) }), tone: 'danger' }),
  )
}

/** What came in; where nothing did, that is said. */
function importedText(count: number, known: number, results: number, t: InterfaceText): string {
  const parts = [
    ...(count > 0 || known + results === 0 ? [t.saves.imported(count)] : []),
    ...(known > 0 ? [t.saves.alreadyThere(known)] : []),
    ...(results > 0 ? [t.saves.resultsImported(results)] : []),
  ]
  return parts.join('. ')
}

/** A file that was not taken, and why. */
export interface Refused {
  readonly file: string
  readonly problem: Problem
}

/**
 * Takes tables from files, or says what is wrong with them: each file is taken whole or not at all. Files handed over
 * while others are being read wait for them, so that what is said is always about the last ones.
 */
export function useImport(): readonly [readonly Refused[], (files: readonly File[]) => void] {
  const t = useText()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const before = useRef(Promise.resolve())
  const take = async (files: readonly File[]) => {
    const wrong: Refused[] = []
    let [count, known, results] = [0, 0, 0]
    for (const file of files) {
      const result = await importFile(file)
      if (!result.ok) wrong.push({ file: file.name, problem: result.problem })
      else [count, known, results] = [count + result.count, known + result.known, results + result.results]
    }
    setRefused(wrong)
    if (wrong.length < files.length) toast({ text: importedText(count, known, results, t) })
  }
  const inTurn = (files: readonly File[]) => {
    const next = () => take(files)
    before.current = before.current.then(next, next)
  }
  return [refused, inTurn]
}
