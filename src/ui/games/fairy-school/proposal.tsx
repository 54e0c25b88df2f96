/** An exchange that would complete a project, proposed: one tap does all of it. */
import { useMemo } from 'preact/hooks'
import type { Move } from '../../../core/game.ts'
import { COLUMNS, type Quote } from '../../../games/fairy-school/types.ts'
import { cardFact } from '../../../text/fairy-school/facts.ts'
import { useLater } from '../../kit/later.ts'
import { Medal, Sign, Token } from './art.tsx'
import { type Option, type Table, useTable } from './table.ts'
import { tradesOf } from './trades.ts'

/** What a tap on a proposal does. */
interface Proposal {
  readonly quote: Quote
  /** The purchase itself, which exchanges on its own; else the exchanges one by one. */
  readonly buy: Option | undefined
  readonly moves: readonly Move[]
}

const count = (quote: Quote): number => quote.jokers + COLUMNS.reduce((sum, kind) => sum + (quote.exchanged[kind] ?? 0), 0)

/** The cheapest exchange that makes a project or step payable, while exchanges are allowed; null when none does. */
function proposalOf({ view, me, ctx, options }: Table): Proposal | null {
  const first = (quotes: readonly Quote[]) => [...quotes].sort((a, b) => count(a) - count(b))[0]
  const quote = first((view.fairies[me]?.quotes ?? []).filter((q) => tradesOf(q, ctx.edition).length > 0))
  if (!quote) return null
  const moves = tradesOf(quote, ctx.edition)
  if (!options.some((o) => o.move === moves[0])) return null
  const buy = options.find(({ words }) => (quote.what === 0 ? 'step' in words : 'realise' in words && words.realise === quote.what))
  return { quote, buy, moves }
}

/** Plays moves one after another, as long as each is still offered. */
async function playAll({ model }: Table, moves: readonly Move[]): Promise<void> {
  for (const move of moves) if (!model.decision.value?.choices.includes(move) || !(await model.play(move))) return
}

/** The chip; nothing when there is nothing to propose. */
export function ProposalChip() {
  const table = useTable()
  const { view, ctx, t, w, play } = table
  const proposal = useMemo(() => proposalOf(table), [view, table.options])
  // All above it makes room for it: that waits for the picture of the choices.
  const room = useLater(proposal !== null)
  if (!proposal || !room) return null
  const { quote, buy, moves } = proposal
  const card = cardFact(quote.what, ctx).card
  const title = card ? t.card(card).name : w.finalProject
  const given = quote.jokers > 0 ? { ...quote.exchanged, air: (quote.exchanged.air ?? 0) + quote.jokers } : quote.exchanged
  const short = w.suggestion(title, t.names.bundle(quote.missing))
  const act = () => (buy ? play(buy.move) : void playAll(table, moves))
  return (
    <section class="proposal" aria-label={w.exchange}>
      {card && <Medal creature={card.creature} />}
      <p>{short}</p>
      <button type="button" aria-label={`${short}. ${w.tradeFor(t.names.bundle(given), t.names.bundle(quote.missing))}`} onClick={act}>
        <b>{w.trade}</b>
        {COLUMNS.filter((kind) => given[kind]).map((kind) => (
          <Token key={kind} kind={kind} n={given[kind] ?? 0} always />
        ))}
        <Sign name="arrow" />
        {COLUMNS.filter((kind) => quote.missing[kind]).map((kind) => (
          <Token key={kind} kind={kind} n={quote.missing[kind] ?? 0} />
        ))}
      </button>
    </section>
  )
}
