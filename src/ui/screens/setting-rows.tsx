/** Settings that stand in more than one place: on their own screen and in the menu of a table. Each applies at once. */
import { changeSettings, MOTIONS, PACES, type Settings, settings, TEXT_SIZES, THEMES } from '../../app/settings.ts'
import { Segmented, Switch } from '../kit/choice.tsx'
import { List, SectionTitle } from '../kit/list.tsx'
import { hasRoom } from './flat-plan.ts'
import { useFlatText } from './flat-text.ts'
import { useText } from './texts.ts'

interface ChoiceProps<T extends string> {
  readonly title: string
  readonly value: T
  readonly values: readonly T[]
  readonly labels: Readonly<Record<T, string>>
  readonly onChange: (value: T) => void
}

/** One of a few values, under its title. */
function Choice<T extends string>({ title, value, values, labels, onChange }: ChoiceProps<T>) {
  return (
    <div>
      <SectionTitle>{title}</SectionTitle>
      <Segmented label={title} value={value} options={values.map((each) => ({ value: each, label: labels[each] }))} onChange={onChange} />
    </div>
  )
}

/** Night, day, or as the device has it. */
export function ThemeSetting() {
  const { settings: t } = useText()
  const onChange = (theme: Settings['theme']) => changeSettings({ theme })
  return <Choice title={t.theme} value={settings.value.theme} values={THEMES} labels={t.themes} onChange={onChange} />
}

/** Size of all text. */
export function TextSizeSetting() {
  const { settings: t } = useText()
  const onChange = (textSize: Settings['textSize']) => changeSettings({ textSize })
  return <Choice title={t.textSize} value={settings.value.textSize} values={TEXT_SIZES} labels={t.textSizes} onChange={onChange} />
}

/** How much moves on the screen. */
export function MotionSetting() {
  const { settings: t } = useText()
  const onChange = (motion: Settings['motion']) => changeSettings({ motion })
  return <Choice title={t.motion} value={settings.value.motion} values={MOTIONS} labels={t.motions} onChange={onChange} />
}

/** How long the moves of others are shown. */
export function PaceSetting() {
  const { settings: t } = useText()
  const onChange = (pace: Settings['pace']) => changeSettings({ pace })
  return <Choice title={t.pace} value={settings.value.pace} values={PACES} labels={t.paces} onChange={onChange} />
}

/** Whether everybody's chance to win stands over the table. */
export function WinChancesSetting() {
  const { settings: t } = useText()
  return (
    <Switch
      label={t.winChances}
      note={t.winChancesHint}
      on={settings.value.winChances}
      onChange={(winChances) => changeSettings({ winChances })}
    />
  )
}

/** Whether a finished turn waits for "End turn". */
export function ConfirmTurnsSetting() {
  const { settings: t } = useText()
  return (
    <Switch
      label={t.confirmTurns}
      note={t.confirmTurnsHint}
      on={settings.value.confirmTurns}
      onChange={(confirmTurns) => changeSettings({ confirmTurns })}
    />
  )
}

/** Whether the device lies flat between people; only where it is large enough for that. */
export function FlatSetting() {
  const t = useFlatText()
  if (!hasRoom(window.innerWidth, window.innerHeight)) return null
  return (
    <List>
      <li>
        <Switch label={t.title} note={t.hint} on={settings.value.flat} onChange={(flat) => changeSettings({ flat })} />
      </li>
    </List>
  )
}
