import { render } from 'preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atLast, inTurn, useLater } from './later.ts'
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

describe('what waits until nothing else does', () => {
  it('comes after all that is in the line, and after what that brings', async () => {
    const came: string[] = []
    atLast(() => came.push('last'))
    inTurn(() => {
      came.push('first')
      inTurn(() => came.push('what it brings'))
    })
    expect(came).toEqual([])
    await page.paint()
    expect(came).toEqual(['first', 'what it brings', 'last'])
  })

  it.each([17, 18, 19, 20])('comes when the last of %i has been painted, however many share a frame', async (pieces) => {
    // A machine so fast that no frame takes any time.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    const came: string[] = []
    for (let n = 0; n < pieces; n++) inTurn(() => requestAnimationFrame(() => came.push('painted')))
    atLast(() => came.push('last'))
    await page.paint()
    expect([came.length, came.at(-1)]).toEqual([pieces + 1, 'last'])
    clock.mockRestore()
  })

  it('does not come once it is called off', async () => {
    const came: string[] = []
    atLast(() => came.push('last'))()
    await page.paint()
    expect(came).toEqual([])
  })
})
