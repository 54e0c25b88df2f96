/** The box in which the service worker (`public/share-target.js`) puts down what other apps share with this one. */

/** As in `public/share-target.js`. */
const BOX = 'fey-table:shared'

/** Takes what was shared out of the box it was put in. */
export async function unpack(): Promise<File[]> {
  if (!('caches' in globalThis) || !(await caches.has(BOX))) return []
  const box = await caches.open(BOX)
  const files: File[] = []
  for (const request of await box.keys()) {
    const name = new URL(request.url).searchParams.get('name') ?? ''
    const response = await box.match(request)
    if (response) files.push(new File([await response.blob()], name))
  }
  await caches.delete(BOX)
  return files
}
