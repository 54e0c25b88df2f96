import { describe, expect, it } from 'vitest'
import { EDITION } from '../../../games/fairy-school/edition.ts'
import { fairySchool } from '../../../games/fairy-school/index.ts'
import type { Event } from '../../../games/fairy-school/types.ts'
import { loadGame } from '../../../text/index.ts'
import { tellingOf } from './telling.tsx'

const view = fairySchool.view(fairySchool.setup(fairySchool.notation.options({}), 3), 0)
const ctx = { view, edition: EDITION, me: 0, name: (seat: number) => ['Ada', 'Klaus', 'Firenze'][seat] ?? '' }
const telling = async (language: 'en' | 'fr' | 'de') => tellingOf({ view, t: await loadGame('fairy-school', language), ctx, me: 0 })

const gained = (seat: number): Event => ({ type: 'gained', seat, elements: { fire: 2 }, reason: 'line' }) as unknown as Event
const played = (seat: number): Event => ({ type: 'played', seat, columns: ['air'], shared: [], personal: [] }) as unknown as Event

describe('what the log tells of a fairy', () => {
  it('goes on with gains and costs in the line of what brought them, as long as they are hers', async () => {
    const { joins } = await telling('en')
    expect(joins?.(gained(1), played(1))).toBe(true)
    expect(joins?.(gained(1), gained(1))).toBe(true)
    expect(joins?.(gained(1), played(2))).toBe(false)
    expect(joins?.(played(1), gained(1))).toBe(false)
  })

  it('does not name her again there', async () => {
    for (const language of ['en', 'fr', 'de'] as const) {
      const { tail, plain } = await telling(language)
      for (const seat of [0, 1]) {
        const whole = plain(gained(seat))
        const rest = tail?.(gained(seat)).plain ?? ''
        expect(whole.endsWith(` ${rest}`), whole).toBe(true)
        expect(rest).not.toContain('Klaus')
        expect(rest.split(' ').length).toBeGreaterThan(2)
      }
    }
  })
})
