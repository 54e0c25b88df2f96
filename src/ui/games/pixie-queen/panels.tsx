/** Whatever lies over the board at the moment. */
import { lazy } from '../../kit/lazy.tsx'
import { LogDrawer } from '../../table/log.tsx'
import { SpaceSheet } from './spacesheet.tsx'
import { useTable } from './table.ts'
import { WaysSheet } from './ways.tsx'

const Fact = lazy(async () => (await import('./factsheets.tsx')).FactSheet)

/** The open sheet or drawer, if any. */
export function Panels() {
  const { desk } = useTable()
  const panel = desk.panel.value
  if (!panel) return null
  switch (panel.kind) {
    case 'space':
      return <SpaceSheet key={panel.id} id={panel.id} />
    case 'ways':
      return <WaysSheet to={panel.to} />
    case 'log':
      return <LogDrawer />
    case 'review':
      return null
    default:
      return <Fact.View panel={panel} />
  }
}
