import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** The essentials in Firefox, in a window of a phone's size; `npm run test:firefox` finds the browser. */
export default defineConfig({
  ...base,
  workers: 1,
  timeout: 180_000,
  testMatch: /\/(first-visit|game|offline|files|ways|windows|turn|language|pass|companion|edition|end|look|shell)\.spec\.ts$/,
  use: { ...base.use, serviceWorkers: 'allow' },
  projects: [
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 412, height: 839 },
        launchOptions: { executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr', args: [] },
      },
    },
  ],
})
