/** The table of Pixie Queen: board, court, tray, sheets. Loaded by the shell when a table of this game is opened. */
import '../../table/styles.ts'
import './styles/base.css'
import './styles/drawings.css'
import './styles/court.css'
import './styles/board.css'
import './styles/tray.css'
import './styles/sheets.css'
import './styles/wide.css'
import './styles/end.css'
import { useMemo, useRef } from 'preact/hooks'
import { interfaceText, lazyTexts } from '../../../app/texts.ts'
import type { Move } from '../../../core/game.ts'
import type { Event, Place, View } from '../../../games/pixie-queen/types.ts'
import { loadGame } from '../../../text/index.ts'
import { turn } from '../../kit/turn.ts'
import { useSize } from '../../table/size.ts'
import type { TableProps } from '../../table/table.ts'
import { plyOf, useOffer, useWiring } from '../../table/wiring.ts'
import { viewerOf } from './facts.ts'
import { flat, type Layout, layoutFor } from './layout.ts'
import { choiceAt, lightOf, pickedFirst, pickedOf, waysTo } from './light.ts'
import { opensItself, optionsOf } from './options.tsx'
import { Screen } from './screen.tsx'
import { hangSprite } from './sprite.ts'
import { type Panel, type Table, TableProvider } from './table.ts'
import { tellingOf } from './telling.tsx'

void hangSprite()
const gameText = lazyTexts((language) => loadGame('pixie-queen', language))

const NONE = { options: [], opens: false }

type Props = TableProps<View, Event>

function touching(desk: Table['desk'], shown: { readonly current: Table['options'] }, play: (m: Move) => void): (at: Place) => void {
  return (at) => {
    const options = shown.current
    const picked = pickedOf(options, desk.picked.value)
    const light = lightOf(options, picked, at)
    if (light === 'picked') desk.picked.value = null
    else if (light === 'target') {
      const [way, ...others] = waysTo(options, picked, at)
      desk.picked.value = null
      if (others.length > 0) desk.panel.value = { kind: 'ways', to: at }
      else if (way) play(way.move)
    } else if (light === 'pick' && typeof at === 'number' && !choiceAt(options, at)) desk.picked.value = at
    else if (light === 'pick' && at === 'mine') desk.picked.value = at
    else if (typeof at === 'number') desk.panel.value = { kind: 'space', id: at }
  }
}

function useFrame(props: Props, layout: Layout): Table | null {
  const { model } = props
  const { desk, moment, view, decision, seats, play, shell, stale } = useWiring<View, Event, Panel, Place>(props)
  const t = gameText.value
  const i = interfaceText.value
  const me = view ? viewerOf(view) : 0
  // Beside a real board whoever has the device writes for everybody.
  const you = model.real?.followed.value ? null : me
  const name = useMemo(
    () => (c: number) => (c === you ? (t?.words.you ?? '') : (seats[c]?.name ?? t?.words.thirdColour ?? '')),
    [you, seats, t],
  )
  const ctx = view && { view, me, name: (c: number) => seats[c]?.name ?? t?.words.thirdColour ?? '' }
  const now = useMemo(() => {
    if (!view || !t || !ctx || !decision) return NONE
    const options = optionsOf(decision.choices, view, (w) => t.move(w, ctx), t.words.throwAway)
    return { options, opens: opensItself(view.step, options.length) }
  }, [view, t, decision, seats])
  const { options, opens, lit: glow, fresh } = useOffer(now, stale)
  const lit = moment ? NONE.options : glow
  const open = !moment && (desk.open.value ?? opens)
  const picked = pickedOf(options, desk.picked.value)
  const taken = pickedOf(lit, desk.picked.value)
  const light = useMemo(() => (at: Place) => lightOf(lit, taken, at), [lit, taken])
  const shown = useRef(options)
  shown.current = options
  const touch = useMemo(() => touching(desk, shown, play), [desk, play])
  const lasting = useMemo(() => ({}), [model, desk, shell, t, i, layout, me, name, play, touch])
  return useMemo(() => {
    if (!view || !t || !i || !ctx) return null
    return {
      open,
      picked,
      model,
      view,
      moment,
      me,
      t,
      w: t.words,
      i,
      ctx,
      // Choices are those of whoever decides; what happened is told to all who sit round a real board.
      tell: tellingOf({ view, t, ctx: { ...ctx, me: you ?? -1 }, me }),
      deciding: view.deciding,
      desk,
      shell,
      layout,
      options: pickedFirst(options, picked),
      stale: stale.current,
      fresh,
      light,
      name,
      play,
      touch,
      lasting,
    }
  }, [view, moment, seats, options, light, stale.current, fresh, open, picked, lasting])
}

/** The whole table screen. */
export default function TableScreen(props: Props) {
  const root = useRef<HTMLElement>(null)
  const size = useSize(root)
  const { width, height } = size
  const layout = useMemo(() => layoutFor(width, height), [width, height, turn.value === null || flat.value])
  const table = useFrame(props, layout)
  const moment = props.model.past?.moment.value?.ply
  return (
    <main
      ref={root}
      class={`pq table ${layout.kind}`}
      data-ply={plyOf(props.model)}
      data-moment={moment}
      style={{ '--u': String(layout.board.u) }}
    >
      {table && (
        <TableProvider table={table}>
          <Screen root={root} />
        </TableProvider>
      )}
    </main>
  )
}
