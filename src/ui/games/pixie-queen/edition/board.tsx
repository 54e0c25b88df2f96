/** The whole table in small, to show where a part of the form stands on it. */
import type { PartId } from './places.ts'

/** Outlines by place, on a sheet of 120 by 100: the board in the middle, dice, tiles and one's own screen beside it. */
const PLACES: Readonly<Record<PartId, string>> = {
  score: 'M8 4h76v6h-76z',
  demands: 'M36 12h20v7h-20z',
  castle: 'M38 21h16v9h8v9h8v9h8v12h-64v-12h8v-9h8v-9h8z',
  stairs: 'M8 60v-8h4v-8h4v-8h4v-8h6v4h-4v8h-4v8h-4v8h-3v4zM84 60v-8h-4v-8h-4v-8h-4v-8h-6v4h4v8h4v8h4v8h3v4z',
  garden: 'M8 63h76v9h-76z',
  rewards: 'M8 74h76v8h-76z',
  dice: 'M94 6h9v9h-9zM106 6h9v9h-9z',
  food: 'M94 22h21v12h-21z',
  mine: 'M94 44h21v16l-10 6l-11-6z',
  start: 'M8 88h107v9h-107z',
}

/** The place of a part, marked among all others. */
export const BoardMap = ({ part }: { readonly part: PartId }) => (
  <svg class="ed-map" viewBox="0 0 120 100" aria-hidden="true">
    <path class="sheet" d="M3 0h86v85h-86z" />
    {Object.entries(PLACES).map(([id, outline]) => (
      <path key={id} class={id === part ? 'here' : ''} d={outline} />
    ))}
  </svg>
)
