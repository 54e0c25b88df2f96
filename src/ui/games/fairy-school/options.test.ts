import { describe, expect, it } from 'vitest'
import { EDITION } from '../../../games/fairy-school/edition.ts'
import { fairySchool } from '../../../games/fairy-school/index.ts'
import type { MoveWords } from '../../../games/fairy-school/types.ts'
import { moveOf } from '../../../games/fairy-school/words.ts'
import { optionsOf } from './options.tsx'

const view = fairySchool.view(fairySchool.setup(fairySchool.notation.options({}), 3), 0)
const ctx = { view, edition: EDITION, me: 0, name: String }
const heads = { own: '', exchange: '', of: String, unused: String }
const tones = (...words: readonly MoveWords[]) => {
  const options = optionsOf(words.map(moveOf), ctx, () => ({ title: '', detail: '', label: '' }), heads)
  return Object.fromEntries(options.map((o) => [Object.keys(o.words)[0], o.tone]))
}

describe('how loud a choice is', () => {
  it('gold is for being ready once nothing more can be done but move and exchange', () => {
    expect(tones({ ready: true }, { place: 1, at: 'top-fire' }).ready).toBe('primary')
    expect(tones({ ready: true }, { exchange: 'fire' }, { joker: 'fire' }).ready).toBe('primary')
  })

  it('to be ready earlier, and to stop, looks like an end', () => {
    expect(tones({ ready: true }, { activate: 1, of: 0, line: 0 })).toEqual({ ready: 'ends', activate: 'plain' })
    expect(tones({ ready: true }, { realise: 1 }).ready).toBe('ends')
    expect(tones({ study: 1 }, { stop: true })).toEqual({ study: 'plain', stop: 'ends' })
  })
})
