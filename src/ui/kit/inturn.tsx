/** Parts of a picture that are made one after another. */
import type { ComponentChildren } from 'preact'
import { useLater } from './later.ts'

interface Props {
  /** There at first sight. */
  readonly whole?: boolean
  readonly children?: ComponentChildren
}

/** Comes in its turn, a paint or more after what it lies in: no frame has to bear a whole screen. */
export function InTurn({ whole = false, children }: Props) {
  return useLater(true, whole) ? children : null
}
