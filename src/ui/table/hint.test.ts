import { describe, expect, it } from 'vitest'
import { text as de } from '../../text/de.ts'
import { text as en } from '../../text/en.ts'
import { text as fr } from '../../text/fr.ts'
import type { Hint } from '../../worker/protocol.ts'
import { hintText, whyText } from './hintwords.ts'

type Table = Parameters<typeof hintText>[0]

const options = ['Climb a stair', 'Offer 1 silver.'].map((label, move) => ({
  move,
  text: { label, title: label.replace(' 1', '') },
})) as unknown as Table['options']
const tell = {
  choice: (view: unknown, seat: number, move: number) => `${view} ${seat} ${move}.`,
  ends: (move: number) => move === 9,
  features: Object.fromEntries(
    ['rest', 'goods', 'stones', 'tiles'].map((name) => [name, name === 'stones' ? [name] : [name, `no ${name}`]]),
  ),
} as unknown as Table['tell']
const then = (...moves: number[]): Hint['more'] => moves.map((move) => ({ move, view: 'then' }))
type Said = Omit<Hint, 'more' | 'second'> & Partial<Pick<Hint, 'more'>> & { second?: { move: number; less: number; more?: Hint['more'] } }
const said = ({ second, ...hint }: Said, i: Table['i'] = en) =>
  hintText({ i, me: 1, options, tell }, { more: [], ...hint, ...(second ? { second: { more: [], ...second } } : {}) })

