/** Rendering less: a component that is left alone while what it shows stays the same. */
import { Component, type ComponentChildren, type ComponentType, h } from 'preact'

/**
 * Renders `View` anew only when one of `facts` is another value (all props, when not given); what it reads from contexts and
 * signals still reaches it. No fact may be read from a signal. (The one of preact/compat hooks
 * into every element of the page and changes when inputs report. To keep what was rendered and render it again would do, but
 * it remembers all that stood around it the first time: whole screens would live on that were left long ago.)
 */
export function memo<P extends object>(
  View: (props: P) => ComponentChildren,
  facts: (props: P) => readonly unknown[] = Object.values,
): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const [before, now] = [facts(this.props), facts(next)]
      return now.length !== before.length || now.some((fact, k) => fact !== before[k])
    }

    override render(props: P) {
      return h<P>(View, props)
    }
  }
}
