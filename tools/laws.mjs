/**
 * The house laws a compiler cannot hold: who may import whom, no chance and no clock in the pure layers, games named
 * only at home, no file too long. Pure: give it sources, it gives back what is wrong.
 */
import { posix } from 'node:path'
import { parseSync } from 'vite'

const GAMES = ['pixie-queen', 'fairy-school']
const NAMES = /pixie[-_ ]?queen|fairy[-_ ]?school/i
const PURE = /^src\/(core|games|bots)\//
const DOORS = /^src\/(storage|worker)\/|\/(position|notation|words)\b|\/notation\//
const LINES_ERROR = 400
const LINES_WARNING = 200
/** Tables of data and sentences, and the vocabulary of a game: long by nature, without anything to go wrong in between. */
const TABLES = [/^src\/text\//, /^src\/games\/[\w-]+\/(edition|types)[\w.-]*\.ts$/]

export const isTest = (path) => /\.(test|spec)\.tsx?$|\/testing(\/|[-.\w]*\.ts)|^e2e\//.test(path)

const exactly =
  (...paths) =>
  (to) =>
    paths.includes(to)
const under =
  (...folders) =>
  (to) =>
    folders.some((folder) => to.startsWith(`src/${folder}/`))
const matching = (pattern) => (to) => pattern.test(to)
/** The contract's words and constants; the rest of core only as types. */
const coreTypes = (to, typesOnly) => to === 'src/core/game.ts' || (typesOnly && to.startsWith('src/core/'))
const typesOf = (rule) => (to, typesOnly) => typesOnly && rule(to)
const styles = matching(/\.(css|svg|png|webp|woff2)(\?\w+)?$/)
/** Words and numbers, and the book-keeping of a boxed game, which knows no rules either. */
const vocabulary = (game) => matching(new RegExp(`^src/games/${game}/(types|words|edition[\\w.-]*|clerk[\\w-]*)\\.ts$`))

/** Room by room: where its files are, and what they may import besides their own room. */
const ROOMS = [
  ['core', under('core'), []],
  ['list of games', exactly('src/games/index.ts'), [under('core', 'games')]],
  ...GAMES.map((game) => [`games/${game}`, under(`games/${game}`), [under('core')]]),
  ['bots', under('bots'), [under('core')]],
  ['storage', under('storage'), [coreTypes]],
  ['worker', under('worker'), [under('core', 'bots', 'storage'), exactly('src/games/index.ts'), typesOf(under('games'))]],
  // The one place where the language in force meets its words.
  ['app/texts', exactly('src/app/texts.ts'), [under('app', 'text')]],
  [
    'app',
    under('app'),
    [
      coreTypes,
      typesOf(exactly('src/games/index.ts')),
      exactly('src/worker/protocol.ts', 'src/worker/bridge.ts', 'src/text/index.ts'),
      under('storage'),
    ],
  ],
  ['ui/kit', under('ui/kit'), [styles]],
  ['ui/motion', under('ui/motion'), [coreTypes, under('ui/kit'), styles]],
  [
    'ui/table',
    under('ui/table'),
    [coreTypes, typesOf(exactly('src/worker/protocol.ts', 'src/text/index.ts')), under('app', 'ui/kit', 'ui/motion'), styles],
  ],
  ['ui/companion', under('ui/companion'), [coreTypes, under('app', 'ui/kit'), styles]],
  ...GAMES.map((game) => [
    `ui/games/${game}`,
    under(`ui/games/${game}`),
    [
      vocabulary(game),
      coreTypes,
      typesOf(exactly('src/worker/protocol.ts')),
      under('app', 'ui/kit', 'ui/motion', 'ui/table', 'ui/companion', 'text'),
      styles,
    ],
  ]),
  ['list of boards', matching(/^src\/ui\/games\/index\.tsx?$/), [under('ui', 'app', 'text'), coreTypes]],
  ['ui/screens', under('ui/screens'), [under('app', 'ui', 'text'), typesOf(exactly('src/worker/protocol.ts')), typesOf(coreTypes), styles]],
  ['text', under('text'), [matching(/^src\/games\/[\w-]+\/types\.ts$/), typesOf(coreTypes), typesOf(exactly('src/worker/protocol.ts'))]],
  ['cli', under('cli'), [under('core', 'games', 'bots', 'storage', 'text', 'bench')]],
  ['bench', under('bench'), [under('core', 'games', 'bots', 'cli')]],
  ['sw', under('sw'), []],
  ['main', exactly('src/main.tsx'), [under('app', 'ui'), styles]],
]

const roomOf = (path) => ROOMS.find(([, holds]) => holds(path))

/** Rooms that serve every game alike: there not even a test, a comment or a style sheet may name one. */
const GENERAL = /^src\/(core|bots|worker|app|storage|ui\/(kit|motion|table|companion))\//

/** Files in which a game may be called by its name. */
function mayName(path, game) {
  if (GENERAL.test(path)) return false
  return (
    isTest(path) ||
    new RegExp(`^src/(games|text|ui/games)/${game}/`).test(path) ||
    /^src\/(games|text|ui\/games)\/index\.tsx?$/.test(path) ||
    /^src\/bench\//.test(path)
  )
}

function* nodes(node) {
  if (Array.isArray(node)) for (const each of node) yield* nodes(each)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') yield node
    for (const [key, value] of Object.entries(node)) if (key !== 'parent' && value && typeof value === 'object') yield* nodes(value)
  }
}

const allTypes = (specifiers, kind) => specifiers.length > 0 && specifiers.every((each) => each[kind] === 'type')

