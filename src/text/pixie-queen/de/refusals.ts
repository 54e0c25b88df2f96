/** German sentences for refusals. */
import type { Good } from '../../../games/pixie-queen/types.ts'
import { GOODS } from '../../../games/pixie-queen/types.ts'
import type { RefusalParams, RefusalTexts } from '../assemble.ts'
import { quoted } from './moves.ts'
import { names } from './names.ts'

const goodOf = (p: RefusalParams): Good | undefined => GOODS.find((known) => known === p.text('good'))
const counted = (good: Good | undefined, n: number) => (good === undefined ? `${n}` : names.good(good, n))
const some = (p: RefusalParams, fallback: string) => {
  const good = goodOf(p)
  return good === undefined ? fallback : names.some(good)
}
/** "kein Brot", "keine Äpfel", "keinen Honig" is avoided by "kein ... mehr" with the right ending. */
const noGood: Readonly<Record<Good, string>> = {
  apple: 'keine Äpfel',
  bread: 'kein Brot',
  honey: 'kein Honig',
  silver: 'kein Silber',
  gold: 'kein Gold',
}
const noGoodAccusative: Readonly<Record<Good, string>> = { ...noGood, honey: 'keinen Honig' }
const youHave = (p: RefusalParams) => {
  const have = p.number('have')
  return have === undefined ? '' : ` Du hast ${have}.`
}
const withNumber = (n: number | undefined, whole: (n: number) => string, fallback: string) => (n === undefined ? fallback : whole(n))
const needs = (p: RefusalParams, whole: (n: number) => string, fallback: string) =>
  withNumber(p.number('need') ?? p.number('price'), whole, fallback)
const spaceOf = (p: RefusalParams) => withNumber(p.number('space'), quoted, 'Dieses Feld')

