/** What is asked of the viewer, or what the others are doing meanwhile. */
import type { ComponentChildren } from 'preact'
import type { Event } from '../../../games/pixie-queen/types.ts'
import { Button } from '../../kit/button.tsx'
import { Crest, GoodPicture, Picture, Seal } from './art.tsx'
import { RichLine } from './rich.tsx'
import { useTable } from './table.ts'

/** The line under the question: what is left, rolled, in the hand. */
function Aside(): ComponentChildren {
  const { view, me, w, t } = useTable()
  const { progress, step } = view
  const discs = view.players[me]?.discs ?? 0
  if (step === 'turn' || step === 'afterAction')
    return (
      <>
        {Array.from({ length: discs }, (_, k) => (
          <Seal key={k} colour={me} cls="" />
        ))}
        <span class="after">{w.discsLeft(discs)}</span>
      </>
    )
  if (step === 'offer') return <Hand />
  if (step === 'split' && progress.rolled !== undefined) return w.pointsRolled(progress.rolled)
  if (step === 'placeStone' && progress.stones !== undefined) return w.stonesToPlace(progress.stones)
  if (step.toLowerCase().includes('promot') && progress.steps !== undefined) return w.stepsLeft(progress.steps)
  if (progress.action !== undefined) return t.names.space(progress.action)
  return t.names.phases[view.phase]
}

function Hand() {
  const { view, me, w } = useTable()
  const hands = view.offers[me]?.hands ?? []
  const allowed = view.progress.hands?.[me] ?? 1
  const demand = view.demands[view.round - 1]
  if (hands.length === 0)
    return (
      <>
        {demand && <GoodPicture kind={demand} cls="" />}
        <span>{demand ? w.demandNow(demand) : ''}</span>
      </>
    )
  return (
    <>
      <span>{w.handOf(hands.length, allowed)}:</span>
      {hands.map((h) => (
        <span key={h.good} class="inhand">
          <GoodPicture kind={h.good} cls="" />
          {h.count}
        </span>
      ))}
    </>
  )
}

/** The question, in the display face, and a fact under it. */
export function Prompt() {
  const { view, t, i, model, options } = useTable()
  const ending = options.length === 0 && model.confirming.value
  return (
    <div class="ask-line">
      <span class="disp">{ending ? i.table.endTurn : t.names.prompts[view.step]}</span>
      <small class={ending ? 'hintline' : ''}>{ending ? i.table.endTurnHint : <Aside />}</small>
    </div>
  )
}

/** Others play: the newest thing that happened, who is thinking, and a way to skip. */
export function Waiting() {
  const { model, view, i, name, ctx, t } = useTable()
  const thinking = model.thinking.value
  const newest: readonly Event[] = model.log.value.at(-1)?.events ?? []
  const event = newest.at(-1)
  const behind = model.behind.value
  const seats = thinking.length > 0 ? thinking : view.deciding
  const who = seats[0]
  return (
    <div class="decide waiting">
      <div class="ask-line">
        <span class="disp who">
          {who !== undefined && <Crest colour={who} />}
          {thinking.length > 0 && who !== undefined
            ? i.table.thinking(name(who))
            : seats.length > 0
              ? i.table.waitingFor(seats.map(name).join(', '))
              : i.table.waiting}
        </span>
        <small class="event">{event ? <RichLine rich={t.event(event, ctx)} /> : <Picture id="g-queen" />}</small>
      </div>
      {behind > 0 && (
        <Button icon="skip" onClick={() => model.skip()}>
          {i.table.skip}
        </Button>
      )}
    </div>
  )
}
