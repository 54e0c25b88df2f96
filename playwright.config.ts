import { defineConfig, devices } from '@playwright/test'
import { findTestBrowser } from './tools/browser.mjs'

const port = Number(process.env['E2E_PORT'] ?? 4317)
const { executablePath, args } = await findTestBrowser()
const browserName = 'chromium'
const on = (device: string) => new RegExp(`^(?!.*@(phone|tablet|desktop)\\b)|@${device}\\b`)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // What is heard on every screen; reviewed, and the same on every device.
  snapshotPathTemplate: 'e2e/transcripts/{arg}{ext}',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}/`,
    actionTimeout: 15_000,
    locale: 'en-GB',
    // To store the whole app anew takes a fifth of most tests' time: those that are about it allow it.
    serviceWorkers: 'block',
    // A trace of every step costs half the time; `npx playwright test --trace on` records one when it is needed.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args },
  },
  // A test that says nothing runs everywhere; one with a device in its tags runs there alone.
  // Desktop first: the longest test is among its own, and should not be the last to begin.
  projects: [
    { name: 'desktop', grep: on('desktop'), use: { browserName, viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grep: on('phone'), use: { ...devices['Pixel 7'], browserName } },
    { name: 'tablet', grep: on('tablet'), use: { ...devices['iPad (gen 7)'], browserName } },
  ],
  webServer: {
    command: 'node tools/serve.mjs',
    url: `http://localhost:${port}/robots.txt`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
})
