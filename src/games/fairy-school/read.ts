/** Words to state: every field read with its bounds, then the invariants; every fault named. */
import { at, type Checker, checker, type Fields, fault, fields, finish, int, ints, list, oneOf, type Path } from '../../core/check.ts'
import { BUY_NOTHING, FOR_EXCHANGE, FOR_LINE, FOREST, FRAME, KINDS, NONE } from './codes.ts'
import type { Rules } from './compiled.ts'
import { faultsOf } from './invariants.ts'
import { RULES, readOptions } from './options.ts'
import { type State, setup } from './state.ts'
import { CELLS, CHANCES, COLUMNS, CREATURES, ELEMENTS, LETTERS, type Options, PHASES, STEPS } from './types.ts'
import { finalIndex } from './words.ts'

const TABLE_KEYS = [
  'game',
  'format',
  'options',
  'seats',
  'phase',
  'chance',
  'trimester',
  'turn',
  'turns',
  'deciding',
  'queue',
  'pass',
  'common',
  'finals',
  'history',
  'moment',
  'fairies',
  'result',
]
const PUBLIC_KEYS = [
  'step',
  'letter',
  'elements',
  'supply',
  'fromBox',
  'scale',
  'kindness',
  'studied',
  'discount',
  'projects',
  'realised',
  'bought',
  'final',
  'steps',
  'forest',
  'shared',
  'personal',
  'discard',
  'fresh',
]
const OWN_KEYS = [
  'hand',
  'planned',
  'offer',
  'kept',
  'columns',
  'chosen',
  'summoned',
  'frames',
  'give',
  'back',
  'buying',
  'price',
  'draw',
  'luck',
  'shuffles',
  'shown',
]
const FAIRY_KEYS = [...PUBLIC_KEYS, ...OWN_KEYS]
const MOST = 9999

/** A card number that exists. */
function card(c: Checker, r: Rules, x: unknown, path: Path): number {
  const n = int(c, x, path, 1, 255)
  if (!r.card[n]) fault(c, path, `there is no card ${n}`)
  return n
}

const cards = (c: Checker, r: Rules, x: unknown, path: Path): number[] => list(c, x, path, 0, 200).map((n, i) => card(c, r, n, at(path, i)))

function bits(c: Checker, x: unknown, path: Path, words: readonly string[]): number {
  let set = 0
  list(c, x, path, 0, words.length).forEach((w, i) => {
    const bit = 1 << oneOf(c, w, at(path, i), words)
    if (set & bit) fault(c, at(path, i), 'stands there twice')
    set |= bit
  })
  return set
}

function bundle(c: Checker, x: unknown, path: Path, into: number[], from: number): void {
  const o = fields(c, x, path, ELEMENTS)
  ELEMENTS.forEach((kind, k) => {
    into[from + k] = o[kind] === undefined ? 0 : int(c, o[kind], at(path, kind), 0, MOST, 'FS-INV-05')
  })
}

function readFinal(c: Checker, r: Rules, x: unknown, path: Path): number {
  const code = finalIndex(x)
  if (!r.final[code]) {
    fault(c, path, 'is no final project')
    return 0
  }
  return code
}

function readPlay(c: Checker, s: State, x: unknown, path: Path): [number[], number[]] {
  const numbers: number[] = []
  const cubes: number[] = []
  list(c, x, path, 0, 60).forEach((entry, i) => {
    const p = at(path, i)
    const o = fields(c, entry, p, ['card', 'cubes'])
    numbers.push(card(c, s.rules, o['card'], at(p, 'card')))
    const counts = ints(c, o['cubes'], at(p, 'cubes'), [s.seats, s.seats], 0, 15)
    cubes.push(counts.reduce((sum, n, colour) => sum + (n << (4 * colour)), 0))
  })
  return [numbers, cubes]
}

