import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { leave } from '../../app/router.ts'
import { IconButton } from '../kit/button.tsx'
import { useFocusKept } from '../kit/focus.ts'
import { useFoot } from '../kit/toast.tsx'
import { useText } from './texts.ts'

interface Props {
  readonly title: string
  readonly children: ComponentChildren
  /** Buttons at the right of the title. */
  readonly tools?: ComponentChildren
  /** A bar at the bottom edge that stays in sight. */
  readonly foot?: ComponentChildren
  readonly class?: string
}

/** A screen beside the tables: back, title, one column. The title takes the focus, so that a reader knows where it is. */
export function Frame({ title, children, tools, foot, class: cls = '' }: Props) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLElement>(null)
  useFocusKept(page)
  useFoot(bar, Boolean(foot))
  useEffect(() => {
    document.title = `${title} · ${t.app.name}`
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={page} class={`page ${cls}`}>
      <header class="page-head">
        <IconButton icon="back" label={t.common.back} onClick={() => leave()} />
        <h1 ref={heading} class="display" tabIndex={-1}>
          {title}
        </h1>
        <div class="page-tools">{tools}</div>
      </header>
      <main class="page-main" id="main">
        {children}
      </main>
      {foot && (
        <footer ref={bar} class="page-foot">
          {foot}
        </footer>
      )}
    </div>
  )
}
