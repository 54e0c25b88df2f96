import type { ManifestOptions } from 'vite-plugin-pwa'

/** What an installed Fey Table is called and looks like. Every address is relative, so that the app may live under any path. */
export const manifest: Partial<ManifestOptions> = {
  name: 'Fey Table',
  short_name: 'Fey Table',
  description: 'Fairy board games against clever bots: no account, no network, nothing ever lost.',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#0e1336',
  theme_color: '#0e1336',
  categories: ['games', 'entertainment'],
  icons: [
    { src: './icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: './icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: './icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    // The smallest, and so the one browsers fetch with the first visit.
    { src: './icons/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  // Saved tables from other apps: public/share-target.js answers the one, the page's launch queue the other.
  share_target: {
    action: './share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'tables', accept: ['application/json', '.json'] }] },
  },
  file_handlers: [{ action: './#/tables', accept: { 'application/json': ['.json'] } }],
  shortcuts: [
    { name: 'New game', url: './#/new', icons: [{ src: './icons/icon-192.png', sizes: '192x192' }] },
    { name: 'Saved tables', url: './#/tables', icons: [{ src: './icons/icon-192.png', sizes: '192x192' }] },
  ],
}
