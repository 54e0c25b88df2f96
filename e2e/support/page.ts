import type { Page } from '@playwright/test'

/** Collects what must never happen on a page: errors, blocked content, requests to anywhere else. */
export function watch(page: Page): { readonly faults: string[] } {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // Only a machine that is busy with something else gets to hear this.
    if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${message.type()}: ${message.text()}`)
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
