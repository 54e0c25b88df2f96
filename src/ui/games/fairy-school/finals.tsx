/** The final projects: those on offer, one's own steps, and how far everybody is in the race. */
import type { Move, Seat } from '../../../core/game.ts'
import type { FairyView, Final, Quote } from '../../../games/fairy-school/types.ts'
import type { FairySchoolText } from '../../../text/index.ts'
import { InTurn } from '../../kit/inturn.tsx'
import { Seal, Sign, seatClass, Token } from './art.tsx'
import { Bill } from './bill.tsx'
import type { Option } from './options.tsx'

interface StepsProps {
  readonly final: Final
  readonly t: FairySchoolText
  /** Steps realised; absent on a project nobody has chosen. */
  readonly done?: number
  /** What the next step would take now. */
  readonly quote?: Quote | undefined
}

/** The steps of a final project, top to bottom: done, next, later. */
function Steps({ final, t, done, quote }: StepsProps) {
  const { words: w } = t
  const state = (k: number) => (done === undefined ? 'later' : k < done ? 'done' : k === done ? 'next' : 'later')
  const said = { done: w.stepDone, next: w.stepNext, later: w.stepLater }
  const prices = t.final(final).steps
  return (
    <ol class="rungs">
      {final.steps.map((price, k) => (
        <li key={k} class={`rung ${state(k)}`}>
          <b class="nr" aria-hidden="true">
            {state(k) === 'done' ? <Sign name="check" /> : k + 1}
          </b>
          <Bill price={price} missing={state(k) === 'next' ? quote?.missing : undefined} />
          <span class="sr">{done === undefined ? prices[k] : w.stepLabel(k + 1, prices[k] ?? '', said[state(k)])}</span>
        </li>
      ))}
    </ol>
  )
}

/** The two elements a final project asks for most. */
const Mains = ({ final }: { readonly final: Final }) => (
  <span class="mains" aria-hidden="true">
    {final.main.map((kind) => (
      <Token key={kind} kind={kind} />
    ))}
  </span>
)

interface OfferedProps {
  readonly finals: readonly Final[]
  readonly t: FairySchoolText
  readonly offers: ReadonlyMap<string, Option>
  readonly onTake: (move: Move) => void
  /** Who still chooses, the next one first. */
  readonly queue: readonly Seat[]
  name(seat: Seat): string
}

/** The final projects laid open; in one's turn each is a button. */
export function FinalsOnOffer({ finals, t, offers, onTake, queue, name }: OfferedProps) {
  const { words: w } = t
  return (
    <section class="finals" aria-label={w.finalsOnOffer}>
      <h2 class="disp">{w.finalsOnOffer}</h2>
      {queue.length > 0 && (
        <p class="queue">
          <span class="sr">{w.takesFirst(queue.map(name).join(', '))}</span>
          {queue.map((seat, k) => (
            <span key={seat} class={`turn ${seatClass(seat)}${k === 0 ? ' now' : ''}`} aria-hidden="true">
              <Seal seat={seat} />
              {name(seat)}
            </span>
          ))}
        </p>
      )}
      <ul>
        {finals.map((final) => {
          const offer = offers.get(final.id)
          const face = (
            <>
              <span class="top">
                <Mains final={final} />
                <b>{final.id}</b>
              </span>
              <InTurn>
                <Steps final={final} t={t} />
              </InTurn>
            </>
          )
          return (
            <li key={final.id}>
              {offer ? (
                <button type="button" class="finalcard can" aria-label={offer.text.label} onClick={() => onTake(offer.move)}>
                  {face}
                </button>
              ) : (
                <div class="finalcard">
                  <span class="sr">{t.final(final).title}</span>
                  {face}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface TakenProps {
  readonly final: Final
  readonly seat: Seat
  readonly t: FairySchoolText
  readonly name: string
}

/** A final project that somebody has chosen. */
export const TakenFinal = ({ final, seat, t, name }: TakenProps) => (
  <div class="finalcard">
    <span class="top">
      <Seal seat={seat} />
      <b>
        {name}
        <span class="sr">: {t.final(final).title}</span>
      </b>
      <Mains final={final} />
    </span>
    <Steps final={final} t={t} />
  </div>
)

interface OwnProps {
  readonly final: Final
  readonly fairy: Pick<FairyView, 'steps' | 'quotes'>
  readonly t: FairySchoolText
  readonly title: string
  readonly offer: Option | null
  readonly onTake?: (move: Move) => void
}

/** A chosen final project with its steps; the next one can be paid where it is offered. */
export function FinalProject({ final, fairy, t, title, offer, onTake }: OwnProps) {
  const { words: w } = t
  const quote = fairy.quotes.find((q) => q.what === 0)
  return (
    <section class="finalcard held" aria-label={title}>
      <span class="top">
        <Mains final={final} />
        <b>{title}</b>
        <small>{w.stepsDone(fairy.steps, final.steps.length)}</small>
      </span>
      <Steps final={final} t={t} done={fairy.steps} quote={quote} />
      {offer && (
        <button type="button" class="pay" aria-label={offer.text.label} onClick={() => onTake?.(offer.move)}>
          {w.payStep(fairy.steps + 1)}
        </button>
      )}
    </section>
  )
}
