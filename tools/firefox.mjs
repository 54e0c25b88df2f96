/** `npm run test:firefox`: the essentials among the end-to-end tests in Firefox. Where it is not installed (Debian: firefox-esr) it says so. */
import { existsSync } from 'node:fs'
import { binary, run } from './files.mjs'

const path = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
if (existsSync(path)) {
  const { code } = await run([...binary('@playwright/test/cli.js'), 'test', '-c', 'playwright.firefox.config.ts'], { minutes: 40 })
  process.exitCode = code
} else console.log(`skipped: no Firefox here (${path})`)
