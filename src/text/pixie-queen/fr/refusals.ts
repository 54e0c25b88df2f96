/** French sentences for refusals. */
import type { Good } from '../../../games/pixie-queen/types.ts'
import { GOODS } from '../../../games/pixie-queen/types.ts'
import type { RefusalParams, RefusalTexts } from '../assemble.ts'
import { quoted, stair } from './moves.ts'
import { names } from './names.ts'

const goodOf = (p: RefusalParams): Good | undefined => GOODS.find((known) => known === p.text('good'))
const counted = (good: Good | undefined, n: number) => (good === undefined ? `${n}` : names.good(good, n))
/** After "plus", "pas", "assez". */
const ofGood: Readonly<Record<Good, string>> = { apple: 'de pommes', bread: 'de pain', honey: 'de miel', silver: 'd’argent', gold: 'd’or' }
const of = (p: RefusalParams, fallback: string) => {
  const good = goodOf(p)
  return good === undefined ? fallback : ofGood[good]
}
const youHave = (p: RefusalParams) => {
  const have = p.number('have')
  return have === undefined ? '' : ` Vous en avez ${have}.`
}
const withNumber = (n: number | undefined, whole: (n: number) => string, fallback: string) => (n === undefined ? fallback : whole(n))
const needs = (p: RefusalParams, whole: (n: number) => string, fallback: string) =>
  withNumber(p.number('need') ?? p.number('price'), whole, fallback)
const spaceOf = (p: RefusalParams) => withNumber(p.number('space'), quoted, 'Cette case')

