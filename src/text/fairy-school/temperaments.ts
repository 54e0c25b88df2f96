/** How bots of Fairy School play, in every language. */
import type { Temperament } from '../../games/fairy-school/types.ts'
import type { Language } from '../index.ts'
import type { TemperamentWords } from '../temperaments.ts'

export const temperaments: Readonly<Record<Language, Readonly<Record<Temperament, TemperamentWords>>>> = {
  en: {
    goldenHeart: { name: 'Golden heart', detail: 'loves to help and to be helped' },
    bookworm: { name: 'Bookworm', detail: 'wants to study every creature' },
    squirrel: { name: 'Squirrel', detail: 'lays in a store of elements' },
    bee: { name: 'Busy bee', detail: 'races for the next project' },
    hedgehog: { name: 'Hedgehog', detail: 'keeps its cubes to itself' },
    cuckoo: { name: 'Cuckoo', detail: 'likes to use the cards of others' },
  },
  fr: {
    goldenHeart: { name: 'Cœur d’or', detail: 'aime aider et être aidé' },
    bookworm: { name: 'Rat de bibliothèque', detail: 'veut étudier toutes les créatures' },
    squirrel: { name: 'Écureuil', detail: 'fait provision d’éléments' },
    bee: { name: 'Abeille', detail: 'court après le prochain projet' },
    hedgehog: { name: 'Hérisson', detail: 'garde ses cubes pour lui' },
    cuckoo: { name: 'Coucou', detail: 'aime se servir des cartes des autres' },
  },
  de: {
    goldenHeart: { name: 'Goldherz', detail: 'hilft gern und lässt sich gern helfen' },
    bookworm: { name: 'Leseratte', detail: 'will jedes Wesen studieren' },
    squirrel: { name: 'Eichhörnchen', detail: 'legt Vorräte an Elementen an' },
    bee: { name: 'Fleißige Biene', detail: 'eilt zum nächsten Projekt' },
    hedgehog: { name: 'Igel', detail: 'behält die eigenen Würfel für sich' },
    cuckoo: { name: 'Kuckuck', detail: 'nutzt gern die Karten der anderen' },
  },
}
