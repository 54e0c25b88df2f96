/** What the long run knows of each game besides its contract: its variants, its invariants, and what is worth counting. */
import type { Fault, Game, Json, RuleId } from '../core/game.ts'
import type { GameId } from '../games/index.ts'

/** One way to make a table; variants of a `group` are counted together. */
export interface Variant {
  readonly group: string
  readonly options: Json
}

/** A game under supervision. */
export interface Supervised {
  readonly game: Game
  readonly variants: readonly Variant[]
  /** What one state, or a state and its successor, may not be. */
  faultsOf(s: object): readonly Fault[]
  stepFaults(before: object, after: object): readonly Fault[]
  /** The most rounds this table may have. */
  longest(s: object): number
  /** The ways a game ends, by the words of its last event. */
  readonly reasons: readonly string[]
  /** Shares of a finished game, 0 to 1, by what they tell. */
  notes(s: object): Readonly<Record<string, number>>
  /** The count of a finished game by its rules, and by the clerk of its box: one line a seat. */
  counts(s: object): readonly [rules: readonly object[], clerk: readonly object[]]
  /** Statements that are broken when a listed move is refused, a game has no end, a log leads elsewhere. */
  readonly rules: { readonly listed: RuleId; readonly ends: RuleId; readonly replays: RuleId; readonly counts: RuleId }
}

/** Takes a game's own types off, as the list of games does. */
const erased = <G, S extends object>(
  game: G,
  rest: Omit<Supervised, 'game' | 'faultsOf' | 'stepFaults' | 'longest' | 'notes' | 'counts'> & {
    faultsOf(s: S): readonly Fault[]
    stepFaults(before: S, after: S): readonly Fault[]
    longest(s: S): number
    notes(s: S): Readonly<Record<string, number>>
    counts(s: S): readonly [readonly object[], readonly object[]]
  },
): Supervised => ({ game, ...rest }) as unknown as Supervised

const share = (holds: boolean): number => (holds ? 1 : 0)

async function pixieQueen(): Promise<Supervised> {
  const { pixieQueen: game } = await import('../games/pixie-queen/index.ts')
  const { faultsOf, stepFaults } = await import('../games/pixie-queen/invariants.ts')
  const { countTwice } = await import('../games/pixie-queen/count-again.ts')
  return erased(game, {
    variants: [
      { group: 'de', options: { preset: 'de' } },
      { group: 'fr', options: { preset: 'fr' } },
    ],
    faultsOf,
    stepFaults,
    longest: (s: ReturnType<typeof game.setup>) => s.rules.rounds,
    reasons: ['rounds', 'tiles', 'lastStanding'],
    notes: (s) => {
      const out = s.outAt.filter((moment) => moment > 0).length
      return {
        out: out / s.seats,
        'nobody out': share(out === 0),
        'one left': share(out === s.seats - 1),
        'best > 0': share(Math.max(...game.scores(s)) > 0),
      }
    },
    counts: countTwice,
    rules: { listed: 'PQ-INV-43', ends: 'PQ-INV-45', replays: 'PQ-INV-44', counts: 'PQ-SCORE-01' },
  })
}

async function fairySchool(): Promise<Supervised> {
  const { fairySchool: game } = await import('../games/fairy-school/index.ts')
  const { faultsOf, stepFaults } = await import('../games/fairy-school/invariants.ts')
  const { countTwice } = await import('../games/fairy-school/count-again.ts')
  const { drafts, turnsOf } = await import('../games/fairy-school/queries.ts')
  const { GUARD } = await import('../games/fairy-school/codes.ts')
  const { LEADERS, LENGTHS, SETUPS } = await import('../games/fairy-school/types.ts')
  const variants = LENGTHS.flatMap((length) =>
    SETUPS.flatMap((setup) =>
      [false, true].flatMap((wide) => LEADERS.map((leadersBonus) => ({ group: length, options: { setup, length, wide, leadersBonus } }))),
    ),
  )
  return erased(game, {
    variants,
    faultsOf,
    stepFaults,
    longest: (s: ReturnType<typeof game.setup>) => drafts(s) * turnsOf(s.seats) + GUARD,
    reasons: ['finished', 'guard'],
    notes: (s) => ({
      'shared first': share(game.ranks(s).filter((rank) => rank === 1).length > 1),
      'any step': s.steps.filter((n) => n > 0).length / s.seats,
      'out of cubes': s.supply.filter((n) => n === 0).length / s.seats,
    }),
    counts: countTwice,
    rules: { listed: 'FS-INV-19', ends: 'FS-INV-17', replays: 'FS-INV-14', counts: 'FS-SCORE-01' },
  })
}

/** A game of the list below. */
export type SupervisedId = GameId | 'fairy-school'

/** Every game that can be supervised. */
export const SUPERVISED: Readonly<Record<SupervisedId, () => Promise<Supervised>>> = {
  'pixie-queen': pixieQueen,
  'fairy-school': fairySchool,
}
