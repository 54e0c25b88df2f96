import { installWay } from '../../app/install.ts'
import { href } from '../../app/routes.ts'
import { changeSettings, settings } from '../../app/settings.ts'
import { applyUpdate, checkForUpdate, updateReady } from '../../app/update.ts'
import { VERSION } from '../../app/version.ts'
import { browserLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../text/index.ts'
import { SelectRow, Switch } from '../kit/choice.tsx'
import { TextField } from '../kit/field.tsx'
import { List, Row, SectionTitle } from '../kit/list.tsx'
import { toast } from '../kit/toast.tsx'
import { Frame } from './frame.tsx'
import { InstallButton } from './install.tsx'
import { ConfirmTurnsSetting, MotionSetting, PaceSetting, TextSizeSetting, ThemeSetting, WinChancesSetting } from './setting-rows.tsx'
import { Storage } from './settings-storage.tsx'
import { useText } from './texts.ts'

const SYSTEM: string = 'system'

function Language() {
  const t = useText()
  const own = t.settings.asDevice(LANGUAGE_NAMES[browserLanguage(navigator.languages)])
  const options = [{ value: SYSTEM, label: own }, ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))]
  const now = settings.value.language === '' ? SYSTEM : settings.value.language
  return (
    <List>
      <li>
        <SelectRow
          label={t.settings.language}
          value={now}
          options={options}
          closeLabel={t.common.close}
          doneLabel={t.common.done}
          onChange={(value) => changeSettings({ language: value === SYSTEM ? '' : value })}
        />
      </li>
    </List>
  )
}

function Look() {
  return (
    <section class="stack">
      <ThemeSetting />
      <TextSizeSetting />
      <MotionSetting />
    </section>
  )
}

function Play() {
  const t = useText()
  const s = settings.value
  return (
    <section class="stack">
      <PaceSetting />
      <List>
        <li>
          <ConfirmTurnsSetting />
        </li>
        <li>
          <WinChancesSetting />
        </li>
        <li>
          <Switch
            label={t.settings.leftHanded}
            note={t.settings.leftHandedHint}
            on={s.leftHanded}
            onChange={(leftHanded) => changeSettings({ leftHanded })}
          />
        </li>
      </List>
      <TextField
        label={t.settings.yourName}
        value={s.name}
        maxLength={24}
        autocomplete="nickname"
        placeholder={t.newTable.defaultPlayer}
        onInput={(name) => changeSettings({ name })}
      />
    </section>
  )
}

function App() {
  const t = useText()
  const look = () =>
    void checkForUpdate().then(() => {
      if (!updateReady.value) toast({ text: t.settings.upToDate })
    })
  return (
    <section>
      <SectionTitle note={t.settings.version(VERSION)}>{t.settings.app}</SectionTitle>
      <List>
        {installWay.value !== 'none' && (
          <li>
            <Row icon="install" title={t.install.title} note={t.install.whyShort} value={<InstallButton />} />
          </li>
        )}
        {updateReady.value ? (
          <li>
            <Row icon="replay" title={t.update.ready} note={t.update.betweenTurns} mark="next" onClick={applyUpdate} />
          </li>
        ) : (
          <li>
            <Row icon="replay" title={t.settings.checkUpdate} mark="next" onClick={look} />
          </li>
        )}
        <li>
          <Row icon="info" title={t.about.title} mark="next" href={href({ name: 'about' })} />
        </li>
      </List>
    </section>
  )
}

/** Everything that can be set, applied at once. */
export function Settings() {
  const t = useText()
  return (
    <Frame title={t.settings.title}>
      <Language />
      <Look />
      <Play />
      <Storage />
      <App />
    </Frame>
  )
}
