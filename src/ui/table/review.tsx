/** A finished game looked back on: everybody's chances over its decisions, and the viewer's turning points, each a way to its moment. */
import { useEffect } from 'preact/hooks'
import type { Reviews } from '../../app/model.ts'
import type { Seat } from '../../core/game.ts'
import type { Reviewed, Turning } from '../../worker/protocol.ts'
import { Button } from '../kit/button.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { DASHES } from './chart.tsx'
import { useBase } from './context.tsx'
import { bare, judgement } from './hintwords.ts'
import './review.css'

const W = 328
const H = 132
const LEFT = 34
const TOP = 12
const FOOT = 18
const LEVELS = [0, 0.25, 0.5, 0.75, 1]
/** Moments whose chances are told to those who do not see the chart. */
const TOLD = 5

interface Place {
  x(ply: number): number
  y(chance: number): number
}

function placing({ chart }: Reviewed): Place {
  const first = chart[0]?.ply ?? 0
  const span = Math.max(1, (chart.at(-1)?.ply ?? 0) - first)
  return {
    x: (ply) => LEFT + ((W - LEFT - 8) * (ply - first)) / span,
    y: (chance) => TOP + (H - TOP - FOOT) * (1 - chance),
  }
}

function Grid({ at }: { readonly at: Place }) {
  const { i } = useBase()
  return (
    <>
      {LEVELS.map((level) => (
        <g key={level}>
          <path d={`M${LEFT} ${at.y(level)}H${W - 8}`} stroke="var(--line)" stroke-dasharray={level === 0 ? undefined : '2 4'} />
          {level % 0.5 === 0 && (
            <text x={LEFT - 4} y={at.y(level) + 4} text-anchor="end">
              {i.common.percent(level)}
            </text>
          )}
        </g>
      ))}
      <text x={LEFT} y={H - 4}>
        {i.review.begins}
      </text>
      <text x={W - 8} y={H - 4} text-anchor="end">
        {i.review.ends}
      </text>
    </>
  )
}

interface LineProps {
  readonly seat: Seat
  readonly review: Reviewed
  readonly at: Place
}

function Line({ seat, review, at }: LineProps) {
  const { me, tell } = useBase()
  const own = seat === me
  const points = review.chart.map(({ ply, chances }) => `${at.x(ply).toFixed(1)} ${at.y(chances[seat] ?? 0).toFixed(1)}`)
  return (
    <path
      class={tell.colour(seat)}
      d={`M${points.join('L')}`}
      fill="none"
      stroke="var(--pc-line)"
      stroke-width={own ? 3 : 1.8}
      stroke-linejoin="round"
      stroke-dasharray={own ? undefined : DASHES[seat] || '5 3'}
    />
  )
}

/** Radius of a mark, and how far from each other two of them are seen as two. */
const MARK = 8
const APART = 2 * MARK + 1

/** Where the turning points are marked: on the viewer's line; of moments close to each other one above the other. */
export function marksOf({ turns }: Pick<Reviewed, 'turns'>, at: Place): readonly (readonly [x: number, y: number])[] {
  const marks: (readonly [number, number])[] = []
  for (const { ply, chances } of turns) {
    const x = at.x(ply)
    let y = at.y(chances[0])
    const step = y > H / 2 ? -APART : APART
    while (marks.some(([a, b]) => Math.hypot(x - a, y - b) < APART)) y += step
    marks.push([x, y])
  }
  return marks
}

/** The numbers of the turning points. */
function Marks({ review, at }: { readonly review: Reviewed; readonly at: Place }) {
  const marks = marksOf(review, at)
  return (
    <>
      {review.turns.map(({ ply }, nth) => (
        <g key={ply} class="turnmark" transform={`translate(${marks[nth]?.join(' ')})`}>
          <circle r={MARK} />
          <text y="4" text-anchor="middle">
            {nth + 1}
          </text>
        </g>
      ))}
    </>
  )
}

/** Everybody's chances in words, at a few moments evenly from the first to the last. */
function spoken({ chart }: Reviewed, { i, name }: Pick<ReturnType<typeof useBase>, 'i' | 'name'>): string {
  const moments = Array.from({ length: TOLD }, (_, k) => chart[Math.round((k * (chart.length - 1)) / (TOLD - 1))])
  const seats = chart[0]?.chances ?? []
  const lines = seats.map((_, seat) =>
    i.review.line(name(seat), moments.map((moment) => i.common.percent(moment?.chances[seat] ?? 0)).join(', ')),
  )
  return i.review.chartLabel(lines.join(' '))
}

