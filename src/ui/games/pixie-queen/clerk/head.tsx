/** The line at the top: round, and the seven demands. */
import { leave } from '../../../../app/router.ts'
import { demandsDue } from '../../../../games/pixie-queen/clerk-open.ts'
import { Heading } from '../../../companion/heading.tsx'
import { IconButton } from '../../../kit/button.tsx'
import { GoodPicture, Picture } from '../art.tsx'
import { useDesk } from './desk.ts'

function Demands() {
  const { c, t, book, edition, open } = useDesk()
  const { used } = edition.demandTokens
  const due = demandsDue(book)
  const last = book.demands.reduce((at, food, k) => (food === null ? at : k), -1)
  // By rounds, with a dash for one that was left out.
  const known = book.demands.slice(0, last + 1).map((food) => (food ? t.names.goodForms[food][1] : '–'))
  return (
    <button
      type="button"
      class="demands"
      aria-label={c.demandsLabel(known.join(', '), book.demands.filter((food) => food === null).length)}
      onClick={() => open({ kind: 'demands' })}
    >
      {Array.from({ length: used }, (_, i) => {
        const food = book.demands[i]
        const left = due.includes(i + 1) && i < book.round - 1
        return (
          <span key={i} class={`demand ${food ? 'open' : 'shut'}${i === book.round - 1 ? ' now' : ''}${left ? ' left' : ''}`}>
            {food ? <GoodPicture kind={food} cls="" /> : left ? '?' : <Picture id="g-queen" cls="" />}
          </span>
        )
      })}
    </button>
  )
}

/** Back, round, demands. */
export function Head() {
  const { c, i, book, edition } = useDesk()
  return (
    <header class="clerk-head">
      <IconButton icon="back" label={i.common.back} onClick={leave} />
      <div class="round">
        <Heading>
          {book.over ? (
            c.finalCount
          ) : (
            <>
              {c.round(book.round)} <span>{c.ofRounds(edition.rounds)}</span>
            </>
          )}
        </Heading>
        <small>{book.over ? c.lines.end : c.companion}</small>
      </div>
      <Demands />
    </header>
  )
}
