/** How far everybody is in the last trimester: a lane for every fairy, a stone for every step. */
import { Seal, seatClass, Token } from './art.tsx'
import { useTable } from './table.ts'

/** Steps of a final project in a game of each length (FS-FINAL-09). */
const STEPS = { long: 5, short: 4 } as const

/** The race. Whoever leads it gains an air each turn, unless the table plays without. */
export function Race() {
  const { view, w, me, name } = useTable()
  const length = STEPS[view.options.length]
  const bonus = view.options.leadersBonus === 'air'
  const most = Math.max(...view.fairies.map((fairy) => fairy.steps))
  return (
    <section class="race" aria-label={w.race}>
      <h3>{w.race}</h3>
      <ul>
        {view.fairies.map((fairy, seat) => {
          const leads = most > 0 && fairy.steps === most
          return (
            <li key={seat} class={`lane ${seatClass(seat)}${seat === me ? ' mine' : ''}`}>
              <span class="nm">{name(seat)}</span>
              <span class="track" aria-hidden="true">
                {Array.from({ length: length + 1 }, (_, k) => (
                  <i key={k} class={k <= fairy.steps ? 'past' : ''}>
                    {k === fairy.steps ? <Seal seat={seat} /> : k > 0 ? k : ''}
                  </i>
                ))}
              </span>
              <span class="sr">{`${w.stepsDone(fairy.steps, length)}${leads ? `, ${w.leads}` : ''}`}</span>
              <span class="lead">{leads && bonus && <Token kind="air" />}</span>
            </li>
          )
        })}
      </ul>
      {bonus && <p>{w.leadersGain}</p>}
    </section>
  )
}
