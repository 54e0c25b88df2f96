import { beforeEach, describe, expect, it } from 'vitest'
import type { Reviewed } from '../worker/protocol.ts'
import { Reviewing } from './reviewing.ts'

const REVIEW: Reviewed = { viewer: 0, chart: [{ ply: 9, chances: [1, 0] }], turns: [] }

let asked: ((found: Reviewed | null) => void)[]
let calledOff: number
let reviewing: Reviewing

beforeEach(() => {
  asked = []
  calledOff = 0
  reviewing = new Reviewing(
    () => new Promise((answer) => asked.push(answer)),
    () => calledOff++,
  )
})

describe('a review', () => {
  it('is asked for once, tells how far it has come, and stays', async () => {
    const started = reviewing.start()
    void reviewing.start()
    expect(reviewing.share.value).toBe(0)
    reviewing.came(0.4)
    expect([reviewing.share.value, reviewing.found.value]).toEqual([0.4, null])
    asked[0]?.(REVIEW)
    await started
    expect([reviewing.share.value, reviewing.found.value]).toEqual([null, REVIEW])
    await reviewing.start()
    expect(asked).toHaveLength(1)
  })

  it('can be called off and begun anew', async () => {
    reviewing.stop()
    expect(calledOff).toBe(0)
    const started = reviewing.start()
    reviewing.stop()
    expect(calledOff).toBe(1)
    asked[0]?.(null)
    await started
    reviewing.came(0.7)
    expect([reviewing.share.value, reviewing.found.value]).toEqual([null, null])
    void reviewing.start()
    expect(asked).toHaveLength(2)
  })

  it('is forgotten when the end is taken back, one on its way too', async () => {
    const started = reviewing.start()
    reviewing.forget()
    expect([reviewing.share.value, calledOff]).toEqual([null, 1])
    const again = reviewing.start()
    asked[0]?.(REVIEW)
    await started
    expect([reviewing.share.value, reviewing.found.value]).toEqual([0, null])
    asked[1]?.(REVIEW)
    await again
    expect(reviewing.found.value).toEqual(REVIEW)
    reviewing.forget()
    expect([reviewing.found.value, calledOff]).toEqual([null, 1])
  })
})
