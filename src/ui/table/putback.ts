/** Taking back beside a real board: the pieces have been moved. Loaded when it is first done. */
import { signal } from '@preact/signals'
import { toPutBack } from '../../app/realboard.ts'
import { toast } from '../kit/toast.tsx'
import type { TableBase } from './table.ts'

/** How long the words stay while nobody points at them: as long as it takes to read them and to move some pieces, in milliseconds. */
const STAYS = 20_000

/** What was taken back together with what bots had done since. */
export interface PutBack {
  readonly model: TableBase['model']
  /** What was told, in words; empty where there is nothing to say of it. */
  readonly told: string
  /** What came after it, the last first. */
  readonly bots: readonly string[]
}

/** Pieces that somebody has still to put back, more of them than a message has room for. */
export const toDo = signal<PutBack | null>(null)

/** Takes back what was told last, and says what that was and which pieces go back. */
export async function takeBack({ model, tell, i }: TableBase): Promise<void> {
  model.skip()
  const back = toPutBack(model.log.value, model.seats.value, model.real?.carriedOut.value ?? 0)
  const from = back.at(-1)?.ply ?? 0
  const lines = back.map(({ events }) => events.filter((event) => !tell.quiet(event)).map((event) => tell.plain(event)))
  const told = (lines.at(-1) ?? []).join('; ')
  const bots = lines.slice(0, -1).flat()
  if (!(await model.undo())) return
  if (bots.length > 0) {
    toDo.value = { model, told, bots }
    return
  }
  const dismiss = toast({ text: `${i.table.takenBack(told)} ${i.table.asBefore}`, stays: STAYS })
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
