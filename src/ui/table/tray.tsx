/**
 * The tray: what is asked, every legal choice as a button (the landmark "Your decision"), take back, and what a game
 * lays beside them. While others play it tells what they do.
 */
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { lastTold } from '../../app/realboard.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { toast, useFoot } from '../kit/toast.tsx'
import { Choices, Expander } from './choices.tsx'
import { useBase } from './context.tsx'
import { HintButton } from './hint.tsx'
import { lastWord } from './lastword.ts'
import { LookBack } from './look.tsx'
import { useSure } from './sure.ts'

/** What is taken back beside a real board, in its word: there anything can be, so it is named. Null elsewhere. */
function useTold(): string | null {
  const { model, tell } = useBase()
  if (!model.real?.followed.value) return null
  const log = model.log.value
  const at = lastTold(log, model.seats.value)
  const event = log.find(({ ply }) => ply === at)?.events.find((each) => !tell.quiet(each))
  return event === undefined ? '' : tell.plain(event)
}

/** Take back; says why when it cannot. */
export function Undo({ wide }: { readonly wide: boolean }) {
  const table = useBase()
  const { model, i } = table
  const state = model.undoState.value
  const told = useTold()
  const undo = async () => {
    if (!state.possible) return void toast({ text: i.table.undoWhy[state.why] })
    if (told === null) return void model.undo()
    void (await import('./putback.ts')).takeBack(table)
  }
  const why = state.possible ? '' : i.table.undoWhy[state.why]
  const label = why ? `${i.table.undo}. ${why}` : told ? i.table.undoOf(told) : i.table.undo
  const props = { 'aria-disabled': !state.possible, onClick: () => void undo() }
  if (wide) {
    return (
      <Button icon="undo" title={why || label} {...(told ? { 'aria-label': label } : {})} {...props}>
        {i.table.undo}
      </Button>
    )
  }
  return <IconButton icon="undo" framed label={label} {...props} />
}

/** The question, in the display face, and a fact under it. */
function Prompt({ aside }: { readonly aside: ComponentChildren }) {
  const table = useBase()
  const { model, options, stale, tell, i, me, name } = table
  const ending = options.length === 0 && !stale ? lastWord(table) : null
  const asked = model.real?.followed.value ? i.table.asked(name(me), tell.question()) : tell.question()
  const helped = model.hint !== undefined && options.length > 1
  return (
    <div class={`ask-line${ending ? ' hinted' : ''}${helped ? ' helped' : ''}`}>
      <span class="disp">{ending ? ending.word : asked}</span>
      <small class={ending ? 'hintline' : ''}>{ending ? ending.hint : aside}</small>
      {helped && <HintButton />}
    </div>
  )
}

/** The table after the end, and the way back to the result. */
function Over() {
  const { i, desk, tell } = useBase()
  return (
    <div class="decide waiting skips">
      <div class="ask-line">
        <span class="disp">{i.over.title}</span>
        <small>{tell.when()}</small>
      </div>
      <Button kind="primary" onClick={() => (desk.looking.value = false)}>
        {i.over.result}
      </Button>
    </div>
  )
}

/** Others play: the newest thing that happened, who is thinking, and a way to skip. */
function Waiting({ idle }: { readonly idle: ComponentChildren }) {
  const { model, deciding, i, name, tell, desk } = useBase()
  const thinking = model.thinking.value
  const event = model.log.value.at(-1)?.events.at(-1)
  const seats = thinking.length > 0 ? thinking : deciding
  if (desk.looking.value && seats.length === 0) return <Over />
  const who = seats[0]
  const skippable = model.skippable.value
  return (
    <div class={`decide waiting${skippable ? ' skips' : ''}`}>
      <div class="ask-line">
        <span class="disp who">
          {who !== undefined && tell.crest(who)}
          <span class="whom">
            {thinking.length > 0 && who !== undefined
              ? i.table.thinking(name(who))
              : seats.length > 0
                ? i.table.waitingFor(seats.map(name).join(', '))
                : i.table.waiting}
          </span>
        </span>
        <small class="event">{event === undefined ? idle : tell.rich(event)}</small>
      </div>
      {skippable && (
        <Button icon="skip" onClick={() => model.skip()}>
          {i.table.skip}
        </Button>
      )}
    </div>
  )
}

interface RegionProps {
  /** The line under the question: what is left, rolled, in the hand. */
  readonly aside: ComponentChildren
  /** In its place while others play and nothing has happened yet. */
  readonly idle?: ComponentChildren
  /** Where people tell what luck brought on the real board. */
  readonly luck?: ComponentChildren
}

/** What the real board showed is asked: the same landmark, for somebody has to say it. */
function LuckRegion({ children }: { readonly children: ComponentChildren }) {
  const { i, tell } = useBase()
  return (
    <div class="decision open">
      <div class="decide">
        <div class="ask-line">
          <span class="disp">{tell.question()}</span>
          <small>{i.table.tellLuck}</small>
        </div>
      </div>
      <section class="choices" aria-label={i.table.decision}>
        {children}
      </section>
    </div>
  )
}

/** What is asked, and the landmark that holds every legal choice and nothing else; there only while something is to be decided. */
function DecisionRegion({ aside, idle, luck }: RegionProps) {
  const table = useBase()
  const { options, i, open, stale, model } = table
  useSure()
  if (luck && model.real?.asks.value) return <LuckRegion>{luck}</LuckRegion>
  // The question is there before its choices are.
  const deciding = options.length > 0 || stale || lastWord(table) !== null
  if (!deciding) return <Waiting idle={idle} />
  return (
    <div class={`decision${open ? ' open' : ''}`}>
      <div class="decide">
        <Prompt aside={aside} />
        <Expander />
      </div>
      <section class="choices" aria-label={i.table.decision}>
        <Choices />
      </section>
    </div>
  )
}

/** The tray at the foot of the screen; beside *take back* lies what is one's own. */
export function Tray({ children, ...region }: RegionProps & { readonly children?: ComponentChildren }) {
  const { layout, open: opened, moment, model } = useBase()
  const open = opened || (region.luck !== undefined && model.real?.asks.value === true)
  const wide = layout.kind === 'tablet' || layout.kind === 'desktop'
  const ref = useRef<HTMLDivElement>(null)
  useFoot(ref, layout.kind !== 'side')
  return (
    <div ref={ref} class={`tray${wide ? ' wide' : ''}${open ? ' open' : ''}${moment ? ' past' : ''}`}>
      {moment ? <LookBack /> : <DecisionRegion {...region} />}
      <div class="own">
        {!moment && <Undo wide={wide} />}
        {children}
      </div>
    </div>
  )
}

/** Room for the tray in the column of bands; the open tray grows out of it. */
export function TraySpace({ children }: { readonly children: ComponentChildren }) {
  const { layout } = useBase()
  return (
    <div class="trayspace" style={{ height: `calc(${layout.tray}px + max(0px, var(--safe-bottom) - 4px))` }}>
      {children}
    </div>
  )
}
