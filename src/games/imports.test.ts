/** Bad input at every door: a part of what `npm run measure:imports` brings in, with the same laws. */
import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, it } from 'vitest'
import { BadInput } from '../core/game.ts'
import { nested } from '../core/testing/mutate.ts'
import { attempt, bring } from './testing/attempt.ts'
import { examples } from './testing/corpus.ts'
import { type Door, openDoors } from './testing/doors.ts'
import { extremes } from './testing/extremes.ts'

const SEED = 20_26
const INPUTS = 20
/** Milliseconds nothing takes, on no machine. */
const TIME = 60_000

let doors: readonly Door[]

beforeAll(async () => {
  doors = await openDoors()
}, TIME)

describe('spoilt input', () => {
  it(
    'is taken or refused with a reason and a place; nothing crashes, nothing comes in by halves',
    async () => {
      const broken: string[] = []
      const fates = new Map<string, number>()
      for (const door of doors)
        for (let n = 0; n < INPUTS; n++) {
          const { fate, why, shown } = await attempt(door, SEED, n)
          fates.set(fate, (fates.get(fate) ?? 0) + 1)
          if (fate === 'broken') broken.push(`${door.name} ${n}: ${why}\n${shown}`)
        }
      expect(broken).toEqual([])
      // Neither does everything pass, nor is everything stopped at the first word.
      expect(fates.get('taken')).toBeGreaterThan(doors.length * INPUTS * 0.15)
      expect(fates.get('refused')).toBeGreaterThan(doors.length * INPUTS * 0.3)
    },
    TIME,
  )

  it(
    'sound input is taken at every door',
    async () => {
      for (const door of doors) {
        const sound = await bring(door, door.sound({ next: () => 0 }))
        expect([door.name, sound.fate, sound.why]).toEqual([door.name, 'taken', ''])
      }
    },
    TIME,
  )
})

describe('what was found by spoiling', () => {
  const faultsOf = (work: () => unknown): readonly string[] => {
    try {
      work()
      return []
    } catch (error) {
      if (error instanceof BadInput) return error.faults.map(({ path }) => path)
      throw error
    }
  }

  it('a switch that is called like something every object has is not known', async () => {
    for (const { game } of await examples())
      for (const name of ['constructor', 'toString', '__proto__']) {
        const options: unknown = JSON.parse(`{"switches":{"${name}":1}}`)
        expect(faultsOf(() => game.notation.options(options))).not.toEqual([])
      }
  })

  it('a name that is no word is quoted where it is named', async () => {
    for (const { game, positions } of await examples())
      expect(faultsOf(() => game.notation.parsePosition({ ...(positions[0] as object), '': 1, 'a b': 2 }))).toEqual(['[""]', '["a b"]'])
  })

  it('a move with endless words in it is refused in short', async () => {
    for (const { game } of await examples()) expect(faultsOf(() => game.notation.parseMove({ order: nested(100_000) }))).toEqual([''])
  })
})

describe('files nobody means', () => {
  it(
    'nothing, too much and too deep are refused like any others',
    async () => {
      const [example] = await examples()
      const files = extremes(example!, 30_000, 20_000)
      const broken: string[] = []
      for (const [name, text] of files) {
        const { fate, why } = await bring(doors[0]!, text)
        if (fate === 'broken') broken.push(`${name}: ${why}`)
      }
      expect(broken).toEqual([])
    },
    TIME,
  )
})
