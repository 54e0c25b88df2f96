/** French sentences for refusals. */
import type { Cell, Element } from '../../../games/fairy-school/types.ts'
import { CELLS, ELEMENTS } from '../../../games/fairy-school/types.ts'
import type { RefusalParams, RefusalTexts } from '../assemble.ts'
import { cardFact } from '../facts.ts'
import type { TextContext } from '../rich.ts'
import { names } from './names.ts'

const elementOf = (p: RefusalParams): Element | undefined => ELEMENTS.find((known) => known === p.text('element'))
const cellOf = (p: RefusalParams): Cell | undefined => CELLS.find((known) => known === p.text('cell'))
const card = (p: RefusalParams, ctx: TextContext, otherwise = 'Cette carte') => {
  const number = p.number('card')
  return number === undefined ? otherwise : names.card(cardFact(number, ctx).card, number)
}
const youHave = (p: RefusalParams) => (p.number('have') === undefined ? '' : ` Vous en avez ${p.number('have')}.`)
const withNumber = (n: number | undefined, whole: (n: number) => string, otherwise: string) => (n === undefined ? otherwise : whole(n))
/** "pas de terre", "pas d’eau". */
const without: Readonly<Record<Element, string>> = {
  earth: 'de terre',
  plant: 'de végétal',
  fire: 'de feu',
  water: 'd’eau',
  air: 'd’air',
}

