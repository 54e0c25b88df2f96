/** The moonlit moor: sky, hills, the castle's masonry, toadstools and fireflies. Drawn once per size, never per move. */
import { memo } from '../../kit/memo.ts'
import { type Geometry, groundLine, rowTop, WINDOWS_IN_ROW } from './layout.ts'

const f = (n: number): string => String(Math.round(n * 10) / 10)

/** A small repeatable stream for scattering; nothing of the game hangs on it. */
function scatter(seed: number): () => number {
  let s = seed
  return () => {
    s = (s * 16807) % 2147483647
    return s / 2147483647
  }
}

function hill(g: Geometry, base: number, amp: number, n: number, phase: number): string {
  const b = g.bleed
  const total = g.W + 2 * b
  let d = `M${f(-b)} ${f(g.H + 400)}V${f(base)}`
  for (let i = 0; i < n; i++) {
    const x0 = -b + (total * i) / n
    const x1 = -b + (total * (i + 1)) / n
    d += `Q${f((x0 + x1) / 2)} ${f(base + (i % 2 ? 1 : -1) * amp * (0.6 + 0.5 * Math.sin(i * 2.3 + phase)))} ${f(x1)} ${f(base)}`
  }
  return `${d}V${f(g.H + 400)}Z`
}

function bricks(x: number, y: number, w: number, h: number, u: number): string {
  let d = ''
  for (let k = 0; k < h / (12 * u) - 0.4; k++) {
    const ly = y + 12 * u * (k + 0.8)
    d += `M${f(x)} ${f(ly)}h${f(w)}`
    for (let b = 0; b < w / (23 * u); b++) {
      const bx = x + (b + (k % 2 ? 0.5 : 0.1)) * 23 * u
      if (bx > x + 2 && bx < x + w - 2) d += `M${f(bx)} ${f(ly)}v${f(Math.min(12 * u, y + h - ly))}`
    }
  }
  return d
}

function merlons(g: Geometry, row: number, ex: number, y: number): number[] {
  const { u, cx, px } = g
  const up = row === 4 ? 32 * u : ((WINDOWS_IN_ROW[row + 1] ?? 0) * px) / 2 + 2 * u
  const out: number[] = []
  for (let x = ex; x < cx - up - 6.5 * u; x += 11 * u) out.push(x, 2 * cx - x - 6.5 * u)
  return y > 0 ? out : []
}

function Storey({ g, row }: { readonly g: Geometry; readonly row: number }) {
  const { u, cx, px, py } = g
  const width = (WINDOWS_IN_ROW[row] ?? 0) * px + 4 * u
  const x = cx - width / 2
  const y = rowTop(g, row) - 7 * u
  const h = row === 1 ? groundLine(g) - y + 4 * u : py + 6 * u
  const ex = x - 3 * u
  return (
    <>
      <rect x={x} y={y} width={width} height={h} fill="url(#pq-wall)" />
      <path d={bricks(x, y, width, h, u)} stroke="var(--wall-line)" stroke-width={f(u)} fill="none" stroke-opacity=".65" />
      {merlons(g, row, ex, y).map((mx) => (
        <rect key={mx} x={f(mx)} y={f(y - 6 * u)} width={f(6.5 * u)} height={f(8 * u)} rx={f(1.2 * u)} fill="var(--ledge)" />
      ))}
      <rect x={f(ex)} y={f(y)} width={f(width + 6 * u)} height={f(4.5 * u)} rx={f(2 * u)} fill="var(--ledge)" />
      <rect x={f(ex)} y={f(y)} width={f(width + 6 * u)} height={f(1.4 * u)} rx={f(0.7 * u)} fill="var(--ledge-hi)" fill-opacity=".8" />
    </>
  )
}

function Turret({ g, x, d }: { readonly g: Geometry; readonly x: number; readonly d: 1 | -1 }) {
  const u = g.u
  const w = 13 * u
  const top = rowTop(g, 4) - 26 * u
  const base = rowTop(g, 3) - 7 * u
  const m = x + w / 2
  const roof = `Q${f(m + 2 * u)} ${f(top - 8 * u)} ${f(x + w + 3.5 * u)} ${f(top + 1.5 * u)}`
  return (
    <>
      <path d={`M${f(m)} ${f(top - 25 * u)}v${f(-13 * u)}`} stroke="var(--ledge)" stroke-width={f(1.3 * u)} />
      <path
        d={`M${f(m)} ${f(top - 38 * u)}q${f(6 * d * u)} ${f(1.5 * u)} ${f(12 * d * u)} ${f(3.5 * u)}q${f(-6 * d * u)} ${f(2.5 * u)} ${f(-12 * d * u)} ${f(4.5 * u)}z`}
        fill="var(--pennant)"
      />
      <rect x={f(x)} y={f(top)} width={f(w)} height={f(base - top)} fill="url(#pq-wall)" />
      <path
        d={`M${f(x - 3.5 * u)} ${f(top + 1.5 * u)}Q${f(m - 2 * u)} ${f(top - 8 * u)} ${f(m)} ${f(top - 27 * u)}${roof}Z`}
        fill="var(--roof)"
      />
      <path d={`M${f(m)} ${f(top - 27 * u)}${roof}H${f(m + 2 * u)}Z`} fill="#000" fill-opacity=".18" />
      <rect x={f(x - 1.5 * u)} y={f(top + 1.2 * u)} width={f(w + 3 * u)} height={f(3 * u)} rx={f(1.2 * u)} fill="var(--ledge)" />
      <path
        d={`M${f(m - 2.6 * u)} ${f(top + 19 * u)}v${f(-6 * u)}a${f(2.6 * u)} ${f(2.8 * u)} 0 0 1 ${f(5.2 * u)} 0v${f(6 * u)}z`}
        fill="var(--honey)"
        opacity=".95"
      />
    </>
  )
}

