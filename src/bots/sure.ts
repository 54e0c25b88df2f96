/** What a few worlds can tell. */

/**
 * The mean of what was seen in several worlds, 0 where chance may have made it: where it lies no more than so many standard errors of its own from
 * nothing. One world alone tells nothing.
 */
export function sureMean(seen: readonly number[], errors: number): number {
  const n = seen.length
  const mean = seen.reduce((sum, each) => sum + each, 0) / n
  const squares = seen.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return mean * mean * n * (n - 1) > errors * errors * squares ? mean : 0
}
