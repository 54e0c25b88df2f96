/** How bots of Pixie Queen play, in every language. */
import type { Temperament } from '../../games/pixie-queen/types.ts'
import type { Language } from '../index.ts'
import type { TemperamentWords } from '../temperaments.ts'

export const temperaments: Readonly<Record<Language, Readonly<Record<Temperament, TemperamentWords>>>> = {
  en: {
    magpie: { name: 'Magpie', detail: 'keeps what glitters and parts with it late' },
    ivy: { name: 'Ivy', detail: 'climbs towards the Queen, row by row' },
    honeyTongue: { name: 'Honey tongue', detail: 'gives the Queen what she likes best' },
    goodSoul: { name: 'Good soul', detail: 'cares for its miners first' },
    nettle: { name: 'Nettle', detail: 'has others punished wherever it can' },
    wisp: { name: 'Will-o\u2019-the-wisp', detail: 'shrugs at punishment and tries its luck' },
  },
  fr: {
    magpie: { name: 'Pie', detail: 'garde ce qui brille et ne le lâche que tard' },
    ivy: { name: 'Lierre', detail: 'grimpe vers la Reine, rangée après rangée' },
    honeyTongue: { name: 'Langue de miel', detail: 'offre à la Reine ce qu’elle préfère' },
    goodSoul: { name: 'Bonne âme', detail: 'pense d’abord à ses mineurs' },
    nettle: { name: 'Ortie', detail: 'fait punir les autres dès que possible' },
    wisp: { name: 'Feu follet', detail: 'se moque des punitions et tente sa chance' },
  },
  de: {
    magpie: { name: 'Elster', detail: 'behält, was glänzt, und gibt es spät her' },
    ivy: { name: 'Efeu', detail: 'klettert zur Königin hinauf, Reihe um Reihe' },
    honeyTongue: { name: 'Honigzunge', detail: 'schenkt der Königin, was sie am liebsten hat' },
    goodSoul: { name: 'Gute Seele', detail: 'kümmert sich zuerst um die eigenen Bergleute' },
    nettle: { name: 'Brennnessel', detail: 'lässt andere bestrafen, wo es nur geht' },
    wisp: { name: 'Irrlicht', detail: 'pfeift auf Strafen und versucht sein Glück' },
  },
}
