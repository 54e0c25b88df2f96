import { describe, expect, it } from 'vitest'
import { CHANCE, type Game, type Seat } from '../core/game.ts'
import { rngAt, Sfc32 } from '../core/rng.ts'
import { anyMove, playOut } from '../core/testing/play.ts'
import { GAMES, type GameId, loadGame } from '../games/index.ts'
import { answerTo } from './bot-desk.ts'
import { BOT_LEVELS, type BotLevel } from './protocol.ts'

/** Decisions with something hidden that are looked at in each game by each level. */
const POSITIONS = 500

/** The decisions of random games of every number of seats that leave a choice, each with its real state. */
function* decisions(game: Game): Generator<{ readonly state: object; readonly seat: Seat; readonly nth: number }> {
  const [least, most] = game.seats
  for (let nth = 0, seed = 1; ; seed++) {
    const seats = least + (seed % (most - least + 1))
    const met: { state: object; seat: Seat; nth: number }[] = []
    playOut(game, game.setup(game.notation.options({}), seats), new Sfc32(seed), anyMove, (state, by) => {
      if (by !== CHANCE && game.moves(state, by).length > 1) met.push({ state: game.clone(state), seat: by, nth: nth++ })
    })
    yield* met.filter((each) => each.nth % 7 === 0)
  }
}

const position = (game: Game, state: object): string => JSON.stringify(game.notation.position(state))

/** What the bot process answers when it is handed this view as text, as it would be on its way between two programs. */
async function answered(game: Game, level: BotLevel, view: object, seat: Seat, seed: number): Promise<unknown> {
  let clock = 0
  return answerTo(JSON.parse(JSON.stringify({ id: 1, game: game.id, level, view, seat, seed, ms: 30 })), () => clock++)
}

describe.each(Object.keys(GAMES) as GameId[])('bots of %s', (id) => {
  it.each(BOT_LEVELS)(
    'on the level %s decide by the view alone, whatever lies hidden',
    async (level) => {
      const game = await loadGame(id)
      let looked = 0
      for (const { state, seat, nth } of decisions(game)) {
        if (looked === POSITIONS) break
        const other = game.determinize(game.view(state, seat), rngAt(nth, 1))
        if (position(game, other) === position(game, state)) continue
        const answers = await Promise.all([state, other].map((each) => answered(game, level, game.view(each, seat), seat, nth)))
        expect(answers[1]).toEqual(answers[0])
        expect(game.judge(state, seat, (answers[0] as { move: number }).move)).toEqual({ ok: true })
        looked++
      }
    },
    120_000,
  )
})
