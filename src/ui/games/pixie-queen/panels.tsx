/** Whatever lies over the board at the moment. */

import { LogDrawer } from '../../table/log.tsx'
import { CastleSheet, ScoreSheet, StairSheet, TreasurySheet } from './boardsheets.tsx'
import { PlayerSheet, ScreenSheet } from './drawers.tsx'
import { DemandsSheet, MineSheet } from './oddsheets.tsx'
import { SpaceSheet } from './spacesheet.tsx'
import { useTable } from './table.ts'
import { WaysSheet } from './ways.tsx'

/** The open sheet or drawer, if any. */
export function Panels() {
  const { desk } = useTable()
  const panel = desk.panel.value
  switch (panel?.kind) {
    case 'space':
      return <SpaceSheet key={panel.id} id={panel.id} />
    case 'player':
      return <PlayerSheet seat={panel.seat} />
    case 'stair':
      return <StairSheet track={panel.track} />
    case 'ways':
      return <WaysSheet to={panel.to} />
    case 'treasury':
      return <TreasurySheet />
    case 'demands':
      return <DemandsSheet />
    case 'mine':
      return <MineSheet />
    case 'screen':
      return <ScreenSheet />
    case 'log':
      return <LogDrawer />
    case 'score':
      return <ScoreSheet />
    case 'castle':
      return <CastleSheet />
    default:
      return null
  }
}