export const refusals: RefusalTexts = {
  gameOver: () => 'La partie est finie.',
  notYourDecision: () => 'C’est à quelqu’un d’autre de décider.',
  otherDecision: () => 'Il faut d’abord décider d’autre chose.',
  malformed: () => 'Ce n’est pas un coup de ce jeu.',
  wrongOutcome: () => 'Dés, sac et jetons ne peuvent pas donner ce résultat.',
  skillNotOffered: () => 'Cette compétence n’est pas proposée.',
  wrongFoodCount: (p) =>
    needs(
      p,
      (n) => `Votre tuile rapporte exactement ${names.format.count(n, 'nourriture', 'nourritures')}.`,
      'Ce n’est pas ce que rapporte votre tuile.',
    ),
  goodNotInStock: (p) =>
    withNumber(
      p.number('have'),
      (n) => `Il ne reste que ${counted(goodOf(p), n)} dans la réserve.`,
      `Il n’y a pas assez ${of(p, 'de produits')} dans la réserve.`,
    ),
  mustTakeAll: (p) =>
    withNumber(
      p.number('left'),
      (n) => `Il ne reste que ${names.format.count(n, 'nourriture', 'nourritures')}\u00a0: votre tuile prend tout.`,
      'Vous devez prendre tout ce que rapporte votre tuile.',
    ),
  spaceOccupied: (p) => `${spaceOf(p)} a déjà servi ce tour-ci.`,
  needDiscs: (p) => `${needs(p, (n) => `Il faut ${names.discs(n)}.`, 'Vous n’avez pas assez de disques.')}${youHave(p)}`,
  ownSpaceUsed: () => 'Vous avez déjà utilisé cette case ce tour-ci.',
  scrapsFull: () => 'Les trois places sont prises ce tour-ci.',
  noDiscs: () => 'Vous n’avez plus de disque ce tour-ci.',
  alreadyPassed: () => 'Vous avez passé\u00a0: plus d’action ce tour-ci.',
  stockEmpty: (p) => `Il n’y a plus ${of(p, 'rien de tel')} dans la réserve.`,
  nothingToExchange: () => 'Vous n’avez ni nourriture ni argent à échanger.',
  exchangeNeedsOther: () => 'Échangez une sorte contre une autre.',
  goldNotExchanged: () => 'L’or ne peut être ni donné ni pris ici.',
  tooMany: (p) => withNumber(p.number('max'), (n) => `C’est trop\u00a0: au plus ${counted(goodOf(p), n)}.`, 'C’est trop.'),
  tooFew: (p) => withNumber(p.number('min'), (n) => `C’est trop peu\u00a0: au moins ${counted(goodOf(p), n)}.`, 'C’est trop peu.'),
  cannotConvert: (p) => `${needs(p, (n) => `Un or vous coûte ${n} argent.`, 'Vous n’avez pas assez d’argent pour un or.')}${youHave(p)}`,
  goldStockEmpty: () => 'Plus d’or dans la réserve.',
  noFoodTiles: () => 'Il ne reste aucune tuile de nourriture.',
  slotTaken: () => 'Vous avez déjà une tuile de ce type et pas de place pour une autre.',
  tileAway: (p, ctx) =>
    withNumber(
      p.number('seat'),
      (seat) => (seat === ctx.me ? 'C’est vous qui avez cette tuile.' : `${ctx.name(seat)} a cette tuile.`),
      'Quelqu’un a déjà cette tuile.',
    ),
  wrongSplit: (p) =>
    withNumber(
      p.number('need'),
      (n) => `Répartissez exactement ${names.points(n)} entre adversaires.`,
      'Répartissez exactement les points du dé entre adversaires.',
    ),
  trackEnd: (p) =>
    `Vous êtes déjà tout en haut de ${p.text('track') === 'gold' ? stair('gold') : p.text('track') === 'silver' ? stair('silver') : 'cet escalier'}.`,
  cannotPay: (p) => `${needs(p, (n) => `Cela coûte ${counted(goodOf(p), n)}.`, 'Vous ne pouvez pas payer.')}${youHave(p)}`,
  noRingTiles: () => 'Les sept anneaux sont forgés.',
  noPixieToRob: () => 'Aucun adversaire n’a de pixie au château.',
  notOpposing: () => 'Seul un adversaire peut être visé.',
  bagEmpty: () => 'Le sac est vide.',
  tileNotThere: () => 'Cette tuile n’est pas là.',
  needThreeGoods: (p) => `Il faut jeter exactement trois produits.${youHave(p)}`,
  nothingToCopy: () => 'Aucune action utilisée ce tour ne peut être refaite.',
  notDoubleSpace: () => 'Seules les actions 1 à 14 peuvent être copiées.',
  notUsedYet: (p) => `${spaceOf(p)} n’a pas servi ce tour-ci.`,
  cannotCopyThis: (p) => `${spaceOf(p)} ne peut pas se faire maintenant.`,
  cannotPaySpecial: (p) => {
    const good = goodOf(p)
    const need = p.number('need')
    if (good === undefined || need === undefined) return 'Vous ne pouvez pas payer tout ce que demande la corbeille.'
    return `La corbeille demande ${names.good(good, need)}.${youHave(p)}`
  },
  noSpecialTiles: () => 'Les sept tuiles d’offrande sont prises.',
  nothingToAdd: () => 'Une fois payé, il ne resterait rien à ajouter.',
  alreadyFirst: () => 'Vous jouez déjà en premier au tour prochain.',
  tooFarForward: (p) =>
    withNumber(
      p.number('max'),
      (n) => `Il n’y a que ${names.format.count(n, 'place', 'places')} devant vous.`,
      'Il n’y a pas autant de places devant vous.',
    ),
  noPromotion: () => 'Aucun de vos pixies ne peut monter.',
  chained: () => 'Ce mineur est enchaîné. Un pain retire une pierre.',
  noPixieThere: () => 'Aucun pixie à cet endroit.',
  notAbove: (p) =>
    withNumber(p.number('row'), (n) => `Un pixie monte d’un seul rang\u00a0: ici au rang ${n}.`, 'Un pixie monte d’un seul rang.'),
  slotBlocked: () => 'Des disques bloquent cette place jusqu’à la fin des actions.',
  ownPixieThere: () => 'Un de vos pixies y est déjà.',
  needApple: (p) => `Bousculer un pixie coûte 1 pomme.${youHave(p)}`,
  servantSlotTaken: () => 'Un pixie est déjà devant la Reine ce tour-ci.',
  notToServant: () => 'Seule une offrande mène devant la Reine, pas une action.',
  ownDiscBlocks: () => 'Votre deuxième disque occupe cette place.',
  neutralNoDisplace: () => 'La troisième couleur ne bouscule personne.',
  mustStep: () => 'Ce pas est obligatoire.',
  noStepsLeft: () => 'Il ne vous reste aucun pas.',
  displaceOnlyForeign: () => 'Vous ne pouvez pas bousculer votre propre pixie.',
  noStone: () => 'Ce mineur n’a pas de pierre.',
  needBread: (p) => `Retirer une pierre coûte 1 pain.${youHave(p)}`,
  notNow: () => 'Impossible en ce moment.',
  noMercyTile: () => 'Vous n’avez pas la tuile grâce.',
  notActive: () => 'Aucun de vos pixies n’y est.',
  othersHaveRoom: () => 'Tant qu’un mineur adverse a de la place, la pierre va chez lui.',
  noRoomForStone: (p) =>
    withNumber(p.number('max'), (n) => `Un mineur porte au plus ${names.stones(n)}.`, 'Plus de place pour une pierre.'),
  noMinerThere: () => 'Aucun mineur à cet endroit.',
  cubeNotInBag: () => 'Le sac n’en contient pas.',
  handsFull: (p) =>
    withNumber(
      p.number('max'),
      (n) => `Vous offrez au plus ${names.format.count(n, 'sorte', 'sortes')} ce tour-ci.`,
      'Vos mains sont pleines.',
    ),
  sameTypeTwice: () => 'Chaque main tient une sorte différente.',
  handOrder: () => 'Remplissez vos mains dans cet ordre\u00a0: nourriture, argent, or.',
  notOwned: (p) =>
    withNumber(p.number('have'), (n) => `Vous n’avez que ${counted(goodOf(p), n)}.`, `Vous n’avez pas ${of(p, 'ces produits')}.`),
  alreadySealed: () => 'Votre offrande est déjà fermée.',
  tileNotHeld: () => 'Vous n’avez pas cette tuile.',
  sameMiner: () => 'Les deux mineurs portent autant\u00a0: choisissez le premier.',
  breadPromised: () => 'Il vous faut ce pain pour payer l’action.',
}
