/** German words of the screen from which sessions beside a boxed game begin. */
import { format } from '../format.ts'
import type { CompanionText } from './en.ts'

const f = format('de')

export const text: CompanionText = {
  language: 'de',
  title: 'Am echten Spielbrett',
  lead: 'Das echte Brett liegt auf dem Tisch. Die App führt Buch, würfelt, zieht und rechnet ab; jeder Eintrag lässt sich zurücknehmen.',
  resume: 'Weiter',
  sessions: 'Eure Runden',
  session: (names, game, where) => `Weiter mit ${names}: ${game}, ${where}`,
  at: {
    rounds: (n) => `Runde ${n}`,
    months: (n, part) => {
      if (!part) return `${n}. Monat`
      const trimester = part.at === 'last' ? 'Letztes Trimester' : `${part.at}. Trimester`
      return part.round > 0 ? `${trimester}, ${part.round}. Monat` : trimester
    },
  },
  over: 'beendet',
  remove: (names) => `Die Partie von ${names} löschen`,
  export: (names) => `Die Partie von ${names} als Datei exportieren`,
  import: 'Partie importieren',
  editions: 'Eigene Ausgaben',
  editionsNote: 'Die Zahlen deiner gedruckten Schachtel eintragen',
  removed: 'Partie gelöscht',
  bringBack: 'Zurückholen',
  unreadable: (n) => `${f.count(n, 'Partie kann', 'Partien können')} von dieser Version nicht gelesen werden. Nichts davon wird gelöscht.`,
  fresh: 'Neue Partie',
  whichBox: 'Welche Schachtel liegt auf dem Tisch?',
  printed: 'Welche Zahlen sind darauf gedruckt?',
  players: 'Mitspielende',
  playersNote: 'in der Reihenfolge, in der ihr sitzt',
  name: (n) => `Name von Person ${n}`,
  unnamed: (n) => `Person ${n}`,
  crestOf: (name, crest) => `Wappen von ${name}: ${crest}`,
  whichCrest: (name) => `Welche Farbe hat ${name}?`,
  crests: {
    star: 'Stern',
    shield: 'Schild',
    clover: 'Klee',
    flame: 'Flamme',
    crescent: 'Mond',
    butterfly: 'Schmetterling',
    toadstool: 'Fliegenpilz',
    gem: 'Edelstein',
  },
  follow: 'Die App spielt mit',
  followNote: 'Sagt ihr jeden Zug an: Sie prüft die Regeln, führt alle Zahlen und spielt leere Plätze.',
  noFollow: 'Bei dieser Schachtel kann die App noch nicht mitspielen: Hier führt sie Buch.',
  add: 'Noch jemand',
  drop: (name) => `${name} spielt nicht mit`,
  begin: 'Beginnen',
  beginWith: (n) => `zu ${['', 'eins', 'zweit', 'dritt', 'viert', 'fünft', 'sechst'][n] ?? String(n)}`,
}
