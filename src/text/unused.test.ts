/** Nobody translates what nobody reads. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const LANGUAGE = /^text\/(.*[./])?(en|fr|de)(\/.*)?\.ts$/
const ENGLISH = /^text\/(.*[./])?en(\/.*)?\.ts$/

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const words = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word]) => word ?? '')

it('every text is asked for somewhere', () => {
  const asked = new Set(files.flatMap((path) => words(read(path), LANGUAGE.test(path) ? /\.(\w+)/g : /(\w+)/g)))
  const english = files.filter((path) => ENGLISH.test(path))
  const texts = english.flatMap((path) => words(read(path), /^ +(\w+): (?=[('"`{[])/gm).map((name) => ({ path, name })))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(({ name }) => !asked.has(name))).toEqual([])
})
