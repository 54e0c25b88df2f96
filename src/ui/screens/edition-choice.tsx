import { editions, type SavedEdition } from '../../app/editions.ts'
import { href } from '../../app/routes.ts'
import type { Json } from '../../core/game.ts'
import { RadioList } from '../kit/choice.tsx'
import { List, Row } from '../kit/list.tsx'
import { same } from '../kit/tree.ts'
import { editionWords } from './edition-words.ts'

type Options = Readonly<Record<string, Json>>

interface Props {
  readonly game: string
  readonly options: Options
  readonly onChange: (options: Options) => void
}

/** The saved edition whose values these are; undefined where they are nobody's. */
export const chosenOf = (known: readonly SavedEdition[], game: string, value: Json | undefined): SavedEdition | undefined =>
  value === undefined ? undefined : known.find((each) => each.game === game && same(each.value, value))

const SHIPPED = ''
const PASTED = 'pasted'

/** Which edition a new table is played with: the app's own, one that was entered, or one from a file. */
export function ChooseEdition({ game, options, onChange }: Props) {
  const t = editionWords.value
  const known = (editions.value ?? []).filter((each) => each.game === game)
  if (!t) return null
  const { edition: given, ...others } = options
  const chosen = chosenOf(known, game, given)
  const choices = [
    { value: SHIPPED, label: t.shipped, note: t.shippedNote },
    ...known.map(({ id, name, faults }) => ({ value: id, label: name, ...(faults ? { note: t.faults(faults) } : {}) })),
    ...(given !== undefined && !chosen ? [{ value: PASTED, label: t.pasted }] : []),
  ]
  const choose = (id: string) => {
    const edition = known.find((each) => each.id === id)
    if (edition) onChange({ ...others, edition: edition.value })
    else if (id === SHIPPED) onChange(others)
  }
  return (
    <section class="stack-s">
      <div class="sec">
        <h3>
          <b>{t.ofTable}</b>
        </h3>
      </div>
      {choices.length > 1 && (
        <RadioList label={t.ofTable} options={choices} value={given === undefined ? SHIPPED : (chosen?.id ?? PASTED)} onChange={choose} />
      )}
      <List>
        <li>
          <Row icon="edit" title={t.edit} note={t.short} mark="next" href={href({ name: 'editions', id: '' })} />
        </li>
      </List>
    </section>
  )
}
