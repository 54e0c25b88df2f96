/** A person who plays from the region "Your decision" alone: reads the names of its controls and presses one. */
import { expect, type Page } from '@playwright/test'
import type { GameUnderTest } from '../games.ts'
import { litBoard, shownPly, table } from './app.ts'

const REGION = 'Your decision'
const END_TURN = 'End turn'
/** Milliseconds in which somebody is asked, or the game is over; tests in a slow browser allow more. */
const PATIENCE = Number(process.env['E2E_PATIENCE'] ?? 20_000)

/** What buttons are called. */
export const readNames = (buttons: readonly Element[]): string[] =>
  buttons.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/\s+/g, ' ').trim())

/** The name of a choice that asks for a second press. */
export const confirmOf = (name: string): string => `Tap again to confirm: ${name}`

export class Person {
  readonly page: Page
  readonly game: GameUnderTest
  /** Decisions made so far. */
  made = 0
  private luck: number

  constructor(page: Page, game: GameUnderTest, seed = 1) {
    this.page = page
    this.game = game
    this.luck = seed
  }

  get region() {
    return this.page.getByRole('region', { name: REGION })
  }

  get over() {
    return this.page.getByRole('region', { name: this.game.over })
  }

  /** Waits until this person must decide (true) or the game is over (false); `after`: not before the table has moved on from there. */
  async awaited(after = -1, timeout = PATIENCE): Promise<boolean> {
    const found = await this.page.waitForFunction(
      ([region, over, ply]) => {
        if (document.querySelector(`[aria-label="${over}"]`)) return 'over'
        if (Number(document.querySelector('[data-ply]')?.getAttribute('data-ply') ?? -1) <= ply) return null
        // A choice that is still on its way is not over because a bot's entry came first.
        const choices = document.querySelector(`[aria-label="${region}"] ul:not([aria-busy])`)
        return choices?.querySelector('button') && !choices.querySelector('[aria-busy="true"]') ? 'decide' : null
      },
      [REGION, this.game.over, after] as const,
      { timeout },
    )
    return (await found.jsonValue()) === 'decide'
  }

  /** Every choice of the region, by name. Names must tell choices apart. */
  async choices(): Promise<string[]> {
    await expect(this.region.locator('ul[aria-busy]'), 'those out of sight come a frame later').toHaveCount(0)
    // A control that only shows more of them is no choice.
    const names = await this.region.locator('button:not([aria-expanded])').evaluateAll(readNames)
    expect(names.length, 'something can be chosen').toBeGreaterThan(0)
    expect(new Set(names).size, `names are unique: ${names.join(' | ')}`).toBe(names.length)
    expect(names.filter((name) => name === '')).toEqual([])
    return names
  }

  choice(name: string) {
    return this.region.getByRole('button', { name, exact: true })
  }

  /** The sensible ones among choices; all of them where none is. */
  careful(names: readonly string[]): readonly string[] {
    const careful = names.filter((name) => !this.game.careless.test(name))
    return careful.length > 0 ? careful : names
  }

  /** A choice by the person's own luck, a sensible one if there is any. */
  pick(names: readonly string[]): string {
    const careful = this.careful(names)
    const hasty = careful.filter((name) => this.game.hasty?.test(name))
    const from = hasty.length > 0 && this.made % 2 === 0 ? hasty : careful
    this.luck = (Math.imul(this.luck, 1103515245) + 12345) & 0x7fffffff
    return from[(this.luck >>> 8) % from.length]!
  }

  /** Presses a choice; where it costs too much for a slip, again: the first press must only ask. */
  async press(name: string): Promise<void> {
    const asks = (await this.choice(name).getAttribute('data-asks')) !== null
    await this.choice(name).click()
    if (asks) await this.choice(confirmOf(name)).click()
  }

  /** Makes one decision. @returns its name, or null when the game is over. */
  async decide(): Promise<string | null> {
    if (!(await this.awaited())) return null
    const ply = await shownPly(this.page)
    const name = this.pick(await this.choices())
    await this.press(name)
    this.made += 1
    if (name === END_TURN) await expect(this.choice(END_TURN)).toBeHidden()
    else await this.awaited(ply)
    return name
  }

  /** Taps something on the board that the rules forbid now. */
  async openForbidden(): Promise<void> {
    const forbidden = (await litBoard(this.page, this.game)).getByRole('button', { name: this.game.forbidden })
    if ((await forbidden.count()) === 0) await this.beQuiet()
    await forbidden.first().click()
  }

  /** Makes a choice that leaves the turn unfinished and draws nothing. */
  async beQuiet(): Promise<void> {
    const ply = await shownPly(this.page)
    const name = (await this.choices()).find((each) => this.game.quiet.test(each)) ?? ''
    await this.choice(name).click()
    await expect(this.table).toHaveAttribute('data-ply', String(ply + 1))
    await this.awaited(ply)
  }

  /** The heading says that the game has just begun. */
  async expectOpening(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.game.opening })).toBeVisible()
  }

  /** The number of the round in the heading. */
  async round(): Promise<number> {
    const heading = this.page.getByRole('heading', { level: 1, name: this.game.round })
    await expect(heading).toBeVisible()
    return Number(this.game.round.exec((await heading.textContent()) ?? '')?.[1])
  }

  /** Plays on as long as `on` says so; to the end without it. @returns true when the game is over. */
  async play(on: () => Promise<boolean> = async () => true): Promise<boolean> {
    while (await on()) if ((await this.decide()) === null) return true
    return !(await this.awaited())
  }

  /** Plays until the next round has begun. */
  async playRound(): Promise<void> {
    const round = await this.round()
    const over = await this.play(async () => (await this.awaited()) && (await this.round()) === round)
    expect(over, 'the round is not the last').toBe(false)
    expect(await this.round()).toBe(round + 1)
  }

  /** Decisions, up to a number of them. */
  async decideTimes(times: number): Promise<void> {
    for (let i = 0; i < times; i++) await this.decide()
  }

  /** The table, for whoever wants to look at it. */
  get table() {
    return table(this.page)
  }
}
