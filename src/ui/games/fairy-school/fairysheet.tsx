/**
 * Another fairy's side of the table, whole: her forest, what she shares, her projects, elements, cubes and kindness. A swipe, the
 * arrow keys or the buttons at its foot lead on to the next fairy round the table.
 */
import { useId } from 'preact/hooks'
import type { Seat } from '../../../core/game.ts'
import { COLUMNS } from '../../../games/fairy-school/types.ts'
import { cardFact } from '../../../text/fairy-school/facts.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Cube, Medal, Seal, Sign, Token } from './art.tsx'
import { FairyBoards } from './boards.tsx'
import { fairyOf } from './facts.ts'
import { Forest } from './forest.tsx'
import { usePlace } from './plates.tsx'
import { useRound } from './round.ts'
import { show } from './show.ts'
import { useTable } from './table.ts'
import { ZoneCards } from './zones.tsx'

function Amounts({ seat }: { readonly seat: Seat }) {
  const { view, w } = useTable()
  const fairy = fairyOf(view, seat)
  return (
    <p class="purse">
      {COLUMNS.map((kind) => (
        <span
          key={kind}
          class={`amount${fairy.elements[kind] === 0 ? ' zero' : ''}`}
          role="img"
          aria-label={w.elementCount(kind, fairy.elements[kind])}
        >
          <Token kind={kind} />
          {fairy.elements[kind]}
        </span>
      ))}
      <i class="sep" />
      <span class="amount" role="img" aria-label={w.cubesLeft(fairy.supply)}>
        <Cube seat={seat} />
        {fairy.supply}
      </span>
      <span class="amount" role="img" aria-label={w.kindness(fairy.kindness)}>
        <Sign name="heart" cls="heart" />
        {fairy.kindness}
      </span>
    </p>
  )
}

function HerProjects({ seat }: { readonly seat: Seat }) {
  const { view, ctx, t, w, name, desk } = useTable()
  const { quotes, realised } = fairyOf(view, seat)
  return (
    <section class="herprojects" aria-label={w.projectsOf(name(seat))}>
      <h3>
        {w.projectsOf(name(seat))} <small>{w.realised(realised.length)}</small>
      </h3>
      <ul>
        {quotes.map((quote) => {
          const card = cardFact(quote.what, ctx).card
          return (
            card && (
              <li key={quote.what}>
                <button
                  type="button"
                  aria-label={`${t.card(card).label}. ${quote.payable ? w.canBuild : w.missing(t.names.bundle(quote.missing))}`}
                  onClick={() => show(desk, { kind: 'card', card: quote.what, of: seat })}
                >
                  <Medal creature={card.creature} />
                  <span>
                    {COLUMNS.filter((kind) => quote.missing[kind]).map((kind) => (
                      <Token key={kind} kind={kind} n={quote.missing[kind] ?? 0} always />
                    ))}
                    {Object.keys(quote.missing).length === 0 && <Sign name="check" cls="good" />}
                  </span>
                </button>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

/** The sheet of another fairy. */
export function FairySheet({ seat }: { readonly seat: Seat }) {
  const { view, me, i, w, name, desk } = useTable()
  const id = useId()
  const close = () => show(desk, null)
  const go = (by: 1 | -1) => {
    const others = view.seats - 1
    const place = (seat - me - 1 + view.seats) % view.seats
    show(desk, { kind: 'fairy', seat: (me + 1 + ((place + by + others) % others)) % view.seats })
  }
  const round = useRound(go)
  const fairy = fairyOf(view, seat)
  const place = usePlace(seat)
  return (
    <Dialog class="sheet fairysheet" labelledBy={id} onClose={close}>
      <div {...round}>
        <header class="sheet-top">
          <Seal seat={seat} />
          <div class="sheet-title">
            <h2 id={id} class="display" tabIndex={-1} autofocus>
              {name(seat)}
            </h2>
            <p>
              {place} · {w.pointsNow(fairy.points)}
            </p>
          </div>
          <IconButton icon="close" label={i.common.close} onClick={close} />
        </header>
        <div class="sheet-body">
          <Amounts seat={seat} />
          {fairy.shared.length > 0 && (
            <div class="zones one">
              <section class="zone share" aria-label={w.sharesWithYou(name(seat))}>
                <h3>
                  <span>{w.sharesWithYou(name(seat))}</span>
                </h3>
                <ZoneCards cards={fairy.shared} of={seat} shared />
              </section>
              <section class="zone alone" aria-label={w.alone}>
                <h3>
                  <span>{w.alone}</span>
                </h3>
                <ZoneCards cards={fairy.personal} of={seat} shared={false} />
              </section>
            </div>
          )}
          <Forest seat={seat} />
          <HerProjects seat={seat} />
          <FairyBoards seat={seat} />
        </div>
      </div>
      {view.seats > 2 && (
        <div class="sheet-acts">
          <Button icon="back" onClick={() => go(-1)}>
            {w.before}
          </Button>
          <Button icon="next" onClick={() => go(1)}>
            {w.after}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
