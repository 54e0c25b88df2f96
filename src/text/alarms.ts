/** Words for tables and sessions that go on although something is wrong. All languages in one module: few are ever read, and only where something is. */
import type { Language } from './index.ts'

/** Why something is not kept: no room, no answer, not allowed, the store is a newer app's by now, or anything else. */
export type Trouble = 'full' | 'late' | 'denied' | 'newer' | 'other'

export interface AlarmText {
  readonly unkept: Readonly<Record<Trouble, string>>
  readonly exportNow: string
  readonly keptAgain: string
  /** It was left before it could be kept. */
  readonly left: string
  readonly back: string
  /** What a bot did, and what was done for it. */
  readonly bot: Readonly<Record<'late' | 'illegal' | 'failed', (name: string) => string>>
  /** It is not asked any more. */
  readonly rests: string
  readonly wake: string
  readonly remind: string
  readonly exportAll: string
}

/** The words in every language. */
export const alarmTexts: Readonly<Record<Language, AlarmText>> = {
  en: {
    unkept: {
      full: 'This device has no room left. Everything goes on, but is not saved.',
      late: 'The storage does not answer: close other windows of Fey Table. Everything goes on, but is not saved.',
      denied: 'This window may not save anything. Everything goes on until you close it.',
      newer: 'A newer version of Fey Table has taken over. Everything goes on, but is not saved: export it, then reload.',
      other: 'Saving fails at the moment. Everything goes on, but is not saved.',
    },
    exportNow: 'Export now',
    keptAgain: 'Everything is saved again.',
    left: 'What you left is not saved yet. It stays in this window.',
    back: 'Back to it',
    bot: {
      late: (name) => `${name} took too long: a plain move was made instead.`,
      illegal: (name) => `${name} answered against the rules: a plain move was made instead.`,
      failed: (name) => `${name} could not answer: a plain move was made instead.`,
    },
    rests: 'From now on plain moves are made at once.',
    wake: 'Ask the bot again',
    remind: 'The browser may clear your tables when space runs short. A file keeps them safe.',
    exportAll: 'Export',
  },
  fr: {
    unkept: {
      full: 'Il n’y a plus de place sur cet appareil. Tout continue, mais rien n’est enregistré.',
      late: 'Le stockage ne répond pas\u00a0: fermez les autres fenêtres de Fey Table. Tout continue, mais rien n’est enregistré.',
      denied: 'Cette fenêtre ne peut rien enregistrer. Tout continue jusqu’à ce que vous la fermiez.',
      newer:
        'Une version plus récente de Fey Table a pris le relais. Tout continue, mais rien n’est enregistré\u00a0: exportez, puis rechargez.',
      other: 'L’enregistrement échoue en ce moment. Tout continue, mais rien n’est enregistré.',
    },
    exportNow: 'Exporter maintenant',
    keptAgain: 'Tout est de nouveau enregistré.',
    left: 'Ce que vous avez quitté n’est pas encore enregistré. Cela reste dans cette fenêtre.',
    back: 'Y revenir',
    bot: {
      late: (name) => `${name} a trop tardé\u00a0: un coup simple a été joué à sa place.`,
      illegal: (name) => `${name} a répondu contre les règles\u00a0: un coup simple a été joué à sa place.`,
      failed: (name) => `${name} n’a pas pu répondre\u00a0: un coup simple a été joué à sa place.`,
    },
    rests: 'Désormais, des coups simples sont joués aussitôt.',
    wake: 'Redemander au robot',
    remind: 'Le navigateur peut effacer vos tables quand la place manque. Un fichier les garde en sûreté.',
    exportAll: 'Exporter',
  },
  de: {
    unkept: {
      full: 'Auf diesem Gerät ist kein Platz mehr. Alles geht weiter, wird aber nicht gespeichert.',
      late: 'Der Speicher antwortet nicht: Schließe andere Fenster von Fey Table. Alles geht weiter, wird aber nicht gespeichert.',
      denied: 'Dieses Fenster darf nichts speichern. Alles geht weiter, bis du es schließt.',
      newer:
        'Eine neuere Version von Fey Table hat übernommen. Alles geht weiter, wird aber nicht gespeichert: exportieren, dann neu laden.',
      other: 'Das Speichern misslingt gerade. Alles geht weiter, wird aber nicht gespeichert.',
    },
    exportNow: 'Jetzt exportieren',
    keptAgain: 'Alles ist wieder gespeichert.',
    left: 'Was du verlassen hast, ist noch nicht gespeichert. Es bleibt in diesem Fenster.',
    back: 'Dorthin zurück',
    bot: {
      late: (name) => `${name} hat zu lange gebraucht: Stattdessen wurde ein einfacher Zug gemacht.`,
      illegal: (name) => `${name} hat gegen die Regeln geantwortet: Stattdessen wurde ein einfacher Zug gemacht.`,
      failed: (name) => `${name} konnte nicht antworten: Stattdessen wurde ein einfacher Zug gemacht.`,
    },
    rests: 'Von jetzt an werden sofort einfache Züge gemacht.',
    wake: 'Den Bot wieder fragen',
    remind: 'Der Browser darf deine Tische löschen, wenn der Platz knapp wird. Eine Datei bewahrt sie sicher auf.',
    exportAll: 'Exportieren',
  },
}
