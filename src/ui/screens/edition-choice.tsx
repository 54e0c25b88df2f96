import { useEffect } from 'preact/hooks'
import { editions, loadEditions, type SavedEdition } from '../../app/editions.ts'
import { href } from '../../app/routes.ts'
import type { Json } from '../../core/game.ts'
import { RadioList } from '../kit/choice.tsx'
import { List, Row, SectionTitle } from '../kit/list.tsx'
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

/** Which edition is played with: the app's own, one that was entered, or one from a file. Nothing where there is none but the first. */
function EditionList({ game, options, onChange }: Props) {
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
  if (choices.length < 2) return null
  return <RadioList label={t.ofTable} options={choices} value={given === undefined ? SHIPPED : (chosen?.id ?? PASTED)} onChange={choose} />
}

/** Which numbers are printed on the box on the table; asked only of those who have entered some. */
export function BoxedEdition({ title, ...props }: Props & { readonly title: string }) {
  useEffect(() => void loadEditions(), [])
  const known = (editions.value ?? []).some((each) => each.game === props.game)
  if (!known && props.options['edition'] === undefined) return null
  return (
    <section class="stack-s">
      <SectionTitle>{title}</SectionTitle>
      <EditionList {...props} />
    </section>
  )
}

/** The same for a new table, with the way to the editor. */
export function ChooseEdition(props: Props) {
  const t = editionWords.value
  if (!t) return null
  return (
    <section class="stack-s">
      <div class="sec">
        <h3>
          <b>{t.ofTable}</b>
        </h3>
      </div>
      <EditionList {...props} />
      <List>
        <li>
          <Row icon="edit" title={t.edit} note={t.short} mark="next" href={href({ name: 'editions', id: '' })} />
        </li>
      </List>
    </section>
  )
}
