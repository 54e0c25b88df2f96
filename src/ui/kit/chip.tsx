import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icon.tsx'

interface Props {
  readonly children: ComponentChildren
  readonly icon?: IconName
  readonly tone?: 'good' | 'danger'
  /** With a handler it is a button; with `pressed` one that stays down. */
  readonly onClick?: () => void
  readonly pressed?: boolean
  readonly class?: string
}

/** A small label, or a small button whose touch area reaches beyond its edge. */
export function Chip({ children, icon, tone, onClick, pressed, class: cls = '' }: Props) {
  const name = `chip ${tone ?? ''} ${cls}`
  const body = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  )
  if (onClick === undefined) return <span class={name}>{body}</span>
  return (
    <button type="button" class={name} aria-pressed={pressed} onClick={onClick}>
      {body}
    </button>
  )
}
