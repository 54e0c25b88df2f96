/** What a table is called: its own name, else the game and the day it began, in the language of the interface. */
import type { TableModel } from '../../app/model.ts'
import { tables } from '../../app/tables.ts'
import { regional } from '../../app/texts.ts'
import type { InterfaceText } from '../../text/index.ts'
import { gameCard } from '../games/index.tsx'

interface Named {
  readonly game: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly created: number
}

/** The title of a saved table. */
export function titleOf({ game, name, created }: Named, t: InterfaceText): string {
  if (name !== '') return name
  const when = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  const day = new Intl.DateTimeFormat(regional(t.language), when).format(created)
  return t.newTable.datedName(gameCard(game)?.title ?? game, day)
}

/** The title of an open table. One that is not in the list yet has just begun. */
export function titleOfOpen({ id, game, name }: TableModel, t: InterfaceText): string {
  const created = tables.value?.find((table) => table.id === id)?.created ?? Date.now()
  return titleOf({ game, name: name.value, created }, t)
}
