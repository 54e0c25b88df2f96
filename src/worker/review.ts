/** A finished game looked back on: everybody's chances over its decisions, and what a person gave away, judged by what she saw then. */
import { ADVICE_MS, ADVISER } from '../bots/advise.ts'
import { type Outlook, winChances } from '../bots/outlook.ts'
import { type Actor, CHANCE, type Move, type Seat, type Viewer } from '../core/game.ts'
import type { History } from '../core/log.ts'
import { rngAt } from '../core/rng.ts'
import type { Review, TableRecord } from '../storage/records.ts'
import type { BotQuestion, BotReply } from './bot-pool.ts'
import type { Reviewed, Turning } from './protocol.ts'

/** Where the luck of these thoughts begins: streams that nothing else uses. */
const REVIEW_STREAM = 0x70000000
/** Chances are looked at so often, evenly over the decisions of the game. */
const POINTS = 48
/** Possible worlds for the chances at one of them, and the time they have on a slow phone. */
const CHANCES_WORLDS = 8
const CHANCES_MS = 500
/** A first glance at every decision of the person, all together; and at most at one. */
const GLANCES_MS = 4000
const GLANCE_MS = 80
/** Decisions that are then thought about in earnest, and those that are told. */
const CANDIDATES = 8
const TOLD = 3
/** Thought on the reasons of one of those. */
const REASONS_MS = 300
/** A decision that gave away less of a chance is none to tell of. */
const LEAST = 0.01
/** Shares of the whole work, for those who wait: chances, glances, thoughts, reasons. */
const PARTS = [0.25, 0.3, 0.4, 0.05] as const

/** A decision that left a choice worth a thought, and what the viewer saw before it. */
interface Spot {
  /** Entries before it. */
  readonly ply: number
  readonly by: Seat
  readonly made: Move
  readonly view: object
}

/** What a review needs of the table. */
export interface ReviewDeps {
  ask(question: BotQuestion): Promise<BotReply>
  /** Told how far it has come, 0 to 1. */
  progress(share: number): void
}

/** Thrown when thinking was called off. */
class Stopped extends Error {}

function* walk(history: History): Generator<{ readonly before: History; readonly by: Actor; readonly move: Move }> {
  const before = history.shortened(0)
  for (const [by, move] of history.log) {
    yield { before, by, move }
    before.commit(before.attempt(by, move))
  }
}

function spotsOf(history: History, viewer: Viewer): Spot[] {
  const spots: Spot[] = []
  for (const { before, by, move } of walk(history)) {
    const { game, state, ply } = before
    if (by === CHANCE || game.moves(state, by).length < 2 || (game.advice.effort?.(state, by) ?? 1) <= 0) continue
    spots.push({ ply, by, made: move, view: game.view(state, viewer) })
  }
  return spots
}

/** Some of a list, evenly: its first always. */
const evenly = <T>(list: readonly T[], most: number): T[] => {
  const step = Math.max(1, list.length / most)
  return Array.from({ length: Math.min(most, list.length) }, (_, i) => list[Math.floor(i * step)]).flatMap((each) => each ?? [])
}

const round = (share: number): number => Math.round(share * 1000) / 1000

/** The seat's chance as things stood, and with so many points more. */
function gained(outlook: Outlook, seat: Seat, more: number): [chance: number, better: number] {
  const expected = outlook.expected.map((points, other) => (other === seat ? points + more : points))
  return [winChances(outlook)[seat] ?? 0, winChances({ ...outlook, expected })[seat] ?? 0]
}

const lost = ({ chances: [chance, better] }: { readonly chances: readonly [number, number] }): number => better - chance

class Reviewer {
  private readonly history: History
  private readonly record: TableRecord
  private readonly viewer: Viewer
  private readonly deps: ReviewDeps
  private begun = 0

  constructor(history: History, record: TableRecord, viewer: Viewer, deps: ReviewDeps) {
    this.history = history
    this.record = record
    this.viewer = viewer
    this.deps = deps
  }

  async review(): Promise<Review> {
    const { viewer } = this
    const spots = spotsOf(this.history, viewer)
    const known = await this.each(PARTS[0], evenly(spots, POINTS), async (spot) => {
      const outlook = await this.outlook(spot)
      return outlook && { spot, outlook }
    })
    if (known.length === 0) throw new Error('no chances')
    const chart = known.map(({ spot: { ply }, outlook }) => ({ ply, chances: winChances(outlook).map(round) }))
    const turns = viewer === 'table' ? [] : await this.turns(viewer, spots, known)
    return { viewer, chart: [...chart, { ply: this.history.ply, chances: this.result() }], turns }
  }

