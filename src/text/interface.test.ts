import { describe, expect, it } from 'vitest'
import type { Problem } from '../worker/protocol.ts'
import { format } from './format.ts'
import { browserLanguage, LANGUAGES, loadBook, loadClerk, loadCompanion, loadGame, loadInterface, loadTemperaments } from './index.ts'

const interfaces = await Promise.all(LANGUAGES.map(loadInterface))
const besides = await Promise.all(
  LANGUAGES.map(async (language) => ({
    companion: await loadCompanion(language),
    queen: await loadClerk('pixie-queen', language),
    fairies: await loadClerk('fairy-school', language),
    book: await loadBook(language),
  })),
)
const boards = await Promise.all(LANGUAGES.map((language) => loadGame('pixie-queen', language)))

/** Every sentence under a node by its path; functions are called with numbers. */
function sentences(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node === 'function') {
    if (/\.(kinds\.|sentence$|and$|format|good$|goods$|some$|tile$|demandShown|demandNow|place$|golden\.who$)/.test(path)) return []
    return [[path, String(node(...Array.from({ length: node.length }, () => 2)))]]
  }
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => sentences(child, `${path}.${key}`))
}

const PROBLEMS: { readonly [K in Problem['kind']]: Extract<Problem, { kind: K }> } = {
  notFound: { kind: 'notFound' },
  badInput: { kind: 'badInput', faults: [{ path: 'log[3]', message: 'not a move' }] },
  newerSave: { kind: 'newerSave', found: 3, known: 1 },
  staleMove: { kind: 'staleMove' },
  noHint: { kind: 'noHint' },
  otherWindow: { kind: 'otherWindow' },
  storage: { kind: 'storage', message: 'quota' },
  missingPart: { kind: 'missingPart' },
  bug: { kind: 'bug', message: 'oops' },
}

describe('the words of the interface', () => {
  it.each([
    [['fr-CH', 'de'], 'fr'],
    [['nl', 'de-AT'], 'de'],
    [['EN-us'], 'en'],
    [['ja'], 'en'],
    [[], 'en'],
  ] as const)('choose the language of %j', (list, language) => {
    expect(browserLanguage(list)).toBe(language)
  })

  it('name their own language', () => {
    expect(interfaces.map((text) => text.language)).toEqual([...LANGUAGES])
    expect(boards.map((text) => text.names.language)).toEqual([...LANGUAGES])
  })

  it('are never empty or broken', () => {
    for (const text of [...interfaces, ...boards.map((board) => ({ names: board.names, words: board.words }))]) {
      const all = sentences(text)
      expect(all.length).toBeGreaterThan(100)
      for (const [path, sentence] of all) expect(`${path}: ${sentence}`).not.toMatch(/: $|undefined|NaN|\[object|~| {2}/)
    }
  })

  it('beside a boxed game are never empty, broken or left in English', () => {
    const [english = [], ...others] = besides.map((words) => sentences(words))
    expect(english.length).toBeGreaterThan(150)
    for (const [path, sentence] of [english, ...others].flat())
      expect(`${path}: ${sentence}`).not.toMatch(/: $|undefined|NaN|\[object|~| {2}/)
    for (const other of others) {
      const known = new Map(other)
      expect(english.filter(([path, sentence]) => sentence.split(/\s+/).length > 2 && known.get(path) === sentence)).toEqual([])
    }
  })

  it('are translated: hardly a sentence of more than two words is the same as in English', () => {
    const [english = [], ...others] = interfaces.map((text, i) => sentences({ text, words: boards[i]?.words }))
    for (const other of others) {
      const known = new Map(other)
      const same = english.filter(([path, sentence]) => sentence.split(/\s+/).length > 2 && known.get(path) === sentence)
      expect(same.filter(([path]) => !/credits|datedName|spaceLabel/.test(path))).toEqual([])
    }
  })

  it.each(['pixie-queen', 'fairy-school'] as const)('tell the temperaments of %s apart, in words of every language', async (game) => {
    const all = await Promise.all(LANGUAGES.map((language) => loadTemperaments(game, language)))
    for (const words of all) {
      expect(Object.keys(words)).toEqual(Object.keys(all[0] ?? {}))
      expect(new Set(Object.values(words).map(({ name }) => name)).size).toBe(Object.keys(words).length)
    }
    const details = all.flatMap((words) => Object.values(words).map(({ detail }) => detail))
    expect(new Set(details).size).toBe(details.length)
  })

  it.each(Object.values(PROBLEMS))('explain the problem "$kind"', (problem) => {
    const said = interfaces.map((text) => text.problem.sentence(problem))
    expect(new Set(said).size).toBe(LANGUAGES.length)
    for (const sentence of said) expect(sentence).not.toMatch(/undefined|NaN|\[object/)
  })

  it('write numbers with a true minus sign and lists as each language does', () => {
    expect([-14, 0, 3].map(format('de').delta)).toEqual(['\u221214', '0', '+3'])
    expect(LANGUAGES.map((language) => format(language === 'en' ? 'en-GB' : language).and(['a', 'b', 'c']))).toEqual([
      'a, b and c',
      'a, b et c',
      'a, b und c',
    ])
    expect([0, 1, 2].map((n) => format('fr').count(n, 'pas', 'pas de'))).toEqual(['0 pas', '1 pas', '2 pas de'])
  })
})
