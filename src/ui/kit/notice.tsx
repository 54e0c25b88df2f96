import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icon.tsx'

/** Something to know, in place. `danger` is announced when it appears. */
export function Notice({
  children,
  icon = 'info',
  tone,
}: {
  readonly children: ComponentChildren
  readonly icon?: IconName
  readonly tone?: 'danger'
}) {
  return (
    <div class={`notice ${tone ?? ''}`} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={tone === 'danger' ? 'warn' : icon} />
      <div class="grow">{children}</div>
    </div>
  )
}
