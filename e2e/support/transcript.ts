/** What somebody hears who does not see the screen: its accessibility tree as text, and what is announced while something happens. */
import { existsSync, readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'

/** A fixed evening, so that no date and no "a minute ago" differs from run to run. */
const NOW = Date.UTC(2026, 4, 1, 19, 30)

declare global {
  interface Window {
    /** Announcements since the page was loaded, in their order. */
    heard: string[]
  }
}

/** Notes down every announcement of the pages of a context. To be called before the first one is opened. */
export async function listen(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(NOW)
  await context.addInitScript(() => {
    window.heard = []
    // What a device has used differs by a few bytes from run to run.
    navigator.storage.estimate = async () => ({ usage: 5000, quota: 1e9 })
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]'
    /** What stands in different elements is spoken apart. */
    const words = (region: Element) => {
      const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
      const parts: string[] = []
      while (texts.nextNode()) parts.push(texts.currentNode.textContent ?? '')
      return parts.join(' ').replace(/\s+/g, ' ').trim()
    }
    /** What a region said last. */
    const said = new WeakMap<Element, string>()
    /** A region that arrives with its words is silent in most screen readers, but for an alarm. */
    const hear = (region: Element, arrives: boolean) => {
      const text = region.checkVisibility() ? words(region) : ''
      if (text === said.get(region)) return
      said.set(region, text)
      const urgent = region.matches('[role="alert"], [aria-live="assertive"]')
      if (text !== '') window.heard.push(`${urgent ? 'at once' : arrives ? 'silent' : 'said'}: ${text}`)
    }
    const observer = new MutationObserver((changes) => {
      const arrived = new Set<Element>()
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element) for (const each of [node, ...node.querySelectorAll(LIVE)]) if (each.matches(LIVE)) arrived.add(each)
      for (const region of arrived) if (region.isConnected) hear(region, true)
      const touched = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(LIVE))
      for (const region of new Set(touched)) if (region?.isConnected && !arrived.has(region)) hear(region, false)
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** What was announced since the last call. */
const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.heard.splice(0))

/** The screen as it is read out from top to bottom. Addresses are not read out, and have accidental ids in them. */
async function read(page: Page): Promise<string> {
  // What lies beneath an open sheet cannot be reached.
  const sheet = page.getByRole('dialog').last()
  const tree = await ((await sheet.isVisible()) ? sheet : page.locator('body')).ariaSnapshot()
  return tree
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line))
    .join('\n')
}

/** Waits until the screen reads the same twice, a moment apart: what comes a paint later has come. @returns it */
export async function settled(page: Page): Promise<string> {
  let before = ''
  const same = async () => {
    const now = await read(page)
    const unchanged = now === before
    before = now
    return unchanged
  }
  await expect.poll(same, { intervals: [0, 400] }).toBe(true)
  return before
}

/** What follows the screen in a transcript. */
const ANNOUNCED = '\n\nAnnounced on the way here:\n'

/** Waits for the screen that the reviewed file has: its parts come one after another, on a busy machine with pauses. What never comes is told by the comparison. */
async function arrived(page: Page, file: string): Promise<void> {
  const reviewed = test.info().snapshotPath(file)
  if (!existsSync(reviewed) || test.info().config.updateSnapshots === 'all') return
  const [screen] = readFileSync(reviewed, 'utf8').split(ANNOUNCED)
  await expect
    .poll(() => read(page))
    .toBe(screen)
    .catch(() => undefined)
}

/** Writes down one screen, and what was announced until now; what the reviewed file has must be the same. */
export async function transcribe(page: Page, name: string): Promise<void> {
  // Messages go by themselves, sooner or later.
  for (const message of await page.locator('.toasts').getByRole('button', { name: 'Dismiss' }).all()) await message.dispatchEvent('click')
  await expect(page.locator('.toasts > *')).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]'), 'everything has come').toHaveCount(0)
  await arrived(page, `${name}.txt`)
  const tree = await settled(page)
  const live = await heard(page)
  const said = live.length === 0 ? 'nothing' : live.map((line) => `  ${line}`).join('\n')
  expect(`${tree}${ANNOUNCED}${said}\n`).toMatchSnapshot(`${name}.txt`)
}
