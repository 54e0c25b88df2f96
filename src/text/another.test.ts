import { describe, expect, it } from 'vitest'
import { CHANCE, type Game, type Seat, type Types } from '../core/game.ts'
import { rngAt } from '../core/rng.ts'
import { anyMove, playOut } from '../core/testing/play.ts'
import { EDITION } from '../games/fairy-school/edition.ts'
import { fairySchool } from '../games/fairy-school/index.ts'
import { wordsOf as fairyWords } from '../games/fairy-school/words.ts'
import { pixieQueen } from '../games/pixie-queen/index.ts'
import { wordsOf as pixieWords } from '../games/pixie-queen/words.ts'
import { toldOfAnother } from './another.ts'
import { LANGUAGES, type Language, loadGame } from './index.ts'

/** Words that address somebody; verbs in the imperative tell what to do and stay. */
const ADDRESS: Readonly<Record<Language, RegExp>> = {
  en: /\b(you|your|yours)\b/i,
  de: /\b(du|dich|dir|dein\p{L}*)\b/iu,
  fr: /(?<!\p{L})(vous|votre|vos|vôtre)(?!\p{L})/iu,
}
/** Names of those who are talked about hold no such word. */
const name = (seat: Seat) => ['Orienne', 'Klaus', 'Phagius', 'Firenze'][seat] ?? 'Nobody'

/** What is said to whoever decides, in a game played at random. */
function saidIn<T extends Types>(game: Game<T>, say: (view: T['view'], seat: Seat, move: number) => string): string[] {
  const said = new Set<string>()
  playOut(game, game.setup(game.notation.options({}), 4), rngAt(1, 0), anyMove, (state, by) => {
    if (by !== CHANCE) for (const move of game.moves(state, by)) said.add(say(game.view(state, by), by, move))
  })
  return [...said]
}

describe('reasons of another', () => {
  for (const language of LANGUAGES)
    it(`address nobody, in ${language}`, async () => {
      const [pixie, fairy] = [await loadGame('pixie-queen', language), await loadGame('fairy-school', language)]
      const said = [
        ...saidIn(pixieQueen, (view, me, move) => pixie.move(pixieWords(move), { view, me, name }).label),
        ...saidIn(fairySchool, (view, me, move) => fairy.move(fairyWords(move), { view, me, name, edition: EDITION }).label),
        ...[pixie, fairy].flatMap((text) =>
          Object.values<readonly (string | undefined)[]>(text.words.features).flatMap((each) => each.flatMap((words) => words ?? [])),
        ),
      ]
      const addressed = said.filter((each) => ADDRESS[language].test(each))
      expect(addressed.length, 'something was said to somebody').toBeGreaterThan(20)
      const told = said.map((each) => toldOfAnother(language, each))
      expect(told.filter((each) => ADDRESS[language].test(each))).toEqual([])
    })
  it('keep the grammar of what is owned', () => {
    expect(toldOfAnother('en', 'Better places for your pixies. You get 1 silver. Yours alone: Elf 7')).toBe(
      'Better places for their pixies. They get 1 silver. Theirs alone: Elf 7',
    )
    expect(toldOfAnother('de', 'Dagegen: schlechtere Plätze für deine Pixies. Deinen Pixie befördern: du hast 2')).toBe(
      'Dagegen: schlechtere Plätze für seine Pixies. Seinen Pixie befördern: er hat 2',
    )
    expect(toldOfAnother('fr', 'Votre tuile, votre zone personnelle, votre pixie et vos magots (à vous)')).toBe(
      'Sa tuile, sa zone personnelle, son pixie et ses magots (à soi)',
    )
  })
})
