import { describe, expect, it } from 'vitest'
import { fitted } from './canvas.ts'

const measure = (text: string) => [...text].length * 10

describe('words in a picture', () => {
  it('stay as they are where there is room', () => {
    expect(fitted('Firenze', 70, measure)).toBe('Firenze')
  })

  it('are shortened to what fits, without a gap before the dots', () => {
    expect(fitted('Anna Maria', 90, measure)).toBe('Anna Mar…')
    expect(fitted('Anna Maria', 60, measure)).toBe('Anna…')
  })

  it('never lose half a letter, and vanish where nothing fits', () => {
    expect(fitted('🧚🧚🧚', 20, measure)).toBe('🧚…')
    expect(fitted('Firenze', 5, measure)).toBe('')
  })
})
