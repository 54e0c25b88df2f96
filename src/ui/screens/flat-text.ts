import { language } from '../../app/texts.ts'
import { type FlatText, flatTexts } from '../../text/flat.ts'

/** The words of a device that lies flat, in the language in force. */
export const useFlatText = (): FlatText => flatTexts[language.value]
