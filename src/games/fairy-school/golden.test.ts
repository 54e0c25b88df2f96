/** Whole games recorded: every setup, both lengths, each way to end. Only a deliberate change of the rules (raise `rules`) changes them. */
import { describe, expect, it } from 'vitest'
import { fairySchool } from './index.ts'
import { type GoldenEnd, type GoldenGame, playGolden } from './testing-golden.ts'

const RULES = 1

const GAMES: readonly (readonly [GoldenGame, GoldenEnd])[] = [
  [
    {
      title: 'initiation, three fairies',
      seats: 3,
      options: { setup: 'initiation' },
      seed: 1,
      never: ['ready', 'stop', 'exchange', 'joker'],
    },
    { entries: 1100, turns: 21, reason: 'guard', scores: [66, 59, 59], ranks: [1, 3, 2], hash: '385c652a' },
  ],
  [
    { title: 'normal, four fairies', seats: 4, options: {}, seed: 2, never: ['ready', 'stop', 'exchange', 'joker'] },
    { entries: 1494, turns: 21, reason: 'guard', scores: [62, 64, 64, 66], ranks: [4, 3, 2, 1], hash: 'eef58f93' },
  ],
  [
    { title: 'expert, five fairies', seats: 5, options: { setup: 'expert' }, seed: 3, never: ['ready', 'stop', 'exchange', 'joker'] },
    { entries: 1895, turns: 21, reason: 'guard', scores: [67, 61, 59, 59, 67], ranks: [1, 3, 4, 4, 2], hash: '4f18e9e7' },
  ],
  [
    { title: 'two fairies', seats: 2, options: {}, seed: 4, never: ['ready', 'stop', 'exchange', 'joker'] },
    { entries: 938, turns: 24, reason: 'guard', scores: [62, 55], ranks: [1, 2], hash: 'f93bcc44' },
  ],
  [
    {
      title: 'short, two fairies, expert',
      seats: 2,
      options: { setup: 'expert', length: 'short' },
      seed: 5,
      never: ['ready', 'stop', 'exchange', 'joker'],
    },
    { entries: 753, turns: 20, reason: 'guard', scores: [50, 53], ranks: [2, 1], hash: '5a1fd240' },
  ],
  [
    { title: 'short, six fairies', seats: 6, options: { length: 'short' }, seed: 6, never: ['ready', 'stop', 'exchange', 'joker'] },
    { entries: 1899, turns: 18, reason: 'guard', scores: [55, 55, 55, 55, 58, 52], ranks: [3, 2, 5, 3, 1, 6], hash: '134d9e0a' },
  ],
  [
    {
      title: 'wide, six fairies, house decks',
      seats: 6,
      options: { setup: 'initiation', wide: true },
      seed: 7,
      never: ['ready', 'stop', 'exchange', 'joker'],
    },
    { entries: 2254, turns: 21, reason: 'guard', scores: [61, 61, 64, 66, 61, 60], ranks: [4, 3, 2, 1, 4, 6], hash: '025e53cb' },
  ],
  [
    { title: 'no leaders bonus, with exchanges', seats: 3, options: { leadersBonus: 'none' }, seed: 8, never: [] },
    { entries: 1015, turns: 21, reason: 'guard', scores: [40, 54, 48], ranks: [3, 1, 2], hash: '995f3eb5' },
  ],
  [
    { title: 'nobody takes a step: the guard', seats: 3, options: {}, seed: 9, never: ['step', 'exchange', 'joker'] },
    { entries: 841, turns: 21, reason: 'guard', scores: [47, 59, 54], ranks: [3, 1, 2], hash: '0b7c5e11' },
  ],
  [
    { title: 'shared first place', seats: 2, options: { length: 'short' }, seed: 36, never: ['ready', 'stop', 'exchange', 'joker'] },
    { entries: 818, turns: 20, reason: 'guard', scores: [51, 51], ranks: [1, 1], hash: '7eeed280' },
  ],
  [
    { title: 'a tie decided by kindness', seats: 2, options: { length: 'short' }, seed: 24, never: ['ready', 'stop', 'exchange', 'joker'] },
    { entries: 804, turns: 20, reason: 'guard', scores: [54, 54], ranks: [1, 2], hash: '90201e01' },
  ],
  [
    { title: 'easy steps, four fairies', seats: 4, options: {}, seed: 30, easy: true, never: ['ready', 'stop', 'exchange', 'joker'] },
    { entries: 1324, turns: 15, reason: 'finished', scores: [62, 66, 62, 74], ranks: [4, 2, 3, 1], hash: '390421c6' },
  ],
  [
    {
      title: 'easy steps, wide and short, five fairies',
      seats: 5,
      options: { length: 'short', wide: true },
      seed: 31,
      easy: true,
      never: ['ready', 'stop', 'exchange', 'joker'],
    },
    { entries: 978, turns: 8, reason: 'finished', scores: [51, 48, 49, 40, 46], ranks: [1, 3, 2, 5, 4], hash: '167f2ded' },
  ],
]

describe('golden games', () => {
  it('are of these rules', () => {
    expect(fairySchool.rules).toBe(RULES)
  })

  it.each(GAMES.map(([game, end]) => [game.title, game, end] as const))('FS-INV-14 %s ends as recorded', (_, game, end) => {
    expect(playGolden(game)).toEqual(end)
  })

  it('FS-END-01 FS-END-06 FS-SCORE-06 hold every way to end', () => {
    const ends = GAMES.map(([, end]) => end)
    expect(ends.some(({ reason }) => reason === 'finished')).toBe(true)
    expect(ends.some(({ reason }) => reason === 'guard')).toBe(true)
    expect(ends.some(({ ranks }) => ranks.filter((rank) => rank === 1).length > 1)).toBe(true)
    expect(ends.some(({ scores, ranks }) => new Set(scores).size < scores.length && new Set(ranks).size === ranks.length)).toBe(true)
  })
})
