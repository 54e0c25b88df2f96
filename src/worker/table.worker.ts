/**
 * The one script of both kinds of workers, so that the rules are stored and fetched once: by its name it is a bot's, which takes
 * a view and gives a move and may be terminated at any moment, or else a table's. Nothing else stands here, and nobody imports it:
 * WebKit runs a worker's first script once more when another script imports it, and two tables would answer.
 */
import { begin } from './begin.ts'

begin()
