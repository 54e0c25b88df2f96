/**
 * Finds a Chromium: `CHROMIUM_PATH`, else one the system has, else the one inside the package @sparticuz/chromium,
 * unpacked once under node_modules/.cache. Nothing is downloaded beyond the npm packages.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The version stands in the folder's name, so that an update never meets an old browser. */
function cacheFolder() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const home = entry.slice(0, entry.lastIndexOf(join('@sparticuz', 'chromium')) + join('@sparticuz', 'chromium').length)
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.cache', `chromium-${version}`)
}

/** Runs something while the folder for temporary files is another. */
async function within(folder, run) {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    return await run()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** Unpacks the browser beside its folder and moves it there at one go: another command may be doing the same at this moment. */
async function unpack(chromium, folder) {
  const fresh = `${folder}.${process.pid}`
  try {
    mkdirSync(fresh, { recursive: true })
    await within(fresh, () => chromium.executablePath())
    // Its font list names a fixed folder; without fonts text has no size and nothing counts as visible.
    const list = join(fresh, 'fonts', 'fonts.conf')
    writeFileSync(list, readFileSync(list, 'utf8').replaceAll('/tmp/fonts', join(folder, 'fonts')))
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(join(folder, 'chromium'))) throw error
  }
}

async function packaged() {
  const folder = cacheFolder()
  const executablePath = join(folder, 'chromium')
  // The package decides by this variable, when it is imported, whether to bring its own libraries along.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  const { default: chromium } = await within(folder, () => import('@sparticuz/chromium'))
  if (!existsSync(executablePath)) await unpack(chromium, folder)
  process.env.FONTCONFIG_PATH = join(folder, 'fonts')
  // Its own list of arguments switches web security off and runs everything in one process: not a browser to test in.
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'] }
}

/**
 * @returns {Promise<{ executablePath: string, args: string[] }>} where the browser is and what it must be started with
 */
export async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && wanted !== 'packaged') {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH names no file: ${wanted}`)
    return { executablePath: wanted, args: ['--no-sandbox'] }
  }
  const found = wanted ? undefined : system.find((path) => existsSync(path))
  return found ? { executablePath: found, args: ['--no-sandbox'] } : packaged()
}

/**
 * The browser of the end-to-end tests: where it runs, the one inside the package, which is the same on every machine and, having no
 * windows of its own to paint, needs three fifths of the time. `CHROMIUM_PATH` names another.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export function findTestBrowser() {
  const runs = process.platform === 'linux' && process.arch === 'x64'
  return runs && !process.env.CHROMIUM_PATH ? packaged() : findBrowser()
}
