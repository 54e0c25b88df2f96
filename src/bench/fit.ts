/** Factors that make an evaluation foretell leads: least squares without the worst luck, drawn towards what was written by hand. */
import type { Factors, Parts } from '../core/linear.ts'
import type { Sample } from './self-play.ts'

/** Points off beyond which it was luck: a sample that is further off counts less. */
const LUCK = 20

/** The parts that have factors. */
const openOf = ({ names, sure }: Pick<Parts<object>, 'names' | 'sure'>): readonly string[] => names.slice(sure)

/** Sums over samples, added in the order in which they are given: the same samples in the same order give the same bits. */
export class Fit {
  private readonly names: readonly string[]
  private readonly squares: Float64Array[]
  private readonly products: Float64Array

  constructor(parts: Pick<Parts<object>, 'names' | 'sure'>) {
    this.names = openOf(parts)
    const size = 2 * this.names.length
    this.squares = Array.from({ length: size }, () => new Float64Array(size))
    this.products = new Float64Array(size)
  }

  add({ sure, terms, lead }: Sample): void {
    const { squares, products } = this
    let left = lead - sure
    for (const term of terms) left -= term
    const weight = Math.min(1, LUCK / Math.abs(left))
    for (let i = 0; i < products.length; i++) {
      const x = weight * terms[i]
      if (x === 0) continue
      products[i] += x * left
      const row = squares[i]
      for (let j = 0; j < row.length; j++) row[j] += x * terms[j]
    }
  }

  /**
   * The factors that come nearest to what was seen.
   * @param draw how strongly each is drawn towards 1: the larger, the more samples it takes to part from it
   */
  solve(draw: number): Factors {
    const { names, squares, products } = this
    const change = solved(
      squares.map((row, i) => row.map((x, j) => (i === j ? x + draw : x))),
      products,
    )
    return Object.fromEntries(names.map((name, i) => [name, [rounded(1 + change[i]), rounded(1 + change[names.length + i])]]))
  }
}

const rounded = (x: number): number => Math.round(x * 1000) / 1000

/** x of A x = b for a symmetric, positive A: Gauss, no pivots needed. */
function solved(a: readonly Float64Array[], b: Float64Array): Float64Array {
  const n = b.length
  const rows = a.map((row) => row.slice())
  const x = b.slice()
  for (let k = 0; k < n; k++)
    for (let i = k + 1; i < n; i++) {
      const f = rows[i][k] / rows[k][k]
      if (f === 0) continue
      for (let j = k; j < n; j++) rows[i][j] -= f * rows[k][j]
      x[i] -= f * x[k]
    }
  for (let k = n - 1; k >= 0; k--) {
    for (let j = k + 1; j < n; j++) x[k] -= rows[k][j] * x[j]
    x[k] /= rows[k][k]
  }
  return x
}

/** How far off leads were foretold, in points: the mean over samples. */
export function errorOf(parts: Pick<Parts<object>, 'names' | 'sure'>, factors: Factors, samples: readonly Sample[]): number {
  const names = openOf(parts)
  const line = [0, 1].flatMap((end) => names.map((name) => factors[name]?.[end] ?? 1))
  let sum = 0
  for (const { sure, terms, lead } of samples) {
    let off = sure - lead
    for (let i = 0; i < terms.length; i++) off += terms[i] * line[i]
    sum += Math.abs(off)
  }
  return sum / samples.length
}
