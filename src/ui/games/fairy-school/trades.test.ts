import { describe, expect, it } from 'vitest'
import { CHANCE } from '../../../core/game.ts'
import { type Rng, rngAt } from '../../../core/rng.ts'
import { KINDS, STEP } from '../../../games/fairy-school/codes.ts'
import { EDITION } from '../../../games/fairy-school/edition.ts'
import { fairySchool, type State } from '../../../games/fairy-school/index.ts'
import type { Quote } from '../../../games/fairy-school/types.ts'
import { wordsOf } from '../../../games/fairy-school/words.ts'
import { tradesOf } from './trades.ts'

const quote = (part: Partial<Quote>): Quote => ({
  what: 51,
  price: {},
  missing: {},
  payable: true,
  discount: 0,
  jokers: 0,
  exchanged: {},
  ...part,
})

/** Fills the purse at random and makes what is proposed for the first price. Number of proposals made. */
function trade(s: State, actor: number, rng: Rng): number {
  for (let k = 0; k < KINDS; k++) s.elements[actor * KINDS + k] = rng.next(6)
  const quotesOf = () => fairySchool.view(s, actor).fairies[actor]!.quotes
  const found = quotesOf().find((q) => tradesOf(q, EDITION).length > 0)
  if (!found) return 0
  for (const move of tradesOf(found, EDITION)) {
    expect(fairySchool.judge(s, actor, move)).toEqual({ ok: true })
    fairySchool.apply(s, actor, move)
  }
  expect(quotesOf().find((q) => q.what === found.what)).toMatchObject({ payable: true, missing: {}, jokers: 0, exchanged: {} })
  return 1
}

describe('exchanges that make a price payable', () => {
  it('turns airs into what is dearest, and exchanges for the rest', () => {
    const moves = tradesOf(quote({ missing: { earth: 1, plant: 1 }, jokers: 1, exchanged: { fire: 2, water: 1 } }), EDITION)
    expect(moves.map(wordsOf)).toEqual([{ joker: 'plant' }, { exchange: 'earth' }, { give: 'fire' }, { give: 'fire' }, { give: 'water' }])
  })

  it('is nothing where nothing is short, nothing helps, or a discount will', () => {
    expect(tradesOf(quote({}), EDITION)).toEqual([])
    expect(tradesOf(quote({ missing: { air: 1 }, payable: false }), EDITION)).toEqual([])
    expect(tradesOf(quote({ missing: { earth: 1 }, discount: 1 }), EDITION)).toEqual([])
  })

  it('is legal move by move in any game, and leaves the price payable in kind', () => {
    let traded = 0
    for (let seed = 1; traded < 20; seed++) {
      const s = fairySchool.setup(fairySchool.notation.options({}), 2)
      for (let ply = 0; traded < 20 * seed && ply < 300; ply++) {
        const [actor = CHANCE] = fairySchool.pending(s)
        const rng = rngAt(seed, ply)
        if (actor === CHANCE) {
          fairySchool.apply(s, CHANCE, fairySchool.chance(s, rng))
          continue
        }
        if (s.at[actor] === STEP.activate) traded += trade(s, actor, rng)
        const choices = fairySchool.moves(s, actor)
        fairySchool.apply(s, actor, choices[rng.next(choices.length)]!)
      }
    }
    expect(traded).toBeGreaterThanOrEqual(20)
  })
})
