import { expect, it, vi } from 'vitest'

vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0 })
const { byHand } = await import('./install.ts')

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15'

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, true],
  ['an iPad that says it is a Mac', MAC, 5, true],
  ['a Mac', MAC, 0, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/120', 5, false],
])('tells %s', (_, agent, touches, expected) => {
  expect(byHand(agent, touches)).toBe(expected)
})
