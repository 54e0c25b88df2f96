import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { Row } from './list.tsx'
import { Sheet } from './sheet.tsx'

/** One of several values, with its words. */
export interface Option<T extends string> {
  readonly value: T
  readonly label: string
  /** What it means, where the label alone does not say. */
  readonly note?: string
  readonly art?: ComponentChildren
}

interface Props<T extends string> {
  /** What is chosen: names the group. */
  readonly label: string
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** Two to four short values side by side. */
export function Segmented<T extends string>({ label, options, value, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset class="segments" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Values one under the other, each with a line of explanation. */
export function RadioList<T extends string>({ label, options, value, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset aria-label={label}>
      {options.map((option) => (
        <label key={option.value} class="option">
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.art}
          <span class="row-t">
            <b>{option.label}</b>
            {option.note && <small>{option.note}</small>}
          </span>
          <i class="dot" aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  )
}

interface SelectProps<T extends string> extends Props<T> {
  readonly note?: ComponentChildren
  readonly closeLabel: string
  /** Name of the button that confirms and closes. */
  readonly doneLabel: string
  /** The note already says what is chosen. */
  readonly hideValue?: boolean
}

/** A row that shows the present value and opens a sheet with all of them; every choice applies at once. */
export function SelectRow<T extends string>({ label, note, options, value, onChange, closeLabel, doneLabel, hideValue }: SelectProps<T>) {
  const [open, setOpen] = useState(false)
  const now = options.find((option) => option.value === value)
  const close = () => setOpen(false)
  return (
    <>
      <Row
        title={
          <span class="row-top">
            <span>{label}</span>
            {!hideValue && <span class="val">{now?.label ?? value}</span>}
          </span>
        }
        note={note ?? now?.note}
        mark="down"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Sheet
          title={label}
          closeLabel={closeLabel}
          onClose={close}
          actions={
            <button type="button" class="btn quiet" onClick={close}>
              {doneLabel}
            </button>
          }
        >
          <RadioList label={label} options={options} value={value} onChange={onChange} />
        </Sheet>
      )}
    </>
  )
}

interface SwitchProps {
  readonly label: ComponentChildren
  readonly note?: ComponentChildren
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** On or off, applied at once. */
export function Switch({ label, note, on, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <span class="row-t">
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <i aria-hidden="true" />
    </label>
  )
}
