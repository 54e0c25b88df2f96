/** The language in force and its words, loaded when first needed and changed at once, without a reload. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { browserLanguage, type InterfaceText, LANGUAGES, type Language, loadInterface } from '../text/index.ts'
import { settings } from './settings.ts'

/** The language in force: the person's choice, else the first of the browser's that we speak. */
export const language: ReadonlySignal<Language> = computed(() => {
  const chosen = LANGUAGES.find((each) => each === settings.value.language)
  return chosen ?? browserLanguage(navigator.languages)
})

/** Some systems name languages in a way that no formatter takes: `en-US@posix`. */
function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}

/** A language as this person's region writes it, for dates: en-GB where the browser asks for that and English is in force. */
export const regional = (wanted: string): string =>
  navigator.languages.find((each) => each.split('-')[0] === wanted && isTag(each)) ?? wanted

interface Words {
  readonly language: Language
  readonly text: InterfaceText
}

const words = signal<Words | null>(null)

/** The interface's words. The previous language's stay until the new ones are there; null only before the first have come. */
export const interfaceText: ReadonlySignal<InterfaceText | null> = computed(() => words.value?.text ?? null)

async function load(wanted: Language): Promise<void> {
  const text = await loadInterface(wanted)
  if (language.value !== wanted) return
  words.value = { language: wanted, text }
  document.documentElement.lang = wanted
}

/** Loads the words now and after every change of language; resolves when the first are there. */
export function startTexts(): Promise<void> {
  return new Promise((resolve, reject) => {
    effect(() => {
      load(language.value).then(resolve, (error: unknown) => {
        reject(error)
        // After the first words nobody waits here any more: whoever listens for such rejections says it.
        throw error
      })
    })
  })
}

/**
 * Words of a part that are loaded by language, as a signal: `lazyTexts((l) => loadGame('x', l))`. Null until the first
 * have come; after a change of language the old ones stay until the new ones are there.
 */
export function lazyTexts<T>(loader: (language: Language) => Promise<T>): ReadonlySignal<T | null> {
  const loaded = signal<T | null>(null)
  effect(() => {
    const wanted = language.value
    void loader(wanted).then((text) => {
      if (language.value === wanted) loaded.value = text
    })
  })
  return loaded
}

/** A sentence that addresses whoever decided, told of somebody else, in the language in force. */
export const toldOfAnother = async (sentence: string): Promise<string> =>
  (await import('../text/another.ts')).toldOfAnother(language.value, sentence)
