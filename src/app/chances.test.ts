import { describe, expect, it } from 'vitest'
import { Chances } from './chances.ts'

function asking() {
  const asked: { ply: number; answer: (chances: readonly number[] | null) => void }[] = []
  const chances = new Chances((ply) => new Promise((answer) => asked.push({ ply, answer })))
  const answer = async (nth: number, found: readonly number[] | null) => {
    asked[nth]?.answer(found)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { chances, answer, plies: () => asked.map(({ ply }) => ply) }
}

describe('chances at a decision', () => {
  it('are asked for once, however often the table tells of it', async () => {
    const { chances, answer, plies } = asking()
    chances.at(4)
    chances.at(4)
    await answer(0, [0.25, 0.75])
    chances.at(4)
    expect(plies()).toEqual([4])
    expect(chances.latest.value).toEqual([0.25, 0.75])
  })

  it('are asked for one after another, those in between not at all', async () => {
    const { chances, answer, plies } = asking()
    for (const ply of [4, 6, 9]) chances.at(ply)
    expect(plies()).toEqual([4])
    await answer(0, [0.5, 0.5])
    expect(plies()).toEqual([4, 9])
    await answer(1, null)
    expect(chances.latest.value).toEqual([0.5, 0.5])
  })

  it('are gone when nobody wants to know, and an answer on its way is not shown', async () => {
    const { chances, answer, plies } = asking()
    chances.at(4)
    chances.forget()
    await answer(0, [0.5, 0.5])
    expect(chances.latest.value).toBeNull()
    chances.at(4)
    expect(plies()).toEqual([4, 4])
  })

  it('on their way when other eyes begin to look are not shown to those', async () => {
    const { chances, answer, plies } = asking()
    chances.at(4)
    chances.forget()
    chances.at(6)
    await answer(0, [0.5, 0.5])
    expect(chances.latest.value).toBeNull()
    expect(plies()).toEqual([4, 6])
    await answer(1, [0.25, 0.75])
    expect(chances.latest.value).toEqual([0.25, 0.75])
  })
})
