/** The clerk's entries in words, as the log shows them. */
import { type Book, type ClerkEntry, goldenLeft, nextTile } from '../../../../games/pixie-queen/clerk.ts'
import { CUBES, type Cubes, type Edition, GOODS } from '../../../../games/pixie-queen/types.ts'
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

type Of<T extends ClerkEntry['type']> = Extract<ClerkEntry, { type: T }>

function pointsLine({ c, name, books }: Lines, { seat, points, why }: Of<'points'>, at: number): string {
  const now = books[at + 1]?.players[seat]?.punishment ?? 0
  return why && points > 0 ? c.lines.fine[why](name(seat), points, now) : c.lines.points(name(seat), points, now)
}

function minersLine({ c, name, books }: Lines, { seat, miners }: Of<'miners'>, at: number): string {
  return c.lines.miners(name(seat), miners - (books[at]?.players[seat]?.miners ?? miners), miners)
}

/** Where the disc stands, and how far it went: at either end of a stair less than was told. */
function trackLine({ c, t, name, books }: Lines, { seat, track }: Of<'track'>, at: number): string {
  const [from, to] = [books[at], books[at + 1]].map((book) => book?.players[seat]?.tracks[track] ?? 0)
  return c.lines.track(name(seat), t.names.tracks[track], (to ?? 0) - (from ?? 0), 1 + (to ?? 0))
}

/** Tiles go in their order: the book before knows which is next. */
function tileLine({ c, t, name, books, edition }: Lines, { series, seat }: Of<'tile'>, at: number): string {
  const [before, after] = [books[at], books[at + 1]]
  const value = before && nextTile(edition, before, series)
  const words = t.names.series[series]
  return c.lines.tile(
    seat === undefined ? null : name(seat),
    value === undefined ? words.name : words.tile(value),
    after ? goldenLeft(edition, after) : 0,
  )
}

/** A skill taken instead of another, or from somebody else, says so: one of the two was a mistake, or swapped. */
function skillLine({ c, t, name, books }: Lines, { seat, skill }: Of<'skill'>, at: number): string {
  const players = books[at]?.players ?? []
  const had = players[seat]?.skill ?? null
  const loser = players.findIndex((player, each) => each !== seat && player.skill === skill)
  const called = had !== null && had !== skill ? t.names.skills[had].name : null
  return c.lines.skill(name(seat), t.names.skills[skill].name, called, loser < 0 ? null : name(loser))
}

/** An entry of before rounds were told belongs to the round it filled. */
function demandLine({ c, t, books }: Lines, { food, round }: Of<'demand'>, at: number): string {
  const filled = books[at + 1]?.demands.findIndex((each, k) => each !== books[at]?.demands[k]) ?? 0
  return c.lines.demand(t.names.some(food), round ?? filled + 1)
}

const inBag = (book: Book | undefined): number => CUBES.reduce((sum, cube) => sum + (book?.bag[cube] ?? 0), 0)

function handLine({ c, name }: Lines, { seat, hand }: Of<'hand'>): string {
  const tiles = hand.servant.length + hand.ring.length + hand.special.length
  const goods = GOODS.reduce((sum, good) => sum + hand.goods[good], 0)
  return c.lines.hand(name(seat), c.count.shown(tiles, goods))
}

type Sentence<T extends ClerkEntry['type']> = (entry: Extract<ClerkEntry, { type: T }>, lines: Lines, at: number) => string

const SENTENCES: { readonly [T in ClerkEntry['type']]: Sentence<T> } = {
  points: (entry, lines, at) => pointsLine(lines, entry, at),
  miners: (entry, lines, at) => minersLine(lines, entry, at),
  track: (entry, lines, at) => trackLine(lines, entry, at),
  favourite: ({ seat }, { c, name }) => c.lines.favourite(name(seat)),
  demand: (entry, lines, at) => demandLine(lines, entry, at),
  tile: (entry, lines, at) => tileLine(lines, entry, at),
  draw: ({ cubes }, { c, t, books }, at) => c.lines.draw(cubesText(t, cubes), inBag(books[at + 1])),
  return: ({ cubes }, { c, t, books }, at) => c.lines.return(cubesText(t, cubes), inBag(books[at + 1])),
  roll: ({ die, face }, lines) => lines.c.lines.roll[die](faceText(lines, die, face)),
  settle: ({ seat, how }, { c, name, books }, at) => c.lines[how](name(seat), books[at + 1]?.players[seat]?.miners ?? 0),
  order: ({ order }, { c, t, name, books }, at) => c.lines.order(t.names.format.and(order.map(name)), books[at]?.round ?? 1),
  skills: ({ skills }, { c, t }) => c.lines.skills(t.names.format.and(skills.map((skill) => t.names.skills[skill].name))),
  skill: (entry, lines, at) => skillLine(lines, entry, at),
  furious: ({ seat }, lines, at) =>
    withCosts(seat === null ? lines.c.lines.furiousNobody : lines.c.lines.furious(lines.name(seat)), lines, at),
  hand: (entry, lines) => handLine(lines, entry),
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
