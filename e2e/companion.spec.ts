import { expect, type Locator, type Page, test } from '@playwright/test'
import { BRISK, importFile, prefer } from './support/app.ts'
import { axeFaults as faults } from './support/axe.ts'
import { handedOut } from './support/download.ts'
import { watch } from './support/page.ts'

const NAMES = ['Ada', 'Bram', 'Cleo', 'Dev'] as const

/** Names that leave a table little room. */
const LONG = ['Maximiliane von Waldeck', 'Bram', 'Wilhelmina-Charlotte Oh', 'Dev', 'Annegret Hohenfels', 'Fee']

/** A year of Fairy School that is over, as a file: one has passed with honours. */
const ENDED = JSON.stringify({
  app: 'fey-table',
  format: 1,
  tables: [],
  sessions: [
    {
      format: 1,
      game: 'fairy-school',
      seats: LONG.map((name, crest) => ({ name, crest })),
      seed: 1,
      created: 1,
      updated: 2,
      entries: [
        { type: 'project', seat: 0, projects: 32 },
        ...LONG.map((_, seat) => ({ type: 'elements', seat, elements: { earth: 8, plant: 0, fire: 0, water: 0, air: 1 } })),
        { type: 'end' },
      ],
    },
  ],
})

/** Words and pictures of a table that lie over those of another cell, or beyond the table: their boxes are compared. */
function collisions(table: Element): string[] {
  const outer = table.getBoundingClientRect()
  const parts = [...table.querySelectorAll('th, td')].flatMap((cell) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const found: { readonly cell: Element; readonly what: string; readonly box: DOMRect }[] = []
    const range = document.createRange()
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      for (const box of range.getClientRects()) found.push({ cell, what: texts.currentNode.textContent ?? '', box })
    }
    for (const art of cell.querySelectorAll('svg, .seal, .sign, .tok, .drawn'))
      found.push({ cell, what: art.getAttribute('class') ?? '', box: art.getBoundingClientRect() })
    return found
  })
  const over = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const beyond = parts.filter(({ box }) => box.left < outer.left - 1 || box.right > outer.right + 1).map(({ what }) => `${what} beyond`)
  const pairs = parts.flatMap((a, i) =>
    parts.slice(i + 1).flatMap((b) => (a.cell !== b.cell && over(a.box, b.box) ? [`${a.what} / ${b.what}`] : [])),
  )
  return [...beyond, ...pairs]
}

/** Somebody at a real board, who counts the own taps. */
class Clerk {
  taps = 0
  constructor(readonly page: Page) {}

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  async tap(name: string | RegExp): Promise<void> {
    this.taps += 1
    await this.button(name).click()
  }

  /** Does something and tells how many taps it took. */
  async tapsOf(work: () => Promise<void>): Promise<number> {
    const before = this.taps
    await work()
    return this.taps - before
  }

  /** How many entries the screen shows. */
  entries = async (): Promise<number> => Number(await this.page.locator('[data-entries]').getAttribute('data-entries'))

  async told(n: number): Promise<void> {
    await expect(this.page.locator('[data-entries]')).toHaveAttribute('data-entries', String(n))
  }

  /** One more entry than before: it shows only what is kept. */
  async telling(work: () => Promise<void>): Promise<void> {
    const before = await this.entries()
    await work()
    await this.told(before + 1)
  }

  takes = (name: string, points: number): Promise<void> =>
    this.telling(async () => {
      await this.tap(new RegExp(`^${name}: `))
      await this.tap(`${name} takes ${points} points of punishment`)
    })

  on = (to: string): Promise<void> => this.telling(() => this.tap(new RegExp(`^${to}`)))

  score = (name: string): Locator => this.page.getByRole('listitem', { name, exact: true })

  alarm = (text: string): Locator => this.page.getByRole('alert').filter({ hasText: text })

  async begin(box?: string): Promise<void> {
    await this.page.goto('./')
    await this.page.getByRole('link', { name: 'Real board' }).click()
    if (box) await this.button(box).click()
    for (const [i, name] of NAMES.entries()) await this.page.getByRole('textbox', { name: `Name of player ${i + 1}` }).fill(name)
    await this.button(/^Begin/).click()
    await expect(this.page.getByRole('dialog', { name: 'Setting up the board' })).toBeVisible()
  }

  /** Goes on to round 1 though nobody has noted a skill, and says that it is meant. */
  async withoutNotes(): Promise<void> {
    await this.tap('Ready: to round 1')
    await this.tap('Go on all the same')
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** Goes on to round 1, and says that it is meant. */
  async withoutSkills(): Promise<void> {
    await this.tap('Ready: to round 1')
    await this.tap('Begin without skills')
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** A session in round 1, without skills; with a favourite where one is named. */
  async beginRounds(favourite?: string): Promise<void> {
    await this.begin()
    await this.withoutSkills()
    if (favourite !== undefined) await this.telling(() => this.tap(`${favourite} is the favourite`))
  }

  /** No tool crosses the foot, and what is last on the page comes clear of both, as soon as the page has settled in its window. */
  async clearOfFoot(): Promise<void> {
    const crossing = () =>
      this.page.evaluate(() => {
        const box = (of: string) => [...document.querySelectorAll(of)].map((each) => each.getBoundingClientRect())
        const topOf = (of: string) => Math.min(...box(of).map(({ top }) => top))
        return [0, 0.5, 1].flatMap((at) => {
          window.scrollTo(0, at * document.documentElement.scrollHeight)
          const tools = box('.tool').filter(({ top, bottom }) => top < 0 || bottom > topOf('.clerk-foot'))
          const last = at < 1 ? 0 : (box('.clerk-main > :not(.beside, .tools)').at(-1)?.bottom ?? Number.POSITIVE_INFINITY)
          return [...tools.map(() => `a tool at ${at} of the page`), ...(last > topOf('.tools') ? ['the end of the page'] : [])]
        })
      })
    await expect(this.page.locator('.tool')).not.toHaveCount(0)
    await expect.poll(crossing).toEqual([])
  }

  async opened(what: string, from: string | RegExp): Promise<Locator> {
    await this.tap('More')
    await this.tap(from)
    const sheet = this.page.getByRole('dialog', { name: what })
    await expect(sheet).toBeVisible()
    return sheet
  }

  /** From an entry that was corrected or deleted back to the log, and out of it. */
  async leaveLog(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(1)
    await expect(this.page.getByRole('dialog', { name: 'Log' })).toBeVisible()
    await this.closed()
  }

  /** Passes over what is left of a trimester, which is asked first. */
  async skips(to: string, what = 'skipped'): Promise<void> {
    const asked = await this.opened(to, new RegExp(`^${to}`))
    await expect(asked).toContainText(what)
    await this.telling(() => this.tap('Skip'))
  }

  async closed(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }
}

/** Keeps the store busy with a change of its own, behind which all others wait. @returns what lets it go */
async function occupy(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases()
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
    })
    const stores = db.transaction([...db.objectStoreNames], 'readwrite')
    const store = stores.objectStore(db.objectStoreNames[0] ?? '')
    const on = () => {
      if (document.documentElement.dataset['busy'] === 'no') db.close()
      else store.count().onsuccess = on
    }
    on()
  })
  return () =>
    page.evaluate(() => {
      document.documentElement.dataset['busy'] = 'no'
    })
}

