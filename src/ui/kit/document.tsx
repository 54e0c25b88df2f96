/** Any plain data as a form: groups that open, a field for every value, and what is wrong with it where it stands. */
import { useState } from 'preact/hooks'
import { Button } from './button.tsx'
import { Switch } from './choice.tsx'
import { TextField } from './field.tsx'
import { type Fault, type Json, leafOf, longer, partsOf, placeIn, shorter, within, withPart } from './tree.ts'
import './document.css'

/** Words of the form. */
export interface DocumentWords {
  /** One part more at the end of a list. */
  readonly more: string
  /** One part less. */
  readonly less: string
  faults(n: number): string
}

interface Props {
  readonly value: Json
  readonly onChange: (value: Json) => void
  /** What was found wrong, by place. */
  readonly faults: readonly Fault[]
  readonly words: DocumentWords
  /** A better name for a place than its key. */
  readonly nameOf?: (path: string) => string | undefined
}

interface NodeProps extends Props {
  readonly path: string
  readonly name: string
}

function Leaf({ value, onChange, faults, path, name }: NodeProps) {
  const own = faults.filter((fault) => fault.path === path).map(({ message }) => message)
  const problem = own.length > 0 ? own.join('; ') : undefined
  // What is typed stays as it is typed: "-" becomes a number only with the next key.
  const [typed, setTyped] = useState<string | null>(null)
  if (typeof value === 'boolean') return <Switch label={name} note={problem} on={value} onChange={onChange} />
  const take = (text: string) => {
    setTyped(text)
    onChange(leafOf(text))
  }
  return (
    <TextField label={name} value={typed ?? (value === null ? '' : String(value))} onInput={take} problem={problem} autocomplete="off" />
  )
}

function Group({ parts, ...props }: NodeProps & { readonly parts: NonNullable<ReturnType<typeof partsOf>> }) {
  const { value, onChange, faults, path, name, words } = props
  const wrong = faults.filter((fault) => within(fault.path, path)).length
  const [open, setOpen] = useState(path === '')
  const inside = (
    <div class="doc-parts">
      {parts.map(([key, part]) => {
        const at = placeIn(path, key)
        const called = props.nameOf?.(at) ?? (typeof key === 'number' ? `${name} ${key + 1}` : key)
        return <Node {...props} key={key} path={at} name={called} value={part} onChange={(next) => onChange(withPart(value, key, next))} />
      })}
      {Array.isArray(value) && (
        <div class="row-btns">
          <Button onClick={() => onChange(longer(value))}>{words.more}</Button>
          {value.length > 0 && <Button onClick={() => onChange(shorter(value))}>{words.less}</Button>}
        </div>
      )}
    </div>
  )
  if (path === '') return inside
  return (
    <details class="doc-group" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{name}</b>
        {wrong > 0 && <small class="field-problem">{words.faults(wrong)}</small>}
      </summary>
      {open && inside}
    </details>
  )
}

function Node(props: NodeProps) {
  const parts = partsOf(props.value)
  return parts ? <Group {...props} parts={parts} /> : <Leaf {...props} />
}

/** The form. Groups are drawn when they are opened: a position has hundreds of values. */
export const DocumentForm = (props: Props) => <Node {...props} path="" name="" />
