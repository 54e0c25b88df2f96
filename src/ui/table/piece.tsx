/** Parts of a table's picture that are laid one after another. */
import type { ComponentChildren } from 'preact'
import { InTurn } from '../kit/inturn.tsx'
import { useBase } from './context.tsx'

/**
 * Comes in its turn, a paint or more after the place it is laid into: cards are dealt, and no frame has to bear a whole scene. Where
 * it lies must have its size without it. A past moment answers no tap, and is there whole.
 */
export function Piece({ children }: { readonly children: ComponentChildren }) {
  const { moment } = useBase()
  return <InTurn whole={moment !== null}>{children}</InTurn>
}