test.describe('the clerk of a real board', { tag: '@phone' }, () => {
  test.beforeEach(({ context }) => prefer(context, BRISK))

  test('keeps the books of a round: alarm, demand, stairs, punishments; a reload in the middle loses nothing', async ({ page }) => {
    const { faults: wrong } = watch(page)
    const clerk = new Clerk(page)
    await clerk.begin()
    await clerk.telling(() => clerk.tap('Draw the first order'))
    await clerk.telling(() => clerk.tap('Draw six skills'))
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Ada takes / })).toHaveCount(6)
    await expect(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Ada takes / })
        .first(),
    ).toBeInViewport()
    // Closed by its cross it does not come back either.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await clerk.told(2)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    expect(await clerk.tapsOf(() => clerk.telling(() => clerk.tap('Dev is the favourite'))), 'the favourite by one tap').toBe(1)
    await clerk.telling(() => clerk.button(/^Actions/).dblclick())
    expect(await clerk.tapsOf(() => clerk.takes('Ada', 10)), 'a usual amount by two taps').toBe(2)
    expect(await clerk.tapsOf(() => clerk.telling(() => clerk.tap('Mercy tile: Ada'))), 'an alarm is answered by one').toBe(1)
    expect(await clerk.tapsOf(() => clerk.telling(() => clerk.tap('Bram takes 1 point of punishment'))), 'a point by one').toBe(1)
    await clerk.takes('Dev', 10)
    await expect(page.getByRole('alert'), 'the favourite sends nobody').toHaveCount(0)
    await clerk.telling(() => clerk.tap('Punish die: Roll'))
    await expect(page.getByRole('status').filter({ hasText: /^Punish die: [1-4]$/ })).toHaveCount(1)
    expect(
      await clerk.tapsOf(async () => {
        await clerk.tap(/^Mine bag/)
        await clerk.telling(() => clerk.tap('Draw 4 cubes'))
      }),
      'a draw by two',
    ).toBe(2)
    await expect(page.getByRole('dialog')).toContainText(/Drawn: .*\./)
    await clerk.closed()

    const [before, bag] = [await clerk.entries(), await clerk.button(/^Mine bag/).getAttribute('aria-label')]
    await page.reload()
    await clerk.told(before)
    expect(await clerk.button(/^Mine bag/).getAttribute('aria-label')).toBe(bag)
    await expect(clerk.button(/^Ada: −10, /)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Actions, now' })).toHaveCount(1)

    await expect(page.getByRole('timer'), 'off by default').toHaveCount(0)
    await clerk.tap('More')
    await page
      .locator('label')
      .filter({ has: page.getByRole('switch', { name: /^Turn timer/ }) })
      .click()
    await clerk.closed()
    await expect(page.getByRole('timer')).toHaveText(/^0:0[1-9]$/)

    await clerk.on('Offerings')
    await clerk.telling(() => clerk.tap('She wants bread.'))
    await clerk.on('Rewards')
    await clerk.telling(() => clerk.tap('Cleo climbs the silver stair'))
    await clerk.on('Punishments')
    await expect(clerk.button(/^Ada: −12, /)).toBeVisible()
    await expect(page.getByRole('alert'), 'no pick was passed by the miners’ points').toHaveCount(0)
    await expect(clerk.button('Undo: The phase Punishments begins: Ada −2, Bram −2, Cleo −2, Dev −2'), 'with what it cost').toBeVisible()
    await clerk.on('Stairs')
    await expect(clerk.button(/^Ada: −20, /)).toBeVisible()
    await expect(clerk.button(/^Bram: −11, /)).toBeVisible()
    await expect(clerk.button(/^Cleo: −8, .*silver step 2/)).toBeVisible()
    await expect(clerk.alarm('Ada reached −20')).toBeVisible()
    await expect(clerk.alarm('Bram reached −10')).toBeVisible()
    await clerk.telling(() => clerk.tap('None to send: Bram'))
    // What is still open is asked before it goes on, and answered in place.
    await clerk.tap(/^End of round/)
    const open = page.getByRole('dialog', { name: 'Still open' })
    await expect(open.getByRole('alert')).toContainText('Ada reached −20')
    await expect(open.getByRole('button', { name: 'Go on all the same' })).toBeVisible()
    await clerk.telling(() => open.getByRole('button', { name: 'None to send: Ada' }).click())
    await clerk.telling(() => clerk.tap('On to: End of round'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: / is the favourite$/, pressed: true }), 'who is first now, nobody has said').toHaveCount(
      0,
    )
    await clerk.tap(/^Actions/)
    await expect(page.getByRole('dialog', { name: 'Still open' })).toContainText('Whose big cube is first now?')
    await clerk.telling(() => clerk.tap('Go on all the same'))
    await clerk.on('Offerings')
    await clerk.telling(() => clerk.tap('She wants honey.'))
    // The fines stand although she is furious, and their pick comes before the miners.
    await clerk.tap('Nobody gave it')
    const furious = page.getByRole('dialog', { name: 'The Queen is furious' })
    await expect(furious.getByRole('button', { name: 'Ada cannot send: all pixies are in the mine' })).toBeDisabled()
    await clerk.telling(() => furious.getByRole('button', { name: 'Cleo is fined for the offering: −5' }).click())
    await expect(furious.getByRole('alert')).toContainText('Cleo reached −10')
    await expect(furious.getByRole('button', { name: 'Nobody had to' })).toHaveCount(0)
    await clerk.telling(() => furious.getByRole('button', { name: 'None to send: Cleo' }).click())
    await expect(furious.getByRole('button', { name: 'Nobody had to' })).toBeVisible()
    await clerk.telling(() => furious.getByRole('button', { name: 'Nobody had to' }).click())
    const guide = page.getByRole('region', { name: 'What to do now' })
    await expect(guide).toContainText('The Queen is furious: Rewards are skipped.')
    await expect(guide.getByRole('listitem').filter({ hasText: 'Rewards, skipped' })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1, name: 'Round 2 of 7' })).toBeVisible()
    expect(wrong).toEqual([])
  })

  test('takes back, corrects and deletes; what would no longer fit is named and nothing changes', async ({ page }) => {
    const clerk = new Clerk(page)
    await clerk.beginRounds()
    await clerk.takes('Ada', 10)
    await clerk.telling(() => clerk.tap('Mercy tile: Ada'))
    await clerk.takes('Cleo', 5)
    await clerk.tap(/^Undo: Cleo takes 5 points/)
    await clerk.told(2)
    // It can be read whole, and does not lie over the last thing on the page.
    await page.setViewportSize({ width: 360, height: 740 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const notice = page.locator('.last-change')
    expect(await notice.locator('p').evaluate((p) => p.scrollWidth <= p.clientWidth && p.scrollHeight <= p.clientHeight)).toBe(true)
    const over = (await notice.boundingBox())!.y
    expect((await page.locator('.tools').boundingBox())!.y + (await page.locator('.tools').boundingBox())!.height).toBeLessThanOrEqual(over)
    await clerk.tap('Put it back')
    await clerk.told(3)

    const correct = async (line: RegExp) => {
      const log = await clerk.opened('Log', /^Log/)
      await log.getByRole('button', { name: line }).click()
      await expect(page.getByRole('dialog', { name: 'Correct this entry' })).toBeVisible()
    }
    await correct(/^Ada takes 10 points/)
    await clerk.tap('Points of this entry: one more')
    await clerk.tap('Save')
    await expect(page.getByRole('alert').filter({ hasText: '“Ada gives the mercy tile”' })).toContainText('Nothing has been changed.')
    await page.keyboard.press('Escape')
    await clerk.closed()
    await expect(clerk.button(/^Ada: −10, /)).toBeVisible()

    await correct(/^Ada takes 10 points/)
    await clerk.tap('Points of this entry: one less')
    await clerk.tap('Save')
    // The log stays open where it was.
    await expect(page.getByRole('dialog', { name: 'Log' }).getByRole('button', { name: /^Ada takes 11 points/ })).toBeInViewport()
    await clerk.leaveLog()
    await expect(clerk.button(/^Ada: −11, /)).toBeVisible()
    await clerk.told(3)
    // Undo takes back what was done last: the correction, then the entry.
    await clerk.tap(/^Undo: Corrected: Ada takes 11 points/)
    await expect(clerk.button(/^Ada: −10, /)).toBeVisible()
    await expect(clerk.button(/^Undo: Cleo takes 5 points/)).toBeVisible()
    await clerk.tap('Put it back')
    await expect(clerk.button(/^Ada: −11, /)).toBeVisible()
    await clerk.told(3)
    await correct(/^Cleo takes 5 points/)
    await clerk.tap('Delete the entry')
    await clerk.told(2)
    await expect(page.getByText(/^Deleted: Cleo takes 5 points/)).toBeVisible()
    await clerk.tap('Put it back')
    await clerk.told(3)
    await clerk.leaveLog()
    await expect(clerk.button(/^Cleo: −5, /)).toBeVisible()
    await expect(clerk.button('Put it back')).toHaveCount(0)
    await correct(/^Cleo takes 5 points/)
    await clerk.tap('Delete the entry')
    await clerk.told(2)
    await clerk.leaveLog()
    await expect(clerk.button(/^Cleo: 0, /)).toBeVisible()
    await page.reload()
    await clerk.told(2)
    await expect(clerk.button(/^Ada: −11, /)).toBeVisible()

    const setup = await clerk.opened('Setting up the board', /^Setting up/)
    await clerk.telling(() => clerk.tap('Draw the first order'))
    const second = await setup
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^(${NAMES.join('|')})$`) })
      .nth(1)
      .textContent()
    await clerk.closed()
    await correct(/^The game begins in the order/)
    await clerk.tap(`${second}: one place forward`)
    await expect(page.getByRole('dialog', { name: 'Correct this entry' })).toContainText(`Favourite: ${second} instead of `)
    await clerk.tap('Save')
    await clerk.leaveLog()
    await expect(clerk.button(`${second} is the favourite`)).toHaveAttribute('aria-pressed', 'true')
    await clerk.told(3)
  })

  test('counts up at the end, and is found again, deleted and brought back', async ({ page }) => {
    const clerk = new Clerk(page)
    await clerk.beginRounds()
    await clerk.takes('Ada', 5)
    await clerk.takes('Bram', 5)
    const count = await clerk.opened('Final count', /^Final count/)
    // A hand is one entry, however many taps it takes.
    const show = (name: string, ...taps: readonly string[]) =>
      clerk.telling(async () => {
        await count.getByRole('button', { name: new RegExp(`^${name}`) }).click()
        for (const each of taps) await clerk.tap(each)
        await clerk.tap('Done')
      })
    await show('Ada', '6-point servant', '6-point ring')
    await show('Bram', '7-point servant', '5-point ring')
    await show('Cleo', 'apples: one more')
    await show('Dev')
    await expect(page.getByText('The game is not over. This is how it stands so far.')).toBeVisible()
    // By the rules it would go on: nobody ends it by a slip.
    const before = await clerk.entries()
    await clerk.tap('End the game now (round 1 of 7)')
    await expect(count.getByRole('alert')).toContainText('It is round 1 of 7, Steal.')
    await clerk.tap('Cancel')
    await clerk.told(before)
    await clerk.tap('End the game now (round 1 of 7)')
    await clerk.telling(() => clerk.tap('End it all the same'))
    const result = page.getByRole('dialog', { name: 'Bram wins' })
    await expect(result, 'why one of two equal results is ahead').toContainText('Equal points: more servants are ahead')
    await expect(page.getByRole('row', { name: /^1 Bram/ })).toContainText('+12')
    await expect(page.getByRole('row', { name: /^2 Ada/ })).toContainText('+12')
    expect((await handedOut(page, () => clerk.tap('Share the result as a picture'))).name).toMatch(/^pixie-queen-\d{4}-\d\d-\d\d\.png$/)
    await page.keyboard.press('Escape')
    // Nothing invites to play on.
    await expect(page.getByRole('heading', { level: 1, name: 'Final count' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Tools' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /takes 1 point/ })).toHaveCount(0)

    // It is written down like the result of a table; but it ended early, and nobody has won.
    await page.goto('./#/book')
    await expect(page.getByRole('main').getByRole('link', { name: 'Bram' })).toContainText('0 games · 0 wins')
    await page.getByRole('main').getByRole('link', { name: 'Bram' }).click()
    await expect(page.getByText('Ended early, not counted')).toBeVisible()
    await page.goto('./#/companion')
    const session = page.getByRole('link', { name: /Ada, Bram, Cleo and Dev/ })
    await expect(session).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name of player 2' }), 'the same people sit down again').toHaveValue('Bram')
    await clerk.tap(/^Delete the session/)
    await expect(session).toHaveCount(0)
    await clerk.tap('Bring it back')
    const { bytes: buffer } = await handedOut(page, () => clerk.tap(/^Export the session of Ada/))
    await clerk.tap(/^Delete the session/)
    await expect(session).toHaveCount(0)
    await page.reload()
    await page
      .getByLabel('Import a session')
      .setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"format":9}') })
    await expect(page.getByText('broken.json')).toBeVisible()
    await expect(session).toHaveCount(0)
    await page.getByLabel('Import a session').setInputFiles({ name: 'back.json', mimeType: 'application/json', buffer })
    await session.click()
    await expect(clerk.button(/^Ada: −5, /)).toBeVisible()
  })

  test('keeps every number of a hand, however fast one follows the other', async ({ page }) => {
    const clerk = new Clerk(page)
    await clerk.beginRounds()
    const count = await clerk.opened('Final count', /^Final count/)
    await count.getByRole('button', { name: /^Ada/ }).click()
    const field = (name: string) => page.getByRole('textbox', { name })
    const before = await clerk.entries()
    // A store that is busy keeps nothing for now: as on a slow phone, only longer.
    const release = await occupy(page)
    await field('apples').fill('2')
    await field('apples').press('Tab')
    await field('gold').focus()
    await page.keyboard.type('3')
    await clerk.tap('bread: one more')
    await field('bread').fill('4')
    await field('silver').focus()
    await page.keyboard.type('1')
    await release()
    await clerk.told(before + 1)
    await page.keyboard.type('2')
    await page.keyboard.press('Tab')
    for (const [name, n] of [
      ['apples', '2'],
      ['gold', '3'],
      ['bread', '4'],
      ['silver', '12'],
    ] as const)
      await expect(field(name), name).toHaveValue(n)
    await clerk.tap('Done')
    await expect(count.getByRole('button', { name: /^Ada/ })).toContainText('0 tiles, 21 goods')
    await page.reload()
    await expect(clerk.button('Undo: Ada shows 0 tiles, 21 goods')).toBeVisible()
  })

  test('says what it shows: order, names, fines, dues, tokens and signs', async ({ page }) => {
    const clerk = new Clerk(page)
    await clerk.begin()
    await clerk.telling(() => clerk.tap('Draw the first order'))
    await clerk.telling(() => clerk.tap('Draw six skills'))
    const names = async (list: Locator) => Promise.all((await list.getByRole('listitem').all()).map((each) => each.textContent()))
    const setup = page.getByRole('dialog')
    const drawn = await names(setup.locator('.order-list'))
    expect([...drawn].sort()).toEqual(NAMES)
    const [first, second, third, last] = drawn
    await expect(setup).toContainText(`So they pick in this order: ${last}, ${third}, ${second} and ${first}.`)
    await expect(setup.getByRole('button', { name: /^Ada takes / }).first()).toHaveText('Ada')
    await clerk.tap('Ready: to round 1')
    await expect(setup.getByRole('alert')).toContainText('No skill noted yet: Ada, Bram, Cleo and Dev.')
    await setup.getByRole('button', { name: 'Note them' }).click()
    await expect(setup.getByRole('button', { name: /^Ada takes / }).first(), 'right where it is wanted').toBeInViewport()
    await clerk.withoutNotes()
    expect(await names(page.locator('.drawn-order')), 'the whole order, to lay the cubes by').toEqual(drawn)
    await expect(clerk.button('Ada is the favourite')).toHaveText('Ada')

    // No token is turned up before the offerings.
    await clerk.tap('7 demands to come')
    await expect(page.getByRole('dialog')).toContainText('Round 1 is next.')
    await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(1)
    await clerk.closed()
    await clerk.on('Actions')
    await clerk.tap(/^Dev: /)
    await expect(page.getByRole('dialog')).toContainText('now at 0')
    await clerk.telling(() => clerk.tap('Passed: Dev, −5'))
    await expect(clerk.button(/^Dev: −5, /)).toBeVisible()
    await clerk.tap('Punish die: enter a real roll')
    await expect(page.getByRole('dialog').getByRole('button', { name: /^\d$/ }), 'faces that show the same are one').toHaveText([
      '1',
      '2',
      '3',
      '4',
    ])
    await clerk.closed()
    await clerk.on('Offerings')
    await expect(page.locator('.guide')).toBeInViewport({ ratio: 0.9 })
    const fine = clerk.button('Bram is fined for the offering: −5')
    await clerk.telling(() => fine.dblclick())
    await expect(fine).toHaveAttribute('aria-pressed', 'true')
    await expect(clerk.button(/^Bram: −5, /)).toBeVisible()
    await expect(clerk.button(/^Undo: Bram offered nothing or the wrong food/)).toBeVisible()
    // A slip is taken off by another tap, once the first has settled.
    const told = await clerk.entries()
    await expect(async () => {
      await fine.click()
      await expect(fine).toHaveAttribute('aria-pressed', 'false', { timeout: 500 })
    }).toPass()
    await clerk.told(told - 1)
    await expect(clerk.button(/^Bram: 0, /)).toBeVisible()
    await clerk.tap('Put it back')
    await clerk.told(told)
    await clerk.tap('7 demands to come')
    await clerk.telling(() => clerk.tap('honey: 33%'))

    await clerk.on('Rewards')
    await expect(clerk.button(/^Tile taken: Rings, 5/)).toContainText('Rings')
    await expect(page.getByText(/^Red is what the Punishments/)).toBeVisible()
    await clerk.tap(/^Cleo: /)
    const cleo = page.getByRole('dialog', { name: 'Cleo' })
    await expect(cleo).toContainText('take −10:')
    await expect(cleo.getByRole('listitem').filter({ hasText: '4 miners' })).toContainText('−2')
    await clerk.closed()
    await clerk.tap('What the signs mean')
    await expect(page.getByRole('dialog', { name: 'What the signs mean' })).toContainText('The oubliette at −60')
    await clerk.closed()

    const count = await clerk.opened('Final count', /^Final count/)
    await expect(count).toContainText('Three points off for each good you own the most of.')
    await count.getByRole('button', { name: /^Ada/ }).click()
    const honey = page.getByRole('textbox', { name: 'honey' })
    const before = await clerk.entries()
    await honey.press('ControlOrMeta+a')
    await honey.pressSequentially('17')
    await honey.press('Enter')
    await clerk.told(before + 1)
    await clerk.tap('honey: one more')
    await expect(honey).toHaveValue('18')
    await honey.press('ControlOrMeta+a')
    await honey.pressSequentially('99')
    await honey.press('Tab')
    await expect(honey, 'no more than there are').toHaveValue('40')
    await clerk.told(before + 1)
  })

  test('notices that skills were left, and lets them be drawn or entered later', async ({ page }) => {
    const clerk = new Clerk(page)
    await clerk.begin()
    await clerk.tap('Ready: to round 1')
    const setup = page.getByRole('dialog', { name: 'Setting up the board' })
    await expect(setup.getByRole('alert')).toContainText('The skills are not drawn yet.')
    await clerk.tap('Begin without skills')
    await expect(setup).toHaveCount(0)
    const guide = page.getByRole('region', { name: 'What to do now' })
    await expect(guide).toContainText('The skills are not drawn yet.')
    await clerk.telling(() => clerk.tap('Dev is the favourite'))
    await clerk.on('Actions')
    await clerk.tap('Draw them')
    await expect(clerk.button('Draw six skills'), 'right where it is wanted').toBeInViewport()
    await clerk.tap('Enter which cards you drew')
    await expect(clerk.button('Save')).toBeDisabled()
    const cards = setup.getByRole('group', { name: 'Skills' }).getByRole('button')
    for (let n = 0; n < 6; n++) await cards.nth(n).click()
    await clerk.telling(() => clerk.tap('Save'))
    for (const [n, name] of NAMES.entries()) {
      if (n === 0) await expect(setup.getByRole('button', { name: /^Ada takes / })).toHaveCount(6)
      await clerk.telling(() =>
        setup
          .getByRole('button', { name: new RegExp(`^${name} takes `) })
          .nth(n)
          .click(),
      )
    }
    await clerk.tap('Ready: to round 1')
    await expect(setup, 'nothing is left to ask').toHaveCount(0)
    await expect(guide.getByRole('button', { name: /^(Draw|Note) them$/ })).toHaveCount(0)
  })

  test('tells who took which tile; corrects whom', async ({ page }) => {
    const clerk = new Clerk(page)
    await clerk.beginRounds('Dev')
    await clerk.on('Actions')
    const take = async () => {
      await clerk.tap(/^Tile taken: Servants, 5/)
      await expect(page.getByRole('dialog', { name: 'Who takes the 7-point servant?' })).toBeVisible()
      await clerk.telling(() => clerk.tap('Cleo takes 7-point servant'))
    }
    expect(await clerk.tapsOf(take), 'a tile by two taps').toBe(2)
    await expect(clerk.button('Undo: Cleo takes the 7-point servant; 14 golden tiles left in all')).toBeVisible()
    const log = await clerk.opened('Log', /^Log/)
    await log.getByRole('button', { name: /^Cleo takes the 7-point/ }).click()
    await page.getByRole('dialog', { name: 'Correct this entry' }).getByRole('button', { name: 'Bram' }).click()
    await clerk.tap('Save')
    await expect(log).toContainText('Corrected: Bram takes the 7-point servant')
    await clerk.leaveLog()
    await page.reload()
    await expect(clerk.button(/^Undo: Bram takes the 7-point servant/)).toBeVisible()

    // It lies at the final count already, and can be given to somebody else there.
    const count = await clerk.opened('Final count', /^Final count/)
    await expect(count.getByRole('row', { name: /^1 Bram/ })).toContainText('+7')
    const bram = count.getByRole('button', { name: /^Bram/ })
    await expect(bram).toContainText('1 tile told; the rest still to enter')
    await bram.click()
    await expect(clerk.button('7-point servant')).toHaveAttribute('aria-pressed', 'true')
    await clerk.telling(() => clerk.tap('7-point servant'))
    await clerk.tap('Done')
    await expect(bram).toContainText('0 tiles, 0 goods')
    await count.getByRole('button', { name: /^Cleo/ }).click()
    await clerk.telling(() => clerk.tap('7-point servant'))
    await clerk.tap('Done')
    await expect(count.getByRole('row', { name: /^1 Cleo/ })).toContainText('+7')
  })

  test('moves a corrected tile in the count; alarms come into view one after another; who fell is out', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const clerk = new Clerk(page)
    await clerk.beginRounds('Ada')
    await clerk.on('Actions')
    await clerk.tap(/^Tile taken: Rings, 5/)
    await clerk.telling(() => clerk.tap('Bram takes 7-point ring'))
    const count = await clerk.opened('Final count', /^Final count/)
    for (const name of ['Bram', 'Dev']) {
      await count.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      await clerk.telling(() => clerk.tap('Done'))
    }
    await clerk.closed()
    const log = await clerk.opened('Log', /^Log/)
    await log.getByRole('button', { name: /^Bram takes the 7-point ring/ }).click()
    const entry = page.getByRole('dialog', { name: 'Correct this entry' })
    await entry.getByRole('button', { name: 'Dev' }).click()
    await expect(entry).toContainText('Bram, points of tiles: 0 instead of 7')
    await expect(entry).toContainText('Dev, points of tiles: 7 instead of 0')
    await clerk.tap('Save')
    await clerk.leaveLog()
    await clerk.opened('Final count', /^Final count/)
    await expect(count.getByRole('row', { name: /^1 Dev/ })).toContainText('+7')
    await clerk.closed()

    for (let n = 0; n < 3; n++) await clerk.takes('Dev', 10)
    const alarm = page.locator('.alarm')
    const clear = async () => {
      const tools = await page.locator('.tools').boundingBox()
      const box = await alarm.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0) <= (tools?.y ?? 0)
    }
    await expect(alarm).toContainText('Dev reached −10')
    await expect(alarm).toContainText('Next: −20 and −30.')
    await expect.poll(clear, 'above the tools').toBe(true)
    await clerk.telling(() => clerk.tap('None to send: Dev'))
    await expect(alarm).toContainText('Next: −30.')
    for (let n = 0; n < 3; n++) await clerk.takes('Dev', 10)
    await expect(clerk.score('Dev')).toContainText('out of the game')
    await clerk.tap(/^Dev: −60/)
    const fallen = page.getByRole('dialog', { name: 'Dev' })
    await expect(fallen).toContainText('Fell into the oubliette at −60 in round 1: out of the game.')
    await expect(fallen.getByRole('button')).toHaveCount(2)
    await fallen.getByRole('button', { name: 'Log' }).click()
    await expect(log).toBeVisible()
  })

  test('asks about the offering with the demand, and lets stairs climb before pixies', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const clerk = new Clerk(page)
    await clerk.beginRounds('Ada')
    await expect(page.getByText('Tap a name to enter points, miners, stairs and skill.')).toBeVisible()
    await clerk.on('Actions')
    await clerk.on('Offerings')
    await clerk.tap(/^Rewards/)
    const open = page.getByRole('dialog', { name: 'Still open' })
    await clerk.telling(() => open.getByRole('button', { name: 'She wants bread.' }).click())
    const noted = page.getByRole('dialog', { name: 'Everything is noted' })
    await clerk.telling(() => noted.getByRole('button', { name: 'Cleo is fined for the offering: −5' }).click())
    await clerk.telling(() => clerk.tap('On to: Rewards'))
    const stairs = await clerk.button('Dev climbs the gold stair').boundingBox()
    const pixies = await page.getByRole('group', { name: 'Promoted: who climbs out?' }).boundingBox()
    expect((stairs?.y ?? 0) + (stairs?.height ?? 0)).toBeLessThan(pixies?.y ?? 0)
  })

  test('shows the order, who passes and what may be wrong where they are wanted', async ({ page }) => {
    const clerk = new Clerk(page)
    await clerk.begin()
    const setup = page.getByRole('dialog')
    const lines = (list: Locator) => list.getByRole('listitem')
    await expect(setup).toContainText('honey too, but not for the favourite')
    await clerk.tap('Enter the order you drew')
    for (let n = 0; n < 3; n++) await clerk.tap('Dev: one place forward')
    // Not saved by hand: it is kept all the same.
    await clerk.telling(() => clerk.tap('Ready: to round 1'))
    await expect(lines(setup.locator('.order-list'))).toHaveText(['Dev', 'Ada', 'Bram', 'Cleo'])
    await expect(setup).toContainText('honey too, but not for Dev, the favourite')
    await clerk.tap('Begin without skills')
    await expect(lines(page.locator('.drawn-order'))).toHaveText(['Dev', 'Ada', 'Bram', 'Cleo'])
    await clerk.on('Actions')
    const turns = page.getByRole('group', { name: 'Who passes? Tap who: −5 at once' }).getByRole('button')
    await expect(turns).toHaveText(['1Dev', '2Ada', '3Bram', '4Cleo'])
    await clerk.telling(() => clerk.button('Bram passes: −5').dblclick())
    await expect(clerk.button(/^Bram: −5, /)).toBeVisible()
    await expect(turns, 'who has passed is marked').toHaveText(['1Dev', '2Ada', '3−5Bram', '4Cleo'])
    await expect(clerk.button('Bram has passed; passes again: −5')).toBeEnabled()
    await expect(clerk.button(/^Undo: Bram passes: 5 points of punishment/)).toBeVisible()
    // Who goes first is first from now on; the others close up.
    await clerk.tap(/^Cleo: /)
    await clerk.telling(() => clerk.tap('Is the Queen’s favourite now'))
    await expect(turns).toHaveText(['1Cleo', '2Dev', '3Ada', '4−5Bram'])

    await clerk.on('Offerings')
    await clerk.telling(() => clerk.tap('She wants honey.'))
    const correct = async (from: string, food: string) => {
      await clerk.tap(from)
      await page.getByRole('dialog', { name: 'Correct this entry' }).getByRole('button', { name: food }).click()
      await clerk.tap('Save')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await correct('She wants honey. Correct it', 'apples')
    await expect(clerk.button('She wants apples. Correct it')).toBeVisible()
    await clerk.tap('Demands: apples; 6 to come')
    await correct('Token of round 1: apples. Correct it', 'bread')
    await expect(clerk.button('Demands: bread; 6 to come')).toBeVisible()
    await clerk.tap('Nobody gave it')
    await expect(lines(page.getByRole('dialog').locator('.order-list')), 'to see who is last').toHaveText(['Cleo', 'Dev', 'Ada', 'Bram'])
    await clerk.closed()

    await clerk.on('Rewards')
    await clerk.on('Punishments')
    const guide = page.getByRole('region', { name: 'What to do now' })
    await expect(guide).toContainText('Move the discs on the board')
    await expect(guide).not.toContainText('Answer the picks')
    await clerk.takes('Ada', 10)
    await expect(guide).toContainText('Answer the picks')
    await clerk.telling(() => clerk.tap('None to send: Ada'))
    await expect(guide).not.toContainText('Answer the picks')

    await clerk.on('Stairs')
    await clerk.telling(async () => {
      await clerk.tap(/^End of round/)
      await clerk.tap('Go on all the same')
    })
    await expect(page.locator('.drawn-order'), 'nobody told the new one').toHaveCount(0)
    await clerk.telling(() => clerk.tap('Ada is the favourite'))
    await clerk.tap('Note the whole order')
    await clerk.tap('Bram: one place forward')
    await clerk.telling(() => clerk.tap('Save'))
    await expect(lines(page.locator('.drawn-order'))).toHaveText(['Ada', 'Cleo', 'Bram', 'Dev'])
    await expect(clerk.button('Undo: The order of round 2 is Ada, Cleo, Bram and Dev')).toBeVisible()
  })

  test('shows every figure of everybody, at the narrowest', async ({ page }) => {
    const clerk = new Clerk(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await clerk.beginRounds('Cleo')
    const look = async () => {
      for (const row of await page.locator('.lane-name').all()) {
        const box = await row.boundingBox()
        for (const part of await row.locator('> b, .facts > span').all()) {
          const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {}
          expect(x + width, (await part.textContent()) ?? '').toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 0.5)
          expect(y + height, (await part.textContent()) ?? '').toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 0.5)
        }
      }
      expect(await page.locator('.facts > span').count()).toBe(12)
    }
    await look()
    await clerk.on('Actions')
    await clerk.on('Offerings')
    await clerk.telling(() => clerk.tap('She wants honey.'))
    await clerk.on('Rewards')
    await look()
    await clerk.on('Punishments')
    await look()
  })

  test('keeps a demand with its round, whenever it is told', async ({ page }) => {
    const clerk = new Clerk(page)
    await clerk.beginRounds()
    const anyway = (to: RegExp) =>
      clerk.telling(async () => {
        await clerk.tap(to)
        await clerk.tap('Go on all the same')
      })
    await anyway(/^Actions/)
    await clerk.on('Offerings')
    await anyway(/^Rewards/)
    await clerk.on('Punishments')
    await clerk.on('Stairs')
    for (const to of [/^End of round/, /^Actions/, /^Offerings/]) await anyway(to)
    await clerk.telling(() => clerk.tap('She wants honey.'))
    await clerk.tap('Demands: –, honey; 6 to come')
    const sheet = page.getByRole('dialog', { name: 'The Queen’s demands' })
    await expect(sheet).toContainText('Which food lies on the token of round 1?')
    await clerk.telling(() => clerk.tap(/^bread: /))
    await expect(clerk.button('Demands: bread, honey; 5 to come')).toBeVisible()
    await expect(clerk.button('Undo: In round 1 the Queen wants bread')).toBeVisible()
    await page.reload()
    await expect(clerk.button('Demands: bread, honey; 5 to come')).toBeVisible()
  })

  test('keeps its tools above the foot in every phase, on a phone and a tablet', async ({ page }) => {
    test.setTimeout(90_000)
    const clerk = new Clerk(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await clerk.beginRounds()
    const tall = { width: 820, height: 1180 }
    const look = async () => {
      await clerk.clearOfFoot()
      await page.setViewportSize(tall)
      await clerk.clearOfFoot()
      await page.setViewportSize({ width: 360, height: 740 })
    }
    await look()
    await clerk.telling(() => clerk.tap('Dev is the favourite'))
    await clerk.on('Actions')
    for (const name of ['Ada', 'Bram', 'Cleo']) await clerk.takes(name, 10)
    await look()
    for (const name of ['Ada', 'Bram', 'Cleo']) await clerk.telling(() => clerk.tap(`None to send: ${name}`))
    await clerk.on('Offerings')
    await clerk.telling(() => clerk.tap('She wants honey.'))
    await look()
    await clerk.on('Rewards')
    await look()
    await clerk.on('Punishments')
    await look()
    // What was taken back makes the foot higher.
    await clerk.tap(/^Undo: /)
    await expect(clerk.button('Put it back')).toBeVisible()
    await look()
  })

  test('recalls a skill that acts in every round', async ({ page }) => {
    const clerk = new Clerk(page)
    await clerk.beginRounds()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('.recalled')).toHaveCount(0)
    await clerk.tap(/^Dev: /)
    await clerk.tap(/^Skill/)
    await clerk.telling(() => page.locator('label').filter({ hasText: 'Silver fingers' }).click())
    await clerk.tap('Done')
    await clerk.closed()
    await expect(page.locator('.recalled')).toContainText('Dev, Silver fingers: You get 1 silver')
    await clerk.telling(() => clerk.tap('Dev is the favourite'))
    await clerk.on('Actions')
    await expect(page.locator('.recalled')).toHaveCount(0)
  })

  test('axe finds nothing, in either theme', { tag: '@emulated' }, async ({ page, context }) => {
    test.setTimeout(120_000)
    await prefer(context, BRISK)
    const clerk = new Clerk(page)
    await clerk.begin()
    await clerk.telling(() => clerk.tap('Draw the first order'))
    await clerk.telling(() => clerk.tap('Draw six skills'))
    const found = await faults(page, 'setting up')
    await clerk.tap('Ready: to round 1')
    found.push(...(await faults(page, 'skills not noted')))
    await clerk.tap('Go on all the same')
    // Whoever was drawn: the favourite would be spared.
    await clerk.telling(() => clerk.tap('Cleo is the favourite'))
    await clerk.takes('Ada', 10)
    found.push(...(await faults(page, 'alarm')))
    await clerk.tap(/^Ada: /)
    found.push(...(await faults(page, 'player')))
    await clerk.closed()
    await clerk.tap(/^Mine bag/)
    found.push(...(await faults(page, 'bag')))
    await clerk.closed()
    await clerk.tap(/^Actions/)
    found.push(...(await faults(page, 'open')))
    await clerk.telling(() => clerk.tap('Go on all the same'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await clerk.telling(() => clerk.tap('Mercy tile: Ada'))
    await clerk.on('Offerings')
    found.push(...(await faults(page, 'offerings')))
    await clerk.telling(() => clerk.tap('She wants honey.'))
    await clerk.on('Rewards')
    found.push(...(await faults(page, 'rewards')))
    await clerk.tap('What the signs mean')
    found.push(...(await faults(page, 'signs')))
    await clerk.closed()
    const log = await clerk.opened('Log', /^Log/)
    found.push(...(await faults(page, 'log')))
    await log.getByRole('button', { name: /^Ada takes/ }).click()
    found.push(...(await faults(page, 'entry')))
    await page.keyboard.press('Escape')
    await clerk.closed()
    const count = await clerk.opened('Final count', /^Final count/)
    found.push(...(await faults(page, 'count')))
    await count.getByRole('button', { name: /^Ada/ }).click()
    found.push(...(await faults(page, 'hand')))
    expect(found).toEqual([])
  })
})

test.describe('the clerk of a boxed Fairy School', { tag: '@phone' }, () => {
  test.beforeEach(({ context }) => prefer(context, BRISK))

  const begin = async (clerk: Clerk) => {
    await clerk.begin('Fairy School')
    await clerk.tap('Ready: to trimester 1')
  }
  /** From the clean-up of the first month, where kindness is told. */
  const toCleanUp = async (clerk: Clerk) => {
    for (const phase of ['Planning', 'Selection', 'Activation', 'Clean-up']) await clerk.on(`Next: ${phase}`)
  }

  test('keeps a month: kindness, a pair, projects; takes back and corrects; the race and the count end the year', async ({ page }) => {
    const { faults: wrong } = watch(page)
    const clerk = new Clerk(page)
    await begin(clerk)
    const phases = page.getByRole('region', { name: 'What to do now' }).getByRole('list').first()
    for (const phase of ['Planning', 'Selection', 'Activation', 'Clean-up', 'Study', 'Projects'])
      await expect(phases.getByText(phase, { exact: true }), 'all phases have their name, before the first of them too').toBeInViewport({
        ratio: 1,
      })
    await toCleanUp(clerk)
    await expect(phases.getByText('Study', { exact: true }), 'and so has what comes next').toBeInViewport({ ratio: 1 })
    expect(await clerk.tapsOf(() => clerk.telling(() => clerk.tap('Ada: 1 cube from Bram'))), 'a cube by one tap').toBe(1)
    const three = async () => {
      await clerk.tap(/^Cleo: 0 points/)
      await clerk.telling(() => clerk.tap('Cleo: 3 cubes from Ada'))
    }
    expect(await clerk.tapsOf(three), 'several, from anybody, by two').toBe(2)
    await clerk.closed()
    await clerk.on('Next: Study')
    const study = async (name: string, creature: string) => {
      await clerk.tap(`${name} studies a creature`)
      await clerk.telling(() => clerk.tap(creature))
    }
    expect(await clerk.tapsOf(() => study('Ada', 'Sylvan')), 'a creature by two taps').toBe(2)
    await study('Ada', 'Elf')
    await expect(clerk.score('Ada').getByRole('status')).toHaveText([
      'Pair complete: take 1 plant now.',
      /A second creature this month\? One from the study cells; only cards allow more\.$/,
    ])
    await clerk.tap(/^Undo: Ada studies the elf: pair, 1 plant/)
    await expect(clerk.score('Ada').getByRole('status')).toHaveCount(0)
    await clerk.told(8)
    await clerk.tap('Put it back')
    await clerk.told(9)
    await clerk.on('Next: Projects')
    expect(await clerk.tapsOf(() => clerk.telling(() => clerk.tap('Dev realises a project'))), 'a project by one tap').toBe(1)

    await clerk.tap(/^Exchange/)
    const sheet = page.getByRole('dialog', { name: 'What can I pay?' })
    for (let n = 0; n < 3; n++) await clerk.tap('water, to spend: one more')
    await clerk.tap('earth, in the price: one more')
    await expect(sheet.getByRole('status').filter({ hasText: 'Give: 3 water (in exchange for 1 earth).' })).toContainText('Keep: nothing.')
    await page.getByRole('textbox', { name: 'water, to spend' }).click()
    await page.keyboard.type('17')
    await expect(sheet.getByRole('status').filter({ hasText: 'Give: 3 water' }), 'a large amount is typed').toContainText('Keep: 14 water.')
    await clerk.closed()

    const log = await clerk.opened('Log', /^Log/)
    await log.getByRole('button', { name: 'Cleo gets 3 cubes from Ada' }).click()
    await clerk.tap('Cubes: one less')
    await expect(page.getByRole('dialog', { name: 'Correct this entry' })).toContainText('Cleo, Kindness: 2 instead of 3')
    await clerk.tap('Save')
    await expect(log, 'back where it was picked').toContainText('Corrected: Cleo gets 2 cubes from Ada')
    await clerk.closed()
    await expect(clerk.button(/^Cleo: 2 points, kindness 2/)).toBeVisible()
    await clerk.on('End of the month')
    await page.reload()
    await expect(page.getByRole('img', { name: 'Months of this trimester: month 2 of 3' })).toBeVisible()
    await expect(clerk.button(/Who is first\?/), 'once').toHaveCount(1)
    const heading = page.getByRole('heading', { name: 'Trimester 1' })
    await expect(heading).toBeFocused()
    await expect(heading, 'nothing can be done with it: no frame, which its bar would cut').toHaveCSS('outline-style', 'none')
    await page.goto('./#/companion')
    await page.getByRole('link', { name: /Cleo and Dev: Fairy School, Trimester 1, month 2$/ }).click()
    await expect(heading).toBeVisible()

    await page.evaluate(() => window.scrollTo(0, 60))
    await clerk.skips('Go on to trimester 2', 'Months 2 to 3 of trimester 1 are skipped.')
    await expect.poll(() => page.evaluate(() => window.scrollY), 'a new phase stands from its beginning').toBe(0)
    await clerk.skips('Go on to trimester 3', 'Months 1 to 3 of trimester 2 are skipped.')
    await clerk.skips('Go on to the final trimester', 'Months 1 to 3 of trimester 3 are skipped.')
    await expect(clerk.button('Undo: The final trimester begins')).toBeVisible()
    await expect(page.getByText('who has taken which?'), 'no step can be tapped yet').toBeVisible()
    const framed = page.getByText('In one frame: equal so far')
    await expect(framed, 'a frame says what it is').toHaveCount(1)
    await clerk.tap(/^Order/)
    await expect(page.getByRole('dialog'), 'how long lots hold, before they are drawn').toContainText('or draw lots. They hold until')
    await clerk.telling(() => page.getByRole('dialog').getByRole('button', { name: 'Draw lots' }).click())
    await expect(page.getByRole('dialog')).toContainText('Lots were drawn: they decide where all else is equal. They hold until the final')
    const places = page.getByRole('dialog').getByRole('listitem')
    await expect(places).toHaveText([/^1.*Cleo.*2/, /^2.*Ada.*1/, /^3/, /^4/])
    const drawn = (await places.locator('.row-t > b').allTextContents()).map((name) => `Final project of ${name}`)
    await clerk.closed()
    await expect(framed).toHaveCount(0)
    const choices = page.getByRole('button', { name: /^Final project of / })
    expect(await choices.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))), 'in the order drawn').toEqual(drawn)
    await clerk.tap('Final project of Cleo')
    await clerk.telling(() => clerk.tap('Final project F3'))
    await clerk.on('Next: Planning')
    await expect(page.getByText('No final project yet: Ada, Bram and Dev')).toBeVisible()
    await expect(clerk.button('Cleo: step 1 done'), 'the race is a line where nothing of it is told').toBeHidden()
    for (const phase of ['Selection', 'Activation', 'Clean-up', 'Study', 'Projects']) await clerk.on(`Next: ${phase}`)
    await clerk.telling(() => clerk.tap('Cleo: step 5 done'))
    await expect(page.getByText('Cleo: final project finished. This month is the last.')).toBeVisible()
    await clerk.on('End of the month')
    await clerk.on('The year is over')

    await clerk.tap(/^Final count/)
    for (const name of NAMES) {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click()
      if (name === 'Dev') {
        await clerk.telling(() => page.getByRole('textbox', { name: 'air' }).fill('4'))
        await clerk.tap('air: one more')
        await clerk.tap('Done')
      }
      // Nothing left is an answer too: an entry, which the next one is counted from.
      else await clerk.telling(() => clerk.tap('Done'))
    }
    const result = page.getByRole('dialog', { name: 'Cleo wins' })
    await expect(result, 'what the points are worth').toContainText('Nobody has passed: that takes 85 points.')
    await expect(page.getByRole('row', { name: /^1 Cleo not passed/ })).toContainText('17')
    await expect(
      result.getByRole('list', { name: 'Final count' }).or(result.getByRole('table')).first(),
      'the result before what it was asked from',
    ).toHaveRole('table')
    await expect(page.getByRole('row', { name: /^3 Dev/ }), 'a project, and a point for ten elements').toContainText('4')
    expect((await handedOut(page, () => clerk.tap('Share the result as a picture'))).name).toMatch(/^fairy-school-\d{4}-\d\d-\d\d\.png$/)
    const saved = result.locator('.toast').filter({ hasText: 'Picture saved' })
    await expect(saved).toBeVisible()
    const isOnTop = () =>
      saved.evaluate((toast) => {
        const { left, top, width, height } = toast.getBoundingClientRect()
        return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await expect.poll(isOnTop, 'over the sheet, not behind it').toBe(true)
    await saved.getByRole('button', { name: 'Dismiss' }).click()
    await expect(saved).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(clerk.button(/^Dev: 4 points/), 'what is left counts at last').toBeVisible()
    await expect(page.getByText('Everything is counted: the final count shows who has won.')).toBeVisible()
    await page.goto('./#/companion')
    await expect(page.getByRole('link', { name: /Cleo and Dev: Fairy School, finished/ })).toBeVisible()
    await expect(clerk.button('Fairy School'), 'the same box again').toHaveAttribute('aria-pressed', 'true')
    expect(wrong).toEqual([])
  })

  test('says what a deletion moves and undoes it; keeps a tie until all elements are known; marks what can hardly be', async ({ page }) => {
    const clerk = new Clerk(page)
    await begin(clerk)
    await clerk.on('Next: Planning')
    const order = await (async () => {
      await clerk.tap(/^Order/)
      return page.getByRole('dialog', { name: 'Who chooses first' })
    })()
    const enter = async (name: string) => {
      await clerk.tap(`Enter the elements of ${name}`)
      await clerk.telling(() => clerk.tap('earth: one more'))
      await clerk.tap('Done')
    }
    await enter('Ada')
    await expect(order.getByRole('listitem'), 'one number settles nothing').toHaveText([/^1Ada/, /^1Bram/, /^1Cleo/, /^1Dev/])
    await clerk.closed()
    await clerk.on('Next: Selection')
    await clerk.on('Next: Activation')
    await clerk.tap(/^Order/)
    await expect(order, 'a phase later they may be others').not.toContainText('1 element')
    await clerk.closed()
    for (const to of ['Next: Clean-up', 'Next: Study', 'Next: Projects']) await clerk.on(to)
    for (let n = 0; n < 3; n++) await clerk.telling(() => clerk.tap('Dev realises a project'))
    await expect(clerk.score('Dev').getByRole('status')).toHaveText(/A third project this month\? Up to two each\./)
    await clerk.on('End of the month')

    const log = await clerk.opened('Log', /^Log/)
    await expect(log.getByRole('heading', { level: 3 })).toHaveText(['Trimester 1, month 2 of 3', 'Trimester 1, month 1 of 3'])
    const before = await clerk.entries()
    await log.getByRole('button', { name: 'The phase Activation begins' }).click()
    await expect(page.getByRole('dialog', { name: 'Correct this entry' })).toContainText(
      'The year: Trimester 1, month 1 of 3, Projects instead of Trimester 1, month 2 of 3, Planning',
    )
    await clerk.tap('Delete the entry')
    await clerk.told(before - 1)
    await clerk.tap('Put it back')
    await clerk.told(before)
    await clerk.closed()
    await expect(page.getByRole('img', { name: 'Months of this trimester: month 2 of 3' })).toBeVisible()

    await clerk.tap(/^Undo: Month 2 begins/)
    await clerk.told(before - 1)
    await clerk.tap('Undo: Dev realises 1 project, now at\u00a03')
    await clerk.told(before - 2)
    await expect(clerk.button('Put it back'), 'one notice at a time').toHaveCount(1)
    const [notice, on] = [await page.locator('.last-change').boundingBox(), await page.locator('.clerk-foot .primary').boundingBox()]
    expect(notice?.height, 'two lines at most').toBeLessThanOrEqual(48)
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(on?.y ?? 0)
    await clerk.tap('Put it back')
    await clerk.told(before - 1)
    await clerk.tap(/^Undo: Dev realises 1 project/)
    await clerk.told(before - 2)
    await clerk.telling(() => clerk.tap('Ada realises a project'))
    await expect(clerk.button('Put it back'), 'gone with the next entry').toHaveCount(0)
    await clerk.tap('More')
    expect((await handedOut(page, () => clerk.tap(/^Export/))).name).toMatch(/^Ada-Bram-Cleo-Dev-.*\.json$/)
  })

  test('asks nothing about skipped months, believes what people say is right, and ends the race for who has finished', async ({ page }) => {
    const clerk = new Clerk(page)
    await begin(clerk)
    await toCleanUp(clerk)
    await clerk.on('Next: Study')
    for (const creature of ['Sylvan', 'Elf']) {
      await clerk.tap('Ada studies a creature')
      await clerk.telling(() => clerk.tap(creature))
    }
    await clerk.telling(() => clerk.tap(/^That is right: A second creature this month\?/))
    await expect(clerk.score('Ada').getByRole('status'), 'the doubt is at rest, the pair is not').toHaveText([
      'Pair complete: take 1 plant now.',
    ])
    await page.reload()
    await expect(clerk.score('Ada').getByRole('status'), 'for good').toHaveCount(1)
    await clerk.skips('Go on to trimester 2')

    const sheet = page.getByRole('dialog', { name: 'Bram' })
    await clerk.tap(/^Bram: 0 points/)
    await expect(sheet.locator('.giver'), 'neighbours first').toHaveText([/^Ada/, /^Cleo/, /^Devfarther off/])
    await expect(sheet.getByRole('radio', { name: 'In skipped months' })).toBeChecked()
    await clerk.telling(() => sheet.getByRole('textbox', { name: 'Projects' }).fill('6'))
    const before = await clerk.entries()
    await sheet.getByRole('textbox', { name: 'Projects' }).fill('5')
    await expect(page.getByRole('listitem', { name: 'Bram', exact: true }).locator('.lane-score')).toHaveText('15')
    await clerk.told(before)
    for (const creature of ['Unicorn', 'Gnome']) await clerk.telling(() => sheet.getByRole('button', { name: creature }).click())
    await expect(sheet.locator('.gain'), 'what a pair brought then is long taken').toHaveCount(0)
    await sheet.getByRole('radio', { name: 'Now' }).check({ force: true })
    for (const creature of ['Dragon', 'Phoenix']) await clerk.telling(() => sheet.getByRole('button', { name: creature }).click())
    await expect(sheet.locator('.gain'), 'and of now it is told here too').toHaveText('Pair complete: take 1 fire now.')
    await clerk.closed()
    await expect(clerk.score('Bram').getByText(/this month\?/)).toHaveCount(0)

    for (const to of ['trimester 3', 'the final trimester']) await clerk.skips(`Go on to ${to}`)
    await clerk.tap('Final project of Ada')
    await clerk.telling(() => clerk.tap('Final project F3'))
    for (const phase of ['Planning', 'Selection', 'Activation', 'Clean-up', 'Study', 'Projects']) await clerk.on(`Next: ${phase}`)
    await clerk.telling(() => clerk.tap('Ada: step 5 done'))
    await expect(clerk.button(/^Ada: 19 points, kindness 0, 0 projects, 2 creatures, 5 steps/)).toBeVisible()
    await expect(clerk.score('Ada').locator('.facts')).toHaveText('0025')
    await clerk.on('End of the month')
    await expect(clerk.button('Bram realises a project')).toBeVisible()
    await expect(clerk.button('Ada realises a project'), 'the last spending is for the others').toHaveCount(0)
    const tracks = await page
      .locator('.lane-track')
      .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().width)).size)
    expect(tracks, 'all tracks are alike').toBe(1)
  })

  test('says why somebody has won where points are equal', async ({ page }) => {
    const clerk = new Clerk(page)
    await clerk.begin('Fairy School')
    await clerk.closed()
    await clerk.tap(/^Ada: /)
    await clerk.telling(() => clerk.tap('Projects: one more'))
    await clerk.closed()
    await clerk.tap(/^Bram: /)
    await clerk.telling(() => clerk.tap('Bram: 3 cubes from Ada'))
    await clerk.closed()
    await clerk.opened('Final count', /^Final count/)
    for (const name of NAMES) {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click()
      await clerk.telling(() => clerk.tap('Done'))
    }
    const before = await clerk.entries()
    await clerk.tap('Finish the year: judge')
    const asked = page.getByRole('dialog', { name: 'Finish the year: judge' })
    await expect(asked, 'nobody ends a year by a slip').toContainText('It stands at: Trimester 1, Project choice')
    await expect(asked).toContainText('The final projects have not begun.')
    await clerk.tap('Cancel')
    await clerk.told(before)
    await clerk.tap('Finish the year: judge')
    await clerk.telling(() => clerk.tap('Finish all the same'))
    const result = page.getByRole('dialog', { name: 'Bram wins' })
    await expect(result).toContainText('Equal points: more kindness wins. Nobody has passed: that takes 85 points.')
  })

  test('the final count: every column explained, no cell over another, whatever the names and letters', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('./#/tables')
    await importFile(page, 'year.json', ENDED)
    await expect(page.getByText('1 session beside a boxed game imported')).toBeVisible()
    await page.goto('./#/companion')
    await page.getByRole('link', { name: /Fairy School, finished/ }).click()
    const clerk = new Clerk(page)
    await clerk.tap(/^Final count/)
    await expect(page.getByRole('row', { name: /^1 Maximiliane von Waldeck honours 0 96 0 0 1 97$/ })).toBeVisible()
    await expect(page.getByRole('list', { name: 'What is counted' }).getByRole('listitem')).toHaveText([
      /^Kind\u00adness One/,
      /^Pro\u00adjects Three/,
      /^Steps Three points for each step of the final project/,
      /^Crea\u00adtures Two/,
      /^Ele\u00adments One/,
      /^Total /,
    ])
    for (const width of [320, 360, 440, 480, 820])
      for (const letters of ['100%', '150%']) {
        await page.setViewportSize({ width, height: 740 })
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
        expect(await page.getByRole('table').evaluate(collisions), `${width} px, letters of ${letters}`).toEqual([])
      }
  })

  test('lets people change places, brings back who was dropped, and keeps what was chosen while one looks elsewhere', async ({ page }) => {
    const clerk = new Clerk(page)
    await page.goto('./#/companion')
    await clerk.button('Pixie Queen').click()
    const names = () =>
      page
        .getByRole('list', { name: 'Players' })
        .getByRole('textbox')
        .evaluateAll((all) => all.map((each) => each instanceof HTMLInputElement && each.value))
    for (const [i, name] of NAMES.entries()) await page.getByRole('textbox', { name: `Name of player ${i + 1}` }).fill(name)
    await clerk.tap('Cleo: one place earlier')
    expect(await names()).toEqual(['Ada', 'Cleo', 'Bram', 'Dev'])
    await expect(clerk.button('Crest of Cleo: clover (green)'), 'a crest goes with its owner').toBeVisible()
    await clerk.tap('Cleo does not play')
    expect(await names()).toEqual(['Ada', 'Bram', 'Dev'])
    const said = page.locator('.toast').filter({ hasText: 'Cleo does not play' })
    await expect
      .poll(
        async () => ((await said.boundingBox())?.y ?? 0) + ((await said.boundingBox())?.height ?? 0),
        'a message leaves the button free',
      )
      .toBeLessThanOrEqual((await clerk.button(/^Begin/).boundingBox())?.y ?? 0)
    await clerk.tap('Bring it back')
    expect(await names()).toEqual(['Ada', 'Cleo', 'Bram', 'Dev'])
    await clerk.tap(/^Let the app play along/)
    await expect(page.getByText('Colours go with the seats')).toBeVisible()
    await page.goBack()
    await expect(clerk.button('Crest of Cleo: clover (green)')).toBeVisible()
    expect(await names(), 'as it was chosen').toEqual(['Ada', 'Cleo', 'Bram', 'Dev'])
    await clerk.button(/^Begin/).click()
    await expect(page.getByRole('dialog', { name: 'Setting up the board' })).toBeVisible()

    await page.goto('./#/')
    await expect(page.getByRole('link', { name: /^Continue/ }), 'the first screen says where and with whom').toHaveAccessibleName(
      /Pixie Queen Real board Round 1 Ada, Cleo, Bram and Dev/,
    )
    await page.getByRole('link', { name: /^Saved tables/ }).click()
    await expect(page.getByText('No tables yet')).toBeVisible()
    await page.getByRole('link', { name: /^Real board: 1 session/ }).click()
    await expect(page.getByRole('link', { name: /^Go on with Ada, Cleo, Bram and Dev/ })).toBeVisible()
  })

  test('keeps the rules as high as they are, however little a search finds', async ({ page }) => {
    const clerk = new Clerk(page)
    await begin(clerk)
    const rules = await clerk.opened('Rules', 'Rules look something up')
    const search = rules.getByRole('textbox')
    const place = async () => (await search.boundingBox())?.y
    await expect(rules.getByText('Setup', { exact: true })).toBeVisible()
    const before = await place()
    await search.fill('mermaid')
    await expect(rules.getByRole('status').filter({ hasText: /result|Nothing/ })).toBeVisible()
    expect(await place()).toBe(before)
  })

  test('keeps a crest chosen by hand, whichever box is picked then', async ({ page }) => {
    await page.goto('./#/companion')
    const clerk = new Clerk(page)
    await clerk.tap('Pixie Queen')
    await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Ada')
    await clerk.tap(/^Crest of Ada/)
    await clerk.tap('moon (white)')
    await expect(clerk.button(/^Crest of Ada: moon/)).toBeVisible()
    await clerk.tap('Fairy School')
    await expect(clerk.button(/^Crest of Ada: moon/)).toBeVisible()
  })

  test('keeps the focus on a button where a number has come down to nothing', async ({ page }) => {
    const clerk = new Clerk(page)
    await begin(clerk)
    await clerk.tap(/^Exchange/)
    await clerk.tap('water, to spend: one more')
    await clerk.tap('water, to spend: one less')
    await expect(page.getByRole('textbox', { name: 'water, to spend' })).toHaveValue('0')
    await expect(clerk.button('water, to spend: one more'), 'no keyboard opens').toBeFocused()
  })

  test('axe finds nothing, in either theme', { tag: '@emulated' }, async ({ page }) => {
    test.setTimeout(120_000)
    const found: string[] = []
    const look = async (where: string) => found.push(...(await faults(page, where)))
    const clerk = new Clerk(page)
    await clerk.begin('Fairy School')
    await look('setting up')
    await clerk.tap('Ready: to trimester 1')
    await toCleanUp(clerk)
    await look('clean-up')
    await clerk.tap(/^Ada: 0 points/)
    await look('fairy')
    await clerk.closed()
    await clerk.tap(/^Exchange/)
    await clerk.tap('earth, in the price: one more')
    await look('exchange')
    await clerk.closed()
    for (const to of ['trimester 2', 'trimester 3', 'the final trimester']) await clerk.skips(`Go on to ${to}`)
    await clerk.tap('Final project of Ada')
    await clerk.telling(() => clerk.tap('Final project F1'))
    await clerk.telling(() => clerk.tap('Ada: step 2 done'))
    await look('race')
    await clerk.opened('Final count', /^Final count/)
    await look('count')
    expect(found).toEqual([])
  })
})
