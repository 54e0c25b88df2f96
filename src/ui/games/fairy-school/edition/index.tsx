/** The edition of Fairy School as a form: everything printed on its box, to be entered by its owner. */
import { interfaceText } from '../../../../app/texts.ts'
import type { Fault, Json } from '../../../../core/game.ts'
import { EDITION } from '../../../../games/fairy-school/edition.ts'
import { DocumentForm } from '../../../kit/document.tsx'

interface Props {
  readonly value: Json
  readonly faults: readonly Fault[]
  readonly onChange: (value: Json) => void
}

/** The app's own edition. */
export const shipped = JSON.parse(JSON.stringify(EDITION)) as Json

/** Every value of the edition. */
export function Form(props: Props) {
  const words = interfaceText.value?.correct
  return words ? <DocumentForm {...props} words={words} /> : null
}