export const refusals: RefusalTexts = {
  gameOver: () => 'La partie est finie.',
  notYourDecision: () => 'Vous n’avez rien à décider maintenant.',
  otherDecision: () => 'Il y a d’abord autre chose à décider.',
  malformed: () => 'Ce n’est pas un coup de ce jeu.',
  wrongOutcome: () => 'Les cartes et le sort ne peuvent pas donner cela.',
  alreadySealed: () => 'Vous avez dit avoir fini\u00a0: cela ne change plus.',
  notOffered: (p, ctx) => `${card(p, ctx)} n’est pas parmi les cartes que vous avez en main.`,
  threeProjects: (p) => withNumber(p.number('need'), (n) => `Choisissez exactement ${n} projets.`, 'Choisissez exactement trois projets.'),
  notYourProject: (p, ctx) => `${card(p, ctx)} n’est pas un de vos projets.`,
  notInCommon: (p, ctx) => `${card(p, ctx)} n’est pas dans la défausse commune.`,
  otherTrimester: (p, ctx) =>
    withNumber(
      p.number('trimester'),
      (n) => `${card(p, ctx)} n’est pas un projet du trimestre ${n}\u00a0: seuls ceux-là peuvent être pris.`,
      'Seuls les projets du trimestre en cours peuvent être pris.',
    ),
  notInHand: (p, ctx) => `${card(p, ctx)} n’est pas dans votre main.`,
  cellTaken: (p) => {
    const cell = cellOf(p)
    return cell === undefined ? 'Une carte s’y trouve déjà.' : `Le ${names.cells[cell]} est occupé\u00a0: une case ne reçoit qu’une carte.`
  },
  topRowOnly: () => 'Les premières cartes vont sur la ligne du haut de la forêt.',
  twoCardsOnly: (p) =>
    withNumber(p.number('max'), (n) => `Seules ${n} cartes commencent dans la forêt.`, 'Seules deux cartes commencent dans la forêt.'),
  cardsLeft: (p) =>
    withNumber(p.number('left'), (n) => `Placez d’abord vos cartes\u00a0: il en reste ${n}.`, 'Placez d’abord toutes vos cartes.'),
  oneOrTwoColumns: () => 'Choisissez une colonne ou deux colonnes différentes.',
  cannotPayColumns: (p) =>
    `Vous ne pouvez pas payer ces colonnes.${withNumber(p.number('have'), (n) => ` Vous avez ${names.elements(n)}.`, '')}`,
  outOfReach: (p, ctx) => `${card(p, ctx)} est hors de portée\u00a0: on active ses propres cartes et celles que partagent ses voisines.`,
  notInPlay: (p, ctx) => `${card(p, ctx)} n’a pas été jouée ce tour.`,
  noCubes: () => 'Vous n’avez plus de cube d’activation.',
  alreadyActivated: (p, ctx) => `Vous avez déjà activé ${card(p, ctx, 'cette carte')} ce tour.`,
  noSuchLine: (p, ctx) => `${card(p, ctx)} n’a pas cette ligne.`,
  cannotPayLine: (p, ctx) => `Vous ne pouvez pas payer cette ligne (${card(p, ctx, 'carte')}), même en échangeant.`,
  noEffect: (p, ctx) => `Cette ligne ne ferait rien maintenant (${card(p, ctx, 'carte')}).`,
  notActivated: (p, ctx) => `Vous n’avez pas activé ${card(p, ctx, 'cette carte')} ce tour.`,
  chainCard: (p, ctx) => `${card(p, ctx)} répète ou copie elle-même d’autres cartes\u00a0: elle ne convient pas ici.`,
  onlyOthersCards: () => 'Seules les cartes partagées par les autres se copient.',
  notOwned: (p) => {
    const kind = elementOf(p)
    return kind === undefined ? 'Vous n’avez pas cet élément.' : `Vous n’avez pas ${without[kind]}.`
  },
  noSuchOption: () => 'La ligne n’offre pas ce choix.',
  notSummoned: (p, ctx) => `${card(p, ctx)} n’est pas parmi les cartes que vous regardez.`,
  notInStudyCell: (p, ctx) => `${card(p, ctx)} n’est pas dans une de vos cases d’étude.`,
  alreadyStudied: (p, ctx) => {
    const number = p.number('card')
    const creature = number === undefined ? undefined : cardFact(number, ctx).card?.creature
    return `Vous avez déjà étudié ${creature === undefined ? 'cette créature' : names.creatures[creature].the}.`
  },
  basicOnly: () => 'Choisissez terre, végétal, feu ou eau\u00a0: l’air n’est pas un élément de base.',
  tooFewElements: (p) => {
    const kind = elementOf(p)
    const what = kind === undefined ? 'Cet échange' : `Un échange contre ${names.element(kind, 1)}`
    return `${withNumber(p.number('need'), (n) => `${what} demande ${names.elements(n)}.`, 'Vous avez trop peu d’éléments pour cela.')}${youHave(p)}`
  },
  noAir: (p) => `Il vous faut 1 air pour cela.${youHave(p)}`,
  noExchangeNow: () => 'On ne peut rien échanger en ce moment.',
  twoProjectsATurn: (p) =>
    withNumber(p.number('max'), (n) => `On réalise au plus ${n} projets par tour.`, 'Plus aucun projet ne peut être réalisé ce tour.'),
  cannotPayProject: (p, ctx) => `Vous ne pouvez pas payer ${card(p, ctx, 'ce projet')}, même en échangeant.`,
  noFinalProject: () => 'Vous n’avez pas encore de projet final.',
  notNextStep: (p) =>
    withNumber(
      p.number('next'),
      (n) => `Les étapes se réalisent dans l’ordre\u00a0: la prochaine est la ${n}.`,
      'Les étapes se réalisent dans l’ordre.',
    ),
  stepsDone: (p) =>
    withNumber(p.number('have'), (n) => `Les ${n} étapes de votre projet final sont faites.`, 'Votre projet final est achevé.'),
  cannotPayStep: (p) =>
    withNumber(
      p.number('step'),
      (n) => `Vous ne pouvez pas payer l’étape ${n}, même en échangeant.`,
      'Vous ne pouvez pas payer cette étape.',
    ),
  notInPrice: (p) => {
    const kind = elementOf(p)
    return kind === undefined ? 'Le prix ne demande pas cela.' : `Le prix ne demande plus ${without[kind]}.`
  },
  needDiscount: () => 'Vous ne pouvez pas payer le reste\u00a0: utilisez d’abord la remise.',
  finalTaken: () => 'Ce projet final n’est pas proposé.',
}
