/** What lies over the table at the moment. */
import { LogDrawer } from '../../table/late.tsx'
import { BoardsSheet, RaceSheet } from './boards.tsx'
import { CardSheet } from './cardsheet.tsx'
import { FairySheet } from './fairysheet.tsx'
import { useTable } from './table.ts'

/** The open sheet or drawer, if any. */
export function Panels() {
  const panel = useTable().desk.panel.value
  if (panel?.kind === 'log') return <LogDrawer />
  if (panel?.kind === 'card') return <CardSheet key={`${panel.of}-${panel.card}`} card={panel.card} of={panel.of} />
  if (panel?.kind === 'fairy') return <FairySheet seat={panel.seat} />
  if (panel?.kind === 'boards') return <BoardsSheet seat={panel.seat} />
  if (panel?.kind === 'race') return <RaceSheet />
  return null
}
