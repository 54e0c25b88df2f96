/** Bots play on in the terminal. */
import { botNamed, choose, knownBots, type Named, tempered } from '../bots/index.ts'
import { CHANCE, type Move, type Seat } from '../core/game.ts'
import { rngAt } from '../core/rng.ts'
import type { Args } from './args.ts'
import { usage } from './errors.ts'
import type { Session } from './session.ts'

const UNTIL = ['decision', 'round', 'end'] as const

/** Bots draw from their own stream, so that their thoughts never touch what CHANCE deals. */
const BOT_STREAM = 0x62_6f_74

/** Who plays a seat: a bot, or a human who is waited for. */
type Player = Named | 'human'

/**
 * Plays until a human must decide (`decision`, the default), the round number changes (`round`), or the game is over (`end`).
 * `--bots greedy,random,human` names the seats in order, `level:temperament` where a bot has one; a shorter list starts over.
 */
export function playOn(session: Session, args: Args): void {
  const players = playersOf(session, args.text('bots') ?? 'greedy')
  const until = args.text('until') ?? 'decision'
  if (!(UNTIL as readonly string[]).includes(until)) throw usage(`--until is one of ${UNTIL.join(', ')}`)
  const round = session.game.round(session.state)
  for (let actors = session.pending; actors.length > 0; actors = session.pending) {
    const actor = actors.find((one) => one === CHANCE || players[one] !== 'human')
    if (actor === undefined || (until === 'round' && session.game.round(session.state) !== round)) return
    session.enter(actor, actor === CHANCE ? session.drawn() : thought(session, actor, players[actor], args))
  }
}

function playersOf({ game, seats }: Session, list: string): Player[] {
  const players = list.split(',').map((name): Player => {
    const player = name === 'human' ? name : botNamed(game, name)
    if (!player) throw usage(`--bots knows no "${name}"; there are ${knownBots(game, 'human')}`)
    return player
  })
  return Array.from({ length: seats }, (_, i) => players[i % players.length] ?? 'human')
}

function thought(session: Session, seat: Seat, player: Player | undefined, args: Args): Move {
  const { level, temperament }: Named = player === undefined || player === 'human' ? { level: 'greedy', temperament: undefined } : player
  const { game, state } = session
  const ms = args.number('ms', 50)
  const rng = rngAt(session.seed ^ BOT_STREAM, session.ply)
  return choose(level, tempered(game, seat, temperament), game.view(state, seat), seat, rng, () => performance.now(), { ms }).move
}
