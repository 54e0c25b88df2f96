/** What every part of the form shares: the set as it stands, what is wrong with it, the words, and how it is changed. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Fault, Json } from '../../../../core/game.ts'
import type { Edition, Letter } from '../../../../games/fairy-school/types.ts'
import type { FairyEditionText, FairySchoolText, InterfaceText } from '../../../../text/index.ts'

/** A sheet over the form: a card or a final project by its place in the list, or a place in a list of first projects. */
export type Panel =
  | { readonly kind: 'card' | 'final'; readonly at: number }
  | { readonly kind: 'project'; readonly letter: Letter; readonly at: number }

export interface Desk {
  readonly value: Json
  readonly edition: Edition
  readonly faults: readonly Fault[]
  readonly t: FairySchoolText
  readonly w: FairyEditionText
  readonly i: InterfaceText
  readonly change: (value: Json) => void
  readonly panel: Panel | null
  readonly open: (panel: Panel | null) => void
  /** A fault as a sentence. */
  readonly say: (fault: Fault) => string
}

const Context = createContext<Desk | null>(null)
export const DeskProvider = Context.Provider

/** @throws outside the form. */
export function useDesk(): Desk {
  const desk = useContext(Context)
  if (!desk) throw new Error('outside the form')
  return desk
}
