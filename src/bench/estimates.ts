/** Means with their uncertainty, and points of a distribution. */

/** The mean; NaN without values. */
export const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length

/** Mean and half of its 95 % interval. */
export function estimate(values: readonly number[]): readonly [mean: number, half: number] {
  const middle = mean(values)
  const variance = values.reduce((sum, x) => sum + (x - middle) ** 2, 0) / Math.max(1, values.length - 1)
  return [middle, 1.96 * Math.sqrt(variance / values.length)]
}

/** The smallest value that the share `q` (0 to 1) of the values does not exceed. NaN without values. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN
}

/** An estimate in words: `12.3 % ± 4.5`. */
export const plusMinus = ([mean, half]: readonly [number, number], unit = ''): string => `${mean.toFixed(1)}${unit} ± ${half.toFixed(1)}`
