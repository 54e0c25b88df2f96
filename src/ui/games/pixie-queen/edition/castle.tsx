/** The windows of the castle: which action each of them is, in which row it lies, and the food on its sill. */
import { useState } from 'preact/hooks'
import { interfaceText } from '../../../../app/texts.ts'
import type { Json } from '../../../../core/game.ts'
import { FOODS, type Food } from '../../../../games/pixie-queen/types.ts'
import { Segmented, SelectRow } from '../../../kit/choice.tsx'
import { GoodPicture, Picture } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Back, Two } from './fields.tsx'

const LETTERS: Readonly<Record<string, Food>> = { A: 'apple', B: 'bread', H: 'honey' }
const letterOf = (food: Food): string => food.charAt(0).toUpperCase()
const ROWS = [4, 3, 2, 1] as const

interface WindowValue {
  readonly id: number
  readonly row: number
  readonly icons: string
}

/** A window as far as it can be drawn. */
function windowOf(value: Json): WindowValue {
  const { id, row, icons } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof WindowValue, Json>>
  return { id: typeof id === 'number' ? id : 0, row: typeof row === 'number' ? row : 1, icons: typeof icons === 'string' ? icons : '' }
}

interface CastleProps {
  readonly chosen: number
  readonly onChoose: (at: number) => void
}

/** The castle as it stands on the board, a button each window. */
function Castle({ chosen, onChoose }: CastleProps) {
  const { list, other, problem, t, w } = useDesk()
  const windows = list('pyramid').map(windowOf)
  return (
    <div class="ed-castle">
      {ROWS.map((row) => (
        <div key={row} class="ed-row">
          {windows.map((window, i) =>
            window.row === row ? (
              <button
                key={i}
                type="button"
                class={`ed-window${other(`pyramid[${i}]`) === undefined ? '' : ' differs'}${['id', 'row', 'icons'].some((key) => problem(`pyramid[${i}].${key}`)) ? ' wrong' : ''}`}
                aria-pressed={i === chosen}
                aria-label={w.window(t.names.space(window.id))}
                onClick={() => onChoose(i)}
              >
                <b>{window.id}</b>
                <Picture id={`a-${window.id}`} />
                <span class="ed-sill">
                  {[...window.icons].map((letter, k) => {
                    const food = LETTERS[letter]
                    return food && <GoodPicture key={k} kind={food} />
                  })}
                </span>
              </button>
            ) : null,
          )}
        </div>
      ))}
    </div>
  )
}

/** As many icons as the row has steals: the ones there are, then apples. */
const fitted = (icons: string, row: number): string => icons.slice(0, row).padEnd(row, 'A')

interface WindowProps {
  readonly at: number
}

function WindowFields({ at }: WindowProps) {
  const { list, put, problem, other, t, w } = useDesk()
  const common = interfaceText.value?.common
  const windows = list('pyramid').map(windowOf)
  const path = `pyramid[${at}]`
  const { id, row, icons } = windows[at] ?? windowOf(null)
  const wrong = ['id', 'row', 'icons'].flatMap((key) => problem(`${path}.${key}`) ?? [])
  const place = w.window(t.names.space(id))
  const act = (next: string) => {
    const twin = windows.findIndex((window) => window.id === Number(next))
    put({ ...(twin >= 0 ? { [`pyramid[${twin}].id`]: id } : {}), [`${path}.id`]: Number(next) })
  }
  const setIcon = (k: number, letter: string) => put({ [`${path}.icons`]: `${icons.slice(0, k)}${letter}${icons.slice(k + 1)}` })
  const said = (usual: Json) => {
    const window = windowOf(usual)
    return `${window.id} · ${window.row} · ${[...window.icons].map((letter) => t.names.goodForms[LETTERS[letter] ?? 'apple'][0]).join(' ')}`
  }
  return (
    <div class="ed-part-fields">
      <div class="ed-label">
        <b>{place}</b>
        {other(path) !== undefined && <Back path={path} label={place} say={said} />}
      </div>
      {wrong.length > 0 && <small class="field-problem">{wrong.join('; ')}</small>}
      <div class="list">
        <SelectRow
          label={w.action}
          note={w.actionNote}
          value={String(id)}
          options={windows
            .map((window) => ({ value: String(window.id), label: t.names.space(window.id) }))
            .sort((a, b) => Number(a.value) - Number(b.value))}
          onChange={act}
          closeLabel={common?.close ?? ''}
          doneLabel={common?.done ?? ''}
        />
      </div>
      <fieldset class="ed-group">
        <legend>{w.row}</legend>
        <Segmented
          label={w.row}
          value={String(row)}
          options={[1, 2, 3, 4].map((n) => ({ value: String(n), label: w.rowOf(n) }))}
          onChange={(next) => put({ [`${path}.row`]: Number(next), [`${path}.icons`]: fitted(icons, Number(next)) })}
        />
      </fieldset>
      <fieldset class="ed-group">
        <legend>{w.icons}</legend>
        <div class="ed-icons">
          {[...icons].map((letter, k) => (
            <FoodPick key={k} label={w.icon(k + 1)} value={letter} name={`${path}-${k}`} onChange={(next) => setIcon(k, next)} />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

interface FoodPickProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (letter: string) => void
}

/** One food of three, by its picture. */
function FoodPick({ label, name, value, onChange }: FoodPickProps) {
  const { t } = useDesk()
  return (
    <fieldset class="segments ed-foods" aria-label={label}>
      {FOODS.map((food) => (
        <label key={food}>
          <input
            type="radio"
            name={name}
            checked={value === letterOf(food)}
            aria-label={t.names.goodForms[food][0]}
            onChange={() => onChange(letterOf(food))}
          />
          <span>
            <GoodPicture kind={food} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The castle; a window of it is chosen and entered below. */
export function CastlePart() {
  const [chosen, setChosen] = useState(0)
  const { problem } = useDesk()
  const wrong = problem('pyramid')
  return (
    <Two picture={<Castle chosen={chosen} onChoose={setChosen} />}>
      {wrong && <small class="field-problem">{wrong}</small>}
      <WindowFields key={chosen} at={chosen} />
    </Two>
  )
}
