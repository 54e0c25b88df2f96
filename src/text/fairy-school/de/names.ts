/** German names of everything on the table of Fairy School. */
import type {
  Bundle,
  Cell,
  Column,
  Creature,
  Deck,
  Element,
  Grade,
  Length,
  Phase,
  SetupKind,
  Step,
} from '../../../games/fairy-school/types.ts'
import { ELEMENTS } from '../../../games/fairy-school/types.ts'
import { format } from '../../format.ts'
import type { Names } from '../assemble.ts'
import type { CreatureName } from '../en/names.ts'

const f = format('de')

const elementForms: Readonly<Record<Element | 'any', readonly [one: string, other: string]>> = {
  earth: ['Erde', 'Erde'],
  plant: ['Pflanze', 'Pflanzen'],
  fire: ['Feuer', 'Feuer'],
  water: ['Wasser', 'Wasser'],
  air: ['Luft', 'Luft'],
  any: ['Grundelement deiner Wahl', 'Grundelemente deiner Wahl'],
}

/** `the` is the accusative: "den Drachen". */
const creatures: Readonly<Record<Creature, CreatureName>> = {
  unicorn: { name: 'Einhorn', the: 'das Einhorn' },
  gnome: { name: 'Gnom', the: 'den Gnom' },
  mermaid: { name: 'Meerjungfrau', the: 'die Meerjungfrau' },
  serpent: { name: 'Seeschlange', the: 'die Seeschlange' },
  sylvan: { name: 'Waldgeist', the: 'den Waldgeist' },
  elf: { name: 'Elf', the: 'den Elfen' },
  dragon: { name: 'Drache', the: 'den Drachen' },
  phoenix: { name: 'Phönix', the: 'den Phönix' },
  sphinx: { name: 'Sphinx', the: 'die Sphinx' },
  salamander: { name: 'Salamander', the: 'den Salamander' },
  griffin: { name: 'Greif', the: 'den Greifen' },
  cockatrice: { name: 'Basilisk', the: 'den Basilisken' },
}

const columns: Readonly<Record<Column, string>> = {
  earth: 'Erdspalte',
  plant: 'Pflanzenspalte',
  air: 'Luftspalte',
  fire: 'Feuerspalte',
  water: 'Wasserspalte',
}

const cells: Readonly<Record<Cell, string>> = {
  'top-earth': 'Erdspalte oben',
  'top-plant': 'Pflanzenspalte oben',
  'top-air': 'Luftspalte oben',
  'top-fire': 'Feuerspalte oben',
  'top-water': 'Wasserspalte oben',
  'bottom-earth': 'Erdspalte unten',
  'bottom-plant': 'Pflanzenspalte unten',
  'bottom-air': 'Luftspalte unten',
  'bottom-fire': 'Feuerspalte unten',
  'bottom-water': 'Wasserspalte unten',
}

/** The same where there is room for little: what tells them apart comes first. */
const spots: Readonly<Record<Cell, string>> = {
  'top-earth': 'Erde, oben',
  'top-plant': 'Pflanze, oben',
  'top-air': 'Luft, oben',
  'top-fire': 'Feuer, oben',
  'top-water': 'Wasser, oben',
  'bottom-earth': 'Erde, unten',
  'bottom-plant': 'Pflanze, unten',
  'bottom-air': 'Luft, unten',
  'bottom-fire': 'Feuer, unten',
  'bottom-water': 'Wasser, unten',
}

const decks: Readonly<Record<Deck, string>> = {
  start: 'Startkarte',
  S: 'S-Karte',
  T1: 'Projekt des 1. Trimesters',
  T2: 'Projekt des 2. Trimesters',
  T3: 'Projekt des 3. Trimesters',
}

