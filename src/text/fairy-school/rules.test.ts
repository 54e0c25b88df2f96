import { describe, expect, it } from 'vitest'
import { REASONS } from '../../games/fairy-school/reasons.ts'
import statements from '../../games/fairy-school/rule-ids.json' with { type: 'json' }
import { LANGUAGES, loadRules } from '../index.ts'

const ids = statements.map((statement) => statement.id).filter((id) => !id.startsWith('FS-INV-'))
const invariants = statements.map((statement) => statement.id).filter((id) => id.startsWith('FS-INV-'))

describe('the rules reference of Fairy School', () => {
  it.each(LANGUAGES)('explains every statement of the ledger and cites no other (%s)', async (language) => {
    const rules = await loadRules('fairy-school', language)
    expect(ids.length).toBe(188)
    expect(ids.filter((id) => rules.entryFor(id) === undefined)).toEqual([])
    const cited = rules.chapters.flatMap((chapter) => chapter.entries.flatMap((entry) => entry.rules))
    expect(cited.filter((id) => !ids.includes(id) && !invariants.includes(id))).toEqual([])
    expect(new Set(cited).size).toBe(cited.length)
  })

  it.each(LANGUAGES)('explains the rule of every refusal (%s)', async (language) => {
    const rules = await loadRules('fairy-school', language)
    expect(REASONS.length).toBeGreaterThan(40)
    expect(REASONS.filter(({ rule }) => rules.entryFor(rule) === undefined)).toEqual([])
  })

  it.each(LANGUAGES)('has words for every entry, each different (%s)', async (language) => {
    const { chapters } = await loadRules('fairy-school', language)
    const entries = chapters.flatMap((chapter) => chapter.entries)
    expect(entries.length).toBeGreaterThan(70)
    expect(new Set(entries.map((entry) => entry.text)).size).toBe(entries.length)
    expect(new Set(chapters.map((chapter) => chapter.title)).size).toBe(chapters.length)
    for (const entry of entries) {
      expect(entry.title.length, entry.id).toBeGreaterThan(2)
      expect(entry.text.length, entry.id).toBeGreaterThan(30)
      expect(entry.text, entry.id).toMatch(/[.!?]$/)
      expect(entry.text, entry.id).not.toMatch(/~| {2}|undefined/)
    }
  })

  it('finds entries by words and by rule', async () => {
    const [english, french, german] = await Promise.all(LANGUAGES.map((language) => loadRules('fairy-school', language)))
    expect(english?.search('summon')[0]?.id).toBe('summon')
    expect(english?.search('FS-FINAL-10').map((entry) => entry.id)).toEqual(['leaders'])
    expect(french?.search('cases etude')[0]?.title).toBe('Cases d’étude')
    expect(german?.search('guete')).toEqual([])
    expect(german?.search('gute')[0]?.title).toBe('Güte')
  })

  it('says the numbers of the rules alike in every language', async () => {
    const all = await Promise.all(LANGUAGES.map((language) => loadRules('fairy-school', language)))
    const numbers = (id: string) => all.map((rules) => (rules.entryFor(id)?.text.match(/\d+/g) ?? []).sort().join(' '))
    for (const id of [
      'FS-SETUP-03',
      'FS-SETUP-08',
      'FS-SCORE-05',
      'FS-SHORT-01',
      'FS-SHORT-05',
      'FS-P4-07',
      'FS-CARD-05',
      'FS-EXPERT-01',
    ]) {
      expect(numbers(id)[0], id).not.toBe('')
      expect(new Set(numbers(id)).size, `${id}: ${numbers(id).join(' | ')}`).toBe(1)
    }
  })
})
