import { describe, expect, it } from 'vitest'
import { pixieQueen } from '../../../games/pixie-queen/index.ts'
import type { MoveWords } from '../../../games/pixie-queen/types.ts'
import { moveOf } from '../../../games/pixie-queen/words.ts'
import { optionsOf } from './options.tsx'

const view = pixieQueen.view(pixieQueen.setup(pixieQueen.notation.options({}), 3), 0)
const tones = (...words: readonly MoveWords[]) =>
  optionsOf(words.map(moveOf), view, () => ({ title: '', detail: '', label: '' })).map((o) => o.tone)

describe('how loud a choice is', () => {
  it('the end of a turn is golden once nothing else can be done, and looks like an end before', () => {
    expect(tones({ done: true })).toEqual(['primary'])
    expect(tones({ done: true }, { unchain: 0 })).toEqual(['ends', 'plain'])
    expect(tones({ stop: true })).toEqual(['ends'])
  })

  it('what costs punishment is dear', () => {
    expect(tones({ pass: true }, { space: 1 })).toEqual(['plain', 'dear'])
  })
})
