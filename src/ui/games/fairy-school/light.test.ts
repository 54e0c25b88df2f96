import { describe, expect, it } from 'vitest'
import type { MoveWords } from '../../../games/fairy-school/types.ts'
import { goesWith } from './light.ts'
import type { Picked } from './table.ts'

describe('what goes on from what is taken up', () => {
  it.each<[Picked | null, MoveWords, boolean]>([
    [null, { place: 5, at: 'top-earth' }, true],
    [{ kind: 'card', card: 5 }, { place: 5, at: 'top-earth' }, true],
    [{ kind: 'card', card: 5 }, { place: 6, at: 'top-earth' }, false],
    [{ kind: 'card', card: 5 }, { ready: true }, true],
    [{ kind: 'columns', columns: ['air'] }, { columns: ['air'] }, true],
    [{ kind: 'columns', columns: ['air'] }, { columns: ['air', 'fire'] }, true],
    [{ kind: 'columns', columns: ['air'] }, { columns: ['earth'] }, false],
    [{ kind: 'columns', columns: ['air', 'fire'] }, { columns: ['air'] }, false],
    [{ kind: 'columns', columns: ['air'] }, { exchange: 'fire' }, true],
    [{ kind: 'projects', cards: [7, 9] }, { projects: [7, 8, 9] }, true],
    [{ kind: 'projects', cards: [7, 10] }, { projects: [7, 8, 9] }, false],
  ])('%j: %j, %s', (picked, words, goes) => {
    expect(goesWith(picked, words)).toBe(goes)
  })
})
