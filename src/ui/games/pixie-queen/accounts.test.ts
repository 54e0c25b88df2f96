import { describe, expect, it } from 'vitest'
import { CHANCE } from '../../../core/game.ts'
import { Sfc32 } from '../../../core/rng.ts'
import { likelyMove } from '../../../core/testing/play.ts'
import { pixieQueen } from '../../../games/pixie-queen/index.ts'
import RULE_IDS from '../../../games/pixie-queen/rule-ids.json'
import { type Event, type Position, PRESETS } from '../../../games/pixie-queen/types.ts'
import { ACCOUNTS, balance, lastMovements, movement, withBalance } from './accounts.ts'

const positionOf = (s: ReturnType<typeof pixieQueen.setup>): Position => pixieQueen.notation.position(s) as unknown as Position

/** Plays a game and compares, at the end of every round, what lies there with what the events say. */
function audit(seed: number, seats: number): { readonly compared: number; readonly rules: Set<string> } {
  const rng = new Sfc32(seed)
  const s = pixieQueen.setup(pixieQueen.notation.options({ preset: PRESETS[seed % PRESETS.length] ?? 'de' }), seats)
  const sums = new Map<string, number>()
  const rules = new Set<string>()
  let [begun, compared] = [false, 0]
  for (let pending = pixieQueen.pending(s); pending.length > 0; pending = pixieQueen.pending(s)) {
    const by = pending[0] ?? CHANCE
    const m = by === CHANCE ? pixieQueen.chance(s, rng) : likelyMove(pixieQueen as never, s, by, pixieQueen.moves(s, by), rng)
    const events: Event[] = []
    pixieQueen.apply(s, by, m, (event) => events.push(event))
    const calm = events.some(({ type }) => type === 'round' || type === 'roundEnd') && pixieQueen.pending(s).length > 0
    const now = calm ? positionOf(s) : null
    for (let seat = 0; seat < seats; seat++)
      for (const account of ACCOUNTS) {
        const key = `${seat} ${account}`
        for (const event of begun ? events : []) {
          const found = movement(event, seat, account)
          if (found) rules.add(found.rule)
          sums.set(key, (sums.get(key) ?? 0) + (found?.by ?? 0))
        }
        if (!now || ((s.alive >> seat) & 1) === 0) continue
        if (begun) {
          expect([seed, key, sums.get(key)]).toEqual([seed, key, balance(now, seat, account)])
          compared++
        } else sums.set(key, balance(now, seat, account))
      }
    begun ||= calm
  }
  return { compared, rules }
}

describe('accounts that people can count', () => {
  it('are moved by events alone, each by a statement of the ledger: points, stairs and goods of whole games add up', () => {
    const known = new Set(RULE_IDS.map(({ id }) => id))
    const seen = new Set<string>()
    let all = 0
    for (let seed = 1; seed <= 80; seed++) {
      const { compared, rules } = audit(seed, 2 + (seed % 4))
      all += compared
      for (const rule of rules) seen.add(rule)
    }
    expect(all).toBeGreaterThan(4000)
    expect([...seen].filter((rule) => !known.has(rule))).toEqual([])
    // Every kind of movement came about.
    expect(seen.size).toBe(32)
  })

  it('name what moved them last, the newest first', () => {
    const events: Event[] = [
      { type: 'income', seat: 0, goods: { apple: 2 }, source: 'pixies' },
      { type: 'income', seat: 1, goods: { apple: 1 }, source: 'pixies' },
      { type: 'promoted', colour: 1, by: 0, from: 3, to: 7, displaced: 1, apples: 1 },
      { type: 'casino', seat: 0, face: 0, goods: { apple: 1, honey: 1, bread: 1 } },
    ]
    expect(lastMovements(events, 0, 'apple', 2).map(({ by, rule }) => [by, rule])).toEqual([
      [1, 'PQ-A12-01'],
      [-1, 'PQ-PROMO-15'],
    ])
  })

  it('can be set: the position still keeps every invariant, goods come out of the stock', () => {
    const s = pixieQueen.setup(pixieQueen.notation.options({}), 3)
    const before = positionOf(s)
    for (const account of ACCOUNTS) {
      const value = balance(before, 1, account) + 1
      const after = withBalance(before, 1, account, value)
      expect(balance(after, 1, account)).toBe(value)
      expect(balance(after, 0, account)).toBe(balance(before, 0, account))
      const read = pixieQueen.notation.options({ start: JSON.parse(JSON.stringify(after)) })
      expect(positionOf(pixieQueen.setup(read, 3))).toEqual(after)
    }
  })
})
