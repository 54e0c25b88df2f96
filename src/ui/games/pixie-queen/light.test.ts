import { describe, expect, it } from 'vitest'
import type { MoveWords } from '../../../games/pixie-queen/types.ts'
import { moveOf } from '../../../games/pixie-queen/words.ts'
import { lightOf, pickedFirst, pickedOf, waysTo } from './light.ts'
import { isWrongFood, opensItself, optionsOf } from './options.tsx'
import { view } from './testing/fixture.ts'

const say = (w: MoveWords) => ({ title: JSON.stringify(w), detail: '', label: JSON.stringify(w) })
const options = (...words: MoveWords[]) => optionsOf(words.map(moveOf), view, say)

describe('which windows are lit', () => {
  it('lights an action that may be chosen, and no other', () => {
    const list = options({ space: 13 }, { space: 1 })
    expect(lightOf(list, null, 13)).toBe('choose')
    expect(lightOf(list, null, 12)).toBe(null)
  })

  it('lights pixies that can climb and all they may reach, then where the one taken up may go', () => {
    const list = options({ promote: 3, to: 8 }, { promote: 3, to: 6 }, { promote: 12, to: 14 })
    expect([lightOf(list, null, 3), lightOf(list, null, 8)]).toEqual(['pick', 'target'])
    expect([lightOf(list, 3, 3), lightOf(list, 3, 8), lightOf(list, 3, 14)]).toEqual(['picked', 'target', null])
  })

  it('knows the ways to a place, and puts those of the pixie taken up first', () => {
    const list = options({ promote: 3, to: 8 }, { promote: 'mine', to: 2 }, { promote: 4, to: 8 })
    expect([waysTo(list, null, 8).length, waysTo(list, 4, 8).length, waysTo(list, null, 9).length]).toEqual([2, 1, 0])
    expect(pickedFirst(list, 4)[0]?.words).toEqual({ promote: 4, to: 8 })
    expect(pickedFirst(list, null)).toBe(list)
  })

  it('takes up the only pixie that can go by itself', () => {
    expect(pickedOf(options({ promote: 'mine', to: 1 }, { promote: 'mine', to: 2 }), null)).toBe('mine')
    expect(pickedOf(options({ promote: 'mine', to: 1 }, { promote: 3, to: 8 }), null)).toBe(null)
    expect(pickedOf(options({ promote: 'mine', to: 1 }), 3)).toBe(3)
  })
})

describe('the order of choices', () => {
  it('goes from the top of the castle down and ends with what costs points', () => {
    const list = options({ pass: true }, { space: 1 }, { space: 20 }, { space: 10 }, { space: 14 }, { unchain: 0 }, { space: 13 })
    expect(list.map((o) => Object.values(o.words)[0])).toEqual([13, 14, 10, 1, 20, 0, true])
    expect(list.at(-1)?.tone).toBe('dear')
  })

  it('marks food the Queen did not ask for', () => {
    const asked = { ...view, demands: ['honey', 'apple', 'bread'] as const }
    expect([isWrongFood('bread', asked), isWrongFood('apple', asked), isWrongFood('gold', asked)]).toEqual([false, true, false])
  })

  it('opens parameters by themselves, but leaves the board free for what is chosen there', () => {
    expect([opensItself('foodTile', 10), opensItself('foodTile', 3), opensItself('turn', 14)]).toEqual([true, false, false])
  })
})
