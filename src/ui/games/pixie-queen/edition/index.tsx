/** The edition of Pixie Queen as a form: everything printed on its box, part by part, with a picture of where it stands. */
import '../styles/base.css'
import '../styles/drawings.css'
import '../styles/edition.css'
import { useState } from 'preact/hooks'
import type { Fault, Json } from '../../../../core/game.ts'
import { Notice } from '../../../kit/notice.tsx'
import { differences, valueAt, within } from '../../../kit/tree.ts'
import { hangSprite } from '../sprite.ts'
import { BoardMap } from './board.tsx'
import { DeskProvider, useDesk, useNewDesk } from './desk.ts'
import { faultWords } from './faults.ts'
import { FIELDS } from './parts.tsx'
import { PARTS } from './places.ts'
import { shipped } from './shipped.ts'

export { shipped }

void hangSprite()

interface Props {
  readonly value: Json
  readonly faults: readonly Fault[]
  readonly onChange: (value: Json) => void
}

type Part = (typeof PARTS)[number]

interface SectionProps extends Part {
  readonly faults: readonly Fault[]
}

/** What is wrong at a place where nothing can be entered: a value that is missing, or one that nobody knows. */
const homeless = (value: Json, { path }: Fault): boolean => {
  const found = valueAt(value, path)
  return found === undefined || (typeof found === 'object' && found !== null && !Array.isArray(found))
}

function Section({ id, roots, faults }: SectionProps) {
  const { w, value, put } = useDesk()
  const [open, setOpen] = useState(false)
  const { title, text } = w.parts[id]
  const Fields = FIELDS[id]
  const changed = differences(value, shipped).filter((path) => roots.some((root) => within(path, root))).length
  const wrong = faults.filter(({ path }) => roots.some((root) => within(path, root)))
  const lost = wrong.filter((fault) => homeless(value, fault))
  const putBack = () => put(Object.fromEntries(roots.map((root) => [root, valueAt(shipped, root) ?? null])))
  return (
    <details class="ed-part" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <BoardMap part={id} />
        <span class="row-t">
          <b>{title}</b>
          {wrong.length > 0 && <small class="field-problem">{w.wrong(wrong.length)}</small>}
          {changed > 0 && <small class="ed-changed">{w.changes(changed)}</small>}
        </span>
      </summary>
      {open && (
        <div class="ed-inside">
          <p class="quiet-text">{text}</p>
          {lost.length > 0 && (
            <Notice tone="danger">
              {lost.map(({ path, message }) => (
                <p key={path}>{`${path}: ${faultWords(message, w)}`}</p>
              ))}
            </Notice>
          )}
          <Fields />
          {changed > 0 && (
            <button type="button" class="btn quiet" onClick={putBack}>
              {w.backHere}
            </button>
          )}
        </div>
      )}
    </details>
  )
}

/** Every value of the edition. */
export function Form(props: Props) {
  const desk = useNewDesk(props)
  if (!desk) return null
  const strangers = props.faults.filter(({ path }) => !PARTS.some(({ roots }) => roots.some((root) => within(path, root))))
  return (
    <DeskProvider value={desk}>
      <div class="pq ed-form">
        {strangers.length > 0 && (
          <Notice tone="danger">
            {strangers.map(({ path, message }) => (
              <p key={path}>{`${path}: ${message}`}</p>
            ))}
          </Notice>
        )}
        {PARTS.map((part) => (
          <Section key={part.id} {...part} faults={props.faults} />
        ))}
      </div>
    </DeskProvider>
  )
}
