import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handPlan, lastPlan, newTable, rememberPlan, rotated, SURPRISE, shuffled, type TablePlan, takePlan, usualSeats } from './start.ts'

vi.mock('./router.ts', () => ({ navigate: () => undefined, route: { value: { name: 'home' } } }))

const store = new Map<string, string>()
const PLAN: TablePlan = {
  game: 'toy',
  seats: [
    { kind: 'human', name: '' },
    { kind: 'bot', name: 'Bo', level: 'sharp', temperament: 'stingy' },
    { kind: 'bot', name: 'Cy', level: 'gentle' },
  ],
  options: { preset: 'fr', start: { round: 2 } },
}

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
})
afterEach(() => {
  store.clear()
  vi.unstubAllGlobals()
})

describe('the plan of a table', () => {
  it('is handed on once, to its own game', () => {
    handPlan({ ...PLAN, mirror: true })
    expect(takePlan('toy')).toEqual({ ...PLAN, mirror: true })
    expect(takePlan('toy')).toBeNull()
    handPlan(PLAN)
    expect(takePlan('other')).toBeNull()
  })

  it('is kept for the next time, a start position only for once', () => {
    rememberPlan(PLAN)
    expect(lastPlan('toy')).toEqual({ ...PLAN, options: { preset: 'fr' } })
    expect(lastPlan('other')).toBeUndefined()
  })

  it.each([
    '{',
    '{"seats":[]}',
    '{"seats":[{"kind":"human","name":"A"}]}',
    '{"seats":[{"kind":"human","name":"A"},{"kind":"bot","name":"B","level":"cheating"}]}',
  ])('is forgotten when it cannot be read: %s', (json) => {
    store.set('fey-table:last:toy', json)
    expect(lastPlan('toy')).toBeUndefined()
  })

  it('begins with one person and three bots of any temperament', () => {
    const seats = usualSeats(['A', 'B', 'C', 'D', 'E'])
    expect(seats.map((seat) => seat.kind)).toEqual(['human', 'bot', 'bot', 'bot'])
    expect(seats.map((seat) => seat.name)).toEqual(['', 'B', 'C', 'D'])
    expect(seats.slice(1)).toEqual(seats.slice(1).map((seat) => ({ ...seat, temperament: SURPRISE })))
  })

  it('becomes a table whose nameless persons are called as the language says', () => {
    const table = newTable(PLAN, 'Evening', () => 'You')
    expect(table.seats.map((seat) => seat.name)).toEqual(['You', 'Bo', 'Cy'])
    expect(table).toMatchObject({ game: 'toy', name: 'Evening', options: PLAN.options })
    expect(Number.isInteger(table.seed) && table.seed >= 0 && table.seed < 2 ** 31).toBe(true)
  })

  it('reads no plan with a name that no table takes', () => {
    const seats = [{ kind: 'human', name: 'x'.repeat(300) }, ...PLAN.seats.slice(1)]
    localStorage.setItem('fey-table:last:toy', JSON.stringify({ seats }))
    expect(lastPlan('toy')).toBeUndefined()
  })

  it('tells seats apart that were given the same name', () => {
    const bo = (name: string) => ({ kind: 'bot', name, level: 'gentle' }) as const
    const plan: TablePlan = { ...PLAN, seats: [bo('Bo'), bo(' Bo '), bo('Bo 2'), bo('Bo')] }
    expect(newTable(plan, '', () => 'You').seats.map(({ name }) => name)).toEqual(['Bo', 'Bo 2', 'Bo 2 2', 'Bo 3'])
  })

  it('moves everybody one place on for a rematch, and round the table in as many as there are seats', () => {
    const seats = usualSeats(['A', 'B', 'C', 'D'])
    expect(rotated(seats).map((seat) => seat.name)).toEqual(['B', 'C', 'D', ''])
    expect(rotated(seats)[3]).toBe(seats[0])
    expect(rotated(rotated(rotated(rotated(seats))))).toEqual(seats)
    expect(rotated([])).toEqual([])
  })

  it('keeps everybody when seats are shuffled', () => {
    const list = ['a', 'b', 'c', 'd', 'e']
    expect(shuffled(list).sort()).toEqual(list)
    expect(list).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})
