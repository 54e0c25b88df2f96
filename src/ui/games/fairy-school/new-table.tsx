/** The options of a new table in plain words; only what differs from the defaults is kept. A card set of one's own comes with the shell's own data. */
import { interfaceText, lazyTexts } from '../../../app/texts.ts'
import type { Json } from '../../../core/game.ts'
import { LEADERS, LENGTHS, SETUPS } from '../../../games/fairy-school/types.ts'
import type { ChoiceText } from '../../../text/fairy-school/en/words.ts'
import { loadGame } from '../../../text/index.ts'
import { SelectRow, Switch } from '../../kit/choice.tsx'
import { List } from '../../kit/list.tsx'

type Values = Readonly<Record<string, Json>>

interface Props {
  readonly values: Values
  readonly onChange: (values: Values) => void
  readonly seats: number
}

const texts = lazyTexts((language) => loadGame('fairy-school', language))

/** What each option is when nothing is said, and the values it is offered with. */
const CHOICES = {
  setup: { usual: 'normal', offered: SETUPS },
  length: { usual: 'long', offered: LENGTHS },
  wide: { usual: false, offered: [false, true] },
  leadersBonus: { usual: 'air', offered: LEADERS },
  giveAndTake: { usual: false, offered: [false, true] },
} as const

/** Seats from which neighbours two places away can share (FS-NEIGH-01). */
const WIDE_FROM = 4

/** Sets an option, or forgets it where it says what is usual anyway. */
function withValue(values: Values, key: string, value: Json, usual: Json): Values {
  const { [key]: _, ...others } = values
  return value === usual ? others : { ...others, [key]: value }
}

interface RowProps extends Props {
  readonly of: keyof typeof CHOICES
  readonly text: ChoiceText
}

function ChoiceRow({ of, text, values, onChange }: RowProps) {
  const i = interfaceText.value
  const { usual, offered } = CHOICES[of]
  const now = offered.find((value) => value === values[of]) ?? usual
  const named = (value: string) => text.values[value]
  return (
    <li>
      <SelectRow
        label={text.name}
        value={String(now)}
        closeLabel={i?.common.close ?? ''}
        doneLabel={i?.common.done ?? ''}
        options={offered.map(String).map((value) => ({ value, label: named(value)?.name ?? value, note: named(value)?.detail ?? '' }))}
        onChange={(chosen) => onChange(withValue(values, of, offered.find((value) => String(value) === chosen) ?? usual, usual))}
      />
    </li>
  )
}

function Grades({ values, onChange, text }: Props & { readonly text: ChoiceText }) {
  const on = values['grades'] !== false
  return (
    <li>
      <Switch
        label={text.name}
        note={text.values[String(on)]?.detail}
        on={on}
        onChange={(shown) => onChange(withValue(values, 'grades', shown, true))}
      />
    </li>
  )
}

/** First cards, length, the wider neighbourhood where enough fairies sit, the push for those ahead, give and take for two, and the grades. */
export function NewTableOptions(props: Props) {
  const options = texts.value?.words.options
  if (!options) return null
  return (
    <List>
      <ChoiceRow {...props} of="setup" text={options.setup} />
      <ChoiceRow {...props} of="length" text={options.length} />
      {props.seats >= WIDE_FROM && <ChoiceRow {...props} of="wide" text={options.wide} />}
      <ChoiceRow {...props} of="leadersBonus" text={options.leadersBonus} />
      {props.seats === 2 && <ChoiceRow {...props} of="giveAndTake" text={options.giveAndTake} />}
      <Grades {...props} text={options.grades} />
    </List>
  )
}
