import { describe, expect, it } from 'vitest'
import statements from '../../games/pixie-queen/rule-ids.json' with { type: 'json' }
import { LANGUAGES, loadRules } from '../index.ts'
import { expandRules } from '../rules.ts'

const ids = statements.map((statement) => statement.id).filter((id) => !id.startsWith('PQ-INV-'))

describe('the rules reference', () => {
  it('expands runs of statements', () => {
    expect(expandRules('PQ-A05-08..10 PQ-TILE-04')).toEqual(['PQ-A05-08', 'PQ-A05-09', 'PQ-A05-10', 'PQ-TILE-04'])
  })

  it.each(LANGUAGES)('explains every statement of the ledger (%s)', async (language) => {
    const rules = await loadRules('pixie-queen', language)
    expect(ids.length).toBe(594)
    expect(ids.filter((id) => rules.entryFor(id) === undefined)).toEqual([])
    const cited = rules.chapters.flatMap((chapter) => chapter.entries.flatMap((entry) => entry.rules))
    expect(cited.filter((id) => !ids.includes(id) && !id.startsWith('PQ-INV-'))).toEqual([])
  })

  it.each(LANGUAGES)('has words for every entry, each different (%s)', async (language) => {
    const { chapters } = await loadRules('pixie-queen', language)
    const entries = chapters.flatMap((chapter) => chapter.entries)
    expect(entries.length).toBeGreaterThan(110)
    expect(new Set(entries.map((entry) => entry.text)).size).toBe(entries.length)
    for (const entry of entries) {
      expect(entry.title.length, entry.id).toBeGreaterThan(2)
      expect(entry.text.length, entry.id).toBeGreaterThan(30)
      expect(entry.text, entry.id).toMatch(/[.!?]$/)
      expect(entry.text, entry.id).not.toContain('~')
    }
  })

  it('finds entries by words in any order and without accents, titles first', async () => {
    const english = await loadRules('pixie-queen', 'en')
    expect(english.search('punish die')[0]?.id).toBe('punish')
    expect(english.search('')).toHaveLength(english.chapters.flatMap((chapter) => chapter.entries).length)
    expect(english.search('PQ-A13-02').map((entry) => entry.id)).toEqual(['ring'])
    expect(english.search('zeppelin')).toEqual([])
    const french = await loadRules('pixie-queen', 'fr')
    expect(french.search('competences six').map((entry) => entry.id)).toContain('skills')
    const german = await loadRules('pixie-queen', 'de')
    expect(german.search('konigin tobt')[0]?.title).toBe('Die Königin tobt')
  })

  it('speaks of miners only', async () => {
    for (const language of LANGUAGES) {
      const rules = await loadRules('pixie-queen', language)
      expect(rules.search(''), language).not.toContainEqual(expect.objectContaining({ text: expect.stringMatching(/esclav|sklav|slave/i) }))
    }
  })
})
