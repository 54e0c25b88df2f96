/** A forest: five columns of two cells, what playing a column costs, who reaches which row, and where each row slides. */
import { useComputed } from '@preact/signals'
import type { Seat } from '../../../core/game.ts'
import { CELLS, COLUMNS, type Column } from '../../../games/fairy-school/types.ts'
import { cardFact } from '../../../text/fairy-school/facts.ts'
import { Icon } from '../../kit/icon.tsx'
import { useLater } from '../../kit/later.ts'
import { Piece } from '../../table/piece.tsx'
import { Seal, Sign, Token } from './art.tsx'
import { CardFace } from './card.tsx'
import { fairyOf, lacksOf, servedBy, sideOf } from './facts.ts'
import { has, inOrder, placesOf, toggled, waysOf } from './light.ts'
import { show } from './show.ts'
import { type Option, part, type Table, useTable } from './table.ts'

const STUDY_CELLS = [0, 9]
const MOST_COLUMNS = 2
/** A longer word for *free* does not fit on a plaque: there the number is shown. */
const SHORT_WORD = 6

/** The columns marked for playing; null while none are asked for. */
export function useMarked(): readonly Column[] | null {
  const { desk, options } = useTable()
  const picked = desk.picked.value
  if (!has(options, 'columns')) return null
  return picked?.kind === 'columns' ? picked.columns : []
}

function useToggle(): (column: Column) => void {
  const { desk } = useTable()
  return (column) => {
    const old = desk.picked.value
    desk.picked.value = { kind: 'columns', columns: inOrder(toggled(old?.kind === 'columns' ? old.columns : [], column, MOST_COLUMNS)) }
  }
}

interface PlaqueProps {
  readonly column: Column
  readonly at: number
  /** Columns are asked for: this one is marked, or not. */
  readonly mark: 'no' | 'on' | 'off'
}

const columnCost = ({ ctx }: Table, { at }: Pick<PlaqueProps, 'at'>): number => Object.values(ctx.edition.columnCost[at] ?? {})[0] ?? 0

const Plaque = part<PlaqueProps>(
  (table, props) => [columnCost(table, props)],
  ({ column, at, mark }) => {
    const table = useTable()
    const { t, w } = table
    const toggle = useToggle()
    const cost = columnCost(table, { at })
    const words = cost === 0 ? w.free : w.costs(t.names.element(column, cost))
    const face = (
      <>
        <Token kind={column} />
        <span aria-hidden="true">{cost === 0 && w.free.length <= SHORT_WORD ? <small>{w.free}</small> : cost}</span>
      </>
    )
    if (mark === 'no')
      return (
        <li class="plaque">
          <span class="sr">{w.columnLabel(column, words)}</span>
          {face}
        </li>
      )
    const on = mark === 'on'
    return (
      <li class={`plaque asks${on ? ' on' : ''}`}>
        <button type="button" aria-pressed={on} aria-label={w.columnLabel(column, words)} onClick={() => toggle(column)}>
          {face}
          {on && (
            <em>
              <Sign name="check" />
            </em>
          )}
        </button>
      </li>
    )
  },
)

interface CellProps {
  readonly seat: Seat
  readonly at: number
}

/** The mark of a study cell. */
const StudyMark = ({ at }: { readonly at: number }) =>
  STUDY_CELLS.includes(at) ? (
    <span class="studymark">
      <Sign name="study" />
    </span>
  ) : null

/** Whether the cards of a forest have been played, so that an empty cell's card lies in a zone. */
const isPlayed = ({ view, me }: Table, seat: Seat): boolean => seat === me && (view.phase === 'activation' || view.phase === 'study')

/** Choices that place a card in a cell. */
const placesAt = (options: readonly Option[], at: number): readonly Option[] =>
  options.filter(({ words }) => 'place' in words && words.at === CELLS[at])

