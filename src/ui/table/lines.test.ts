import { describe, expect, it } from 'vitest'
import { holds, type Line, sectionsOf } from './lines.ts'

const line = (event: string, ply: number): Line => ({ key: `${ply}`, ply, at: 0, event })
const told = ['Round 1', 'Ada plays', '+2', '+1', 'Bela plays', 'Round 2', 'a demand', 'Ada rests', '+3', 'Round 3'].map(line)
const rules = { heading: (e: unknown) => /^(Round|a demand)/.test(String(e)), joins: (e: unknown) => String(e).startsWith('+') }
const words = (lines: readonly Line[]) => lines.map(({ event, more = [] }) => [event, ...more.map((m) => m.event)].join(' '))

describe('the log cut into parts', () => {
  const parts = sectionsOf(told, rules)

  it('has the newest part first, every heading over its own lines, and outcomes in the line of their cause', () => {
    expect(parts.map(({ heads, lines }) => [words(heads), words(lines)])).toEqual([
      [['Round 3'], []],
      [['Round 2', 'a demand'], ['Ada rests +3']],
      [['Round 1'], ['Bela plays', 'Ada plays +2 +1']],
    ])
  })

  it('begins without a heading where older lines are left out, and joins nothing to a heading', () => {
    const [first] = sectionsOf([line('+2', 0), line('+1', 1)], { heading: rules.heading })
    expect(first).toMatchObject({ heads: [], key: '0' })
    expect(words(first!.lines)).toEqual(['+1', '+2'])
    expect(words(sectionsOf([line('Round 1', 0), line('+1', 1)], rules)[0]!.lines)).toEqual(['+1'])
  })

  it('finds a moment in whatever goes on in its line', () => {
    const ada = parts[2]!.lines[1]!
    expect([2, 3, 4, 5].map((ply) => holds(ada, ply, 0))).toEqual([true, true, true, false])
    expect(holds(ada, 2, 1)).toBe(false)
  })
})
