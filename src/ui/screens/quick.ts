import { type ReadonlySignal, signal } from '@preact/signals'
import { lastPlan, newTable, openNew, rememberPlan, type TablePlan, usualSeats } from '../../app/start.ts'
import { interfaceText } from '../../app/texts.ts'
import type { InterfaceText } from '../../text/index.ts'
import type { Problem } from '../../worker/protocol.ts'
import type { GameCard } from '../games/index.tsx'
import { toast } from '../kit/toast.tsx'

/** Seats and options as last time, else four seats: this person and three bots. */
export function planOf(game: GameCard): TablePlan {
  return lastPlan(game.id) ?? { game: game.id, seats: usualSeats(game.play?.names ?? []), options: {} }
}

/** What a person without a name is called: the only one is spoken to, several are told apart by their seats. */
export const unnamedPerson = ({ newTable: t }: InterfaceText, seat: number, people: number): string =>
  people > 1 ? t.person(seat + 1) : t.defaultPlayer

const busy = signal(false)

/** True while a table is being set: a second tap does nothing. */
export const starting: ReadonlySignal<boolean> = busy

/** Sets the table, unnamed, and opens it; tells the problem when it cannot be set. The plan is kept for the next time, unless it is the same table again. */
export async function play(plan: TablePlan, again = false): Promise<Problem | null> {
  if (busy.value) return null
  busy.value = true
  try {
    const unnamed = (seat: number, people: number) => (interfaceText.value ? unnamedPerson(interfaceText.value, seat, people) : '')
    const problem = await openNew(newTable(plan, '', unnamed))
    if (problem === null && !again) rememberPlan(plan)
    return problem
  } finally {
    busy.value = false
  }
}

/** The same for a single tap: a problem is a toast. */
export async function playAtOnce(game: GameCard): Promise<void> {
  const problem = await play({ ...planOf(game), mirror: false })
  const t = interfaceText.value
  if (problem && t) toast({ text: t.problem.sentence(problem), tone: 'danger' })
}
