import { describe, expect, it } from 'vitest'
import type { Turning } from '../../worker/protocol.ts'
import { marksOf } from './review.tsx'

const turn = (ply: number, chance: number) => ({ ply, chances: [chance, 1] }) as unknown as Turning
const at = { x: (ply: number) => ply, y: (chance: number) => 100 * (1 - chance) }
const distance = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) => Math.hypot(a - c, b - d)

describe('the marks of turning points', () => {
  it('stand on the line where there is room', () => {
    expect(marksOf({ turns: [turn(50, 0.5), turn(120, 0.25)] }, at)).toEqual([
      [50, 50],
      [120, 75],
    ])
  })

  it('never lie on each other, and stay in the chart', () => {
    for (const chance of [0, 0.5, 1]) {
      const marks = marksOf({ turns: [turn(50, chance), turn(52, chance), turn(48, chance)] }, at)
      for (const [n, mark] of marks.entries()) for (const other of marks.slice(n + 1)) expect(distance(mark, other)).toBeGreaterThan(16)
      for (const [, y] of marks) expect(y >= 0 && y <= 132).toBe(true)
    }
  })
})
