/** Taking back beside a real board: the pieces have been moved. Loaded when it is first done. */
import { toPutBack } from '../../app/realboard.ts'
import { toast } from '../kit/toast.tsx'
import type { TableBase } from './table.ts'

/** Lines of bots told at most. */
const MOST = 6
/** How long the words stay while nobody points at them: as long as it takes to read them and to move some pieces, in milliseconds. */
const STAYS = 20_000

/** Takes back what was told last, and says what that was and which pieces go back. */
export async function takeBack({ model, tell, i }: TableBase): Promise<void> {
  model.skip()
  const back = toPutBack(model.log.value, model.seats.value, model.real?.carriedOut.value ?? 0)
  const from = back.at(-1)?.ply ?? 0
  const lines = back.map(({ events }) => events.filter((event) => !tell.quiet(event)).map((event) => tell.plain(event)))
  const told = lines.at(-1) ?? []
  const bots = lines
    .slice(0, -1)
    .flat()
    .map((line) => `• ${line}`)
  if (!(await model.undo())) return
  const more = bots.length > MOST ? ['…'] : []
  const dismiss = toast({ text: i.table.takenBack(told.join('; '), [...bots.slice(0, MOST), ...more]), stays: STAYS })
  // With the next thing that is told they have been read.
  let shorter = false
  const stop = model.log.subscribe(({ length }) => {
    if (length <= from) shorter = true
    else if (shorter) {
      stop()
      dismiss()
    }
  })
}
