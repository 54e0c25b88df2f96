/** Whether the guide to setting up the board is still needed: until somebody says that all is ready, also after a reload. */
import { remember, remembered } from '../../app/settings.ts'

/** The session that was made ready last; of those before nobody needs to know. */
const READY = 'set-up'

/** What is told while the board is being set up. */
const BEFORE: readonly string[] = ['order', 'skills', 'skill', 'length']

/** The board is ready. */
export const endSetUp = (session: string): void => remember(READY, session)

/** A session in which nothing was played yet and nobody said that the board is ready. */
export const isBeingSetUp = (session: string, entries: readonly { readonly type: string }[]): boolean =>
  entries.every(({ type }) => BEFORE.includes(type)) && (entries.length === 0 || remembered(READY) !== session)
