/** Advice in words; loaded when somebody asks for it. */
import type { Reasoned } from '../../app/model.ts'
import type { Move } from '../../core/game.ts'
import type { Hint, Reason } from '../../worker/protocol.ts'
import type { TableBase } from './table.ts'

/** Reasons said: more are no help. Nor are small ones: less than half a point, or than such a share of the weightiest. */
const MOST = 3
const LEAST = { points: 0.5, share: 0.4 }
/** So many points are no more counted: they are a guess. */
const FAR = 8
/** Some choices are whole sentences. */
export const bare = (label: string): string => label.replace(/\.$/, '')

/** The other choice, by its name. */
interface Other {
  readonly name: string
  /** Points it promises less; negative: more. */
  readonly less: number
}

/** The reasons worth telling, weightiest first. How much each brings is not said: the bot knows that less well than the sum. */
function weighty(reasons: readonly Reason[]): readonly Reason[] {
  const [first] = reasons
  const least = Math.max(LEAST.points, LEAST.share * Math.abs(first?.value ?? 0))
  return reasons.filter(({ value }) => Math.abs(value) >= least).slice(0, MOST)
}

const sumOf = (told: readonly Reason[]): number => told.reduce((all, { value }) => all + value, 0)

/** The best other choice, and what speaks for a choice and against it beside that one; nothing where that is little, or where it does not bear out that the choice is no worse. */
export function judgement({ i, tell }: Pick<TableBase, 'i' | 'tell'>, reasons: readonly Reason[], other: Other | null): string[] {
  const all = weighty(reasons)
  const told = other && Math.round(other.less) >= 0 && sumOf(all) <= 0 ? [] : all
  const words = (name: string, gain: boolean) => (tell.features[name] ?? [name, name])[gain ? 0 : 1] ?? []
  const list = (gain: boolean) => told.filter(({ value }) => value > 0 === gain).flatMap(({ name }) => words(name, gain))
  const sides = [list(true), list(false)].filter((side) => side.length > 0).map((side) => i.common.and(side))
  return [
    ...(other ? [comparison(i, other, sides.length > 0)] : []),
    ...(sides.length > 0 ? [(other ? i.table.hintBeside : i.table.hintBrings)(sides.reduce(i.table.hintBut))] : []),
  ]
}

const argued = ({ i }: Pick<TableBase, 'i'>, sentences: readonly string[]): string => sentences.join(' ') || i.table.hintLittle

/** How the other choice stands; a point that nothing can be named for is none. */
function comparison(i: TableBase['i'], { name, less }: Other, reasoned: boolean): string {
  const points = Math.round(less)
  if (points === 0 || (points === 1 && !reasoned)) return i.table.hintEven(name)
  if (points < 0) return i.table.whyBetter(name, -points)
  return points < FAR ? i.table.hintNext(name, points) : i.table.hintFar(name)
}

/** The hint in words; null when its move is no choice any more. */
export function hintText(table: Pick<TableBase, 'i' | 'me' | 'options' | 'tell'>, { move, more, reasons, second }: Hint): string | null {
  const { i, me, options, tell } = table
  const nameOf = (wanted: Move) => options.find((o) => o.move === wanted)?.text.label
  const best = nameOf(move)
  if (best === undefined) return null
  // What a choice still asks. Other choices of the moment that would follow have hints of their own.
  const stepsOf = (next: Hint['more']): string[] => {
    const end = next.findIndex((one) => nameOf(one.move) !== undefined || tell.ends(one.move))
    return next.slice(0, end < 0 ? next.length : end).map((one) => bare(tell.choice(one.view, me, one.move)))
  }
  const rival = second && nameOf(second.move)
  const other =
    second && rival !== undefined ? { name: [bare(rival), ...stepsOf(second.more)].reduce(i.table.hintStep), less: second.less } : null
  const then = stepsOf(more)
  // Where no more speaks for a choice than against it, that is no hint.
  const said = judgement(table, sumOf(weighty(reasons)) > 0 ? reasons : [], other)
  return [i.table.hintIs(bare(best)), ...(then.length > 0 ? [i.table.hintThen(then.reduce(i.table.hintStep))] : []), ...said].join(' ')
}

/** The reasons of a past decision in words; what was decided stands beside them. */
export function whyText(table: Pick<TableBase, 'i' | 'tell'>, { seat, reasons, second, view }: Reasoned): string {
  const other = second ? { name: bare(table.tell.choice(view, seat, second.move)), less: second.less } : null
  return argued(table, judgement(table, reasons, other))
}
