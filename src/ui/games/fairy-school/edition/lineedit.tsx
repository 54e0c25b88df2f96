/** One effect line, put together part by part: what is paid, how often, what is gained, and what happens besides. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { LINE } from '../../../../games/fairy-school/edition-limits.ts'
import { type Line, OPS, type OpName } from '../../../../games/fairy-school/types.ts'
import { Button, IconButton } from '../../../kit/button.tsx'
import { Segmented } from '../../../kit/choice.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { Sign, Token } from '../art.tsx'
import { Effect, Tokens } from '../effects.tsx'
import { useDesk } from './desk.ts'
import {
  bundleAt,
  canAdd,
  canRemove,
  canRepeat,
  type PartAt,
  type PartName,
  paymentOf,
  type Where,
  withAmount,
  withAnyPaid,
  withBundle,
  withNumber,
  withOpMoved,
  withOption,
  withoutOption,
  withoutPart,
  withPart,
  withPayment,
  withTimes,
} from './line.ts'
import { Faults, Pad, Stepper } from './pieces.tsx'

interface Props {
  readonly line: Line
  /** Its place in the set, as faults name it. */
  readonly path: string
  readonly onChange: (line: Line) => void
}

/** The picture of a part, as cards print it. */
function PartArt({ part }: { readonly part: PartName }) {
  if (part === 'gain') return <Token kind="earth" />
  if (part === 'oneOf') return <Token kind="basic" />
  if (part === 'discount') return <span class="op tag">−1</span>
  return <Sign name={part === 'cubes' ? 'cube' : part} />
}

/** The pad of one of the line's bundles. */
function LinePad({ line, onChange, where, label }: Props & { readonly where: Where; readonly label: string }) {
  const bundle = bundleAt(line, where)
  return <Pad label={label} bundle={bundle} onChange={(kind, n) => onChange(withBundle(line, where, withAmount(bundle, kind, n)))} />
}

function Payment(props: Props) {
  const { w } = useDesk()
  const { line, path, onChange } = props
  const kind = paymentOf(line)
  const options = (['none', 'these', 'any'] as const).map((value) => ({ value, label: w.payments[value] }))
  return (
    <section class="fs-part">
      <header>
        <h3>{w.pays}</h3>
      </header>
      <Segmented label={w.pays} options={options} value={kind} onChange={(to) => onChange(withPayment(line, to))} />
      {kind === 'these' && <LinePad {...props} where="pay" label={w.pays} />}
      {kind === 'any' && (
        <Stepper
          label={w.anyPaid}
          art={<Token kind="any" />}
          value={line.payAny ?? 1}
          min={LINE.payAny[0]}
          max={LINE.payAny[1]}
          onChange={(n) => onChange(withAnyPaid(line, n))}
        />
      )}
      <Faults path={`${path}.pay`} />
      <Faults path={`${path}.payAny`} />
      {canRepeat(line) && (
        <Stepper
          label={w.times}
          note={kind === 'none' ? w.timesFree : w.timesPaid}
          value={line.max ?? 1}
          min={LINE.times[0]}
          max={LINE.times[1]}
          onChange={(n) => onChange(withTimes(line, n))}
        />
      )}
      <Faults path={`${path}.max`} />
    </section>
  )
}

interface PartProps extends Props {
  readonly at: PartAt
  readonly name: string
  readonly art: PartName
  readonly tools?: ComponentChildren
  readonly children?: ComponentChildren
}

/** A part with its name and the way to be rid of it. */
function Part({ line, onChange, at, name, art, tools, children }: PartProps) {
  const { w } = useDesk()
  return (
    <section class="fs-part">
      <header>
        <span class="fs-art">
          <PartArt part={art} />
        </span>
        <h3>{name}</h3>
        {tools}
        {canRemove(line) && <IconButton icon="trash" label={w.removePart(name)} onClick={() => onChange(withoutPart(line, at))} />}
      </header>
      {children}
    </section>
  )
}

