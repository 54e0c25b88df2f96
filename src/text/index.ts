/**
 * The door to all texts. Every language and every part is a module of its own, loaded when it is first needed, so that
 * home carries one small interface text and nothing of a game. English defines the shape; the type checker finds
 * whatever French or German lack.
 */
import type { BookText } from './book/en.ts'
import type { CompanionText } from './companion/en.ts'
import type { EditionText } from './editions/en.ts'
import type { InterfaceText } from './en.ts'
import type { FairySchoolText } from './fairy-school/assemble.ts'
import type { FairyClerkText } from './fairy-school/clerk.en.ts'
import type { FairyEditionText } from './fairy-school/edition.en.ts'
import type { PixieQueenText } from './pixie-queen/assemble.ts'
import type { ClerkText } from './pixie-queen/clerk.en.ts'
import type { PixieEditionText } from './pixie-queen/edition.en.ts'
import type { RulesText } from './rules.ts'
import type { TemperamentTexts } from './temperaments.ts'

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** The languages' own names, for the language picker. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' }

/** The first language of the browser's list (`navigator.languages`) that we speak; English when there is none. */
export function browserLanguage(list: readonly string[]): Language {
  for (const wish of list) {
    const base = wish.toLowerCase().split('-')[0]
    const found = LANGUAGES.find((language) => language === base)
    if (found !== undefined) return found
  }
  return 'en'
}

const interfaces: Readonly<Record<Language, () => Promise<{ readonly text: InterfaceText }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
}

/** The words of screens and chrome. @throws when the module cannot be loaded. */
export async function loadInterface(language: Language): Promise<InterfaceText> {
  return (await interfaces[language]()).text
}

const companions: Readonly<Record<Language, () => Promise<{ readonly text: CompanionText }>>> = {
  en: () => import('./companion/en.ts'),
  fr: () => import('./companion/fr.ts'),
  de: () => import('./companion/de.ts'),
}

/** The words of the screen from which sessions beside a boxed game begin. @throws when the module cannot be loaded. */
export async function loadCompanion(language: Language): Promise<CompanionText> {
  return (await companions[language]()).text
}

const books: Readonly<Record<Language, () => Promise<{ readonly text: BookText }>>> = {
  en: () => import('./book/en.ts'),
  fr: () => import('./book/fr.ts'),
  de: () => import('./book/de.ts'),
}

/** The words of the players' book. @throws when the module cannot be loaded. */
export async function loadBook(language: Language): Promise<BookText> {
  return (await books[language]()).text
}

const editions: Readonly<Record<Language, () => Promise<{ readonly text: EditionText }>>> = {
  en: () => import('./editions/en.ts'),
  fr: () => import('./editions/fr.ts'),
  de: () => import('./editions/de.ts'),
}

/** The words of the screens where editions are entered. @throws when the module cannot be loaded. */
export async function loadEditions(language: Language): Promise<EditionText> {
  return (await editions[language]()).text
}

/** The text type of each game. */
export interface GameTexts {
  readonly 'pixie-queen': PixieQueenText
  readonly 'fairy-school': FairySchoolText
}
export type GameWithText = keyof GameTexts

/** The text type of each game's clerk. */
export interface ClerkTexts {
  readonly 'pixie-queen': ClerkText
  readonly 'fairy-school': FairyClerkText
}

const clerks: { readonly [G in GameWithText]: Readonly<Record<Language, () => Promise<{ readonly clerk: ClerkTexts[G] }>>> } = {
  'pixie-queen': {
    en: () => import('./pixie-queen/clerk.en.ts'),
    fr: () => import('./pixie-queen/clerk.fr.ts'),
    de: () => import('./pixie-queen/clerk.de.ts'),
  },
  'fairy-school': {
    en: () => import('./fairy-school/clerk.en.ts'),
    fr: () => import('./fairy-school/clerk.fr.ts'),
    de: () => import('./fairy-school/clerk.de.ts'),
  },
}

/** The words of a game's clerk, who keeps the books of a real board. @throws when the module cannot be loaded. */
export async function loadClerk<G extends GameWithText>(game: G, language: Language): Promise<ClerkTexts[G]> {
  return (await clerks[game][language]()).clerk
}

