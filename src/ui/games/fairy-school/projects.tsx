/** One's projects: what they give, what they cost, what is still short, and the cheapest exchange that would do. */

import { Fragment } from 'preact'
import { type CardNumber, COLUMNS, type Quote } from '../../../games/fairy-school/types.ts'
import { cardFact, finalFact } from '../../../text/fairy-school/facts.ts'
import { Icon } from '../../kit/icon.tsx'
import { Medal, Sign, Token } from './art.tsx'
import { Effect } from './effects.tsx'
import { fairyOf } from './facts.ts'
import { waysOf } from './light.ts'
import { widthOf } from './measure.ts'
import { show } from './show.ts'
import { part, type Table, useTable } from './table.ts'

/** How a price stands: there in kind, payable with exchanges, or short. */
type Standing = 'can' | 'exchange' | 'short'
export const standingOf = (quote: Quote): Standing =>
  !quote.payable ? 'short' : Object.keys(quote.exchanged).length > 0 || quote.jokers > 0 ? 'exchange' : 'can'

/** The price token by token, under each what is short. */
function Price({ quote }: { readonly quote: Quote }) {
  const standing = standingOf(quote)
  return (
    <span class="price">
      {COLUMNS.filter((kind) => quote.price[kind]).map((kind) => {
        const short = quote.missing[kind] ?? 0
        return (
          <span key={kind}>
            <Token kind={kind} n={quote.price[kind] ?? 0} always />
            {standing !== 'can' &&
              (short > 0 ? (
                <em class="no">−{short}</em>
              ) : (
                <em class="ok">
                  <Sign name="check" />
                </em>
              ))}
          </span>
        )
      })}
    </span>
  )
}

/** What would be given away for what is short. */
function Way({ quote }: { readonly quote: Quote }) {
  const { w } = useTable()
  const standing = standingOf(quote)
  if (standing === 'short') return null
  if (standing === 'can')
    return (
      <span class="can">
        <Sign name="check" />
        {w.canBuild}
      </span>
    )
  return (
    <span class="can">
      <Icon name="swap" />
      {COLUMNS.filter((kind) => quote.exchanged[kind]).map((kind) => (
        <Token key={kind} kind={kind} n={quote.exchanged[kind] ?? 0} always />
      ))}
      {quote.jokers > 0 && <Token kind="air" n={quote.jokers} always />}
    </span>
  )
}

/** A price in words: how it stands. */
export function useStanding(quote: Quote): string {
  const { w, t } = useTable()
  const standing = standingOf(quote)
  if (standing === 'short') return w.missing(t.names.bundle(quote.missing))
  return standing === 'can' ? w.canBuild : `${w.canBuild} ${w.withExchanges}`
}

/** More letters than stand beside the picture on a phone: they draw closer. */
const LONG = 8

interface ProjectProps {
  readonly what: CardNumber
}

const quoteOf = ({ view, me }: Table, { what }: ProjectProps): Quote | undefined =>
  fairyOf(view, me).quotes.find((quote) => quote.what === what)

/** All that a project shows of the table. */
const projectFacts = (table: Table, props: ProjectProps): readonly unknown[] => [
  JSON.stringify(quoteOf(table, props)),
  waysOf(table.options, props.what, table.me, table.me).length > 0,
]

const Project = part(projectFacts, (props: ProjectProps) => {
  const table = useTable()
  const quote = quoteOf(table, props)
  return quote ? <ProjectCard quote={quote} /> : null
})

function ProjectCard({ quote }: { readonly quote: Quote }) {
  const { me, ctx, t, w, options, desk } = useTable()
  const state = useStanding(quote)
  const card = cardFact(quote.what, ctx).card
  if (!card) return null
  const open = waysOf(options, quote.what, me, me).length > 0
  return (
    <li>
      <button
        type="button"
        class={`project ${standingOf(quote)}${open ? ' open' : ''}`}
        aria-label={[t.card(card).label, state, ...(open ? [w.possible] : [])].join('. ')}
        data-at={`project-${quote.what}`}
        onClick={() => show(desk, { kind: 'card', card: quote.what, of: me })}
      >
        <span class={`head${t.card(card).name.length > LONG ? ' long' : ''}`}>
          <Medal creature={card.creature} />
          <span>
            <b>{t.card(card).name}</b>
            <span class="gives" style={{ '--all': card.lines.reduce((sum, line) => sum + widthOf(line).whole + 0.9, -0.9).toFixed(2) }}>
              {card.lines.map((line, k) => (
                <Fragment key={k}>
                  {k > 0 && <small>{w.or}</small>}
                  <Effect line={line} />
                </Fragment>
              ))}
            </span>
          </span>
        </span>
        <Price quote={quote} />
        <Way quote={quote} />
      </button>
    </li>
  )
}

/** The next step of the final project. */
function NextStep({ quote }: { readonly quote: Quote }) {
  const { view, me, ctx, t, w, options, desk } = useTable()
  const fairy = fairyOf(view, me)
  const final = fairy.final === null ? undefined : finalFact(fairy.final, ctx)
  const state = useStanding(quote)
  const open = options.some(({ words }) => 'step' in words)
  if (!final) return null
  const label = w.stepLabel(fairy.steps + 1, t.names.bundle(quote.price), state)
  return (
    <li>
      <button
        type="button"
        class={`project final ${standingOf(quote)}${open ? ' open' : ''}`}
        aria-label={`${w.finalProject}. ${label}${open ? `. ${w.possible}` : ''}`}
        data-at="final"
        onClick={() => show(desk, { kind: 'race' })}
      >
        <span class="head">
          <b class="ordinal">{fairy.steps + 1}</b>
          <span>
            <b>{w.finalProject}</b>
            <small>{w.stepsDone(fairy.steps, final.steps.length)}</small>
          </span>
        </span>
        <Price quote={quote} />
        <Way quote={quote} />
      </button>
    </li>
  )
}

const isStep = (what: CardNumber | 0): boolean => what === 0

/** One's projects and, in the last trimester, the next step of the final project. */
export function Projects() {
  const { view, me, w } = useTable()
  const { quotes } = fairyOf(view, me)
  return (
    <section class="projects" aria-label={w.yourProjects}>
      {quotes.length === 0 && <p class="none">{w.noProjects}</p>}
      <ul style={{ '--n': Math.max(quotes.length, 1) }}>
        {quotes.map((quote) => (isStep(quote.what) ? <NextStep key={0} quote={quote} /> : <Project key={quote.what} what={quote.what} />))}
      </ul>
    </section>
  )
}
