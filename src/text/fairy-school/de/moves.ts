/** German sentences for moves. */
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
const priced = (fact: CardFact) => (fact.card?.cost === undefined ? effect(fact) : `kostet ${bundle(fact.card.cost)}. ${effect(fact)}`)
const lineOf = (use: UseFact) => (use.line === undefined ? names.nothing : effects.line(use.line))
const owned = (use: UseFact, ctx: TextContext) => (use.mine ? `Eigene Karte ${title(use)}` : `${title(use)} von ${ctx.name(use.of)}`)

function payment(quote: Quote | undefined): string {
  if (quote === undefined) return ''
  const how = [
    ...(quote.discount > 0 ? [`${names.elements(quote.discount)} weniger durch Nachlass`] : []),
    ...(quote.jokers > 0 ? [`${element('air', quote.jokers)} als Ersatz`] : []),
    ...(Object.keys(quote.exchanged).length > 0 ? [`durch Tausch von ${bundle(quote.exchanged)}`] : []),
  ]
  return [`zahle ${bundle(quote.price)}`, ...how].join(', ')
}

const stops: Readonly<Record<StopWhat, readonly [string, string]>> = {
  repeat: ['Genug', 'die Zeile nicht wiederholen'],
  study: ['Nichts studieren', 'die Karten werden trotzdem abgelegt'],
  waive: ['Jetzt zahlen', 'den Rest des Nachlasses behalten'],
}

const ready: Readonly<Record<string, string>> = {
  starting: 'deine ersten Karten bleiben so',
  planning: 'dein Wald bleibt so',
  activation: 'nichts mehr aktivieren',
  realisation: 'deine Elemente behalten',
  spending: 'deine Elemente behalten',
}

/** What a place in the forest is for (FS-CARD-10). */
const use = (cell: Cell): string =>
  `${cell.startsWith('top') ? 'Nachbarn können sie nutzen' : 'niemand sonst nutzt sie'}${cell === 'top-earth' || cell === 'bottom-water' ? ', oder zum Studieren' : ''}`

export const moves: MoveTexts = {
  deal: () => ['Karten werden ausgeteilt', ''],
  order: (m, ctx) => ['Das Los entscheidet', format.and(m.order.map((seat) => ctx.name(seat)))],
  keep: (m) => [title(m.card), priced(m.card), `${title(m.card)} behalten: ${priced(m.card)}`],
  projects: (m) => [titles(m.cards), '', `Die Projekte ${titles(m.cards)} wählen`],
  take: (m) => [title(m.card), priced(m.card), `${title(m.card)} nehmen: ${priced(m.card)}`],
  place: (m) => [title(m.card), names.spots[m.cell], `${title(m.card)} legen: ${names.cells[m.cell]}, ${use(m.cell)}`],
  ready: (m) => ['Fertig', ready[m.phase] ?? 'nichts mehr'],
  columns: (m) => {
    const list = format.and(m.columns.map((column) => names.columns[column]))
    const cost = Object.keys(m.cost).length === 0 ? 'kostenlos' : `zahle ${bundle(m.cost)}${m.exchanging ? ' durch Tausch' : ''}`
    return [list, cost, `${list} spielen: ${cost}. Geteilt: ${titles(m.shared)}. Nur für dich: ${titles(m.personal)}`]
  },
  activate: (m, ctx) => [
    title(m.use),
    lineOf(m.use),
    `${owned(m.use, ctx)} ${m.again ? 'noch einmal aktivieren' : 'aktivieren'}: ${lineOf(m.use)}${m.use.mine ? '' : `. Der Würfel bleibt bei ${ctx.name(m.use.of)}`}`,
  ],
  copy: (m, ctx) => [title(m.use), lineOf(m.use), `${owned(m.use, ctx)} kopieren: ${lineOf(m.use)}`],
  give: (m) => [`${element(m.element, 1)} abgeben`, `du hast ${m.have}; noch abzugeben: ${m.left}`],
  option: (m) => [bundle(m.gain), '', `${bundle(m.gain)} erhalten`],
  repeat: (m) => ['Noch einmal', m.line === undefined ? '' : effects.line({ ...m.line, max: 1 })],
  stop: (m) => stops[m.what],
  summon: (m) => [title(m.card), effect(m.card), `${title(m.card)} in deinen eigenen Bereich spielen: ${effect(m.card)}`],
  study: (m) => {
    const creature = m.card.card === undefined ? title(m.card) : names.creatures[m.card.card.creature].the
    const gain = m.bonus === null ? '2 Punkte' : `2 Punkte und ${element(m.bonus, 1)} für das Paar`
    const short = m.bonus === null ? '2 Punkte' : `2 Punkte, +${element(m.bonus, 1)}`
    return [
      m.card.card === undefined ? title(m.card) : names.creatures[m.card.card.creature].name,
      short,
      `${creature} studieren (${title(m.card)}): ${gain}`,
    ]
  },
  bonus: (m) => [element(m.element, 1), 'für das Paar', `${element(m.element, 1)} für das Paar erhalten`],
  exchange: (m) => [`Gegen ${element(m.element, 1)} tauschen`, `gib ${names.anyElements(m.rate)}`],
  joker: (m) => [`Luft wird zu ${names.elementForms[m.element][0]}`, `1 Luft gegen ${element(m.element, 1)}`],
  realise: (m) => [title(m.card), payment(m.quote), `${title(m.card)} verwirklichen: ${payment(m.quote)}. Wirkung: ${effect(m.card)}`],
  step: (m) => [`Etappe ${m.step}`, payment(m.quote), `Etappe ${m.step} deines Abschlussprojekts verwirklichen: ${payment(m.quote)}`],
  waive: (m) => [`${element(m.element, 1)} weniger`, `Nachlass übrig: ${names.elements(m.left)}`],
  final: (m) => {
    const steps = m.final?.steps.map((step, i) => `Etappe ${i + 1}: ${bundle(step)}`).join('; ') ?? ''
    return [names.final(m.id, m.final?.main ?? []), steps]
  },
}