  /** The person's decisions that cost most. */
  private async turns(
    seat: Seat,
    spots: readonly Spot[],
    known: readonly { readonly spot: Spot; readonly outlook: Outlook }[],
  ): Promise<Review['turns']> {
    const own = spots.filter(({ by }) => by === seat)
    const latest = [...known].reverse()
    const ms = Math.min(GLANCE_MS, GLANCES_MS / Math.max(1, own.length))
    const glances = await this.each(PARTS[1], own, async (spot) => {
      const better = await this.better(spot, ms)
      const near = latest.find((each) => each.spot.ply <= spot.ply)
      return better && near && { spot, chances: gained(near.outlook, seat, better.more) }
    })
    const candidates = glances.sort((a, b) => lost(b) - lost(a)).slice(0, CANDIDATES)
    const judged = await this.each(PARTS[2], candidates, async ({ spot }) => {
      const better = await this.better(spot, ADVICE_MS)
      const outlook = better && (await this.outlook(spot))
      return better && outlook && { spot, best: better.move, chances: gained(outlook, seat, better.more) }
    })
    const worst = judged.filter((each) => lost(each) >= LEAST).sort((a, b) => lost(b) - lost(a))
    return this.each(PARTS[3], worst.slice(0, TOLD), async ({ spot, best, chances }) => {
      const reply = await this.ask(spot, { ms: REASONS_MS, advice: true, made: best, instead: spot.made })
      const [chance, better] = chances.map(round)
      const reasons = reply.kind === 'move' ? reply.why.reasons : []
      return { ply: spot.ply, best, chances: [chance ?? 0, better ?? 0], reasons: [...reasons] }
    })
  }

  /** Goes through a part of the work; what came to nothing is left out. */
  private async each<T, R>(part: number, list: readonly T[], work: (item: T) => Promise<R | null | undefined>): Promise<R[]> {
    const found: R[] = []
    for (const [i, item] of list.entries()) {
      const result = await work(item)
      if (result !== null && result !== undefined) found.push(result)
      this.deps.progress(this.begun + (part * (i + 1)) / list.length)
    }
    this.begun += part
    return found
  }

  private async ask({ ply, view }: Spot, wish: Pick<BotQuestion, 'ms'> & Partial<BotQuestion>): Promise<BotReply> {
    const seat = this.viewer === 'table' ? 0 : this.viewer
    const seed = rngAt(this.record.seed, REVIEW_STREAM + ply).next(0x7fffffff)
    const reply = await this.deps.ask({ game: this.history.game.id, level: ADVISER, view, seat, seed, ...wish })
    if (reply.kind === 'stopped') throw new Stopped()
    return reply
  }

  private async outlook(spot: Spot): Promise<Outlook | null> {
    const reply = await this.ask(spot, { ms: CHANCES_MS, outlook: CHANCES_WORLDS })
    return reply.kind === 'outlook' ? reply.outlook : null
  }

  /** What would have been better than what was done, and by how many points; null where nothing was. */
  private async better(spot: Spot, ms: number): Promise<{ readonly move: Move; readonly more: number } | null> {
    const reply = await this.ask(spot, { ms, advice: true, made: spot.made })
    const { evaluation, second } = reply.kind === 'move' ? reply.why : {}
    if (second === undefined || evaluation === undefined || second.evaluation <= evaluation) return null
    return { move: second.move, more: second.evaluation - evaluation }
  }

  /** The chances when all is over. */
  private result(): number[] {
    const ranks = this.history.game.ranks(this.history.state)
    const winners = ranks.filter((rank) => rank === 1).length
    return ranks.map((rank) => (rank === 1 ? round(1 / winners) : 0))
  }
}

/**
 * Thinks a finished game over. Questions carry what the viewer saw at the time and nothing else. Null when it was called off.
 * @throws Error when the adviser fails
 */
export async function review(history: History, record: TableRecord, viewer: Viewer, deps: ReviewDeps): Promise<Review | null> {
  try {
    return await new Reviewer(history, record, viewer, deps).review()
  } catch (error) {
    if (error instanceof Stopped) return null
    throw error
  }
}

/** A review with what is needed to tell it; null where it does not fit the game: it may come from anywhere. */
export function told(history: History, review: Review, viewer: Viewer): Reviewed | null {
  const { chart } = review
  const inOrder = chart.every(({ ply }, i) => ply <= history.ply && ply > (chart[i - 1]?.ply ?? -1))
  const complete = chart.every(({ chances }) => chances.length === history.seats)
  if (!history.over || review.viewer !== viewer || !inOrder || !complete || chart.at(-1)?.ply !== history.ply) return null
  const turns = review.turns.flatMap((turn) => toldTurn(history, turn, viewer) ?? [])
  return turns.length === review.turns.length ? { ...review, turns } : null
}

function toldTurn(history: History, turn: Review['turns'][number], viewer: Viewer): Turning | null {
  const [by, made] = history.log[turn.ply] ?? []
  if (viewer === 'table' || by !== viewer || made === undefined) return null
  const { game, state } = history.shortened(turn.ply)
  return game.judge(state, viewer, turn.best).ok ? { ...turn, made, view: game.view(state, viewer) } : null
}
