import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/**
 * The essentials in Firefox, in a window of a phone's size; `npm run test:firefox` finds the browser. Left out is what its driver
 * cannot do: tests tagged `@devtools` look into the page's memory or lay fingers on the screen by Chromium's own tools, those tagged
 * `@emulated` change what the system wishes (colours, motion) under the page.
 */
export default defineConfig({
  ...base,
  workers: 1,
  timeout: 180_000,
  // It takes two to five times what the other browser takes: patience is against what hangs, not against a slow machine.
  expect: { timeout: 30_000 },
  testMatch: /\/(first-visit|game|offline|files|ways|windows|turn|language|pass|companion|edition|end|look|shell)\.spec\.ts$/,
  use: { ...base.use, actionTimeout: 30_000 },
  grepInvert: /@(devtools|emulated)\b/,
  projects: [
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 412, height: 839 },
        launchOptions: {
          executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
          args: [],
          // Its pages may read the fonts that the tests have everywhere: without them text is boxes.
          firefoxUserPrefs: { 'security.sandbox.content.read_path_whitelist': `${process.env['FONTCONFIG_PATH']}/` },
          // `e2e/support/download.ts` looks there.
          downloadsPath: 'test-results/downloads',
        },
      },
    },
  ],
})
