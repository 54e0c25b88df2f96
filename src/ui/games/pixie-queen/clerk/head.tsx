/** The line at the top: round, and the seven demands. */
import { leave } from '../../../../app/router.ts'
import { Heading } from '../../../companion/heading.tsx'
import { IconButton } from '../../../kit/button.tsx'
import { GoodPicture, Picture } from '../art.tsx'
import { useDesk } from './desk.ts'

function Demands() {
  const { c, t, book, edition, open } = useDesk()
  const { used } = edition.demandTokens
  const known = book.demands.map((food) => t.names.goodForms[food][1]).join(', ')
  return (
    <button
      type="button"
      class="demands"
      aria-label={c.demandsLabel(known, used - book.demands.length)}
      onClick={() => open({ kind: 'demands' })}
    >
      {Array.from({ length: used }, (_, i) => {
        const food = book.demands[i]
        return (
          <span key={i} class={`demand ${food ? 'open' : 'shut'}${i === book.round - 1 ? ' now' : ''}`}>
            {food ? <GoodPicture kind={food} cls="" /> : <Picture id="g-queen" cls="" />}
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
          {c.round(book.round)} <span>{c.ofRounds(edition.rounds)}</span>
        </Heading>
        <small>{book.over ? c.lines.end : c.companion}</small>
      </div>
      <Demands />
    </header>
  )
}
