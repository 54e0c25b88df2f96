/** Sheets of what lies open on the board: the demand tokens round by round, and who takes a reward tile. */
import { useState } from 'preact/hooks'
import { nextTile } from '../../../../games/pixie-queen/clerk.ts'
import { demandsDue, toldDemand } from '../../../../games/pixie-queen/clerk-open.ts'
import { FOODS, type Food, type Series } from '../../../../games/pixie-queen/types.ts'
import { Sheet } from '../../../kit/sheet.tsx'
import { GoodPicture, Picture, SERIES_ART } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Person } from './people.tsx'

interface TokensProps {
  /** The round whose token is told next; undefined where none lies open untold. */
  readonly round: number | undefined
  readonly onPick: (round: number) => void
}

/** The tokens by rounds. One that was left out can be picked, to be told now; one that was told, to be corrected. */
function Tokens({ round, onPick }: TokensProps) {
  const { c, t, book, books, open } = useDesk()
  const due = demandsDue(book)
  return (
    <ol class="tokens" aria-label={c.demands}>
      {book.demands.map((food, at) => (
        <li key={at}>
          {due.includes(at + 1) ? (
            <button
              type="button"
              class="pick"
              aria-label={c.tokenOf(at + 1)}
              aria-pressed={round === at + 1}
              onClick={() => onPick(at + 1)}
            >
              <b>?</b>
              <small>{at + 1}</small>
            </button>
          ) : food ? (
            <button
              type="button"
              class="pick told"
              aria-haspopup="dialog"
              aria-label={c.toCorrect(c.tokenIs(at + 1, t.names.goodForms[food][1]))}
              onClick={() => open({ kind: 'entry', at: toldDemand(books, at + 1) })}
            >
              <GoodPicture kind={food} />
              <small>{at + 1}</small>
            </button>
          ) : (
            <span class="pick told">
              <Picture id="g-queen" />
              <small>{at + 1}</small>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A kind of food: how many of its tokens are left, and how likely the next is one. */
function Odds({ food, left, all }: { readonly food: Food; readonly left: number; readonly all: number }) {
  const { c, i, t } = useDesk()
  return (
    <>
      <GoodPicture kind={food} />
      <span>{t.names.goodForms[food][1]}</span>
      <small>
        {c.left(left)} · {i.common.percent(all > 0 ? left / all : 0)}
      </small>
    </>
  )
}

/** What was turned up and what may still come; from the offerings on a round's token by one tap. */
export function DemandsSheet() {
  const { c, i, t, book, tell, close, edition } = useDesk()
  const [picked, setPicked] = useState(book.round)
  const due = demandsDue(book)
  const round = due.includes(picked) ? picked : due[0]
  const left = FOODS.map((food) => edition.demandTokens[food] - book.demands.filter((each) => each === food).length)
  const all = left.reduce((sum, n) => sum + n, 0)
  const next = 1 + book.demands.indexOf(null)
  const turn = (food: Food) => {
    close()
    if (round !== undefined) void tell({ type: 'demand', food, round })
  }
  return (
    <Sheet class="pq clerk-sheet" title={c.demands} note={c.toCome} closeLabel={i.common.close} onClose={close}>
      <div class="stack-s">
        <Tokens round={round} onPick={setPicked} />
        <p class="quiet-text">{round !== undefined ? c.turnUp(round) : next === 0 ? c.allUp : c.notYet(next)}</p>
        <div class="picks">
          {FOODS.map((food, k) => {
            const n = left[k] ?? 0
            const odds = <Odds food={food} left={n} all={all} />
            return round !== undefined ? (
              <button
                key={food}
                type="button"
                class="pick"
                disabled={n === 0}
                aria-label={c.chanceOf(t.names.goodForms[food][1], i.common.percent(all > 0 ? n / all : 0))}
                onClick={() => turn(food)}
              >
                {odds}
              </button>
            ) : (
              <div key={food} class="pick told">
                {odds}
              </div>
            )
          })}
        </div>
      </div>
    </Sheet>
  )
}

/** Who takes the next tile of a series. */
export function TileSheet({ series }: { readonly series: Series }) {
  const { c, i, t, book, edition, name, tell, close } = useDesk()
  const value = nextTile(edition, book, series)
  const { name: kind, tile } = t.names.series[series]
  const words = value === undefined ? kind : tile(value)
  const take = (seat: number) => {
    close()
    // Another window may have told it meanwhile: then the next tile is another one.
    void tell((now) => (nextTile(edition, now, series) === value ? { type: 'tile', series, seat } : null))
  }
  return (
    <Sheet
      class="pq clerk-sheet"
      title={c.golden.who(words)}
      art={<Picture id={SERIES_ART[series]} cls="sheet-crest tile-art" />}
      closeLabel={i.common.close}
      onClose={close}
    >
      <fieldset class="tile-who" aria-label={c.golden.who(words)}>
        {book.players.map(
          ({ outIn }, seat) =>
            outIn === 0 && <Person key={seat} seat={seat} label={c.setUp.takes(name(seat), words)} onClick={() => take(seat)} />,
        )}
      </fieldset>
    </Sheet>
  )
}
