/** English sentences for moves: what a choice is called, what it costs and brings, and its full accessible name. */
import type { Cell, Quote } from '../../../games/fairy-school/types.ts'
import type { MoveTexts } from '../assemble.ts'
import type { CardFact, StopWhat, UseFact } from '../facts.ts'
import type { TextContext } from '../rich.ts'
import { effects } from './effects.ts'
import { names } from './names.ts'

const { format, bundle, element } = names

const title = ({ card, number }: CardFact) => names.card(card, number)
const titles = (cards: readonly CardFact[]) => (cards.length === 0 ? names.nothing : format.and(cards.map(title)))
const effect = ({ card }: CardFact) => (card === undefined ? '' : effects.lines(card.lines))
const priced = (fact: CardFact) => (fact.card?.cost === undefined ? effect(fact) : `costs ${bundle(fact.card.cost)}. ${effect(fact)}`)
const lineOf = (use: UseFact) => (use.line === undefined ? names.nothing : effects.line(use.line))
const whose = (use: UseFact, ctx: TextContext) => (use.mine ? 'your' : `${ctx.name(use.of)}\u2019s`)

/** A price and how it is met: "3 earth and 1 fire, using 1 air as any element". */
function payment(quote: Quote | undefined): string {
  if (quote === undefined) return ''
  const how = [
    ...(quote.discount > 0 ? [`${names.elements(quote.discount)} less by your discount`] : []),
    ...(quote.jokers > 0 ? [`${element('air', quote.jokers)} in place of others`] : []),
    ...(Object.keys(quote.exchanged).length > 0 ? [`exchanging ${bundle(quote.exchanged)}`] : []),
  ]
  return [`pay ${bundle(quote.price)}`, ...how].join(', ')
}

const stops: Readonly<Record<StopWhat, readonly [string, string]>> = {
  repeat: ['Enough', 'do not repeat the line'],
  study: ['Study nothing', 'the cards are discarded all the same'],
  waive: ['Pay now', 'keep the rest of the discount'],
}

const ready: Readonly<Record<string, string>> = {
  starting: 'your first cards stay like this',
  planning: 'your forest stays like this',
  activation: 'activate nothing more',
  realisation: 'keep your elements',
  spending: 'keep your elements',
}

/** What a place in the forest is for (FS-CARD-10). */
const use = (cell: Cell): string =>
  `${cell.startsWith('top') ? 'neighbours can use it' : 'for you alone'}${cell === 'top-earth' || cell === 'bottom-water' ? ', or you study it' : ''}`

export const moves: MoveTexts = {
  deal: () => ['Cards are dealt', ''],
  order: (m, ctx) => ['Lots are drawn', format.and(m.order.map((seat) => ctx.name(seat)))],
  keep: (m) => [title(m.card), priced(m.card), `Keep ${title(m.card)}: ${priced(m.card)}`],
  projects: (m) => [titles(m.cards), '', `Choose the projects ${titles(m.cards)}`],
  take: (m) => [title(m.card), priced(m.card), `Take ${title(m.card)}: ${priced(m.card)}`],
  place: (m) => [title(m.card), names.spots[m.cell], `Place ${title(m.card)} at the ${names.cells[m.cell]}: ${use(m.cell)}`],
  ready: (m) => ['Ready', ready[m.phase] ?? 'nothing more'],
  columns: (m) => {
    const list = format.and(m.columns.map((column) => `the ${names.columns[column]}`))
    const cost = Object.keys(m.cost).length === 0 ? 'free' : `pay ${bundle(m.cost)}${m.exchanging ? ' by exchange' : ''}`
    return [
      format.and(m.columns.map((column) => names.columns[column])),
      cost,
      `Play ${list}: ${cost}. Shared: ${titles(m.shared)}. Yours alone: ${titles(m.personal)}`,
    ]
  },
  activate: (m, ctx) => [
    title(m.use),
    lineOf(m.use),
    `${m.again ? 'Activate again' : 'Activate'} ${whose(m.use, ctx)} ${title(m.use)}: ${lineOf(m.use)}${m.use.mine ? '' : `. The cube stays with ${ctx.name(m.use.of)}`}`,
  ],
  copy: (m, ctx) => [title(m.use), lineOf(m.use), `Copy ${whose(m.use, ctx)} ${title(m.use)}: ${lineOf(m.use)}`],
  give: (m) => [`Give ${element(m.element, 1)}`, `you have ${m.have}; still to give: ${m.left}`],
  option: (m) => [bundle(m.gain), '', `Gain ${bundle(m.gain)}`],
  repeat: (m) => {
    const again = m.line === undefined ? '' : effects.line({ ...m.line, max: 1 })
    return ['Once more', again]
  },
  stop: (m) => stops[m.what],
  summon: (m) => [title(m.card), effect(m.card), `Play ${title(m.card)} into your personal zone: ${effect(m.card)}`],
  study: (m) => {
    const creature = m.card.card === undefined ? title(m.card) : names.creatures[m.card.card.creature].the
    const gain = m.bonus === null ? '2 points' : `2 points and ${element(m.bonus, 1)} for the pair`
    const short = m.bonus === null ? '2 points' : `2 points, +${element(m.bonus, 1)}`
    return [
      m.card.card === undefined ? title(m.card) : names.creatures[m.card.card.creature].name,
      short,
      `Study ${creature} (${title(m.card)}): ${gain}`,
    ]
  },
  bonus: (m) => [element(m.element, 1), 'for the pair', `Gain ${element(m.element, 1)} for the pair`],
  exchange: (m) => [`Exchange for ${element(m.element, 1)}`, `give ${names.anyElements(m.rate)}`],
  joker: (m) => [`Turn air into ${names.elementForms[m.element][1]}`, `1 air for ${element(m.element, 1)}`],
  realise: (m) => [title(m.card), payment(m.quote), `Realise ${title(m.card)}: ${payment(m.quote)}. Its effect: ${effect(m.card)}`],
  step: (m) => [`Step ${m.step}`, payment(m.quote), `Realise step ${m.step} of your final project: ${payment(m.quote)}`],
  waive: (m) => [`${element(m.element, 1)} less`, `${names.elements(m.left)} of discount left`],
  final: (m) => {
    const steps = m.final?.steps.map((step, i) => `step ${i + 1}: ${bundle(step)}`).join('; ') ?? ''
    return [names.final(m.id, m.final?.main ?? []), steps]
  },
}
