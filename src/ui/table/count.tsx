/** The final count as a table: a line for every seat, a column for every part of the sum. */
import type { ComponentChildren } from 'preact'
import { InTurn } from '../kit/inturn.tsx'
import type { Stages } from './stages.ts'
import type { Standing } from './standings.ts'

/** One part of the sum; the last one is the sum itself. */
export interface CountColumn<L extends Standing> {
  readonly id: string
  readonly name: string
  /** What counts, for whoever rests a pointer on it. */
  readonly help: string
  readonly icon: ComponentChildren
  readonly value: (line: L) => number
  /** As it is written. */
  readonly text: (value: number) => string
  /** A gain, in the colour of good news. */
  readonly good?: boolean
}

/** What a count is drawn from. */
export interface CountProps<L extends Standing> {
  readonly lines: readonly L[]
  readonly columns: readonly CountColumn<L>[]
  readonly stages: Stages
  /** Class that sets a seat's colours. */
  readonly colour: (line: L) => string
  /** Crest and name. */
  readonly head: (line: L) => ComponentChildren
  readonly caption: string
}

function tone<L extends Standing>(column: CountColumn<L>, value: number, last: boolean): string {
  if (last) return 'f'
  return value === 0 ? 'z' : column.good ? 'plusv' : ''
}

/** The table. A tap on a column's head counts up to it again. */
export function Count<L extends Standing>({ lines, columns, stages, colour, head, caption }: CountProps<L>) {
  const last = columns.length - 1
  return (
    <table class="result">
      <thead>
        <tr>
          <td />
          {columns.map((c, k) => (
            <th key={c.id} scope="col" class={k === last ? 'f' : ''}>
              <button type="button" title={c.help} onClick={() => stages.upTo(k)}>
                {c.icon}
                <span>{c.name}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <InTurn key={line.seat}>
            <tr class={`${colour(line)}${line.rank === 1 ? ' first' : ''}`}>
              <th scope="row">
                <span class="ranked">
                  <span class="rk">{line.rank}</span>
                  {head(line)}
                </span>
              </th>
              {columns.map((c, k) => (
                <td key={c.id} class={`${tone(c, c.value(line), k === last)}${k < stages.shown.value ? ' shown' : ''}`}>
                  {c.text(c.value(line))}
                </td>
              ))}
            </tr>
          </InTurn>
        ))}
      </tbody>
      <caption class="sr">{caption}</caption>
    </table>
  )
}
