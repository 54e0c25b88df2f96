/** Rendering less: a component that is left alone while what it shows stays the same. */
import { type ComponentChildren, type ComponentType, h, Component as Mounted } from 'preact'

/**
 * Renders `View` anew only when one of `facts` is another value (all props, when not given); what it reads from contexts and
 * signals still reaches it. Always the same number of facts, none of them read from a signal. (The one of preact/compat hooks
 * into every element of the page and changes when inputs report. To keep what was rendered and render it again would do, but
 * it remembers all that stood around it the first time: whole screens would live on that were left long ago.)
 */
export function memo<P extends object>(
  View: (props: P) => ComponentChildren,
  facts: (props: P) => readonly unknown[] = Object.values,
): ComponentType<P> {
  return class extends Mounted<P> {
    override shouldComponentUpdate(next: P): boolean {
      const before = facts(this.props)
      return facts(next).some((fact, k) => fact !== before[k])
    }

    override render(props: P) {
      return h<P>(View, props)
    }
  }
}
