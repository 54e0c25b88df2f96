/** The smallest controls of the form. */
import type { ComponentChildren } from 'preact'
import { type Bundle, COLUMNS, type Edition, type Element } from '../../../../games/fairy-school/types.ts'
import { Stepper as AnyStepper, type StepperProps } from '../../../companion/stepper.tsx'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { toast } from '../../../kit/toast.tsx'
import { same } from '../../../kit/tree.ts'
import { Token, type TokenKind } from '../art.tsx'
import { plain, shippedPart, withPart } from './change.ts'
import { useDesk } from './desk.ts'
import { faultsAt, faultsIn } from './faults.ts'

/** A number with one less and one more beside it. */
export function Stepper(props: StepperProps) {
  const { w } = useDesk()
  return <AnyStepper words={w} {...props} />
}

interface WalkProps {
  readonly label: string
  readonly note?: string
  readonly value: string
  /** Where there is no way on, the button rests. */
  readonly onLess: (() => void) | undefined
  readonly onMore: (() => void) | undefined
}

/** Like a stepper, for what is counted with gaps. */
export function Walk({ label, note, value, onLess, onMore }: WalkProps) {
  const { w } = useDesk()
  return (
    <div class="stepper">
      <span class="row-t">
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
      <button type="button" class="step" aria-label={w.less(label)} disabled={!onLess} onClick={onLess}>
        <Icon name="minus" />
      </button>
      <output>{value}</output>
      <button type="button" class="step" aria-label={w.more(label)} disabled={!onMore} onClick={onMore}>
        <Icon name="plus" />
      </button>
    </div>
  )
}

interface PadProps {
  readonly label: string
  readonly bundle: Bundle
  readonly kinds?: readonly Element[]
  /** The new amount of a kind. */
  readonly onChange: (kind: Element, n: number) => void
}

/** Amounts of the elements: a token takes one more, the minus under it one less. */
export function Pad({ label, bundle, kinds = COLUMNS, onChange }: PadProps) {
  const { t, w } = useDesk()
  return (
    <fieldset class={`fs-pad of${kinds.length}`} aria-label={label}>
      {kinds.map((kind) => {
        const n = bundle[kind] ?? 0
        const what = t.names.elementForms[kind][1]
        return (
          <div key={kind} class={n === 0 ? 'zero' : ''}>
            <button type="button" class="step" aria-label={w.more(what)} onClick={() => onChange(kind, n + 1)}>
              <Token kind={kind} n={n} always />
            </button>
            <output class="sr">{t.names.element(kind, n)}</output>
            <button type="button" class="step less" aria-label={w.less(what)} disabled={n === 0} onClick={() => onChange(kind, n - 1)}>
              <Icon name="minus" />
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}

interface TokensProps<K extends TokenKind> {
  readonly label: string
  readonly kinds: readonly K[]
  readonly value: K
  readonly named: (kind: K) => string
  readonly onPick: (kind: K) => void
}

/** One element of several. */
export function PickToken<K extends TokenKind>({ label, kinds, value, named, onPick }: TokensProps<K>) {
  return (
    <fieldset class="fs-tokens" aria-label={label}>
      {kinds.map((kind) => (
        <button key={kind} type="button" class="pick" aria-label={named(kind)} aria-pressed={kind === value} onClick={() => onPick(kind)}>
          <Token kind={kind} />
        </button>
      ))}
    </fieldset>
  )
}

interface FaultProps {
  readonly path: string
  /** What lies inside the place is not said here. */
  readonly only?: boolean
}

/** What is wrong at a place. */
export function Faults({ path, only = false }: FaultProps) {
  const { faults, say } = useDesk()
  const said = [...new Set((only ? faultsAt : faultsIn)(faults, path).map(say))]
  if (said.length === 0) return null
  return (
    <ul class="fs-faults">
      {said.map((sentence) => (
        <li key={sentence}>
          <Icon name="warn" />
          {sentence}
        </li>
      ))}
    </ul>
  )
}

/** Everything wrong inside a place in one line, for the head of its sheet: there it stays in sight. */
export function FaultLine({ path }: { readonly path: string }) {
  const { faults, say } = useDesk()
  const said = [...new Set(faultsIn(faults, path).map(say))]
  return (
    <span class="fs-no" role="status">
      {said.length > 0 && <Icon name="warn" />}
      {said.join(' ')}
    </span>
  )
}

interface GroupProps {
  readonly title: string
  readonly note?: string
  /** The part of the set it shows: marked and put back as a whole. */
  readonly part?: keyof Edition
  readonly children: ComponentChildren
}

/** A group of values under its name; marked where it differs from the shipped set. */
export function Group({ title, note, part, children }: GroupProps) {
  const { edition, value, w, change } = useDesk()
  const own = part !== undefined && !same(plain(edition[part]), plain(shippedPart(part)))
  const back = () => {
    if (part === undefined) return
    change(withPart(value, part, shippedPart(part)))
    toast({ text: w.backAgain(title), action: { label: w.undo, run: () => change(value) } })
  }
  return (
    <section class="fs-group" aria-label={title}>
      <header>
        <h2>
          {title}
          {own && <small class="fs-own">{w.changed}</small>}
        </h2>
        {note && <p>{note}</p>}
        {own && (
          <Button kind="text" icon="undo" onClick={back}>
            {w.putBack}
          </Button>
        )}
      </header>
      {children}
      {part && <Faults path={part} />}
    </section>
  )
}
