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
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute('content', /script-src 'self'/)
  expect(faults).toEqual([])
})

test('the policy really stops inline script and foreign requests', { tag: '@phone' }, async ({ page }) => {
  await page.goto('./')
  const outcome = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.name = "ran"'
    document.head.append(script)
    const foreign = await fetch('https://example.com/').then(
      () => 'answered',
      () => 'refused',
    )
    return { name: window.name, foreign }
  })
  expect(outcome).toEqual({ name: '', foreign: 'refused' })
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
    await expect(page.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  } finally {
    await context.close()
    await server.kill()
  }
})
