import { useEffect, useState } from 'preact/hooks'
import { editions, loadEditions } from '../../app/editions.ts'
import type { Json } from '../../core/game.ts'
import { Button } from '../kit/button.tsx'
import { TextArea } from '../kit/field.tsx'
import { FileButton } from '../kit/file.tsx'
import { Icon } from '../kit/icon.tsx'
import { List, Row } from '../kit/list.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { ChooseEdition, chosenOf } from './edition-choice.tsx'
import { useText } from './texts.ts'

type Options = Readonly<Record<string, Json>>

interface Props {
  readonly game: string
  readonly options: Options
  readonly onChange: (options: Options) => void
}

interface EntryProps extends Omit<Props, 'game'> {
  /** The option this document becomes. */
  readonly part: 'edition' | 'start'
  readonly title: string
  readonly hint: string
}

type Read = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly message: string }

function readJson(text: string): Read {
  try {
    const value: Json = JSON.parse(text)
    return { ok: true, value }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}

/** What a file that this app has exported holds, where that is one edition and nothing else; any other document is one itself. */
function editionIn(document: Json): Json {
  const { editions: [only, ...more] = [], tables = [] } = document as {
    readonly editions?: readonly { value?: Json }[]
    readonly tables?: readonly Json[]
  }
  return only?.value !== undefined && more.length + tables.length === 0 ? only.value : document
}

/** A document pasted or chosen as a file. It is read here; whether it makes sense, the table says when it is set. */
function Entry({ part, title, hint, options, onChange }: EntryProps) {
  const t = useText()
  const [text, setText] = useState('')
  const given = options[part] !== undefined
  const { [part]: _, ...others } = options
  const take = (next: string) => {
    setText(next)
    const read = readJson(next)
    if (next.trim() !== '' && read.ok) onChange({ ...others, [part]: part === 'edition' ? editionIn(read.value) : read.value })
    else if (given) onChange(others)
  }
  const read = text.trim() === '' ? null : readJson(text)
  const drop = () => {
    setText('')
    onChange(others)
  }
  return (
    <section class="stack-s">
      <div class="sec">
        <h3>
          <b>{title}</b>
        </h3>
        {given && (
          <span class="chip good">
            <Icon name="check" />
            {t.newTable.takenOver}
          </span>
        )}
      </div>
      <p class="quiet-text">{hint}</p>
      <TextArea
        label={`${title}: ${t.newTable.pasteHere}`}
        hideLabel
        value={text}
        onInput={take}
        placeholder={t.newTable.pasteHere}
        problem={read && !read.ok ? t.newTable.notJson(read.message) : undefined}
      />
      <div class="row-btns">
        <FileButton accept="application/json,.json" onFile={(file) => void file.text().then(take)}>
          {t.newTable.chooseFile}
        </FileButton>
        {given && <Button onClick={drop}>{t.newTable.takeOut}</Button>}
      </div>
    </section>
  )
}

/** For owners of the box and for experiments: data of their own. */
export function OwnData({ game, options, onChange }: Props) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useEffect(() => void loadEditions(), [])
  const given = ['edition', 'start'].filter((part) => options[part] !== undefined).length
  const chosen = chosenOf(editions.value ?? [], game, options['edition'])
  return (
    <>
      <List>
        <li>
          <Row
            title={t.newTable.advanced}
            note={chosen?.name ?? (given === 0 ? t.newTable.advancedHint : t.newTable.takenOver)}
            mark="next"
            onClick={() => setOpen(true)}
          />
        </li>
      </List>
      {open && (
        <Sheet
          title={t.newTable.advanced}
          class="large"
          closeLabel={t.common.close}
          onClose={close}
          actions={<Button onClick={close}>{t.common.done}</Button>}
        >
          <div class="stack">
            <ChooseEdition game={game} options={options} onChange={onChange} />
            <Entry part="edition" title={t.newTable.editionData} hint={t.newTable.editionDataHint} options={options} onChange={onChange} />
            <Entry part="start" title={t.newTable.positionData} hint={t.newTable.positionDataHint} options={options} onChange={onChange} />
          </div>
        </Sheet>
      )}
    </>
  )
}
