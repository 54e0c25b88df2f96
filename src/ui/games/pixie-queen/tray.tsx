/**
 * The tray: what is asked, every legal choice as a button (the landmark "Your decision"), take back, and one's own
 * screen. The strip of chips and the open list are the same buttons in another shape, so nothing is ever out of reach.
 */
import { useComputed } from '@preact/signals'
import { Fragment } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Button, IconButton } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { toast, useFoot } from '../../kit/toast.tsx'
import { pickedFirst } from './light.ts'
import { LookBack } from './look.tsx'
import { groupOf, isPad, type Option, OptionSeals, optionArt } from './options.tsx'
import { Prompt, Waiting } from './prompt.tsx'
import { Shelf } from './shelf.tsx'
import { guarded, press, useSure } from './sure.ts'
import { useTable } from './table.ts'

const FEW = 3

/** A finger leaves the focus where it is: to lose a focused choice with its decision would cost the answer a pass over all styles. */
const keepFocus = (event: Event) => event.preventDefault()

/** A key that is held down presses once. */
const once = (event: KeyboardEvent) => event.repeat && event.preventDefault()

/** What a choice says: its picture, its words, and what has to be known of it before a second tap. */
function Face({ option, pad, asks }: { readonly option: Option; readonly pad: boolean; readonly asks: boolean }) {
  const { view, w } = useTable()
  const art = optionArt(option, view)
  return (
    <>
      {art && <span class="art">{art}</span>}
      {pad && art && !asks && means(option) && <span class="means">= {option.text.detail}</span>}
      {(asks || !(pad && art)) && (
        <span class="tx">
          <b>{asks ? w.tapAgain : option.text.title}</b>
          {option.text.detail && <small>{option.text.detail}</small>}
        </span>
      )}
    </>
  )
}

/** One legal choice: a picture, short words, the full name for those who listen. */
function ChoiceButton({ option, wordy, pad = false }: { readonly option: Option; readonly wordy: boolean; readonly pad?: boolean }) {
  const table = useTable()
  const { view, desk, w } = table
  const pressed = useComputed(() => desk.pressed.value === option.move).value
  const sure = useComputed(() => (desk.sure.value?.move === option.move ? desk.sure.value : null)).value
  const twice = guarded(option, view)
  const room = pad && sure ? sure.room : null
  return (
    <>
      {room && <span class="room" style={{ width: `${room.width}px`, height: `${room.height}px` }} />}
      <button
        type="button"
        class={`opt ${option.tone}${wordy ? ' wordy' : ''}${pad ? ' pad' : ''}${pressed ? ' pressed' : ''}${sure ? ' asks' : ''}`}
        style={room ? { left: `${room.left}px`, width: `${room.wide}px` } : undefined}
        aria-label={sure ? w.tapAgainFor(option.text.label) : option.text.label}
        aria-busy={pressed}
        aria-disabled={sure?.ready === false || undefined}
        data-asks={twice ? (sure ? 'again' : 'first') : undefined}
        onMouseDown={keepFocus}
        onKeyDown={twice ? once : undefined}
        onClick={(event) => press(table, option, event)}
      >
        <Face option={option} pad={pad} asks={sure !== null} />
        <OptionSeals option={option} view={view} />
      </button>
    </>
  )
}

function EndTurn() {
  const { model, i } = useTable()
  return (
    <Button kind="primary" class="endturn" onClick={() => void model.endTurn()}>
      {i.table.endTurn}
    </Button>
  )
}

/** New choices begin at their beginning; a list that nobody scrolled is not asked, for that would make the browser lay it out at once. */
function useRewind(key: unknown) {
  const ref = useRef<HTMLUListElement>(null)
  const scrolled = useRef(false)
  useEffect(() => {
    if (scrolled.current) ref.current?.scrollTo({ left: 0, top: 0 })
    scrolled.current = false
  }, [key])
  const onScroll = () => {
    scrolled.current = true
  }
  return { ref, onScroll }
}

