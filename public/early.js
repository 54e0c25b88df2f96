// Scripts come from our own origin alone; nothing may make script or markup out of text (Trusted Types, where browsers have them).
self.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
})

// A script of the first screen does not load: the page says so itself, for nothing else can.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.classList.add('stuck')
  },
  true,
)

// Runs before the first paint so that a chosen theme or language never flashes in late. The app keeps these two keys.
try {
  const root = document.documentElement
  const theme = localStorage.getItem('fey-table:theme')
  const lang = localStorage.getItem('fey-table:lang')
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
  if (lang && /^[a-z]{2}$/.test(lang)) root.lang = lang
} catch {
  // Storage is closed to us: the system's theme it is.
}
