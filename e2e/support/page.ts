import type { Page } from '@playwright/test'

/** What the test runner says where it keeps the service worker out. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** Collects what must never happen on a page: errors, blocked content, requests to anywhere else. */
export function watch(page: Page): { readonly faults: string[] } {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning'
    if (bad && message.text() !== BLOCKED) faults.push(`${message.type()}: ${message.text()}`)
  })
  // Those of the service worker and of other workers too.
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    const own =
      protocol === 'data:' || protocol === 'blob:' || origin === new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin
    if (!own) faults.push(`request to ${origin}`)
  })
  return { faults }
}

/** Waits until the service worker answers for this page and has stored everything. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The browser's own way back. Without waiting for a document to load, as the test runner's does: back may only close a sheet. */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => history.back())
