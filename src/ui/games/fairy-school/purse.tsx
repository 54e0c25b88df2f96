/** The purse: elements, cubes left, kindness. While elements are asked for, its tokens are the answer. */
import { COLUMNS, type Element } from '../../../games/fairy-school/types.ts'
import { Cube, Sign, Token } from './art.tsx'
import { costOf, fairyOf, kindnessToCome } from './facts.ts'
import { elementWay } from './light.ts'
import { show } from './show.ts'
import { part, type Table, useTable } from './table.ts'

/** What the columns marked now would cost. */
function useCost(): Readonly<Partial<Record<Element, number>>> {
  const { desk, ctx } = useTable()
  const picked = desk.picked.value
  if (picked?.kind !== 'columns') return {}
  return costOf(
    ctx.edition.columnCost,
    picked.columns.map((column) => COLUMNS.indexOf(column)),
  )
}

const Change = ({ by }: { readonly by: number }) =>
  by === 0 ? null : <sup class={by < 0 ? 'less' : ''}>{by < 0 ? `−${-by}` : `+${by}`}</sup>

interface AmountProps {
  readonly kind: Element
  readonly cost: number
}

/** How many there are, and the choice they stand for. */
export const amountFacts = ({ view, me, options }: Table, { kind }: AmountProps): readonly unknown[] => {
  const way = elementWay(options, kind)
  return [fairyOf(view, me).elements[kind], way?.move, way?.text.label]
}

const Amount = part(amountFacts, ({ kind, cost }: AmountProps) => {
  const { view, me, w, options, play } = useTable()
  const n = fairyOf(view, me).elements[kind]
  const way = elementWay(options, kind)
  const face = (
    <>
      <Token kind={kind} />
      {n}
      <Change by={-cost} />
    </>
  )
  const cls = `amount${n === 0 ? ' zero' : ''}`
  if (!way)
    return (
      <span class={cls} role="img" aria-label={w.elementCount(kind, n)} data-at={`element-${kind}`}>
        {face}
      </span>
    )
  return (
    <button type="button" class={`${cls} open`} aria-label={way.text.label} data-at={`element-${kind}`} onClick={() => play(way.move)}>
      {face}
    </button>
  )
})

/** What one has. Cubes and kindness open one's boards. */
export function Purse() {
  const { view, me, w, desk } = useTable()
  const cost = useCost()
  const fairy = fairyOf(view, me)
  const coming = kindnessToCome(fairy, me)
  const label = `${w.yourBoards}: ${w.cubesLeft(fairy.supply)}, ${w.kindness(fairy.kindness)}${coming > 0 ? `, +${coming}` : ''}`
  return (
    <section class="purse" aria-label={w.yourElements} data-at={`purse-${me}`}>
      {COLUMNS.map((kind) => (
        <Amount key={kind} kind={kind} cost={cost[kind] ?? 0} />
      ))}
      <button type="button" class="mine" aria-label={label} onClick={() => show(desk, { kind: 'boards', seat: me })}>
        <span class="amount">
          <Cube seat={me} />
          {fairy.supply}
        </span>
        <span class="amount">
          <Sign name="heart" cls="heart" />
          {fairy.kindness}
          <Change by={coming} />
        </span>
      </button>
    </section>
  )
}
