/** The kindness scale: six by six, a cube for every time a neighbour used a shared card. */
import type { Seat } from '../../../core/game.ts'
import type { FairyView } from '../../../games/fairy-school/types.ts'
import type { FairySchoolText } from '../../../text/index.ts'
import { Cube, Sign } from './art.tsx'

const CELLS = 36

interface Props {
  readonly fairy: Pick<FairyView, 'scale' | 'kindness'>
  readonly t: FairySchoolText
  /** Points beyond this do not count, by a house rule. */
  readonly limit: number | null
  name(seat: Seat): string
}

/** The scale of one fairy; the cubes lie together by colour. Beyond its last cell kindness counts on. */
export function KindnessScale({ fairy: { scale, kindness }, t, limit, name }: Props) {
  const { words: w, names } = t
  const cubes = scale.flatMap((n, seat) => new Array<Seat>(n).fill(seat))
  const from = scale.flatMap((n, seat) => (n > 0 ? [w.kindnessFrom(name(seat), n)] : []))
  const label = `${w.kindness(kindness)}${from.length > 0 ? `: ${names.format.and(from)}` : ''}`
  return (
    <section class="kindly" aria-label={w.kindnessScale}>
      <h3>
        <Sign name="heart" cls="heart" />
        {w.explain.kindness.title}
        <b>{kindness}</b>
      </h3>
      <div class="scale" role="img" aria-label={label}>
        {Array.from({ length: CELLS }, (_, k) => {
          const seat = cubes[k]
          const cls = limit === null || k < limit - 1 ? undefined : k < limit ? 'last' : 'over'
          return (
            <i key={k} class={cls}>
              {seat === undefined ? k + 1 : <Cube seat={seat} />}
            </i>
          )
        })}
      </div>
      {limit !== null && <p class="beyond">{w.countsTo(limit)}</p>}
      {kindness > CELLS && <p class="beyond">{w.beyondScale(kindness - CELLS)}</p>}
    </section>
  )
}
