interface Props {
  /** The newest words; the same words again are spoken again when `turn` differs. */
  readonly text: string
  readonly turn?: number
  readonly urgent?: boolean
}

/** Words for a screen reader only, spoken when they change. Keep it mounted: a region that arrives with its words stays silent. */
export function LiveRegion({ text, turn = 0, urgent = false }: Props) {
  return (
    <div class="sr" role={urgent ? 'alert' : 'log'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
      {text === '' ? null : <span key={turn}>{text}</span>}
    </div>
  )
}
