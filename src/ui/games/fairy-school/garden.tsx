/** The middle of the table: what is shown depends on what is going on, and how much at once on the room there is. */
import type { ComponentChildren, ComponentType } from 'preact'
import { useRef } from 'preact/hooks'
import { useLater } from '../../kit/later.ts'
import { LogPanel } from '../../table/late.tsx'
import { Asked } from './asked.tsx'
import { FinalsTable, StudyTable } from './boards.tsx'
import { Chosen } from './chosen.tsx'
import { fairyOf } from './facts.ts'
import { Forest } from './forest.tsx'
import { Hand } from './hand.tsx'
import { Offer } from './offer.tsx'
import { Plates } from './plates.tsx'
import { Projects } from './projects.tsx'
import { ProposalChip } from './proposal.tsx'
import { Purse } from './purse.tsx'
import { Race } from './race.tsx'
import { useRound } from './round.ts'
import { show } from './show.ts'
import { type Table, TableProvider, useTable } from './table.ts'
import { OwnZones, Zones } from './zones.tsx'

/** What the moment is about. */
type Scene = 'offer' | 'planning' | 'selection' | 'activation' | 'study' | 'finals' | 'forest'

/** Before the first turn, and whenever cards are laid before one to choose from. */
const OFFERING = new Set(['start', 'draft', 'projects'])

function sceneOf({ view, me }: Table): Scene {
  const { phase } = view
  const { step } = fairyOf(view, me)
  if (OFFERING.has(phase) || step === 'take') return 'offer'
  if (phase === 'study') return step === 'study' || step === 'bonus' ? 'study' : 'forest'
  if (phase === 'starting') return 'planning'
  return phase === 'planning' || phase === 'selection' || phase === 'activation' || phase === 'finals' ? phase : 'forest'
}

/** Another scene is as much as all the rest of the screen: the tray, which answers the tap, does not wait for it. */
function useTurned(): { readonly table: Table; readonly scene: Scene } {
  const table = useTable()
  const now = { table, scene: sceneOf(table) }
  const shown = useRef(now)
  const late = useLater(now.scene)
  // A past moment answers no tap on a choice, and is shown whole.
  if (late === now.scene || table.moment !== shown.current.table.moment) shown.current = now
  return shown.current
}

/** The table as its scene shows it. */
const inScene =
  (View: (props: { readonly scene: Scene }) => ComponentChildren): ComponentType =>
  () => {
    const { table, scene } = useTurned()
    return (
      <TableProvider table={table}>
        <View scene={scene} />
      </TableProvider>
    )
  }

/** What is asked right now, nearest to the thumb. */
function Question({ scene }: { readonly scene: Scene }) {
  if (scene === 'selection') return <Chosen />
  return (
    <>
      <Asked />
      <ProposalChip />
      {scene === 'planning' && <Hand />}
    </>
  )
}

/** One's own forest, and over it the cards in play; or what takes its place for a while. */
function Own({ scene }: { readonly scene: Scene }) {
  const { me } = useTable()
  if (scene === 'offer') return <Offer />
  if (scene === 'study') return <StudyTable />
  if (scene === 'finals') return <FinalsTable />
  return (
    <>
      {scene === 'activation' && (
        <div class="zones mine" style={{ '--most': 2 }}>
          <OwnZones />
        </div>
      )}
      <Forest seat={me} />
    </>
  )
}

/** Whether the projects matter now: not before there are any, and not when boards fill the table. */
const withProjects = (scene: Scene): boolean => scene !== 'offer' && scene !== 'study' && scene !== 'finals'

/** One's own side of the table on a phone: one thing at a time, the neighbours a swipe away. */
export const Garden = inScene(({ scene }) => {
  const { view, me, desk } = useTable()
  const round = useRound((by) => show(desk, { kind: 'fairy', seat: (me + by + view.seats) % view.seats }))
  return (
    <div class="garden" {...round}>
      {scene !== 'study' && <Purse />}
      {scene === 'study' && <Asked />}
      {scene === 'activation' ? <Zones /> : <Own scene={scene} />}
      {withProjects(scene) && <Projects />}
      {scene !== 'study' && <Question scene={scene} />}
    </div>
  )
})

/** Lanes for which there is room beside the projects and the log. */
const LANES = 4

/** The race for the final projects, once it is on; with many fairies it opens from one's own step. */
function LastRace() {
  const { view, layout } = useTable()
  const on = view.fairies.some((fairy) => fairy.final !== null)
  return on && (layout.kind === 'desktop' || view.seats <= LANES) ? <Race /> : null
}

/** Everybody at once: the others along the top, one's own below, projects and log beside. */
export const TabletGarden = inScene(({ scene }) => (
  <div class="garden tabletop">
    <Plates />
    <div class="middle">
      <div class="own-side">
        <Own scene={scene} />
      </div>
      <aside>
        <Projects />
        <LastRace />
        <LogPanel />
      </aside>
    </div>
    <Purse />
    <Question scene={scene} />
  </div>
))

/** The left neighbour left, the right one right, one's own between them. */
export const DesktopGarden = inScene(({ scene }) => {
  const { view } = useTable()
  return (
    <div class="garden desktop-garden">
      <Plates only={(side) => side !== 'right'} />
      <div class="own-side">
        <Purse />
        <Own scene={scene} />
        {withProjects(scene) && <Projects />}
        <Question scene={scene} />
      </div>
      <aside>
        {view.seats > 2 && <Plates only={(side) => side === 'right'} />}
        <LastRace />
        <LogPanel />
      </aside>
    </div>
  )
})
