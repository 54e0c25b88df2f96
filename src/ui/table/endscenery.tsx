/** What stands behind the end of a game, in the colours of its world. */

/** Rays behind the winner. */
export function Rays() {
  const at = (a: number) => `${(84 + 260 * Math.cos(a)).toFixed(0)} ${(118 + 260 * Math.sin(a)).toFixed(0)}`
  return (
    <svg class="skies rayfield" width="360" height="280" aria-hidden="true">
      <defs>
        <radialGradient id="end-ray" gradientUnits="userSpaceOnUse" cx="84" cy="118" r="235">
          <stop offset=".25" stop-color="var(--ray)" stop-opacity=".26" />
          <stop offset="1" stop-color="var(--ray)" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="end-glow">
          <stop offset="0" stop-color="var(--halo)" stop-opacity=".7" />
          <stop offset=".55" stop-color="var(--halo)" stop-opacity=".18" />
          <stop offset="1" stop-color="var(--halo)" stop-opacity="0" />
        </radialGradient>
      </defs>
      <circle cx="84" cy="118" r="150" fill="url(#end-glow)" />
      <g class="rays" fill="url(#end-ray)">
        {Array.from({ length: 14 }, (_, k) => (
          <path key={k} d={`M84 118L${at((k * Math.PI) / 7)}L${at((k * Math.PI) / 7 + 0.2)}Z`} />
        ))}
      </g>
    </svg>
  )
}

/** The land at the foot. */
export const Hills = () => (
  <svg class="endhills" viewBox="0 0 360 180" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 60Q60 20 130 50T260 40T360 60V180H0Z" fill="var(--hill-1)" />
    <path d="M0 100Q80 66 170 96T360 92V180H0Z" fill="var(--hill-2)" />
    <path d="M0 140Q110 112 200 134T360 130V180H0Z" fill="var(--hill-3)" />
  </svg>
)
