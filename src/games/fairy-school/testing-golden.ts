/** What golden games of Fairy School are made of, and which ones there are. */
import type { Game, Types } from '../../core/game.ts'
import type { End, Golden, Head, Job, Recorded } from '../../core/testing/golden.ts'
import { anyMove, type Choose, likelyMove } from '../../core/testing/play.ts'
import { fairySchool } from './index.ts'
import type { FairySchoolTypes, PlainOptions, Position } from './types.ts'
import { V, verbOf } from './words.ts'

interface Table extends Head {
  readonly options: Partial<PlainOptions>
}

interface Ending extends End {
  readonly kindness: readonly number[]
}

type Good = Job<Table, Ending>['good']

const game: Game<FairySchoolTypes> = fairySchool as unknown as Game<FairySchoolTypes>

/** Chooses among what is left when some kinds of moves are never made; among all where nothing else is left. */
const without =
  (choose: Choose<Types>, ...verbs: readonly (keyof typeof V)[]): Choose<Types> =>
  (g, s, seat, moves, rng) => {
    const wanted = moves.filter((m) => !verbs.some((verb) => V[verb] === verbOf(m)))
    return choose(g, s, seat, wanted.length > 0 ? wanted : moves, rng)
  }

/** Does whatever can be done before she is ready, by chance. */
const busy = without(anyMove, 'ready', 'stop', 'exchange', 'joker')

const tops = ({ end }: Golden<Table, Ending>): readonly number[] =>
  end.scores.flatMap((score, seat) => (score === Math.max(...end.scores) ? [end.kindness[seat] ?? 0] : []))
const firsts = ({ end }: Golden<Table, Ending>): number => end.ranks.filter((rank) => rank === 1).length

const shows =
  (...verbs: readonly (keyof typeof V)[]): Good =>
  ({ log }) =>
    verbs.every((verb) => log.some(([, words]) => verb in Object(words)))

const finished: Good = ({ end }) => end.reason === 'finished'
const guarded: Good = ({ end }) => end.reason === 'guard'

type Kind = readonly [seats: number, options: Partial<PlainOptions>, good: Good, choose?: Choose<Types>]

/** Each way to end, and each number of fairies, setup, length and neighbourhood. */
const KINDS: Readonly<Record<string, Kind>> = {
  'initiation-3': [3, { setup: 'initiation' }, finished],
  'normal-4': [4, {}, finished],
  'expert-5': [5, { setup: 'expert' }, finished],
  'normal-2': [2, {}, finished],
  'short-initiation-2': [2, { setup: 'initiation', length: 'short' }, finished],
  'short-expert-3': [3, { setup: 'expert', length: 'short' }, finished],
  'normal-6': [6, {}, finished],
  'short-normal-6': [6, { length: 'short' }, finished],
  'wide-normal-6': [6, { wide: true }, finished],
  'wide-short-6': [6, { length: 'short', wide: true }, finished],
  'wide-initiation-6': [6, { setup: 'initiation', wide: true }, finished],
  'wide-expert-4': [4, { setup: 'expert', wide: true }, finished],
  'wide-short-5': [5, { length: 'short', wide: true }, finished],
  'no-leaders-bonus': [4, { length: 'short', leadersBonus: 'none', grades: false }, finished],
  'aimless-and-lots': [4, { length: 'short' }, shows('take', 'order')],
  'exchanges-by-hand': [3, { length: 'short' }, guarded, anyMove],
  'guard-nobody-finishes': [2, { length: 'short' }, (g) => guarded(g) && firsts(g) === 1, without(likelyMove, 'step')],
  'guard-on-the-way': [3, { setup: 'expert', length: 'short' }, guarded, busy],
  'shared-first': [2, { length: 'short' }, (g) => tops(g).length > 1 && firsts(g) > 1],
  'tie-by-kindness': [3, { length: 'short' }, (g) => tops(g).length > 1 && firsts(g) === 1],
}

const jobs = Object.entries(KINDS).map(([title, [seats, options, good, choose = likelyMove]]) => {
  const job: Job<Table, Ending> = { head: { title, seats, options }, choose, good }
  return [title, job] as const
})

export const GOLDEN: Recorded<FairySchoolTypes, Table, Ending> = {
  game,
  begin: ({ seats, options, rules }) => game.setup(game.notation.options(options, rules), seats),
  more: (s) => ({ kindness: (game.notation.position(s) as unknown as Position).fairies.map((fairy) => fairy.kindness) }),
  unhashed: ['options'],
  jobs: Object.fromEntries(jobs),
}
