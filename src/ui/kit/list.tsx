import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icon.tsx'

interface RowProps {
  readonly title: ComponentChildren
  readonly note?: ComponentChildren
  readonly icon?: IconName
  /** Before the words, instead of an icon. */
  readonly art?: ComponentChildren
  /** The present value, at the end. */
  readonly value?: ComponentChildren
  /** The mark at the end: `next` for a way on, `down` for a choice. */
  readonly mark?: 'next' | 'down' | undefined
  readonly onClick?: () => void
  readonly href?: string
  readonly current?: boolean
}

/** A line of a {@link List}: plain, a button, or a link. */
export function Row({ title, note, icon, art, value, mark, onClick, href, current }: RowProps) {
  const body = (
    <>
      {icon ? <Icon name={icon} /> : art}
      <span class="row-t">
        <b>{title}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      {value !== undefined && <span class="val">{value}</span>}
      {mark && <Icon name={mark} class="quiet" />}
    </>
  )
  if (href !== undefined)
    return (
      <a class="row" href={href} aria-current={current ? 'true' : undefined}>
        {body}
      </a>
    )
  if (onClick)
    return (
      <button type="button" class="row" onClick={onClick}>
        {body}
      </button>
    )
  return <div class="row">{body}</div>
}

/** Rows on one card; children are `<li>`. */
export function List({ children, label }: { readonly children: ComponentChildren; readonly label?: string }) {
  return (
    <ul class="list" aria-label={label}>
      {children}
    </ul>
  )
}

/** The heading of a group, with a quiet remark beside it. */
export function SectionTitle({
  children,
  note,
  id,
}: {
  readonly children: ComponentChildren
  readonly note?: ComponentChildren
  readonly id?: string
}) {
  return (
    <div class="sec">
      <h2 id={id}>{children}</h2>
      {note && <span>{note}</span>}
    </div>
  )
}
