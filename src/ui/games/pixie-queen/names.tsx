/** What stands on the plaque of a space: its number, and its name too where there is room or somebody wants it. */
import { keptSwitch } from '../../../app/settings.ts'
import { SPACES, type SpaceId } from '../../../games/pixie-queen/types.ts'
import type { PixieQueenText } from '../../../text/index.ts'
import { type Geometry, rowTop } from './layout.ts'
import { useTable } from './table.ts'

/** On a phone names stand in the place of numbers while this is set; kept on the device. */
const named = keptSwitch('space-names')

/** The name of a space in at most nine letters. */
export function shortName(t: PixieQueenText, id: SpaceId): string {
  const code = SPACES[id]
  return code ? t.names.spaces[code].short : ''
}

/** The plaque; `named` where the name stands elsewhere. The button around it is called by its whole name. */
export function Plaque({ id, known = false }: { readonly id: SpaceId; readonly known?: boolean }) {
  const { t, layout } = useTable()
  const roomy = layout.board.deco !== undefined
  const name = !known && (roomy || named.on.value) ? shortName(t, id) : ''
  return (
    <span class={`no${name ? ' named' : ''}`}>
      <span>
        {(roomy || !name) && id} {name && <i>{name}</i>}
      </span>
    </span>
  )
}

/** Puts the names on the plaques of a small board, and numbers again; in the corner that the castle leaves free. */
export function NamesButton({ g }: { readonly g: Geometry }) {
  const { w } = useTable()
  if (g.deco) return null
  return (
    <button
      type="button"
      class="names"
      aria-label={w.spaceNames}
      aria-pressed={named.on.value}
      style={{ top: `${rowTop(g, 2) + 10 * g.u}px` }}
      onClick={() => named.turn(!named.on.value)}
    >
      <span aria-hidden="true">{named.on.value ? '1 2' : 'Aa'}</span>
    </button>
  )
}
