/** What every part of the form shares: the values, what is wrong with them, where one is, and the words. */
import { type Signal, signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { interfaceText, lazyTexts } from '../../../../app/texts.ts'
import type { Fault, Json } from '../../../../core/game.ts'
import { loadEditionForm, loadGame, type PixieEditionText, type PixieQueenText } from '../../../../text/index.ts'
import { same, valueAt, withValueAt } from '../../../kit/tree.ts'
import { faultWords } from './faults.ts'
import { shipped } from './shipped.ts'

const texts = lazyTexts((language) => loadGame('pixie-queen', language))
const words = lazyTexts((language) => loadEditionForm('pixie-queen', language))

/** Everything a field needs. */
export interface Desk {
  readonly t: PixieQueenText
  readonly w: PixieEditionText
  readonly value: Json
  /** Where one enters something: marked in the drawing of the part. */
  readonly here: Signal<string>
  at(path: string): Json | undefined
  list(path: string): readonly Json[]
  /** Puts other parts at their places, all at once. */
  put(parts: Readonly<Record<string, Json>>): void
  /** The app's own value of a place that differs from it; undefined where it does not. */
  other(path: string): Json | undefined
  /** What is wrong at a place, in words. */
  problem(path: string): string | undefined
}

const here = signal('')
const Context = createContext<Desk | null>(null)
export const DeskProvider = Context.Provider

/** The desk of the form. */
export function useDesk(): Desk {
  const desk = useContext(Context)
  if (!desk) throw new Error('A field outside its form')
  return desk
}

interface Form {
  readonly value: Json
  readonly faults: readonly Fault[]
  readonly onChange: (value: Json) => void
}

/** Parts that are missing are those of the app, as they are for the rules. */
const filled = (value: Json): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...(shipped as object), ...value } : shipped

/** The desk for these values; null until the words are there. */
export function useNewDesk({ value: given, faults, onChange }: Form): Desk | null {
  const [t, w] = [texts.value, words.value]
  if (!t || !w || !interfaceText.value) return null
  const value = filled(given)
  const at = (path: string) => valueAt(value, path) ?? (path.startsWith('specialRow.') ? 0 : valueAt(shipped, path))
  return {
    t,
    w,
    value,
    here,
    at,
    list: (path) => {
      const found = at(path)
      return Array.isArray(found) ? found : []
    },
    put: (parts) => onChange(Object.entries(parts).reduce((whole, [path, part]) => withValueAt(whole, path, part), value)),
    other: (path) => {
      const usual = valueAt(shipped, path)
      return usual === undefined || same(at(path), usual) ? undefined : usual
    },
    problem: (path) => {
      const own = faults.filter((fault) => fault.path === path).map(({ message }) => faultWords(message, w))
      return own.length > 0 ? own.join('; ') : undefined
    },
  }
}
