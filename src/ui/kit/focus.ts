/** The keyboard keeps its place: where what has the focus goes away, or can no longer be used, the nearest thing that can gets it. */
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

const USABLE = 'button:not(:disabled), a[href], input:not(:disabled, [type="file"]), summary, [tabindex="0"]'

/** The way from an element up to a root: every element with its place among its parent's children. */
type Trail = readonly { readonly parent: Element; readonly at: number }[]

function trailOf(element: Element, root: Element): Trail {
  const trail: Trail[number][] = []
  for (let here = element; here !== root && here.parentElement; here = here.parentElement)
    trail.push({ parent: here.parentElement, at: [...here.parentElement.children].indexOf(here) })
  return trail
}

const usableIn = (element: Element): HTMLElement[] =>
  [...(element.matches(USABLE) ? [element] : []), ...element.querySelectorAll(USABLE)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.checkVisibility({ visibilityProperty: true }),
  )

const isField = (element: HTMLElement): boolean => element.matches('input:not([type="checkbox"], [type="radio"])')

/** What stands now where the trail began, or next to it: rather what came after than what came before. */
function nearest(trail: Trail): HTMLElement | undefined {
  for (const { parent, at } of trail) {
    if (!parent.isConnected) continue
    const children = [...parent.children]
    const beside = [...children.slice(at).flatMap(usableIn), ...children.slice(0, at).flatMap(usableIn).reverse()]
    // Rather no field: on a phone its keyboard would open over everything.
    const found = beside.find((each) => !isField(each)) ?? beside[0]
    if (found) return found
  }
  return undefined
}

/** While mounted, the focus never falls out of an element because something in it went away. What a dialog in it does with the focus is the dialog's own. */
export function useFocusKept(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current
    if (!root) return
    const own = root.closest('dialog')
    let last: Element | null = null
    let trail: Trail = []
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('dialog') !== own) return
      last = target
      trail = trailOf(target, root)
    }
    // Whoever leaves it for something else is not called back.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !root.contains(relatedTarget)) last = null
    }
    const look = () => {
      if (!last || (last.isConnected && !last.matches(':disabled'))) return
      const here = document.activeElement
      if (here !== last && here !== document.body && here !== null) return
      const next = nearest(trail)
      last = null
      next?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    root.addEventListener('focusin', note)
    root.addEventListener('focusout', forget)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', note)
      root.removeEventListener('focusout', forget)
    }
  }, [])
}
