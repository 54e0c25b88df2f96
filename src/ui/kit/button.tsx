import type { ComponentChildren, JSX, Ref } from 'preact'
import { Icon, type IconName } from './icon.tsx'

/** `primary` is the one honey button of a screen, `quiet` the framed default, `text` without a frame, `danger` for what destroys. */
export type ButtonKind = 'primary' | 'quiet' | 'text' | 'danger'

type Native = Omit<JSX.IntrinsicElements['button'], 'icon' | 'class' | 'ref'>

interface Props extends Native {
  readonly kind?: ButtonKind
  readonly icon?: IconName
  /** A second, smaller line. */
  readonly note?: ComponentChildren
  readonly wide?: boolean
  readonly tall?: boolean
  readonly class?: string
  /** With an address it is a link that looks like a button. */
  readonly href?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button, at least 44 pixels high. */
export function Button({ kind = 'quiet', icon, note, wide, tall, class: cls = '', href, children, ...rest }: Props) {
  const name = `btn ${kind}${wide ? ' wide' : ''}${tall ? ' tall' : ''} ${cls}`
  const label =
    note === undefined ? (
      children
    ) : (
      <span class="btn-stack">
        <span>{children}</span>
        <small>{note}</small>
      </span>
    )
  const body = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  )
  if (href !== undefined)
    return (
      <a class={name} href={href}>
        {body}
      </a>
    )
  return (
    <button type="button" class={name} {...rest}>
      {body}
    </button>
  )
}

interface IconProps extends Native {
  readonly icon: IconName
  /** Its name: spoken, and shown as a tooltip. */
  readonly label: string
  readonly framed?: boolean
  readonly class?: string
  readonly href?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A square button of one drawing, 44 by 44 pixels. */
export function IconButton({ icon, label, framed, class: cls = '', href, ...rest }: IconProps) {
  const name = `icon-btn${framed ? ' framed' : ''} ${cls}`
  if (href !== undefined)
    return (
      <a class={name} href={href} aria-label={label} title={label}>
        <Icon name={icon} />
      </a>
    )
  return (
    <button type="button" class={name} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
