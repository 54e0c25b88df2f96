/** What the rules find wrong with a card set, in the words of the form. They name it in English, for files and terminals. */
import type { Fault } from '../../../../core/game.ts'
import { DECKS, LENGTHS } from '../../../../games/fairy-school/types.ts'
import type { FairyEditionText, FairySchoolText } from '../../../../text/index.ts'
import { within } from '../../../kit/tree.ts'

interface Words {
  readonly w: FairyEditionText
  readonly t: FairySchoolText
}

type Say = (words: Words, a: string, b: string) => string

/** What a message of the door says, and how it is said here. */
const SENTENCES: readonly (readonly [RegExp, Say])[] = [
  [/^must be a whole number from (\d+) to (\d+)$/, ({ w }, a, b) => w.faults.range(Number(a), Number(b))],
  [/^stands there twice$/, ({ w }) => w.faults.twice],
  [/^has no effect$/, ({ w }) => w.faults.noEffect],
  [/^asks pay or payAny, not both$/, ({ w }) => w.faults.notBoth],
  [/^operations are not repeated$/, ({ w }) => w.faults.notRepeated],
  [/^gains more than (\d+) elements$/, ({ w }, a) => w.faults.gains(Number(a))],
  [/^nets more than (\d+) elements a repetition$/, ({ w }, a) => w.faults.nets(Number(a))],
  [/^projects have a price, other cards none$/, ({ w }) => w.faults.price],
  [/^must ask something$/, ({ w }) => w.faults.empty],
  [/^must have .* cards of deck (\w+), has (\d+)$/, ({ w }, a, b) => w.faults.deck(deckName(w, a), Number(b))],
  [/^deck (\w) needs four S cards/, ({ w }, a) => w.faults.letter(a)],
  [/^needs at least (\d+) (\w+) ones$/, ({ w, t }, a, b) => w.faults.finals(lengthName(t, b), Number(a))],
  [/^must be F1 to F16/, ({ w }) => w.faults.mark],
  [/^there is no card (\d+)$/, ({ w }, a) => w.faults.noCard(Number(a))],
  [/^must name different projects of trimester 1$/, ({ w }) => w.faults.projects],
  [/^the middle column is free$/, ({ w }) => w.faults.middle],
  [/^must have (\d+) entries$/, ({ w }, a) => w.faults.size(Number(a))],
  [/^must have (\d+) to (\d+) entries$/, ({ w }, a, b) => w.faults.range(Number(a), Number(b))],
]

const deckName = (w: FairyEditionText, word: string): string => {
  const deck = DECKS.find((each) => each === word)
  return deck ? w.decks[deck] : word
}
const lengthName = (t: FairySchoolText, word: string): string => {
  const length = LENGTHS.find((each) => each === word)
  return length ? t.names.lengths[length] : word
}

/** A fault as a sentence of the form's language. */
export function sayFault({ message }: Fault, words: Words): string {
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(message)
    if (found) return say(words, found[1] ?? '', found[2] ?? '')
  }
  return words.w.faults.other
}

/** Faults at a place or inside it. */
export const faultsIn = (faults: readonly Fault[], path: string): readonly Fault[] => faults.filter((fault) => within(fault.path, path))
/** Faults at exactly this place. */
export const faultsAt = (faults: readonly Fault[], path: string): readonly Fault[] => faults.filter((fault) => fault.path === path)

/** Whether a message is about a starting deck, or this one of them. What is said of a whole deck stands at the list of cards. */
export const aboutDeck = (message: string, letter = ''): boolean => message.startsWith(`deck ${letter}`)
