#!/usr/bin/env node
/** The same tables from a terminal: JSON in, JSON out. `npm run -s cli -- help` lists the commands. */
import { readArgs } from './args.ts'
import { COMMANDS } from './commands.ts'
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
  auto [--bots LIST] [--until decision|round|end] [--ms T]  bots play on; LIST names the seats in order (random, gentle,
                                                         greedy, steady, sharp, human)
  view --seat N|table                                    what a seat may see
  replay                                                 checks a save: entries, scores, ranks, state hash
  bench [--ms T] [--pairs N]                             speed, beside outside yardsticks
`

async function main(): Promise<void> {
  const args = readArgs(process.argv.slice(2))
  if (args.command === 'help') return void process.stdout.write(HELP)
  if (args.command === 'bench') return void (await import('../bench/main.ts'))
  const command = Object.hasOwn(COMMANDS, args.command) ? COMMANDS[args.command] : undefined
  if (command === undefined) throw usage(`there is no command "${args.command}"; try help`)
  process.stdout.write(`${JSON.stringify(await command(args))}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${JSON.stringify(reportOf(error))}\n`)
  process.exitCode = 2
})
