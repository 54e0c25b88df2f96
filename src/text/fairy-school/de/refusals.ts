/** German sentences for refusals. */
import type { Cell, Element } from '../../../games/fairy-school/types.ts'
import { CELLS, ELEMENTS } from '../../../games/fairy-school/types.ts'
import type { RefusalParams, RefusalTexts } from '../assemble.ts'
import { cardFact } from '../facts.ts'
import type { TextContext } from '../rich.ts'
import { names } from './names.ts'

const elementOf = (p: RefusalParams): Element | undefined => ELEMENTS.find((known) => known === p.text('element'))
const cellOf = (p: RefusalParams): Cell | undefined => CELLS.find((known) => known === p.text('cell'))
const card = (p: RefusalParams, ctx: TextContext, otherwise = 'Diese Karte') => {
  const number = p.number('card')
  return number === undefined ? otherwise : names.card(cardFact(number, ctx).card, number)
}
const youHave = (p: RefusalParams) => (p.number('have') === undefined ? '' : ` Du hast ${p.number('have')}.`)
const withNumber = (n: number | undefined, whole: (n: number) => string, otherwise: string) => (n === undefined ? otherwise : whole(n))
const none: Readonly<Record<Element, string>> = {
  earth: 'keine Erde',
  plant: 'keine Pflanze',
  fire: 'kein Feuer',
  water: 'kein Wasser',
  air: 'keine Luft',
}

