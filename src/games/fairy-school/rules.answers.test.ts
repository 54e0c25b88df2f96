/** Every decision takes its own kind of answer and no other, tried at every step of the golden games. */
import { describe, expect, it } from 'vitest'
import { CHANCE, type Game } from '../../core/game.ts'
import { goldensIn } from '../../core/testing/golden.ts'
import { GOLDEN } from './testing-golden.ts'
import { STEPS } from './types.ts'
import { DEAL, V } from './words.ts'

const game: Game = GOLDEN.game as unknown as Game
const games = goldensIn(GOLDEN, new URL('./golden/', import.meta.url))
const VERBS = Object.values(V)
/** Decisions of each kind that are looked at. */
const LOOKS = 12

type Look = (s: ReturnType<typeof game.setup>, seat: number, step: string) => void

/** Looks at so many decisions of every step that the golden games ask. */
function atEachStep(look: Look): string[] {
  const seen = new Map<string, number>()
  for (const [, golden] of games) {
    const s = GOLDEN.begin(golden)
    for (const [by, words] of golden.log) {
      if (by !== CHANCE) {
        const step = STEPS[(s as { at: number[] }).at[by]!]!
        const n = seen.get(step) ?? 0
        if (n < LOOKS) look(s, by, step)
        seen.set(step, n + 1)
      }
      game.apply(s, by, game.notation.parseMove(words))
    }
  }
  return [...seen.keys()]
}

describe('answers', () => {
  it('FS-INV-14 the same numbers under another word are another answer: taken only where they are listed', () => {
    const steps = atEachStep((s, seat, step) => {
      const legal = game.moves(s, seat)
      for (const m of legal)
        for (const verb of VERBS)
          for (const x of [(m & ~31) | verb, ((m & ~31) | verb) + 32]) {
            const verdict = game.judge(s, seat, x)
            if (verdict.ok !== legal.includes(x))
              throw new Error(`${step}: ${x} of ${legal.join(' ')} is ${verdict.ok ? 'taken' : verdict.code}`)
          }
    })
    expect(steps.sort()).toEqual(STEPS.filter((step) => step !== 'idle').sort())
  })

  it('FS-INV-14 only whole numbers of a move\u2019s size are moves, and only seats at the table make them', () => {
    atEachStep((s, seat) => {
      for (const m of [-1, 0.5, 2 ** 31, Number.NaN, Number.POSITIVE_INFINITY, -(2 ** 31)])
        expect(game.judge(s, seat, m)).toMatchObject({ code: 'malformed', rule: 'FS-INV-14' })
      const m = game.moves(s, seat)[0]!
      for (const by of [-2, -7, game.scores(s).length, 9]) expect(game.judge(s, by, m)).toMatchObject({ code: 'notYourDecision' })
      expect(game.judge(s, CHANCE, DEAL(1))).toMatchObject({ code: 'notYourDecision' })
    })
  })

  it('FS-INV-14 FS-SETUP-06 CHANCE is answered by deals and lots alone, while nobody else may move', () => {
    const asked = { deals: 0, lots: 0 }
    for (const [, golden] of games.slice(0, 8)) {
      const s = GOLDEN.begin(golden)
      for (const [by, words] of golden.log) {
        const m = game.notation.parseMove(words)
        if (by === CHANCE) {
          asked[(m & 31) === V.deal ? 'deals' : 'lots']++
          for (const verb of VERBS)
            if (verb !== (m & 31)) expect(game.judge(s, CHANCE, (m & ~31) | verb)).toMatchObject({ code: 'otherDecision' })
          for (let seat = 0; seat < golden.seats; seat++) {
            expect(game.judge(s, seat, m)).toMatchObject({ code: 'notYourDecision' })
            expect(game.moves(s, seat)).toEqual([])
          }
        }
        game.apply(s, by, m)
      }
    }
    expect(asked.deals).toBeGreaterThan(20)
    expect(asked.lots).toBeGreaterThan(0)
  })

  it('FS-INV-14 a deal\u2019s number has 26 bits', () => {
    const s = GOLDEN.begin({ title: '', seats: 3, options: {} })
    expect(game.judge(s, CHANCE, DEAL(2 ** 26 - 1)).ok).toBe(true)
    expect(game.judge(s, CHANCE, 2 ** 31 - 32)).toMatchObject({ ok: true })
  })

  it('FS-P0-04 lots are an order of exactly those who are asked, equals alone changing places', () => {
    let tried = 0
    for (const [, golden] of games) {
      const s = GOLDEN.begin(golden)
      for (const [by, words] of golden.log) {
        const m = game.notation.parseMove(words)
        const order = (words as { order?: number[] }).order
        if (order && order.length > 1) {
          tried++
          const judged = (seats: readonly number[]) => game.judge(s, CHANCE, game.notation.parseMove({ order: seats }))
          expect(judged(order).ok).toBe(true)
          expect(judged(order.slice(1))).toMatchObject({ code: 'malformed' })
          expect(judged([...order.slice(1), order[1]!])).toMatchObject({ code: 'wrongOutcome' })
        }
        game.apply(s, by, m)
      }
    }
    expect(tried).toBeGreaterThan(0)
  })
})
