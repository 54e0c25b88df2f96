import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules of axe that look at colours: of a second theme there is nothing else to see. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Everything axe has against what is on the page now, in short: in the dark, and of the colours in the light as well. The theme is the system's. */
export async function axeFaults(page: Page, screen: string): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    // There are no frames to look into: the short way does.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (theme === 'light' ? axe.withRules(COLOURS) : axe).analyze()
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${screen}, ${theme}: ${id} ${target.join(' ')} ${failureSummary ?? ''}`),
      ),
    )
  }
  return found
}
