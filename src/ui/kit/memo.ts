/** Rendering less: a component that is left alone while what it shows stays the same. */
import { type ComponentChildren, type ComponentType, h } from 'preact'
import { useMemo } from 'preact/hooks'

/**
 * Renders `View` anew only when one of `facts` is another value (all props, when not given); what it reads from contexts and
 * signals still reaches it. Always the same number of facts. (The one of preact/compat hooks into every element of the page
 * and changes when inputs report.)
 */
export function memo<P extends object>(
  View: (props: P) => ComponentChildren,
  facts: (props: P) => readonly unknown[] = Object.values,
): ComponentType<P> {
  return (props) => useMemo(() => h<P>(View, props), [...facts(props)])
}
