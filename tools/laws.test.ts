import { expect, it } from 'vitest'
import { faultsOf } from './laws.mjs'

const messages = (path: string, code: string): string[] =>
  faultsOf(path, `${code}\n`)
    .filter((fault) => !fault.warning)
    .map((fault) => fault.message)

const allowed: [path: string, code: string][] = [
  ['src/games/pixie-queen/judge.ts', "import { OK } from '../../core/game.ts'"],
  ['src/games/index.ts', "export const load = () => import('./pixie-queen/index.ts')"],
  ['src/bots/greedy.ts', "import type { Game } from '../core/game.ts'"],
  ['src/storage/saves.ts', "import type { Save } from '../core/log.ts'\nimport { openDB } from 'idb'"],
  ['src/worker/table.worker.ts', "import { games } from '../games/index.ts'\nimport { greedy } from '../bots/greedy.ts'"],
  ['src/app/table.ts', "import { start } from '../worker/bridge.ts'\nimport type { GameId } from '../games/index.ts'"],
  [
    'src/ui/games/pixie-queen/board.tsx',
    "import { EDITION } from '../../../games/pixie-queen/edition.ts'\nimport '../../styles/tokens.css'",
  ],
  ['src/ui/games/pixie-queen/clerk/desk.ts', "import { tell } from '../../../../games/pixie-queen/clerk.ts'"],
  ['src/ui/games/pixie-queen/clerk/desk.ts', "import { waysOf } from '../../../companion/ledger.ts'"],
  ['src/ui/screens/home.tsx', "import { Button } from '../kit/button.tsx'\nimport { say } from '../../text/index.ts'"],
  ['src/text/pixie-queen/en.ts', "import type { Skill } from '../../games/pixie-queen/types.ts'\nexport const title = 'Pixie Queen'"],
  ['src/cli/main.ts', "import { readFileSync } from 'node:fs'\nimport { games } from '../games/index.ts'"],
  ['src/core/rng.ts', '// Math.random and Date are for others\nexport const one = Math.imul(1, 1)'],
  ['src/cli/run.ts', '// as in Pixie Queen\nexport const one = 1'],
  ['src/bots/greedy.test.ts', "import { game } from '../games/index.ts'\nMath.random()"],
  ['src/cli/cli.test.ts', "import { game } from '../games/pixie-queen/index.ts'"],
  ['src/ui/kit/kit.css', '.glade {}'],
]

it.each(allowed)('allows in %s: %s', (path, code) => {
  expect(messages(path, code)).toEqual([])
})

const forbidden: [path: string, code: string, fault: RegExp][] = [
  ['src/ui/kit/drag.ts', 'export const put = (e: Element, text: string) => (e.innerHTML = text)', /innerHTML: text is never/],
  ['src/ui/kit/chip.tsx', 'export const Chip = (h: string) => <b dangerouslySetInnerHTML={{ __html: h }} />', /dangerouslySetInnerHTML/],
  [
    'src/ui/kit/drag.ts',
    "export const put = (e: Element, text: string) => e['insertAdjacentHTML']('beforeend', text)",
    /insertAdjacentHTML/,
  ],
  ['src/ui/kit/drag.ts', 'export const read = (text: string) => new DOMParser().parseFromString(text, "text/html")', /parseFromString/],
  ['src/app/files.ts', "document.write('x')", /document.write/],
  ['src/app/files.ts', "eval('1')", /eval: text is never made script/],
  ['src/cli/run.ts', "export const f = new Function('return 1')", /Function: text/],
  ['src/app/files.ts', "setTimeout('run()', 1)", /setTimeout of a text/],
  ['src/core/log.ts', "import { greedy } from '../bots/greedy.ts'", /core may not import src\/bots/],
  ['src/core/log.ts', "import * as v from 'valibot'", /may not use the package valibot/],
  ['src/games/pixie-queen/judge.ts', "import { x } from '../fairy-school/types.ts'", /may not import src\/games\/fairy-school/],
  ['src/games/pixie-queen/judge.ts', "import { x } from './testing.ts'", /is for tests/],
  ['src/bots/greedy.ts', "import { x } from '../games/index.ts'", /bots may not import/],
  ['src/storage/saves.ts', "import { replay } from '../core/log.ts'", /only as types/],
  ['src/worker/table.worker.ts', "import { x } from '../app/table.ts'", /worker may not import src\/app/],
  ['src/app/table.ts', "import { games } from '../games/index.ts'", /only as types/],
  ['src/app/table.ts', "const worker = await import('../worker/table.ts')", /app may not import src\/worker\/table/],
  ['src/ui/kit/button.tsx', "import { theme } from '../../app/settings.ts'", /ui\/kit may not import src\/app/],
  ['src/ui/companion/ledger.ts', "import { tell } from '../../games/pixie-queen/clerk.ts'", /ui\/companion may not import/],
  ['src/ui/games/pixie-queen/board.tsx', "import { judge } from '../../../games/pixie-queen/judge.ts'", /may not import/],
  ['src/ui/games/pixie-queen/board.tsx', "export { judge } from '../../../games/pixie-queen/index.ts'", /may not import/],
  ['src/ui/games/pixie-queen/board.tsx', "let x: import('../../../games/pixie-queen/state.ts').State", /may not import/],
  ['src/ui/screens/home.tsx', "import { EDITION } from '../../games/pixie-queen/edition.ts'", /may not import/],
  ['src/text/en.ts', "import { say } from '../app/language.ts'", /text may not import/],
  ['src/main.tsx', "import { games } from './games/index.ts'", /main may not import/],
  ['src/elsewhere/x.ts', 'export {}', /no room/],
  ['src/core/rng.ts', 'export const x = Math.random()', /Math\.random/],
  ['src/core/rng.ts', "export const x = Math['random']()", /Math\.random/],
  ['src/games/pixie-queen/judge.ts', 'const { random } = Math', /Math taken apart/],
  ['src/bots/greedy.ts', 'const start = Date.now()', /Date in a pure layer/],
  ['src/bots/greedy.ts', 'console.log(1)', /console in a pure layer/],
  ['src/ui/screens/home.tsx', "export const title = 'Pixie Queen'", /named outside/],
  ['src/core/game.ts', "export type Id = 'pixie-queen'", /named outside/],
  ['src/core/game.ts', '// as in Fairy School', /named outside/],
  ['src/bots/greedy.test.ts', "import { game } from '../games/pixie-queen/index.ts'", /named outside/],
  ['src/ui/table/tray.css', '.pixie-queen .tray {}', /named outside/],
  ['src/worker/table.worker.ts', 'export {}\n'.repeat(401), /401 lines|402 lines/],
]

it.each(forbidden)('refuses in %s: %s', (path, code, fault) => {
  expect(messages(path, code).join('\n')).toMatch(fault)
})
