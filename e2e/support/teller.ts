/** Somebody at a real board who tells the app a recorded game of Pixie Queen, as people would: by taps into "Your decision". */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { type Actor, CHANCE, type Game, type Json, type Types } from '../../src/core/game.ts'
import { History } from '../../src/core/log.ts'
import { GOLDEN } from '../../src/games/pixie-queen/testing-golden.ts'
import type { MoveWords, View } from '../../src/games/pixie-queen/types.ts'
import { loadGame, type PixieQueenText } from '../../src/text/index.ts'
import { openSave, shownPly } from './app.ts'
import { confirmOf } from './person.ts'

const FOLDER = new URL('../../src/games/pixie-queen/golden/', import.meta.url)
const PEOPLE = ['Ada', 'Bram', 'Cleo', 'Dev', 'Edda']

/** The recorded games, by name. */
export const RECORDED: readonly string[] = readdirSync(FOLDER).map((file) => file.replace('.json', ''))

interface Recorded {
  readonly seats: number
  readonly end: { readonly scores: readonly number[] }
  readonly log: readonly (readonly [Actor, MoveWords])[]
}

const read = (name: string): Recorded => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'))

export class Teller {
  private readonly page: Page
  private readonly text: PixieQueenText
  private readonly recorded: Recorded
  private readonly history: History<Types>
  /** What is still to be told. */
  private readonly rest: (readonly [Actor, MoveWords])[]
  readonly game: Game<Types>

  private constructor(page: Page, text: PixieQueenText, recorded: Recorded, options: Json) {
    this.page = page
    this.text = text
    this.recorded = recorded
    this.rest = [...recorded.log]
    this.game = GOLDEN.game as unknown as Game<Types>
    this.history = new History(this.game, this.game.notation.options(options), recorded.seats)
  }

  /** Lays a table beside the real board, with nothing told yet. */
  static async sit(page: Page, name: string): Promise<Teller> {
    const recorded = read(name)
    const start = GOLDEN.game.notation.position(GOLDEN.begin(recorded as never))
    const teller = new Teller(page, await loadGame('pixie-queen', 'en'), recorded, { start })
    const seats = PEOPLE.slice(0, recorded.seats).map((person) => ({ kind: 'human', name: person }))
    const table = { game: 'pixie-queen', rules: GOLDEN.game.rules, name, seats, seed: 1, mirror: true, options: { start }, log: [] }
    // What bots and the rules do is to be carried out: here nobody has a board.
    await page.addLocatorHandler(page.getByRole('dialog', { name: 'Now on the real board' }), (sheet) =>
      sheet.getByRole('button', { name: 'Done on the board' }).last().click(),
    )
    await openSave(page, { name, entries: 0, file: JSON.stringify({ app: 'fey-table', format: 1, tables: [table] }) })
    return teller
  }

  get scores(): readonly number[] {
    return this.recorded.end.scores
  }

  get left(): number {
    return this.rest.length
  }

  /** What kind of decision the real board waits for. */
  get step(): string {
    return (this.game.view(this.history.state, 0) as unknown as View).step
  }

  get region() {
    return this.page.getByRole('region', { name: 'Your decision' })
  }

  /** The sums of the final count, as the screen shows them, by seat. */
  async found(): Promise<number[]> {
    const sums = PEOPLE.slice(0, this.recorded.seats).map(async (name) => {
      const sum = this.page.getByRole('row', { name }).getByRole('cell').last()
      return Number((await sum.innerText()).replace('−', '-'))
    })
    return Promise.all(sums)
  }

  private button(name: string) {
    return this.region.getByRole('button', { name, exact: true })
  }

  /** The next entry of the one who is asked: secret decisions are told in the order the app asks for them. */
  private async next(): Promise<readonly [Actor, MoveWords]> {
    const [first] = this.rest
    if (first === undefined) throw new Error('everything is told')
    const awaited = this.history.pending
    let at = 0
    if (awaited.length > 1) {
      const names = awaited.map((seat) => PEOPLE[seat])
      const question = this.page.locator('.ask-line .disp')
      await expect(question).toHaveText(new RegExp(`^(${names.join('|')}): `))
      const name = (await question.innerText()).split(':')[0]
      at = this.rest.findIndex(([by]) => PEOPLE[by] === name)
    }
    return this.rest.splice(at, 1)[0] ?? first
  }

  /** Tells the next entry of the record. */
  async tell(): Promise<void> {
    const { ply, state } = this.history
    const [by, words] = await this.next()
    const viewer = by === CHANCE ? 0 : by
    const view = this.game.view(state, viewer) as unknown as View
    const ctx = { view, me: viewer, name: (seat: number) => PEOPLE[seat] ?? this.text.words.thirdColour }
    if ('order' in words) for (const seat of words.order.slice(0, -1)) await this.button(ctx.name(seat)).click()
    else if ('skills' in words) for (const skill of words.skills) await this.skill(skill)
    else {
      if ('draw' in words) await this.count(words.draw)
      // The choices of the one before may still stand there, with the same words.
      if (by !== CHANCE) await expect(this.page.locator('.ask-line .disp')).toHaveText(new RegExp(`^${PEOPLE[by]}: `))
      await this.press(this.text.move(words, ctx).label)
    }
    await expect.poll(() => shownPly(this.page), { message: `${ply}: ${JSON.stringify(words)}` }).toBe(ply + 1)
    this.history.commit(this.history.attempt(by, this.game.notation.parseMove(words)))
  }

  /** Many cubes are counted one by one; few are in a list. */
  private async count(draw: Readonly<Record<'silver' | 'gold' | 'stone', number>>): Promise<void> {
    const cubes = ['silver', 'gold', 'stone'] as const
    if (cubes.reduce((sum, cube) => sum + draw[cube], 0) < 3) return
    for (const cube of cubes) for (let n = 0; n < draw[cube]; n++) await this.button(`${this.text.names.some(cube)}: One more`).click()
  }

  private async skill(skill: keyof PixieQueenText['names']['skills']): Promise<void> {
    const { name, does } = this.text.names.skills[skill]
    await this.button(`${name}: ${does}`).click()
  }

  /** What costs punishment asks again. */
  private async press(name: string): Promise<void> {
    await expect(this.button(name), name).toBeVisible()
    await expect(this.region.locator('ul[aria-busy]'), 'a tap on choices of before counts for nothing').toHaveCount(0)
    const asks = (await this.button(name).getAttribute('data-asks')) !== null
    await this.button(name).click()
    if (asks) await this.button(confirmOf(name)).click()
  }
}
