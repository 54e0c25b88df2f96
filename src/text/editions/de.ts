/** German words of the screens where editions are entered. */
import { format } from '../format.ts'
import type { EditionText } from './en.ts'

const f = format('de')

export const text: EditionText = {
  language: 'de',
  title: 'Eigene Ausgaben',
  lead: 'Trag ein, was auf Brett und Karten deiner Schachtel steht. Neue Tische spielen damit, und Dateien tragen es auf andere Geräte.',
  short: 'die Zahlen deiner gedruckten Schachtel',
  yours: 'Deine Ausgaben',
  fresh: 'Neue Ausgabe',
  freshNote: 'beginnt mit den Zahlen der App',
  mine: (game) => `Mein ${game}`,
  row: (name, game) => `${name} bearbeiten, ${game}`,
  changed: (when) => `geändert ${when}`,
  faults: (n) => `${f.count(n, 'Stelle passt', 'Stellen passen')} noch nicht`,
  more: (name) => `Mehr zu ${name}`,
  rename: 'Umbenennen',
  newName: 'Neuer Name',
  export: 'Exportieren',
  delete: 'Löschen',
  deleted: (name) => `${name} gelöscht. Tische behalten die Ausgabe, mit der sie gespielt werden.`,
  bringBack: 'Zurückholen',
  import: 'Ausgabe importieren',
  imported: (n) => `${f.count(n, 'Ausgabe', 'Ausgaben')} importiert`,
  alreadyThere: (n) => f.count(n, 'Ausgabe war schon da', 'Ausgaben waren schon da'),
  unreadable: (n) =>
    `${f.count(n, 'Ausgabe kann', 'Ausgaben können')} von dieser Version nicht gelesen werden. Nichts davon wird gelöscht.`,
  kept: 'Was du einträgst, ist sofort gespeichert. Tische, die schon laufen, behalten ihre Zahlen.',
  overtaken: (name: string): string =>
    `Ein anderes Fenster hat diese Ausgabe inzwischen geändert; so sieht sie jetzt aus. Was du hier eingegeben hast, ist als „${name}“ aufgehoben.`,
  asShipped: 'Alles wie in der App.',
  differ: (n) => `${f.count(n, 'Wert weicht', 'Werte weichen')} von denen der App ab.`,
  putAllBack: 'Alles zurücksetzen',
  allBack: 'Alles wieder wie in der App',
  undo: 'Rückgängig',
  wrong: (n) => `${f.count(n, 'Stelle passt', 'Stellen passen')} nicht. Bis dahin lässt sich kein Tisch decken.`,
  play: 'Damit spielen',
  playNote: 'zu einem neuen Tisch',
  draftNote: 'etwas passt noch nicht',
  ofTable: 'Ausgabe dieses Tisches',
  shipped: 'Wie in der App',
  shippedNote: 'die Zahlen, die die App mitbringt',
  pasted: 'Aus einer Datei',
  edit: 'Ausgabe eintragen',
}
