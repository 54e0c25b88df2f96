/** Every legal choice as a button. The strip of chips and the open list are the same buttons in another shape, so nothing is ever out of reach. */
import { useComputed } from '@preact/signals'
import { type ComponentChildren, Fragment } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Move } from '../../core/game.ts'
import { useBack, useEscape } from '../kit/back.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { inTurn } from '../kit/later.ts'
import { memo } from '../kit/memo.ts'

import { useBase } from './context.tsx'
import { lastWord } from './lastword.ts'
import { guarded, press } from './sure.ts'
import type { Option, TableBase } from './table.ts'

const FEW = 3
/** How a row of a few choices is called in the styles, by their number. */
const COUNTS = ['', 'one', 'two', 'three']

/** More choices than fit in a row are opened by themselves, where they are not made on the board. */
export const many = (count: number): boolean => count > FEW

/** A finger leaves the focus where it is: to lose a focused choice with its decision would cost the answer a pass over all styles. */
const keepFocus = (event: Event) => event.preventDefault()

/** A key that is held down presses once. */
const once = (event: KeyboardEvent) => event.repeat && event.preventDefault()

interface ChoiceProps {
  readonly table: TableBase
  readonly option: Option
  readonly wordy: boolean
  readonly pad: boolean
}

interface FaceProps extends Pick<ChoiceProps, 'option' | 'pad'> {
  readonly art: ComponentChildren
  readonly asks: boolean
  readonly i: TableBase['i']
}

/** What a choice says: its picture, its words, and what has to be known of it before a second tap. */
function Face({ option, pad, art, asks, i }: FaceProps) {
  return (
    <>
      {art ? <span class="art">{art}</span> : option.tone === 'ends' && <Icon name="skip" />}
      {pad && art && !asks && option.means && <span class="means">{option.means}</span>}
      {(asks || !(pad && art)) && (
        <span class="tx">
          <b>{asks ? i.table.tapAgain : option.text.title}</b>
          {option.text.detail && <small>{option.text.detail}</small>}
        </span>
      )}
    </>
  )
}

/** There may be dozens: those that stay the same from one decision to the next are left alone. */
const factsOf = ({ table, option, wordy, pad }: ChoiceProps): readonly unknown[] => [
  table.lasting,
  option.still ? option.move : option,
  option.text.label,
  option.text.title,
  option.text.detail,
  wordy,
  pad,
]

/** One legal choice: a picture, short words, the full name for those who listen. */
const ChoiceButton = memo(({ table, option, wordy, pad }: ChoiceProps) => {
  const { desk, i } = table
  const pressed = useComputed(() => desk.pressed.value === option.move).value
  const sure = useComputed(() => (desk.sure.value?.move === option.move ? desk.sure.value : null)).value
  const advised = useComputed(() => desk.hint.value === option.move).value
  const twice = guarded(option)
  const room = pad && sure ? sure.room : null
  const art = option.art?.()
  return (
    <>
      {room && <span class="room" style={{ width: `${room.width}px`, height: `${room.height}px` }} />}
      <button
        type="button"
        class={`opt ${option.tone}${art ? '' : ' artless'}${wordy ? ' wordy' : ''}${pad ? ' pad' : ''}${pressed ? ' pressed' : ''}${sure ? ' asks' : ''}${advised ? ' advised' : ''}`}
        style={room ? { left: `${room.left}px`, width: `${room.wide}px` } : undefined}
        aria-label={sure ? i.table.tapAgainFor(option.text.label) : option.text.label}
        aria-busy={pressed}
        aria-description={advised ? i.table.hint : undefined}
        aria-disabled={sure?.ready === false || undefined}
        data-asks={twice ? (sure ? 'again' : 'first') : undefined}
        onMouseDown={keepFocus}
        onKeyDown={twice ? once : undefined}
        onClick={(event) => press(table, option, event)}
      >
        <Face option={option} pad={pad} art={art} asks={sure !== null} i={i} />
        {advised && <Icon name="bulb" class="advice" />}
        {option.end?.()}
      </button>
    </>
  )
}, factsOf)

