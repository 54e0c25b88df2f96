import { describe, expect, it } from 'vitest'
import { temperamentsOf } from '../bots/index.ts'
import { CHANCE, type Game, type Seat } from '../core/game.ts'
import { rngAt, Sfc32 } from '../core/rng.ts'
import { anyMove, playOut } from '../core/testing/play.ts'
import { GAMES, type GameId, loadGame } from '../games/index.ts'
import { answerTo } from './bot-desk.ts'
import { BOT_LEVELS, type BotLevel, SURPRISE } from './protocol.ts'

/** Decisions with something hidden that are looked at in each game by each level. */
const POSITIONS = 500
/** And by each temperament; on until it has made a difference, but no further than that decision of random games. */
const TEMPERED = 60
const FURTHEST = 10_000
/** A tilt shows where there is time to think: the clock goes on by one whenever it is read. */
const THOUGHT = { ms: 200 }
/** And those at which it foretells chances, which takes whole games. */
const FORETOLD = 40

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

/** Of those that hide something from the seat, each with another state that looks the same to it. */
function* hiding(game: Game): Generator<{ readonly alike: readonly [object, object]; readonly seat: Seat; readonly nth: number }> {
  for (const { state, seat, nth } of decisions(game)) {
    const other = game.determinize(game.view(state, seat), rngAt(nth, 1))
    if (position(game, other) !== position(game, state)) yield { alike: [state, other], seat, nth }
  }
}

/** What the bot process answers when it is handed this view as text, as it would be on its way between two programs. */
async function answered(
  game: Game,
  level: BotLevel,
  view: object,
  seat: Seat,
  seed: number,
  temperament?: string,
  more: object = {},
): Promise<unknown> {
  let clock = 0
  return answerTo(
    JSON.parse(JSON.stringify({ id: 1, game: game.id, level, temperament, view, seat, seed, ms: 30, ...more })),
    () => clock++,
  )
}

describe.each(Object.keys(GAMES) as GameId[])('bots of %s', (id) => {
  it.each(BOT_LEVELS)(
    'on the level %s decide by the view alone, whatever lies hidden',
    async (level) => {
      const game = await loadGame(id)
      let looked = 0
      for (const { alike, seat, nth } of hiding(game)) {
        if (looked === POSITIONS) break
        const answers = await Promise.all(alike.map((each) => answered(game, level, game.view(each, seat), seat, nth)))
        expect(answers[1]).toEqual(answers[0])
        expect(game.judge(alike[0], seat, (answers[0] as { move: number }).move)).toEqual({ ok: true })
        looked++
      }
    },
    120_000,
  )

  it('of every temperament decide by the view alone as well, and not always as one without', async () => {
    const game = await loadGame(id)
    const temperaments = temperamentsOf(game)
    expect(temperaments.length).toBeGreaterThanOrEqual(5)
    expect(temperaments).not.toEqual(expect.arrayContaining([SURPRISE]))
    for (const temperament of temperaments) {
      let [looked, differed] = [0, 0]
      for (const { state, seat, nth } of decisions(game)) {
        if (nth > FURTHEST || (looked >= TEMPERED && differed > 0)) break
        const asked = ['steady', game.view(state, seat), seat, nth] as const
        const answer = await answered(game, ...asked, temperament, THOUGHT)
        const { move } = answer as { move: number }
        expect(game.judge(state, seat, move)).toEqual({ ok: true })
        if (move !== ((await answered(game, ...asked, undefined, THOUGHT)) as { move: number }).move) differed++
        const other = game.determinize(game.view(state, seat), rngAt(nth, 1))
        if (position(game, other) === position(game, state)) continue
        expect(await answered(game, 'steady', game.view(other, seat), seat, nth, temperament, THOUGHT)).toEqual(answer)
        looked++
      }
      expect(looked).toBeGreaterThanOrEqual(TEMPERED)
      expect(differed, temperament).toBeGreaterThan(0)
    }
  }, 120_000)

  it('advise people without any temperament, and answer for none they do not know', async () => {
    const game = await loadGame(id)
    const [first] = decisions(game)
    const { state, seat } = first ?? { state: {}, seat: 0 }
    const advice = { advice: true, ms: 100 }
    const ask = (temperament: string | undefined, more: object) =>
      answered(game, 'sharp', game.view(state, seat), seat, 1, temperament, more)
    const [neutral, ...tempered] = await Promise.all([undefined, ...temperamentsOf(game)].map((each) => ask(each, advice)))
    for (const each of tempered) expect(each).toEqual(neutral)
    expect(await ask('nobody', {})).toMatchObject({ type: 'failed', message: expect.stringContaining('nobody') })
  }, 120_000)

  it('foretell chances by the view alone, whatever lies hidden', async () => {
    const game = await loadGame(id)
    let looked = 0
    for (const { alike, seat, nth } of hiding(game)) {
      if (looked === FORETOLD) break
      const foretold = (state: object) => answered(game, 'sharp', game.view(state, seat), seat, nth, undefined, { outlook: 3 })
      const [one, same] = await Promise.all(alike.map(foretold))
      expect(one).toMatchObject({ type: 'outlook' })
      expect(same).toEqual(one)
      looked++
    }
  }, 120_000)
})