function readBoard(c: Checker, s: State, o: Fields, path: Path, seat: number): void {
  s.at[seat] = oneOf(c, o['step'], at(path, 'step'), STEPS)
  s.letter[seat] = o['letter'] === null ? NONE : oneOf(c, o['letter'], at(path, 'letter'), LETTERS)
  bundle(c, o['elements'], at(path, 'elements'), s.elements, seat * KINDS)
  s.supply[seat] = int(c, o['supply'], at(path, 'supply'), 0, MOST)
  s.fromBox[seat] = int(c, o['fromBox'], at(path, 'fromBox'), 0, MOST)
  ints(c, o['scale'], at(path, 'scale'), [s.seats, s.seats], 0, MOST, 'FS-INV-04').forEach((n, colour) => {
    s.scale[seat * s.seats + colour] = n
  })
  s.studied[seat] = bits(c, o['studied'], at(path, 'studied'), CREATURES)
  s.discount[seat] = int(c, o['discount'], at(path, 'discount'), 0, 99)
  s.bought[seat] = int(c, o['bought'], at(path, 'bought'), 0, 9)
  s.final[seat] = o['final'] === null ? NONE : readFinal(c, s.rules, o['final'], at(path, 'final'))
  s.steps[seat] = int(c, o['steps'], at(path, 'steps'), 0, 5, 'FS-INV-12')
}

function readCards(c: Checker, s: State, o: Fields, path: Path, seat: number): void {
  const pile = (key: string): number[] => cards(c, s.rules, o[key], at(path, key))
  list(c, o['forest'], at(path, 'forest'), FOREST, FOREST, 'FS-CARD-08').forEach((n, cell) => {
    s.forest[seat * FOREST + cell] = n === null ? 0 : card(c, s.rules, n, at(at(path, 'forest'), cell))
  })
  const [shared, sharedCubes] = readPlay(c, s, o['shared'], at(path, 'shared'))
  const [personal, personalCubes] = readPlay(c, s, o['personal'], at(path, 'personal'))
  s.shared[seat] = shared
  s.sharedCubes[seat] = sharedCubes
  s.personal[seat] = personal
  s.personalCubes[seat] = personalCubes
  s.projects[seat] = pile('projects')
  s.realised[seat] = pile('realised')
  s.discard[seat] = pile('discard')
  s.fresh[seat] = pile('fresh')
  s.hand[seat] = pile('hand')
  s.offer[seat] = pile('offer')
  s.kept[seat] = pile('kept')
  s.summoned[seat] = pile('summoned')
  s.draw[seat] = pile('draw').reverse()
}

function readFrames(c: Checker, s: State, x: unknown, path: Path): number[] {
  return list(c, x, path, 0, 2, 'FS-INV-19').flatMap((entry, i) => {
    const p = at(path, i)
    const o = fields(c, entry, p, ['card', 'of', 'line', 'reps', 'stage'])
    const numbers = [
      card(c, s.rules, o['card'], at(p, 'card')),
      int(c, o['of'], at(p, 'of'), 0, s.seats - 1),
      int(c, o['line'], at(p, 'line'), 0, 1),
      int(c, o['reps'], at(p, 'reps'), 0, 4),
      int(c, o['stage'], at(p, 'stage'), 0, 6),
    ]
    return numbers.slice(0, FRAME)
  })
}

function readGive(c: Checker, s: State, x: unknown, path: Path, seat: number): void {
  if (x === null) return
  const o = fields(c, x, path, ['left', 'for', 'gain'])
  s.giveLeft[seat] = int(c, o['left'], at(path, 'left'), 1, 12)
  s.giveFor[seat] = [FOR_LINE, FOR_EXCHANGE][oneOf(c, o['for'], at(path, 'for'), ['line', 'exchange'])]
  s.giveGain[seat] = o['gain'] === null ? NONE : oneOf(c, o['gain'], at(path, 'gain'), ELEMENTS)
  if ((s.giveFor[seat] === FOR_EXCHANGE) !== (s.giveGain[seat] !== NONE)) fault(c, path, 'an exchange, and only an exchange, has a gain')
}

