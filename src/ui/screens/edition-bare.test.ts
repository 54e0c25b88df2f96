import { describe, expect, it } from 'vitest'
import { EDITION as CARDS } from '../../games/fairy-school/edition.ts'
import { EDITION as BOARD } from '../../games/pixie-queen/edition.ts'
import type { Json } from '../kit/tree.ts'
import { gameOfBare } from './edition-bare.ts'

const printed = (id: string, edition: object) => ({ id, play: { loadEdition: async () => ({ shipped: edition as Json }) } })
const GAMES = [printed('pixie-queen', BOARD), { id: 'without' }, printed('fairy-school', CARDS)]
const found = (text: string) => gameOfBare(text, GAMES)

describe('a file with a bare edition', () => {
  it('is known by the parts it names, whole or in part', async () => {
    expect(await found(JSON.stringify(BOARD))).toBe('pixie-queen')
    expect(await found(JSON.stringify({ copyCosts: [], nonsense: 1 }))).toBe('pixie-queen')
    expect(await found(JSON.stringify(CARDS))).toBe('fairy-school')
    expect(await found(JSON.stringify({ cards: CARDS.cards }))).toBe('fairy-school')
  })

  it('is no document of the app, no list, no other JSON and no other text', async () => {
    for (const text of ['{"app":"fey-table","format":1,"editions":[]}', '[]', '{}', '{"constructor":1}', 'null', '"cards"', 'cards', ''])
      expect(await found(text), text).toBeNull()
  })
})