/** All that an empty cell shows of the table; the card taken up is a signal. */
export const emptyFacts = (table: Table, { seat, at }: CellProps): readonly unknown[] => [
  seat === table.me
    ? placesAt(table.options, at)
        .map(({ move }) => move)
        .join()
    : '',
  isPlayed(table, seat),
]

/** A cell with nothing in it: a place for the card taken up, or empty. */
const EmptyCell = part(emptyFacts, ({ seat, at }: CellProps) => {
  const table = useTable()
  const { me, w, t, options, desk, play } = table
  const held = useComputed(() => (desk.picked.value?.kind === 'card' ? desk.picked.value.card : null)).value
  const cell = CELLS[at] ?? 'top-earth'
  const name = t.names.cells[cell]
  const way = seat === me && held !== null ? placesOf(options, held).get(at) : undefined
  const open = seat === me && held === null && placesAt(options, at).length > 0
  const played = isPlayed(table, seat)
  if (way)
    return (
      <button
        type="button"
        class="cell legal"
        data-cell={at}
        data-at={`cell-${at}`}
        aria-label={way.text.label}
        onClick={() => play(way.move)}
      >
        <Sign name="plus" />
        <StudyMark at={at} />
      </button>
    )
  return (
    <div class={`cell free${open ? ' awaits' : ''}`} data-cell={at} data-at={`cell-${at}`}>
      <span class="sr">{w.cellLabel(name, played ? w.inPlay : w.emptyCell)}</span>
      {played && <small aria-hidden="true">{w.inPlay}</small>}
      <StudyMark at={at} />
    </div>
  )
})

interface FullProps {
  readonly seat: Seat
  readonly at: number
  /** Columns are asked for: its own is marked, or another one is, or none yet. */
  readonly mark: 'no' | 'chosen' | 'rest' | 'none'
}

/** All that a card in a cell shows of the table. */
const cellFacts = ({ view, me, options }: Table, { seat, at }: FullProps): readonly unknown[] => {
  const fairy = fairyOf(view, seat)
  const number = fairy.forest[at] ?? 0
  return [number, fairy.own?.planned.includes(CELLS[at] ?? 'top-earth'), seat === me && waysOf(options, number, seat, me).length > 0]
}

const FullCell = part(cellFacts, ({ seat, at, mark }: FullProps) => {
  const { view, me, w, t, ctx, options, desk, layout } = useTable()
  const toggle = useToggle()
  const fairy = fairyOf(view, seat)
  const number = fairy.forest[at] ?? 0
  const card = cardFact(number, ctx).card
  const column = COLUMNS[at % COLUMNS.length] ?? 'air'
  const cell = CELLS[at] ?? 'top-earth'
  if (!card) return null
  const asked = mark !== 'no'
  const chosen = mark === 'chosen'
  const ways = seat === me ? waysOf(options, number, seat, me) : []
  const fresh = fairy.own?.planned.includes(cell) ?? false
  const study = STUDY_CELLS.includes(at)
  const name = [
    w.cellLabel(t.names.cells[cell], t.card(card).label),
    ...(study ? [w.studyCell] : []),
    ...(ways.length > 0 ? [w.possible] : []),
  ]
  return (
    <button
      type="button"
      class={`cell full${study ? ' studycell' : ''}${fresh ? ' fresh' : ''}${chosen ? ' chosen' : ''}${mark === 'rest' ? ' rest' : ''}${ways.length > 0 ? ' open' : ''}`}
      data-cell={at}
      data-at={`cell-${at}`}
      aria-label={name.join(', ')}
      aria-pressed={asked ? chosen : undefined}
      onClick={() => (asked ? toggle(column) : show(desk, { kind: 'card', card: number, of: seat }))}
    >
      <CardFace card={card} cls={layout.kind === 'desktop' ? 'lying' : ''} />
      <StudyMark at={at} />
    </button>
  )
})

