/** The creature board: six pairs with the bonus between them; grey is not yet, a cube is studied, a honey ring may be studied now. */
import type { Move, Seat } from '../../../core/game.ts'
import { CREATURES, type Creature, type Edition, type FairyView } from '../../../games/fairy-school/types.ts'
import type { FairySchoolText } from '../../../text/index.ts'
import { Cube, Medal, Token } from './art.tsx'
import type { Option } from './options.tsx'

interface Props {
  readonly seat: Seat
  readonly fairy: Pick<FairyView, 'studied'>
  readonly edition: Edition
  readonly t: FairySchoolText
  readonly title: string
  /** Creatures that may be studied now. */
  readonly offers?: ReadonlyMap<Creature, Option>
  readonly onStudy?: (move: Move) => void
}

const NOTHING: ReadonlyMap<Creature, Option> = new Map()

/** Pairs as they are printed: indices of the first of each. */
const PAIRS = CREATURES.flatMap((_, k) => (k % 2 === 0 ? [k / 2] : []))

function Beast({ creature, seat, fairy, t, offers = NOTHING, onStudy }: Props & { readonly creature: Creature }) {
  const { names, words: w } = t
  const studied = fairy.studied.includes(creature)
  const offer = offers.get(creature)
  const name = names.creatures[creature].name
  const face = (
    <>
      <Medal creature={creature} />
      {studied && <Cube seat={seat} cls="mark" />}
      <small>{name}</small>
    </>
  )
  if (!offer)
    return (
      <div class={`cr ${studied ? 'on' : 'off'}`}>
        {face}
        <span class="sr">{studied ? w.isStudied : w.notStudied}</span>
      </div>
    )
  return (
    <button type="button" class="cr can" aria-label={offer.text.label} onClick={() => onStudy?.(offer.move)}>
      {face}
    </button>
  )
}

/** What a pair brings, between its two creatures. */
function Bonus({ pair, whole, edition, t }: { readonly pair: number; readonly whole: boolean } & Pick<Props, 'edition' | 't'>) {
  const kind = edition.pairBonus[pair] ?? 'any'
  const { names, words: w } = t
  return (
    <span class={`bonus${whole ? ' got' : ''}`}>
      <Token kind={kind === 'any' ? 'basic' : kind} />
      <span class="sr">{whole ? w.pairComplete : w.pairBrings(names.element(kind, 1))}</span>
    </span>
  )
}

/** The board of one fairy. Creatures on offer are buttons. */
export function CreatureBoard(props: Props) {
  const { fairy, edition, t, title } = props
  return (
    <section class="creatures" aria-label={title}>
      <header>
        <h2 class="disp">{title}</h2>
        <p class="count">{t.words.studied(fairy.studied.length, CREATURES.length)}</p>
      </header>
      <ul class="pairs">
        {PAIRS.map((pair) => {
          const [a, b] = [CREATURES[2 * pair], CREATURES[2 * pair + 1]]
          if (!a || !b) return null
          const whole = fairy.studied.includes(a) && fairy.studied.includes(b)
          return (
            <li key={pair} class={`pair${whole ? ' whole' : ''}`}>
              <Beast {...props} creature={a} />
              <Bonus pair={pair} whole={whole} edition={edition} t={t} />
              <Beast {...props} creature={b} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
