import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import preact from '@preact/preset-vite'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { headers, pagePolicy } from './tools/headers.mjs'
import { manifest } from './tools/manifest.ts'

/** Writes the policy into the built page. Not in development, where hot reload needs inline style. */
const policyInPage: Plugin = {
  name: 'policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy }, injectTo: 'head-prepend' },
  ],
}

/** Small drawings that most screens show. */
const SHEETS = ['src/ui/kit/icons.svg', 'src/ui/screens/art/crests.svg']

/**
 * Hangs the sheets of small drawings into the page, for `<use href="#id">`. A sheet in a file of its own is a document more,
 * which holds up the first screen at its first use and shows its drawings late.
 */
const sheetsInPage: Plugin = {
  name: 'sheets-in-page',
  transformIndexHtml: () => {
    const symbols = SHEETS.map((path) => readFileSync(path, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$|\n\s*/g, ''))
    return [{ tag: 'svg', attrs: { class: 'sheets', 'aria-hidden': 'true' }, children: symbols.join(''), injectTo: 'body' }]
  },
}

/** Lists the modules of every chunk beside the manifest: what the weights of the build are told apart by. */
const modulesOf = (name: string): Plugin => ({
  name: `modules-of-${name}`,
  apply: 'build',
  generateBundle(_, bundle) {
    const path = (id: string) => relative(process.cwd(), id).replaceAll('\\', '/')
    const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part.moduleIds.map(path)]] : []))
    this.emitFile({ type: 'asset', fileName: `.vite/modules-${name}.json`, source: JSON.stringify(Object.fromEntries(chunks)) })
  },
})

/** Only names that say what is in them: of others a newer version may be at the server, which must not be refused. */
const HASHED = /^assets\/.+-[\w-]{8}\./
const integrityOf = (url: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(join('dist', url)))
    .digest('base64')}`

const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  manifest,
  includeAssets: [],
  // Who installs the app fetches its icons then, and keeps them; no page shows them.
  includeManifestIcons: false,
  workbox: {
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    navigateFallback: 'index.html',
    importScripts: ['share-target.js'],
    globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest,txt,json,webp}'],
    globIgnores: ['.vite/**', 'share-target.js', 'icons/app-icon.svg'],
    // A part that is altered on its way is not stored, and one that the store has lost is stored again when it is fetched.
    manifestTransforms: [
      (parts) => ({ manifest: parts.map((part) => (HASHED.test(part.url) ? { ...part, integrity: integrityOf(part.url) } : part)) }),
    ],
    // Hashed names say themselves whether they changed.
    dontCacheBustURLsMatching: /assets\/.+-[\w-]{8}\./,
  },
})

/**
 * The service worker fetches its parts from our own origin alone, as the page does (`public/early.js`), where browsers have
 * Trusted Types. The policy must stand before the first part is asked for, and the file is written by a generator.
 */
function policyInServiceWorker(): Plugin {
  let folder = ''
  return {
    name: 'policy-in-service-worker',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        const [, policy] = /(self\.trustedTypes[\s\S]*?\n}\)\n)/.exec(readFileSync('public/early.js', 'utf8')) ?? []
        if (policy === undefined) throw new Error('public/early.js has lost its policy')
        const file = join(folder, 'sw.js')
        writeFileSync(file, `${policy}${readFileSync(file, 'utf8')}`)
      },
    },
  }
}

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))

const testing = process.env['VITEST'] !== undefined

export default defineConfig({
  base: './',
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: testing ? [preact()] : [preact(), policyInPage, sheetsInPage, modulesOf('page'), offline, policyInServiceWorker()],
  build: {
    target: ['es2022', 'chrome105', 'safari16', 'firefox115'],
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What most screens share comes in one file instead of a dozen small ones; who only plays loads nothing for forms, files and boxed games.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules|src\/(app\/(?!companion|edition|keep|transfer)|ui\/kit\/(?!canvas|choice|document|field|file|plane|tree|zoom)|ui\/screens\/(?!alarms|edition|files|flat|reminder|seats|setting-rows|temperaments)|text\/(format|problems))/,
              minShareCount: 2,
              maxSize: 120_000,
              priority: 1,
            },
            // What every game's table is made of; what the clerk needs of it lies apart.
            { name: 'context', test: /src\/ui\/table\/context/, priority: 1 },
            {
              name: 'frame',
              test: /src\/ui\/(motion|table\/(banner|choices|hint\.|lastword|late|look|motion|news|size|status|styles|sure|table|tray|voice|wiring))/,
              minShareCount: 2,
            },
            { name: 'forms', test: /src\/ui\/(kit\/(?!plane|zoom)|screens\/)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [modulesOf('worker')],
    // Apart from the first script, with all it needs: later scripts share it, and none may import the first one (see there).
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'begin', test: /src\/worker\/begin\.ts$/ }] } } },
  },
  server: { port: Number(process.env['PORT'] ?? 5173) },
  preview: { headers },
  test: {
    pool: 'threads',
    // All cores: by itself one is left free, which on two of them is half.
    maxWorkers: '100%',
    // Against tests that hang, not against slow machines: those that need minutes say so.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'] },
      },
    ],
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}'], exclude: ['**/*.test.*'] },
  },
})