function grass(g: Geometry, y: number): string {
  const { u, W, bleed } = g
  const rnd = scatter(11)
  let d = ''
  for (let x = -bleed; x < W + bleed; x += 3.4 * u) {
    const h = (3 + rnd() * 5) * u
    const lean = (rnd() - 0.5) * 3 * u
    d += `M${f(x)} ${f(y)}q${f(lean / 2)} ${f(-h * 0.6)} ${f(lean)} ${f(-h)}q${f(1.2 * u)} ${f(h * 0.5)} ${f(2.6 * u)} ${f(h)}z`
  }
  return d
}

function Moss({ g }: { readonly g: Geometry }) {
  const { u, cx, px } = g
  const out = []
  for (const row of [3, 2, 1])
    for (const sd of [-1, 1]) {
      const half = ((WINDOWS_IN_ROW[row] ?? 0) * px) / 2 + 5 * u
      const n = 3 + ((row + (sd > 0 ? 1 : 0)) % 2)
      for (let k = 0; k < n; k++)
        out.push(
          <ellipse
            key={`${row}.${sd}.${k}`}
            cx={f(cx + sd * (half - 3 * u - k * 5.2 * u))}
            cy={f(rowTop(g, row) - 7 * u + 2.5 * u + (k % 2) * u)}
            rx={f(3.6 * u)}
            ry={f((4.6 - k * 0.9) * u)}
            fill="var(--moss)"
          />,
        )
    }
  return <>{out}</>
}

function Toadstool({ x, y, k, cap = 'var(--cap)' }: { readonly x: number; readonly y: number; readonly k: number; readonly cap?: string }) {
  return (
    <g transform={`translate(${f(x)} ${f(y)}) scale(${k.toFixed(2)})`}>
      <path d="M-4 0c1-8 1-12 0-18h9c-1 6-1 10 1 18z" fill="var(--stalk)" />
      <path d="M-16-15C-15-29 16-31 17-15c-8 4-25 4-33 0z" fill={cap} />
      <path d="M-16-15c8 4 25 4 33 0-1-1.5-2-2.5-4-3-8 2.5-18 2.5-26 0-1.5.7-2.5 1.7-3 3z" fill="#000" fill-opacity=".16" />
      <g fill="var(--dot)">
        <circle cx="-5" cy="-21" r="2.6" />
        <circle cx="5" cy="-23" r="2" />
        <circle cx="10" cy="-18.5" r="1.8" />
        <circle cx="1" cy="-17.5" r="1.5" />
      </g>
    </g>
  )
}

type Spot = readonly [x: number, y: number, k: number, purple?: boolean]
const DECO: Readonly<Record<'tablet' | 'desktop', { unit: number; stools: readonly Spot[]; flies: readonly Spot[] }>> = {
  tablet: {
    unit: 820,
    stools: [
      [64, 702, 1.9],
      [34, 706, 1.2, true],
      [764, 700, 2.1],
      [797, 706, 1.1, true],
      [728, 705, 0.9],
    ],
    flies: [
      [60, 470, 2],
      [120, 520, 1.5],
      [36, 600, 1.8],
      [176, 380, 1.4],
      [760, 480, 2],
      [700, 540, 1.5],
      [790, 590, 1.8],
      [640, 370, 1.4],
      [100, 640, 1.3],
      [744, 640, 1.4],
    ],
  },
  desktop: {
    unit: 720,
    stools: [
      [70, 512, 1.5],
      [40, 515, 0.95, true],
      [652, 511, 1.6],
      [684, 515, 0.9, true],
      [620, 514, 0.7],
    ],
    flies: [
      [50, 380, 1.6],
      [84, 430, 1.3],
      [30, 450, 1.5],
      [668, 390, 1.6],
      [630, 440, 1.3],
      [694, 460, 1.5],
      [100, 350, 1.2],
      [612, 356, 1.2],
    ],
  },
}

