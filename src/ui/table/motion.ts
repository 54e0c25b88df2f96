/** Plays what moves when something happens. */
import { useEffect, useRef } from 'preact/hooks'
import { calm } from '../../app/settings.ts'
import { createStage, type Stage, type Step } from '../motion/stage.ts'
import { useNews } from './news.ts'
import type { TableBase } from './table.ts'

/** Shows the movements of every event as it comes; any tap leaves out what has not begun. */
export function useMotion<E>(
  root: { readonly current: HTMLElement | null },
  table: Pick<TableBase<unknown, E>, 'model' | 'moment'>,
  steps: (event: E) => readonly Step[],
): void {
  const stage = useRef<Stage | null>(null)
  useEffect(() => {
    const el = root.current
    if (!el) return
    const made = createStage(el, () => calm.value)
    stage.current = made
    const tap = () => made.skip()
    el.addEventListener('pointerdown', tap, { capture: true, passive: true })
    return () => {
      made.leave()
      el.removeEventListener('pointerdown', tap, { capture: true })
    }
  }, [])
  useNews(table, (events) => {
    for (const e of events) stage.current?.show(steps(e).filter((s) => s.kind !== 'fly' || s.ghosts.length > 0))
  })
}
