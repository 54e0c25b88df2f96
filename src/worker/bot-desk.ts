/** What a bot worker does with a message. */
import * as v from 'valibot'
import type { Advised } from '../bots/bot.ts'
import { type Choice, choose, chooseLine, type Line, tempered } from '../bots/index.ts'
import { readable } from '../core/check.ts'
import { BadInput } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import { loadGame } from '../games/index.ts'
import type { BotAnswer } from './door.ts'
import { BOT_LEVELS } from './protocol.ts'

/** Milliseconds, and possible worlds, beyond which nobody asks. */
const MOST_MS = 60_000
const MOST_WORLDS = 10_000

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const question = v.object({
  id: whole,
  game: v.string(),
  level: v.picklist(BOT_LEVELS),
  temperament: v.optional(v.string()),
  view: v.custom<object>((value) => typeof value === 'object' && value !== null),
  seat: whole,
  seed: whole,
  ms: v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_MS)),
  /** When that time began, by the clock all workers share; without it, it begins now. */
  asked: v.optional(v.number()),
  line: v.optional(v.boolean(), false),
  advice: v.optional(v.boolean(), false),
  made: v.optional(whole),
  instead: v.optional(whole),
  outlook: v.optional(v.pipe(whole, v.maxValue(MOST_WORLDS))),
})

const preparation = v.object({ prepare: v.string() })

/** Refuses what is no question, by the id it claims. */
function refusal(message: unknown, issues: readonly v.BaseIssue<unknown>[]): BotAnswer {
  const claimed = v.safeParse(v.object({ id: whole }), message)
  const faults = readable(issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })))
  return { type: 'failed', id: claimed.success ? claimed.output.id : 0, message: `no question: ${new BadInput(faults).message}` }
}

/** A table's first paint does not wait for those who advise. */
const advisers = () => import('../bots/advise.ts')

/** Thinks about a question; what is none is refused, and null is the answer to what needs none. `load` gives the rules of a game, `now` the time in milliseconds. */
export async function answerTo(message: unknown, now: () => number, load = loadGame): Promise<BotAnswer | null> {
  // What is loaded now need not be loaded when somebody waits; a fault will be told with the answer.
  if (v.is(preparation, message)) {
    await Promise.all([load(message.prepare), advisers()]).catch(() => undefined)
    return null
  }
  const checked = v.safeParse(question, message)
  if (!checked.success) return refusal(message, checked.issues)
  const { id, game: name, level, temperament, view, seat, seed, ms, line, advice, made, instead, outlook: worlds, asked } = checked.output
  try {
    const game = await load(name)
    const adviser = advice ? await advisers() : null
    // A bot's answer may take as long to arrive as its question did; people who ask something rather wait.
    const ways = adviser || worlds !== undefined ? 1 : 2
    const gone = asked === undefined ? 0 : ways * Math.max(0, now() - asked)
    const [rng, budget] = [new Sfc32(seed), { ms: Math.max(0, ms - gone) }]
    if (worlds !== undefined) {
      const question = { game, view, seat, rng, now, budget: { ...budget, iterations: worlds } }
      const { outlook } = await import('../bots/outlook.ts')
      return { type: 'outlook', id, outlook: outlook(question) }
    }
    const answer: Choice & Partial<Advised & Line> = adviser
      ? adviser.advise(game, view, seat, rng, now, budget, made, instead)
      : (line ? chooseLine : choose)(level, tempered(game, seat, temperament), view, seat, rng, now, budget)
    const { move, more = [], evaluation, reasons = [], second } = answer
    const other = second && { move: second.move, evaluation: second.evaluation, next: [...(second.next ?? [])] }
    return { type: 'answer', id, move, more: [...more], evaluation, reasons: [...reasons], ...(other ? { second: other } : {}) }
  } catch (error) {
    return { type: 'failed', id, message: error instanceof Error ? error.message : String(error) }
  }
}
