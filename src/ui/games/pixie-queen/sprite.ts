/**
 * The picture sheet: one SVG file, fetched once and hung into the page, so that `<use href="#id">` finds it. It is
 * read as a document of its own and adopted node by node (no text is made markup of); inside the page its gradients and the
 * theme's custom properties work in every browser, which they do not across files in WebKit.
 */
import spriteUrl from './sprite.svg?url'

let hung: Promise<void> | undefined

/** The document at an address; null when it does not come. */
function fetched(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onloadend = () => resolve(request.response)
    request.send()
  })
}

async function hang(): Promise<void> {
  const sheet = (await fetched(spriteUrl))?.documentElement
  if (!sheet) throw new Error('no pictures')
  sheet.setAttribute('class', 'pq-sprite')
  sheet.setAttribute('aria-hidden', 'true')
  document.body.prepend(document.adoptNode(sheet))
}

/** Makes the pictures available; safe to call any number of times. */
export function hangSprite(): Promise<void> {
  hung ??= hang().catch(() => {
    hung = undefined
  })
  return hung
}