/** What a node imports: `[address, types only]`, or undefined. */
function imported(node) {
  switch (node.type) {
    case 'ImportDeclaration':
      return [node.source.value, node.importKind === 'type' || allTypes(node.specifiers, 'importKind')]
    case 'ExportNamedDeclaration':
      return node.source ? [node.source.value, node.exportKind === 'type' || allTypes(node.specifiers, 'exportKind')] : undefined
    case 'ExportAllDeclaration':
      return [node.source.value, node.exportKind === 'type']
    case 'ImportExpression':
      return node.source.type === 'Literal' ? [node.source.value, false] : undefined
    case 'TSImportType':
      return [node.source.value, true]
    default:
      return undefined
  }
}

function importFault(path, room, [address, typesOnly]) {
  if (!address.startsWith('.')) {
    const forbidden = PURE.test(path) || /^src\/(text|sw)\//.test(path)
    return forbidden ? `${room[0]} may not use the package ${address}` : undefined
  }
  const to = posix.normalize(posix.join(posix.dirname(path), address))
  if (isTest(to)) return `${to} is for tests`
  if (room[1](to) || room[2].some((rule) => rule(to, typesOnly))) return undefined
  return `${room[0]} may not import ${to}${room[2].some((rule) => rule(to, true)) ? ' (only as types)' : ''}`
}

const propertyName = (node) => (node.computed ? node.property.value : node.property.name)

/** Chance, clock and output have no place where everything must replay. */
function purityFault(node) {
  if (node.type === 'MemberExpression' && node.object.name === 'Math' && propertyName(node) === 'random')
    return 'Math.random: take numbers from the Rng'
  if (node.type === 'VariableDeclarator' && node.init?.name === 'Math') return 'Math taken apart: call its functions by their full name'
  if (node.type === 'Identifier' && (node.name === 'Date' || node.name === 'console' || node.name === 'performance'))
    return `${node.name} in a pure layer`
  return undefined
}

/** Ways to make markup or script out of text. */
const INJECTIONS = new Set([
  'innerHTML',
  'outerHTML',
  'srcdoc',
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'createContextualFragment',
  'parseFromString',
  'dangerouslySetInnerHTML',
])

/** Text stays text: nothing becomes markup, nothing becomes script. */
function injectionFault(node) {
  const name = node.type === 'MemberExpression' ? propertyName(node) : node.type === 'JSXAttribute' ? node.name.name : undefined
  if (INJECTIONS.has(name)) return `${name}: text is never made markup of`
  if (node.type === 'MemberExpression' && node.object.name === 'document' && name?.startsWith('write'))
    return 'document.write: text is never made markup of'
  if ((node.type === 'CallExpression' || node.type === 'NewExpression') && ['eval', 'Function'].includes(node.callee.name))
    return `${node.callee.name}: text is never made script of`
  if (
    node.type === 'CallExpression' &&
    /^set(Timeout|Interval)$/.test(node.callee.name) &&
    ['Literal', 'TemplateLiteral'].includes(node.arguments[0]?.type)
  )
    return `${node.callee.name} of a text: text is never made script of`
  return undefined
}

const withoutComments = (code, comments) =>
  comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    code,
  )

const lineOf = (code, at) => code.slice(0, at).split('\n').length

function nameFaults(path, code) {
  const faults = []
  for (const match of code.matchAll(new RegExp(NAMES, 'gi'))) {
    const game = /pixie/i.test(match[0]) ? 'pixie-queen' : 'fairy-school'
    if (!mayName(path, game))
      faults.push({ line: lineOf(code, match.index), message: `${match[0]} is named outside its own folders and the lists of games` })
  }
  return faults
}

function lengthFault(path, code) {
  const lines = code.split('\n').length - 1
  if (TABLES.some((table) => table.test(path))) return []
  const limit = isTest(path) ? Number.POSITIVE_INFINITY : LINES_ERROR
  if (lines > limit) return [{ line: 1, message: `${lines} lines, at most ${limit}` }]
  return lines > LINES_WARNING && !isTest(path)
    ? [{ line: 1, message: `${lines} lines, rather under ${LINES_WARNING}`, warning: true }]
    : []
}

/**
 * What is wrong with one source file.
 * @param {string} path from the project's root, with forward slashes
 * @param {string} code
 * @returns {{ path: string, line: number, message: string, warning?: boolean }[]}
 */
export function faultsOf(path, code) {
  const faults = path.endsWith('.css') ? [] : lengthFault(path, code)
  if (GENERAL.test(path)) faults.push(...nameFaults(path, code))
  if (isTest(path) || path.endsWith('.css') || !path.startsWith('src/')) return faults.map((fault) => ({ path, ...fault }))
  const room = roomOf(path)
  if (!room) return [{ path, line: 1, message: 'belongs to no room of the import law' }]
  const { program, comments } = parseSync(path, code)
  let casts = 0
  for (const node of nodes(program)) {
    const line = () => lineOf(code, node.start)
    const found = imported(node)
    const message = (found && importFault(path, room, found)) ?? (PURE.test(path) ? purityFault(node) : undefined) ?? injectionFault(node)
    if (message) faults.push({ line: line(), message })
    if (node.type === 'TSAsExpression' && node.typeAnnotation.typeName?.name !== 'const') casts++
  }
  if (casts > 0 && !DOORS.test(path)) faults.push({ line: 1, message: `${casts} × "as" away from the doors`, warning: true })
  if (!GENERAL.test(path)) faults.push(...nameFaults(path, withoutComments(code, comments)))
  return faults.map((fault) => ({ path, ...fault }))
}
