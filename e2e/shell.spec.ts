import { expect, test } from '@playwright/test'
import { controlled, watch } from './support/page.ts'
import { startServer } from './support/server.ts'

test.use({ serviceWorkers: 'allow' })

test('a first visit starts without an error and asks nobody else for anything', async ({ page }) => {
  const { faults } = watch(page)
  const response = await page.goto('./')
  await expect(page.getByRole('heading', { name: 'Fey Table', level: 1 })).toBeVisible()
  await controlled(page)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(response?.headers()['permissions-policy']).toContain('camera=(), display-capture=()')
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute('content', /script-src 'self'/)
  expect(faults).toEqual([])
})

test('the policy really stops inline script and foreign requests', { tag: '@phone' }, async ({ page }) => {
  await page.goto('./')
  const outcome = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.append('window.name = "ran"')
    document.head.append(script)
    const foreign = await fetch('https://example.com/').then(
      () => 'answered',
      () => 'refused',
    )
    return { name: window.name, foreign }
  })
  expect(outcome).toEqual({ name: '', foreign: 'refused' })
})

test('nothing makes markup or script out of text', { tag: '@phone' }, async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
  const refused = await page.evaluate(async () => {
    const says = (work: () => unknown) => {
      try {
        work()
        return 'done'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }
    const script = document.createElement('script')
    return {
      enforced: 'trustedTypes' in window,
      markup: says(() => document.body.insertAdjacentHTML('beforeend', '<i>x</i>')),
      document: says(() => new DOMParser().parseFromString('<i>x</i>', 'text/html')),
      text: says(() => {
        script.text = 'window.name = "ran"'
      }),
      worker: says(() => new Worker('https://example.com/worker.js')),
      policy: says(() =>
        (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes.createPolicy(
          'other',
          {},
        ),
      ),
    }
  })
  expect(refused).toEqual({ enforced: true, markup: 'refused', document: 'refused', text: 'refused', worker: 'refused', policy: 'refused' })
})

test('a worker makes no script out of text either', { tag: ['@phone', '@devtools'] }, async ({ page }) => {
  await page.goto('./')
  const coming = page.waitForEvent('worker')
  await page.getByRole('button', { name: 'Play now' }).click()
  const table = await coming
  const inWorker = await table.evaluate(() => {
    try {
      return String(new Worker('https://example.com/worker.js'))
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error)
    }
  })
  expect(inWorker).toBe('refused')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the shell is painted all the same', async ({ page }) => {
    await page.goto('./')
    await expect(page.getByText('Fey Table', { exact: true })).toBeVisible()
  })
})

test('with the server killed the app starts again, in the same tab and in a new one', { tag: '@phone' }, async ({ browser }) => {
  const server = await startServer()
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(server.url)
    await controlled(page)
    await server.kill()
    const { faults } = watch(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Fey Table', level: 1 })).toBeVisible()
    expect(faults).toEqual([])
    const other = await context.newPage()
    await other.goto(server.url)
    await expect(other.getByRole('heading', { name: 'Fey Table', level: 1 })).toBeVisible()
  } finally {
    await context.close()
    await server.kill()
  }
})

test('without a service worker a killed server is missed: the test above can fail', { tag: '@phone' }, async ({ browser }) => {
  const server = await startServer()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(server.url)
    await expect(page.getByRole('heading', { name: 'Fey Table', level: 1 })).toBeVisible()
    await server.kill()
    await expect(page.reload()).rejects.toThrow(/CONNECTION_REFUSED/)
  } finally {
    await context.close()
    await server.kill()
  }
})
