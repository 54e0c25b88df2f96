/** The options of a new table in plain words; only what differs from the booklet is kept. */
import { useState } from 'preact/hooks'
import { interfaceText, lazyTexts } from '../../../app/texts.ts'
import type { Json } from '../../../core/game.ts'
import { SWITCHES } from '../../../games/pixie-queen/edition.ts'
import { PRESETS, type Preset, type Switches } from '../../../games/pixie-queen/types.ts'
import { loadGame, type PixieQueenText } from '../../../text/index.ts'
import { Button } from '../../kit/button.tsx'
import { SelectRow, Switch } from '../../kit/choice.tsx'
import { List, Row } from '../../kit/list.tsx'
import { Sheet } from '../../kit/sheet.tsx'

type Values = Readonly<Record<string, Json>>

interface Props {
  readonly values: Values
  readonly onChange: (values: Values) => void
  readonly seats: number
}

const texts = lazyTexts((language) => loadGame('pixie-queen', language))
const presetOf = (values: Values): Preset => PRESETS.find((each) => each === values['preset']) ?? 'de'

function changedSwitches(values: Values): Readonly<Record<string, Json>> {
  const raw = values['switches']
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? Object.fromEntries(Object.entries(raw)) : {}
}

/** Sets one switch, or forgets it where it says what the booklet says anyway. */
function withSwitch(values: Values, key: keyof Switches, value: string): Values {
  const usual = SWITCHES[presetOf(values)][key]
  const { [key]: _, ...rest } = changedSwitches(values)
  const typed: Json = typeof usual === 'boolean' ? value === 'true' : value
  const switches = typed === usual ? rest : { ...rest, [key]: typed }
  const { switches: __, ...others } = values
  return Object.keys(switches).length > 0 ? { ...others, switches } : others
}

/** The third colour plays with two only. */
const FOR_TWO: readonly string[] = ['neutralMayServe', 'neutralCanBeChained']

const keysOf = (switches: Switches) => Object.keys(switches).filter((key): key is keyof Switches => key in switches)

function SwitchRows({ values, onChange, seats, w }: Props & { readonly w: PixieQueenText['words'] }) {
  const i = interfaceText.value
  const now = { ...SWITCHES[presetOf(values)], ...changedSwitches(values) }
  const shown = keysOf(SWITCHES.de).filter((key) => seats === 2 || !FOR_TWO.includes(key))
  return (
    <List>
      {shown.map((key) => (
        <li key={key}>
          <SelectRow
            label={w.switches[key].name}
            value={String(now[key])}
            closeLabel={i?.common.close ?? ''}
            doneLabel={i?.common.done ?? ''}
            note={w.switches[key].values[String(now[key])]}
            hideValue
            options={Object.entries(w.switches[key].values).map(([value, label]) => ({ value, label }))}
            onChange={(value) => onChange(withSwitch(values, key, value))}
          />
        </li>
      ))}
    </List>
  )
}

function MoreRules({ values, onChange, seats, w }: Props & { readonly w: PixieQueenText['words'] }) {
  const i = interfaceText.value
  const [open, setOpen] = useState(false)
  const changed = Object.keys(changedSwitches(values)).length
  const close = () => setOpen(false)
  const { switches: _, ...usual } = values
  if (!i) return null
  const actions = (
    <>
      {changed > 0 && <Button onClick={() => onChange(usual)}>{i.newTable.resetOptions}</Button>}
      <Button onClick={close}>{i.common.done}</Button>
    </>
  )
  return (
    <>
      <Row
        title={i.newTable.moreOptions}
        note={changed === 0 ? i.newTable.rulesHint : i.newTable.changed(changed)}
        mark="next"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Sheet title={i.newTable.moreOptions} class="large" closeLabel={i.common.close} onClose={close} actions={actions}>
          <SwitchRows values={values} onChange={onChange} seats={seats} w={w} />
        </Sheet>
      )}
    </>
  )
}

/** Edition, open screens, and the switches behind one row. */
export function NewTableOptions({ values, onChange, seats }: Props) {
  const w = texts.value?.words
  const i = interfaceText.value
  if (!w || !i) return null
  return (
    <List>
      <li>
        <SelectRow
          label={i.newTable.edition}
          value={presetOf(values)}
          closeLabel={i.common.close}
          doneLabel={i.common.done}
          options={PRESETS.map((preset) => ({ value: preset, label: w.presets[preset].name, note: w.presets[preset].detail }))}
          onChange={(preset) => onChange({ ...values, preset })}
        />
      </li>
      <li>
        <Switch
          label={w.openScreens.name}
          note={w.openScreens.detail}
          on={values['openScreens'] === true}
          onChange={(openScreens) => onChange({ ...values, openScreens })}
        />
      </li>
      <li>
        <MoreRules values={values} onChange={onChange} seats={seats} w={w} />
      </li>
    </List>
  )
}
