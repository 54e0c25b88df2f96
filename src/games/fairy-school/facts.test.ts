import { describe, expect, it } from 'vitest'
import { fairySchool } from './index.ts'
import { buildPosition, type Setup } from './testing.ts'

const factsOf = (setup: Setup) =>
  fairySchool.facts?.(fairySchool.notation.parsePosition(JSON.parse(JSON.stringify(buildPosition(setup)))).state)

describe('facts of a table', () => {
  it('FS-SCORE-01 to 04: tell what every fairy has earned, and how many projects she has realised', () => {
    expect(
      factsOf({
        seats: 3,
        trimester: 4,
        fairies: {
          0: { scale: { 1: 4, 2: 3 }, realised: [81, 105] },
          1: { studied: ['unicorn', 'gnome', 'elf'] },
          2: { final: 'F1', steps: 2 },
        },
      }),
    ).toEqual({ points: [13, 6, 6], projects: [2, 0, 0] })
  })

  it('FS-P2-08 are the same whatever elements a fairy holds, and stay small', () => {
    const [poor, rich] = [{}, { 1: { elements: { fire: 30, air: 5 } } }].map((fairies) => factsOf({ seats: 6, fairies }))
    expect(rich).toEqual(poor)
    expect(JSON.stringify(rich).length).toBeLessThan(100)
  })
})