const markOf = (marked: readonly Column[] | null, column: Column): FullProps['mark'] =>
  marked === null ? 'no' : marked.includes(column) ? 'chosen' : marked.length > 0 ? 'rest' : 'none'

function Row({ seat, from, marked }: { readonly seat: Seat; readonly from: number; readonly marked: readonly Column[] | null }) {
  const { view } = useTable()
  const fairy = fairyOf(view, seat)
  return (
    <div class="cells">
      <Piece>
        {COLUMNS.map((column, k) =>
          fairy.forest[from + k] === null || fairy.forest[from + k] === undefined ? (
            <EmptyCell key={column} seat={seat} at={from + k} />
          ) : (
            <FullCell key={column} seat={seat} at={from + k} mark={markOf(marked, column)} />
          ),
        )}
      </Piece>
    </div>
  )
}

/** What a neighbour has too little of: the question when cards are placed to be shared. Opens her forest. */
const Lack = part(
  ({ view }, { seat }: { readonly seat: Seat }) => [lacksOf(view, seat).join()],
  ({ seat }: { readonly seat: Seat }) => {
    const { view, me, w, t, name, desk } = useTable()
    const lacks = lacksOf(view, seat)
    const words = lacks.length === 0 ? w.lacksNothing : w.lacks(t.names.format.and(lacks.map((kind) => t.names.elementForms[kind][0])))
    return (
      <button
        type="button"
        class={`lack ${sideOf(view, me, seat)}`}
        aria-label={`${w.forestOf(name(seat))}, ${words}`}
        data-at={`fairy-${seat}`}
        onClick={() => show(desk, { kind: 'fairy', seat })}
      >
        <Seal seat={seat} />
        <span class="who">{name(seat)}</span>
        <span class="what">
          {lacks.length > 0 && <small>{w.lacksShort}</small>}
          {lacks.slice(0, 4).map((kind) => (
            <Token key={kind} kind={kind} />
          ))}
        </span>
      </button>
    )
  },
)

/** Those whom the shared row serves, what they lack, and the way to their forests. */
export function Lacks() {
  const { view, me } = useTable()
  return (
    <div class="lacks">
      {servedBy(view, me).map((seat) => (
        <Lack key={seat} seat={seat} />
      ))}
    </div>
  )
}

/** What stands in a forest: above it whom one's own serves, then the columns with their two rows. */
function Wood({ seat }: { readonly seat: Seat }) {
  const { me, w, layout } = useTable()
  const own = seat === me
  const marked = useMarked()
  const asked = own ? marked : null
  return (
    <>
      {own && (layout.kind === 'tablet' || layout.kind === 'desktop' ? <h2 class="display">{w.yourForest}</h2> : <Lacks />)}
      <ol class="plaques">
        {COLUMNS.map((column, at) => (
          <Plaque key={column} column={column} at={at} mark={asked === null ? 'no' : asked.includes(column) ? 'on' : 'off'} />
        ))}
      </ol>
      <Row seat={seat} from={0} marked={asked} />
      <div class="band">
        <span>
          <Icon name="back" />
          {w.sharedRow}
        </span>
        <span>
          {own ? w.personalRow : w.alone}
          <Icon name="next" />
        </span>
      </div>
      <Row seat={seat} from={COLUMNS.length} marked={asked} />
    </>
  )
}

/**
 * A fairy's forest. One's own has a fixed place on the table: it is cleared with the rest of a scene, and grows a paint later. A
 * past moment is shown whole.
 */
export function Forest({ seat, tall = false }: { readonly seat: Seat; readonly tall?: boolean }) {
  const { me, w, name, moment } = useTable()
  const own = seat === me
  const grown = useLater(true, !own || moment !== null)
  return (
    <section class={`forest${tall ? ' tall' : ''}`} aria-label={own ? w.yourForest : w.forestOf(name(seat))} data-at={`forest-${seat}`}>
      {grown && <Wood seat={seat} />}
    </section>
  )
}
