/**
 * The scenario harness: a position in a few words, moves in words, and what came of them. Tests speak only contract,
 * position and words; whatever the rules keep inside is theirs.
 *
 * ```ts
 * const s = scenario({ goods: { 0: { silver: 6 } }, silver: { 0: 4 } })
 * s.play(0, { space: 5 })
 * s.play(0, { count: 3 })
 * expect(s.player(0).goods).toEqual(goods({ gold: 3 }))
 * ```
 */
import type { Game, Seat } from '../../core/game.ts'
import { type Scenario as Base, drive, type Prefer as Preferring, stateOf } from '../../core/testing/scenario.ts'
import { pixieQueen } from './index.ts'
import { EDITION, SWITCHES } from './testing-edition.ts'
import { buildPosition, type Setup } from './testing-position.ts'
import {
  type Event,
  type EventType,
  GOODS,
  type MoveWords,
  type PixieQueenTypes,
  type Position,
  type Preset,
  type Switches,
} from './types.ts'

export { SWITCHES } from './testing-edition.ts'
export { buildPosition, goods, type Setup } from './testing-position.ts'

type Of<T extends EventType> = Extract<Event, { type: T }>
export type Prefer = Preferring<Position, MoveWords>
type Driven = Base<PixieQueenTypes, Position, MoveWords>

/** A game in progress, driven by words. Left alone, it offers one piece where it can, promotes nothing and passes. */
export interface Scenario extends Driven {
  player(seat: Seat): Position['players'][number]
  fork(): Scenario
}

const game: Game<PixieQueenTypes> = pixieQueen as unknown as Game<PixieQueenTypes>

/** The events of one type, in order. */
export function ofType<T extends EventType>(events: readonly Event[], type: T): Of<T>[] {
  return events.filter((e): e is Of<T> => e.type === type)
}

/** A table started from a position built out of `setup`. */
export function scenario(setup: Setup = {}): Scenario {
  return fromPosition(buildPosition(setup))
}

/** A table started from a position in words. @throws BadInput when it is not a valid one. */
export function fromPosition(position: Position): Scenario {
  return open(drive(driver, stateOf(game, position)))
}

/** A fresh table before its first entry (CHANCE decides the order of play). */
export function fresh(options: { seats?: number; preset?: Preset; switches?: Partial<Switches>; openScreens?: boolean } = {}): Scenario {
  const preset = options.preset ?? 'de'
  const full = game.notation.options({
    preset,
    switches: { ...SWITCHES[preset], ...options.switches },
    edition: EDITION,
    openScreens: options.openScreens ?? false,
  })
  return open(drive(driver, game.setup(full, options.seats ?? 3)))
}

const driver = {
  game,
  where: (p: Position): string => `round ${p.round} ${p.phase}/${p.step}, acting ${p.acting}`,
  conserve,
  quiet,
}

function open(base: Driven): Scenario {
  const { fork } = base
  return Object.assign(base, {
    player(seat: Seat) {
      const found = base.position.players[seat]
      if (!found) throw new Error(`no seat ${seat}`)
      return found
    },
    fork: () => open(fork()),
  })
}

/** The answer that disturbs least. */
function quiet(p: Position, moves: readonly MoveWords[]): MoveWords | undefined {
  const food = p.demands[p.demands.length - 1]
  const score = (m: MoveWords): number => {
    if ('pass' in m || 'stop' in m || 'done' in m) return 9
    if ('announce' in m || 'peek' in m) return ('announce' in m ? m.announce : 'peek' in m && m.peek) ? 0 : 9
    if ('offer' in m) return m.count !== 1 ? 0 : m.offer === food ? 8 : m.offer === 'silver' ? 7 : m.offer === 'gold' ? 6 : 0
    if ('seal' in m) return 5
    return 'unchain' in m ? 0 : 1
  }
  return [...moves].sort((a, b) => score(b) - score(a))[0]
}

/** PQ-INV-01 to 04 after every entry: no piece appears or vanishes. */
function conserve(p: Position): void {
  for (const g of GOODS) {
    // once revealed, offers are a record: the goods lie in the stock
    const inHands = (p.step === 'offer' ? p.offers : []).flatMap((o) => o.hands).reduce((n, h) => n + (h.good === g ? h.count : 0), 0)
    const inBag = g === 'silver' || g === 'gold' ? p.bag[g] : 0
    const sum = p.stock[g] + p.removed[g] + p.specialRow[g] + inBag + inHands + p.players.reduce((n, x) => n + x.goods[g], 0)
    if (sum !== p.options.edition.goods[g])
      throw new Error(`${sum} ${g} in the game instead of ${p.options.edition.goods[g]} at ${driver.where(p)}`)
  }
  const stones =
    p.bag.stone +
    p.stonesOut +
    (p.progress.stones ?? 0) +
    (p.neutralStones ?? []).reduce((n, x) => n + x, 0) +
    p.players.reduce((n, x) => n + x.stones[0] + x.stones[1], 0)
  if (stones !== p.options.edition.stones.total) throw new Error(`${stones} stones in the game at ${driver.where(p)}`)
}
