/** What is left to say when nothing is to be chosen: that the turn has ended, or who takes the device. */
import type { TableBase } from './table.ts'

interface LastWord {
  readonly word: string
  readonly hint: string
  say(): void
}

/** The last word of the viewer's turn; null while something is to be chosen, and while it is nobody's turn to speak. */
export function lastWord({ model, i, name }: Pick<TableBase, 'model' | 'i' | 'name'>): LastWord | null {
  if (model.confirming.value) return { word: i.table.endTurn, hint: i.table.endTurnHint, say: () => void model.endTurn() }
  const next = model.sharing?.next.value.map(name) ?? []
  const [one, ...others] = next
  if (one === undefined || !model.mine.value) return null
  return {
    word: others.length > 0 ? i.table.handOver : i.table.handTo(one),
    hint: i.table.handHint(i.common.and(next)),
    say: () => model.sharing?.pass(),
  }
}
