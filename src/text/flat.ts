/**
 * Words of a device that lies flat between people. All languages in one module, for they are few, and no table loads them
 * that is played in the hand.
 */
import type { Language } from './index.ts'

export interface FlatText {
  readonly title: string
  readonly hint: string
  /** Asks where somebody sits. */
  readonly sits: (name: string) => string
  readonly sides: Readonly<Record<'bottom' | 'left' | 'top' | 'right', string>>
  /** Names the list of all seats. */
  readonly seats: string
  /** Who sits at a side. */
  readonly at: (name: string, side: string) => string
}

/** The words in every language. */
export const flatTexts: Readonly<Record<Language, FlatText>> = {
  en: {
    title: 'The tablet lies in the middle',
    hint: 'everybody sits at a side of it; what you decide with turns to you',
    sits: (name) => `Where does ${name} sit?`,
    sides: { bottom: 'Bottom', left: 'Left', top: 'Top', right: 'Right' },
    seats: 'Seats round the tablet',
    at: (name, side) => `${name}: ${side.toLowerCase()}`,
  },
  fr: {
    title: 'La tablette est posée au milieu',
    hint: 'chacun s’assoit à un côté\u00a0; ce qu’il faut pour décider se tourne vers vous',
    sits: (name) => `Où s’assoit ${name}\u00a0?`,
    sides: { bottom: 'En bas', left: 'À gauche', top: 'En haut', right: 'À droite' },
    seats: 'Places autour de la tablette',
    at: (name, side) => `${name}\u00a0: ${side.toLowerCase()}`,
  },
  de: {
    title: 'Das Tablet liegt in der Mitte',
    hint: 'jeder sitzt an einer Seite; was du zum Entscheiden brauchst, dreht sich zu dir',
    sits: (name) => `Wo sitzt ${name}?`,
    sides: { bottom: 'Unten', left: 'Links', top: 'Oben', right: 'Rechts' },
    seats: 'Plätze um das Tablet',
    at: (name, side) => `${name}: ${side.toLowerCase()}`,
  },
}
