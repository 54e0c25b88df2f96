/** What is marked before it is played: columns and projects. What it means in facts, and the word to do it. */
import { COLUMNS, ELEMENTS } from '../../../games/fairy-school/types.ts'
import { cardFact } from '../../../text/fairy-school/facts.ts'
import { Button } from '../../kit/button.tsx'
import { Sign, Token } from './art.tsx'
import { costOf, fairyOf, givenBy, lacksOf, servedBy } from './facts.ts'
import { useMarked } from './forest.tsx'
import { columnsWay } from './light.ts'
import { useTable } from './table.ts'

/** Neighbours who lack something that the marked columns share. */
function useWelcome(columns: readonly number[]): string[] {
  const { view, me, ctx, name } = useTable()
  const { forest } = fairyOf(view, me)
  const given = givenBy(columns.flatMap((column) => cardFact(forest[column] ?? 0, ctx).card?.lines ?? []))
  return servedBy(view, me)
    .filter((seat) => lacksOf(view, seat).some((kind) => given.has(kind)))
    .map(name)
}

/** The marked columns: what they play, what they cost, whom they help, and the button that plays them. */
export function Chosen() {
  const { view, me, ctx, t, w, options, play } = useTable()
  const marked = useMarked() ?? []
  const numbers = marked.map((column) => COLUMNS.indexOf(column))
  const { forest } = fairyOf(view, me)
  const cost = costOf(ctx.edition.columnCost, numbers)
  const welcome = useWelcome(numbers)
  const way = columnsWay(options, marked)
  const count = (from: number) => numbers.filter((n) => typeof forest[from + n] === 'number').length
  if (marked.length === 0)
    return (
      <section class="chosen none" aria-label={w.whatThisPlays}>
        <p>{w.columnsHint}</p>
      </section>
    )
  return (
    <section class="chosen" aria-label={w.whatThisPlays}>
      <div class="what">
        <p>
          <b>{w.playsCards(count(0), count(COLUMNS.length))}</b>
        </p>
        <ul>
          {ELEMENTS.filter((kind) => cost[kind]).map((kind) => (
            <li key={kind}>
              <Token kind={kind} />
              {w.youPay(t.names.element(kind, cost[kind] ?? 0))}
            </li>
          ))}
          {welcome.length > 0 && (
            <li>
              <Sign name="heart" cls="heart" />
              {w.lackShared(t.names.format.and(welcome))}
            </li>
          )}
        </ul>
      </div>
      {way ? (
        <Button kind="primary" note={way.text.title} aria-label={way.text.label} onClick={() => play(way.move)}>
          {w.readyButton}
        </Button>
      ) : (
        <p class="cannot">{w.cannotPay}</p>
      )}
    </section>
  )
}
