/** What is printed on the boards and in the rules: rates, columns, pairs, elements and cubes at the start, grades. */
import { CUBES, GRADE, MOST_ELEMENTS, rateRange } from '../../../../games/fairy-school/edition-limits.ts'
import {
  type Bundle,
  COLUMNS,
  CREATURES,
  type Edition,
  ELEMENTS,
  type Element,
  GRADES,
  LENGTHS,
  type Length,
} from '../../../../games/fairy-school/types.ts'
import { Medal, Token } from '../art.tsx'
import { withPart } from './change.ts'
import { useDesk } from './desk.ts'
import { Group, Pad, PickToken, Stepper } from './pieces.tsx'

/** Writes one part of the set. */
function usePart<K extends keyof Edition>(key: K): readonly [Edition[K], (part: Edition[K]) => void] {
  const { edition, value, change } = useDesk()
  return [edition[key], (part) => change(withPart(value, key, part))]
}

const BASIC = ELEMENTS.slice(0, 4)

/** A bundle that may be empty. */
function withKind(bundle: Bundle, kind: Element, n: number): Bundle {
  const { [kind]: _, ...others } = bundle
  return n <= 0 ? others : { ...others, [kind]: Math.min(n, MOST_ELEMENTS) }
}

function Rates() {
  const { t, w } = useDesk()
  const [rates, put] = usePart('rates')
  return (
    <Group title={w.rates} note={w.ratesNote} part="rates">
      <div class="list">
        {COLUMNS.map((kind) => {
          const [min, max] = rateRange(kind)
          const change = (n: number) => put({ ...rates, [kind]: n })
          return (
            <Stepper
              key={kind}
              label={t.names.elementForms[kind][0]}
              art={<Token kind={kind} />}
              value={rates[kind]}
              min={min}
              max={max}
              onChange={change}
            />
          )
        })}
      </div>
    </Group>
  )
}

const FREE = 2

function ColumnCosts() {
  const { t, w } = useDesk()
  const [costs, put] = usePart('columnCost')
  return (
    <Group title={w.columns} note={w.columnsNote} part="columnCost">
      {COLUMNS.map((column, k) => (
        <section key={column} class="fs-part">
          <header>
            <h3>{t.names.columns[column]}</h3>
            {k === FREE && <p>{w.free}</p>}
          </header>
          {k !== FREE && (
            <Pad
              label={t.names.columns[column]}
              bundle={costs[k] ?? {}}
              kinds={BASIC}
              onChange={(kind, n) => put(COLUMNS.map((_, each) => (each === k ? withKind(costs[k] ?? {}, kind, n) : (costs[each] ?? {}))))}
            />
          )}
        </section>
      ))}
    </Group>
  )
}

const PAIRS = [0, 1, 2, 3, 4, 5] as const
const BONUSES = [...COLUMNS, 'basic'] as const

function Pairs() {
  const { t, w } = useDesk()
  const [bonuses, put] = usePart('pairBonus')
  const name = (k: number) => t.names.creatures[CREATURES[k] ?? 'unicorn'].name
  return (
    <Group title={w.pairs} note={w.pairsNote} part="pairBonus">
      {PAIRS.map((pair) => {
        const title = w.pair(name(2 * pair), name(2 * pair + 1))
        const now = bonuses[pair] ?? 'any'
        return (
          <section key={pair} class="fs-part">
            <header>
              <Medal creature={CREATURES[2 * pair] ?? 'unicorn'} />
              <Medal creature={CREATURES[2 * pair + 1] ?? 'gnome'} />
              <h3>{title}</h3>
            </header>
            <PickToken
              label={title}
              kinds={BONUSES}
              value={now === 'any' ? 'basic' : now}
              named={(kind) => (kind === 'basic' ? w.anyBasic : t.names.elementForms[kind][0])}
              onPick={(kind) => put(PAIRS.map((each) => (each === pair ? (kind === 'basic' ? 'any' : kind) : (bonuses[each] ?? 'any'))))}
            />
          </section>
        )
      })}
    </Group>
  )
}

function Begin() {
  const { w } = useDesk()
  const [elements, put] = usePart('startElements')
  return (
    <Group title={w.begin} part="startElements">
      <Pad label={w.begin} bundle={elements} onChange={(kind, n) => put(withKind(elements, kind, n))} />
    </Group>
  )
}

function Cubes() {
  const { t, w } = useDesk()
  const [cubes, put] = usePart('cubes')
  return (
    <Group title={w.cubes} note={w.cubesNote} part="cubes">
      <div class="list">
        {LENGTHS.map((length) => (
          <Stepper
            key={length}
            label={t.names.lengths[length]}
            value={cubes[length]}
            min={CUBES[0]}
            max={CUBES[1]}
            onChange={(n) => put({ ...cubes, [length]: n })}
          />
        ))}
      </div>
    </Group>
  )
}

/** Grades that need points, the lowest first. */
const EARNED = GRADES.slice(1)

function GradesOf({ length }: { readonly length: Length }) {
  const { t } = useDesk()
  const [grades, put] = usePart('grades')
  const now = grades[length]
  const to = (k: number, n: number) => {
    const [a, b, c] = now.map((each, other) => (other === k ? n : each))
    put({ ...grades, [length]: [a ?? 0, b ?? 0, c ?? 0] })
  }
  return (
    <section class="fs-part">
      <header>
        <h3>{t.names.lengths[length]}</h3>
      </header>
      <div class="list">
        {EARNED.map((grade, k) => (
          <Stepper key={grade} label={t.names.grades[grade]} value={now[k] ?? 0} min={GRADE[0]} max={GRADE[1]} onChange={(n) => to(k, n)} />
        ))}
      </div>
    </section>
  )
}

/** The part of the form with the boards. */
export function Boards() {
  const { w } = useDesk()
  return (
    <div class="fs-boards">
      <div>
        <Rates />
        <Begin />
        <Cubes />
        <Group title={w.grades} note={w.gradesNote} part="grades">
          {LENGTHS.map((length) => (
            <GradesOf key={length} length={length} />
          ))}
        </Group>
      </div>
      <div>
        <ColumnCosts />
        <Pairs />
      </div>
    </div>
  )
}
