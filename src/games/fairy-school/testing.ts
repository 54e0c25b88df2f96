/**
 * The scenario harness: a position in a few words, moves in words, and what came of them. Tests speak only contract,
 * position and words; whatever the rules keep inside is theirs.
 *
 * ```ts
 * const s = scenario({ fairies: { 0: { shared: [8] } } })
 * s.play(1, { activate: 8, of: 0, line: 0 })
 * expect(s.fairy(1).elements).toEqual(elements({ fire: 1 }))
 * ```
 */
import { CHANCE, type Game, type Seat } from '../../core/game.ts'
import { type Scenario as Base, drive, type Prefer as Preferring, stateOf } from '../../core/testing/scenario.ts'
import { fairySchool } from './index.ts'
import { buildPosition, type Setup } from './testing-position.ts'
import type { Event, EventType, FairySchoolTypes, MoveWords, PlainOptions, Position } from './types.ts'

export { buildPosition, elements, type FairySetup, type Setup } from './testing-position.ts'

type Of<T extends EventType> = Extract<Event, { type: T }>
export type Prefer = Preferring<Position, MoveWords>
type Driven = Base<FairySchoolTypes, Position, MoveWords>

/** A game in progress, driven by words. Left alone, it buys, studies and activates nothing and plays the middle column. */
export interface Scenario extends Driven {
  fairy(seat: Seat): Position['fairies'][number]
  /** These seats, or everybody asked, are ready; returns what happened. */
  ready(...seats: readonly Seat[]): Event[]
  fork(): Scenario
}

const game: Game<FairySchoolTypes> = fairySchool as unknown as Game<FairySchoolTypes>

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

/** A fresh table before its first entry. */
export function fresh(options: Partial<PlainOptions> & { seats?: number } = {}): Scenario {
  const { seats = 3, ...rest } = options
  return open(drive(driver, game.setup(game.notation.options(rest), seats)))
}

/** A fresh table, its first deals made from a number. */
export function dealt(options: Partial<PlainOptions> & { seats?: number } = {}, deal = 1): Scenario {
  const s = fresh(options)
  while (s.pending[0] === CHANCE) s.chance({ deal })
  return s
}

const driver = {
  game,
  where: (p: Position): string => `trimester ${p.trimester} turn ${p.turn} ${p.phase}, deciding ${p.deciding}`,
  conserve,
  quiet,
}

function open(base: Driven): Scenario {
  const { fork } = base
  return Object.assign(base, {
    fairy(seat: Seat) {
      const found = base.position.fairies[seat]
      if (!found) throw new Error(`no seat ${seat}`)
      return found
    },
    ready: (...seats: readonly Seat[]) =>
      (seats.length > 0 ? seats : [...base.pending]).flatMap((seat) => base.play(seat, { ready: true })),
    fork: () => open(fork()),
  })
}

/** The answer that disturbs least. */
function quiet(_: Position, moves: readonly MoveWords[]): MoveWords | undefined {
  return (
    moves.find((m) => 'ready' in m || 'stop' in m) ??
    moves.find((m) => 'columns' in m && m.columns.length === 1 && m.columns[0] === 'air') ??
    moves[0]
  )
}

const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0)

/** FS-INV-01, 03, 04, 05, 06, 07 after every entry: no piece appears or vanishes. */
function conserve(p: Position): void {
  const fail = (what: string): never => {
    throw new Error(`${what} at ${driver.where(p)}`)
  }
  const projects = [...p.common]
  p.fairies.forEach((f, seat) => {
    const played = [...f.shared, ...f.personal]
    const cards = [...f.draw, ...f.discard, ...f.hand, ...f.summoned, ...played.map((c) => c.card), ...f.forest.filter((n) => n !== null)]
    const dealt = p.phase === 'setup' || p.phase === 'start' ? 12 : (p.seats === 2 ? 5 : 4) + 12
    if (cards.length !== dealt + f.realised.length) fail(`FS-INV-01: ${cards.length} cards of seat ${seat}`)
    if (new Set(cards).size !== cards.length) fail(`FS-INV-01: a card of seat ${seat} lies in two places`)
    const out = p.fairies.map((other) => {
      const onCards = [...other.shared, ...other.personal].map((c) => c.cubes[seat] ?? 0)
      return sum(onCards) + (other.scale[seat] ?? 0)
    })
    const all = (p.options.edition?.cubes[p.options.length] ?? (p.options.length === 'short' ? 32 : 37)) + f.fromBox
    if (f.supply + sum(out) !== all) fail(`FS-INV-03: ${f.supply + sum(out)} cubes of seat ${seat}`)
    if (f.scale[seat] !== 0 || f.kindness !== sum(f.scale)) fail(`FS-INV-04: scale of seat ${seat}`)
    if (Object.values(f.elements).some((n) => n < 0 || !Number.isInteger(n))) fail(`FS-INV-05: elements of seat ${seat}`)
    if (f.projects.length > 3) fail(`FS-INV-06: projects of seat ${seat}`)
    projects.push(...f.projects, ...f.realised, ...(p.phase === 'start' ? [] : [...f.offer, ...f.kept]))
  })
  if (new Set(projects).size !== projects.length) fail('FS-INV-07: a project lies in two places')
}