export const refusals: RefusalTexts = {
  gameOver: () => 'Das Spiel ist aus.',
  notYourDecision: () => 'Jetzt entscheidet jemand anderes.',
  otherDecision: () => 'Zuerst ist etwas anderes zu entscheiden.',
  malformed: () => 'Das ist kein Zug dieses Spiels.',
  wrongOutcome: () => 'So können Würfel, Beutel und Plättchen nicht ausgehen.',
  skillNotOffered: () => 'Dieses Talent steht nicht zur Wahl.',
  wrongFoodCount: (p) => needs(p, (n) => `Dein Plättchen bringt genau ${n} Essen.`, 'So viel Essen bringt dein Plättchen nicht.'),
  goodNotInStock: (p) =>
    withNumber(
      p.number('have'),
      (n) => `Im Vorrat ist nur noch ${counted(goodOf(p), n)}.`,
      `Im Vorrat ist nicht genug ${some(p, 'davon')}.`,
    ),
  mustTakeAll: (p) =>
    withNumber(
      p.number('left'),
      (n) => `Im Vorrat ist nur noch ${n} Essen: dein Plättchen nimmt alles.`,
      'Du musst alles nehmen, was dein Plättchen bringt.',
    ),
  spaceOccupied: (p) => `${spaceOf(p)} wurde diese Runde schon genutzt.`,
  needDiscs: (p) => `${needs(p, (n) => `Das braucht ${names.discs(n)}.`, 'Du hast nicht genug Scheiben.')}${youHave(p)}`,
  ownSpaceUsed: () => 'Du hast dieses Feld diese Runde schon genutzt.',
  scrapsFull: () => 'Alle drei Plätze sind diese Runde belegt.',
  noDiscs: () => 'Du hast diese Runde keine Scheiben mehr.',
  alreadyPassed: () => 'Du hast gepasst: keine Aktion mehr in dieser Runde.',
  stockEmpty: (p) => {
    const good = goodOf(p)
    return `Im Vorrat ist ${good === undefined ? 'nichts davon' : noGood[good]} mehr.`
  },
  nothingToExchange: () => 'Du hast weder Essen noch Silber zum Tauschen.',
  exchangeNeedsOther: () => 'Tausche eine Art gegen eine andere.',
  goldNotExchanged: () => 'Gold kann hier weder gegeben noch genommen werden.',
  tooMany: (p) => withNumber(p.number('max'), (n) => `Zu viel: höchstens ${counted(goodOf(p), n)}.`, 'Das ist zu viel.'),
  tooFew: (p) => withNumber(p.number('min'), (n) => `Zu wenig: mindestens ${counted(goodOf(p), n)}.`, 'Das ist zu wenig.'),
  cannotConvert: (p) => `${needs(p, (n) => `Ein Gold kostet dich ${n} Silber.`, 'Du hast nicht genug Silber für ein Gold.')}${youHave(p)}`,
  goldStockEmpty: () => 'Im Vorrat ist kein Gold mehr.',
  noFoodTiles: () => 'Es ist kein Nahrungsplättchen mehr da.',
  slotTaken: () => 'Du hast schon ein Plättchen dieser Art und keinen Platz für ein zweites.',
  tileAway: (p, ctx) =>
    withNumber(
      p.number('seat'),
      (seat) => (seat === ctx.me ? 'Dieses Plättchen hast du selbst.' : `${ctx.name(seat)} hat dieses Plättchen.`),
      'Dieses Plättchen hat schon jemand.',
    ),
  wrongSplit: (p) =>
    withNumber(
      p.number('need'),
      (n) => `Verteile genau ${names.points(n)}, nur an Gegner.`,
      'Verteile genau die gewürfelten Punkte, nur an Gegner.',
    ),
  trackEnd: (p) =>
    `Du bist schon ganz oben auf ${p.text('track') === 'gold' ? 'der Goldtreppe' : p.text('track') === 'silver' ? 'der Silbertreppe' : 'dieser Treppe'}.`,
  cannotPay: (p) => `${needs(p, (n) => `Das kostet ${counted(goodOf(p), n)}.`, 'Das kannst du nicht bezahlen.')}${youHave(p)}`,
  noRingTiles: () => 'Alle sieben Ringe sind geschmiedet.',
  noPixieToRob: () => 'Kein Gegner hat einen Pixie am Schloss.',
  notOpposing: () => 'Das geht nur bei einem Gegner.',
  bagEmpty: () => 'Der Beutel ist leer.',
  tileNotThere: () => 'Dieses Plättchen ist nicht da.',
  needThreeGoods: (p) => `Du musst genau drei Güter wegwerfen.${youHave(p)}`,
  nothingToCopy: () => 'Keine genutzte Aktion lässt sich jetzt wiederholen.',
  notDoubleSpace: () => 'Nur die Aktionen 1 bis 14 lassen sich kopieren.',
  notUsedYet: (p) => `${spaceOf(p)} wurde diese Runde noch nicht genutzt.`,
  cannotCopyThis: (p) => `${spaceOf(p)} geht gerade nicht.`,
  cannotPaySpecial: (p) => {
    const good = goodOf(p)
    const need = p.number('need')
    if (good === undefined || need === undefined) return 'Du kannst nicht alles zahlen, was im Opferkorb liegt.'
    return `Der Opferkorb verlangt ${names.good(good, need)}.${youHave(p)}`
  },
  noSpecialTiles: () => 'Alle sieben Opferplättchen sind vergeben.',
  nothingToAdd: () => 'Nach dem Zahlen bliebe dir nichts zum Dazulegen.',
  alreadyFirst: () => 'Du bist nächste Runde schon zuerst dran.',
  tooFarForward: (p) =>
    withNumber(
      p.number('max'),
      (n) => `Vor dir ${names.format.plural(n, 'ist nur ein Platz', `sind nur ${n} Plätze`)}.`,
      'So viele Plätze sind nicht vor dir.',
    ),
  noPromotion: () => 'Keiner deiner Pixies kann aufsteigen.',
  chained: () => 'Dieser Bergmann ist gefesselt. Ein Brot entfernt einen Stein.',
  noPixieThere: () => 'Dort steht kein passender Pixie.',
  notAbove: (p) =>
    withNumber(
      p.number('row'),
      (n) => `Ein Pixie steigt genau eine Reihe auf: hier in Reihe ${n}.`,
      'Ein Pixie steigt genau eine Reihe auf.',
    ),
  slotBlocked: () => 'Scheiben blockieren diesen Platz, bis die Aktionen vorbei sind.',
  ownPixieThere: () => 'Dort steht schon ein eigener Pixie.',
  needApple: (p) => `Einen Pixie zu verdrängen kostet 1 Apfel.${youHave(p)}`,
  servantSlotTaken: () => 'Diese Runde steht schon ein Pixie vor der Königin.',
  notToServant: () => 'Zur Königin führt nur ein Opfer, keine Aktion.',
  ownDiscBlocks: () => 'Deine zweite Scheibe liegt auf diesem Platz.',
  neutralNoDisplace: () => 'Die dritte Farbe verdrängt niemanden.',
  mustStep: () => 'Dieser Schritt ist Pflicht.',
  noStepsLeft: () => 'Du hast keine Schritte mehr.',
  displaceOnlyForeign: () => 'Eigene Pixies kannst du nicht verdrängen.',
  noStone: () => 'Dieser Bergmann hat keinen Stein.',
  needBread: (p) => `Einen Stein zu entfernen kostet 1 Brot.${youHave(p)}`,
  notNow: () => 'Das geht in diesem Moment nicht.',
  noMercyTile: () => 'Du hast das Gnadenplättchen nicht.',
  notActive: () => 'Dort steht keiner deiner Pixies.',
  othersHaveRoom: () => 'Solange ein gegnerischer Bergmann Platz hat, kommt der Stein dorthin.',
  noRoomForStone: (p) =>
    withNumber(p.number('max'), (n) => `Ein Bergmann trägt höchstens ${names.stones(n)}.`, 'Für einen weiteren Stein ist kein Platz.'),
  noMinerThere: () => 'Dort steht kein Bergmann.',
  cubeNotInBag: () => 'Davon ist nichts im Beutel.',
  handsFull: (p) =>
    withNumber(
      p.number('max'),
      (n) => `Du opferst diese Runde höchstens ${names.format.count(n, 'Art', 'Arten')}.`,
      'Deine Hände sind voll.',
    ),
  sameTypeTwice: () => 'In jeder Hand liegt eine andere Art.',
  handOrder: () => 'Fülle deine Hände in dieser Folge: Essen, Silber, Gold.',
  notOwned: (p) => {
    const good = goodOf(p)
    return withNumber(
      p.number('have'),
      (n) => `Du hast nur ${counted(good, n)}.`,
      `Du hast ${good === undefined ? 'das nicht' : noGoodAccusative[good]}.`,
    )
  },
  alreadySealed: () => 'Deine Hand ist schon geschlossen.',
  tileNotHeld: () => 'Dieses Plättchen hast du nicht.',
  sameMiner: () => 'Beide Bergleute tragen gleich viel: wähle den ersten.',
  breadPromised: () => 'Dieses Brot brauchst du, um die Aktion zu bezahlen.',
}
