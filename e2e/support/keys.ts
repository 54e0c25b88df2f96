/** Somebody without a mouse. */
import { expect, type Page } from '@playwright/test'

/** More stops than any screen has. */
const FAR = 160

export interface Place {
  readonly name: string
  /** Label of the landmark it is in. */
  readonly region: string
}

/** The element that has the focus, as a person would call it; null for none. */
export const focused = (page: Page): Promise<Place | null> =>
  page.evaluate(() => {
    const here = document.activeElement
    if (!here || here === document.body) return null
    const label = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : undefined
    const name = (here.getAttribute('aria-label') ?? label ?? here.textContent ?? '').replace(/\s+/g, ' ').trim()
    return { name, region: here.closest('section[aria-label]')?.getAttribute('aria-label') ?? '' }
  })

/** Tab, until the focus is on what is wanted. */
export async function tabTo(page: Page, wanted: (at: Place) => boolean): Promise<string> {
  const passed: string[] = []
  for (let stops = 0; stops < FAR; stops++) {
    const at = await focused(page)
    if (at && wanted(at)) return at.name
    passed.push(at?.name ?? 'nothing')
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard never gets there; it passed ${[...new Set(passed)].join(' | ')}`)
}

/** What hides the mark of the focus from its reader; empty when it is in sight. */
const hidden = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = document.activeElement
    if (!here) return 'nothing has the focus'
    const marked = [here, here.parentElement, here.nextElementSibling, here.closest('label')].some((each) => {
      if (!each) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    if (!marked) return 'no outline'
    const shown = here.matches('input') ? (here.closest('label') ?? here) : here
    const { left, top, width, height } = shown.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!there) return 'out of sight'
    return shown.contains(there) || there.contains(shown) || there.closest('button, label, summary') === shown
      ? ''
      : `under ${there.className}`
  })

export class Keys {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Goes to something by its name, with Tab alone; it must be seen there. */
  async to(name: string | RegExp): Promise<void> {
    await tabTo(this.page, (at) => (typeof name === 'string' ? at.name === name : name.test(at.name)))
    await expect.poll(() => hidden(this.page), { message: `the focus on ${name} is in sight` }).toBe('')
  }

  /** Goes there and presses. */
  async press(name: string | RegExp, key = 'Enter'): Promise<void> {
    await this.to(name)
    await this.page.keyboard.press(key)
  }

  /** The focus is on something, wherever what was pressed has gone. */
  async kept(): Promise<void> {
    await expect.poll(async () => (await focused(this.page)) !== null, { message: 'the focus has not fallen off the page' }).toBe(true)
  }

  /** The focus is there by itself. */
  async at(name: string | RegExp): Promise<void> {
    const there = async () => (await focused(this.page))?.name ?? ''
    if (typeof name === 'string') await expect.poll(there).toBe(name)
    else await expect.poll(there).toMatch(name)
  }

  /** Escape closes the sheet that lies on top, and the focus stays on the page. */
  async close(): Promise<void> {
    const open = await this.page.getByRole('dialog').count()
    await this.page.keyboard.press('Escape')
    await expect(this.page.getByRole('dialog')).toHaveCount(open - 1)
    await this.kept()
  }
}
