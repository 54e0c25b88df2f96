/** The rules reference; entries follow. */
import { rulesText } from '../rules.ts'

export const rules = rulesText({}, {}, {})
