/** Effect lines as they are printed on cards: payment, arrow, gain, operations, in the order in which they are resolved. */
import { type CSSProperties, Fragment } from 'preact'
import { type Bundle, ELEMENTS, type Line, type Op } from '../../../games/fairy-school/types.ts'
import { memo } from '../../kit/memo.ts'
import { Sign, Token } from './art.tsx'
import { breaks, isBasicChoice, isFour, isRoomy, widthOf } from './measure.ts'

export const Tokens = ({ bundle }: { readonly bundle: Bundle }) => (
  <>
    {ELEMENTS.map((kind) => {
      const n = bundle[kind] ?? 0
      return n > 0 && <Token key={kind} kind={kind} n={n} />
    })}
  </>
)

function Operation({ op, n }: Op) {
  if (op === 'discount') return <span class="op tag">−{n}</span>
  const plus = op === 'cubes' ? `+${n > 1 ? n : ''}` : ''
  return (
    <span class="op">
      {plus}
      <Sign name={op === 'cubes' ? 'cube' : op} />
      {op !== 'cubes' && op !== 'study' && n > 1 ? n : ''}
    </span>
  )
}

function Payment({ line }: { readonly line: Line }) {
  if (!line.pay && line.payAny === undefined) return null
  return (
    <span class="pays">
      {line.payAny === undefined ? <Tokens bundle={line.pay ?? {}} /> : <Token kind="any" n={line.payAny} />}
      <i class={`arrow ${line.max ? 'times' : ''}`}>{line.max && <b>×{line.max}</b>}</i>
    </span>
  )
}

/** One of several bundles; a choice of the four basic elements has a token of its own. */
function OneOf({ line }: { readonly line: Line }) {
  if (isBasicChoice(line)) return <Token kind="basic" />
  const four = isFour(line)
  return (
    <>
      {line.oneOf?.map((bundle, k) => (
        <span key={k} class="pick">
          {k > 0 && !(four && k === 2) && <i class="either">/</i>}
          <Tokens bundle={bundle} />
        </span>
      ))}
    </>
  )
}

/** One effect line in pictures, `--tok` high; on a card its tokens shrink to the width. Lines are printed: none is drawn twice. */
export const Effect = memo(({ line }: { readonly line: Line }) => {
  const { whole, broken } = widthOf(line)
  const paid = line.pay !== undefined || line.payAny !== undefined
  const style: CSSProperties = { '--u': whole.toFixed(2), '--uw': broken.toFixed(2) }
  return (
    <span
      class={`fx ${breaks(line) ? 'long' : isRoomy(line) ? 'roomy' : ''} ${isFour(line) ? 'four' : ''}`}
      style={style}
      aria-hidden="true"
    >
      <Payment line={line} />
      <span class="gets">
        {line.gain && <Tokens bundle={line.gain} />}
        {line.gain && line.oneOf && <i class="either plus">+</i>}
        <OneOf line={line} />
        {line.do?.map((op, k) => (
          <Operation key={k} {...op} />
        ))}
        {line.max !== undefined && !paid && <b class="often">×{line.max}</b>}
      </span>
    </span>
  )
})

/** The lines of a card, with the dashed line that says "or" between them. */
export const Effects = memo(({ lines }: { readonly lines: readonly Line[] }) => (
  <span class={`fxs ${lines.length === 1 ? 'one' : ''}`}>
    {lines.map((line, k) => (
      <Fragment key={k}>
        {k > 0 && <i class="fx-or" />}
        <Effect line={line} />
      </Fragment>
    ))}
  </span>
))
