/** The slim line at the top: round, phase, the seven demand tokens, and the round. */
import { GoodPicture, Picture } from './art.tsx'
import { demandTokens } from './facts.ts'
import { demandsLabel } from './labels.ts'
import { part, useTable } from './table.ts'

/** The seven demands: those asked, this round's, those to come. Opens what may still come. */
export const Demands = part(
  ({ view }) => [view.round, view.demands.join()],
  () => {
    const table = useTable()
    const { view, desk } = table
    const tokens = demandTokens(view)
    return (
      <button
        type="button"
        class="demands"
        aria-label={demandsLabel(table)}
        onClick={() => {
          desk.panel.value = { kind: 'demands' }
        }}
      >
        {tokens.map((d) => (
          <span key={d.round} data-at={d.now ? 'demand-now' : undefined} class={`demand ${d.food ? 'open' : 'shut'}${d.now ? ' now' : ''}`}>
            {d.food ? <GoodPicture kind={d.food} cls="" /> : <Picture id="g-queen" cls="" />}
          </span>
        ))}
      </button>
    )
  },
)

/** The name of a phase without its number, where there is little room: the demands and the board tell the rest. */
const bare = (phase: string): string => {
  const name = phase.slice(phase.indexOf(':') + 1).trim()
  return `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`
}

/** Round and phase. */
export const Round = part(
  ({ view }) => [view.round, view.phase],
  () => {
    const { view, w, t, layout } = useTable()
    const round = Math.max(1, view.round)
    const rounds = view.options.edition.rounds
    const wide = layout.kind === 'tablet' || layout.kind === 'desktop'
    const phase = t.names.phases[view.phase]
    return (
      <div class="round">
        <h1 class="disp">
          {w.roundShort(round)}
          <span>{wide ? ` ${w.ofRounds(rounds)}` : `/${rounds}`}</span>
        </h1>
        <small>{wide ? phase : bare(phase)}</small>
      </div>
    )
  },
)
