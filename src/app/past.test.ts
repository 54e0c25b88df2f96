import { beforeEach, describe, expect, it } from 'vitest'
import type { Look, Why } from '../worker/protocol.ts'
import { LookingBack } from './past.ts'

const at = (ply: number): Look => ({ ply, view: `v${ply}`, events: [], decided: null })

let asked: { ply: number; answer: (look: Look | null) => void }[]
let inquired: { ply: number; answer: (why: Why | null) => void }[]
let past: LookingBack

beforeEach(() => {
  asked = []
  inquired = []
  past = new LookingBack(
    (ply) => new Promise((answer) => asked.push({ ply, answer })),
    (ply) => new Promise((answer) => inquired.push({ ply, answer })),
  )
})

async function look(ply: number): Promise<boolean> {
  const looked = past.look(ply)
  asked.at(-1)?.answer(at(ply))
  return looked
}

describe('looking back', () => {
  it('shows the moment once it is there, and now again', async () => {
    const looked = past.look(4)
    expect(past.moment.value).toBeNull()
    asked[0]?.answer(at(4))
    expect(await looked).toBe(true)
    expect(past.moment.value).toEqual(at(4))
    past.back()
    expect(past.moment.value).toBeNull()
  })

  it('asks once for a moment that is shown already', async () => {
    await look(4)
    expect(await past.look(4)).toBe(true)
    expect(asked).toHaveLength(1)
  })

  it('knows why the moment was decided so, unless another is looked at by then', async () => {
    const reasons: Why = { seat: 1, reasons: [], view: 'v' }
    expect(await past.why()).toBeNull()
    await look(4)
    const first = past.why()
    inquired[0]?.answer(reasons)
    expect(await first).toBe(reasons)
    const second = past.why()
    await look(5)
    inquired[1]?.answer(reasons)
    expect([await second, inquired.map(({ ply }) => ply)]).toEqual([null, [4, 4]])
  })

  it('stays where it is when there is no such moment', async () => {
    await look(4)
    const looked = past.look(99)
    asked[1]?.answer(null)
    expect(await looked).toBe(false)
    expect(past.moment.value?.ply).toBe(4)
  })

  it('goes where it was sent last, whatever order the answers come in', async () => {
    const first = past.look(4)
    const second = past.look(3)
    asked[1]?.answer(at(3))
    asked[0]?.answer(at(4))
    expect([await first, await second]).toEqual([false, true])
    expect(past.moment.value?.ply).toBe(3)
  })

  it('stays at now when the answer comes after the way back', async () => {
    const looked = past.look(4)
    past.back()
    asked[0]?.answer(at(4))
    expect(await looked).toBe(false)
    expect(past.moment.value).toBeNull()
  })

  it('ends when the moment is taken back, and only then', async () => {
    await look(4)
    past.cut(4)
    expect(past.moment.value?.ply).toBe(4)
    past.cut(3)
    expect(past.moment.value).toBeNull()
  })
})
