/** Points that are taken at once, by a tap on who takes them: for passing, and for a bad offering. */
import { useMemo } from 'preact/hooks'
import type { Why } from '../../../../games/pixie-queen/clerk.ts'
import { orderNow } from '../../../../games/pixie-queen/clerk-open.ts'
import { steadyTaps } from '../../../kit/steady.ts'
import { signed } from '../art.tsx'
import { lastStep, useDesk } from './desk.ts'
import { Person } from './people.tsx'

/** The fines of this phase that were told, and where they stand among the entries. */
function useFines(why: Why) {
  const { entries } = useDesk()
  const since = lastStep(entries) + 1
  return entries.flatMap((entry, at) => (at >= since && entry.type === 'points' && entry.why === why ? [{ ...entry, at }] : []))
}

/** Tells a fine, once: a tap while the last one is still being kept finds it taken. */
function useFining(why: Why) {
  const { book, tell } = useDesk()
  const had = (seat: number) => book.players[seat]?.punishment
  return (seat: number, points: number) =>
    tell((now) => (now.players[seat]?.punishment === had(seat) ? { type: 'points', seat, points, why } : null))
}

/** Whether a tap on a player is meant: of two quick ones only the first is. */
function useMeant() {
  const { book } = useDesk()
  const taps = useMemo(() => book.players.map(() => steadyTaps()), [])
  return (seat: number, tap: MouseEvent): boolean => taps[seat]?.(tap) ?? true
}

/** Whose turn comes when, as far as that is known, and who passes: by one tap (PQ-ACT-17, 18). Where it is allowed, again (PQ-ACT-20). */
export function Turns() {
  const { c, book, edition, name } = useDesk()
  const { pass } = edition.penalties
  const passed = useFines('pass')
  const fine = useFining('pass')
  const meant = useMeant()
  const order = orderNow(book)
  const known = order.length > 0
  const seats = known ? order : book.players.flatMap(({ outIn }, seat) => (outIn === 0 ? [seat] : []))
  return (
    <fieldset class="quick people" aria-label={c.passing(pass)}>
      <span>
        {c.passing(pass)} <small>{known ? c.order.numbered : c.order.asCubes}</small>
      </span>
      {seats.map((seat, place) => {
        const own = passed.filter((entry) => entry.seat === seat)
        const lost = own.reduce((sum, { points }) => sum + points, 0)
        return (
          <Person
            key={seat}
            seat={seat}
            label={own.length > 0 ? c.passesAgain(name(seat), pass) : c.passes(name(seat), pass)}
            beside={
              <>
                {known && place + 1}
                {lost > 0 && <b class="taken">{signed(-lost)}</b>}
              </>
            }
            onClick={(tap) => meant(seat, tap) && void fine(seat, pass)}
          />
        )
      })}
    </fieldset>
  )
}

interface FineProps {
  readonly title: string
  readonly points: number
}

/** Who offered badly, each by one tap; a second takes the fine back, which nobody owes twice (PQ-OFFER-22). */
function Fine({ title, points }: FineProps) {
  const { c, book, name, edit, open } = useDesk()
  const told = useFines('offering')
  const fine = useFining('offering')
  const meant = useMeant()
  const toggle = async (seat: number, at: number | undefined) => {
    if (at === undefined) await fine(seat, points)
    // What came of it was told already: its own sheet says what stands in the way.
    else if (await edit(at, null)) open({ kind: 'entry', at })
  }
  return (
    <fieldset class="quick people" aria-label={title}>
      <span>{title}</span>
      {book.players.map(({ outIn }, seat) => {
        const own = told.find((entry) => entry.seat === seat && entry.points === points)
        if (outIn > 0 && !own) return null
        return (
          <Person
            key={seat}
            seat={seat}
            label={c.fined.who(name(seat), points)}
            pressed={own !== undefined}
            beside={own && <b class="taken">{signed(-points)}</b>}
            onClick={(tap) => meant(seat, tap) && void toggle(seat, own?.at)}
          />
        )
      })}
    </fieldset>
  )
}

/** The two fines of the offerings (PQ-OFFER-13, 17): one row where they cost the same. */
export function Fines() {
  const { c, edition } = useDesk()
  const { emptyOffering, wrongFood } = edition.penalties
  if (emptyOffering === wrongFood) return <Fine title={c.fined.both(wrongFood)} points={wrongFood} />
  return (
    <>
      <Fine title={c.fined.nothing(emptyOffering)} points={emptyOffering} />
      <Fine title={c.fined.wrong(wrongFood)} points={wrongFood} />
    </>
  )
}
