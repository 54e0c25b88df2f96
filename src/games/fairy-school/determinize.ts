/**
 * A state the viewer holds possible. Orders of piles are drawn anew, realised projects stay where everybody saw them go;
 * what others have chosen in secret is drawn from what they could have chosen, never from what they chose.
 */
import { checker, finish } from '../../core/check.ts'
import type { Rng } from '../../core/rng.ts'
import { DEALT, startCards } from './apply/deal.ts'
import { CHANCE_STEP, FOREST, PHASE, STEP } from './codes.ts'
import { moves } from './moves.ts'
import { readOptions } from './options.ts'
import { readState } from './read.ts'
import { shuffled } from './shuffle.ts'
import { clone, type State } from './state.ts'
import type { FairyView, HiddenPart, OwnPart, View } from './types.ts'
import { paramOf, V, verbOf } from './words.ts'

const NOTHING: OwnPart = {
  hand: [],
  planned: [],
  offer: [],
  kept: [],
  columns: [],
  chosen: [],
  summoned: [],
  frames: [],
  give: null,
  back: 'idle',
  buying: null,
  price: {},
}

const cache = new WeakMap<View, State>()

function hiddenOf(f: FairyView): HiddenPart {
  return { draw: [], luck: 0, shuffles: 0, shown: f.elements }
}

function read(v: View): State {
  const { viewer: _viewer, fairies, ...table } = v
  const c = checker()
  const options = readOptions(c, v.options)
  const words = fairies.map((f) => {
    const { own, drawCount: _d, handCount: _h, unseen: _u, reach: _r, quotes: _q, points: _p, ...open } = f
    return { ...open, ...(own ?? NOTHING), ...hiddenOf(f) }
  })
  const state = readState(c, { ...table, fairies: words }, options, v.seats)
  finish(c)
  if (state.phase !== PHASE.selection) state.shown.fill(0)
  return state
}

/** The view as a state with nothing in the hidden places, read once per view. */
function known(v: View): State {
  const before = cache.get(v)
  if (before) return before
  const now = read(v)
  cache.set(v, now)
  return now
}

/** Her draw pile in any order, projects she has just realised on top. */
function dealPile(s: State, f: FairyView, seat: number, rng: Rng): void {
  const planning = s.phase === PHASE.planning
  const fresh = f.fresh.filter((n) => f.unseen.includes(n))
  const rest = shuffled(fresh.length === 0 ? f.unseen : f.unseen.filter((n) => !fresh.includes(n)), rng)
  const inHand = f.own || s.phase === PHASE.starting ? 0 : f.handCount
  if (inHand === 0) {
    s.draw[seat] = planning ? shuffled(f.unseen, rng) : fresh.length === 0 ? rest : [...rest, ...fresh]
    return
  }
  const hand = [...fresh, ...rest.splice(0, inHand - fresh.length)]
  s.hand[seat] = hand.sort((a, b) => a - b)
  s.draw[seat] = rest
}

/** Another fairy who is ready has placed what she had to; where, nobody knows. */
function placeSomehow(s: State, seat: number, count: number, cells: number, rng: Rng): void {
  const free: number[] = []
  for (let cell = 0; cell < cells; cell++) if (s.forest[seat * FOREST + cell] === 0) free.push(cell)
  const chosen = shuffled(free, rng).slice(0, count)
  const cards = shuffled(s.hand[seat], rng)
  for (const [i, cell] of chosen.entries()) {
    s.forest[seat * FOREST + cell] = cards[i]
    s.planned[seat] |= 1 << cell
  }
  s.hand[seat] = cards.slice(chosen.length)
}

/** Cards of a deck that the viewer sees nowhere. */
function unknownCards(s: State, deck: number, rng: Rng): number[] {
  const seen = new Set<number>(s.common)
  for (const lists of [s.offer, s.kept, s.hand, s.discard, s.projects, s.realised])
    for (const list of lists) for (const n of list) seen.add(n)
  for (const n of s.forest) seen.add(n)
  return shuffled(
    s.rules.decks[deck].filter((n) => !seen.has(n)),
    rng,
  )
}

/** Hands in a passing round: as many cards as everybody has by now. */
function dealDraft(s: State, v: View, rng: Rng): void {
  const expert = s.phase === PHASE.start || s.phase === PHASE.starting
  const size = expert ? startCards(s.seats) : DEALT
  const cards = unknownCards(s, expert ? 1 : s.trimester + 1, rng)
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === v.viewer) continue
    if (s.phase === PHASE.starting) s.hand[seat] = cards.splice(0, size)
    else if (s.phase === PHASE.projects) s.kept[seat] = cards.splice(0, size)
    else {
      const kept = s.pass - 1 + (s.at[seat] === STEP.idle ? 1 : 0)
      s.kept[seat] = cards.splice(0, kept)
      s.offer[seat] = cards.splice(0, size - kept)
    }
  }
}

/** A choice another fairy has sealed: any she could have made. */
function chooseSomehow(s: State, seat: number, step: number, rng: Rng): void {
  s.at[seat] = step
  const own = moves(s, seat).filter((m) => verbOf(m) === V.columns || verbOf(m) === V.projects)
  s.choice[seat] = paramOf(own[rng.next(own.length)])
  s.at[seat] = STEP.idle
}

function sealSomehow(s: State, seat: number, rng: Rng): void {
  if (s.at[seat] !== STEP.idle || s.chance !== CHANCE_STEP.none) return
  if (s.phase === PHASE.planning) placeSomehow(s, seat, s.hand[seat].length, FOREST, rng)
  else if (s.phase === PHASE.starting) placeSomehow(s, seat, 2, FOREST / 2, rng)
  else if (s.phase === PHASE.selection) chooseSomehow(s, seat, STEP.columns, rng)
  else if (s.phase === PHASE.projects) chooseSomehow(s, seat, STEP.projects, rng)
}

/** {@link import('../../core/game.ts').Game.determinize}. */
export function determinize(v: View, rng: Rng): State {
  const s = clone(known(v))
  v.fairies.forEach((f, seat) => {
    s.luck[seat] = rng.next(0x7fffffff)
    dealPile(s, f, seat, rng)
  })
  const drafting = s.phase === PHASE.start || s.phase === PHASE.starting || s.phase === PHASE.projects || s.phase === PHASE.draft
  if (drafting && s.chance === CHANCE_STEP.none) dealDraft(s, v, rng)
  for (let seat = 0; seat < s.seats; seat++) if (seat !== v.viewer) sealSomehow(s, seat, rng)
  return s
}
