import { describe, expect, it } from 'vitest'
import { BadInput } from './game.ts'
import { replay, takeBackStart, undoTo } from './log.ts'
import { Sfc32 } from './rng.ts'
import { checkLaws } from './testing/contract.ts'
import { anyMove, playOut } from './testing/play.ts'
import { toy } from './testing/toy.ts'

const options = toy.notation.options({})
const played = (seed: number) => playOut(toy, toy.setup(options, 3), new Sfc32(seed), anyMove)

describe('the laws of a game', () => {
  it.each([2, 3, 4])('hold for the small game with %i seats', (seats) => {
    for (let seed = 0; seed < 10; seed++)
      expect(checkLaws({ game: toy, options, seats, seed, choose: anyMove, every: 3 })).toBeGreaterThan(0)
  })

  it('are not laws for nothing: a game that accepts what it does not list is caught', () => {
    const lax = { ...toy, judge: () => ({ ok: true }) as const }
    expect(() => checkLaws({ game: lax, options, seats: 2, seed: 1, choose: anyMove, every: 1 })).toThrow(
      /not listed is refused|answers for chance/,
    )
  })

  it('catch a shallow clone', () => {
    const shallow = { ...toy, clone: (s: ReturnType<typeof toy.clone>) => ({ ...s }) }
    expect(() => checkLaws({ game: shallow, options, seats: 2, seed: 1, choose: anyMove, every: 1 })).toThrow(/clone is deep/)
  })

  it('catch moves that depend on what the seat cannot see', () => {
    type S = ReturnType<typeof toy.clone>
    const moves = (s: S, seat: number) => toy.moves(s, seat).filter((_, i) => i === 0 || s.cards[1 - seat] !== 3)
    const judge: typeof toy.judge = (s, by, m) =>
      by < 0 || moves(s, by).includes(m) ? toy.judge(s, by, m) : { ok: false, code: 'malformed', rule: 'TOY-1' }
    const run = () => {
      for (let seed = 0; seed < 40; seed++)
        checkLaws({ game: { ...toy, moves, judge }, options, seats: 2, seed, choose: anyMove, every: 1 })
    }
    expect(run).toThrow(/moves follow from the view/)
  })
})

describe('the log', () => {
  it('rebuilds the state up to any entry, and names an entry that is not allowed', () => {
    const log = played(4)
    const record = { seats: 3, options, log }
    expect(toy.pending(replay(toy, record))).toEqual([])
    expect(toy.notation.position(replay(toy, record, 0))).toEqual(toy.notation.position(toy.setup(options, 3)))
    const wrong = { ...record, log: [log[1], ...log.slice(1)] }
    expect(() => replay(toy, wrong)).toThrow(BadInput)
    expect(() => replay(toy, wrong)).toThrow(/log\[0\]/)
  })

  it('says how far a seat may take back, and why not', () => {
    const log = played(4)
    const upTo = (n: number) => ({ seats: 3, options, log: log.slice(0, n) })
    expect(undoTo(toy, upTo(0), 0)).toEqual({ why: 'nothing' })
    expect(undoTo(toy, upTo(1), 0)).toEqual({ why: 'nothing' })
    expect(undoTo(toy, upTo(log.length), log.at(-1)?.[0] ?? 0)).toEqual({ why: 'over' })
    for (let n = 2; n < log.length; n++) {
      const [by, move] = log[n - 1]
      const revealed = toy.reveals(replay(toy, upTo(n - 1)), by, move)
      for (let seat = 0; seat < 3; seat++) {
        const own = log.slice(0, n).some(([actor]) => actor === seat)
        const expected = !own ? 'nothing' : by < 0 ? 'chance' : by !== seat ? 'othersMoved' : revealed ? 'revealed' : ''
        expect(undoTo(toy, upTo(n), seat)).toEqual(expected ? { why: expected } : { keep: n - 1 })
        const start = takeBackStart(toy, upTo(n), seat)
        expect(start < n).toBe(expected === '')
        expect(log.slice(start, n).every(([actor]) => actor === seat)).toBe(true)
      }
    }
  })
})
