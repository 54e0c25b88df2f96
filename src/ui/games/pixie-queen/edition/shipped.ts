/** The app's own edition as plain data; the basket row with a number for every good, nought included. */
import type { Json } from '../../../../core/game.ts'
import { EDITION } from '../../../../games/pixie-queen/edition.ts'
import { GOODS } from '../../../../games/pixie-queen/types.ts'

const specialRow = Object.fromEntries(GOODS.map((good) => [good, EDITION.specialRow[good] ?? 0]))

export const shipped = JSON.parse(JSON.stringify({ ...EDITION, specialRow })) as Json
