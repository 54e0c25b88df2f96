/** A price in tokens with what is missing of it. */
import { type Bundle, ELEMENTS } from '../../../games/fairy-school/types.ts'
import { Sign, Token } from './art.tsx'

interface Props {
  readonly price: Bundle
  /** What is not there in kind; absent where nobody is asked to pay. */
  readonly missing?: Bundle
}

/** Tokens with their numbers; under each a tick, or how many are short. Decoration: whatever holds it names the price. */
export const Bill = ({ price, missing }: Props) => (
  <span class="bill" aria-hidden="true">
    {ELEMENTS.filter((kind) => (price[kind] ?? 0) > 0).map((kind) => {
      const short = missing?.[kind] ?? 0
      return (
        <span key={kind} class="part">
          <Token kind={kind} n={price[kind] ?? 0} always />
          {missing && (short > 0 ? <b class="short">−{short}</b> : <Sign name="check" cls="there" />)}
        </span>
      )
    })}
  </span>
)
