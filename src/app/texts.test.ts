import { afterEach, expect, it, vi } from 'vitest'
import { regional } from './texts.ts'

afterEach(() => void vi.unstubAllGlobals())

it('writes dates as the region does, and as the language does where the region has no name that can be used', () => {
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en-US@posix', 'en-GB'] })
  expect([regional('de'), regional('en'), regional('fr')]).toEqual(['de-AT', 'en-GB', 'fr'])
  vi.stubGlobal('navigator', { languages: ['en-US@posix'] })
  expect(() => new Intl.DateTimeFormat(regional('en'))).not.toThrow()
})