function readUnfinished(c: Checker, s: State, o: Fields, path: Path, seat: number): void {
  s.planned[seat] = bits(c, o['planned'], at(path, 'planned'), CELLS)
  const columns = bits(c, o['columns'], at(path, 'columns'), COLUMNS)
  const chosen = cards(c, s.rules, o['chosen'], at(path, 'chosen'))
  if (chosen.length !== 0 && chosen.length !== 3) fault(c, at(path, 'chosen'), 'must be three or none', 'FS-DRAFT-04')
  s.choice[seat] = chosen.length === 3 ? chosen[0] | (chosen[1] << 8) | (chosen[2] << 16) : columns
  s.frames[seat] = readFrames(c, s, o['frames'], at(path, 'frames'))
  readGive(c, s, o['give'], at(path, 'give'), seat)
  s.back[seat] = oneOf(c, o['back'], at(path, 'back'), STEPS)
  s.buying[seat] = o['buying'] === null ? BUY_NOTHING : int(c, o['buying'], at(path, 'buying'), 0, 255)
  bundle(c, o['price'], at(path, 'price'), s.price, seat * KINDS)
  s.luck[seat] = int(c, o['luck'], at(path, 'luck'), 0, 0x7fffffff)
  s.shuffles[seat] = int(c, o['shuffles'], at(path, 'shuffles'), 0, MOST)
  bundle(c, o['shown'], at(path, 'shown'), s.shown, seat * KINDS)
}

function readTable(c: Checker, s: State, o: Fields): void {
  s.phase = oneOf(c, o['phase'], 'phase', PHASES)
  s.chance = oneOf(c, o['chance'], 'chance', CHANCES)
  s.trimester = int(c, o['trimester'], 'trimester', 0, 4)
  s.turn = int(c, o['turn'], 'turn', 0, 12, 'FS-INV-17')
  s.turns = int(c, o['turns'], 'turns', 0, 24, 'FS-INV-17')
  s.pass = int(c, o['pass'], 'pass', 0, 5)
  s.moment = int(c, o['moment'], 'moment', 0, 1_000_000)
  s.queue = ints(c, o['queue'], 'queue', [0, s.seats], 0, s.seats - 1)
  s.common = cards(c, s.rules, o['common'], 'common')
  s.finals = list(c, o['finals'], 'finals', 0, 7).map((id, i) => readFinal(c, s.rules, id, at('finals', i)))
  s.history = list(c, o['history'], 'history', 0, 24).flatMap((row, i) => ints(c, row, at('history', i), [s.seats, s.seats], 0, MOST))
}

/** Reads every field of a document into a state; faults of shape and bounds go to the checker. */
export function readState(c: Checker, o: Fields, options: Options, seats: number): State {
  const s = setup(options, seats)
  readTable(c, s, o)
  list(c, o['fairies'], 'fairies', seats, seats).forEach((entry, seat) => {
    const path = `fairies[${seat}]`
    const f = fields(c, entry, path, FAIRY_KEYS)
    readBoard(c, s, f, path, seat)
    readCards(c, s, f, path, seat)
    readUnfinished(c, s, f, path, seat)
  })
  return s
}

/** Reads and checks a document, written under some version of the rules. @throws BadInput naming every fault. */
export function parsePosition(json: unknown, rules: number = RULES): { options: Options; seats: number; state: State } {
  const c = checker()
  const o = fields(c, json, '', TABLE_KEYS)
  if (o['game'] !== 'fairy-school') fault(c, 'game', 'must be fairy-school')
  if (o['format'] !== 1) fault(c, 'format', 'must be 1')
  const options = readOptions(c, o['options'], rules)
  const seats = int(c, o['seats'], 'seats', 2, 6, 'FS-SETUP-01')
  finish(c)
  const state = readState(c, o, options, seats)
  finish(c)
  c.faults.push(...faultsOf(state))
  finish(c)
  return { options, seats, state }
}
