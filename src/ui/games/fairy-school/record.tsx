/** What a fairy has done so far: where her points come from, what she has realised, what lies in her piles. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../core/game.ts'
import type { CardNumber, FairyView } from '../../../games/fairy-school/types.ts'
import { cardFact } from '../../../text/fairy-school/facts.ts'
import { Medal, Sign, Token } from './art.tsx'
import { fairyOf } from './facts.ts'
import { show } from './show.ts'
import { useTable } from './table.ts'

/** What each thing is worth (FS-SCORE-01 to 04). */
const WORTH = { project: 3, step: 3, study: 2 } as const

/** The parts of a fairy's points; leftover elements are what is not explained by the rest. */
function partsOf({ kindness, realised, steps, studied, points }: FairyView) {
  const projects = WORTH.project * realised.length
  const done = WORTH.step * steps
  const studies = WORTH.study * studied.length
  return { kindness, projects, steps: done, studies, elements: points - kindness - projects - done - studies }
}

const ICONS: Readonly<Record<keyof ReturnType<typeof partsOf>, ComponentChildren>> = {
  kindness: <Sign name="heart" cls="heart" />,
  projects: <Sign name="copy" />,
  steps: <Sign name="check" />,
  studies: <Sign name="study" />,
  elements: <Token kind="any" />,
}
const PARTS = ['kindness', 'projects', 'steps', 'studies', 'elements'] as const

/** Points so far, part by part. */
export function PointsSoFar({ seat }: { readonly seat: Seat }) {
  const { view, w, t } = useTable()
  const fairy = fairyOf(view, seat)
  const parts = partsOf(fairy)
  return (
    <dl class="sofar">
      {PARTS.map((part) => (
        <div key={part} title={w.end.columnHelp[part]}>
          <dt>
            {ICONS[part]}
            <span>{w.end.columns[part]}</span>
          </dt>
          <dd>{parts[part]}</dd>
        </div>
      ))}
      <div class="sum">
        <dt>{w.end.columns.total}</dt>
        <dd>{t.names.format.number(fairy.points)}</dd>
      </div>
    </dl>
  )
}

interface CardsProps {
  readonly title: string
  readonly numbers: readonly CardNumber[]
  readonly of: Seat
  readonly note?: string
}

/** Cards by name, folded away; each opens large. */
function Cards({ title, numbers, of, note }: CardsProps) {
  const { ctx, t, desk } = useTable()
  if (numbers.length === 0) return <p class="pile none">{title}</p>
  return (
    <details class="pile">
      <summary>{title}</summary>
      {note && <p>{note}</p>}
      <ul>
        {numbers.map((number, k) => {
          const card = cardFact(number, ctx).card
          return (
            card && (
              <li key={k}>
                <button type="button" aria-label={t.card(card).label} onClick={() => show(desk, { kind: 'card', card: number, of })}>
                  <Medal creature={card.creature} />
                  {t.card(card).title}
                </button>
              </li>
            )
          )
        })}
      </ul>
    </details>
  )
}

/** Realised projects, draw pile and discard. */
export function Piles({ seat }: { readonly seat: Seat }) {
  const { view, w } = useTable()
  const { realised, discard, drawCount, unseen } = fairyOf(view, seat)
  return (
    <section class="piles" aria-label={w.explain.piles.title}>
      <Cards title={w.realisedProjects(realised.length)} numbers={realised} of={seat} />
      <Cards title={w.drawPile(drawCount)} numbers={unseen} of={seat} note={w.pileContents} />
      <Cards title={w.discard(discard.length)} numbers={discard} of={seat} />
    </section>
  )
}
