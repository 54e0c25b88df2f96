/** A page without a browser, just large enough for Preact: for tests that ask what a component says and when. */
import { act } from 'preact/test-utils'
import { vi } from 'vitest'

/** A node of it. */
class Node {
  readonly attributes: Record<string, string> = {}
  readonly childNodes: Node[] = []
  parentNode: Node | null = null
  data = ''
  readonly localName: string

  constructor(localName = '') {
    this.localName = localName
  }

  get firstChild(): Node | null {
    return this.childNodes[0] ?? null
  }

  get nextSibling(): Node | null {
    const all = this.parentNode?.childNodes ?? []
    return all[all.indexOf(this) + 1] ?? null
  }

  insertBefore(child: Node, before: Node | null): void {
    child.remove()
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length
    this.childNodes.splice(at, 0, child)
    child.parentNode = this
  }

  remove(): void {
    const all = this.parentNode?.childNodes
    all?.splice(all.indexOf(this), 1)
    this.parentNode = null
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes[name] = String(value)
  }

  removeAttribute(name: string): void {
    delete this.attributes[name]
  }

  addEventListener(): void {
    // Nobody presses anything here.
  }

  /** Everything of a kind inside. */
  all(localName: string): Node[] {
    return this.childNodes.flatMap((child) => [...(child.localName === localName ? [child] : []), ...child.all(localName)])
  }
}

/** The page of a test. */
export interface Page {
  readonly root: Element & Node
  /** Runs work, and everything the components do after it but for what waits for a frame. */
  act(work: () => void): Promise<void>
  /** Paints frames, and lets everything happen that waited for them, until nothing does. @returns how many there were */
  paint(): Promise<number>
}

/** Opens it for one test; close it with `vi.unstubAllGlobals()`. */
export function openPage(): Page {
  const frames: (() => void)[] = []
  vi.stubGlobal('document', {
    createElementNS: (_: string, name: string) => new Node(name),
    createTextNode: (data: string) => Object.assign(new Node(), { data }),
  })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
  return {
    root: new Node('main') as Element & Node,
    act: async (work) => {
      await act(work)
    },
    async paint() {
      let painted = 0
      while (frames.length > 0) {
        painted++
        await act(async () => {
          for (const work of frames.splice(0)) work()
          // What is told after a frame is a message: it arrives in a later task.
          await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
        })
      }
      return painted
    },
  }
}
