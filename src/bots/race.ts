/**
 * Plans held against each other: all are played out in the same possible worlds with the same
 * luck, so that only the plan makes the difference, and the worse ones drop out again and again (sequential halving).
 */
import type { Aim, Move, Plans, Types } from '../core/game.ts'
import { Sfc32 } from '../core/rng.ts'
import type { Line, Question } from './bot.ts'
import { finishStage } from './imagine.ts'
import { Prospects } from './prospects.ts'

/** Worlds that a plan is at least seen in before it drops out. */
const FEWEST = 3

/** A plan, and what its looks have brought so far, in sum. */
interface Runner {
  readonly moves: readonly Move[]
  value: number
  points: number
}

class Race<T extends Types> {
  /** The most promising first. */
  runners: Runner[]
  worlds = 0
  /** Stages played out so far, over all plans. */
  looks = 0
  private readonly plans: Plans
  private readonly question: Question<T>
  private readonly prospects: Prospects<T>

  constructor(question: Question<T>, plans: Plans, from: T['state'], aim: Aim) {
    this.question = question
    this.plans = plans
    this.prospects = new Prospects(question.game, from, aim)
    this.runners = plans.lines.map((moves) => ({ moves, value: 0, points: 0 }))
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
      for (const move of moves) game.apply(s, seat, move)
      for (let n = 0; n < this.plans.stages; n++) finishStage(game, s, game.advice.stage?.(s) ?? 0, new Sfc32(luck, n))
      this.prospects.judge(s)
      found.push([value[seat] ?? 0, expected[seat] ?? 0])
      this.looks += this.plans.stages
    }
    for (const [i, runner] of this.runners.entries()) {
      runner.value += found[i]?.[0] ?? 0
      runner.points += found[i]?.[1] ?? 0
    }
    this.worlds++
    return true
  }

  /** Leaves the better ones in the race, the fewer the more of the time is spent (0 to 1). */
  thin(spent: number): void {
    this.runners.sort((a, b) => b.value - a.value)
    if (this.worlds >= FEWEST)
      this.runners.length = Math.min(this.runners.length, Math.max(2, Math.ceil(this.plans.lines.length ** (1 - spent))))
  }
}

/**
 * The plan that promises most, its moves one after the other. Where there is no time for a single world it is the first.
 * @param plans with two lines or more
 * @param state one the seat holds possible
 */
export function chooseAmong<T extends Types>(
  question: Question<T>,
  plans: Plans,
  state: T['state'],
  aim: Aim & { readonly most: number },
): Line {
  const { now, budget } = question
  const race = new Race(question, plans, state, aim)
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
  while (race.looks + plans.stages * race.runners.length <= most && race.run(late))
    race.thin(Math.max(race.looks / most, (time - start) / budget.ms))
  const [best, next] = race.runners
  const points = (runner: Runner): number => runner.points / Math.max(1, race.worlds)
  const [move = 0, ...more] = best?.moves ?? []
  const other = next?.moves[0]
  return {
    move,
    more,
    evaluation: best ? points(best) : 0,
    ...(next && other !== undefined && other !== move && race.worlds > 0 ? { second: { move: other, evaluation: points(next) } } : {}),
    iterations: race.looks,
  }
}
