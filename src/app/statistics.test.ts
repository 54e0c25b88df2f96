import { describe, expect, it } from 'vitest'
import type { ResultRecord, ResultSeat } from '../storage/result-records.ts'
import { best, botsIn, gamesIn, gamesOf, haveMet, mean, playerOf, playersIn, renamed, rivalsOf, winShare } from './statistics.ts'

const seat = (who: string): ResultSeat => {
  if (who === '') return { kind: 'nobody' }
  return who.startsWith('bot:') ? { kind: 'bot', level: who.slice(4) } : { kind: 'human', name: who }
}
let begun = 0
const result = (who: readonly string[], ranks: readonly number[], points: readonly number[] | null, game = 'toy'): ResultRecord => ({
  format: 1,
  game,
  created: ++begun,
  seed: 1,
  ended: begun,
  seats: who.map(seat),
  ranks: [...ranks],
  points: points && [...points],
})

const BOOK = [
  result(['Ada', 'Bela', 'bot:steady', 'bot:steady'], [1, 2, 2, 4], [10, 6, 6, -1]),
  result(['Bela', 'Ada'], [1, 1], [5, 5]),
  result(['Ada', ''], [2, 1], null),
  result(['Ada', 'bot:sharp'], [1, 2], [-3, -8], 'other'),
]

describe('a person in the book', () => {
  it('has games, wins, the share at even odds, best and mean', () => {
    const ada = playerOf(BOOK, 'Ada')!
    expect(ada).toMatchObject({ games: 4, wins: 3, points: [10, 5, -3], last: { game: 'other', seat: 0 } })
    expect(winShare(ada)).toBe(0.75)
    expect(ada.even).toBeCloseTo((0.25 + 0.5 + 0.5 + 0.5) / 4)
    expect(best(ada)).toBe(10)
    expect(mean(ada)).toBe(4)
  })

  it('without known points has neither best nor mean, and who never played is not in it', () => {
    const ada = playerOf(BOOK.slice(2, 3), 'Ada')!
    expect([best(ada), mean(ada), winShare(ada)]).toEqual([null, null, 0])
    expect(playerOf(BOOK, 'Cleo')).toBeUndefined()
  })

  it('has neither won nor lost what was ended early, but has played it', () => {
    const book = [...BOOK, { ...result(['Ada', 'Bela'], [1, 2], [99, 0]), early: true }]
    expect(playerOf(book, 'Ada')).toMatchObject({ games: 4, wins: 3, points: [10, 5, -3], last: { game: 'toy' } })
    expect(rivalsOf(book, 'Ada')).toEqual(rivalsOf(BOOK, 'Ada'))
    expect(gamesOf(book, 'Ada')).toHaveLength(5)
    expect(playerOf(book.slice(-1), 'Bela')).toMatchObject({ games: 0, wins: 0, even: 0, points: [] })
  })

  it('counts once at a table where the name stands twice', () => {
    expect(gamesOf([result(['Ada', 'Ada', 'Bela'], [1, 3, 2], [3, 1, 2])], 'Ada')).toMatchObject([{ seat: 0, rank: 1, points: 3 }])
  })
})

describe('the book', () => {
  it('lists persons and games, most games and last played first', () => {
    expect(playersIn(BOOK).map(({ name, games }) => [name, games])).toEqual([
      ['Ada', 4],
      ['Bela', 2],
    ])
    expect(gamesIn(BOOK)).toEqual(['other', 'toy'])
    expect(gamesIn([])).toEqual([])
  })

  it('counts bots apart, by level and seat', () => {
    expect(botsIn(BOOK)).toMatchObject([
      { level: 'steady', games: 2, wins: 0, points: [6, -1] },
      { level: 'sharp', games: 1, wins: 0 },
    ])
  })

  it('knows who was ahead of whom', () => {
    expect(rivalsOf(BOOK, 'Ada')).toMatchObject([
      { who: { name: 'Bela' }, ahead: 1, behind: 0, level: 1 },
      { who: { level: 'steady' }, ahead: 2, behind: 0, level: 0 },
      { who: { level: 'sharp' }, ahead: 1, behind: 0, level: 0 },
    ])
    expect(rivalsOf(BOOK, 'Bela')).toMatchObject([
      { who: { name: 'Ada' }, ahead: 0, behind: 1, level: 1 },
      { who: { level: 'steady' }, ahead: 1, behind: 0, level: 1 },
    ])
  })
})

describe('another name', () => {
  it('makes one of two who never met', () => {
    expect(haveMet(BOOK, 'Ada', 'Bela')).toBe(true)
    const typo = [...BOOK, result(['Adda', 'Cleo'], [1, 2], [1, 0])]
    expect(haveMet(typo, 'Ada', 'Adda')).toBe(false)
    const merged = typo.map((each) => renamed(each, 'Adda', 'Ada'))
    expect(playerOf(merged, 'Ada')?.games).toBe(5)
    expect(playerOf(merged, 'Adda')).toBeUndefined()
  })

  it('or none leaves the others their game, and a game without the person untouched', () => {
    const erased = BOOK.map((each) => renamed(each, 'Ada', null))
    expect(playersIn(erased).map(({ name, games }) => [name, games])).toEqual([['Bela', 2]])
    const [first] = BOOK
    expect(first && renamed(first, 'Cleo', null)).toBe(first)
  })
})
