/** What the result of any boxed game has besides its numbers: what the columns mean, and a picture to share. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { shareFile } from '../../app/files.ts'
import { problemFrom } from '../../app/parts.ts'
import { interfaceText } from '../../app/texts.ts'
import { Button } from '../kit/button.tsx'
import { toast } from '../kit/toast.tsx'

interface LegendProps {
  readonly label: string
  readonly columns: readonly { readonly id: string; readonly icon: ComponentChildren; readonly name: string; readonly help: string }[]
}

/** What each column counts. */
export function Legend({ label, columns }: LegendProps) {
  return (
    <ul class="quiet-text legend" aria-label={label}>
      {columns.map(({ id, icon, name, help }) => (
        <li key={id}>
          {icon}
          <span>
            <b>{name}</b> {help}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Hands the result out as a picture, which is painted once it is asked for. */
export function ShareResult({ picture }: { readonly picture: () => Promise<File> }) {
  const [busy, setBusy] = useState(false)
  const t = interfaceText.value
  if (!t) return null
  const share = async () => {
    setBusy(true)
    try {
      if (await shareFile(await picture())) toast({ text: t.over.pictureSaved, aside: true })
    } catch (error) {
      toast({ text: t.problem.sentence(problemFrom(error)), tone: 'danger', aside: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="share" wide aria-busy={busy} onClick={() => void share()}>
      {t.over.share}
    </Button>
  )
}
