/** One window of the pyramid: pane, number, pictogram, seals or price in seals, pixie or free place, food on the sill. */
import type { SpaceId } from '../../../games/pixie-queen/types.ts'
import { useLater } from '../../kit/later.ts'
import { memo } from '../../kit/memo.ts'
import { goodClass, Picture, pixieClass, Seal, sealClass } from './art.tsx'
import { discsFor, goodsOfLetters } from './facts.ts'
import { spaceLabel } from './labels.ts'
import type { Geometry } from './layout.ts'
import type { Light } from './light.ts'
import { Plaque } from './names.tsx'
import { part, type Table, useTable } from './table.ts'

const em = (n: number): string => `${Math.round(n * 100) / 1000}em`

interface Props {
  readonly id: SpaceId
  readonly icons: string
  readonly g: Geometry
  readonly x: number
  readonly y: number
}

/** A pixie or a seal at a place of its own: there it needs no shape of its own, and a plain element costs every frame less than a picture. */
const placed = (cls: string, left: number, bottom: number, width: number, height = width) => (
  <i class={cls} style={{ left: em(left), bottom: em(bottom), width: em(width), height: em(height) }} />
)

/** What lies or would lie at the lower left: used seals, or one's own seals as the price. */
function Seals({ id, sill, light }: { readonly id: SpaceId; readonly sill: number; readonly light: Light }) {
  const { view, me } = useTable()
  const discs = view.spaces[id]?.discs ?? []
  if (discs.length > 0) return placed(`disc ${sealClass(discs[0] ?? 0)}`, 5, sill - 1, 20)
  if (light !== 'choose') return null
  return (
    <span class="cost" style={{ left: em(6), bottom: em(sill + 1) }}>
      {Array.from({ length: discsFor(view, me, id) }, (_, i) => (
        <Seal key={i} colour={me} cls="" />
      ))}
    </span>
  )
}

/** The right half: a pixie, the second seal of a space taken for two, or a free hand slot. */
function Hand({ id, sill }: { readonly id: SpaceId; readonly sill: number }) {
  const { view } = useTable()
  const space = view.spaces[id]
  if (space && space.pixie !== null) return placed(`pix ${pixieClass(space.pixie)}`, 34, sill - 2, 30, 37.5)
  const second = space?.discs[1]
  if (second !== undefined) return placed(`disc ${sealClass(second)}`, 38, sill - 1, 20)
  return <span class="hand" style={{ left: em(37), top: em(15), width: em(23), height: em(23) }} />
}

/** The food that a space brings its pixie: print, which never changes. */
const Sill = memo(({ icons, height }: { readonly icons: string; readonly height: number }) => (
  <span class="sill" style={{ height: `${height}px` }}>
    {goodsOfLetters(icons).map((kind, i) => (
      <i key={i} class={goodClass(kind)} />
    ))}
  </span>
))

/** Whether the sheet of a space is open. */
export const isAsked = ({ desk }: Table, id: SpaceId): boolean => {
  const panel = desk.panel.value
  return panel?.kind === 'space' && panel.id === id
}

/** What a space shows of the game besides its own print and its light. */
export const spaceFacts = (table: Table, id: SpaceId): readonly unknown[] => {
  const { view, me } = table
  const space = view.spaces[id]
  return [space?.pixie, space?.discs.join(), discsFor(view, me, id), isAsked(table, id)]
}

/** The light of a space. Each is lit in its turn: all at once is more than a slow phone paints in a frame. A past moment has none, at once. */
export function useLight(id: SpaceId): Light {
  const { light, moment } = useTable()
  const late = useLater(light(id))
  return moment ? light(id) : late
}

const Pane = part<Props & { readonly light: Light }>(
  (table, { id }) => spaceFacts(table, id),
  ({ id, icons, g, x, y, light }) => {
    const table = useTable()
    const { view } = table
    const used = (view.spaces[id]?.discs.length ?? 0) > 0
    const asked = isAsked(table, id)
    const state = light ? 'lit' : used ? 'used' : 'shut'
    const size = used ? 23 : 26.5
    return (
      <button
        type="button"
        class={`space ${state}${light === 'target' ? ' target' : ''}${light === 'picked' ? ' picked' : ''}${asked ? (light ? ' sel' : ' ask') : ''}`}
        style={{
          left: `${x}px`,
          top: `${y}px`,
          width: `${g.w}px`,
          height: `${g.pane + g.sill}px`,
        }}
        data-at={`space-${id}`}
        aria-label={spaceLabel(table, id, light)}
        onClick={() => table.touch(id)}
      >
        <span class="pane" style={{ height: `${g.pane - g.u}px` }} />
        <Plaque id={id} />
        <Picture id={`a-${id}`} cls="act" style={{ left: em(6), top: em(used ? 6 : 6.5), width: em(size), height: em(size) }} />
        <Seals id={id} sill={g.sill / g.u} light={light} />
        <Hand id={id} sill={g.sill / g.u} />
        <Sill icons={icons} height={g.sill} />
      </button>
    )
  },
)

/** A window; tapping it chooses or explains. */
export const Window = (props: Props) => <Pane {...props} light={useLight(props.id)} />
