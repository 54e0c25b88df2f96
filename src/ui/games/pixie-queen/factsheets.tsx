/** Whatever is public, one tap away: loaded when it is first asked for. */
import { CastleSheet, ScoreSheet, StairSheet, TreasurySheet } from './boardsheets.tsx'
import { PlayerSheet, ScreenSheet } from './drawers.tsx'
import { DemandsSheet, MineSheet } from './oddsheets.tsx'
import type { Panel } from './table.ts'

/** The sheet of a public place, a player or one's own screen. */
export function FactSheet({ panel }: { readonly panel: Panel }) {
  switch (panel.kind) {
    case 'player':
      return <PlayerSheet seat={panel.seat} />
    case 'stair':
      return <StairSheet track={panel.track} />
    case 'treasury':
      return <TreasurySheet />
    case 'demands':
      return <DemandsSheet />
    case 'mine':
      return <MineSheet />
    case 'screen':
      return <ScreenSheet />
    case 'score':
      return <ScoreSheet />
    case 'castle':
      return <CastleSheet />
    default:
      return null
  }
}
