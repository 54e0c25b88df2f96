import { describe, expect, it } from 'vitest'
import { href, parseRoute, type Route } from './routes.ts'

const ROUTES: readonly (readonly [Route, string])[] = [
  [{ name: 'home' }, '#/'],
  [{ name: 'new', game: 'toy' }, '#/new/toy'],
  [{ name: 'table', id: 'k3-f9' }, '#/table/k3-f9'],
  [{ name: 'tables' }, '#/tables'],
  [{ name: 'companion', id: '' }, '#/companion'],
  [{ name: 'companion', id: 'k3-f9' }, '#/companion/k3-f9'],
  [{ name: 'editions', id: '' }, '#/editions'],
  [{ name: 'editions', id: 'k3-f9' }, '#/editions/k3-f9'],
  [{ name: 'book', player: '' }, '#/book'],
  [{ name: 'book', player: 'Ada & 1/2?' }, '#/book/Ada%20%26%201%2F2%3F'],
  [{ name: 'rules', game: 'toy', entry: '' }, '#/rules/toy'],
  [{ name: 'rules', game: 'toy', entry: 'T-01/2' }, '#/rules/toy/T-01%2F2'],
  [{ name: 'settings' }, '#/settings'],
  [{ name: 'about' }, '#/about'],
]

describe('addresses', () => {
  it.each(ROUTES)('%o is %s, there and back', (route, hash) => {
    expect(href(route)).toBe(hash)
    expect(parseRoute(hash)).toEqual(route)
  })

  it('has an address for a name with half a character in it', () => {
    expect(parseRoute(href({ name: 'book', player: 'Ada \ud83e' }))).toEqual({ name: 'book', player: 'Ada \ufffd' })
  })

  it('takes an empty address for home', () => {
    expect(parseRoute('')).toEqual({ name: 'home' })
    expect(parseRoute('#')).toEqual({ name: 'home' })
  })

  it.each(['#/nowhere', '#/table', '#/tables/1', '#/new/toy/more', '#/rules/toy/a/b', '#/table/%E0%A4%A'])('leads nowhere: %s', (hash) => {
    expect(parseRoute(hash)).toEqual({ name: 'missing' })
  })

  it('overlooks what installers append', () => {
    expect(parseRoute('#/settings?source=pwa')).toEqual({ name: 'settings' })
  })
})
