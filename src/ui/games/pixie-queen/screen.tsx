/** The bands of the screen in each layout. */

import type { ComponentChildren } from 'preact'
import { calm } from '../../../app/settings.ts'
import { useLater } from '../../kit/later.ts'
import { lazy } from '../../kit/lazy.tsx'
import { memo } from '../../kit/memo.ts'
import { Palette } from '../../kit/palette.tsx'
import { ZoomFrame } from '../../kit/zoomframe.tsx'
import { Banner } from '../../table/banner.tsx'
import { LogPanel, Since, WinBar } from '../../table/late.tsx'
import { LogButton, ShellButtons } from '../../table/status.tsx'
import { Tray, TraySpace } from '../../table/tray.tsx'
import { useVoice } from '../../table/voice.ts'
import { DRAWINGS, Picture } from './art.tsx'
import { Aside } from './aside.tsx'
import { Board, Treasury } from './board.tsx'
import { Court, CourtPanel } from './court.tsx'
import { Descent } from './descent.tsx'
import { Moment } from './moment.tsx'
import { usePieces } from './motion.ts'
import { Panels } from './panels.tsx'
import { Sky } from './scenery.tsx'
import { Shelf } from './shelf.tsx'
import { FlatStair } from './stairs.tsx'
import { Demands, Round } from './status.tsx'
import { late, useTable } from './table.ts'

function PhoneStatus() {
  return (
    <header class="status">
      <Round />
      <Demands />
      <LogButton />
      <ShellButtons rules={false} />
    </header>
  )
}

function WideStatus({ track }: { readonly track: boolean }) {
  const { w } = useTable()
  return (
    <header class="status widebar">
      <Round />
      <div class="dem">
        <span class="lab">{w.demands}</span>
        <Demands />
      </div>
      {track ? <Descent /> : <span class="grow" />}
      <ShellButtons rules />
    </header>
  )
}

/** Loaded where a real board is followed, and nowhere else. */
const Told = lazy(async () => (await import('./luck.tsx')).Luck)

const Foot = () => (
  <Tray aside={<Aside />} idle={<Picture id="g-queen" />} luck={<Told.View />}>
    <Shelf />
  </Tray>
)

const FootSpace = () => (
  <TraySpace>
    <Foot />
  </TraySpace>
)

const still = () => calm.value

/** The board in its frame, and what lies in the free corners of it. */
function BoardView({ children }: { readonly children?: ComponentChildren }) {
  const { layout, i } = useTable()
  return (
    <ZoomFrame class="view" label={i.table.wholeBoard} still={still}>
      <Board g={layout.board} />
      {children}
    </ZoomFrame>
  )
}

/** What stands above the board of a phone. */
const PhoneHead = late(() => {
  const { layout } = useTable()
  return (
    <>
      <PhoneStatus />
      <Court width={layout.width} />
      {layout.kind === 'phone' && <Descent />}
    </>
  )
})

function Phone() {
  return (
    <>
      <PhoneHead />
      <BoardView />
      <FootSpace />
    </>
  )
}

function Side() {
  return (
    <div class="sidecols">
      <div class="sideleft">
        <PhoneStatus />
        <Court width={110} />
      </div>
      <BoardView />
      <Foot />
    </div>
  )
}

/** What lies in the free corners of a board that is higher than wide: the stairs, and what there is room for above them. */
function Corners({ children }: { readonly children?: ComponentChildren }) {
  const { W, H } = useTable().layout.board
  return (
    <div class="corners" data-plane="" style={{ width: `${W}px`, height: `${H}px` }}>
      {children}
      <div class="flats" style={{ top: `${(700 * W) / 820}px` }}>
        <FlatStair track="silver" asButton />
        <FlatStair track="gold" asButton />
      </div>
    </div>
  )
}

/** The middle of a device that lies flat: what all look at. */
function Flat() {
  const { layout } = useTable()
  const upright = layout.kind === 'tablet'
  return (
    <>
      <PhoneStatus />
      <Court width={layout.width} />
      {upright && <Treasury named />}
      <BoardView>{upright && <Corners />}</BoardView>
      <FootSpace />
    </>
  )
}

function Tablet() {
  return (
    <>
      <WideStatus track={false} />
      <div class="rowa">
        <Descent />
        <Treasury />
      </div>
      <BoardView>
        <Corners>
          <CourtPanel />
          <LogPanel />
        </Corners>
      </BoardView>
      <FootSpace />
    </>
  )
}

function Desktop() {
  return (
    <>
      <WideStatus track />
      <div class="cols">
        <CourtPanel />
        <BoardView />
        <LogPanel />
      </div>
      <FootSpace />
    </>
  )
}

const KINDS = { phone: Phone, short: Phone, side: Side, tablet: Tablet, desktop: Desktop }
const STARS = { phone: 90, short: 70, side: 110, tablet: 150, desktop: 190 }

const End = lazy(async () => (await import('./end.tsx')).End)

/** The table in the layout that fits the window; the end of the game over it, until somebody wants to see the board. */
export const Screen = memo(({ root }: { readonly root: { readonly current: HTMLElement | null } }) => {
  usePieces(root)
  useVoice(root)
  const { layout, view, moment, desk } = useTable()
  const over = view.result !== null && !desk.looking.value && !moment
  // First the table is cleared.
  const cleared = useLater(over)
  const Bands = layout.flat ? Flat : KINDS[layout.kind]
  // Fetched while there is time: at the end the network may be gone. A game may end in its first round.
  if (over || view.history.length > 0) End.ahead()
  return (
    <>
      <Sky
        width={layout.width}
        height={Math.round(layout.height * 0.6)}
        count={STARS[layout.kind]}
        top={layout.kind === 'desktop' || layout.kind === 'side' ? 60 : 130}
      />
      {over && cleared && <End.View onBoard={() => (desk.looking.value = true)} />}
      {!(over && End.here()) && <Bands />}
      <Palette classes={DRAWINGS} />
      <Panels />
      <WinBar />
      <Since />
      <Banner>
        <Moment />
      </Banner>
    </>
  )
})
