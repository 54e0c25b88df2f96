import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { controlled } from './support/page.ts'
import { startServer } from './support/server.ts'

test.use({ serviceWorkers: 'allow' })

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose: string
}

interface Manifest {
  readonly start_url: string
  readonly display: string
  readonly icons: readonly Icon[]
}

test('the manifest is complete and every icon is the size it says', { tag: '@phone' }, async ({ page }) => {
  await page.goto('./')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest: Manifest = await (await page.request.get(href ?? '')).json()
  expect(manifest.start_url).toBe('./')
  expect(manifest.display).toBe('standalone')
  expect(manifest.icons.map((icon) => icon.purpose)).toContain('maskable')
  const drawn = await page.evaluate(async (icons) => {
    const sizes: string[] = []
    for (const icon of icons) {
      const image = new Image()
      image.src = icon.src
      await image.decode()
      sizes.push(`${image.naturalWidth}x${image.naturalHeight}`)
    }
    return sizes
  }, manifest.icons)
  const pixels = manifest.icons.map((icon, n) => (icon.type === 'image/svg+xml' ? drawn[n] : icon.sizes))
  expect(drawn).toEqual(pixels)
  expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
})

test('a newer version is offered, and taken only when asked', { tag: '@phone' }, async ({ browser }, info) => {
  const folder = info.outputPath('build')
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), folder, { recursive: true })
  const server = await startServer(folder)
  const context = await browser.newContext({ locale: 'en-GB' })
  try {
    const page = await context.newPage()
    await page.goto(server.url)
    await controlled(page)
    await page.evaluate(() => {
      document.documentElement.dataset['version'] = 'old'
    })
    const worker = `${folder}/sw.js`
    writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// newer\n`)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const offer = page.getByRole('button', { name: 'Update now' })
    await expect(offer).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-version', 'old')
    await offer.click()
    await expect(page.locator('html')).not.toHaveAttribute('data-version', 'old')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toBeHidden()
  } finally {
    await context.close()
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
