import { describe, expect, it } from 'vitest'
import { BadInput } from './game.ts'
import { History } from './log.ts'
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

  it('catch an entry that shows something and does not say so', () => {
    const sly = { ...toy, reveals: (_: unknown, by: number) => by < 0 }
    expect(() => checkLaws({ game: sly, options, seats: 2, seed: 1, choose: anyMove, every: 1 })).toThrow(/can be foreseen/)
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
  const replay = (log: Parameters<typeof History.replay>[3]) => History.replay(toy, options, 3, log)

  it('rebuilds the state up to any entry, and names an entry that is not allowed', () => {
    const log = played(4)
    expect(replay(log).over).toBe(true)
    expect(toy.notation.position(replay([]).state)).toEqual(toy.notation.position(toy.setup(options, 3)))
    expect(toy.notation.position(replay(log).shortened(5).state)).toEqual(toy.notation.position(replay(log.slice(0, 5)).state))
    const wrong = [log[1], ...log.slice(1)]
    expect(() => replay(wrong)).toThrow(BadInput)
    expect(() => replay(wrong)).toThrow(/log\[0\]/)
  })

  it('says what a seat may take back, and why not', () => {
    const log = played(4)
    expect(replay([]).undo(0)).toEqual({ possible: false, why: 'nothing' })
    expect(replay(log).undo(log.at(-1)?.[0] ?? 0)).toEqual({ possible: false, why: 'over' })
    for (let n = 2; n < log.length; n++) {
      const [by, move] = log[n - 1]
      const revealed = toy.reveals(replay(log.slice(0, n - 1)).state, by, move)
      for (let seat = 0; seat < 3; seat++) {
        const own = log.slice(0, n).some(([actor]) => actor === seat)
        const why = !own ? 'nothing' : by < 0 ? 'chance' : by !== seat ? 'othersMoved' : revealed ? 'revealed' : ''
        expect(replay(log.slice(0, n)).undo(seat)).toEqual(why ? { possible: false, why } : { possible: true })
      }
    }
  })
})
