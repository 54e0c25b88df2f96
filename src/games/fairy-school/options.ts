/** What a table can be made with: defaults filled in, card sets checked, every fault named. */
import { bool, type Checker, checker, fields, finish, oneOf, type Path } from '../../core/check.ts'
import { readEdition } from './options-edition.ts'
import { LEADERS, LENGTHS, type PlainOptions, SETUPS } from './types.ts'

const KEYS = ['setup', 'length', 'wide', 'leadersBonus', 'giveAndTake', 'grades', 'edition', 'start'] as const

/** A word out of a list, the first one when missing. */
function word<T extends string>(c: Checker, x: unknown, path: Path, words: readonly T[], otherwise: T): T {
  return x === undefined ? otherwise : (words[oneOf(c, x, path, words)] ?? otherwise)
}

/** Reads options without their `start`. Faults go to the checker. */
export function readOptions(c: Checker, json: unknown): PlainOptions {
  const o = json === undefined ? {} : fields(c, json, 'options', KEYS)
  return {
    setup: word(c, o['setup'], 'setup', SETUPS, 'normal'),
    length: word(c, o['length'], 'length', LENGTHS, 'long'),
    wide: o['wide'] === undefined ? false : bool(c, o['wide'], 'wide'),
    leadersBonus: word(c, o['leadersBonus'], 'leadersBonus', LEADERS, 'air'),
    grades: o['grades'] === undefined ? true : bool(c, o['grades'], 'grades'),
    ...(o['giveAndTake'] !== undefined && bool(c, o['giveAndTake'], 'giveAndTake') ? { giveAndTake: true } : {}),
    edition: o['edition'] === undefined || o['edition'] === null ? null : readEdition(c, o['edition']),
  }
}

/** Fills in defaults and validates. @throws BadInput naming every fault. */
export function parseOptions(json: unknown): PlainOptions {
  const c = checker()
  const options = readOptions(c, json)
  finish(c)
  return options
}
