/**
 * Mutation testing of the rules: `npm run test:mutation`, or a part: `npm run test:mutation -- --mutate src/games/pixie-queen/score.ts`.
 * Takes long; results are kept, so that a second run repeats only what changed.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vite.config.ts', related: true },
  coverageAnalysis: 'perTest',
  mutate: [
    'src/games/pixie-queen/**/*.ts',
    '!src/games/pixie-queen/**/*.test.ts',
    '!src/games/pixie-queen/testing*',
    '!src/games/pixie-queen/{types,edition}.ts',
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
