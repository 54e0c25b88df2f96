/**
 * Learns what moves are judged by (`Advice.tastes`): games without a thought, one seat with a new taste against others with
 * everybody's, generation after generation.
 *
 *     npm run tune -- --game fairy-school [--seats 2,3,4,6] [--generations 40] [--games 320] [--options '{...}'] [--seed 1]
 *
 * Each child of a generation plays the same games (so many, shared among the numbers of seats), each generation other ones. The same arguments
 * give the same numbers. Every fourth generation its mean plays games that nobody learns from, and is written to reports/tune/GAME.md with the
 * curve. Whether *sharp* plays better with it is for the arena to say.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { readArgs } from '../cli/args.ts'
import type { Taste } from '../core/game.ts'
import { rngAt } from '../core/rng.ts'
import { loadGame } from '../games/index.ts'
import { estimate, mean, plusMinus } from './estimates.ts'
import { evolve } from './evolve.ts'
import { markdown } from './markdown.ts'
import { leads, tastesOf } from './tastes.ts'

const args = readArgs(['tune', ...process.argv.slice(2)])
const id = args.need('game')
const game = await loadGame(id)
const options = game.notation.options(args.text('options') === undefined ? {} : args.json('options'))
const tables = args.numbers('seats', [2, 3, 4, 6])
const [generations, games, seed] = [args.number('generations', 40), args.number('games', 320), args.number('seed', 1)]
const { plain } = tastesOf(game)

/** A child of a generation plays so many games, one of an examined mean so many at each number of seats. */
const CHILDREN = 28
const EXAM = { every: 4, games: 400, from: 5_000_000 }
const each = Math.ceil(games / tables.length)

/** The mean lead of a taste, every number of seats counting alike. */
const rate = (taste: Taste, generation: number): number =>
  mean(tables.map((seats) => mean(leads(game, options, seats, taste, 1_000_000 * seed + generation * each, each))))

mkdirSync('reports/tune', { recursive: true })
const head = `\`npm run tune -- ${process.argv.slice(2).join(' ')}\`, ${new Date().toISOString().slice(0, 10)}. Points of lead over the mean of the others:`
const curve: unknown[][] = [['generation', 'its best child', ...tables.map((seats) => `its mean, ${seats} seats`)]]
let generation = 0
for (const { mean: taste, best } of evolve(plain, rate, CHILDREN, rngAt(seed, 0))) {
  generation++
  if (generation % EXAM.every === 0 || generation === generations) {
    const exams = tables.map((seats) => plusMinus(estimate(leads(game, options, seats, taste, EXAM.from, EXAM.games))))
    curve.push([generation, best.toFixed(2), ...exams])
    const numbers = Object.entries(taste).map(([name, value]) => `  ${name}: ${Number(value.toPrecision(3))},`)
    writeFileSync(`reports/tune/${id}.md`, [head, markdown(curve), `${numbers.join('\n')}\n`].join('\n\n'))
    console.log(curve.at(-1)?.join('  '))
  }
  if (generation >= generations) break
}
