import { describe, expect, it } from 'vitest'
import { EDITION } from '../../../games/fairy-school/edition.ts'
import type { MoveWords } from '../../../games/fairy-school/types.ts'
import { moveOf } from '../../../games/fairy-school/words.ts'
import { offersOf } from './offers.ts'
import type { Option } from './options.tsx'

const option = (words: MoveWords): Option => ({
  move: moveOf(words),
  words,
  text: { title: '', detail: '', label: JSON.stringify(words) },
  tone: 'plain',
})
const offers = (...words: readonly MoveWords[]) => offersOf(words.map(option), EDITION)
const creatureOf = (number: number) => EDITION.cards.find((card) => card.number === number)!.creature

describe('what the boards offer', () => {
  it('a creature for a card in a study cell, once where both cells show it (FS-STUDY-02)', () => {
    const same = EDITION.cards.filter((card) => card.creature === creatureOf(1)).map((card) => card.number)
    const other = EDITION.cards.find((card) => card.creature !== creatureOf(1))!
    const { studies } = offers({ study: same[0]! }, { study: same[1]! }, { study: other.number }, { stop: true })
    expect([...studies.keys()]).toEqual([creatureOf(1), other.creature])
    expect(studies.get(creatureOf(1))?.move).toBe(moveOf({ study: same[0]! }))
  })

  it('elements to exchange for, no others', () => {
    const { exchanges } = offers({ bonus: 'plant' }, { exchange: 'fire' }, { exchange: 'air' }, { joker: 'earth' })
    expect([...exchanges.keys()]).toEqual(['fire', 'air'])
  })

  it('final projects by name, and the next step', () => {
    const { finals, step } = offers({ final: 'F3' }, { final: 'f2' }, { step: 2 }, { ready: true })
    expect([...finals.keys()]).toEqual(['F3', 'f2'])
    expect(step?.words).toEqual({ step: 2 })
    expect(offers({ ready: true }).step).toBe(null)
  })
})
