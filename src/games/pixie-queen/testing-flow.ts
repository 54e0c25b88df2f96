/**
 * Short ways through the phases for rule tests, on top of the scenario harness: everybody offers, somebody mines,
 * a phase is played to its end. Only contract, position and words.
 */
import { CHANCE, type Seat } from '../../core/game.ts'
import { goods, ofType, type Scenario, type Setup, scenario } from './testing.ts'
import { type Cubes, type Event, GOODS, type GoodsDelta, type MoveWords, type Place } from './types.ts'

type Per<T> = Readonly<Partial<Record<number, T>>>

/** Nobody is punished by the tracks (space 7 of both) and nobody is chained: a phase V that only counts miners. */
export const CALM: Setup = { silver: { 0: 7, 1: 7, 2: 7, 3: 7, 4: 7 }, gold: { 0: 7, 1: 7, 2: 7, 3: 7, 4: 7 } }

/** Counts of a bag. */
export function cubes(delta: Partial<Cubes>): Cubes {
  return { silver: 0, gold: 0, stone: 0, ...delta }
}

/** Seat takes action 15 and the bag answers. */
export function mine(s: Scenario, seat: Seat, drawn: Partial<Cubes>): Event[] {
  return [...s.play(seat, { space: 15 }), ...s.chance({ draw: cubes(drawn) })]
}

/** A table in phase III at the moment of taking offerings into the hand. */
export function atOffer(setup: Setup = {}): Scenario {
  return scenario({ phase: 'offerings', step: 'offer', acting: null, ...setup })
}

/** A table whose demand is about to be revealed: seat 0, the favourite, has taken the last action of phase II. */
export function atDemand(setup: Setup = {}): Scenario {
  const s = scenario({ passed: Array.from({ length: (setup.seats ?? 3) - 1 }, (_, i) => i + 1), ...setup })
  s.play(0, { space: 21 })
  return s
}

/** Every seat that must offer does, hand by hand in the order of goods: what it is named with, otherwise nothing. */
export function offerAll(s: Scenario, gifts: Per<GoodsDelta>): Event[] {
  const happened: Event[] = []
  for (const seat of [...s.position.deciding]) {
    for (const good of GOODS) {
      const count = gifts[seat]?.[good] ?? 0
      if (count > 0) happened.push(...s.play(seat, { offer: good, count }))
    }
    if (s.position.step === 'offer' && s.pending.includes(seat)) happened.push(...s.play(seat, { seal: true }))
  }
  return happened
}

/** Plays the moves one after another, skipping those a smaller table decides by itself. */
export function answer(s: Scenario, seat: Seat, ...all: readonly MoveWords[]): Event[] {
  return all.flatMap((w) => (s.pending.includes(seat) && s.can(seat, w) ? s.play(seat, w) : []))
}

/** One promotion step in words. */
export function step(from: Place, to: Place): MoveWords {
  return { promote: from, to }
}

/** Where the pixies of a colour stand on the pyramid, ascending. */
export function standing(s: Scenario, colour: number): number[] {
  return s.position.spaces.flatMap((space, id) => (space.pixie === colour ? [id] : []))
}

/** Points each seat received for a reason, in the order they were given out. */
export function punished(events: readonly Event[], reason: Extract<Event, { type: 'punished' }>['reason']): [Seat, number][] {
  return ofType(events, 'punished')
    .filter((e) => e.reason === reason)
    .map((e) => [e.seat, e.points])
}

export { CHANCE, goods, ofType, type Scenario, scenario }
