import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const painted: Record<string, string> = JSON.parse(readFileSync(new URL('./pictures.json', import.meta.url), 'utf8'))

const now = (path: string): string =>
  createHash('sha256')
    .update(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))
    .digest('hex')
    .slice(0, 16)

describe('pictures', () => {
  it.each(Object.entries(painted))('%s is as it was when `npm run icons` painted it', (path, then) => {
    expect(now(path)).toBe(then)
  })
})
