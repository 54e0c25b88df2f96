import { useId } from 'preact/hooks'
import { Icon, type IconName } from './icon.tsx'

interface Common {
  readonly label: string
  readonly value: string
  readonly onInput: (value: string) => void
  /** What is wrong with the value; shown below and tied to the field. */
  readonly problem?: string | undefined
  readonly hideLabel?: boolean
}

interface Props extends Common {
  readonly icon?: IconName
  readonly inputMode?: 'text' | 'search'
  readonly placeholder?: string
  readonly maxLength?: number
  readonly autocomplete?: 'off' | 'nickname'
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

/** One line of text with its label. */
export function TextField({ label, value, onInput, problem, hideLabel, icon, ...rest }: Props) {
  const id = useId()
  const input = (
    <input
      type="text"
      value={value}
      onInput={(event) => onInput(event.currentTarget.value)}
      aria-invalid={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : id}
      aria-label={hideLabel ? label : undefined}
      {...rest}
    />
  )
  return (
    <label class="field">
      {!hideLabel && <span>{label}</span>}
      {icon ? (
        <span class="field-icon">
          <Icon name={icon} />
          {input}
        </span>
      ) : (
        input
      )}
      {problem !== undefined && (
        <small id={id} class="field-problem">
          {problem}
        </small>
      )}
    </label>
  )
}

/** Several lines: files pasted as text. */
export function TextArea({ label, value, onInput, problem, hideLabel, placeholder }: Common & { readonly placeholder?: string }) {
  const id = useId()
  return (
    <label class="field">
      {!hideLabel && <span>{label}</span>}
      <textarea
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        aria-invalid={problem !== undefined}
        aria-label={hideLabel ? label : undefined}
        aria-describedby={problem === undefined ? undefined : id}
        spellcheck={false}
        autocomplete="off"
        placeholder={placeholder}
      />
      {problem !== undefined && (
        <small id={id} class="field-problem">
          {problem}
        </small>
      )}
    </label>
  )
}
