// Part of the service worker: takes the files that another app shares with this one and puts them down for the page, which
// checks them like any chosen file (src/app/arrivals.ts). The name of a file stands in its address.
const BOX = 'fey-table:shared'
const DOOR = new URL('share', self.registration.scope)

async function takeIn(request) {
  const page = new URL('#/tables', self.registration.scope)
  try {
    const files = (await request.formData()).getAll('tables').filter((part) => part instanceof File)
    if (files.length === 0) throw new Error('nothing in it')
    const box = await caches.open(BOX)
    for (const [i, file] of files.entries())
      await box.put(`${DOOR.href}/${Date.now()}-${i}?name=${encodeURIComponent(file.name)}`, new Response(file))
  } catch {
    page.hash += '?lost'
  }
  return Response.redirect(page.href, 303)
}

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && new URL(url).pathname === DOOR.pathname) event.respondWith(takeIn(event.request))
})
