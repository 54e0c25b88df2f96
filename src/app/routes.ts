/** Addresses of screens: what stands behind the `#`. Works under any sub-path and from any file server. */

export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'new'; readonly game: string }
  | { readonly name: 'table'; readonly id: string }
  | { readonly name: 'tables' }
  /** Beside a boxed game: all sessions, or one. */
  | { readonly name: 'companion'; readonly id: string }
  /** Editions entered by hand: all of them, or one to be edited. */
  | { readonly name: 'editions'; readonly id: string }
  /** The players' book: all players, or one. */
  | { readonly name: 'book'; readonly player: string }
  | { readonly name: 'rules'; readonly game: string; readonly entry: string }
  | { readonly name: 'settings' }
  | { readonly name: 'about' }
  | { readonly name: 'missing' }

const plain = (name: string): Route | undefined => {
  if (name === '') return { name: 'home' }
  return name === 'tables' || name === 'settings' || name === 'about' ? { name } : undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** The screen of an address such as `#/table/k3f9`; `missing` for one that leads nowhere. */
export function parseRoute(hash: string): Route {
  const [name = '', first = '', second = '', ...rest] = hash
    .replace(/^#?\/?/, '')
    .replace(/\?.*$/, '')
    .split('/')
    .map(decoded)
  if (rest.length > 0) return { name: 'missing' }
  if (name === 'rules') return { name, game: first, entry: second }
  if (second !== '') return { name: 'missing' }
  if (name === 'new') return { name, game: first }
  if (name === 'companion' || name === 'editions') return { name, id: first }
  if (name === 'book') return { name, player: first }
  if (name === 'table' && first !== '') return { name, id: first }
  return (first === '' ? plain(name) : undefined) ?? { name: 'missing' }
}

function parts(route: Route): readonly string[] {
  switch (route.name) {
    case 'home':
    case 'missing':
      return []
    case 'new':
      return [route.name, route.game]
    case 'table':
    case 'companion':
    case 'editions':
      return [route.name, route.id]
    case 'book':
      return [route.name, route.player]
    case 'rules':
      return [route.name, route.game, route.entry]
    default:
      return [route.name]
  }
}

/** The address of a screen, for links: `#/new/some-game`. */
export function href(route: Route): string {
  return `#/${parts(route)
    .filter((part) => part !== '')
    .map((part) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd')))
    .join('/')}`
}