function Chart({ review }: { readonly review: Reviewed }) {
  const table = useBase()
  const { i, me, tell, name } = table
  const at = placing(review)
  const seats = (review.chart[0]?.chances ?? []).map((_, seat) => seat)
  return (
    <section>
      <h3>{i.review.chances}</h3>
      <svg class="chances" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={spoken(review, table)}>
        <Grid at={at} />
        {[...seats.filter((seat) => seat !== me), ...seats.filter((seat) => seat === me)].map((seat) => (
          <Line key={seat} seat={seat} review={review} at={at} />
        ))}
        <Marks review={review} at={at} />
      </svg>
      <ul class="who" aria-hidden="true">
        {seats.map((seat) => (
          <li key={seat} class={tell.colour(seat)}>
            <svg viewBox="0 0 24 4">
              <path
                d="M0 2H24"
                stroke="var(--pc-line)"
                stroke-width="3"
                stroke-dasharray={seat === me ? undefined : DASHES[seat] || '5 3'}
              />
            </svg>
            {tell.crest(seat)}
            {name(seat)}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TurnProps {
  readonly turn: Turning
  readonly nth: number
}

/** A turning point: what was done, what would have been better and why. A tap shows its moment; coming back from there leads here again. */
function Turn({ turn: { ply, made, best, chances, reasons, view }, nth }: TurnProps) {
  const table = useBase()
  const { i, me, model, tell } = table
  const [chance, better] = chances.map((each) => i.common.percent(each))
  // Reasons are those of the turn at hand: where they do not speak for it, the bot has looked further.
  const speaking = reasons.reduce((sum, { value }) => sum + value, 0) > 0
  const why = [...judgement(table, reasons, null), ...(speaking ? [] : [i.review.later])]
  const choice = (move: number) => bare(tell.choice(view, me, move))
  return (
    <li>
      <button type="button" class="turnpoint" title={i.review.look} onClick={() => void model.past?.look(ply + 1)}>
        <b class="nth">
          <span class="sr">{i.review.turn(nth)}</span>
          <span aria-hidden="true">{nth}</span>
        </b>
        <span class="said">
          <span>
            <small>{i.review.made}</small> {choice(made)}
          </span>
          <span class="better">
            <small>{i.review.best}</small> {choice(best)}
          </span>
          {why.length > 0 && <small>{why.join(' ')}</small>}
          <small class="change">{i.review.change(chance ?? '', better ?? '')}</small>
        </span>
      </button>
    </li>
  )
}

function Found({ review }: { readonly review: Reviewed }) {
  const { i } = useBase()
  return (
    <>
      <Chart review={review} />
      {review.viewer !== 'table' && (
        <section>
          <h3>{i.review.turns}</h3>
          {review.turns.length === 0 && <p>{i.review.noTurns}</p>}
          <ol class="turnpoints">
            {review.turns.map((turn, k) => (
              <Turn key={turn.ply} turn={turn} nth={k + 1} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

/** How far the thinking has come. */
function Progress({ share }: { readonly share: number }) {
  const { i } = useBase()
  return (
    <div class="thinking">
      <progress value={share} max={1} aria-label={i.review.thinking(i.common.percent(share))} />
      <p aria-hidden="true">{i.review.thinking(i.common.percent(share))}</p>
      <small>{i.review.thinkingNote}</small>
    </div>
  )
}

/** The review of a finished game. Opening it has it thought out; closing it lets that go on. */
export function ReviewSheet({ reviews }: { readonly reviews: Reviews }) {
  const { i, desk } = useBase()
  useEffect(() => void reviews.start(), [reviews])
  const close = () => {
    desk.panel.value = null
  }
  const [found, share] = [reviews.found.value, reviews.share.value]
  const actions =
    share !== null ? (
      <Button onClick={() => reviews.stop()}>{i.common.cancel}</Button>
    ) : found ? null : (
      <Button kind="primary" onClick={() => void reviews.start()}>
        {i.review.begin}
      </Button>
    )
  return (
    <Sheet class="large review" title={i.review.title} note={i.review.note} closeLabel={i.common.close} onClose={close} actions={actions}>
      {found ? <Found review={found} /> : share !== null ? <Progress share={share} /> : <p>{i.review.stopped}</p>}
    </Sheet>
  )
}
