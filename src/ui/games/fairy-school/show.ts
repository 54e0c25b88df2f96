/** Opens and closes what lies over the table. */
import type { Panel, Table } from './table.ts'

/** Opens a panel; null closes the one that is open. */
export function show(desk: Table['desk'], panel: Panel | null): void {
  desk.panel.value = panel
}
