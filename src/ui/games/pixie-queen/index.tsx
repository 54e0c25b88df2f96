/** The table of Pixie Queen: board, court, tray, sheets. Loaded by the shell when a table of this game is opened. */
import './styles/base.css'
import './styles/drawings.css'
import './styles/court.css'
import './styles/board.css'
import './styles/tray.css'
import './styles/look.css'
import './styles/sheets.css'
import './styles/wide.css'
import './styles/end.css'
import { batch } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import type { TableModel } from '../../../app/model.ts'
import { navigate } from '../../../app/router.ts'
import { askRule } from '../../../app/rules.ts'
import { interfaceText, lazyTexts } from '../../../app/texts.ts'
import type { Move, RuleId } from '../../../core/game.ts'
import type { Event, Place, View } from '../../../games/pixie-queen/types.ts'
import { loadGame } from '../../../text/index.ts'
import { viewerOf } from './facts.ts'
import { type Layout, layoutFor } from './layout.ts'
import { choiceAt, lightOf, pickedOf, waysTo } from './light.ts'
import { opensItself, optionsOf } from './options.tsx'
import { Screen } from './screen.tsx'
import { useSize } from './size.ts'
import { hangSprite } from './sprite.ts'
import { type Desk, newDesk, type Shell, type Table, TableContext } from './table.ts'

void hangSprite()
const gameText = lazyTexts((language) => loadGame('pixie-queen', language))

const NONE: Table['options'] = []

interface Props {
  readonly model: TableModel<View, Event>
  /** A new table with the same seats. */
  readonly onAgain?: () => void
  /** The same with everybody one place on. */
  readonly onRematch?: () => void
  /** Opens the shell's menu; without it the table leads home. */
  readonly onMenu?: () => void
}

function touching(desk: Desk, shown: { readonly current: Table['options'] }, play: (m: Move) => void): (at: Place) => void {
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

function shellOf({ onAgain, onRematch, onMenu }: Props): Shell {
  return {
    rule: (id: RuleId | null) => askRule('pixie-queen', id),
    menu: onMenu ?? (() => navigate({ name: 'home' })),
    ...(onAgain ? { again: onAgain } : {}),
    ...(onRematch ? { rematch: onRematch } : {}),
  }
}

/** Milliseconds after which a choice that was not answered is marked: a table that answers sooner need not paint twice. */
const SLOW = 120

/** Sends a choice; under the finger it is marked at once, and later on if the table takes its time. */
function playing(model: Props['model'], desk: Desk): (move: Move) => void {
  return (move) => {
    batch(() => {
      desk.picked.value = null
      desk.panel.value = null
      desk.open.value = null
      desk.sure.value = null
    })
    const slow = setTimeout(() => {
      desk.pressed.value = move
    }, SLOW)
    void model.play(move).finally(() => {
      clearTimeout(slow)
      if (desk.pressed.value === move) desk.pressed.value = null
    })
  }
}

function useFrame(props: Props, layout: Layout): Table | null {
  const { model } = props
  const desk = useMemo(newDesk, [model])
  const moment = model.past?.moment.value ?? null
  const view = moment ? moment.view : model.view.value
  const decision = moment ? null : model.decision.value
  const t = gameText.value
  const i = interfaceText.value
  const seats = model.seats.value
  const me = view ? viewerOf(view) : 0
  const name = useMemo(
    () => (c: number) => (c === me ? (t?.words.you ?? '') : (seats[c]?.name ?? t?.words.thirdColour ?? '')),
    [me, seats, t],
  )
  const ctx = view && { view, me, name: (c: number) => seats[c]?.name ?? t?.words.thirdColour ?? '' }
  const options = useMemo(
    () => (view && t && ctx && decision ? optionsOf(decision.choices, view, (w) => t.move(w, ctx)) : NONE),
    [view, t, decision, seats],
  )
  const open = !moment && (desk.open.value ?? opensItself(view?.step ?? 'over', options.length))
  const picked = pickedOf(options, desk.picked.value)
  const shown = useRef(options)
  shown.current = options
  const play = useMemo(() => playing(model, desk), [model, desk])
  const touch = useMemo(() => touching(desk, shown, play), [desk, play])
  const shell = useMemo(() => shellOf(props), [props.onAgain, props.onRematch, props.onMenu])
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
      desk,
      shell,
      layout,
      options,
      name,
      play,
      touch,
      lasting,
    }
  }, [view, moment, seats, options, open, picked, lasting])
}

/** The whole table screen. */
export default function TableScreen(props: Props) {
  const root = useRef<HTMLElement>(null)
  const size = useSize(root)
  const layout = useMemo(() => layoutFor(size.width, size.height), [size.width, size.height])
  const table = useFrame(props, layout)
  // The length of the log as it is shown: what somebody who watches from outside may hold against the save.
  const ply = (props.model.log.value.at(-1)?.ply ?? -1) + 1
  const moment = props.model.past?.moment.value?.ply
  return (
    <main ref={root} class={`pq table ${layout.kind}`} data-ply={ply} data-moment={moment} style={{ '--u': String(layout.board.u) }}>
      {table && (
        <TableContext.Provider value={table}>
          <Screen root={root} />
        </TableContext.Provider>
      )}
    </main>
  )
}
