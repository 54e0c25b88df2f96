/**
 * Sentences of choices and reasons address whoever decides. Told of somebody else's decision they are turned into the third
 * person here; loaded only when somebody asks for such reasons.
 */
import type { Language } from './index.ts'

type Turned = readonly (readonly [found: RegExp, said: string])[]

/** A capital stays one. */
const likewise = (found: string, said: string): string =>
  found.charAt(0) === found.charAt(0).toUpperCase() ? said.charAt(0).toUpperCase() + said.slice(1) : said

/** Nouns that are owned in French, by gender and sound; all others take "son". */
const FEMININE = 'tuile|zone|forêt|main|mine|compétence|longue|double'

const TURNED: Readonly<Record<Language, Turned>> = {
  en: [
    [/\byou (?=have|get|push|remove|forge|mine|may|move|copy)/gi, 'they '],
    [/\byour(s?)\b/gi, 'their$1'],
    [/\byou\b/gi, 'them'],
  ],
  de: [
    [/\bdu (diese Runde aktiviert) hast\b/gi, 'er $1 hat'],
    [/\bdu hast\b/gi, 'er hat'],
    [/\bdu bekommst\b/gi, 'er bekommt'],
    [/\bdu verdrängst\b/gi, 'er verdrängt'],
    [/\bdu entfernst\b/gi, 'er entfernt'],
    [/\bdu schmiedest\b/gi, 'er schmiedet'],
    [/\bdu darfst\b/gi, 'er darf'],
    [/\b(kosten|kostet) dich\b/gi, '$1 ihn'],
    [/\bdein(e[mnrs]?)?\b/gi, 'sein$1'],
    [/\bdi(?:r|ch)\b/gi, 'sich'],
  ],
  fr: [
    [/\bvous (?:en )?avez\b/gi, 'il en a'],
    [/\bvous recevez\b/gi, 'il reçoit'],
    [/\bvous bousculez\b/gi, 'il bouscule'],
    [/\bvous retirez\b/gi, 'il retire'],
    [/\bvous pouvez\b/gi, 'il peut'],
    [/(?<!\p{L})à vous\b/giu, 'à soi'],
    [/\bpour vous\b/gi, 'pour soi'],
    [/\bvous (?=coûte)/gi, 'lui '],
    [new RegExp(`\\bvotre (?=(?:${FEMININE})(?!\\p{L}))`, 'giu'), 'sa '],
    [/\bvotre\b/gi, 'son'],
    [/\bvos\b/gi, 'ses'],
  ],
}

/** A sentence about one's own choice, told of another's. */
export const toldOfAnother = (language: Language, sentence: string): string =>
  TURNED[language].reduce(
    (told, [found, said]) =>
      told.replace(found, (whole, ...groups) => likewise(whole, said.replace('$1', typeof groups[0] === 'string' ? groups[0] : ''))),
    sentence,
  )
