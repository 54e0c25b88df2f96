import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pixieQueen } from './index.ts'

const text = readFileSync(new URL('../../../docs/position.md', import.meta.url), 'utf8')
const example = JSON.parse([...text.matchAll(/```json\n(\{\n[\s\S]*?)```/g)][0][1])

it('the example of docs/position.md is a legal position, and reads back as it was written', () => {
  const { state, seats } = pixieQueen.notation.parsePosition(example)
  expect(seats).toBe(2)
  expect(pixieQueen.notation.position(state)).toMatchObject({ ...example, options: { preset: 'de' } })
})

it('the example of docs/position.md can be played on by the seat it names', () => {
  const { state } = pixieQueen.notation.parsePosition(example)
  expect(pixieQueen.pending(state)).toEqual([example.acting])
  expect(pixieQueen.moves(state, example.acting).map(pixieQueen.notation.move)).toContainEqual({ food: { apple: 3 } })
})

it('every field of a position is explained in docs/position.md', () => {
  for (const key of Object.keys(example)) if (key !== 'game' && key !== 'format' && key !== 'seats') expect(text).toContain(`\`${key}\``)
})