/** The text type of each game's form for editions. */
export interface EditionFormTexts {
  readonly 'pixie-queen': PixieEditionText
  readonly 'fairy-school': FairyEditionText
}

const editionForms: {
  readonly [G in keyof EditionFormTexts]: Readonly<Record<Language, () => Promise<{ readonly edition: EditionFormTexts[G] }>>>
} = {
  'pixie-queen': {
    en: () => import('./pixie-queen/edition.en.ts'),
    fr: () => import('./pixie-queen/edition.fr.ts'),
    de: () => import('./pixie-queen/edition.de.ts'),
  },
  'fairy-school': {
    en: () => import('./fairy-school/edition.en.ts'),
    fr: () => import('./fairy-school/edition.fr.ts'),
    de: () => import('./fairy-school/edition.de.ts'),
  },
}

/** The words of a game's form for editions. @throws when the module cannot be loaded. */
export async function loadEditionForm<G extends keyof EditionFormTexts>(game: G, language: Language): Promise<EditionFormTexts[G]> {
  return (await editionForms[game][language]()).edition
}

const games: { readonly [G in GameWithText]: Readonly<Record<Language, () => Promise<{ readonly text: GameTexts[G] }>>> } = {
  'pixie-queen': {
    en: () => import('./pixie-queen/en.ts'),
    fr: () => import('./pixie-queen/fr.ts'),
    de: () => import('./pixie-queen/de.ts'),
  },
  'fairy-school': {
    en: () => import('./fairy-school/en.ts'),
    fr: () => import('./fairy-school/fr.ts'),
    de: () => import('./fairy-school/de.ts'),
  },
}

/** Names, moves, events and refusals of a game. @throws when the module cannot be loaded. */
export async function loadGame<G extends GameWithText>(game: G, language: Language): Promise<GameTexts[G]> {
  return (await games[game][language]()).text
}

const rules: Readonly<Record<GameWithText, Readonly<Record<Language, () => Promise<{ readonly rules: RulesText }>>>>> = {
  'pixie-queen': {
    en: () => import('./pixie-queen/rules.en.ts'),
    fr: () => import('./pixie-queen/rules.fr.ts'),
    de: () => import('./pixie-queen/rules.de.ts'),
  },
  'fairy-school': {
    en: () => import('./fairy-school/rules.en.ts'),
    fr: () => import('./fairy-school/rules.fr.ts'),
    de: () => import('./fairy-school/rules.de.ts'),
  },
}

/** The rules reference of a game. @throws when the module cannot be loaded. */
export async function loadRules(game: GameWithText, language: Language): Promise<RulesText> {
  return (await rules[game][language]()).rules
}

const temperaments: Readonly<Record<GameWithText, () => Promise<{ readonly temperaments: Readonly<Record<Language, TemperamentTexts>> }>>> =
  {
    'pixie-queen': () => import('./pixie-queen/temperaments.ts'),
    'fairy-school': () => import('./fairy-school/temperaments.ts'),
  }

/** How the bots of a game play, by temperament. @throws when the module cannot be loaded. */
export async function loadTemperaments(game: GameWithText, language: Language): Promise<TemperamentTexts> {
  return (await temperaments[game]()).temperaments[language]
}

export type { BookText } from './book/en.ts'
export type { CompanionText } from './companion/en.ts'
export type { EditionText } from './editions/en.ts'
export type { InterfaceText } from './en.ts'
export type { FairySchoolText } from './fairy-school/assemble.ts'
export type { FairyClerkText } from './fairy-school/clerk.en.ts'
export type { FairyEditionText } from './fairy-school/edition.en.ts'
export type { PixieQueenText } from './pixie-queen/assemble.ts'
export type { ClerkText } from './pixie-queen/clerk.en.ts'
export type { PixieEditionText } from './pixie-queen/edition.en.ts'
export type { Rich, RichPart, TextContext } from './pixie-queen/rich.ts'
export type { RulesText } from './rules.ts'
export type { TemperamentTexts, TemperamentWords } from './temperaments.ts'
