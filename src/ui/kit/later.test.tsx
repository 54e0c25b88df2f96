import { render } from 'preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLater } from './later.ts'
import { openPage, type Page } from './testing.ts'

const Said = ({ value }: { readonly value: string }) => <p title={useLater(value)} />

let page: Page
const say = (value: string) => render(<Said value={value} />, page.root)
const said = () => page.root.all('p').map((each) => each.attributes.title)

beforeEach(async () => {
  page = openPage()
  await page.act(() => say('before'))
})
afterEach(async () => {
  await page.paint()
  vi.unstubAllGlobals()
})

describe('a value that comes a paint late', () => {
  it('is there at first sight, and later one paint after it changed', async () => {
    expect(said()).toEqual(['before'])
    await page.act(() => say('after'))
    expect(said()).toEqual(['before'])
    expect(await page.paint()).toBeGreaterThan(0)
    expect(said()).toEqual(['after'])
  })

  it('is right in the end also where the value changes back in the very frame that shows it', async () => {
    await page.act(() => say('after'))
    await page.act(async () => {
      say('before')
      await page.paint()
    })
    await page.paint()
    expect(said()).toEqual(['before'])
  })
})
