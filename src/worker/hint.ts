/** A bot's answer as advice to a person. */
import type { BotReply } from './bot-pool.ts'
import type { Hint } from './protocol.ts'

/** Where an adviser's luck begins: streams that neither log entries nor bots at the table use. */
export const HINT_STREAM = 0x60000000

/** The move, why, and how much better it is than the next one. */
export function hintFrom({ move, why }: Extract<BotReply, { kind: 'move' }>): Hint {
  const { reasons, second, evaluation } = why
  return { move, reasons, ...(second ? { second: { move: second.move, less: Math.max(0, evaluation - second.evaluation) } } : {}) }
}
