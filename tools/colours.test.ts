/**
 * What people tell apart by: no pair by colour alone. Colours are looked at the way eyes with one kind of cone missing see
 * them (Machado, Oliveira and Fernandes 2009, whole deficiency); distances are those of OKLab, a hundred from black to white.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Three = readonly [number, number, number]
type Matrix = readonly [Three, Three, Three]

const EYES: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

const times = (m: Matrix, [x, y, z]: Three): Three => m.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Three
const linear = (part: string): number => {
  const v = Number.parseInt(part, 16) / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}
const seen = (hex: string, eyes: Matrix): Three => {
  const rgb = times(eyes, [linear(hex.slice(1, 3)), linear(hex.slice(3, 5)), linear(hex.slice(5, 7))])
  const [r, g, b] = rgb.map((v) => Math.min(1, Math.max(0, v))) as unknown as Three
  return times(LAB, times(LMS, [r, g, b]).map(Math.cbrt) as unknown as Three)
}
const distance = (a: string, b: string, eyes: Matrix): number =>
  100 * Math.hypot(...seen(a, eyes).map((v, k) => v - (seen(b, eyes)[k] ?? 0)))
const pairs = <T>(list: readonly T[]): [T, T][] => list.flatMap((a, k) => list.slice(k + 1).map((b): [T, T] => [a, b]))

const read = (path: string): string => readFileSync(new URL(`../src/ui/${path}`, import.meta.url), 'utf8')
const tokens = read('styles/tokens.css')
const lineOf = (crest: string, theme: 'dark' | 'light'): string => {
  const rule = new RegExp(`${theme === 'light' ? '\\[data-theme="light"\\] ' : '\\n'}\\.p-${crest} \\{([^}]*)\\}`).exec(tokens)?.[1] ?? ''
  return /--pc-line: (#[0-9a-f]{6})/.exec(rule)?.[1] ?? ''
}
/** All outlines of a drawing, whatever they are filled with. */
const outlines = (svg: string): string => [...svg.matchAll(/ (?:d|points|cx|cy|rx?|ry|x|y|width|height|transform)="[^"]*"/g)].join('')

/** Crests that meet at one table. */
const TABLES = {
  'pixie-queen': ['star', 'shield', 'clover', 'flame', 'crescent'],
  'fairy-school': ['star', 'shield', 'butterfly', 'toadstool', 'crescent', 'gem'],
} as const
/** Nearer than this a pair is hard to tell apart by its colour. */
const NEAR = 3
const drawingsIn = (game: string): string[] =>
  readdirSync(new URL(`../src/ui/games/${game}/drawings/`, import.meta.url)).filter((f) => f.endsWith('.svg'))

describe('what is told apart', () => {
  for (const [game, crests] of Object.entries(TABLES)) {
    it(`${game}: the colours of players differ for every kind of eyes, by night and by day`, () => {
      const found = (['dark', 'light'] as const).flatMap((theme) =>
        Object.entries(EYES).flatMap(([eyes, matrix]) =>
          pairs(crests).map(([a, b]) => ({
            pair: `${a} and ${b}, ${eyes}, ${theme}`,
            far: distance(lineOf(a, theme), lineOf(b, theme), matrix),
          })),
        ),
      )
      expect(found.every(({ far }) => Number.isFinite(far))).toBe(true)
      expect(found.filter(({ far }) => far < NEAR)).toEqual([])
    })

    it(`${game}: crests, goods, elements and cubes differ in their outlines, not only in what fills them`, () => {
      const drawn = drawingsIn(game)
      const shapes = new Map(drawn.map((file) => [file, outlines(read(`games/${game}/drawings/${file}`))]))
      expect(drawn.length).toBeGreaterThan(10)
      expect(pairs(drawn).filter(([a, b]) => shapes.get(a) === shapes.get(b))).toEqual([])
      for (const crest of crests) expect(lineOf(crest, 'dark'), crest).not.toBe('')
    })
  }

  it('judges as it should', () => {
    expect(distance('#000000', '#ffffff', EYES['usual']!)).toBeCloseTo(100, 0)
    // A red and a green of one lightness.
    expect(distance('#b84a3c', '#5f7a2c', EYES['usual']!)).toBeGreaterThan(3 * distance('#b84a3c', '#5f7a2c', EYES['deutan']!))
    expect(outlines('<path d="M1 1" fill="#fff"/>')).toBe(outlines('<path d="M1 1" fill="#000"/>'))
  })
})
