/** The end of the year: who won, how it adds up, how it went, and another game. The count is revealed column by column; a tap shows it all. */
import { useEffect } from 'preact/hooks'
import type { FinalLine } from '../../../games/fairy-school/types.ts'
import type { CountColumn as Part } from '../../../text/fairy-school/en/words.ts'
import { Count, type CountColumn } from '../../table/count.tsx'
import { EndScreen, Winner } from '../../table/endscreen.tsx'
import { useStages } from '../../table/stages.ts'
import { announced, inOrder } from '../../table/standings.ts'
import { Seal, Sign, seatClass, Token } from './art.tsx'
import { Growth } from './growth.tsx'
import { mostShared } from './highlights.ts'
import { prepareSharing, shareResult } from './share.ts'
import { type Table, useTable } from './table.ts'

function columnsOf({ w, t }: Table): readonly CountColumn<FinalLine>[] {
  const icons: Readonly<Record<Part, CountColumn<FinalLine>['icon']>> = {
    kindness: <Sign name="heart" cls="heart" />,
    projects: <Sign name="copy" />,
    steps: <Sign name="check" />,
    studies: <Sign name="study" />,
    elements: <Token kind="any" />,
    total: <i class="drawn wreath" />,
  }
  const part = (id: Part): CountColumn<FinalLine> => ({
    id,
    name: w.end.columns[id],
    help: w.end.columnHelp[id],
    icon: icons[id],
    value: (line) => line[id],
    text: t.names.format.number,
  })
  return [part('kindness'), part('projects'), part('steps'), part('studies'), part('elements'), part('total')]
}

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

/** What it takes to pass. */
function GradeNote() {
  const { view, w, ctx } = useTable()
  if (!view.options.grades) return null
  return <p class="hint">{w.end.gradeNote(...ctx.edition.grades[view.options.length])}</p>
}

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
  const { view, w, t, me, name } = table
  const columns = columnsOf(table)
  const stages = useStages(columns.length)
  useEffect(prepareSharing, [])
  const lines = inOrder(view.result ?? [])
  const first = lines[0]
  if (!first) return null
  const { title, note } = announced({ lines, me, words: w.end, and: t.names.format.and, name })
  return (
    <EndScreen
      label={w.end.judged}
      why={whyOf(table)}
      againLabel={w.end.playAgain}
      give={() => shareResult(table)}
      onTouch={stages.skip}
      onBoard={onBoard}
    >
      <Winner
        figure={<Figure seat={first.seat} />}
        done={stages.done}
        title={title}
        points={t.names.format.number(first.total)}
        note={`${note} ${w.end.turns(view.history.length)}`}
      />
      <section class="card-lg">
        <Count
          lines={lines}
          columns={columns}
          stages={stages}
          colour={(line) => seatClass(line.seat)}
          head={(line) => <Head line={line} />}
          caption={w.end.judged}
        />
        <GradeNote />
      </section>
      <section class="card-lg">
        <Growth />
      </section>
      <MostShared />
    </EndScreen>
  )
}
