/**
 * Plans held against each other: all are played out in the same possible worlds with the same
 * luck, so that only the plan makes the difference, and the worse ones drop out: those clearly behind, and of the others more and more as
 * time goes by (sequential halving).
 */
import type { Aim, Move, Plans, Types } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import type { Line, Question } from './bot.ts'
import { playLine } from './imagine.ts'
import { Prospects } from './prospects.ts'
import { sureMean } from './sure.ts'

/** Worlds that a plan is at least seen in before it drops out, and before it may be called clearly behind. */
const FEWEST = { any: 3, clear: 8 }
/** Standard errors of the mean by which a plan is clearly behind another one, and by which the likeliest plan must be behind another one to be given up for it. */
const CLEAR = 3
const LIKELY = 1

/** A plan, and what its looks have brought so far: in each world, and in sum. */
interface Runner {
  readonly moves: readonly Move[]
  readonly values: number[]
  value: number
  points: number
}

/** Whether one is by more than so many standard errors behind another one that was seen in the same worlds. */
const isBehind = (one: Runner, other: Runner, errors: number): boolean =>
  sureMean(
    other.values.map((value, i) => value - (one.values[i] ?? 0)),
    errors,
  ) > 0

class Race<T extends Types> {
  /** Those still in the race, the most promising first. */
  runners: Runner[]
  /** Those that are not, the one that dropped out last first. */
  readonly dropped: Runner[] = []
  worlds = 0
  /** Stages played out so far, over all plans. */
  looks = 0
  private readonly plans: Plans
  private readonly question: Question<T>
  private readonly about: Move | undefined
  private readonly prospects: Prospects<T>
  private readonly likeliest: Runner | undefined

  /** @param about the best plan that begins with this move stays to the end */
  constructor(question: Question<T>, plans: Plans, from: T['state'], aim: Aim, about: Move | undefined) {
    this.question = question
    this.plans = plans
    this.about = about
    this.prospects = new Prospects(question.game, from, aim)
    this.runners = plans.lines.map((moves) => ({ moves, values: [], value: 0, points: 0 }))
    this.likeliest = this.runners[0]
  }

  /** Which plan promises most. A few worlds often show another one ahead of the likeliest by chance, and that costs more than a plan that is hardly better brings. */
  get best(): Runner | undefined {
    const { runners, likeliest } = this
    const [first] = runners
    return first && likeliest && runners.includes(likeliest) && !isBehind(likeliest, first, LIKELY) ? likeliest : first
  }

  /** Plays every plan that is still in the race in one more world; `late` is asked before each look. False, and nothing of it counts, where it is too late. */
  run(late: () => boolean): boolean {
    const { game, view, seat, rng } = this.question
    const world = game.determinize(view, rng)
    const luck = rng.next(0x7fffffff)
    const { expected, value } = this.prospects
    const found: [value: number, points: number][] = []
    for (const { moves } of this.runners) {
      if (late()) return false
      const s = game.clone(world)
      playLine(game, s, seat, moves, this.plans.stages, (part) => new Sfc32(luck, part))
      this.prospects.judge(s)
      found.push([value[seat] ?? 0, expected[seat] ?? 0])
      this.looks += this.plans.stages
    }
    for (const [i, runner] of this.runners.entries()) {
      const [worth = 0, points = 0] = found[i] ?? []
      runner.values.push(worth)
      runner.value += worth
      runner.points += points
    }
    this.worlds++
    return true
  }

  /** Leaves the better ones in the race, the fewer the more of the time is spent (0 to 1), and the likeliest one until it is clearly behind. */
  thin(spent: number): void {
    this.runners.sort((a, b) => b.value - a.value)
    if (this.worlds < FEWEST.any) return
    const most = Math.max(2, Math.ceil(this.plans.lines.length ** (1 - spent)))
    const [best] = this.runners
    const spared = this.runners.find(({ moves }) => moves[0] === this.about)
    const stays = (runner: Runner, place: number): boolean =>
      (place < most || runner === this.likeliest) && !(best && this.worlds >= FEWEST.clear && isBehind(runner, best, CLEAR))
    const all = this.runners
    this.runners = all.filter((runner, place) => runner === spared || stays(runner, place))
    this.dropped.unshift(...all.filter((runner) => !this.runners.includes(runner)))
  }
}

/**
 * The plan that promises most, its moves one after the other; or what there is to say of `about`, a legal move, and then `second` is the best plan that
 * begins otherwise, and may be better. Where there is no time for a single world it is the first. Ends before its time when all but one are clearly behind.
 * @param plans with one line or more
 * @param state one the seat holds possible
 */
export function chooseAmong<T extends Types>(
  question: Question<T>,
  plans: Plans,
  state: T['state'],
  aim: Aim & { readonly most: number },
  about?: Move,
): Line {
  const { now, budget } = question
  const isKnown = about === undefined || plans.lines.some(([move]) => move === about)
  const entered = isKnown ? plans : { ...plans, lines: [[about], ...plans.lines] }
  const race = new Race(question, entered, state, aim, about)
  const most = Math.min(aim.most, budget.iterations ?? aim.most)
  const start = now()
  // Where the processor is taken away again and again, the last time must not come between the end and the answer.
  let [time, pause] = [start, 0]
  const late = (): boolean => {
    const before = time
    time = now()
    pause = Math.max(pause, time - before)
    return time + 2 * pause >= start + budget.ms
  }
  while (race.runners.length > 1 && race.looks + plans.stages * race.runners.length <= most && race.run(late))
    race.thin(Math.max(race.looks / most, (time - start) / budget.ms))
  const order = [...race.runners, ...race.dropped]
  const best = about === undefined ? race.best : order.find(({ moves }) => moves[0] === about)
  const points = (runner: Runner): number => runner.points / Math.max(1, runner.values.length)
  const [move = 0, ...more] = best?.moves ?? []
  const next = order.find(({ moves, values }) => moves[0] !== move && values.length > 0)
  const [other, ...otherwise] = next?.moves ?? []
  return {
    move,
    more,
    evaluation: best ? points(best) : 0,
    ...(next && other !== undefined && { second: { move: other, next: otherwise, evaluation: points(next) } }),
    iterations: race.looks,
    stages: plans.stages,
    ...(plans.tacit && { open: true }),
  }
}
