import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pixieQueen } from './index.ts'
import { type Golden, replay } from './testing-golden.ts'
import type { MoveWords } from './types.ts'

const folder = new URL('./golden/', import.meta.url)
const games = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden] as const)

/** The ways a game ends and the tables that must be there, and what makes a record one of them. */
const KINDS: Readonly<Record<string, (g: Golden) => boolean>> = {
  'rounds-out': ({ end }) => end.reason === 'rounds' && end.round === 7,
  'tiles-out': ({ end }) => end.reason === 'tiles' && end.round < 7,
  'last-standing': ({ end }) => end.reason === 'lastStanding',
  'tie-most-servants': (g) =>
    tied(g) && best(g).length === 1 && servantsOfTied(g).filter((n) => n === Math.max(...servantsOfTied(g))).length === 1,
  'tie-first-servant': (g) =>
    tied(g) && best(g).length === 1 && servantsOfTied(g).filter((n) => n === Math.max(...servantsOfTied(g)) && n > 0).length > 1,
  'shared-first': (g) => tied(g) && best(g).length > 1 && servantsOfTied(g).every((n) => n === 0),
}

const winners = (g: Golden) => g.end.scores.flatMap((score, seat) => (score === Math.max(...g.end.scores) ? [seat] : []))
const tied = (g: Golden) => g.end.reason !== 'lastStanding' && winners(g).length > 1
const best = (g: Golden) => g.end.ranks.filter((rank) => rank === 1)
const servantsOfTied = (g: Golden) => winners(g).map((seat) => g.end.servants[seat] ?? 0)
const verb = (words: MoveWords) => Object.keys(words)[0] ?? ''

describe('golden games', () => {
  it.each(games)('%s ends as recorded', (_, golden) => {
    expect(golden.rules).toBe(pixieQueen.rules)
    const { rounds, end } = replay(golden)
    expect(end).toEqual(golden.end)
    expect(rounds).toEqual(golden.rounds)
  })

  it.each(Object.keys(KINDS))('there is a game that ends this way: %s', (kind) => {
    const found = games.filter(([name]) => name === `${kind}.json`).map(([, golden]) => KINDS[kind]?.(golden))
    expect(found).toEqual([true])
  })

  it('there is one for every number of players in both presets', () => {
    const tables = games.filter(([, g]) => g.start === null).map(([, g]) => `${g.seats} ${g.preset}`)
    for (const seats of [2, 3, 4, 5]) for (const preset of ['de', 'fr']) expect(tables).toContain(`${seats} ${preset}`)
  })

  it('together they use every action space and every kind of move', () => {
    const moves = games.flatMap(([, g]) => g.log.map(([, words]) => words))
    const spaces = new Set(moves.flatMap((m) => ('space' in m ? [m.space] : [])))
    expect([...spaces].sort((a, b) => a - b)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1))
    const verbs = [
      'order',
      'skills',
      'roll',
      'face',
      'draw',
      'demand',
      'skill',
      'food',
      'space',
      'pass',
      'unchain',
      'done',
      'stop',
      'take',
      'give',
      'count',
      'promote',
      'split',
      'track',
      'rob',
      'peek',
      'pick',
      'chain',
      'swap',
      'remove',
      'copy',
      'add',
      'send',
      'mercy',
      'announce',
      'offer',
      'seal',
    ]
    expect([...new Set(moves.map(verb))].sort()).toEqual(verbs.sort())
  })
})
