/** The door for positions: whatever is let in can be played to its end; everything else is named. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadInput, type Json } from '../../core/game.ts'
import { type Rng, Sfc32 } from '../../core/rng.ts'
import { anyMove, playOut } from '../../core/testing/play.ts'
import { fairySchool, type State } from './index.ts'
import { LENGTHS, SETUPS } from './types.ts'

type Doc = { [key: string]: unknown }

/** Every path of a document but those of its options. */
function pathsOf(x: unknown, path: readonly string[] = [], into: string[][] = []): string[][] {
  if (path.length > 0) into.push([...path])
  if (typeof x === 'object' && x !== null) for (const [k, v] of Object.entries(x)) if (k !== 'options') pathsOf(v, [...path, k], into)
  return into
}

const follow = (doc: unknown, path: readonly string[]): unknown => path.reduce<unknown>((x, k) => (x as Doc | null)?.[k], doc)

/** One value made another of its kind, or of none. */
function spoiled(value: unknown, words: readonly string[], rng: Rng): unknown {
  if (typeof value === 'number') return [value + rng.next(5) - 2, 0, rng.next(260), null][rng.next(4)]
  if (typeof value === 'string') return words[rng.next(words.length)]
  if (Array.isArray(value)) return [value.slice(1), [...value, value[0] ?? 1], [...value, 1 + rng.next(163)], []][rng.next(4)]
  return value === null ? rng.next(170) : null
}

function spoil(doc: Doc, rng: Rng): void {
  const paths = pathsOf(doc)
  const words = paths.map((path) => follow(doc, path)).filter((x): x is string => typeof x === 'string')
  const path = paths[rng.next(paths.length)] ?? []
  const holder = follow(doc, path.slice(0, -1)) as Doc | null
  const key = path.at(-1) ?? ''
  if (holder) holder[key] = spoiled(holder[key], words, rng)
}

/** The state after some entries of a random game. */
function somewhere(seats: number, json: Json, seed: number, entries: number): State {
  const s = fairySchool.setup(fairySchool.notation.options(json), seats)
  const states: State[] = []
  playOut(fairySchool, s, new Sfc32(seed, 1), anyMove, (now: State) => {
    if (states.length <= entries) states.push(fairySchool.clone(now))
  })
  return states.at(-1) ?? s
}

const table = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  setup: fc.constantFrom(...SETUPS),
  length: fc.constantFrom(...LENGTHS),
  seed: fc.nat(),
  entries: fc.integer({ min: 0, max: 900 }),
})

describe('positions', () => {
  it('FS-INV-01 to FS-INV-21 hold for whatever is let in: it is played to the end', () => {
    let refused = 0
    let played = 0
    const check = ({ seats, setup, length, seed, entries }: typeof table extends fc.Arbitrary<infer T> ? T : never): void => {
      const rng = new Sfc32(seed, 2)
      const position = JSON.stringify(fairySchool.notation.position(somewhere(seats, { setup, length }, seed, entries)))
      for (let n = 0; n < 25; n++) {
        const doc = JSON.parse(position) as Doc
        spoil(doc, rng)
        try {
          const { state } = fairySchool.notation.parsePosition(doc)
          playOut(fairySchool, state, rng, anyMove)
          played++
        } catch (error) {
          if (!(error instanceof BadInput)) throw error
          expect(error.faults.length).toBeGreaterThan(0)
          refused++
        }
      }
    }
    fc.assert(fc.property(table, check), { numRuns: 30, seed: 5 })
    expect(refused).toBeGreaterThan(200)
    expect(played).toBeGreaterThan(50)
  }, 120_000)

  it.each([
    ['another game', { game: 'toy' }, 'game'],
    ['another format', { format: 2 }, 'format'],
    ['too many fairies', { seats: 7 }, 'seats'],
    ['a key nobody knows', { weather: 'fine' }, 'weather'],
  ])('names %s', (_, change, path) => {
    const doc = { ...(fairySchool.notation.position(somewhere(2, {}, 1, 30)) as Doc), ...change }
    expect(() => fairySchool.notation.parsePosition(doc)).toThrow(new RegExp(`^${path}:|; ${path}:`))
  })
})
