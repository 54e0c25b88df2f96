import { useRef, useState } from 'preact/hooks'
import { saveAs } from '../../app/files.ts'
import { problemFrom } from '../../app/parts.ts'
import { language } from '../../app/texts.ts'
import type { Taken } from '../../app/transfer.ts'
import { type InterfaceText, loadEditions } from '../../text/index.ts'
import type { Problem } from '../../worker/protocol.ts'
import { GAMES } from '../games/index.tsx'
import { toast } from '../kit/toast.tsx'
import { useText } from './texts.ts'

/** Hands tables, sessions or editions over as a file; what stands in the way is a toast. */
export function offerFile(file: Promise<File>, t: InterfaceText): void {
  file.then(
    (made) => {
      saveAs(made)
      toast({ text: t.saves.exported })
    },
    (error: unknown) => toast({ text: t.problem.sentence(problemFrom(error)), tone: 'danger' }),
  )
}

const NOTHING: Taken = { tables: 0, known: 0, sessions: 0, knownSessions: 0, editions: 0, knownEditions: 0, results: 0 }

const plus = (a: Taken, b: Taken): Taken => ({
  tables: a.tables + b.tables,
  known: a.known + b.known,
  sessions: a.sessions + b.sessions,
  knownSessions: a.knownSessions + b.knownSessions,
  editions: a.editions + b.editions,
  knownEditions: a.knownEditions + b.knownEditions,
  results: a.results + b.results,
})

/** The same of editions, whose words only their screens have. */
async function editionsText({ editions, knownEditions }: Taken): Promise<string[]> {
  if (editions + knownEditions === 0) return []
  const t = await loadEditions(language.value)
  return [...(editions > 0 ? [t.imported(editions)] : []), ...(knownEditions > 0 ? [t.alreadyThere(knownEditions)] : [])]
}

/** What came and what was there already; where nothing came at all, that no table did. */
async function importedText(taken: Taken, { saves }: InterfaceText): Promise<string> {
  const { tables, known, sessions, knownSessions, results } = taken
  const said = [
    ...(tables > 0 ? [saves.imported(tables)] : []),
    ...(sessions > 0 ? [saves.importedSessions(sessions)] : []),
    ...(known > 0 ? [saves.alreadyThere(known)] : []),
    ...(knownSessions > 0 ? [saves.sessionsThere(knownSessions)] : []),
    ...(await editionsText(taken)),
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
 * Takes tables, sessions and editions from files, or says what is wrong with them: each file is taken whole or not at all. Files handed over
 * while others are being read wait for them, so that what is said is always about the last ones.
 */
export function useImport(): readonly [readonly Refused[], (files: readonly File[]) => void] {
  const t = useText()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const before = useRef(Promise.resolve())
  const take = async (files: readonly File[]) => {
    const wrong: Refused[] = []
    // Not before it is needed: most screens share this file, and few take files in.
    const [{ importFile }, { gameOfBare }] = await Promise.all([import('../../app/transfer.ts'), import('./edition-bare.ts')])
    let taken = NOTHING
    for (const file of files) {
      const result = await importFile(file, (text) => gameOfBare(text, GAMES))
      if (!result.ok) wrong.push({ file: file.name, problem: result.problem })
      else taken = plus(taken, result.taken)
    }
    setRefused(wrong)
    if (wrong.length < files.length) toast({ text: await importedText(taken, t) })
  }
  const inTurn = (files: readonly File[]) => {
    const next = () => take(files)
    before.current = before.current.then(next, next)
  }
  return [refused, inTurn]
}
