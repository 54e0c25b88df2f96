/** The log cut into lines under headings, newest first: what an entry brought goes on in the line of its cause. */
import type { Telling } from './table.ts'

/** A line of the log. */
export interface Line {
  readonly key: string
  readonly ply: number
  /** Which of the entry's events. */
  readonly at: number
  readonly event: unknown
  /** What goes on in the same line, in its order. */
  readonly more?: readonly Line[]
}

/** A part of the game: its headings in their order, its lines newest first. */
export interface Section {
  readonly key: string
  readonly heads: readonly Line[]
  readonly lines: readonly Line[]
}

type Told = Pick<Telling<unknown>, 'heading' | 'joins'>

interface Filling {
  readonly heads: Line[]
  readonly lines: Line[]
}

/** Whether a line, or what goes on in it, is the event `at` of the entry before `ply`. */
export const holds = (line: Line, ply: number, at: number): boolean =>
  (line.ply + 1 === ply && line.at === at) || (line.more?.some((m) => holds(m, ply, at)) ?? false)

/** @param told lines oldest first */
export function sectionsOf(told: readonly Line[], { heading, joins }: Told): Section[] {
  const parts: Filling[] = []
  for (const line of told) {
    const part = parts.at(-1)
    const before = part?.lines.at(-1)
    if (heading(line.event)) {
      if (part && part.lines.length === 0) part.heads.push(line)
      else parts.push({ heads: [line], lines: [] })
    } else if (part && before && joins?.(line.event, before.more?.at(-1)?.event ?? before.event)) {
      part.lines[part.lines.length - 1] = { ...before, more: [...(before.more ?? []), line] }
    } else if (part) part.lines.push(line)
    else parts.push({ heads: [], lines: [line] })
  }
  return parts.reverse().map(({ heads, lines }) => ({ key: (heads[0] ?? lines[0])?.key ?? '', heads, lines: lines.reverse() }))
}
