/** The bands of the screen in each layout. */

import { useLater } from '../../kit/later.ts'
import { lazy } from '../../kit/lazy.tsx'
import { memo } from '../../kit/memo.ts'
import { Palette } from '../../kit/palette.tsx'
import { Banner } from '../../table/banner.tsx'
import { Since, WinBar } from '../../table/late.tsx'
import { LogButton, ShellButtons } from '../../table/status.tsx'
import { Tray, TraySpace } from '../../table/tray.tsx'
import { useVoice } from '../../table/voice.ts'
import { DRAWINGS } from './art.tsx'
import { DesktopGarden, Garden, TabletGarden } from './garden.tsx'
import { usePieces } from './motion.ts'
import { Panels } from './panels.tsx'
import { Reveal } from './reveal.tsx'
import { Waits, When } from './status.tsx'
import { useTable } from './table.ts'

function Status({ wide }: { readonly wide: boolean }) {
  return (
    <header class={`status${wide ? ' widebar' : ''}`}>
      <ShellButtons rules={wide} />
      <When />
      {!wide && <LogButton />}
    </header>
  )
}

const Foot = () => <Tray aside={<Waits />} />

const FootSpace = () => (
  <TraySpace>
    <Foot />
  </TraySpace>
)

const Phone = () => (
  <>
    <Status wide={false} />
    <Garden />
    <FootSpace />
  </>
)

const Side = () => (
  <div class="sidecols">
    <div class="sideleft">
      <Status wide={false} />
      <Garden />
    </div>
    <Foot />
  </div>
)

const Tablet = () => (
  <>
    <Status wide />
    <TabletGarden />
    <FootSpace />
  </>
)

const Desktop = () => (
  <>
    <Status wide />
    <DesktopGarden />
    <FootSpace />
  </>
)

const KINDS = { phone: Phone, short: Phone, side: Side, tablet: Tablet, desktop: Desktop }

const End = lazy(async () => (await import('./end.tsx')).End)

/** The table in the layout that fits the window; the end of the game over it, until somebody wants to see the table. */
export const Screen = memo(({ root }: { readonly root: { readonly current: HTMLElement | null } }) => {
  usePieces(root)
  useVoice(root)
  const { layout, view, moment, desk } = useTable()
  const over = view.result !== null && !desk.looking.value && !moment
  // First the table is cleared.
  const cleared = useLater(over)
  const Bands = KINDS[layout.kind]
  // Fetched while there is time: at the end the network may be gone. A game may end in its first round.
  if (over || view.history.length > 0) End.ahead()
  return (
    <>
      {over && cleared && <End.View onBoard={() => (desk.looking.value = true)} />}
      {!(over && End.here()) && <Bands />}
      <Palette classes={DRAWINGS} />
      <Panels />
      <Since />
      <Reveal />
      <WinBar />
      <Banner />
    </>
  )
})