function Deco({ g }: { readonly g: Geometry }) {
  if (!g.deco) return null
  const { unit, stools, flies } = DECO[g.deco]
  const k = g.W / unit
  return (
    <>
      {stools.map(([x, y, s, purple]) => (
        <Toadstool key={`${x}`} x={x * k} y={y * k} k={s * k} cap={purple ? 'var(--cap-2)' : undefined} />
      ))}
      {flies.map(([x, y, r]) => (
        <g key={`${x}`} class="firefly">
          <circle cx={x * k} cy={y * k} r={r * 4 * k} fill="var(--honey)" fill-opacity=".14" />
          <circle cx={x * k} cy={y * k} r={r * k} fill="#FFE9AE" />
        </g>
      ))}
    </>
  )
}

/** Hills, castle and ground behind the windows. */
export const Scenery = memo(({ g }: { readonly g: Geometry }) => {
  const { W, H, u, cx, px } = g
  const ground = groundLine(g) + 5 * u
  const tx = cx - px - 15 * u
  return (
    <svg class="art" width={W} height={H} viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
      <defs>
        <radialGradient id="pq-halo">
          <stop offset="0" stop-color="var(--halo)" stop-opacity=".55" />
          <stop offset=".5" stop-color="var(--halo)" stop-opacity=".16" />
          <stop offset="1" stop-color="var(--halo)" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="pq-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--wall)" />
          <stop offset="1" stop-color="var(--wall-2)" />
        </linearGradient>
      </defs>
      <circle cx={cx} cy={g.qy + g.qw * 0.34} r={g.qw * 1.05} fill="url(#pq-halo)" />
      <Turret g={g} x={tx} d={-1} />
      <Turret g={g} x={2 * cx - tx - 13 * u} d={1} />
      <path d={hill(g, rowTop(g, 3) + 10 * u, 34 * u, 3, 1)} fill="var(--hill-1)" />
      <path d={hill(g, rowTop(g, 2) + 30 * u, 24 * u, 4, 2.2)} fill="var(--hill-2)" />
      <path d={hill(g, rowTop(g, 1) + 34 * u, 16 * u, 5, 0.4)} fill="var(--hill-3)" />
      {[4, 3, 2, 1].map((row) => (
        <Storey key={row} g={g} row={row} />
      ))}
      <path d={grass(g, ground)} fill="var(--grass)" />
      <path d={`M${f(-g.bleed)} ${f(ground - 0.6 * u)}H${f(W + g.bleed)}V${f(H + 400)}H${f(-g.bleed)}Z`} fill="var(--ground)" />
      <Deco g={g} />
      <Moss g={g} />
    </svg>
  )
})

function stars(W: number, H: number, n: number, top: number): string[] {
  const rnd = scatter(5)
  const d = ['', '', '']
  for (let i = 0; i < n; i++) d[i % 3] += `M${(rnd() * W).toFixed(0)} ${(top + rnd() * (H - top)).toFixed(0)}h0`
  let bright = ''
  for (let i = 0; i < n / 14; i++) {
    const x = (rnd() < 0.5 ? rnd() * 0.36 : 0.64 + rnd() * 0.36) * W
    const y = top + rnd() * (H - top) * 0.6
    const r = 2.5 + rnd() * 3
    const q = f(r)
    bright += `M${f(x)} ${f(y - r)}q0 ${q} ${q} ${q}q-${q} 0-${q} ${q}q0-${q}-${q}-${q}q${q} 0 ${q}-${q}z`
  }
  return [...d, bright]
}

const CLOUDS: readonly (readonly [number, number, number])[] = [
  [0.02, 0.3, 1.1],
  [0.8, 0.16, 0.8],
  [0.93, 0.52, 1],
  [0.12, 0.72, 0.8],
  [0.3, 0.12, 0.6],
]
const STAR_SIZES = [
  [1.1, 0.55],
  [1.7, 0.75],
  [2.4, 0.9],
] as const

/** Stars by night, clouds by day. */
export const Sky = memo(
  ({
    width: W,
    height: H,
    count,
    top,
  }: {
    readonly width: number
    readonly height: number
    readonly count: number
    readonly top: number
  }) => {
    const d = stars(W, H, count, top)
    const k = (Math.min(W, 820) / 360) * 1.1
    return (
      <svg class="skies" aria-hidden="true" width={W} height={H} viewBox={`0 0 ${W} ${H}`}>
        <g class="stars" fill="var(--star)">
          {STAR_SIZES.map(([w, o], i) => (
            <path key={w} d={d[i]} stroke="var(--star)" stroke-width={w} stroke-linecap="round" stroke-opacity={o} />
          ))}
          <path d={d[3]} />
        </g>
        <g class="clouds" fill="#fff">
          {CLOUDS.map(([x, y, z]) => (
            <path
              key={x}
              transform={`translate(${f(x * W)} ${f(top + y * (H - top))}) scale(${(z * k).toFixed(2)})`}
              d="M-38 10a9 9 0 0 1 4-17 14 14 0 0 1 24-7 17 17 0 0 1 30 6 10 10 0 0 1 16 18z"
            />
          ))}
        </g>
      </svg>
    )
  },
)
