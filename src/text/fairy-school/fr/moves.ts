/** French sentences for moves. */
import type { Cell, Quote } from '../../../games/fairy-school/types.ts'
import type { MoveTexts } from '../assemble.ts'
import type { CardFact, StopWhat, UseFact } from '../facts.ts'
import type { TextContext } from '../rich.ts'
import { effects } from './effects.ts'
import { names } from './names.ts'

const { format, bundle, element } = names
const COLON = '\u00a0: '

const title = ({ card, number }: CardFact) => names.card(card, number)
const titles = (cards: readonly CardFact[]) => (cards.length === 0 ? names.nothing : format.and(cards.map(title)))
const effect = ({ card }: CardFact) => (card === undefined ? '' : effects.lines(card.lines))
const priced = (fact: CardFact) => (fact.card?.cost === undefined ? effect(fact) : `coûte ${bundle(fact.card.cost)}. ${effect(fact)}`)
const lineOf = (use: UseFact) => (use.line === undefined ? names.nothing : effects.line(use.line))
const owned = (use: UseFact, ctx: TextContext) => `${title(use)} (${use.mine ? 'à vous' : ctx.name(use.of)})`

function payment(quote: Quote | undefined): string {
  if (quote === undefined) return ''
  const how = [
    ...(quote.discount > 0 ? [`${names.elements(quote.discount)} de moins par remise`] : []),
    ...(quote.jokers > 0 ? [`${element('air', quote.jokers)} à la place d’autres`] : []),
    ...(Object.keys(quote.exchanged).length > 0 ? [`en échangeant ${bundle(quote.exchanged)}`] : []),
  ]
  return [`payer ${bundle(quote.price)}`, ...how].join(', ')
}

const stops: Readonly<Record<StopWhat, readonly [string, string]>> = {
  repeat: ['Assez', 'ne pas répéter la ligne'],
  study: ['Ne rien étudier', 'les cartes sont défaussées quand même'],
  waive: ['Payer maintenant', 'garder le reste de la remise'],
}

const ready: Readonly<Record<string, string>> = {
  starting: 'vos premières cartes restent ainsi',
  planning: 'votre forêt reste ainsi',
  activation: 'ne plus rien activer',
  realisation: 'garder vos éléments',
  spending: 'garder vos éléments',
}

/** What a place in the forest is for (FS-CARD-10). */
const use = (cell: Cell): string =>
  `${cell.startsWith('top') ? 'vos voisines peuvent l’utiliser' : 'pour vous seule'}${cell === 'top-earth' || cell === 'bottom-water' ? ', ou à étudier' : ''}`

export const moves: MoveTexts = {
  deal: () => ['Distribution des cartes', ''],
  order: (m, ctx) => ['Tirage au sort', format.and(m.order.map((seat) => ctx.name(seat)))],
  keep: (m) => [title(m.card), priced(m.card), `Garder ${title(m.card)}${COLON}${priced(m.card)}`],
  projects: (m) => [titles(m.cards), '', `Choisir les projets ${titles(m.cards)}`],
  take: (m) => [title(m.card), priced(m.card), `Prendre ${title(m.card)}${COLON}${priced(m.card)}`],
  place: (m) => [title(m.card), names.spots[m.cell], `Placer ${title(m.card)} en ${names.cells[m.cell]}${COLON}${use(m.cell)}`],
  ready: (m) => ['Prêt', ready[m.phase] ?? 'rien de plus'],
  columns: (m) => {
    const list = format.and(m.columns.map((column) => `la ${names.columns[column]}`))
    const cost = Object.keys(m.cost).length === 0 ? 'gratuit' : `payer ${bundle(m.cost)}${m.exchanging ? ' par échange' : ''}`
    return [
      format.and(m.columns.map((column) => names.columns[column])),
      cost,
      `Jouer ${list}${COLON}${cost}. Partagées${COLON}${titles(m.shared)}. Rien que pour vous${COLON}${titles(m.personal)}`,
    ]
  },
  activate: (m, ctx) => [
    title(m.use),
    lineOf(m.use),
    `${m.again ? 'Activer à nouveau' : 'Activer'} ${owned(m.use, ctx)}${COLON}${lineOf(m.use)}${m.use.mine ? '' : `. Le cube reste chez ${ctx.name(m.use.of)}`}`,
  ],
  copy: (m, ctx) => [title(m.use), lineOf(m.use), `Copier ${owned(m.use, ctx)}${COLON}${lineOf(m.use)}`],
  give: (m) => [`Donner ${element(m.element, 1)}`, `vous en avez ${m.have}\u00a0; encore à donner${COLON}${m.left}`],
  option: (m) => [bundle(m.gain), '', `Gagner ${bundle(m.gain)}`],
  repeat: (m) => ['Encore une fois', m.line === undefined ? '' : effects.line({ ...m.line, max: 1 })],
  stop: (m) => stops[m.what],
  summon: (m) => [title(m.card), effect(m.card), `Jouer ${title(m.card)} dans votre zone personnelle${COLON}${effect(m.card)}`],
  study: (m) => {
    const creature = m.card.card === undefined ? title(m.card) : names.creatures[m.card.card.creature].the
    const gain = m.bonus === null ? '2 points' : `2 points et ${element(m.bonus, 1)} pour la paire`
    const short = m.bonus === null ? '2 points' : `2 points, +${element(m.bonus, 1)}`
    return [
      m.card.card === undefined ? title(m.card) : names.creatures[m.card.card.creature].name,
      short,
      `Étudier ${creature} (${title(m.card)})${COLON}${gain}`,
    ]
  },
  bonus: (m) => [element(m.element, 1), 'pour la paire', `Gagner ${element(m.element, 1)} pour la paire`],
  exchange: (m) => [`Échanger contre ${element(m.element, 1)}`, `donner ${names.anyElements(m.rate)}`],
  joker: (m) => [`Air en ${names.elementForms[m.element][0]}`, `1 air contre ${element(m.element, 1)}`],
  realise: (m) => [title(m.card), payment(m.quote), `Réaliser ${title(m.card)}${COLON}${payment(m.quote)}. Effet${COLON}${effect(m.card)}`],
  step: (m) => [`Étape ${m.step}`, payment(m.quote), `Réaliser l’étape ${m.step} de votre projet final${COLON}${payment(m.quote)}`],
  waive: (m) => [`${element(m.element, 1)} de moins`, `remise restante${COLON}${names.elements(m.left)}`],
  final: (m) => {
    const steps = m.final?.steps.map((step, i) => `étape ${i + 1}${COLON}${bundle(step)}`).join('\u00a0; ') ?? ''
    return [names.final(m.id, m.final?.main ?? []), steps]
  },
}
