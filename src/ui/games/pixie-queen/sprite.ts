/**
 * The picture sheet: one SVG file, fetched once and hung into the page, so that `<use href="#id">` finds it. It is
 * parsed as a document of its own and adopted node by node (no innerHTML); inside the page its gradients and the
 * theme's custom properties work in every browser, which they do not across files in WebKit.
 */
import spriteUrl from './sprite.svg?url'

let hung: Promise<void> | undefined

async function hang(): Promise<void> {
  const answer = await fetch(spriteUrl)
  const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
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
