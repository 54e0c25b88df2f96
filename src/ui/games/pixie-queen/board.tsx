/** The board: the Queen on her castle, fourteen windows, two stairs, the treasury and seven lanterns. */
import { useRef } from 'preact/hooks'
import { SERIES, type Series } from '../../../games/pixie-queen/types.ts'
import { useLater } from '../../kit/later.ts'
import { Picture, Pixie, SERIES_ART } from './art.tsx'
import { nextTile } from './facts.ts'
import { castleLabel, treasuryLabel } from './labels.ts'
import { Lanterns } from './lanterns.tsx'
import { type Geometry, rowTop, WINDOWS_IN_ROW } from './layout.ts'
import { NamesButton } from './names.tsx'
import { Scenery } from './scenery.tsx'
import { Window } from './space.tsx'
import { Stairs } from './stairs.tsx'
import { part, type Table, TableProvider, useTable } from './table.ts'

const box = (x: number, y: number, w: number, h: number) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` })

/** The Queen against the moon, and her servant slot with the next tile. */
const Castle = part<{ readonly g: Geometry }>(
  ({ view, light }) => [view.servantSlot, nextTile(view, 'servant'), light('castle')],
  ({ g }) => {
    const table = useTable()
    const { view, desk } = table
    const light = table.light('castle')
    const next = nextTile(view, 'servant')
    const onClick = () => {
      if (light === 'target') table.touch('castle')
      else desk.panel.value = { kind: 'castle' }
    }
    return (
      <>
        <i class="abs drawn queen" style={box(g.cx - g.qw / 2, g.qy, g.qw, (g.qw * 176) / 240)} data-at="queen" />
        <button
          type="button"
          class={`servant${light ? ' target' : ''}`}
          data-at="castle"
          style={box(g.cx - g.sw / 2, g.sy, g.sw, g.sh)}
          aria-label={castleLabel(table)}
          onClick={onClick}
        >
          {view.servantSlot !== null ? (
            <Pixie colour={view.servantSlot} cls="inslot" />
          ) : (
            <span>
              <Picture id="g-castle" cls="tower" />
              <b>{next ?? '–'}</b>
            </span>
          )}
        </button>
      </>
    )
  },
)

function Pyramid({ g }: { readonly g: Geometry }) {
  const { view } = useTable()
  const seen = [0, 0, 0, 0, 0]
  return (
    <>
      {view.options.edition.pyramid.map(({ id, row, icons }) => {
        const n = WINDOWS_IN_ROW[row] ?? 1
        const i = seen[row] ?? 0
        seen[row] = i + 1
        const x = g.cx - (n * g.px) / 2 + i * g.px + (g.px - g.w) / 2
        return <Window key={id} id={id} icons={icons} g={g} x={x} y={rowTop(g, row)} />
      })}
    </>
  )
}

function SeriesBox({ series, named }: { readonly series: Series; readonly named: boolean }) {
  const { view, t } = useTable()
  const gone = view.taken[series]
  const { goldNumbered } = view.options.edition.rewardTiles
  return (
    <span class="series" data-at={`series-${series}`}>
      <Picture id={SERIES_ART[series]} />
      <b>{nextTile(view, series) ?? '–'}</b>
      {named && <span class="nm">{t.names.series[series].name}</span>}
      <span class="left">
        {view.options.edition.rewardTiles[series].map((_, i) => (
          <i key={i} class={i < gone ? 'gone' : i >= goldNumbered ? 'plain' : ''} />
        ))}
      </span>
    </span>
  )
}

interface TreasuryProps {
  readonly named?: boolean
  /** Where it hangs on the board. */
  readonly box?: Geometry['treasury']
}

/** The three series of reward tiles: next value and what is left. One button: the whole treasury opens. */
export const Treasury = part<TreasuryProps>(
  ({ view }) => SERIES.map((s) => view.taken[s]),
  ({ named = false, box: at }) => {
    const table = useTable()
    return (
      <button
        type="button"
        class="treasury"
        style={at ? { position: 'absolute', ...box(at.x, at.y, at.w, at.h) } : undefined}
        aria-label={treasuryLabel(table)}
        onClick={() => {
          table.desk.panel.value = { kind: 'treasury' }
        }}
      >
        {SERIES.map((s) => (
          <SeriesBox key={s} series={s} named={named} />
        ))}
      </button>
    )
  },
)

/** The table as the spaces show it. The end of a round clears nearly all of them and moves all players' plates: so they come a paint after those. */
function useSpaces(): Table {
  const table = useTable()
  const shown = useRef(table)
  const order = String(table.view.turnNow)
  if (useLater(order) === order || table.moment || shown.current.moment) shown.current = table
  return shown.current
}

/** The whole board at the size of its plan. */
export function Board({ g }: { readonly g: Geometry }) {
  const { i, light } = useTable()
  const spaces = useSpaces()
  const tr = g.treasury
  // The effects of what it holds come before its own: its turn is the last of all that are lit.
  const lighting = useLater(spaces.light) !== light
  return (
    <section
      class="board"
      aria-busy={lighting}
      data-plane=""
      tabIndex={-1}
      aria-label={i.table.board}
      style={{ '--u': String(g.u), width: `${g.W}px`, height: `${g.H}px` }}
    >
      <Scenery g={g} />
      <Castle g={g} />
      <Stairs g={g} />
      <TableProvider table={spaces}>
        <Pyramid g={g} />
        <NamesButton g={g} />
        {tr && <Treasury named={g.seriesNames} box={tr} />}
        <Lanterns g={g} />
      </TableProvider>
    </section>
  )
}
