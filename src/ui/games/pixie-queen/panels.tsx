/** Whatever lies over the board at the moment. */
import { useEffect } from 'preact/hooks'
import { lazy } from '../../kit/lazy.tsx'
import { LogDrawer } from '../../table/late.tsx'
import { useTable } from './table.ts'

const Space = lazy(async () => (await import('./spacesheet.tsx')).SpaceSheet)
const Ways = lazy(async () => (await import('./ways.tsx')).WaysSheet)
const Fact = lazy(async () => (await import('./factsheets.tsx')).FactSheet)

/** The open sheet or drawer, if any. */
export function Panels() {
  const { desk } = useTable()
  // The first tap on the board does not wait for its sheet.
  useEffect(() => {
    Space.ahead()
    Ways.ahead()
  }, [])
  const panel = desk.panel.value
  if (!panel) return null
  switch (panel.kind) {
    case 'space':
      return <Space.View key={panel.id} id={panel.id} />
    case 'ways':
      return <Ways.View to={panel.to} />
    case 'log':
      return <LogDrawer />
    case 'review':
      return null
    default:
      return <Fact.View panel={panel} />
  }
}
