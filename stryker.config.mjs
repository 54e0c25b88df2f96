/**
 * Mutation testing of judge, apply and score by the rule tests alone: `npm run test:mutation`, or a part: `npm run test:mutation -- --mutate src/games/pixie-queen/score.ts`.
 * Takes long; results are kept, so that a second run repeats only what changed.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [
    'src/games/pixie-queen/judge.ts',
    'src/games/pixie-queen/score.ts',
    'src/games/pixie-queen/legal/*.ts',
    'src/games/pixie-queen/apply/*.ts',
  ],
  // Rewriting the project files for the sandbox needs an interface of the compiler that version 7 no longer has; tests do without it.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'reports', 'test-results', 'public', 'docs'],
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 3000,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'progress', 'json', 'html'],
  thresholds: { high: 90, low: 80, break: 80 },
  tempDirName: '.stryker-tmp',
}
