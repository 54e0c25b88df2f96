import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { signal } from '@preact/signals'
import { createContext, render } from 'preact'
import { useContext } from 'preact/hooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memo } from './memo.ts'
import { openPage, type Page } from './testing.ts'

const Season = createContext('spring')
const weather = signal('sun')
let drawn = 0

const View = ({ name, at }: { readonly name: string; readonly at: number }) => {
  drawn++
  return <p title={`${name} ${at} ${useContext(Season)} ${weather.value}`} />
}
const ByName = memo(View, ({ name }) => [name])
const Whole = memo(View)

let page: Page
const said = () => page.root.all('p').map((each) => each.attributes.title)

beforeEach(() => {
  page = openPage()
  drawn = 0
  weather.value = 'sun'
})
afterEach(async () => {
  await page.act(() => render(null, page.root))
  vi.unstubAllGlobals()
})

describe('a component that is left alone while what it shows stays the same', () => {
  it('is drawn anew when one of its facts is another value, and only then', async () => {
    await page.act(() => render(<ByName name="oak" at={1} />, page.root))
    await page.act(() => render(<ByName name="oak" at={2} />, page.root))
    expect([drawn, said()]).toEqual([1, ['oak 1 spring sun']])
    await page.act(() => render(<ByName name="elm" at={3} />, page.root))
    expect([drawn, said()]).toEqual([2, ['elm 3 spring sun']])
    await page.act(() => render(<ByName name="oak" at={3} />, page.root))
    expect([drawn, said()]).toEqual([3, ['oak 3 spring sun']])
  })

  it('has all its props for facts where none are named', async () => {
    await page.act(() => render(<Whole name="oak" at={1} />, page.root))
    await page.act(() => render(<Whole name="oak" at={1} />, page.root))
    expect(drawn).toBe(1)
    await page.act(() => render(<Whole name="oak" at={2} />, page.root))
    expect([drawn, said()]).toEqual([2, ['oak 2 spring sun']])
  })

  it('notices a fact that goes away', async () => {
    const Listed = memo(
      ({ names }: { readonly names: readonly string[] }) => <p title={names.join()} />,
      ({ names }) => names,
    )
    await page.act(() => render(<Listed names={['oak', 'elm']} />, page.root))
    await page.act(() => render(<Listed names={['oak']} />, page.root))
    expect(said()).toEqual(['oak'])
  })

  it('is reached by contexts and signals all the same', async () => {
    const show = (season: string) => (
      <Season.Provider value={season}>
        <ByName name="oak" at={1} />
      </Season.Provider>
    )
    await page.act(() => render(show('spring'), page.root))
    await page.act(() => render(show('autumn'), page.root))
    expect(said()).toEqual(['oak 1 autumn sun'])
    await page.act(() => {
      weather.value = 'rain'
    })
    expect(said()).toEqual(['oak 1 autumn rain'])
  })

  it('holds nothing of what stood beside it before', async () => {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const Beside = ({ leaf }: { readonly leaf: string }) => (
      <div>
        <ByName name="oak" at={1} />
        <i key={leaf} title={leaf} />
      </div>
    )
    const show = (leaf: string) => page.act(() => render(<Beside leaf={leaf} />, page.root))
    // Twice: an element that leaves with the tree it came with is let go of by everything.
    await show('green')
    await show('green')
    const gone = page.root.all('i').map((each) => new WeakRef(each))
    // Two more, for the last tree but one is still compared with.
    await show('yellow')
    await show('brown')
    await new Promise((resolve) => setImmediate(resolve))
    collect()
    expect(gone.map((each) => each.deref()?.attributes.title)).toEqual([undefined])
    expect(drawn).toBe(1)
  })
})
