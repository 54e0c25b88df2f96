/**
 * Secret decisions made at once: bots make up their minds on a copy of the table, while people think or without any, and
 * only when everybody has decided their entries go into the log, together. So a person can take back until the last
 * moment, no bot's seal tells anything, and a table of many bots is saved and told once for all of them.
 */
import type { Game, Seat } from '../core/game.ts'
import type { LogEntry } from '../storage/records.ts'

/** Most entries one seat may take for one secret decision; a guard against games that never seal. */
const MOST = 20

/** The bots' answers to one simultaneous decision, not yet in the log. */
export class Rehearsal {
  /** Length of the log when the decision was put: below it, the answers are void. */
  readonly base: number
  readonly held: LogEntry[] = []
  private readonly game: Game
  private readonly copy: object
  private readonly todo: Seat[]
  private steps = 0

  constructor(game: Game, state: object, base: number, bots: readonly Seat[]) {
    this.game = game
    this.base = base
    this.copy = game.clone(state)
    this.todo = [...bots]
  }

  /** The bot to ask next and its view; null when all have decided. */
  next(): { readonly seat: Seat; readonly view: object } | null {
    const seat = this.turn()
    return seat === undefined ? null : { seat, view: this.game.view(this.copy, seat) }
  }

  private turn(): Seat | undefined {
    const pending = this.game.pending(this.copy)
    while (this.todo[0] !== undefined && (!pending.includes(this.todo[0]) || this.steps >= MOST)) {
      this.todo.shift()
      this.steps = 0
    }
    return this.todo[0]
  }

  private goesOn(seat: Seat): boolean {
    const pending = this.game.pending(this.copy)
    return pending.length === 1 && pending[0] === seat
  }

  /** Takes a bot's next moves as far as they are legal and still its to make. False when not even the first is. */
  answer(seat: Seat, moves: readonly number[]): boolean {
    const taken = moves.findIndex((move) => this.turn() !== seat || !this.take(seat, move))
    return taken !== 0 && moves.length > 0
  }

  private take(seat: Seat, move: number): boolean {
    if (!this.game.judge(this.copy, seat, move).ok) return false
    const last = this.game.pending(this.copy).length === 1
    this.game.apply(this.copy, seat, move)
    this.held.push([seat, move])
    this.steps++
    // The last one's seal resolves the decision: what comes then is another.
    if (last && !this.goesOn(seat)) this.todo.length = 0
    return true
  }
}
