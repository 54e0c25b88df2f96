/** Parts of the table are left alone while their facts stay the same: so the facts must change with everything a part shows. */
import { describe, expect, it } from 'vitest'
import { fairySchool } from '../../../games/fairy-school/index.ts'
import type { FairyView, MoveWords, View } from '../../../games/fairy-school/types.ts'
import { moveOf } from '../../../games/fairy-school/words.ts'
import { emptyFacts } from './forest.tsx'
import { handFacts } from './hand.tsx'
import type { Option } from './options.tsx'
import { amountFacts } from './purse.tsx'
import { waitFacts, whenFacts } from './status.tsx'
import type { Table } from './table.ts'

const option = (words: MoveWords): Option => ({
  move: moveOf(words),
  words,
  text: { title: '', detail: '', label: JSON.stringify(words) },
  tone: 'plain',
})

const begun = fairySchool.view(fairySchool.setup(fairySchool.notation.options({}), 4), 0)
const tableOf = (view: Partial<View> = {}, ...words: readonly MoveWords[]): Table =>
  ({ view: { ...begun, ...view }, me: 0, options: words.map(option) }) as Partial<Table> as Table
const fairies = (seat: number, part: Partial<FairyView>) => ({
  fairies: begun.fairies.map((fairy, at) => (at === seat ? { ...fairy, ...part } : fairy)),
})

describe('a part is drawn anew', () => {
  it('as a cell, with the cards that may be put down there, and when the forest has been played', () => {
    const facts = (table: Table, seat = 0) => emptyFacts(table, { seat, at: 0 }).join('|')
    const open = facts(tableOf({}, { place: 7, at: 'top-earth' }))
    expect(facts(tableOf({}, { place: 8, at: 'top-earth' }))).not.toBe(open)
    expect(facts(tableOf())).not.toBe(open)
    expect(facts(tableOf({}, { place: 7, at: 'top-earth' }, { place: 7, at: 'bottom-air' }))).toBe(open)
    expect(facts(tableOf({ phase: 'activation' }))).not.toBe(facts(tableOf({ phase: 'planning' })))
    expect(facts(tableOf({}, { place: 7, at: 'top-earth' }), 1)).toBe(facts(tableOf(), 1))
  })

  it('as a card of the hand, with the cells it may be put into', () => {
    const facts = (...words: readonly MoveWords[]) => handFacts(tableOf({}, ...words), { number: 7, lying: false }).join('|')
    expect(facts({ place: 7, at: 'top-earth' })).not.toBe(facts({ place: 7, at: 'bottom-air' }))
    expect(facts({ place: 8, at: 'top-earth' })).toBe(facts())
  })

  it('as an amount of the purse, when it changes or becomes an answer', () => {
    const facts = (table: Table) => amountFacts(table, { kind: 'fire', cost: 0 }).join('|')
    const { elements } = begun.fairies[0]!
    expect(facts(tableOf(fairies(0, { elements: { ...elements, fire: elements.fire + 1 } })))).not.toBe(facts(tableOf()))
    expect(facts(tableOf(fairies(0, { elements: { ...elements, air: elements.air + 1 } })))).toBe(facts(tableOf()))
    expect(facts(tableOf({}, { give: 'fire' }))).not.toBe(facts(tableOf()))
    expect(facts(tableOf({}, { bonus: 'fire' }))).not.toBe(facts(tableOf({}, { give: 'fire' })))
  })

  it('as one who is waited for, when she is ready or earns points', () => {
    const facts = (view: Partial<View>) => waitFacts(tableOf(view), { seat: 2 }).join('|')
    const asked = { phase: 'planning', chance: 'none', deciding: [0, 2] } as const satisfies Partial<View>
    expect(facts({ ...asked, deciding: [0] })).not.toBe(facts(asked))
    expect(facts({ ...asked, ...fairies(2, { points: 9 }) })).not.toBe(facts(asked))
    expect(facts({ ...asked, ...fairies(1, { points: 9 }) })).toBe(facts(asked))
  })

  it('as the line at the top, with each phase, turn and trimester', () => {
    const facts = (view: Partial<View>) => whenFacts(tableOf(view)).join('|')
    const told = [facts({}), facts({ phase: 'study' }), facts({ turn: 2 }), facts({ trimester: 3 })]
    expect(new Set(told).size).toBe(4)
  })
})
