import { describe, expect, it } from 'vitest'
import { nextReminder, somethingToLose } from './reminders.ts'
import type { SavedTable } from './tables.ts'

const HOUR = 60 * 60 * 1000
const table = (round: number, over = false) => ({ round, over }) as SavedTable

describe('what may be lost', () => {
  it('is something from the first finished round on', () => {
    expect(somethingToLose([])).toBe(false)
    expect(somethingToLose([table(0), table(1)])).toBe(false)
    expect(somethingToLose([table(1), table(2)])).toBe(true)
    expect(somethingToLose([table(1, true)])).toBe(true)
  })

  it('is spoken of after a day, and then once a week', () => {
    let since: number | null = null
    const said: number[] = []
    for (let hour = 0; hour <= 24 * 16; hour++) {
      const next = nextReminder(since, hour * HOUR)
      since = next.since
      if (next.remind) said.push(hour)
    }
    expect(said).toEqual([24, 24 * 8, 24 * 15])
  })

  it('is noted anew where the clock was put back', () => {
    expect(nextReminder(1000 * HOUR, 1 * HOUR)).toEqual({ since: HOUR, remind: false })
  })
})
