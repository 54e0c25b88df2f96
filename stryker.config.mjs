/**
 * Mutation testing of judge, legal, apply and score of every game by the rule tests alone: `npm run test:mutation`, or a part: `npm run test:mutation -- --mutate 'src/games/fairy-school/legal/*.ts'`.
 * Takes long; results are kept, so that a second run repeats only what changed.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: ['src/games/*/judge.ts', 'src/games/*/score.ts', 'src/games/*/legal/*.ts', 'src/games/*/apply/*.ts'],
  // Rewriting the project files for the sandbox needs an interface of the compiler that version 7 no longer has; tests do without it.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'reports', 'test-results', 'public', 'docs'],
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 12000,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'progress', 'json', 'html'],
  thresholds: { high: 90, low: 80, break: 80 },
  tempDirName: '.stryker-tmp',
}
