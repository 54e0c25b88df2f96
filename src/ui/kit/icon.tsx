/** Names of the drawings in `icons.svg`, which the build hangs into the page. */
export type IconName =
  | 'arrow'
  | 'back'
  | 'book'
  | 'bot'
  | 'bulb'
  | 'check'
  | 'close'
  | 'cup'
  | 'down'
  | 'edit'
  | 'eye'
  | 'file'
  | 'gear'
  | 'globe'
  | 'home'
  | 'hourglass'
  | 'info'
  | 'install'
  | 'list'
  | 'lock'
  | 'log'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'more'
  | 'next'
  | 'person'
  | 'play'
  | 'plus'
  | 'replay'
  | 'scroll'
  | 'search'
  | 'share'
  | 'skip'
  | 'spell-book'
  | 'sun'
  | 'swap'
  | 'trash'
  | 'undo'
  | 'up'
  | 'upload'
  | 'warn'
  | 'wifi'
  | 'zoom'
  | 'zoom-out'

interface Props {
  readonly name: IconName
  readonly class?: string
  /** Spoken name; without it the drawing is decoration. */
  readonly label?: string
}

/** A drawing of the kit's sprite, one em and a third high, in the colour of the text. */
export function Icon({ name, class: cls = '', label }: Props) {
  return <Sprite id={`icon-${name}`} class={`icon ${cls}`} label={label} />
}

interface SpriteProps {
  /** Of a symbol in the page. */
  readonly id: string
  readonly class?: string
  readonly label?: string | undefined
}

/** Any symbol of the sheets that hang in the page; size it with CSS. */
export function Sprite({ id, class: cls = '', label }: SpriteProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return (
    <svg class={cls} focusable="false" {...named}>
      <use href={`#${id}`} />
    </svg>
  )
}
