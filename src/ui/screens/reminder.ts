import { noteExport, watchKeeping } from '../../app/keeping.ts'
import { interfaceText, language } from '../../app/texts.ts'
import { exportAll } from '../../app/transfer.ts'
import { alarmTexts } from '../../text/alarms.ts'
import { toast } from '../kit/toast.tsx'
import { offerFile } from './files.ts'

/** Recommends a file of everything where the browser does not promise to keep it. */
export function startReminding(): void {
  watchKeeping(() => {
    const words = alarmTexts[language.value]
    const run = () => {
      const t = interfaceText.value
      if (!t) return
      noteExport()
      offerFile(exportAll(), t)
    }
    toast({ text: words.remind, stays: Number.POSITIVE_INFINITY, action: { label: words.exportAll, run } })
  })
}
