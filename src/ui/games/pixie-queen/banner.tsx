/** What is wrong with the table as a whole: another window plays it, or something outside the rules failed. */
import { Button } from '../../kit/button.tsx'
import { Moment } from './moment.tsx'
import { useTable } from './table.ts'

/** A line over the tray; nothing when all is well. */
export function Banner() {
  const { model, i } = useTable()
  if (!model.mine.value) {
    return (
      <div class="banner" role="status">
        <span>{i.table.followOnly}</span>
        <Button onClick={() => model.takeOver()}>{i.table.takeOver}</Button>
      </div>
    )
  }
  const problem = model.problem.value
  if (!problem) return <Moment />
  return (
    <div class="banner danger" role="alert">
      <span>{i.problem.sentence(problem)}</span>
    </div>
  )
}
