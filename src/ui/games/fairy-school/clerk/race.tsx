/** The race of the last trimester: who has which final project, and how many of its steps are done. */
import { type Book, choosing, isLast, leaders, stepsOf } from '../../../../games/fairy-school/clerk.ts'
import type { ClerkPhase } from '../../../../games/fairy-school/types.ts'
import { Icon } from '../../../kit/icon.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Seal, Sign } from '../art.tsx'
import { useDesk } from './desk.ts'

function Stones({ seat, of }: { readonly seat: number; readonly of: number }) {
  const { c, book, name, crest, tell } = useDesk()
  const steps = book.fairies[seat]?.steps ?? 0
  return (
    <span class="stones">
      {Array.from({ length: of }, (_, k) => {
        const n = k + 1
        // The last stone done, tapped again, is not done after all.
        const to = n === steps ? n - 1 : n
        return (
          <button
            key={n}
            type="button"
            class={`stone${n <= steps ? ' past' : ''}`}
            aria-pressed={n <= steps}
            aria-label={c.step(name(seat), n)}
            onClick={() => void tell({ type: 'steps', seat, steps: to })}
          >
            {n === steps ? <Seal seat={crest(seat)} /> : n < steps ? <Sign name="check" /> : n}
          </button>
        )
      })}
    </span>
  )
}

/** Phases in which a final project is chosen or gone on with; in the others the race is a line, and everything else stays in reach (FS-FINAL-02, 05, FS-END-02). */
const TOLD: readonly ClerkPhase[] = ['finals', 'realisation', 'spending']

/** Whether steps and final projects are told now. */
export const isTold = ({ phase, over }: Book): boolean => TOLD.includes(phase) || over

/** While final projects are chosen the lines stand in the order of choosing, a tie in the order of the seats (FS-FINAL-02). */
const linesOf = (book: Book): readonly number[] => (book.phase === 'finals' ? choosing(book).flat() : book.fairies.map((_, seat) => seat))

/** The race; before the last trimester there is none. */
export function Race() {
  const { c, book, name, crest, colour, open, edition } = useDesk()
  if (!isLast(book)) return null
  const ahead = leaders(book)
  const told = isTold(book) && !book.over
  return (
    <details key={String(told)} class="clerk-race" open={told} aria-label={c.race}>
      <summary class="sec">
        <h2>{c.race}</h2>
        <span class="race-note">{book.fairies.some(({ final }) => final !== null) ? c.raceNote : c.raceBegins}</span>
        <span class="race-now" aria-hidden="true">
          <small>{c.steps}</small>
          {book.fairies.map((fairy, seat) => (
            <span key={seat}>
              <Seal seat={crest(seat)} />
              {fairy.final === null ? '–' : fairy.steps}
            </span>
          ))}
        </span>
        <Icon name="down" />
      </summary>
      <ul>
        {linesOf(book).map((seat) => {
          const fairy = book.fairies[seat]
          if (!fairy) return null
          const of = stepsOf(edition, fairy)
          return (
            <li key={seat} class={colour(seat)}>
              <Seal seat={crest(seat)} cls="crest" />
              <b class={ahead.includes(seat) ? 'ahead' : ''}>{name(seat)}</b>
              <button
                type="button"
                class={of > 0 ? 'mark-final' : 'quick-w'}
                aria-label={c.chooseFor(name(seat))}
                onClick={() => open({ kind: 'final', seat })}
              >
                {fairy.final ?? c.chooseFinal}
              </button>
              {of > 0 && <Stones seat={seat} of={of} />}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Which final project a fairy has: by the mark on its card. */
export function FinalSheet({ seat }: { readonly seat: number }) {
  const { c, i, book, name, crest, tell, close } = useDesk()
  const own = book.fairies[seat]?.final
  const take = (final: string) => {
    close()
    if (final !== own) void tell({ type: 'final', seat, final })
  }
  return (
    <Sheet
      class="fs clerk-sheet"
      title={c.chooseFor(name(seat))}
      note={c.whichFinal}
      art={<Seal seat={crest(seat)} cls="sheet-crest" />}
      closeLabel={i.common.close}
      onClose={close}
    >
      <Finals seat={seat} final={own ?? ''} onPick={take} />
    </Sheet>
  )
}

interface FinalsProps {
  readonly seat: number
  readonly final: string
  readonly onPick: (final: string) => void
}

/** The final projects of this year's length; those of others cannot be picked. */
export function Finals({ seat, final, onPick }: FinalsProps) {
  const { c, book, name, edition } = useDesk()
  return (
    <div class="picks finals-marks">
      {edition.finals
        .filter(({ kind }) => kind === book.length)
        .map(({ id }) => {
          const other = book.fairies.findIndex((fairy, each) => each !== seat && fairy.final === id)
          return (
            <button
              key={id}
              type="button"
              class="pick"
              aria-pressed={id === final}
              aria-label={other >= 0 ? c.takenBy(id, name(other)) : c.final(id)}
              disabled={other >= 0}
              onClick={() => onPick(id)}
            >
              <b>{id}</b>
            </button>
          )
        })}
    </div>
  )
}
