import { useRef, useState } from 'preact/hooks'
import { saveAs } from '../../app/files.ts'
import type { Taken } from '../../app/transfer.ts'
import type { InterfaceText } from '../../text/index.ts'
import type { Problem } from '../../worker/protocol.ts'
import { toast } from '../kit/toast.tsx'
import { useText } from './texts.ts'

/** Hands tables or sessions over as a file; what stands in the way is a toast. */
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

const NOTHING: Taken = { tables: 0, known: 0, sessions: 0, knownSessions: 0, results: 0 }

const plus = (a: Taken, b: Taken): Taken => ({
  tables: a.tables + b.tables,
  known: a.known + b.known,
  sessions: a.sessions + b.sessions,
  knownSessions: a.knownSessions + b.knownSessions,
  results: a.results + b.results,
})

/** What came and what was there already; where nothing came at all, that no table did. */
function importedText({ tables, known, sessions, knownSessions, results }: Taken, { saves }: InterfaceText): string {
  const said = [
    ...(tables > 0 ? [saves.imported(tables)] : []),
    ...(sessions > 0 ? [saves.importedSessions(sessions)] : []),
    ...(known > 0 ? [saves.alreadyThere(known)] : []),
    ...(knownSessions > 0 ? [saves.sessionsThere(knownSessions)] : []),
    ...(results > 0 ? [saves.resultsImported(results)] : []),
  ]
  return said.join('. ') || saves.imported(0)
}

/** A file that was not taken, and why. */
export interface Refused {
  readonly file: string
  readonly problem: Problem
}

/**
 * Takes tables and sessions from files, or says what is wrong with them: each file is taken whole or not at all. Files handed over
 * while others are being read wait for them, so that what is said is always about the last ones.
 */
export function useImport(): readonly [readonly Refused[], (files: readonly File[]) => void] {
  const t = useText()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const before = useRef(Promise.resolve())
  const take = async (files: readonly File[]) => {
    const wrong: Refused[] = []
    // Not before it is needed: most screens share this file, and few take files in.
    const { importFile } = await import('../../app/transfer.ts')
    let taken = NOTHING
    for (const file of files) {
      const result = await importFile(file)
      if (!result.ok) wrong.push({ file: file.name, problem: result.problem })
      else taken = plus(taken, result.taken)
    }
    setRefused(wrong)
    if (wrong.length < files.length) toast({ text: importedText(taken, t) })
  }
  const inTurn = (files: readonly File[]) => {
    const next = () => take(files)
    before.current = before.current.then(next, next)
  }
  return [refused, inTurn]
}