/** Several gains of which one is taken; one of them is open at a time. */
function Choice(props: Props) {
  const { t, w } = useDesk()
  const { line, path, onChange } = props
  const options = line.oneOf ?? []
  const [open, setOpen] = useState(0)
  const without = (k: number) => {
    setOpen(Math.max(0, k - 1))
    onChange(withoutOption(line, k))
  }
  const more = () => {
    setOpen(options.length)
    onChange(withOption(line))
  }
  return (
    <Part {...props} at="oneOf" name={w.oneOf} art="oneOf">
      <ol class="fs-options">
        {options.map((bundle, k) => (
          <li key={k}>
            <div class="fs-option">
              <button
                type="button"
                aria-expanded={k === open}
                aria-label={`${w.option(k + 1)}, ${t.names.bundle(bundle)}`}
                onClick={() => setOpen(k)}
              >
                <small>{w.option(k + 1)}</small>
                <Tokens bundle={bundle} />
              </button>
              {options.length > LINE.options[0] && <IconButton icon="trash" label={w.removeOption(k + 1)} onClick={() => without(k)} />}
            </div>
            {k === open && <LinePad {...props} where={k} label={w.option(k + 1)} />}
            <Faults path={`${path}.oneOf[${k}]`} />
          </li>
        ))}
      </ol>
      {options.length < LINE.options[1] && (
        <Button icon="plus" onClick={more}>
          {w.addOption}
        </Button>
      )}
    </Part>
  )
}

function Operation(props: Props & { readonly at: number; readonly op: OpName; readonly n: number }) {
  const { w } = useDesk()
  const { line, path, onChange, at, op, n } = props
  const [name, counted] = w.ops[op]
  const count = line.do?.length ?? 0
  const tools = count > 1 && (
    <>
      <IconButton icon="up" label={w.earlier(name)} disabled={at === 0} onClick={() => onChange(withOpMoved(line, at, -1))} />
      <IconButton icon="down" label={w.later(name)} disabled={at === count - 1} onClick={() => onChange(withOpMoved(line, at, 1))} />
    </>
  )
  return (
    <Part {...props} at={at} name={name} art={op} tools={tools}>
      {counted !== '' && (
        <Stepper label={counted} value={n} min={LINE.n[0]} max={LINE.n[1]} onChange={(to) => onChange(withNumber(line, at, to))} />
      )}
      <Faults path={`${path}.do[${at}]`} />
    </Part>
  )
}

const PARTS: readonly PartName[] = ['gain', 'oneOf', ...OPS]

/** What can still be added. */
function Add({ line, onChange }: Props) {
  const { w } = useDesk()
  const offered = PARTS.filter((part) => canAdd(line, part))
  if (offered.length === 0) return null
  const nameOf = (part: PartName) => (part === 'gain' || part === 'oneOf' ? w[part] : w.ops[part][0])
  return (
    <details class="fs-fold">
      <summary>
        <Icon name="plus" />
        <span>{w.add}</span>
      </summary>
      <fieldset class="fs-adds" aria-label={w.add}>
        {offered.map((part) => (
          <button key={part} type="button" class="pick" aria-label={w.addPart(nameOf(part))} onClick={() => onChange(withPart(line, part))}>
            <span class="fs-art">
              <PartArt part={part} />
            </span>
            <span>{nameOf(part)}</span>
          </button>
        ))}
      </fieldset>
    </details>
  )
}

/** The line as it is printed and in words, then its parts. */
export function LineEdit(props: Props) {
  const { t, w } = useDesk()
  const { line, path } = props
  return (
    <div class="fs-line">
      <p class="fs-printed">
        <span class="fxs">
          <Effect line={line} />
        </span>
        <span>{t.line(line)}</span>
      </p>
      <Faults path={path} only />
      <Payment {...props} />
      {line.gain && (
        <Part {...props} at="gain" name={w.gain} art="gain">
          <LinePad {...props} where="gain" label={w.gain} />
          <Faults path={`${path}.gain`} />
        </Part>
      )}
      {line.oneOf && <Choice {...props} />}
      {line.do?.map(({ op, n }, at) => (
        <Operation key={at} {...props} at={at} op={op} n={n} />
      ))}
      <Add {...props} />
    </div>
  )
}