export const refusals: RefusalTexts = {
  gameOver: () => 'Das Spiel ist aus.',
  notYourDecision: () => 'Du hast jetzt nichts zu entscheiden.',
  otherDecision: () => 'Zuerst ist etwas anderes zu entscheiden.',
  malformed: () => 'Das ist kein Zug dieses Spiels.',
  wrongOutcome: () => 'So können Karten und Lose nicht ausfallen.',
  alreadySealed: () => 'Du hast dich fertig gemeldet: daran ist nichts mehr zu ändern.',
  notOffered: (p, ctx) => `${card(p, ctx)} ist nicht unter den Karten auf deiner Hand.`,
  threeProjects: (p) => withNumber(p.number('need'), (n) => `Wähle genau ${n} Projekte.`, 'Wähle genau drei Projekte.'),
  notYourProject: (p, ctx) => `${card(p, ctx)} ist keines deiner Projekte.`,
  notInCommon: (p, ctx) => `${card(p, ctx)} liegt nicht in der gemeinsamen Ablage.`,
  otherTrimester: (p, ctx) =>
    withNumber(
      p.number('trimester'),
      (n) => `${card(p, ctx)} ist kein Projekt des ${n}. Trimesters: nur solche kannst du jetzt nehmen.`,
      'Nur Projekte des laufenden Trimesters lassen sich nehmen.',
    ),
  notInHand: (p, ctx) => `${card(p, ctx)} ist nicht auf deiner Hand.`,
  cellTaken: (p) => {
    const cell = cellOf(p)
    return cell === undefined ? 'Dort liegt schon eine Karte.' : `${names.cells[cell]} ist belegt: auf ein Feld passt eine Karte.`
  },
  topRowOnly: () => 'Die ersten Karten kommen in die obere Reihe des Waldes.',
  twoCardsOnly: (p) => withNumber(p.number('max'), (n) => `Nur ${n} Karten beginnen im Wald.`, 'Nur zwei Karten beginnen im Wald.'),
  cardsLeft: (p) => withNumber(p.number('left'), (n) => `Lege erst deine Karten: ${names.cards(n)} übrig.`, 'Lege erst alle deine Karten.'),
  oneOrTwoColumns: () => 'Wähle eine Spalte oder zwei verschiedene.',
  cannotPayColumns: (p) =>
    `Diese Spalten kannst du nicht bezahlen.${withNumber(p.number('have'), (n) => ` Du hast ${names.elements(n)}.`, '')}`,
  outOfReach: (p, ctx) => `${card(p, ctx)} ist außer Reichweite: aktivieren kannst du deine Karten und die, die deine Nachbarinnen teilen.`,
  notInPlay: (p, ctx) => `${card(p, ctx)} wurde diese Runde nicht gespielt.`,
  noCubes: () => 'Du hast keine Aktivierungswürfel mehr.',
  alreadyActivated: (p, ctx) => `${card(p, ctx)} hast du diese Runde schon aktiviert.`,
  noSuchLine: (p, ctx) => `${card(p, ctx)} hat diese Zeile nicht.`,
  cannotPayLine: (p, ctx) => `Diese Zeile (${card(p, ctx, 'Karte')}) kannst du nicht bezahlen, auch nicht durch Tausch.`,
  noEffect: (p, ctx) => `Diese Zeile (${card(p, ctx, 'Karte')}) würde jetzt nichts bewirken.`,
  notActivated: (p, ctx) => `${card(p, ctx)} hast du diese Runde noch nicht aktiviert.`,
  chainCard: (p, ctx) => `${card(p, ctx)} wiederholt oder kopiert selbst andere Karten: das geht hier nicht.`,
  onlyOthersCards: () => 'Nur Karten, die andere teilen, lassen sich kopieren.',
  notOwned: (p) => {
    const kind = elementOf(p)
    return kind === undefined ? 'Dieses Element hast du nicht.' : `Du hast ${none[kind]}.`
  },
  noSuchOption: () => 'Die Zeile bietet diese Wahl nicht.',
  notSummoned: (p, ctx) => `${card(p, ctx)} ist nicht unter den Karten, die du ansiehst.`,
  notInStudyCell: (p, ctx) => `${card(p, ctx)} liegt auf keinem deiner Studierfelder.`,
  alreadyStudied: (p, ctx) => {
    const number = p.number('card')
    const creature = number === undefined ? undefined : cardFact(number, ctx).card?.creature
    return `Du hast ${creature === undefined ? 'dieses Wesen' : names.creatures[creature].the} schon studiert.`
  },
  basicOnly: () => 'Wähle Erde, Pflanze, Feuer oder Wasser: Luft ist kein Grundelement.',
  tooFewElements: (p) => {
    const kind = elementOf(p)
    const what = kind === undefined ? 'Dieser Tausch' : `Ein Tausch gegen ${names.element(kind, 1)}`
    return `${withNumber(p.number('need'), (n) => `${what} braucht ${names.elements(n)}.`, 'Du hast dafür zu wenige Elemente.')}${youHave(p)}`
  },
  noAir: (p) => `Dafür brauchst du 1 Luft.${youHave(p)}`,
  noExchangeNow: () => 'In diesem Moment lässt sich nichts tauschen.',
  twoProjectsATurn: (p) =>
    withNumber(p.number('max'), (n) => `Höchstens ${n} Projekte je Runde.`, 'Diese Runde geht kein weiteres Projekt.'),
  cannotPayProject: (p, ctx) => `${card(p, ctx, 'Dieses Projekt')} kannst du nicht bezahlen, auch nicht durch Tausch.`,
  noFinalProject: () => 'Du hast noch kein Abschlussprojekt.',
  notNextStep: (p) =>
    withNumber(p.number('next'), (n) => `Etappen gehen der Reihe nach: als Nächstes kommt Etappe ${n}.`, 'Etappen gehen der Reihe nach.'),
  stepsDone: (p) =>
    withNumber(
      p.number('have'),
      (n) => `Alle ${n} Etappen deines Abschlussprojekts sind geschafft.`,
      'Dein Abschlussprojekt ist vollendet.',
    ),
  cannotPayStep: (p) =>
    withNumber(
      p.number('step'),
      (n) => `Etappe ${n} kannst du nicht bezahlen, auch nicht durch Tausch.`,
      'Diese Etappe kannst du nicht bezahlen.',
    ),
  notInPrice: (p) => {
    const kind = elementOf(p)
    return kind === undefined ? 'Das verlangt der Preis nicht.' : `Der Preis verlangt ${none[kind]} mehr.`
  },
  needDiscount: () => 'Den Rest kannst du nicht bezahlen: nutze erst den Nachlass.',
  finalTaken: () => 'Dieses Abschlussprojekt steht nicht zur Wahl.',
}
