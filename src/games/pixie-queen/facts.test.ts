import { describe, expect, it } from 'vitest'
import { pixieQueen } from './index.ts'
import { buildPosition, type Setup } from './testing.ts'

const factsOf = (setup: Setup) =>
  pixieQueen.facts?.(pixieQueen.notation.parsePosition(JSON.parse(JSON.stringify(buildPosition(setup)))).state)

const EMPTY = [5, 4, 3, 2].map((windows) => new Array<null>(windows).fill(null))

describe('facts of a table', () => {
  it('PQ-PROMO-04 tell every window of the four rows from the bottom, and the servant slot', () => {
    expect(
      factsOf({
        seats: 3,
        pixies: { 0: [1, 5], 1: [6], 2: [12, 13, 'castle'] },
        phase: 'rewards',
        step: 'promoteStep',
        progress: { steps: 1 },
      }),
    ).toEqual({
      rows: [
        [0, null, null, null, 0],
        [1, null, null, null],
        [null, null, 2],
        [2, null],
      ],
      slot: 2,
    })
  })

  it('PQ-SETUP-09 know the third colour of a two-player game', () => {
    expect(factsOf({ seats: 2, pixies: { 2: [14] } })).toMatchObject({ rows: [EMPTY[0], EMPTY[1], EMPTY[2], [null, 2]], slot: null })
  })

  it('PQ-INV-40 stay small and the same whatever is hidden', () => {
    const [poor, rich] = [{ goods: { 1: {} } }, { goods: { 1: { gold: 3 } } }].map((hidden) =>
      factsOf({ seats: 5, pixies: { 4: [1] }, ...hidden }),
    )
    expect(rich).toEqual(poor)
    expect(JSON.stringify(rich).length).toBeLessThan(200)
  })
})
