/** Numbers behind the words of types.ts: the rules compute with these, notation and views translate. */
import { CHANCES, type ChanceStep, OPS, type OpName, PHASES, type Phase, STEPS, type Step } from './types.ts'

type Numbers<K extends string> = Readonly<Record<K, number>>
const numbered = <K extends string>(list: readonly K[]): Numbers<K> => Object.fromEntries(list.map((k, i) => [k, i])) as Numbers<K>

export const PHASE: Numbers<Phase> = numbered(PHASES)
export const STEP: Numbers<Step> = numbered(STEPS)
export const CHANCE_STEP: Numbers<ChanceStep> = numbered(CHANCES)
export const OP: Numbers<OpName> = numbered(OPS)

/** One function per step, by step number. */
export function byStep<F>(named: Readonly<Partial<Record<Step, F>>>, otherwise: F): readonly F[] {
  return STEPS.map((step) => named[step] ?? otherwise)
}

/** Kinds of elements; air is the last and a joker. */
export const KINDS = 5
export const AIR = 4

/** Cells of a forest; the study cells (FS-CARD-10). */
export const FOREST = 10
export const TOP_LEFT = 0
export const BOTTOM_RIGHT = 9

/** The last trimester, whatever the length of the game. */
export const LAST = 4
/** Turns after which the last trimester ends by itself (FS-END-06). */
export const GUARD = 12
/** Projects a fairy may realise in one turn (FS-P6-01). */
export const PER_TURN = 2

/** Numbers of one unfinished line: card, owner, line, repetitions finished, stage. */
export const FRAME = 5
/** Stages of a line: payment, gain, then the operations. */
export const STAGE_PAY = 0
export const STAGE_GAIN = 1
export const STAGE_OPS = 2

/** What elements are being given for. */
export const FOR_NOTHING = 0
export const FOR_LINE = 1
export const FOR_EXCHANGE = 2

/** What is being bought with a discount: nothing, the next step, else a card's number. */
export const BUY_NOTHING = -1
export const BUY_STEP = 0

/** Codes of final projects: long ones from 0, short ones from here (see words.ts). */
export const SHORT_FINALS = 16
export const NONE = -1
