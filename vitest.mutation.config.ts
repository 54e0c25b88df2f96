/** Tests for mutation runs: the rule statements alone, so that a broken rule must be noticed by the test that cites it. */
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['src/games/*/rules.*.test.ts'] } })
