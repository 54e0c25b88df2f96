/** The parts of the form: places on the board, and which values of the edition stand there. */
import type { PixieEditionText } from '../../../../text/index.ts'

/** A place on the board. */
export type PartId = keyof PixieEditionText['parts']

/** One part of the form. */
interface Part {
  readonly id: PartId
  /** What of the edition stands there. */
  readonly roots: readonly string[]
}

/** All parts in the order of the form; together they hold every value of the edition. */
export const PARTS: readonly Part[] = [
  { id: 'castle', roots: ['pyramid'] },
  { id: 'stairs', roots: ['tracks'] },
  { id: 'score', roots: ['score', 'penalties'] },
  { id: 'rewards', roots: ['rewardTiles'] },
  { id: 'demands', roots: ['demandTokens', 'rounds'] },
  { id: 'garden', roots: ['copyCosts', 'specialRow', 'exchangeLimit'] },
  { id: 'food', roots: ['foodTilesTopFirst'] },
  { id: 'dice', roots: ['dice'] },
  { id: 'mine', roots: ['mine', 'bag', 'stones'] },
  { id: 'start', roots: ['start', 'discs', 'skillsOffered', 'pixies', 'goods'] },
]
