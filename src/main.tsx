/** Wires the app to its screens. */
import { registerUpdates } from './app/update.ts'

registerUpdates()
