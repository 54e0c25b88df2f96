import { describe, expect, it } from 'vitest'
import type { Event as FairyEvent } from '../games/fairy-school/types.ts'
import type { Event } from '../games/pixie-queen/types.ts'
import { beyondPlace, ENDS, type Ending, endRows, figures, gather, scored } from './ends.ts'

const ending = (scores: number[], ranks: number[], marks: string[][]): Ending => ({
  scores,
  ranks,
  marks: marks.map((each) => new Set(each)),
  lines: scores.map((total) => ({ rewards: 10, punishment: total - 10 })),
})

describe('the ends of games', () => {
  const endings = [
    ending(
      [4, -3],
      [1, 2],
      [
        ['place 1', 'skill lightMine', 'reward ring'],
        ['place 2', 'reward special'],
      ],
    ),
    ending(
      [-9, -60],
      [1, 2],
      [
        ['place 2', 'reward servant'],
        ['place 1', 'skill lightMine', 'out'],
      ],
    ),
    ending([0, 0], [1, 1], [['place 1'], ['place 2', 'reward ring']]),
    ending([-5, -1], [2, 1], [['place 1'], ['place 2']]),
  ]
  const found = new Map(figures(endings).map((each) => [each.name, each]))

  it('say how often winners are above 0, players go out and a winner has a reward', () => {
    expect(found.get('winner above 0')).toMatchObject({ games: 4, fair: null, share: [25, expect.any(Number)] })
    expect(found.get('players out')?.share[0]).toBe(12.5)
    expect(found.get('winner with reward ring')?.share[0]).toBe(50)
    expect(found.get('winner with reward special')?.share[0]).toBe(0)
  })

  it('give places and tiles their share of wins, ties in parts, of the games in which somebody bears them', () => {
    expect(found.get('place 1')).toMatchObject({ games: 4, fair: 50, share: [37.5, expect.any(Number)] })
    expect(found.get('place 2')?.share[0]).toBe(62.5)
    expect(found.get('skill lightMine')).toMatchObject({ games: 2, share: [50, expect.any(Number)] })
    expect(found.has('out')).toBe(false)
  })

  it('tell by how much the owners of a skill win more than others at their place', () => {
    const three = ending([-1, -2, -3], [1, 2, 3], [['place 1', 'skill copyUnused'], ['place 2'], ['place 3', 'skill lightMine']])
    const [copy, light] = beyondPlace([...endings, three])
    expect(copy).toMatchObject({ name: 'skill copyUnused', games: 1, by: [0, 0] })
    expect(light).toMatchObject({ name: 'skill lightMine', games: 3 })
    expect(light?.by[0]).toBeCloseTo((100 - 37.5 + (0 - 37.5) + 0) / 3)
  })

  it('tell what winners and everybody score', () => {
    expect(scored(endings, [])).toMatchObject({ winners: [-9, -1, 4], all: [-60, -3, 4], mean: [-74 / 8, expect.any(Number)] })
  })

  it('tell what winners’ scores are made of', () => {
    expect(new Map(scored(endings, ['rewards', 'punishment', 'stones', 'majorities']).made)).toEqual(
      new Map([
        ['rewards', 10],
        ['punishment', -10 - 6 / 5],
        ['stones', 0],
        ['majorities', 0],
      ]),
    )
  })

  it('are printed a line a figure', () => {
    const rows = endRows(2, figures(endings))
    expect(rows[0]).toEqual(['2', 'winner above 0', '4', '25.0 % ± 49.0', ''])
    expect(rows.find(([, name]) => name === 'place 1')?.at(-1)).toBe('50 %')
  })
})

describe('what the events of Pixie Queen say of seats', () => {
  it('is kept by seat; what the third colour does is nobody’s', () => {
    const { marks, lines, hear } = gather(2, ENDS['pixie-queen']!.marks)
    const events: Event[] = [
      { type: 'order', order: [1, 0] },
      { type: 'skillTaken', seat: 0, skill: 'lightMine' },
      { type: 'servant', colour: 2, value: 15, bonus: 0 },
      { type: 'servant', colour: 1, value: 13, bonus: 0 },
      { type: 'round', round: 1 },
    ]
    hear(events)
    hear([{ type: 'eliminated', seat: 0 } as Event, { type: 'counted', lines: [{ rewards: 3 }] } as unknown as Event])
    expect(lines).toEqual([{ rewards: 3 }])
    expect(marks.map((each) => [...each])).toEqual([
      ['place 2', 'skill lightMine', 'out'],
      ['place 1', 'reward servant'],
    ])
  })
})

it('what the events of Fairy School say of seats is kept by seat: decks, unless there are none, and final projects', () => {
  const { marks, hear } = gather(2, ENDS['fairy-school']!.marks)
  const events: FairyEvent[] = [
    { type: 'decks', letters: ['C', null] },
    { type: 'finalTaken', seat: 1, final: 'L3' },
    { type: 'turnEnd', points: [1, 2] },
  ]
  hear(events)
  expect(marks.map((each) => [...each])).toEqual([['deck C'], ['deck of her own', 'final L3']])
})
