/** The clerk's entries in words, as the log shows them. */
import { type Book, type ClerkEntry, goldenLeft } from '../../../../games/pixie-queen/clerk.ts'
import { CUBES, type Cubes, type Edition } from '../../../../games/pixie-queen/types.ts'
import type { ClerkText, PixieQueenText } from '../../../../text/index.ts'
import { capital } from '../../../../text/sentence.ts'

/** What the sentences are made from. */
export interface Lines {
  readonly c: ClerkText
  readonly t: PixieQueenText
  readonly edition: Edition
  readonly entries: readonly ClerkEntry[]
  readonly books: readonly Book[]
  name(seat: number): string
}

/** Cubes with their nouns: "2 silver and 1 stone". */
export const cubesText = ({ names }: PixieQueenText, cubes: Cubes): string =>
  names.format.and(CUBES.filter((cube) => cubes[cube] > 0).map((cube) => names.good(cube, cubes[cube])))

const LETTERS = { A: 'apple', B: 'bread', H: 'honey', S: 'silver', G: 'gold' } as const
type Letter = keyof typeof LETTERS
const isLetter = (letter: string): letter is Letter => letter in LETTERS

/** The goods on a face of the casino die. */
export const goodsOn = (edition: Edition, face: number) =>
  [...(edition.dice.casino[face] ?? '')].filter(isLetter).map((letter) => LETTERS[letter])

/** The faces of a die that differ, each by its first place. */
export const facesOf = ({ dice }: Edition, die: 'casino' | 'punishment'): readonly number[] => {
  const faces: readonly (number | string)[] = dice[die]
  return faces.flatMap((face, at) => (faces.indexOf(face) === at ? [at] : []))
}

/** Whether two faces of a die show the same. */
export const isSameFace = ({ dice }: Edition, die: 'casino' | 'punishment', a: number, b: number): boolean => dice[die][a] === dice[die][b]

/** A face of a die in words. */
export function faceText({ t: { names }, edition }: Pick<Lines, 't' | 'edition'>, die: 'casino' | 'punishment', face: number): string {
  if (die === 'punishment') return names.format.number(edition.dice.punishment[face] ?? 0)
  const goods = goodsOn(edition, face)
  return names.format.and([...new Set(goods)].map((good) => names.good(good, goods.filter((each) => each === good).length)))
}

/** What an entry cost whom, after its words. */
function withCosts(words: string, { c, name, books }: Lines, at: number): string {
  const [before, after] = [books[at], books[at + 1]]
  const costs = (after?.players ?? []).flatMap(({ punishment }, seat) => {
    const lost = punishment - (before?.players[seat]?.punishment ?? 0)
    return lost > 0 ? [c.lines.cost(name(seat), lost)] : []
  })
  return costs.length > 0 ? c.lines.costs(words, costs.join(', ')) : words
}

function nextLine({ c, books }: Lines, at: number): string {
  const [before, after] = [books[at], books[at + 1]]
  if (!after || !before) return c.endOfRound
  if (before.stairsDue && !after.stairsDue) return c.lines.stairs
  if (after.over && !before.over && after.phase === before.phase) return c.lines.over
  return after.round > before.round ? c.lines.nextRound(after.round) : c.lines.next(c.phases[after.phase].go)
}

type Sentence<T extends ClerkEntry['type']> = (entry: Extract<ClerkEntry, { type: T }>, lines: Lines, at: number) => string

const SENTENCES: { readonly [T in ClerkEntry['type']]: Sentence<T> } = {
  points: ({ seat, points }, { c, name, books }, at) => c.lines.points(name(seat), points, books[at + 1]?.players[seat]?.punishment ?? 0),
  miners: ({ seat, miners }, { c, name }) => c.lines.miners(name(seat), miners),
  track: ({ seat, track }, { c, name, t, books }, at) =>
    c.lines.track(name(seat), t.names.tracks[track], 1 + (books[at + 1]?.players[seat]?.tracks[track] ?? 0)),
  favourite: ({ seat }, { c, name }) => c.lines.favourite(name(seat)),
  demand: ({ food }, { c, t }) => c.lines.demand(t.names.some(food)),
  tile: ({ series }, { c, t, books, edition }, at) => {
    const after = books[at + 1]
    return c.lines.tile(t.names.series[series].name, after ? goldenLeft(edition, after) : 0)
  },
  draw: ({ cubes }, { c, t }) => c.lines.draw(cubesText(t, cubes)),
  return: ({ cubes }, { c, t }) => c.lines.return(cubesText(t, cubes)),
  roll: ({ die, face }, lines) => lines.c.lines.roll(lines.c.dice[die], faceText(lines, die, face)),
  settle: ({ seat, how }, { c, name }) => c.lines[how](name(seat)),
  order: ({ order }, { c, name }) => c.lines.order(order.map(name).join(', ')),
  skills: ({ skills }, { c, t }) => c.lines.skills(skills.map((skill) => t.names.skills[skill].name).join(', ')),
  skill: ({ seat, skill }, { c, t, name }) => c.lines.skill(name(seat), t.names.skills[skill].name),
  furious: ({ seat }, lines, at) =>
    withCosts(seat === null ? lines.c.lines.furiousNobody : lines.c.lines.furious(lines.name(seat)), lines, at),
  hand: ({ seat }, { c, name }) => c.lines.hand(name(seat)),
  next: (_, lines, at) => withCosts(nextLine(lines, at), lines, at),
  end: (_, { c }) => c.lines.end,
}

type Typed<T extends ClerkEntry['type']> = { [P in T]: Extract<ClerkEntry, { type: P }> & { readonly type: P } }[T]

function sentence<T extends ClerkEntry['type']>(
  sentences: { readonly [P in T]: (entry: Typed<P>, lines: Lines, at: number) => string },
  entry: Typed<T>,
  lines: Lines,
  at: number,
): string {
  return sentences[entry.type](entry, lines, at)
}

/** An entry in words, by its place. */
export function lineOf(lines: Lines, at: number): string {
  const entry = lines.entries[at]
  return entry ? capital(sentence(SENTENCES, entry, lines, at)) : ''
}
