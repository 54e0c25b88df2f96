/** One call of the command line, with its streams handed in. */
import { readArgs } from './args.ts'
import { COMMANDS, type Input } from './commands.ts'
import { reportOf, usage } from './errors.ts'

const HELP = `usage: npm run -s cli -- COMMAND [flags] < SAVE.json

A save or a position comes in on standard input as JSON; the answer goes to standard output as JSON.
Anything wrong: exit status 2 and one JSON error with code, rule and a sentence on standard error.

  new --game G [--seats N] [--seed S] [--options JSON]   a fresh save
  start [--position FILE|-] [--seed S]                   a save that starts from a position
  position                                               the complete state in words
  pending                                                who must act: seats or "chance"
  moves --seat N [--lang en|fr|de]                       every legal move with its sentence
  judge --seat N|chance --move JSON [--lang L]           may this be played? if not, which rule forbids it
  play --seat N|chance [--move JSON] [--lang L]          the new save, events and sentences; chance draws from the seed
  auto [--bots LIST] [--until decision|round|end] [--ms T]  bots play on; LIST names the seats in order (random, dreamy,
                                                         gentle, greedy, steady, sharp, each with or without a
                                                         temperament of the game, sharp:NAME; human)
  view --seat N|table                                    what a seat may see
  replay                                                 checks a save: entries, scores, ranks, state hash
  bench [--ms T] [--pairs N]                             speed, beside outside yardsticks
`

/** What a call comes to: the exit status and what goes to standard output and standard error. */
export interface Outcome {
  readonly status: 0 | 2
  readonly out: string
  readonly error: string
}

/** Carries out a command. @param argv the words after the program's name */
export async function run(argv: readonly string[], input: Input): Promise<Outcome> {
  try {
    return { status: 0, out: await answer(argv, input), error: '' }
  } catch (error) {
    return { status: 2, out: '', error: `${JSON.stringify(reportOf(error))}\n` }
  }
}

async function answer(argv: readonly string[], input: Input): Promise<string> {
  const args = readArgs(argv)
  if (args.command === 'help') return HELP
  const command = Object.hasOwn(COMMANDS, args.command) ? COMMANDS[args.command] : undefined
  if (command === undefined) throw usage(`there is no command "${args.command}"; try help`)
  return `${JSON.stringify(await command(args, input))}\n`
}