/** What is advised is shown. New choices begin at their beginning; a list that nobody scrolled is not asked, for that would make the browser lay it out at once. */
function useRewind(key: unknown, advised: Move | null) {
  const ref = useRef<HTMLUListElement>(null)
  const scrolled = useRef(false)
  useEffect(() => {
    if (scrolled.current) ref.current?.scrollTo({ left: 0, top: 0 })
    scrolled.current = false
  }, [key])
  useEffect(() => {
    if (advised !== null) ref.current?.querySelector('.advised')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [advised])
  const onScroll = () => {
    scrolled.current = true
  }
  return { ref, onScroll }
}

/** Between two groups of open choices: words where they differ in kind, else a new line. */
function GroupHead({ option, before }: { readonly option: Option; readonly before: Option | undefined }) {
  const group = option.group ?? null
  if (group === null || !before || (before.group ?? null) === group) return null
  return option.head === undefined ? <li class="head gap" aria-hidden="true" /> : <li class="head ruled">{option.head}</li>
}

/** So many choices are there at once, more than a phone's strip shows; so many more come with every paint. */
const NEAR = 6

/**
 * Those that can be seen at once and those that are there from the decision before; more with every paint, until it is all of them.
 * An answer to a tap does not wait for what lies out of sight.
 */
function useNearFirst(options: readonly Option[]): readonly Option[] {
  const [grown, grow] = useState({ options, count: NEAR })
  const known = useRef<ReadonlySet<Move>>(new Set())
  const count = grown.options === options ? grown.count : NEAR
  const whole = count >= options.length
  useEffect(() => {
    if (!whole) return inTurn(() => grow({ options, count: count + NEAR }))
    known.current = new Set(options.map((o) => o.move))
  }, [options, count, whole])
  return whole ? options : options.filter((o, k) => k < count || known.current.has(o.move))
}

/** The choices, in a strip only those that go with what is taken up; what was advised is always among them. */
function useFitting({ options, open, desk, fits }: TableBase): readonly Option[] {
  const [picked, hint] = [desk.picked.value, desk.hint.value]
  return useMemo(() => {
    const fitting = open || picked === null || !fits ? [] : options.filter((o) => o.move === hint || fits(o))
    return fitting.length > 0 ? fitting : options
  }, [options, open, picked, hint])
}

/** Every legal choice. */
export function Choices() {
  const table = useBase()
  const { layout, open, stale, fresh, desk } = table
  const options = useFitting(table)
  const shown = useNearFirst(options)
  const rewind = useRewind(options, desk.hint.value)
  const few = !many(options.length)
  const last = lastWord(table)
  const count = options.length + (last ? 1 : 0)
  const pads = open && options.some((o) => o.pad)
  return (
    <ul
      {...rewind}
      aria-busy={stale || !fresh || shown.length < options.length || undefined}
      class={`opts${few ? ` few ${COUNTS[count]}` : ''}${open ? ' open' : ''}${pads ? ' pads' : ''}${layout.rows === 2 ? ' twice' : ''}`}
    >
      {shown.map((o, k) => (
        <Fragment key={o.move}>
          {open && <GroupHead option={o} before={shown[k - 1]} />}
          <li class={`${o.tone}${open && o.pad ? ' padded' : ''}`}>
            <ChoiceButton table={table} option={o} wordy={open || few || layout.kind === 'side'} pad={open && o.pad === true} />
          </li>
        </Fragment>
      ))}
      {last && (
        <li key="end" class="primary">
          <Button kind="primary" class="endturn" onClick={last.say}>
            {last.word}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** While the list lies open by hand: Escape and *back* fold it, unless a choice asks for its second tap. */
function Folding() {
  const { desk } = useBase()
  const fold = () => {
    desk.open.value = null
  }
  useBack(fold)
  useEscape(() => desk.sure.value === null && fold())
  return null
}

/** Opens and closes the list of all choices. */
export function Expander() {
  const { options, desk, i, open } = useBase()
  if (!many(options.length)) return null
  return (
    <>
      {open && desk.open.value && <Folding />}
      <button
        type="button"
        class="expander"
        aria-expanded={open}
        aria-label={open ? i.table.closeChoices : i.table.choices(options.length)}
        onClick={() => {
          desk.open.value = !open
        }}
      >
        <Icon name={open ? 'down' : 'list'} />
        <span>{options.length}</span>
      </button>
    </>
  )
}
