/** The page of any clerk: it says how many entries it shows, and where they cannot be read. */
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import type { SessionModel } from '../../app/companion.ts'
import { interfaceText } from '../../app/texts.ts'
import { useFocusKept } from '../kit/focus.ts'
import { Notice } from '../kit/notice.tsx'
import { footHeight } from '../kit/toast.tsx'

interface Props {
  /** Class of the game's world. */
  readonly world: string
  readonly session: SessionModel
  /** The entries cannot be read. */
  readonly broken: boolean
  readonly children: ComponentChildren
}

/** The page. What an answer takes away leaves the focus beside it. */
export function ClerkFrame({ world, session, broken, children }: Props) {
  const root = useRef<HTMLElement>(null)
  useFocusKept(root)
  return (
    <main
      ref={root}
      class={`${world} clerk`}
      id="main"
      data-entries={session.entries.value.length}
      style={{ '--foot-height': `${footHeight.value}px` }}
    >
      {broken && <Notice tone="danger">{interfaceText.value?.saves.broken}</Notice>}
      {children}
    </main>
  )
}
