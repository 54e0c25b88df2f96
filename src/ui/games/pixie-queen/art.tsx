/** The smallest pictures: goods, and everything drawn from the sprite sheet. All are decoration for assistive technology. */
import type { CSSProperties } from 'preact'
import { type Colour, CUBES, type Cube, GOODS, type Good, type LooseTile, type Skill } from '../../../games/pixie-queen/types.ts'

/** Crest names by colour: seat number, and 2 for the third colour of a two-player game. */
export const CRESTS = ['star', 'shield', 'clover', 'flame', 'crescent'] as const

/** CSS class that sets a player's colours. */
export const colourClass = (c: Colour): string => `p-${CRESTS[c] ?? 'crescent'}`

type Style = CSSProperties
interface PictureProps {
  readonly id: string
  readonly cls?: string
  readonly style?: Style
  readonly box?: string
}

/** Any symbol of the sheet. */
export const Picture = ({ id, cls = 'i', style, box }: PictureProps) => (
  <svg class={cls} style={style} viewBox={box} aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
)

interface PieceProps {
  readonly colour: Colour
  readonly cls?: string
  readonly style?: Style
}

const crestOf = (c: Colour): string => CRESTS[c] ?? 'crescent'

/** Classes that draw a good or a stone, a pixie or a seal on any element; see styles/drawings.css. */
export const goodClass = (kind: Good | Cube): string => `drawn ${kind}`
export const pixieClass = (c: Colour): string => `drawn pixie-${crestOf(c)}`
export const sealClass = (c: Colour): string => `drawn seal-${crestOf(c)}`

/** The classes of all of them. */
export const DRAWINGS: readonly string[] = [
  ...[...new Set([...GOODS, ...CUBES])].map(goodClass),
  ...CRESTS.flatMap((_, colour) => [pixieClass(colour), sealClass(colour)]),
]

/** The element itself, not a component: there are hundreds. */
const drawn = (box: string, cls: string, style?: Style) => <svg class={cls} style={style} viewBox={box} aria-hidden="true" />

/** A player's emblem. */
export const Crest = ({ colour, cls = 'crest', style }: PieceProps) => (
  <Picture id={`c-${crestOf(colour)}`} cls={`${cls} ${colourClass(colour)}`} style={style} />
)
/** A pixie in its hat. */
export const Pixie = ({ colour, cls = 'pix', style }: PieceProps) => drawn('0 0 32 40', `${cls} ${pixieClass(colour)}`, style)
/** A wax seal: an action disc. */
export const Seal = ({ colour, cls = 'seal', style }: PieceProps) => drawn('0 0 32 32', `${cls} ${sealClass(colour)}`, style)
/** A good or a stone. */
export const GoodPicture = ({ kind, cls = 'g' }: { readonly kind: Good | Cube; readonly cls?: string }) =>
  drawn('0 0 24 24', `${cls} ${goodClass(kind)}`)

/** Symbol and corner number of each permanent skill. */
export const SKILL_ART: Readonly<Record<Skill, readonly [icon: string, tag: string]>> = {
  cheapGold: ['a-5', '−1'],
  servantBonus: ['g-castle', '+2'],
  ringBonus: ['g-ring', '+2'],
  stealSilver: ['a-2', '+1'],
  freePromotion: ['g-wing', ''],
  freeDisplacement: ['g-kick', ''],
  freeUnchain: ['g-break', ''],
  extraSlot: ['g-pack', ''],
  copyUnused: ['a-18', ''],
  lightMine: ['g-lantern', ''],
}

/** Symbol of each single-use tile: that of the space it comes from. */
export const SINGLE_ART = { double: 'a-7', peek: 'a-8', mercy: 'a-9' } as const

/** Symbol of each reward series. */
export const SERIES_ART = { servant: 'g-castle', ring: 'g-ring', special: 'g-cornucopia' } as const

/** What is drawn on a food or single-use tile. */
export const LooseFace = ({ tile }: { readonly tile: LooseTile }) =>
  typeof tile === 'number' ? <b>{tile}</b> : <Picture id={SINGLE_ART[tile]} />

/** A number with a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))
/** A number with its sign, plus included; nought stays bare. */
export const delta = (n: number): string => (n > 0 ? `+${n}` : signed(n))
