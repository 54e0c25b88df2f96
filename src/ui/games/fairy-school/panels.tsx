/** What lies over the table at the moment. */
import { LogDrawer } from '../../table/log.tsx'
import { useTable } from './table.ts'

/** The open sheet or drawer, if any. */
export function Panels() {
  const { desk } = useTable()
  return desk.panel.value?.kind === 'log' ? <LogDrawer /> : null
}
