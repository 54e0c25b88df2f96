import { type ReadonlySignal, signal } from '@preact/signals'
import { lastPlan, newTable, openNew, rememberPlan, type TablePlan, usualSeats } from '../../app/start.ts'
import { interfaceText } from '../../app/texts.ts'
import type { Problem } from '../../worker/protocol.ts'
import type { GameCard } from '../games/index.tsx'
import { toast } from '../kit/toast.tsx'

/** Seats and options as last time, else four seats: this person and three bots. */
export function planOf(game: GameCard): TablePlan {
  return lastPlan(game.id) ?? { game: game.id, seats: usualSeats(game.play?.names ?? []), options: {} }
}

const busy = signal(false)

/** True while a table is being set: a second tap does nothing. */
export const starting: ReadonlySignal<boolean> = busy

/** Sets the table, unnamed, and opens it; tells the problem when it cannot be set. The plan is kept for the next time. */
export async function play(plan: TablePlan): Promise<Problem | null> {
  if (busy.value) return null
  busy.value = true
  try {
    const problem = await openNew(newTable(plan, '', interfaceText.value?.newTable.defaultPlayer ?? ''))
    if (problem === null) rememberPlan(plan)
    return problem
  } finally {
    busy.value = false
  }
}

/** The same for a single tap: a problem is a toast. */
export async function playAtOnce(game: GameCard): Promise<void> {
  const problem = await play(planOf(game))
  const t = interfaceText.value
  if (problem && t) toast({ text: t.problem.sentence(problem), tone: 'danger' })
}
