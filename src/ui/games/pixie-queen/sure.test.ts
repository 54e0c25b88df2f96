import { describe, expect, it } from 'vitest'
import type { MoveWords, View } from '../../../games/pixie-queen/types.ts'
import { moveOf } from '../../../games/pixie-queen/words.ts'
import { asksTwice } from '../../table/sure.ts'
import { optionsOf } from './options.tsx'
import { view } from './testing/fixture.ts'

const say = (w: MoveWords) => ({ title: JSON.stringify(w), detail: '', label: JSON.stringify(w) })
const demanded = view.demands[view.round - 1]
const unwanted = demanded === 'apple' ? 'bread' : 'apple'

/** Whether a choice asks before it is made. */
function asks(words: MoveWords, at: View, waits: boolean): boolean {
  const [option] = optionsOf([moveOf(words)], at, say)
  return option !== undefined && asksTwice(option, waits)
}

const others = (discs: number): View => ({
  ...view,
  players: view.players.map((p, seat) => (seat === view.viewer ? p : { ...p, passed: discs === 0, discs })),
})
const emptyHanded: View = { ...view, offers: view.offers.map((o) => ({ ...o, hands: [] })) }

describe('choices that need a second tap', () => {
  it('asks before nothing, or food the Queen does not want, is offered, for nobody takes that back (PQ-OFFER-05)', () => {
    for (const waits of [false, true]) {
      expect(asks({ seal: true }, emptyHanded, waits)).toBe(true)
      expect(asks({ offer: unwanted, count: 1 }, view, waits)).toBe(true)
    }
  })

  it('asks for nothing else: an action, silver', () => {
    expect(asks({ space: 13 }, view, false)).toBe(false)
    expect(asks({ offer: 'silver', count: 1 }, view, false)).toBe(false)
  })

  it('asks before a pass, except where it waits for the word and others play on: there it can be undone', () => {
    expect(asks({ pass: true }, others(2), false)).toBe(true)
    expect(asks({ pass: true }, others(2), true)).toBe(false)
    expect(asks({ pass: true }, others(0), true)).toBe(true)
  })
})
