/**
 * Learns how much each part of a game's evaluation is worth, from games its bots play against themselves.
 *
 *     npm run train -- --game pixie-queen [--games 400] [--generations 2] [--iterations 24] [--decisions] [--seed 1]
 *                      [--threads 1] [--options '{...}']
 *
 * Plays so many games a generation; the bots think with so many looks a decision, with `--iterations 0` they make the likeliest move.
 * What is learned from is what became of positions, or with `--decisions` of two ways that part at a decision.
 * The same arguments give the same factors, whatever the number of threads. After each generation its factors are written to
 * reports/train/GAME/N.json; training.md there tells how well leads of games held out are foretold. Whether it plays better is for the arena to say:
 * `npm run arena -- --game pixie-queen --bots steady@reports/train/pixie-queen/2.json,steady@hand`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { readArgs } from '../cli/args.ts'
import { loadGame } from '../games/index.ts'
import { markdown } from './markdown.ts'
import { partsOf } from './self-play.ts'
import { type Grade, learn } from './training.ts'

const args = readArgs(['train', ...process.argv.slice(2)])
const game = args.need('game')
const folder = `reports/train/${game}`
mkdirSync(folder, { recursive: true })

const course = learn({
  school: {
    game,
    options: args.text('options') === undefined ? {} : args.json('options'),
    lessons: { iterations: args.number('iterations', 24), looksAt: args.flag('decisions') ? 'decisions' : 'positions' },
    seed: args.number('seed', 1),
  },
  parts: partsOf(await loadGame(game)),
  games: args.number('games', 400),
  generations: args.number('generations', 2),
  threads: args.number('threads', 1),
})

const grades: Grade[] = []
for await (const grade of course) {
  grades.push(grade)
  writeFileSync(`${folder}/${grades.length}.json`, `${JSON.stringify(grade.factors, null, 1)}\n`)
  const curve = grades.map(({ games, samples, hand, learned }, i) => [
    i + 1,
    games,
    samples,
    ...[hand, ...learned].map((x) => x.toFixed(3)),
  ])
  const factors = Object.entries(grade.factors).map(([part, [start, end]]) => [part, start, end])
  const text = [
    `\`npm run train -- ${process.argv.slice(2).join(' ')}\`, ${new Date().toISOString().slice(0, 10)}. Points by which leads of games held out were foretold wrongly:`,
    markdown([['generation', 'games', 'samples', 'by hand', 'learned of 1/8', '1/4', '1/2', 'all'], ...curve]),
    'Factors learned; 1 is the evaluation as it was written by hand:',
    markdown([['part', 'at the start', 'at the end'], ...factors]),
  ].join('\n\n')
  writeFileSync(`${folder}/training.md`, `${text}\n`)
  console.log(text)
}
