/** The table of Fairy School: forest, zones, hand, projects. Loaded by the shell when a table of this game is opened. */
import '../../table/styles.ts'
import './styles/glade.css'
import './styles/drawings.css'
import './styles/pieces.css'
import './styles/card.css'
import './styles/frame.css'
import './styles/purse.css'
import './styles/forest.css'
import './styles/hand.css'
import './styles/offers.css'
import './styles/zones.css'
import './styles/sheets.css'
import './styles/boards.css'
import './styles/finals.css'
import './styles/end.css'
import './styles/reveal.css'
import './styles/wide.css'
import './styles/short.css'
import './styles/room.css'
import { useMemo, useRef } from 'preact/hooks'
import { interfaceText, lazyTexts } from '../../../app/texts.ts'
import { editionOf } from '../../../games/fairy-school/edition.ts'
import type { Event, View } from '../../../games/fairy-school/types.ts'
import { loadGame } from '../../../text/index.ts'
import { useSize } from '../../table/size.ts'
import type { TableProps } from '../../table/table.ts'
import { plyOf, useOffer, useWiring } from '../../table/wiring.ts'
import { type Layout, layoutFor } from './layout.ts'
import { goesWith } from './light.ts'
import { type Heads, type Option, opensItself, optionsOf } from './options.tsx'
import { Screen } from './screen.tsx'
import { type Panel, type Picked, type Table, TableProvider } from './table.ts'
import { tellingOf } from './telling.tsx'

const gameText = lazyTexts((language) => loadGame('fairy-school', language))

const NONE = { options: [], opens: false }

type Props = TableProps<View, Event>

function headsOf({ words: w }: Table['t']): Heads {
  return { own: w.yoursAlone, exchange: w.exchange, of: w.sharesWithYou, unused: w.unusedCards }
}

function useFrame(props: Props, layout: Layout): Table | null {
  const { model } = props
  const { desk, moment, view, decision, seats, play, shell, stale } = useWiring<View, Event, Panel, Picked>(props)
  const t = gameText.value
  const i = interfaceText.value
  const me = view && view.viewer !== 'table' ? view.viewer : 0
  const name = useMemo(() => (seat: number) => (seat === me ? (t?.words.you ?? '') : (seats[seat]?.name ?? '')), [me, seats, t])
  const ctx = view && { view, me, edition: editionOf(view.options), name: (seat: number) => seats[seat]?.name ?? '' }
  const now = useMemo(() => {
    if (!t || !ctx || !decision) return NONE
    const options = optionsOf(decision.choices, ctx, (w) => t.move(w, ctx), headsOf(t))
    return { options, opens: opensItself(ctx.view.fairies[me]?.step ?? 'idle', options.length) }
  }, [view, t, decision, seats])
  const { options, opens, fresh } = useOffer(now, stale)
  const open = !moment && (desk.open.value ?? opens)
  const fits = useMemo(
    () =>
      ({ words }: Option) =>
        goesWith(desk.picked.value, words),
    [desk],
  )
  const lasting = useMemo(() => ({}), [model, desk, shell, t, i, layout, me, name, play])
  return useMemo(() => {
    if (!view || !t || !i || !ctx) return null
    return {
      open,
      model,
      view,
      moment,
      me,
      t,
      w: t.words,
      i,
      ctx,
      tell: tellingOf({ view, t, ctx, me }),
      deciding: view.deciding,
      desk,
      shell,
      layout,
      options,
      stale: stale.current,
      fresh,
      name,
      play,
      fits,
      lasting,
    }
  }, [view, moment, seats, options, stale.current, fresh, open, lasting])
}

/** The whole table screen. */
export default function TableScreen(props: Props) {
  const root = useRef<HTMLElement>(null)
  const size = useSize(root)
  const layout = useMemo(() => layoutFor(size.width, size.height), [size.width, size.height])
  const table = useFrame(props, layout)
  const moment = props.model.past?.moment.value?.ply
  return (
    <main ref={root} class={`fs table turns ${layout.kind}`} data-ply={plyOf(props.model)} data-moment={moment}>
      {table && (
        <TableProvider table={table}>
          <Screen root={root} />
        </TableProvider>
      )}
    </main>
  )
}
