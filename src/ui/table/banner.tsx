/** What is wrong with the table as a whole: another window plays it, or something outside the rules failed. */
import type { ComponentChildren } from 'preact'
import { Button } from '../kit/button.tsx'
import { useBase } from './context.tsx'

/** A line over the tray; `children` when all is well. */
export function Banner({ children }: { readonly children?: ComponentChildren }) {
  const { model, i } = useBase()
  if (!model.mine.value) {
    return (
      <div class="banner" role="status">
        <span>{i.table.followOnly}</span>
        <Button onClick={() => model.takeOver()}>{i.table.takeOver}</Button>
      </div>
    )
  }
  const problem = model.problem.value
  if (!problem) return <>{children}</>
  return (
    <div class="banner danger" role="alert">
      <span>{i.problem.sentence(problem)}</span>
    </div>
  )
}
