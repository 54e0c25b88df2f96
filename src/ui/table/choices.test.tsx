import { render } from 'preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, type Page } from '../kit/testing.ts'
import { Choices } from './choices.tsx'
import { gameContext } from './context.tsx'
import { newDesk, type Option, type TableBase } from './table.ts'
import { useOffer } from './wiring.ts'

// The router asks where it is as soon as it is read.
vi.hoisted(() => vi.stubGlobal('location', { hash: '' }))

const { TableProvider } = gameContext()
const stale = { current: false }
const desk = newDesk()

const choice = (move: number, label: string): Option => ({ move, tone: 'plain', text: { label, title: label, detail: '' } })
const offer = (...options: Option[]) => ({ options, opens: false })

/** A table of any game, as far as its list of choices looks. */
function Screen({ now }: { readonly now: ReturnType<typeof offer> }) {
  const { options, fresh } = useOffer(now, stale)
  const model = { confirming: { value: false }, mine: { value: true } }
  const frame = { model, desk, i: {}, layout: { kind: 'phone', rows: 1 }, options, fresh, stale: stale.current, open: false, lasting: now }
  return (
    <TableProvider table={frame as unknown as TableBase}>
      <Choices />
    </TableProvider>
  )
}

let page: Page
const show = (now: ReturnType<typeof offer>) => page.act(() => render(<Screen now={now} />, page.root))
const told = () => {
  const [list] = page.root.all('ul')
  return { busy: list?.attributes['aria-busy'] === 'true', names: list?.all('button').map((each) => each.attributes['aria-label']) }
}

beforeEach(() => {
  page = openPage()
})
afterEach(async () => {
  await page.paint()
  vi.unstubAllGlobals()
})

describe('a list of choices', () => {
  it('is busy until it is told in the words of now, also where the choices themselves stay', async () => {
    await show(offer(choice(1, 'Take 2'), choice(2, 'Pass')))
    await page.paint()
    expect(told()).toEqual({ busy: false, names: ['Take 2', 'Pass'] })
    await show(offer(choice(1, 'Take 3'), choice(2, 'Pass')))
    expect(told()).toEqual({ busy: true, names: ['Take 2', 'Pass'] })
    expect(stale.current, 'it can be played all the same').toBe(false)
    expect(await page.paint()).toBeGreaterThan(0)
    expect(told()).toEqual({ busy: false, names: ['Take 3', 'Pass'] })
  })

  it('is busy and cannot be played while it is that of the decision before', async () => {
    await show(offer(choice(1, 'Take'), choice(2, 'Pass')))
    await page.paint()
    await show(offer(choice(3, 'Give')))
    expect(told()).toEqual({ busy: true, names: ['Take', 'Pass'] })
    expect(stale.current).toBe(true)
    await page.paint()
    expect(told()).toEqual({ busy: false, names: ['Give'] })
    expect(stale.current).toBe(false)
  })
})
