/** The end of the year: who won, how it adds up, how it went, and another game. The count is revealed column by column; a tap shows it all. */
import { useEffect } from 'preact/hooks'
import type { FinalLine } from '../../../games/fairy-school/types.ts'
import { EndScreen } from '../../table/endscreen.tsx'
import { Seal, Sign, seatClass } from './art.tsx'
import { columnsOf } from './columns.tsx'
import { Growth } from './growth.tsx'
import { mostShared } from './highlights.ts'
import { prepareSharing, shareResult } from './share.ts'
import { type Table, useTable } from './table.ts'

/** Crest, name and grade of a line; opens what there is to know of the fairy. */
function Head({ line }: { readonly line: FinalLine }) {
  const { t, name, desk } = useTable()
  const open = () => {
    desk.panel.value = { kind: 'boards', seat: line.seat }
  }
  return (
    <button type="button" class="who" onClick={open}>
      <Seal seat={line.seat} />
      <span class="nm">
        {name(line.seat)}
        {line.grade !== 'none' && <small class={`grade ${line.grade}`}>{t.names.grades[line.grade]}</small>}
      </span>
    </button>
  )
}

/** Why the year ended. */
function whyOf({ model, w }: Table): string {
  for (const entry of [...model.log.value].reverse()) for (const e of entry.events) if (e.type === 'over') return w.end.reasons[e.reason]
  return w.end.judged
}

/** What it takes to pass; empty where no grades are shown. */
const gradesOf = ({ view, w, ctx }: Table): string =>
  view.options.grades ? w.end.gradeNote(...ctx.edition.grades[view.options.length]) : ''

/** The card that others used most. */
function MostShared() {
  const { model, ctx, w, t, name } = useTable()
  const most = mostShared(model.log.value)
  if (!most) return null
  const card = ctx.edition.cards.find((each) => each.number === most.card)
  return (
    <p class={`favourite ${seatClass(most.of)}`}>
      <Sign name="heart" cls="heart" />
      <span>
        <b>{w.end.mostShared}</b> {w.end.mostSharedCard(t.names.card(card, most.card), name(most.of), most.times)}
      </span>
    </p>
  )
}

/** The winner's emblem in a wreath of daisies. */
const Figure = ({ seat }: { readonly seat: number }) => (
  <>
    <i class="drawn wreath" />
    <Seal seat={seat} cls="hero" />
  </>
)

/** The end of the game. `onBoard` shows the table as it was at the end. */
export function End({ onBoard }: { readonly onBoard: () => void }) {
  const table = useTable()
  const { view, w, t } = table
  useEffect(prepareSharing, [])
  return (
    <EndScreen
      words={w.end}
      why={whyOf(table)}
      result={view.result ?? []}
      columns={columnsOf(t)}
      colour={(line) => seatClass(line.seat)}
      head={(line) => <Head line={line} />}
      and={t.names.format.and}
      text={t.names.format.number}
      length={w.end.turns(view.history.length)}
      figure={(seat) => <Figure seat={seat} />}
      give={() => shareResult(table)}
      onBoard={onBoard}
      hint={gradesOf(table)}
      chart={<Growth />}
    >
      <MostShared />
    </EndScreen>
  )
}
