/** French names of everything on the table of Fairy School. */
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

const f = format('fr')

const elementForms: Readonly<Record<Element | 'any', readonly [one: string, other: string]>> = {
  earth: ['terre', 'terres'],
  plant: ['végétal', 'végétaux'],
  fire: ['feu', 'feux'],
  water: ['eau', 'eaux'],
  air: ['air', 'airs'],
  any: ['élément de base au choix', 'éléments de base au choix'],
}

const creatures: Readonly<Record<Creature, CreatureName>> = {
  unicorn: { name: 'Licorne', the: 'la licorne' },
  gnome: { name: 'Gnome', the: 'le gnome' },
  mermaid: { name: 'Sirène', the: 'la sirène' },
  serpent: { name: 'Serpent de mer', the: 'le serpent de mer' },
  sylvan: { name: 'Sylvide', the: 'la sylvide' },
  elf: { name: 'Elfe', the: 'l’elfe' },
  dragon: { name: 'Dragon', the: 'le dragon' },
  phoenix: { name: 'Phénix', the: 'le phénix' },
  sphinx: { name: 'Sphinx', the: 'le sphinx' },
  salamander: { name: 'Salamandre', the: 'la salamandre' },
  griffin: { name: 'Griffon', the: 'le griffon' },
  cockatrice: { name: 'Cocatrice', the: 'la cocatrice' },
}

const columns: Readonly<Record<Column, string>> = {
  earth: 'colonne de la terre',
  plant: 'colonne du végétal',
  air: 'colonne de l’air',
  fire: 'colonne du feu',
  water: 'colonne de l’eau',
}

const cells: Readonly<Record<Cell, string>> = {
  'top-earth': 'haut de la colonne de la terre',
  'top-plant': 'haut de la colonne du végétal',
  'top-air': 'haut de la colonne de l’air',
  'top-fire': 'haut de la colonne du feu',
  'top-water': 'haut de la colonne de l’eau',
  'bottom-earth': 'bas de la colonne de la terre',
  'bottom-plant': 'bas de la colonne du végétal',
  'bottom-air': 'bas de la colonne de l’air',
  'bottom-fire': 'bas de la colonne du feu',
  'bottom-water': 'bas de la colonne de l’eau',
}

/** The same where there is room for little: what tells them apart comes first. */
const spots: Readonly<Record<Cell, string>> = {
  'top-earth': 'terre, en haut',
  'top-plant': 'végétal, en haut',
  'top-air': 'air, en haut',
  'top-fire': 'feu, en haut',
  'top-water': 'eau, en haut',
  'bottom-earth': 'terre, en bas',
  'bottom-plant': 'végétal, en bas',
  'bottom-air': 'air, en bas',
  'bottom-fire': 'feu, en bas',
  'bottom-water': 'eau, en bas',
}

const decks: Readonly<Record<Deck, string>> = {
  start: 'carte de départ',
  S: 'carte S',
  T1: 'projet du trimestre 1',
  T2: 'projet du trimestre 2',
  T3: 'projet du trimestre 3',
}

const phases: Readonly<Record<Phase, string>> = {
  setup: 'Mise en place',
  start: 'Choix des cartes S',
  starting: 'Premières cartes de la forêt',
  draft: 'Choix des projets',
  projects: 'Trois projets',
  aimless: 'Phase 0\u00a0: sans but',
  planning: 'Phase 1\u00a0: planification',
  selection: 'Phase 2\u00a0: sélection',
  activation: 'Phase 3\u00a0: activation',
  study: 'Phase 5\u00a0: étude',
  realisation: 'Phase 6\u00a0: projets',
  finals: 'Choix des projets finaux',
  spending: 'Dernières dépenses',
  over: 'L’année est finie',
}

const phaseShort: Readonly<Record<Phase, string>> = {
  setup: 'Départ',
  start: 'Choix',
  starting: 'Placer',
  draft: 'Choix',
  projects: 'Projets',
  aimless: 'Chercher',
  planning: 'Planifier',
  selection: 'Choisir',
  activation: 'Activer',
  study: 'Étudier',
  realisation: 'Réaliser',
  finals: 'Finaux',
  spending: 'Dépenser',
  over: 'Fin',
}

const prompts: Readonly<Record<Step, string>> = {
  idle: 'Vous avez fini. Les autres réfléchissent encore',
  keep: 'Gardez une carte',
  place: 'Placez deux cartes en haut',
  projects: 'Choisissez vos trois projets',
  take: 'Prenez un projet commun',
  plan: 'Placez vos cartes dans la forêt',
  columns: 'Jouez une ou deux colonnes',
  activate: 'Quelle carte activez-vous\u00a0?',
  give: 'Quel élément donnez-vous\u00a0?',
  option: 'Quel gain choisissez-vous\u00a0?',
  repeat: 'Répéter la ligne\u00a0?',
  summon: 'Jouez-en une, défaussez l’autre',
  again: 'Quelle carte à nouveau\u00a0?',
  copy: 'Quelle ligne copiez-vous\u00a0?',
  study: 'Quelle créature étudiez-vous\u00a0?',
  bonus: 'Que vous apporte la paire\u00a0?',
  realise: 'Que payez-vous\u00a0?',
  waive: 'Quel élément gardez-vous\u00a0?',
  final: 'Choisissez votre projet final',
}

const setups: Readonly<Record<SetupKind, string>> = { initiation: 'Initiation', normal: 'Normale', expert: 'Expert' }
const lengths: Readonly<Record<Length, string>> = { long: 'Année entière', short: 'Année courte' }
const grades: Readonly<Record<Grade, string>> = { none: 'non réussi', pass: 'réussi', good: 'bien', honours: 'avec félicitations' }

const element = (kind: Element | 'any', count: number): string => f.count(count, elementForms[kind][0], elementForms[kind][1])

function bundle(elements: Bundle): string {
  const items = ELEMENTS.filter((kind) => (elements[kind] ?? 0) > 0).map((kind) => element(kind, elements[kind] ?? 0))
  return items.length === 0 ? 'rien' : f.and(items)
}

export const names: Names = {
  language: 'fr',
  format: f,
  nothing: 'rien',
  elementForms,
  element,
  bundle,
  anyElements: (n) => (n === 1 ? '1 élément quelconque' : `${n} éléments quelconques`),
  elements: (n) => f.count(n, 'élément', 'éléments'),
  creatures,
  columns,
  cells,
  spots,
  decks,
  letter: (letter) => `deck ${letter}`,
  phases,
  phaseShort,
  prompts,
  setups,
  lengths,
  grades,
  card: (card, number) => `${card === undefined ? 'Carte' : creatures[card.creature].name} ${number}`,
  final: (id, main) => `Projet final ${id}${main.length === 0 ? '' : ` (${f.and(main.map((kind) => elementForms[kind][0]))})`}`,
  ordinal: (n) => (n === 1 ? '1re' : `${n}e`),
  points: (n) => f.count(n, 'point', 'points'),
  cubes: (n) => f.count(n, 'cube', 'cubes'),
  cards: (n) => f.count(n, 'carte', 'cartes'),
  steps: (n) => f.count(n, 'étape', 'étapes'),
  times: (n) => `${n} fois`,
}
