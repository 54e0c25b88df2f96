import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { TableModel } from '../../app/model.ts'
import type { Seat } from '../../core/game.ts'
import { gameCard } from '../games/index.tsx'
import { Button, IconButton } from '../kit/button.tsx'
import { fetchNews } from '../table/late.tsx'
// Whoever takes the device reads the news before anything else: they come with the curtain.
import '../table/since.tsx'
import { Crest } from './crest.tsx'
import { Everybody, useReveal } from './everybody.tsx'
import { Hold } from './hold.tsx'
import { taker } from './taker.ts'
import { useText } from './texts.ts'
import './curtain.css'

interface Props {
  readonly model: TableModel
  readonly onMenu: () => void
}

/** Several people may come in any order: who takes the device? */
function Ready({ model, seats, onChoose }: { readonly model: TableModel; readonly seats: readonly Seat[]; onChoose(seat: Seat): void }) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div class="curtain-say">
        <h1 ref={heading} class="display" tabIndex={-1}>
          {t.table.whoIsReady}
        </h1>
        <p>{t.table.anyOrder}</p>
      </div>
      <ul class={`curtain-who${seats.length > 4 ? ' many' : ''}`}>
        {seats.map((seat) => (
          <li key={seat}>
            <button type="button" onClick={() => onChoose(seat)}>
              <Crest game={gameCard(model.game)} seat={seat} />
              <b>{model.seats.value[seat]?.name}</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The one who takes the device, large enough to be known at arm's length. */
function PassTo({ model, seat, onOther }: { readonly model: TableModel; readonly seat: Seat; readonly onOther: (() => void) | null }) {
  const t = useText()
  const id = useId()
  const name = model.seats.value[seat]?.name ?? ''
  return (
    <>
      <div class="curtain-say" id={id}>
        <div class="curtain-moon">
          <Crest game={gameCard(model.game)} seat={seat} />
        </div>
        <h1 class="display">{t.table.passTo(name)}</h1>
        <p>{t.table.eyesOnMoon}</p>
      </div>
      <div class="curtain-foot">
        <Hold key={seat} label={t.table.revealFor(name)} describedBy={id} onReveal={() => void model.sharing?.reveal(seat)} />
        {onOther && (
          <Button kind="text" onClick={onOther}>
            {t.table.somebodyElse}
          </Button>
        )}
      </div>
    </>
  )
}

/** Nobody is awaited yet: the others play. */
function Others({ model }: { readonly model: TableModel }) {
  const t = useText()
  const [bot] = model.thinking.value
  const name = bot === undefined ? undefined : model.seats.value[bot]?.name
  return (
    <div class="curtain-say">
      <h1 class="display">{name === undefined ? t.table.waiting : t.table.thinking(name)}</h1>
    </div>
  )
}

const choose = (seat: Seat | null): void => {
  taker.value = seat
}

/** Between two people at one device. Nothing of the table is drawn, for nothing of it is in the page but what all may know. */
export function Curtain({ model, onMenu }: Props) {
  const t = useText()
  useEffect(() => () => choose(null), [])
  useEffect(fetchNews, [])
  const [looked, setLooked] = useState(0)
  const shown = useReveal(model)
  // Until the worker has told what everybody may know, nobody knows who comes next, nor whether all look together first.
  const told = model.view.value !== null
  const ready = model.sharing?.next.value ?? []
  const one = ready.length === 1 ? ready[0] : ready.find((seat) => seat === taker.value)
  return (
    <main class="curtain" aria-label={t.table.curtain}>
      <div class="curtain-drape" aria-hidden="true" />
      <header class="curtain-top">
        <span>{gameCard(model.game)?.title}</span>
        <IconButton icon="menu" label={t.table.menu} onClick={onMenu} />
      </header>
      {shown === undefined || !told ? null : shown ? (
        <Everybody model={model} shown={shown} onDone={() => setLooked(looked + 1)} />
      ) : one !== undefined ? (
        <PassTo model={model} seat={one} onOther={ready.length > 1 ? () => choose(null) : null} />
      ) : ready.length > 0 ? (
        <Ready model={model} seats={ready} onChoose={choose} />
      ) : (
        <Others model={model} />
      )}
    </main>
  )
}
