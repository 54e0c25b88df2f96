import { defineConfig, type PlaywrightTestProject } from '@playwright/test'
import base from './playwright.config.ts'

// It takes two to five times what the other browser takes: patience is against what hangs, not against a slow machine.
process.env['E2E_PATIENCE'] ??= '60000'

const project = (name: string, grep: RegExp, width: number, height: number): PlaywrightTestProject => ({
  name,
  grep,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width, height },
    launchOptions: {
      executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
      args: [],
      // Its pages may read the fonts that the tests have everywhere: without them text is boxes.
      firefoxUserPrefs: { 'security.sandbox.content.read_path_whitelist': `${process.env['FONTCONFIG_PATH']}/` },
      // `e2e/support/download.ts` looks there.
      downloadsPath: 'test-results/downloads',
    },
  },
})

/**
 * The essentials in Firefox, in a window of a phone's size, and what belongs to a desktop in a larger one; `npm run test:firefox`
 * finds the browser. Left out is what its driver cannot do: tests tagged `@devtools` look into the page's memory or lay fingers on
 * the screen by Chromium's own tools, those tagged `@emulated` change what the system wishes (colours, motion) under the page.
 */
export default defineConfig({
  ...base,
  workers: 1,
  // Its driver stands still now and then while a table is opened (docs/trust.md); what passes only the second time is named as flaky.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  testMatch: /\/(first-visit|game|offline|files|ways|windows|turn|language|pass|companion|edition|end|look|shell)\.spec\.ts$/,
  grepInvert: /@(devtools|emulated)\b/,
  use: { ...base.use, actionTimeout: 30_000 },
  projects: [
    project('firefox', /^(?!.*@(tablet|desktop)\b)|@phone\b/, 412, 839),
    project('firefox desktop', /^(?!.*@phone\b).*@desktop\b/, 1280, 800),
  ],
})
