/** The real rules in the page, with bots that choose at random: to look at every step of a game. Not shipped. */
import { batch, signal } from '@preact/signals'
import type { TableModel } from '../../../../app/model.ts'
import { CHANCE, type Move } from '../../../../core/game.ts'
import { rngAt } from '../../../../core/rng.ts'
import { pixieQueen } from '../../../../games/pixie-queen/index.ts'
import type { Event, View } from '../../../../games/pixie-queen/types.ts'
import type { Decision } from '../../../../worker/protocol.ts'

/** A table of `seats` with seat 0 human. */
export function liveModel(seats: number, seed: number, pace: number): TableModel<View, Event> {
  const options = pixieQueen.notation.options({})
  const state = pixieQueen.setup(options, seats)
  const log = signal<{ ply: number; by: number; events: Event[] }[]>([])
  const view = signal<View | null>(null)
  const decision = signal<Decision | null>(null)
  const showing = signal<readonly Event[]>([])
  const over = signal(false)
  const thinking = signal<readonly number[]>([])
  const step = (by: number, move: Move) => {
    const events: Event[] = []
    pixieQueen.apply(state, by, move, (e) => {
      const seen = pixieQueen.redact(e, 0)
      if (seen) events.push(seen)
    })
    log.value = [...log.value, { ply: log.value.length, by, events }]
    showing.value = events
  }
  const show = () => {
    const pending = pixieQueen.pending(state)
    batch(() => {
      view.value = pixieQueen.view(state, 0)
      over.value = pending.length === 0
      const mine = pending.includes(0)
      const refused = mine
        ? pixieQueen.attempts(state, 0).flatMap((move) => {
            const v = pixieQueen.judge(state, 0, move)
            return v.ok ? [] : [{ move, code: v.code, rule: v.rule, params: v.params }]
          })
        : []
      decision.value = mine ? { seat: 0, choices: pixieQueen.moves(state, 0), refused } : null
      thinking.value = mine ? [] : pending.filter((s) => s !== CHANCE)
    })
    return pending
  }
  const run = async () => {
    for (;;) {
      const pending = show()
      const by = pending.find((s) => s !== 0)
      if (pending.length === 0 || by === undefined || (pending.includes(0) && by === undefined)) return
      if (pending.includes(0) && by !== CHANCE) return
      const rng = rngAt(seed, log.value.length)
      if (pace > 0) await new Promise((r) => setTimeout(r, pace))
      const moves = by === CHANCE ? [] : pixieQueen.moves(state, by)
      step(by, by === CHANCE ? pixieQueen.chance(state, rng) : (moves[rng.next(moves.length)] ?? 0))
    }
  }
  const play = async (move: Move) => {
    step(0, move)
    const others = pixieQueen.pending(state)
    if (others.length > 1)
      for (const s of others)
        if (s > 0)
          while (pixieQueen.pending(state).includes(s) && pixieQueen.pending(state).length > 0 && s !== CHANCE) {
            const m = pixieQueen.moves(state, s)
            step(s, m.find((x) => (x & 31) === 30) ?? m[0] ?? 0)
          }
    void run()
    return true
  }
  void run()
  const yes = async () => true
  return {
    id: 'live',
    game: 'pixie-queen',
    name: signal('Live'),
    seats: signal(
      ['Orienne', 'Klaus', 'Phagius', 'Firenze', 'Indigeaux']
        .slice(0, seats)
        .map((name, k) => (k === 0 ? { kind: 'human' as const, name } : { kind: 'bot' as const, name, level: 'steady' as const })),
    ),
    viewer: signal(0),
    view,
    decision,
    log,
    showing,
    behind: signal(0),
    skippable: signal(false),
    thinking,
    confirming: signal(false),
    undoState: signal({ possible: true }),
    over,
    mine: signal(true),
    problem: signal(null),
    play,
    undo: yes,
    endTurn: yes,
    skip: () => undefined,
    takeOver: () => undefined,
    leave: () => undefined,
  }
}
