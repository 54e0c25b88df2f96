/** The numbers by which a clerk keeps its books. */
import type { Json } from '../../core/game.ts'
import { EDITION } from './edition.ts'
import { parseOptions } from './options.ts'
import type { Edition } from './types.ts'

/** What is printed on boards and cards of a session; undefined stands for the app's own edition. @throws BadInput naming every fault */
export const editionOf = (value: Json | undefined): Edition =>
  parseOptions(value === undefined ? {} : { edition: value }).edition ?? EDITION
