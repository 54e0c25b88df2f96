import type { TableModel } from '../../app/model.ts'
import { leave, navigate } from '../../app/router.ts'
import { askRule } from '../../app/rules.ts'
import { gameCard } from '../games/index.tsx'
import { List, Row } from '../kit/list.tsx'
import { Drawer } from '../kit/sheet.tsx'
import { ConfirmTurnsSetting, PaceSetting, ThemeSetting } from './setting-rows.tsx'
import { useText } from './texts.ts'
import { titleOfOpen } from './titles.ts'

/** The menu of a table: the way out, the rules, and what one wants to set in the middle of a game. */
export function TableMenu({ model, onClose }: { readonly model: TableModel; readonly onClose: () => void }) {
  const t = useText()
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Drawer class={gameCard(model.game)?.world ?? ''} title={titleOfOpen(model, t)} closeLabel={t.common.close} onClose={onClose}>
      <div class="stack">
        <List>
          <li>
            <Row icon="spell-book" title={t.table.rules} onClick={then(() => askRule(model.game))} />
          </li>
          <li>
            <Row icon="gear" title={t.table.settings} onClick={then(() => navigate({ name: 'settings' }))} />
          </li>
          <li>
            <Row icon="home" title={t.table.leave} note={t.table.saved} onClick={then(() => leave())} />
          </li>
        </List>
        <PaceSetting />
        <ThemeSetting />
        <List>
          <li>
            <ConfirmTurnsSetting />
          </li>
        </List>
      </div>
    </Drawer>
  )
}
