import { describe, expect, it } from 'vitest'
import { readFacts } from './garden-facts.ts'

const points = [12, 0, 40]
const projects = [2, 0, 8]

describe('facts of a saved table', () => {
  it('are read as they were kept', () => {
    expect(readFacts({ points, projects })).toEqual({ points, projects })
  })

  it.each([
    ['an old save', null],
    ['no object', 'garden'],
    ['a list', points],
    ['no points', { projects }],
    ['no projects', { points }],
    ['nobody', { points: [], projects: [] }],
    ['a fairy too many', { points: [1, 2, 3, 4, 5, 6, 7], projects: [0, 0, 0, 0, 0, 0, 0] }],
    ['a fairy half told', { points, projects: [1, 2] }],
    ['less than nothing', { points: [-1, 0, 0], projects }],
    ['half a project', { points, projects: [0.5, 0, 0] }],
    ['points in words', { points: ['many', 0, 0], projects }],
  ])('tell nothing when they are damaged: %s', (_what, json) => {
    expect(readFacts(json)).toBe(null)
  })
})
