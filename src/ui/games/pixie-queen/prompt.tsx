/** What is asked of the viewer, or what the others are doing meanwhile. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../core/game.ts'
import type { Event } from '../../../games/pixie-queen/types.ts'
import { Button } from '../../kit/button.tsx'
import { Crest, GoodPicture, Picture, Seal } from './art.tsx'
import { RichLine } from './rich.tsx'
import { type Table, useTable } from './table.ts'

/** Events since a seat placed a disc: what its action has brought so far. */
function sinceDisc(model: Table['model'], me: Seat): readonly Event[] {
  const events: Event[] = []
  for (let k = model.log.value.length - 1; k >= 0; k--) {
    const entry: readonly Event[] = model.log.value[k]?.events ?? []
    events.unshift(...entry)
    if (entry.some((e) => e.type === 'placed' && e.seat === me)) break
  }
  return events
}

/** Stones to place, and the silver and gold that came out of the bag with them. */
function Stones({ left }: { readonly left: number }) {
  const { model, me, w, t } = useTable()
  const got = { silver: 0, gold: 0 }
  for (const e of sinceDisc(model, me)) {
    if (e.type === 'peeked' && e.cube !== 'stone') got[e.cube]++
    if (e.type !== 'drew') continue
    got.silver += e.cubes.silver
    got.gold += e.cubes.gold
  }
  const also = got.silver + got.gold > 0 ? `, +\u00a0${t.names.goods(got)}` : ''
  return <span>{`${w.stonesToPlace(left)}${also}`}</span>
}

/** The line under the question: what is left, rolled, in the hand. */
function Aside(): ComponentChildren {
  const { view, me, w, t, model } = useTable()
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
  if (step === 'peekPick' && progress.picks !== undefined) {
    const chosen = sinceDisc(model, me).filter((e) => e.type === 'peeked').length
    return w.cubeOf(chosen + 1, chosen + progress.picks)
  }
  if (step === 'placeStone' && progress.stones !== undefined) return <Stones left={progress.stones} />
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
