/**
 * The laws of {@link Game}, for any game: one played game is checked step by step. Faults are thrown as errors that
 * name the law and the place.
 */
import { type Actor, BadInput, CHANCE, type Game, type Json, type Move, type Seat, type Types, type Viewer } from '../game.ts'
import { History } from '../log.ts'
import { type Rng, rngAt, Sfc32 } from '../rng.ts'
import { type Choose, playOut } from './play.ts'

/** A game to be checked: how it is set up, and every how many steps the dear laws are tried. */
export interface Trial<T extends Types> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly seats: number
  readonly seed: number
  readonly choose: Choose<T>
  readonly every: number
}

class Broken extends Error {}

function law(holds: boolean, name: string, what: () => string): void {
  if (!holds) throw new Broken(`${name}: ${what()}`)
}

/** JSON with keys in order: equal text for equal data. */
const text = (x: unknown): string =>
  JSON.stringify(x, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

const words = <T extends Types>(game: Game<T>, m: Move): string => {
  try {
    return text(game.notation.move(m))
  } catch (error) {
    if (error instanceof BadInput) return `the integer ${m}`
    throw error
  }
}

/** Numbers nudged, words exchanged, keys as they are: moves that nearly exist. */
function nudged(json: Json, rng: Rng, names: readonly string[]): Json {
  if (typeof json === 'number') return json + rng.next(5) - 2
  if (typeof json === 'string') return rng.next(2) === 0 && names.length > 0 ? names[rng.next(names.length)] : json
  if (typeof json === 'boolean') return rng.next(2) === 0
  if (Array.isArray(json)) return json.map((x: Json) => nudged(x, rng, names))
  if (json === null) return null
  return Object.fromEntries(Object.entries(json).map(([k, v]) => [k, nudged(v, rng, names)]))
}

function namesIn(json: Json, into: Set<string>): void {
  if (typeof json === 'string') into.add(json)
  else if (typeof json === 'object' && json !== null) for (const x of Object.values(json)) namesIn(x as Json, into)
}

/** Moves near the legal ones: mutated words, attempts, moves of other decisions, plain integers. */
function nearMisses<T extends Types>(
  t: Trial<T>,
  s: T['state'],
  seat: Seat,
  legal: readonly Move[],
  known: readonly Move[],
  rng: Rng,
): Move[] {
  const { notation } = t.game
  const names = new Set<string>()
  for (const m of legal) namesIn(notation.move(m), names)
  const list = [...names]
  const near: Move[] = [...t.game.attempts(s, seat), ...known]
  for (let n = 0; n < 12 && legal.length > 0; n++) {
    try {
      near.push(notation.parseMove(nudged(notation.move(legal[rng.next(legal.length)]), rng, list)))
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
    }
  }
  for (let n = 0; n < 6; n++) near.push(rng.next(0x7fffffff) >>> rng.next(31), (legal[0] ?? 0) ^ (1 << rng.next(31)))
  return near
}

/** The same object; whoever writes into it from now on, even for a moment, throws. */
function frozen<X>(x: X): X {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x) || ArrayBuffer.isView(x)) return x
  for (const value of Object.values(x)) frozen(value)
  return Object.freeze(x)
}

/** `moves` is exactly what `judge` accepts, and judging changes nothing: not even for a moment, as a state may be frozen. */
function checkJudge<T extends Types>(t: Trial<T>, state: T['state'], known: readonly Move[], rng: Rng): void {
  const { game } = t
  const s = frozen(game.clone(state))
  const before = text(game.notation.position(s))
  for (let seat = 0; seat < t.seats; seat++) {
    const legal = game.moves(s, seat)
    const listed = new Set(legal)
    law(listed.size === legal.length, 'moves are listed once', () => `seat ${seat}`)
    law(text(game.moves(s, seat)) === text(legal), 'the order of moves is stable', () => `seat ${seat}`)
    for (const m of legal) law(game.judge(s, seat, m).ok, 'what is listed is accepted', () => `${words(game, m)} by seat ${seat}`)
    for (const m of nearMisses(t, s, seat, legal, known, rng)) {
      const verdict = game.judge(s, seat, m)
      law(verdict.ok === listed.has(m), 'what is not listed is refused', () => `${words(game, m)} by seat ${seat}`)
      if (!verdict.ok) law(verdict.code !== '' && verdict.rule !== '', 'a refusal has a code and a rule', () => words(game, m))
    }
    const tried = new Set(game.attempts(s, seat))
    if (game.pending(s).includes(seat)) for (const m of legal) law(tried.has(m), 'attempts hold all legal moves', () => words(game, m))
  }
  law(text(game.notation.position(s)) === before, 'judging and listing change nothing', () => before)
}

/** Words of moves and of positions read back as what they were. */
function checkWords<T extends Types>(t: Trial<T>, s: T['state'], by: Actor, m: Move): T['state'] {
  const { notation } = t.game
  for (const x of by === CHANCE ? [m] : t.game.moves(s, by)) {
    law(notation.parseMove(JSON.parse(text(notation.move(x)))) === x, 'moves survive their words', () => text(notation.move(x)))
  }
  const position = text(notation.position(s))
  const back = notation.parsePosition(JSON.parse(position))
  law(back.seats === t.seats && text(notation.position(back.state)) === position, 'positions survive their words', () => position)
  return back.state
}

/** A copy shares nothing: playing it on leaves the original alone. */
function checkClone<T extends Types>(t: Trial<T>, s: T['state'], rng: Rng): void {
  const before = text(t.game.notation.position(s))
  playOut(t.game, t.game.clone(s), rng, t.choose)
  law(text(t.game.notation.position(s)) === before, 'a clone is deep', () => before)
}

