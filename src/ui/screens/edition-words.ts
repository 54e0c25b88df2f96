import { lazyTexts } from '../../app/texts.ts'
import { loadEditions } from '../../text/index.ts'

/** The words about editions; null until they are there. */
export const editionWords = lazyTexts(loadEditions)
