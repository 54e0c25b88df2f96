/** The single spaces 15 to 21 as a row of lanterns: 17 with three places, 19 with the special row, 18 with its price. */
import type { Seat } from '../../../core/game.ts'
import { GOODS, type SpaceId } from '../../../games/pixie-queen/types.ts'
import { GoodPicture, Picture, Seal, signed } from './art.tsx'
import { copyCost } from './facts.ts'
import { spaceLabel } from './labels.ts'
import type { Geometry } from './layout.ts'
import type { Light } from './light.ts'
import { Plaque, shortName } from './names.tsx'
import { isAsked, spaceFacts, useLight } from './space.tsx'
import { part, useTable } from './table.ts'

const SCRAP_PLACES = 3
/** Letters of a name that fit under a lantern at full size. */
const LONG = 6

function Basket() {
  const { view } = useTable()
  return (
    <>
      <Picture id="a-19" cls="act" />
      <span class="basket">
        {GOODS.filter((k) => view.specialRow[k] > 0).map((k) => (
          <span key={k}>
            <GoodPicture kind={k} cls="" />
            <b>{view.specialRow[k]}</b>
          </span>
        ))}
      </span>
    </>
  )
}

function Places({ discs }: { readonly discs: readonly Seat[] }) {
  return (
    <span class="scraps">
      <Picture id="a-17" cls="act" />
      <span class="places">
        {Array.from({ length: SCRAP_PLACES }, (_, i) => {
          const seat = discs[i]
          return seat === undefined ? <i key={i} /> : <Seal key={i} colour={seat} cls="" />
        })}
      </span>
    </span>
  )
}

/** Discs of the others at their own spaces 15 and 18, small; one's own large. */
function Discs({ id, lname, u }: { readonly id: SpaceId; readonly lname: number; readonly u: number }) {
  const { view, me } = useTable()
  const discs = view.spaces[id]?.discs ?? []
  if (id === 17 || discs.length === 0) return null
  const own = id === 15 || id === 18
  const shown = own && discs.includes(me) ? [me] : own ? [] : discs.slice(0, 1)
  const others = own ? [...new Set(discs.filter((s) => s !== me))] : []
  return (
    <>
      {shown.map((s) => (
        <Seal key={s} colour={s} cls={id === 19 ? 'disc left' : 'disc'} style={{ bottom: `${lname - 0.5 * u}px` }} />
      ))}
      {others.length > 0 && (
        <span class="minis">
          {others.map((s) => (
            <Seal key={s} colour={s} cls="" />
          ))}
        </span>
      )}
    </>
  )
}

const used = (discs: readonly Seat[], id: SpaceId, me: Seat): boolean =>
  id === 17 ? discs.length >= SCRAP_PLACES : id === 15 || id === 18 ? discs.includes(me) : discs.length > 0

interface Props {
  readonly id: SpaceId
  readonly g: Geometry
  readonly x: number
}

/** 18 shows what the next copy costs, 19 what lies in the special row. */
const Lamp = part<Props & { readonly light: Light }>(
  (table, { id }) => [
    ...spaceFacts(table, id),
    id === 18 ? copyCost(table.view) : id === 19 ? GOODS.map((k) => table.view.specialRow[k]).join() : null,
  ],
  ({ id, g, x, light }) => {
    const table = useTable()
    const { view, me, t } = table
    const discs = view.spaces[id]?.discs ?? []
    const asked = isAsked(table, id)
    const state = light ? 'lit' : used(discs, id, me) ? 'used' : 'shut'
    return (
      <button
        type="button"
        class={`lantern ${state}${asked ? (light ? ' sel' : ' ask') : ''}`}
        style={{ left: `${x}px`, top: `${g.ly}px`, width: `${id === 19 ? g.lwide : g.lw}px`, height: `${g.lh}px` }}
        data-at={`space-${id}`}
        aria-label={spaceLabel(table, id, light)}
        onClick={() => table.touch(id)}
      >
        <span class="glass" style={{ height: `${g.lh - g.lname}px` }}>
          {id === 19 ? <Basket /> : id === 17 ? <Places discs={discs} /> : <Picture id={`a-${id}`} cls="act" />}
        </span>
        <Plaque id={id} known={g.lname > 0 || !g.deco} />
        <Discs id={id} lname={g.lname} u={g.u} />
        {id === 18 && light && (
          <span class="tag">
            <span>{signed(-copyCost(view))}</span>
          </span>
        )}
        {g.lname > 0 && (
          <span class="name">
            <span class={shortName(t, id).length > LONG ? 'long' : ''}>{shortName(t, id)}</span>
          </span>
        )}
      </button>
    )
  },
)

const Lantern = (props: Props) => <Lamp {...props} light={useLight(props.id)} />

/** The row of lanterns under the castle. */
export function Lanterns({ g }: { readonly g: Geometry }) {
  let x = g.lx
  return (
    <div class="lanterns">
      {[15, 16, 17, 18, 19, 20, 21].map((id) => {
        const at = x
        x += (id === 19 ? g.lwide : g.lw) + g.lg
        return <Lantern key={id} id={id} g={g} x={at} />
      })}
    </div>
  )
}
