/** Drawings kept at hand. */
import { useLater } from './later.ts'
import { memo } from './memo.ts'

interface Props {
  /** Each draws something as the background of an element. */
  readonly classes: readonly string[]
}

/** The first one, and with the next paint the others. */
function Swatches({ classes: [first, ...rest] }: Props) {
  const more = useLater(true, false)
  return (
    <>
      <i class={first} />
      {more && rest.length > 0 && <Swatches classes={rest} />}
    </>
  )
}

/**
 * An element out of sight for each drawing, one more with every paint. A browser reads a drawing when the first element needs
 * it, which may be in the middle of a move, and forgets it with the last one: these neither hurry nor leave.
 */
export const Palette = memo(({ classes }: Props) => (
  <div class="palette" aria-hidden="true">
    <Swatches classes={classes} />
  </div>
))
