import type { TableModel } from '../../app/model.ts'
import { leave, navigate } from '../../app/router.ts'
import { askRule } from '../../app/rules.ts'
import { changeSettings, PACES, settings, THEMES } from '../../app/settings.ts'
import { Segmented, Switch } from '../kit/choice.tsx'
import { List, Row, SectionTitle } from '../kit/list.tsx'
import { Drawer } from '../kit/sheet.tsx'
import { useText } from './texts.ts'
import { titleOfOpen } from './titles.ts'

/** The menu of a table: the way out, the rules, and what one wants to set in the middle of a game. */
export function TableMenu({ model, onClose }: { readonly model: TableModel; readonly onClose: () => void }) {
  const t = useText()
  const s = settings.value
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Drawer title={titleOfOpen(model, t)} closeLabel={t.common.close} onClose={onClose}>
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
        <div>
          <SectionTitle>{t.settings.pace}</SectionTitle>
          <Segmented
            label={t.settings.pace}
            value={s.pace}
            options={PACES.map((value) => ({ value, label: t.settings.paces[value] }))}
            onChange={(pace) => changeSettings({ pace })}
          />
        </div>
        <div>
          <SectionTitle>{t.settings.theme}</SectionTitle>
          <Segmented
            label={t.settings.theme}
            value={s.theme}
            options={THEMES.map((value) => ({ value, label: t.settings.themes[value] }))}
            onChange={(theme) => changeSettings({ theme })}
          />
        </div>
        <List>
          <li>
            <Switch
              label={t.settings.confirmTurns}
              note={t.settings.confirmTurnsHint}
              on={s.confirmTurns}
              onChange={(confirmTurns) => changeSettings({ confirmTurns })}
            />
          </li>
        </List>
      </div>
    </Drawer>
  )
}
