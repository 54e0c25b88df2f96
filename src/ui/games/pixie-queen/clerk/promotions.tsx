/** What comes in the Rewards after silver and gold have climbed. */
import { Picture } from '../art.tsx'
import { Golden } from './asides.tsx'
import { useDesk } from './desk.ts'
import { Person } from './people.tsx'

/** Promoted miners climb out one by one: told before the punishments count those who are left (PQ-REWARD-11). */
function Promoted() {
  const { c, book, name, tell } = useDesk()
  const climb = (seat: number) =>
    void tell((now) => {
      const miners = now.players[seat]?.miners ?? 0
      return miners > 0 ? { type: 'miners', seat, miners: miners - 1 } : null
    })
  return (
    <fieldset class="quick people" aria-label={c.promoted}>
      <span>{c.promoted}</span>
      {book.players.map(
        ({ miners, outIn }, seat) =>
          outIn === 0 && (
            <Person
              key={seat}
              seat={seat}
              label={c.climbsOut(name(seat), miners)}
              disabled={miners === 0}
              beside={
                <>
                  <Picture id="g-pick" />
                  {miners}
                </>
              }
              onClick={() => climb(seat)}
            />
          ),
      )}
    </fieldset>
  )
}

/** What comes after the stairs: under them, for they climb first (PQ-REWARD-01). */
export function Promotions() {
  const { c, book } = useDesk()
  if (book.over || book.phase !== 'rewards') return null
  return (
    <section class="guide promotions" aria-label={c.promoted}>
      <Promoted />
      <Golden />
    </section>
  )
}
