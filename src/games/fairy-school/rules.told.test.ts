/** What is told of a game is all that happened: a table kept from events alone stays the same as the table itself. */
import { describe, expect, it } from 'vitest'
import { goldensIn } from '../../core/testing/golden.ts'
import { fairySchool } from './index.ts'
import { GOLDEN } from './testing-golden.ts'
import { type Bundle, CELLS, ELEMENTS, type Event, GAIN_REASONS, PAY_REASONS, type Position } from './types.ts'

const games = goldensIn(GOLDEN, new URL('./golden/', import.meta.url))
const ROW = 5

interface Told {
  readonly elements: Record<string, number>
  readonly studied: Set<string>
  readonly realised: number[]
  forest: (number | null)[]
  steps: number
  kindness: number
  final: string | null
}

const count = (told: Told, bundle: Bundle, sign: number): void => {
  for (const [kind, n] of Object.entries(bundle)) told.elements[kind] = (told.elements[kind] ?? 0) + sign * n
}

/** Writes an event into what is known of the fairies. */
function note(told: readonly Told[], e: Event): void {
  const fairy = 'seat' in e ? told[e.seat]! : told[0]!
  if (e.type === 'gained') count(fairy, e.elements, 1)
  else if (e.type === 'paid') count(fairy, e.elements, -1)
  else if (e.type === 'studied') fairy.studied.add(e.creature)
  else if (e.type === 'realised') fairy.realised.push(e.card)
  else if (e.type === 'stepped') fairy.steps = e.steps
  else if (e.type === 'kindness') fairy.kindness = e.total
  else if (e.type === 'finalTaken') fairy.final = e.final
  else if (e.type === 'planned') for (const { card, at } of e.cards) fairy.forest[CELLS.indexOf(at)] = card
  else if (e.type === 'shifted') fairy.forest = [...e.forest]
  else if (e.type === 'played')
    for (const [c, column] of ['earth', 'plant', 'air', 'fire', 'water'].entries())
      if (e.columns.some((each) => each === column)) {
        expect([e.shared.includes(fairy.forest[c]!), e.personal.includes(fairy.forest[c + ROW]!)]).toEqual([true, true])
        fairy.forest[c] = fairy.forest[c + ROW] = null
      }
}

/** The same of the table itself. */
const facts = (p: Position) =>
  p.fairies.map(({ elements, studied, realised, forest, steps, kindness, final }) => ({
    elements: Object.fromEntries(ELEMENTS.map((kind) => [kind, elements[kind] ?? 0])),
    studied: [...studied].sort(),
    realised: [...realised],
    forest: [...forest],
    steps,
    kindness,
    final,
  }))

const known = (told: readonly Told[]) => told.map((fairy) => ({ ...fairy, studied: [...fairy.studied].sort() }))

const TYPES =
  'decks trimester turn phase dealt sealed passed started projects lots took drew planned played activated paid gained cubes discount skipped summoned kindness studied shifted realised stepped leaders finalsOpen finalTaken finished turnEnd counted over'

const KNOWN = new Set<string>([...TYPES.split(' '), 'staysAimless', ...PAY_REASONS, ...GAIN_REASONS])

describe('what is told', () => {
  const types = new Set<string>()
  const reasons = { paid: new Set<string>(), gained: new Set<string>() }

  it.each(games)('FS-SCORE-01 FS-P4-02 FS-P5-02 FS-P6-02 FS-ELEM-02 adds up to the table: %s', (_, golden) => {
    const s = GOLDEN.begin(golden)
    const events: Event[] = []
    const written: string[] = []
    let told: Told[] = []
    for (const [by, words] of golden.log) {
      const from = events.length
      fairySchool.apply(s as never, by, fairySchool.notation.parseMove(words), (e) => {
        events.push(e)
        written.push(JSON.stringify(e))
      })
      const now = events.slice(from)
      for (const e of now) {
        types.add(e.type)
        if (e.type === 'paid') reasons.paid.add(e.reason)
        if (e.type === 'gained') reasons.gained.add(e.reason)
        if (!KNOWN.has(e.type) || ('reason' in e && e.type !== 'over' && !KNOWN.has(e.reason)))
          throw new Error(`told: ${JSON.stringify(e)}`)
        if (told.length > 0) note(told, e)
      }
      const position = () => fairySchool.notation.position(s as never) as unknown as Position
      // From the first turn on everything is told.
      if (told.length === 0 && now.some((e) => e.type === 'turn'))
        told = facts(position()).map((fairy) => ({ ...fairy, studied: new Set(fairy.studied) }))
      else if (now.some((e) => e.type === 'turnEnd' || e.type === 'over')) expect(known(told)).toEqual(facts(position()))
    }
    expect(
      events.map((e) => JSON.stringify(e)),
      'what was told stays as it was told',
    ).toEqual(written)
  })

  it('FS-CARD-29 FS-FINAL-10 FS-ELEM-05 everything is told somewhere, and what elements come and go for', () => {
    expect([...types].sort()).toEqual(TYPES.split(' ').sort())
    expect([...reasons.paid].sort()).toEqual([...PAY_REASONS].sort())
    expect([...reasons.gained].sort()).toEqual([...GAIN_REASONS].sort())
  })

  it.each(games)('FS-INV-14 what has come to light is counted and never taken back: %s', (_, golden) => {
    const s = GOLDEN.begin(golden) as { moment: number }
    const wrong: string[] = []
    for (const [at, [by, words]] of golden.log.entries()) {
      const before = s.moment
      let lit = by < 0
      fairySchool.apply(s as never, by, fairySchool.notation.parseMove(words), (e) => {
        if (['passed', 'projects', 'started', 'drew', 'planned', 'played'].includes(e.type)) lit = true
      })
      if (s.moment < before + (lit ? 1 : 0)) wrong.push(`entry ${at}: ${before} became ${s.moment}`)
    }
    expect(wrong).toEqual([])
  })
})
