import { describe, expect, it } from 'vitest'
import { EDITION } from '../edition.ts'
import { pixieQueen } from '../index.ts'

describe('what counts for who plays to win', () => {
  it('is a disgrace long before the oubliette is reached, and only far below what winners have', () => {
    const { disgrace = 0 } = pixieQueen.advice.aim ?? {}
    expect(disgrace).toBeGreaterThan(EDITION.score.oubliette + 10)
    expect(disgrace).toBeLessThan(-20)
  })
})
