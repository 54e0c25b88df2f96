/** English sentences for refusals: why a move is not allowed now, with the numbers. Missing numbers shorten the sentence. */
import type { Cell, Element } from '../../../games/fairy-school/types.ts'
import { CELLS, ELEMENTS } from '../../../games/fairy-school/types.ts'
import type { RefusalParams, RefusalTexts } from '../assemble.ts'
import { cardFact } from '../facts.ts'
import type { TextContext } from '../rich.ts'
import { names } from './names.ts'

const elementOf = (p: RefusalParams): Element | undefined => ELEMENTS.find((known) => known === p.text('element'))
const cellOf = (p: RefusalParams): Cell | undefined => CELLS.find((known) => known === p.text('cell'))
/** The card's title, or something general. */
const card = (p: RefusalParams, ctx: TextContext, otherwise = 'This card') => {
  const number = p.number('card')
  return number === undefined ? otherwise : names.card(cardFact(number, ctx).card, number)
}
const youHave = (p: RefusalParams) => (p.number('have') === undefined ? '' : ` You have ${p.number('have')}.`)
/** A number from the params, or the sentence without it. */
const withNumber = (n: number | undefined, whole: (n: number) => string, otherwise: string) => (n === undefined ? otherwise : whole(n))

export const refusals: RefusalTexts = {
  gameOver: () => 'The game is over.',
  notYourDecision: () => 'You have nothing to decide now.',
  otherDecision: () => 'Something else has to be decided first.',
  malformed: () => 'This is not a move of this game.',
  wrongOutcome: () => 'Cards and lots cannot come out like that.',
  alreadySealed: () => 'You have said you are ready: this can no longer be changed.',
  notOffered: (p, ctx) => `${card(p, ctx)} is not among the cards in your hand.`,
  threeProjects: (p) => withNumber(p.number('need'), (n) => `Choose exactly ${n} projects.`, 'Choose exactly three projects.'),
  notYourProject: (p, ctx) => `${card(p, ctx)} is not one of your projects.`,
  notInCommon: (p, ctx) => `${card(p, ctx)} does not lie in the common discard.`,
  otherTrimester: (p, ctx) =>
    withNumber(
      p.number('trimester'),
      (n) => `${card(p, ctx)} is no project of trimester ${n}: only those can be taken now.`,
      'Only projects of the current trimester can be taken.',
    ),
  notInHand: (p, ctx) => `${card(p, ctx)} is not in your hand.`,
  cellTaken: (p) => {
    const cell = cellOf(p)
    return cell === undefined ? 'A card lies there already.' : `The ${names.cells[cell]} is taken: a cell holds one card.`
  },
  topRowOnly: () => 'The first cards go to the top row of the forest.',
  twoCardsOnly: (p) => withNumber(p.number('max'), (n) => `Only ${n} cards begin in the forest.`, 'Only two cards begin in the forest.'),
  cardsLeft: (p) => withNumber(p.number('left'), (n) => `Place your cards first: ${names.cards(n)} left.`, 'Place all your cards first.'),
  oneOrTwoColumns: () => 'Choose one column or two different ones.',
  cannotPayColumns: (p) => `You cannot pay for these columns.${withNumber(p.number('have'), (n) => ` You have ${names.elements(n)}.`, '')}`,
  outOfReach: (p, ctx) => `${card(p, ctx)} is out of reach: only your own cards and those your neighbours share can be activated.`,
  notInPlay: (p, ctx) => `${card(p, ctx)} was not played this turn.`,
  noCubes: () => 'You have no activation cubes left.',
  alreadyActivated: (p, ctx) => `You have activated ${card(p, ctx, 'this card')} already this turn.`,
  noSuchLine: (p, ctx) => `${card(p, ctx)} has no such line.`,
  cannotPayLine: (p, ctx) => `You cannot pay for this line of ${card(p, ctx, 'the card')}, not even with exchanges.`,
  noEffect: (p, ctx) => `This line of ${card(p, ctx, 'the card')} would do nothing now.`,
  notActivated: (p, ctx) => `You have not activated ${card(p, ctx, 'this card')} this turn.`,
  chainCard: (p, ctx) => `${card(p, ctx)} repeats or copies other cards itself: it cannot be used for this.`,
  onlyOthersCards: () => 'Only cards that others share can be copied.',
  notOwned: (p) => {
    const kind = elementOf(p)
    return kind === undefined ? 'You do not have this element.' : `You have no ${names.elementForms[kind][1]}.`
  },
  noSuchOption: () => 'The line does not offer this choice.',
  notSummoned: (p, ctx) => `${card(p, ctx)} is not among the cards you look at.`,
  notInStudyCell: (p, ctx) => `${card(p, ctx)} does not lie in one of your study cells.`,
  alreadyStudied: (p, ctx) => {
    const number = p.number('card')
    const creature = number === undefined ? undefined : cardFact(number, ctx).card?.creature
    return `You have studied ${creature === undefined ? 'this creature' : names.creatures[creature].the} already.`
  },
  basicOnly: () => 'Choose earth, plant, fire or water here: air is no basic element.',
  tooFewElements: (p) => {
    const kind = elementOf(p)
    const what = kind === undefined ? 'This exchange' : `An exchange for ${names.element(kind, 1)}`
    return `${withNumber(p.number('need'), (n) => `${what} takes ${names.elements(n)}.`, `You have too few elements for it.`)}${youHave(p)}`
  },
  noAir: (p) => `You need 1 air for this.${youHave(p)}`,
  noExchangeNow: () => 'Nothing can be exchanged at this moment.',
  twoProjectsATurn: (p) =>
    withNumber(p.number('max'), (n) => `At most ${n} projects can be realised in a turn.`, 'No more projects can be realised this turn.'),
  cannotPayProject: (p, ctx) => `You cannot pay for ${card(p, ctx, 'this project')}, not even with exchanges.`,
  noFinalProject: () => 'You have no final project yet.',
  notNextStep: (p) =>
    withNumber(p.number('next'), (n) => `Steps are realised in order: step ${n} is next.`, 'Steps are realised in order.'),
  stepsDone: (p) =>
    withNumber(p.number('have'), (n) => `All ${n} steps of your final project are done.`, 'All steps of your final project are done.'),
  cannotPayStep: (p) =>
    withNumber(p.number('step'), (n) => `You cannot pay for step ${n}, not even with exchanges.`, 'You cannot pay for this step.'),
  notInPrice: (p) => {
    const kind = elementOf(p)
    return kind === undefined ? 'The price does not ask for this.' : `The price asks for no more ${names.elementForms[kind][1]}.`
  },
  needDiscount: () => 'You cannot pay the rest: use your discount first.',
  finalTaken: () => 'This final project is not on offer.',
}
