import { useState } from 'preact/hooks'
import { importFile } from '../../app/tables.ts'
import type { InterfaceText } from '../../text/index.ts'
import type { Problem } from '../../worker/protocol.ts'
import { toast } from '../kit/toast.tsx'
import { useText } from './texts.ts'

/** Hands a file to the person: the browser's download, under a name of its own. */
function saveAs(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

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

function importedText(count: number, known: number, t: InterfaceText): string {
  if (known === 0) return t.saves.imported(count)
  return count === 0 ? t.saves.alreadyThere(known) : `${t.saves.imported(count)}. ${t.saves.alreadyThere(known)}`
}

/** Takes tables from a file, or says what is wrong with it. */
export function useImport(): readonly [Problem | null, (file: File) => void] {
  const t = useText()
  const [problem, setProblem] = useState<Problem | null>(null)
  const take = async (file: File) => {
    const result = await importFile(file)
    setProblem(result.ok ? null : result.problem)
    if (result.ok) toast({ text: importedText(result.count, result.known, t) })
  }
  return [problem, (file) => void take(file)]
}