/** A view is all a viewer's moves depend on, and a state drawn from it looks the same to the viewer. */
function checkViews<T extends Types>(t: Trial<T>, s: T['state'], rng: Rng): void {
  const { game } = t
  for (const viewer of ['table', ...Array.from({ length: t.seats }, (_, i) => i)] as Viewer[]) {
    const view = text(game.view(s, viewer))
    const imagined = game.determinize(game.view(s, viewer), rng)
    law(
      text(game.view(imagined, viewer)) === view,
      'an imagined state looks like the real one',
      () => `to ${viewer}: ${text(game.view(imagined, viewer))} instead of ${view}`,
    )
    law(game.round(imagined) === game.round(s), 'the round is public', () => `to ${viewer}`)
    law(text(game.facts?.(imagined) ?? null) === text(game.facts?.(s) ?? null), 'facts are public', () => `to ${viewer}`)
    if (viewer !== 'table')
      law(text(game.moves(imagined, viewer)) === text(game.moves(s, viewer)), 'moves follow from the view', () => `seat ${viewer}`)
  }
}

/** A world that was played in is as good as a new one for imagining another in it. */
function checkReuse<T extends Types>(t: Trial<T>, s: T['state'], by: Actor, rng: Rng): void {
  if (by === CHANCE) return
  const { game } = t
  const view = game.view(s, by)
  const seed = rng.next(0x7fffffff)
  const old = game.determinize(view, rng)
  playOut(game, old, rng, t.choose)
  const [again, anew] = [old, undefined].map((into) => text(game.notation.position(game.determinize(view, new Sfc32(seed), into))))
  law(again === anew, 'a world used again is like a new one', () => `${again} instead of ${anew}`)
}

/** A move that reveals nothing shows its seat nothing that was not to be foreseen from its view. */
function checkReveals<T extends Types>(t: Trial<T>, s: T['state'], by: Actor, m: Move, rng: Rng): void {
  const { game } = t
  if (by === CHANCE || game.reveals(s, by, m)) return
  const [real, imagined] = [game.clone(s), game.determinize(game.view(s, by), rng)]
  for (const state of [real, imagined]) game.apply(state, by, m)
  law(
    text(game.view(real, by)) === text(game.view(imagined, by)),
    'what reveals nothing can be foreseen',
    () => `${words(game, m)} by ${by}: ${text(game.view(real, by))} instead of ${text(game.view(imagined, by))}`,
  )
}

/** The same entries lead on from two states. */
function checkFuture<T extends Types>(t: Trial<T>, a: T['state'], b: T['state'], seed: number): void {
  const log = playOut(t.game, a, new Sfc32(seed), t.choose)
  for (const [by, m] of log) t.game.apply(b, by, m)
  law(
    text(t.game.notation.position(a)) === text(t.game.notation.position(b)),
    'a position holds the whole state',
    () => `${log.length} entries on`,
  )
}

function checkStep<T extends Types>(t: Trial<T>, s: T['state'], by: Actor, m: Move, known: readonly Move[], rng: Rng): void {
  checkClone(t, s, rng)
  checkReuse(t, s, by, rng)
  checkJudge(t, s, known, rng)
  const back = checkWords(t, s, by, m)
  checkViews(t, s, rng)
  checkReveals(t, s, by, m, rng)
  checkFuture(t, t.game.clone(s), back, rng.next(0x7fffffff))
}

/** Every seat that has to decide can; outcomes of chance are accepted; scores and ranks have their number. */
function checkAlways<T extends Types>(t: Trial<T>, s: T['state'], by: Actor, m: Move): void {
  law(t.game.judge(s, by, m).ok, 'what is played is legal', () => `${words(t.game, m)} by ${by}`)
  if (by === CHANCE)
    for (let seat = 0; seat < t.seats; seat++) law(!t.game.judge(s, seat, m).ok, 'nobody answers for chance', () => words(t.game, m))
  law(t.game.scores(s).length === t.seats, 'there is a score per seat', () => text(t.game.scores(s)))
}

function checkEnd<T extends Types>(t: Trial<T>, end: T['state'], log: readonly (readonly [Actor, Move])[]): void {
  const { game } = t
  const position = text(game.notation.position(end))
  const again = History.replay(game, t.options, t.seats, log).state
  law(text(game.notation.position(again)) === position, 'the log rebuilds the state', () => position)
  for (let seat = 0; seat < t.seats; seat++) law(game.moves(end, seat).length === 0, 'nobody moves when it is over', () => `seat ${seat}`)
  const ranks = game.ranks(end)
  law(ranks.length === t.seats && ranks.includes(1) && ranks.every((r) => r >= 1 && r <= t.seats), 'somebody is first', () => text(ranks))
}

/**
 * Plays one game and checks every law on the way.
 * @returns the number of entries.
 * @throws Error naming the law and the place.
 */
export function checkLaws<T extends Types>(t: Trial<T>): number {
  const rng = rngAt(t.seed, 0)
  const probe = rngAt(t.seed, 1)
  const known: Move[] = []
  const s = t.game.setup(t.options, t.seats)
  let step = 0
  const log = playOut(t.game, s, rng, t.choose, (state, by, m) => {
    try {
      checkAlways(t, state, by, m)
      if (step++ % t.every === t.seed % t.every) checkStep(t, state, by, m, known.slice(-20), probe)
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      throw new Error(`${error.message} (${t.game.id}, ${t.seats} seats, seed ${t.seed}, entry ${step})`)
    }
    if (by !== CHANCE) known.push(m)
  })
  checkEnd(t, s, log)
  return log.length
}
