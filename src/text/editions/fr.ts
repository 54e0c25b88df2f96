/** French words of the screens where editions are entered. */
import { format } from '../format.ts'
import type { EditionText } from './en.ts'

const f = format('fr')

export const text: EditionText = {
  language: 'fr',
  title: 'Éditions à soi',
  lead: 'Saisissez ce qui est imprimé sur le plateau et les cartes de votre boîte. Les nouvelles tables se jouent avec, et des fichiers l’emportent sur d’autres appareils.',
  short: 'les nombres de votre boîte imprimée',
  yours: 'Vos éditions',
  fresh: 'Nouvelle édition',
  freshNote: 'commence avec les nombres de l’application',
  mine: (game) => `Mon ${game}`,
  row: (name, game) => `Modifier ${name}, ${game}`,
  changed: (when) => `modifiée ${when}`,
  faults: (n) => `${f.count(n, 'endroit ne va pas', 'endroits ne vont pas')} encore`,
  more: (name) => `Plus pour ${name}`,
  rename: 'Renommer',
  newName: 'Nouveau nom',
  export: 'Exporter',
  delete: 'Supprimer',
  deleted: (name) => `${name}\u00a0: supprimée. Les tables gardent l’édition avec laquelle elles se jouent.`,
  bringBack: 'Rétablir',
  import: 'Importer une édition',
  imported: (n) => f.count(n, 'édition importée', 'éditions importées'),
  alreadyThere: (n) => f.count(n, 'édition était déjà là', 'éditions étaient déjà là'),
  unreadable: (n) => `Cette version ne sait pas lire ${f.count(n, 'édition', 'éditions')}. Rien n’en est effacé.`,
  kept: 'Tout ce que vous saisissez est gardé aussitôt. Les tables en cours gardent leurs nombres.',
  overtaken: (name: string): string =>
    `Une autre fenêtre a changé cette édition entre-temps\u00a0; la voici telle qu’elle est maintenant. Ce que vous avez saisi ici est gardé sous le nom «\u00a0${name}\u00a0».`,
  asShipped: 'Tout est comme dans l’application.',
  differ: (n) => `${f.count(n, 'valeur diffère', 'valeurs diffèrent')} de celles de l’application.`,
  putAllBack: 'Tout rétablir',
  allBack: 'Tout est de nouveau comme dans l’application',
  undo: 'Annuler',
  wrong: (n) => `${f.count(n, 'endroit ne va pas', 'endroits ne vont pas')}. D’ici là, aucune table ne peut être mise.`,
  play: 'Jouer avec',
  playNote: 'vers une nouvelle table',
  draftNote: 'quelque chose ne va pas encore',
  ofTable: 'Édition de cette table',
  shipped: 'Comme dans l’application',
  shippedNote: 'les nombres que l’application apporte',
  pasted: 'D’un fichier',
  edit: 'Saisir une édition',
}
