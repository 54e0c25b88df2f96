/** The smallest pictures of the game, one element each. All are decoration for assistive technology. */
import type { Seat } from '../../../core/game.ts'
import { CREATURES, type Creature, ELEMENTS, type Element } from '../../../games/fairy-school/types.ts'

/** Crest names by seat. */
export const CRESTS = ['star', 'shield', 'butterfly', 'toadstool', 'crescent', 'gem'] as const
const crestOf = (seat: Seat): string => CRESTS[seat] ?? 'gem'

/** CSS class that sets a fairy's colours. */
export const seatClass = (seat: Seat): string => `p-${crestOf(seat)}`

/** The lands of the six pairs, in the order of CREATURES. */
const LANDS = ['earth', 'water', 'plant', 'fire', 'any', 'air'] as const

/** Classes that draw a creature before its land; see styles/drawings.css. */
const beastClass = (creature: Creature): string => `beast ${creature} land-${LANDS[CREATURES.indexOf(creature) >> 1] ?? 'any'}`

interface BeastProps {
  readonly creature: Creature
  readonly cls?: string
}

/** A creature in its landscape; fills what it is laid into. */
export const Art = ({ creature, cls = '' }: BeastProps) => <i class={`art ${beastClass(creature)} ${cls}`} aria-hidden="true" />
/** A creature in a round frame; `--m` is its size. */
export const Medal = ({ creature, cls = '' }: BeastProps) => <i class={`medal ${beastClass(creature)} ${cls}`} aria-hidden="true" />

/** What a token shows: an element, any element, or any but air. */
export type TokenKind = Element | 'any' | 'basic'

interface TokenProps {
  readonly kind: TokenKind
  readonly n?: number
  /** Shows the number 1 too, as prices do. */
  readonly always?: boolean
}

/** A token of an element; its number stands on it, and one is silent. `--t` is its size. */
export const Token = ({ kind, n = 1, always = false }: TokenProps) =>
  n === 1 && !always ? (
    <i class={`drawn tok e-${kind}`} aria-hidden="true" />
  ) : (
    <b class={`drawn tok n-${kind}`} aria-hidden="true">
      {n}
    </b>
  )

interface SeatProps {
  readonly seat: Seat
  readonly cls?: string
}

/** An activation cube in a fairy's colour. */
export const Cube = ({ seat, cls = '' }: SeatProps) => <i class={`drawn cube cube-${crestOf(seat)} ${cls}`} aria-hidden="true" />
/** A fairy's emblem. */
export const Seal = ({ seat, cls = '' }: SeatProps) => <i class={`drawn seal seal-${crestOf(seat)} ${cls}`} aria-hidden="true" />

/** Signs in the colour of the text. */
const SIGNS = ['again', 'arrow', 'check', 'copy', 'cube', 'heart', 'lock', 'plus', 'share', 'study', 'summon'] as const
export type SignName = (typeof SIGNS)[number]

const TOKENS: readonly TokenKind[] = [...ELEMENTS, 'any', 'basic']

/** Classes of all that is drawn, in the order in which a game needs them. */
export const DRAWINGS: readonly string[] = [
  ...CREATURES.map((creature) => `art ${beastClass(creature)}`),
  ...TOKENS.flatMap((kind) => [`drawn tok e-${kind}`, `drawn tok n-${kind}`]),
  ...SIGNS.map((name) => `sign g-${name}`),
  'drawn wreath',
  ...CRESTS.flatMap((crest) => [`drawn cube cube-${crest}`, `drawn seal seal-${crest}`]),
]

/** A sign of the game in the colour of the text; `--t` is its size. */
export const Sign = ({ name, cls = '' }: { readonly name: SignName; readonly cls?: string }) => (
  <i class={`sign g-${name} ${cls}`} aria-hidden="true" />
)
