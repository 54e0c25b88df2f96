/** What stands under the question. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../core/game.ts'
import type { Event } from '../../../games/pixie-queen/types.ts'
import { GoodPicture, Seal } from './art.tsx'
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
export function Aside(): ComponentChildren {
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
