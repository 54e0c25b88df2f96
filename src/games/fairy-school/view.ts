/** What a viewer may know (FS-INV-16): no order of a pile, no other draft hand, no choice before its reveal. */
import type { Viewer } from '../../core/game.ts'
import { bundleOf } from './apply/common.ts'
import { FOREST, KINDS, LAST, PHASE, STEP } from './codes.ts'
import { costOf } from './compiled.ts'
import { giveLeast, reckon } from './legal/pay.ts'
import { plainOptions } from './position.ts'
import { nextStep, reaches } from './queries.ts'
import { pointsOf, resultOf } from './score.ts'
import type { State } from './state.ts'
import { elementWords, fairyWords, MAIN_STEP, ownWords, tableWords } from './table.ts'
import { type Event, type FairyView, type PublicFairy, type Quote, STEPS, type View } from './types.ts'

/** Cells another fairy has filled but not revealed stay empty. */
function shownFairy(s: State, seat: number, own: boolean): PublicFairy {
  const words = fairyWords(s, seat)
  if (own) return words
  return {
    ...words,
    step: STEPS[s.at[seat] === STEP.idle ? STEP.idle : MAIN_STEP[s.phase]],
    forest: words.forest.map((card, cell) => (s.planned[seat] & (1 << cell) ? null : card)),
    elements: s.phase === PHASE.selection ? elementWords(s.shown, seat) : words.elements,
  }
}

/** Cards of a fairy that the viewer does not see; the S cards of others in `starting` are not even known by name. */
function unseen(s: State, seat: number, own: boolean): number[] {
  const out = s.draw[seat].slice()
  if (!own) {
    out.push(...s.summoned[seat])
    if (s.phase !== PHASE.starting) {
      out.push(...s.hand[seat])
      for (let cell = 0; cell < FOREST; cell++) if (s.planned[seat] & (1 << cell)) out.push(s.forest[seat * FOREST + cell])
    }
  }
  return out.sort((a, b) => a - b)
}

const bits = (set: number): number => {
  let n = 0
  for (let b = set; b !== 0; b &= b - 1) n++
  return n
}

/** How a price would be met now. */
function quote(s: State, seat: number, own: readonly number[], what: number, price: readonly number[]): Quote {
  const e = seat * KINDS
  const missing = price.map((n, k) => Math.max(0, n - own[e + k]))
  const { short, points, jokers, tokens, left } = reckon(s.rules, own, e, price, 0, s.discount[seat])
  const given = [0, 0, 0, 0, 0]
  if (short === 0 && tokens > 0) giveLeast(s, seat, left.slice(), tokens, given, what)
  return {
    what,
    price: bundleOf(price),
    missing: bundleOf(missing),
    payable: short === 0,
    discount: points,
    jokers,
    exchanged: bundleOf(given),
  }
}

function quotes(s: State, seat: number, own: readonly number[]): Quote[] {
  const out = s.projects[seat].map((card) => quote(s, seat, own, card, costOf(s.rules, card)))
  const step = s.trimester === LAST ? nextStep(s, seat) : null
  if (step) out.push(quote(s, seat, own, 0, step))
  return out
}

function fairyView(s: State, seat: number, by: Viewer): FairyView {
  const own = by === seat
  const elements = !own && s.phase === PHASE.selection ? s.shown : s.elements
  const seen = elements === s.elements ? s : { ...s, elements }
  return {
    ...shownFairy(s, seat, own),
    own: own ? ownWords(s, seat) : null,
    drawCount: s.draw[seat].length + (own ? 0 : s.summoned[seat].length),
    handCount: s.hand[seat].length + bits(s.planned[seat]),
    unseen: unseen(s, seat, own),
    reach: s.at.flatMap((_, owner) => (reaches(s, seat, owner) ? [owner] : [])),
    quotes: quotes(s, seat, elements),
    points: pointsOf(seen, seat),
  }
}

/** {@link import('../../core/game.ts').Game.view}. */
export function view(s: State, by: Viewer): View {
  return {
    game: 'fairy-school',
    viewer: by,
    options: plainOptions(s.options),
    ...tableWords(s),
    fairies: s.at.map((_, seat) => fairyView(s, seat, by)),
    result: resultOf(s),
  }
}

/** Events whose content only their fairy may see while it is secret. */
export function redact(e: Event, by: Viewer): Event | undefined {
  if (e.type === 'drew' && e.seat !== by) return { ...e, cards: [] }
  if (e.type === 'dealt' && e.seat !== by) return { ...e, cards: [] }
  if ((e.type === 'paid' || e.type === 'gained') && e.secret && e.seat !== by) return undefined
  return e
}
