import { expect, test } from '@playwright/test'

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
