/** The session as a file, from its own menu. */

import type { SessionModel } from '../../app/companion.ts'
import { saveAs } from '../../app/files.ts'
import { problemFrom } from '../../app/parts.ts'
import { interfaceText } from '../../app/texts.ts'
import { exportSession } from '../../app/transfer.ts'
import { Row } from '../kit/list.tsx'
import { toast } from '../kit/toast.tsx'

/** A row of the menu; `onDone` closes it, so that what is said of the file can be seen. */
export function ExportRow({
  session,
  note,
  onDone,
}: {
  readonly session: SessionModel
  readonly note: string
  readonly onDone: () => void
}) {
  const t = interfaceText.value
  if (!t) return null
  const save = async () => {
    onDone()
    try {
      saveAs(await exportSession(session))
      toast({ text: t.saves.exported, aside: true })
    } catch (error) {
      toast({ text: t.problem.sentence(problemFrom(error)), tone: 'danger', aside: true })
    }
  }
  return <Row icon="install" title={t.saves.export} note={note} onClick={() => void save()} />
}