describe('a hint in words', () => {
  it('tells the next best, and what speaks for the choice and against it beside that one', () => {
    const reasons = [
      { name: 'rest', value: 2.6 },
      { name: 'goods', value: -1.2 },
      { name: 'stones', value: 1.1 },
      { name: 'tiles', value: 0.9 },
    ]
    const hint = { move: 0, reasons, second: { move: 1, less: 2.4 } }
    expect(said(hint)).toBe(
      'Hint: Climb a stair. Next best, about 2 points less: Offer 1 silver. Compared with that: rest and stones, but no goods.',
    )
    expect(said(hint, de)).toContain('Im Vergleich dazu: rest und stones, aber no goods.')
    expect(said(hint, fr)).toContain('En comparaison\u00a0: rest et stones, mais no goods.')
    const worse = { name: 'stones', value: -2 }
    expect(said({ ...hint, reasons: [...reasons.slice(0, 1), worse] })).toContain('Compared with that: rest.')
    expect(said({ ...hint, second: { move: 1, less: 0.2 } })).toContain('Almost as good: Offer 1 silver. Compared with that: rest')
  })

  it('counts no single point that nothing can be named for', () => {
    const second = { move: 1, less: 1.2 }
    expect(said({ move: 0, reasons: [], second })).toBe('Hint: Climb a stair. Almost as good: Offer 1 silver.')
    expect(said({ move: 0, reasons: [{ name: 'rest', value: 1 }], second })).toContain('Next best, about 1 point less: Offer 1 silver.')
    expect(said({ move: 0, reasons: [], second: { move: 1, less: 1.6 } })).toContain('Next best, about 2 points less')
  })

  it('counts no points where the next best is far behind', () => {
    const hint = { move: 0, reasons: [], second: { move: 1, less: 7.6 } }
    expect(said(hint)).toBe('Hint: Climb a stair. Next best, far behind: Offer 1 silver.')
    expect(said(hint, de)).toContain('Das Nächstbeste, weit dahinter: Offer 1 silver.')
    expect(said(hint, fr)).toContain('Ensuite, loin derrière\u00a0: Offer 1 silver.')
  })

  it('leaves out reasons that do not bear out the choice, and compares alone', () => {
    const reasons = ['tiles', 'rest', 'goods'].map((name, k) => ({ name, value: k === 0 ? 1.2 : -1 }))
    const second = { move: 1, less: 3 }
    expect(said({ move: 0, reasons, second })).toBe('Hint: Climb a stair. Next best, about 3 points less: Offer 1 silver.')
    expect(said({ move: 0, reasons })).toBe('Hint: Climb a stair.')
    expect(said({ move: 0, reasons: [{ name: 'tiles', value: 2.4 }, ...reasons.slice(1)], second })).toContain(
      'Next best, about 3 points less: Offer 1 silver. Compared with that: tiles, but no rest and no goods.',
    )
  })

  it('says no more than that where there is nothing to say', () => {
    expect(said({ move: 1, reasons: [{ name: 'goods', value: 0.1 }] })).toBe('Hint: Offer 1 silver.')
    expect(said({ move: 1, reasons: [{ name: 'goods', value: -1.3 }] })).toBe('Hint: Offer 1 silver.')
    expect(said({ move: 0, reasons: [], second: { move: 1, less: 0.2 } })).toBe('Hint: Climb a stair. Almost as good: Offer 1 silver.')
  })

  it('tells what the choice still asks, but not what could as well be chosen now', () => {
    const hint = { move: 0, more: then(7, 8, 9), reasons: [{ name: 'goods', value: 2 }] }
    expect(said(hint)).toBe('Hint: Climb a stair. Then: then 1 7; then 1 8. It brings: goods.')
    expect(said(hint, de)).toContain('Danach: then 1 7; then 1 8.')
    expect(said(hint, fr)).toContain('Ensuite\u00a0: then 1 7\u00a0; then 1 8.')
    expect(said({ ...hint, more: then(7, 9, 8) })).toBe('Hint: Climb a stair. Then: then 1 7. It brings: goods.')
    expect(said({ ...hint, more: then(7, 1, 8) })).toBe('Hint: Climb a stair. Then: then 1 7. It brings: goods.')
    expect(said({ ...hint, more: then(1, 7) })).toBe('Hint: Climb a stair. It brings: goods.')
    expect(said({ move: 0, more: then(7), reasons: [] })).toBe('Hint: Climb a stair. Then: then 1 7.')
  })

  it('tells no small parts: they explain nothing', () => {
    const reasons = ['rest', 'goods', 'stones', 'tiles'].map((name, k) => ({ name, value: [-1.3, 0.4, 0.3, 0.2][k] ?? 0 }))
    expect(said({ move: 0, reasons })).toBe('Hint: Climb a stair.')
    expect(said({ move: 0, reasons, second: { move: 1, less: 2.2 } })).toBe(
      'Hint: Climb a stair. Next best, about 2 points less: Offer 1 silver.',
    )
    expect(said({ move: 0, reasons: [{ name: 'tiles', value: 1.6 }, ...reasons] })).toBe(
      'Hint: Climb a stair. It brings: tiles, but no rest.',
    )
    expect(said({ move: 0, reasons: [{ name: 'tiles', value: 5.6 }, ...reasons] }, de)).toContain('Das bringt: tiles.')
    expect(said({ move: 0, reasons: [{ name: 'tiles', value: 5.6 }, ...reasons] }, fr)).toContain('Cela apporte\u00a0: tiles.')
  })

  it('tells what the next best one would go on with', () => {
    const second = { move: 1, less: 2.4, more: then(7, 9) }
    expect(said({ move: 0, reasons: [], second })).toBe('Hint: Climb a stair. Next best, about 2 points less: Offer 1 silver; then 1 7.')
  })

  it('says nothing of a choice that is none any more', () => {
    expect(said({ move: 7, reasons: [] })).toBe(null)
  })
})

describe('the reasons of a past decision in words', () => {
  const table = {
    i: en,
    tell,
  } as unknown as Parameters<typeof whyText>[0]
  const made = { seat: 2, reasons: [{ name: 'rest', value: 3 }], view: 'then' }

  it('tell how the best other choice compares', () => {
    expect(whyText(table, made)).toBe('It brings: rest.')
    expect(whyText(table, { ...made, second: { move: 6, less: 1.6 } })).toBe(
      'Next best, about 2 points less: then 2 6. Compared with that: rest.',
    )
    expect(whyText(table, { ...made, second: { move: 6, less: -1.6 } })).toContain(
      'The strongest bot would rather, for about 2 points more: then 2 6.',
    )
    expect(whyText(table, { ...made, second: { move: 6, less: -0.3 } })).toContain('Almost as good: then 2 6.')
    const bad = { ...made, reasons: [{ name: 'rest', value: -3 }] }
    expect(whyText(table, { ...bad, second: { move: 6, less: -1.6 } })).toBe(
      'The strongest bot would rather, for about 2 points more: then 2 6. Compared with that: no rest.',
    )
    expect(whyText(table, { ...bad, second: { move: 6, less: 1.6 } })).toBe('Next best, about 2 points less: then 2 6.')
  })
})
