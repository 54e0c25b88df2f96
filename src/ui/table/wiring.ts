/** From the model of a table to what its screen shows: the moment, the decision, the desk, and how choices are sent. */
import { batch } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import type { Moment, TableModel } from '../../app/model.ts'
import { goHome } from '../../app/router.ts'
import { askRule } from '../../app/rules.ts'
import type { Move } from '../../core/game.ts'
import type { Decision, SeatControl } from '../../worker/protocol.ts'
import { useLater } from '../kit/later.ts'
import { type AnyPanel, type Desk, newDesk, type Option, type Shell, type TableProps } from './table.ts'

interface Flag {
  current: boolean
}

/** What a game's screen is made from. */
interface Wiring<V, E, P extends AnyPanel, K> {
  readonly desk: Desk<P, K>
  readonly shell: Shell
  /** The past moment looked at. */
  readonly moment: Moment<V, E> | null
  /** What is shown: now, or the past moment. */
  readonly view: V | null
  /** What is asked; never of a past moment. */
  readonly decision: Decision | null
  readonly seats: readonly SeatControl[]
  readonly play: (move: Move) => void
  /** New choices are on their way, and nothing can be played until they stand; {@link useOffer} sets it. */
  readonly stale: Flag
}

/** Milliseconds after which a choice that was not answered is marked: a table that answers sooner need not paint twice. */
const SLOW = 120

/** Sends a choice; under the finger it is marked at once, and later on if the table takes its time. */
function playing(model: TableModel, desk: Desk, stale: Flag): (move: Move) => void {
  return (move) => {
    if (stale.current) return
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

function shellOf(game: string, { onAgain, onRematch, onMenu }: Omit<TableProps, 'model'>): Shell {
  return {
    rule: (id) => askRule(game, id),
    menu: onMenu ?? goHome,
    home: goHome,
    ...(onAgain ? { again: onAgain } : {}),
    ...(onRematch ? { rematch: onRematch } : {}),
  }
}

/** Follows a table; `P` are the panels of its screen, `K` is what can be taken up. */
export function useWiring<V, E, P extends AnyPanel, K>({ model, ...props }: TableProps<V, E>): Wiring<V, E, P, K> {
  const desk = useMemo(() => newDesk<P, K>(), [model])
  const stale = useRef(false)
  const moment = model.past?.moment.value ?? null
  return {
    desk,
    stale,
    moment,
    view: moment ? moment.view : model.view.value,
    decision: moment ? null : model.decision.value,
    seats: model.seats.value,
    play: useMemo(() => playing(model, desk, stale), [model, desk]),
    shell: useMemo(() => shellOf(model.game, props), [model, props.onAgain, props.onRematch, props.onMenu]),
  }
}

/** The choices of a decision. */
interface Offer<O> {
  readonly options: readonly O[]
  /** They are opened without being asked for. */
  readonly opens: boolean
}

/** The choices as they are shown. */
interface Shown<O> extends Offer<O> {
  /** Those the board is lit for. */
  readonly lit: readonly O[]
  /** Their words are those of now, not of a paint before. */
  readonly fresh: boolean
}

const sameMoves = (a: readonly Pick<Option, 'move'>[], b: typeof a): boolean =>
  a.length === b.length && a.every(({ move }, k) => move === b[k]?.move)

/**
 * The choices as they reach the screen. What has happened is painted first, with the next question; its choices follow a paint
 * later, in place of those before, and the lights of the board a paint after them. The end of choices comes at once.
 */
export function useOffer<O extends Pick<Option, 'move'>>(now: Offer<O>, stale: Flag): Shown<O> {
  const late = useLater(now)
  const { options: lit } = useLater(late)
  const shown = now.options.length === 0 ? now : late
  // What others do may change nothing for the person: then no tap is lost.
  stale.current = !sameMoves(shown.options, now.options)
  return { ...shown, lit, fresh: shown.options === now.options }
}

/** The length of the log as it is shown: what somebody who watches from outside may hold against the save. */
export const plyOf = (model: TableModel): number => (model.log.value.at(-1)?.ply ?? -1) + 1
