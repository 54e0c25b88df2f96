/** The bands of the screen in each layout. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { memo } from '../../kit/memo.ts'
import { Banner } from '../../table/banner.tsx'
import { LogPanel } from '../../table/log.tsx'
import { LogButton, ShellButtons } from '../../table/status.tsx'
import { Tray, TraySpace } from '../../table/tray.tsx'
import { useVoice } from '../../table/voice.ts'
import { End } from './end.tsx'
import { Panels } from './panels.tsx'
import { useTable } from './table.ts'

function Status({ wide }: { readonly wide: boolean }) {
  const { tell, view, t } = useTable()
  return (
    <header class={`status${wide ? ' widebar' : ''}`}>
      <div class="round">
        <h1 class="disp">{tell.when()}</h1>
        <small>{t.names.phases[view.phase]}</small>
      </div>
      {wide ? <span class="grow" /> : <LogButton />}
      <ShellButtons rules={wide} />
    </header>
  )
}

/** What stands under the question. */
function Aside(): ComponentChildren {
  const { view, t } = useTable()
  return t.names.phases[view.phase]
}

const Foot = () => <Tray aside={<Aside />} />

const FootSpace = () => (
  <TraySpace>
    <Foot />
  </TraySpace>
)

/** Forest, zones, hand, projects. */
const Table = () => <div class="garden" />

const Phone = () => (
  <>
    <Status wide={false} />
    <Table />
    <FootSpace />
  </>
)

const Side = () => (
  <div class="sidecols">
    <div class="sideleft">
      <Status wide={false} />
      <Table />
    </div>
    <Foot />
  </div>
)

const Wide = () => (
  <>
    <Status wide />
    <div class="cols">
      <Table />
      <LogPanel />
    </div>
    <FootSpace />
  </>
)

const KINDS = { phone: Phone, short: Phone, side: Side, tablet: Wide, desktop: Wide }

/** The table in the layout that fits the window; the end of the game over it, until somebody wants to see the table. */
export const Screen = memo(({ root }: { readonly root: { readonly current: HTMLElement | null } }) => {
  useVoice(root)
  const { layout, view, moment } = useTable()
  const looking = useSignal(false)
  const over = view.result !== null && !looking.value && !moment
  const Bands = KINDS[layout.kind]
  return (
    <>
      {over ? <End onBoard={() => (looking.value = true)} /> : <Bands />}
      <Panels />
      <Banner />
    </>
  )
})
