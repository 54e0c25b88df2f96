/** What a table can be made with: defaults filled in, card sets checked, every fault named. */
import { bool, type Checker, checker, fields, finish, int, oneOf, type Path } from '../../core/check.ts'
import { readEdition } from './options-edition.ts'
import { LEADERS, LENGTHS, type PlainOptions, PRINTINGS, SETUPS } from './types.ts'

const KEYS = ['setup', 'length', 'wide', 'leadersBonus', 'giveAndTake', 'grades', 'edition', 'printing', 'start'] as const

/** {@link import('../../core/game.ts').Game.rules}. From 2 on some cards are something else than under the rules before (edition.ts). */
export const RULES = 4

/** A word out of a list, the first one when missing. */
function word<T extends string>(c: Checker, x: unknown, path: Path, words: readonly T[], otherwise: T): T {
  return x === undefined ? otherwise : (words[oneOf(c, x, path, words)] ?? otherwise)
}

/** Which printing of the shipped cards is meant: what is said, else that of the rules the options were written under. */
function printingOf(c: Checker, said: unknown, rules: number): Pick<PlainOptions, 'printing'> {
  const meant = said === undefined ? rules : int(c, said, 'printing', 1, PRINTINGS.length)
  const printing = PRINTINGS.find((each) => each === meant)
  return printing === undefined ? {} : { printing }
}

/** Reads options without their `start`, written under some version of the rules. Faults go to the checker. */
export function readOptions(c: Checker, json: unknown, rules: number = RULES): PlainOptions {
  const o = json === undefined ? {} : fields(c, json, 'options', KEYS)
  return {
    setup: word(c, o['setup'], 'setup', SETUPS, 'normal'),
    length: word(c, o['length'], 'length', LENGTHS, 'long'),
    wide: o['wide'] === undefined ? false : bool(c, o['wide'], 'wide'),
    leadersBonus: word(c, o['leadersBonus'], 'leadersBonus', LEADERS, 'air'),
    grades: o['grades'] === undefined ? true : bool(c, o['grades'], 'grades'),
    ...(o['giveAndTake'] !== undefined && bool(c, o['giveAndTake'], 'giveAndTake') ? { giveAndTake: true } : {}),
    ...(o['edition'] === undefined || o['edition'] === null
      ? { edition: null, ...printingOf(c, o['printing'], rules) }
      : { edition: readEdition(c, o['edition']) }),
  }
}

/** Fills in defaults and validates what was written under some version of the rules. @throws BadInput naming every fault. */
export function parseOptions(json: unknown, rules: number = RULES): PlainOptions {
  const c = checker()
  const options = readOptions(c, json, rules)
  finish(c)
  return options
}