/** What a key brings, where its picture does not say it: food the Queen asks for is steps. */
const means = (o: Option): boolean => groupOf(o) === 'demanded'

/** Between two groups of open choices: words where they differ in kind, else a new line. */
function GroupHead({ option, before }: { readonly option: Option; readonly before: Option | undefined }) {
  const { w } = useTable()
  const group = groupOf(option)
  if (group === null || !before || groupOf(before) === group) return null
  if (group === 'throw') return <li class="head ruled">{w.throwAway}</li>
  if (group === 'wrong') return <li class="head ruled">{option.text.detail}</li>
  return <li class="head gap" aria-hidden="true" />
}

/** Every legal choice. */
function Choices() {
  const { options, model, layout, open, picked } = useTable()
  const rewind = useRewind(model.decision.value)
  const few = options.length <= FEW
  const shown = pickedFirst(options, picked)
  return (
    <ul
      {...rewind}
      class={`opts${few ? ' few' : ''}${open ? ' open' : ''}${open && shown.some(isPad) ? ' pads' : ''}${layout.rows === 2 ? ' two' : ''}`}
    >
      {shown.map((o, k) => (
        <Fragment key={o.move}>
          {open && <GroupHead option={o} before={shown[k - 1]} />}
          <li class={`${o.tone}${open && isPad(o) ? ' padded' : ''}`}>
            <ChoiceButton option={o} wordy={open || few || layout.kind === 'side'} pad={open && isPad(o)} />
          </li>
        </Fragment>
      ))}
      {model.confirming.value && (
        <li key="end" class="primary">
          <EndTurn />
        </li>
      )}
    </ul>
  )
}

/** Opens and closes the list of all choices. */
function Expander() {
  const { options, desk, w, open } = useTable()
  if (options.length <= FEW) return null
  return (
    <button
      type="button"
      class="expander"
      aria-expanded={open}
      aria-label={open ? w.closeChoices : w.choices(options.length)}
      onClick={() => {
        desk.open.value = !open
      }}
    >
      <Icon name={open ? 'down' : 'list'} />
      <span>{options.length}</span>
    </button>
  )
}

/** Take back; says why when it cannot. */
export function Undo({ wide }: { readonly wide: boolean }) {
  const { model, i } = useTable()
  const state = model.undoState.value
  const why = state.possible ? '' : i.table.undoWhy[state.why]
  const props = { 'aria-disabled': !state.possible, onClick: () => (state.possible ? void model.undo() : void toast({ text: why })) }
  if (wide) {
    return (
      <Button icon="undo" title={why} {...props}>
        {i.table.undo}
      </Button>
    )
  }
  return <IconButton icon="undo" framed label={why ? `${i.table.undo}. ${why}` : i.table.undo} {...props} />
}

/** What is asked, and the landmark that holds every legal choice and nothing else; there only while something is to be decided. */
export function DecisionRegion() {
  const { options, model, i, open } = useTable()
  useSure()
  const deciding = options.length > 0 || model.confirming.value
  if (!deciding) return <Waiting />
  return (
    <div class={`decision${open ? ' open' : ''}`}>
      <div class="decide">
        <Prompt />
        <Expander />
      </div>
      <section class="choices" aria-label={i.table.decision}>
        <Choices />
      </section>
    </div>
  )
}

/** The tray at the foot of the screen. */
export function Tray() {
  const { layout, open, moment } = useTable()
  const wide = layout.kind === 'tablet' || layout.kind === 'desktop'
  const ref = useRef<HTMLDivElement>(null)
  useFoot(ref, layout.kind !== 'side')
  return (
    <div ref={ref} class={`tray${wide ? ' wide' : ''}${open ? ' open' : ''}${moment ? ' past' : ''}`}>
      {moment ? <LookBack /> : <DecisionRegion />}
      <div class="own">
        {!moment && <Undo wide={wide} />}
        <Shelf />
      </div>
    </div>
  )
}
