/** Everybody's chance to win at the viewer's newest decision, as a slim band over the table; there only for those who want it. */
import { useBase } from './context.tsx'

export function WinBar() {
  const { model, moment, i, name, tell } = useBase()
  const chances = model.chances?.value
  if (!chances || moment || model.over.value) return null
  return (
    <ul class="winbar" aria-label={i.review.chances}>
      {chances.map((chance, seat) => (
        <li key={seat} class={tell.colour(seat)} style={{ flexGrow: chance }}>
          {tell.crest(seat)}
          <span class="sr">{name(seat)}</span> {i.common.percent(chance)}
        </li>
      ))}
    </ul>
  )
}
