import { interfaceText } from '../../app/texts.ts'
import type { InterfaceText } from '../../text/index.ts'

/** The interface's words in the language in force; a component that reads them follows a change. Screens exist only once they are there. */
export function useText(): InterfaceText {
  const text = interfaceText.value
  if (!text) throw new Error('A screen before its words')
  return text
}
