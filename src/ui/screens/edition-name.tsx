import { useState } from 'preact/hooks'
import { renameEdition } from '../../app/editions.ts'
import type { EditionText } from '../../text/index.ts'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/field.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { useText } from './texts.ts'

interface Props {
  readonly edition: { readonly id: string; readonly name: string }
  readonly t: EditionText
  readonly onClose: () => void
  /** Gives the name instead of the store's own way. */
  readonly onName?: (name: string) => void
}

/** Asks for another name of an edition. */
export function RenameEdition({ edition, t, onClose, onName = (name) => void renameEdition(edition.id, name) }: Props) {
  const { common } = useText()
  const [name, setName] = useState(edition.name)
  const done = () => {
    onClose()
    if (name.trim() !== '' && name !== edition.name) onName(name.trim())
  }
  // Prevented, or the key would press the button that gets the focus back.
  const entered = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    done()
  }
  const actions = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button kind="primary" onClick={done}>
        {common.save}
      </Button>
    </>
  )
  return (
    <Sheet title={t.rename} closeLabel={common.close} onClose={onClose} actions={actions}>
      <TextField label={t.newName} value={name} maxLength={80} autocomplete="off" onInput={setName} onKeyDown={entered} />
    </Sheet>
  )
}