const phases: Readonly<Record<Phase, string>> = {
  setup: 'Aufbau',
  start: 'S-Karten wählen',
  starting: 'Erste Karten im Wald',
  draft: 'Projekte wählen',
  projects: 'Drei Projekte',
  aimless: 'Phase 0: ohne Projekt',
  planning: 'Phase 1: planen',
  selection: 'Phase 2: auswählen',
  activation: 'Phase 3: aktivieren',
  study: 'Phase 5: studieren',
  realisation: 'Phase 6: Projekte',
  finals: 'Abschlussprojekte wählen',
  spending: 'Letzte Ausgaben',
  over: 'Das Jahr ist um',
}

const phaseShort: Readonly<Record<Phase, string>> = {
  setup: 'Aufbau',
  start: 'Wahl',
  starting: 'Legen',
  draft: 'Wahl',
  projects: 'Projekte',
  aimless: 'Suchen',
  planning: 'Planen',
  selection: 'Wählen',
  activation: 'Nutzen',
  study: 'Studium',
  realisation: 'Bauen',
  finals: 'Abschluss',
  spending: 'Ausgeben',
  over: 'Ende',
}

const prompts: Readonly<Record<Step, string>> = {
  idle: 'Du bist fertig. Die anderen überlegen noch',
  keep: 'Behalte eine Karte',
  place: 'Lege zwei Karten nach oben',
  projects: 'Wähle deine drei Projekte',
  take: 'Nimm ein gemeinsames Projekt',
  plan: 'Lege deine Karten in den Wald',
  columns: 'Spiele eine oder zwei Spalten',
  activate: 'Welche Karte aktivierst du?',
  give: 'Welches Element gibst du ab?',
  option: 'Welchen Gewinn wählst du?',
  repeat: 'Die Zeile noch einmal?',
  summon: 'Spiele eine, lege die andere ab',
  again: 'Welche Karte noch einmal?',
  copy: 'Welche Zeile kopierst du?',
  study: 'Welches Wesen studierst du?',
  bonus: 'Was bringt dir das Paar?',
  realise: 'Was bezahlst du?',
  waive: 'Welches Element sparst du?',
  final: 'Wähle dein Abschlussprojekt',
}

const setups: Readonly<Record<SetupKind, string>> = { initiation: 'Einstieg', normal: 'Normal', expert: 'Profi' }
const lengths: Readonly<Record<Length, string>> = { long: 'Ganzes Jahr', short: 'Kurzes Jahr' }
const grades: Readonly<Record<Grade, string>> = {
  none: 'nicht bestanden',
  pass: 'bestanden',
  good: 'gut',
  honours: 'mit Aus\u00adzeichnung',
}

const element = (kind: Element | 'any', count: number): string => f.count(count, elementForms[kind][0], elementForms[kind][1])

function bundle(elements: Bundle): string {
  const items = ELEMENTS.filter((kind) => (elements[kind] ?? 0) > 0).map((kind) => element(kind, elements[kind] ?? 0))
  return items.length === 0 ? 'nichts' : f.and(items)
}

export const names: Names = {
  language: 'de',
  format: f,
  nothing: 'nichts',
  elementForms,
  element,
  bundle,
  anyElements: (n) => (n === 1 ? '1 beliebiges Element' : `${n} beliebige Elemente`),
  elements: (n) => f.count(n, 'Element', 'Elemente'),
  creatures,
  columns,
  cells,
  spots,
  decks,
  letter: (letter) => `Deck ${letter}`,
  phases,
  phaseShort,
  prompts,
  setups,
  lengths,
  grades,
  card: (card, number) => `${card === undefined ? 'Karte' : creatures[card.creature].name} ${number}`,
  final: (id, main) => `Abschlussprojekt ${id}${main.length === 0 ? '' : ` (${f.and(main.map((kind) => elementForms[kind][0]))})`}`,
  ordinal: (n) => `${n}.`,
  points: (n) => f.count(n, 'Punkt', 'Punkte'),
  cubes: (n) => f.count(n, 'Würfel', 'Würfel'),
  cards: (n) => f.count(n, 'Karte', 'Karten'),
  steps: (n) => f.count(n, 'Etappe', 'Etappen'),
  times: (n) => `${n}-mal`,
}
