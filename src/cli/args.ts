/** The command line: `COMMAND --flag value ...`. */
import { parseArgs } from 'node:util'
import { usage } from './errors.ts'

const OPTIONS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  position: { type: 'string' },
  seat: { type: 'string' },
  move: { type: 'string' },
  bots: { type: 'string' },
  until: { type: 'string' },
  lang: { type: 'string' },
  ms: { type: 'string' },
  pairs: { type: 'string' },
  level: { type: 'string' },
  games: { type: 'string' },
  generations: { type: 'string' },
  iterations: { type: 'string' },
  from: { type: 'string' },
  threads: { type: 'string' },
  bar: { type: 'string' },
  decisions: { type: 'boolean' },
  ends: { type: 'boolean' },
  fresh: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export type Flag = keyof typeof OPTIONS

/** What was asked for. */
export interface Args {
  readonly command: string
  /** The text of a flag, or undefined. */
  text(flag: Flag): string | undefined
  /** The text of a flag that must be there. @throws CommandError */
  need(flag: Flag): string
  /** A whole number, or `otherwise`. @throws CommandError */
  number(flag: Flag, otherwise: number): number
  /** Whole numbers between commas, or `otherwise`. @throws CommandError */
  numbers(flag: Flag, otherwise: readonly number[]): readonly number[]
  /** Whether a flag without a value is there. */
  flag(flag: Flag): boolean
  /** A flag that holds JSON, or undefined. @throws CommandError */
  json(flag: Flag): unknown
}

/** Reads the arguments after the program's name. @throws CommandError naming what is not understood. */
export function readArgs(argv: readonly string[]): Args {
  const { values, positionals } = parse(argv)
  const text = (flag: Flag) => {
    const value = values[flag]
    return typeof value === 'string' ? value : undefined
  }
  return {
    command: positionals[0] ?? 'help',
    text,
    need: (flag) => text(flag) ?? fail(`--${flag} is missing`),
    number: (flag, otherwise) => {
      const value = text(flag)
      if (value === undefined) return otherwise
      return whole(flag, value)
    },
    numbers: (flag, otherwise) =>
      text(flag)
        ?.split(',')
        .map((value) => whole(flag, value)) ?? otherwise,
    flag: (flag) => values[flag] === true,
    json: (flag) => {
      const value = text(flag)
      return value === undefined ? undefined : parseJson(value, `--${flag}`)
    },
  }
}

const whole = (flag: Flag, value: string): number =>
  /^-?\d+$/.test(value) ? Number(value) : fail(`--${flag} wants a whole number, not "${value}"`)

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** JSON, or an error that says where it came from. @throws CommandError */
export function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return fail(`${source} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function fail(message: string): never {
  throw usage(message)
}
