/**
 * A card, large: its picture, its effect in words, who used it, what it costs to use it, and one button that says what happens.
 * Where a line may be chosen, the lines are the choices; where nothing may be done, it says why not.
 */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { Seat } from '../../../core/game.ts'
import { type Card, type CardNumber, COLUMNS, type InPlay, type Line } from '../../../games/fairy-school/types.ts'
import { wordsOf } from '../../../games/fairy-school/words.ts'
import { cardFact } from '../../../text/fairy-school/facts.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { useDragDown } from '../../kit/drag.ts'
import { Art, Cube, Medal, Seal, Sign, Token } from './art.tsx'
import { Effect } from './effects.tsx'
import { completedBy, fairyOf, givenBy, usersOf } from './facts.ts'
import { waysOf } from './light.ts'
import { useStanding } from './projects.tsx'
import { show } from './show.ts'
import { type Option, type Table, useTable } from './table.ts'

interface At {
  readonly card: CardNumber
  readonly of: Seat
}

/** The card where it lies in play, if it does. */
const playedAt = ({ view }: Table, { card, of }: At): InPlay | undefined => {
  const fairy = fairyOf(view, of)
  return fairy.shared.find((each) => each.card === card) ?? fairy.personal.find((each) => each.card === card)
}

const lineIn = ({ words }: Option): number | null => ('activate' in words || 'copy' in words ? words.line : null)

/** What one button does, in a word. */
function verbOf({ view, me, w }: Table, { words, text }: Option): string {
  if ('activate' in words) return fairyOf(view, me).step === 'again' ? w.act.again : w.act.activate
  if ('copy' in words) return w.act.copy
  if ('realise' in words) return w.act.realise
  if ('summon' in words) return w.act.summon
  if ('keep' in words) return w.act.keep
  if ('take' in words) return w.act.take
  return text.title
}

/** Whose card it is and where it lies. */
function Owner({ card, of }: At) {
  const table = useTable()
  const { view, me, w, name } = table
  const shared = fairyOf(view, of).shared.some((each) => each.card === card)
  const words =
    of !== me ? (shared ? w.sharesWithYou(name(of)) : name(of)) : shared ? w.youShare : playedAt(table, { card, of }) ? w.yoursAlone : ''
  if (words === '') return null
  return (
    <span class="owner">
      <Seal seat={of} />
      {words}
    </span>
  )
}

function Users({ card }: { readonly card: InPlay }) {
  const { me, ctx, t, w } = useTable()
  const users = usersOf(card)
  return (
    <span class="users">
      {users.map((seat) => (
        <Cube key={seat} seat={seat} />
      ))}
      <small>
        {users.length === 0 ? w.unused : w.usedBy(t.names.format.and(users.map((seat) => (seat === me ? w.byYou : ctx.name(seat)))))}
      </small>
    </span>
  )
}

/** One line of a card in pictures and words; a choice where it may be taken. */
function LineRow({
  line,
  way,
  on,
  pick,
}: {
  readonly line: Line
  readonly way: Option | undefined
  readonly on: boolean
  readonly pick?: () => void
}) {
  const { t, w } = useTable()
  const face = (
    <>
      <span class="fxs">
        <Effect line={line} />
      </span>
      <b>{t.line(line)}</b>
    </>
  )
  if (!pick) return <li class="line">{face}</li>
  return (
    <li>
      <button
        type="button"
        class={`line${on ? ' on' : ''}`}
        aria-pressed={on}
        aria-disabled={!way}
        aria-label={`${t.line(line)}${way ? '' : `, ${w.impossible}`}`}
        onClick={() => way && pick()}
      >
        {face}
        <i class="radio" />
      </button>
    </li>
  )
}

const Fact = ({ sign, children }: { readonly sign: ComponentChildren; readonly children: ComponentChildren }) => (
  <li>
    <span class="sign-of">{sign}</span>
    <span>{children}</span>
  </li>
)

/** What using a line takes and brings, as facts. */
function UseFacts({ at, way }: { readonly at: At; readonly way: Option }) {
  const { view, me, ctx, t, w, name } = useTable()
  const fairy = fairyOf(view, me)
  const { words } = way
  if (!('activate' in words)) return null
  const lines = cardFact(at.card, ctx).card?.lines.slice(words.line, words.line + 1) ?? []
  const completes = completedBy(fairy, lines)
  const project = completes && cardFact(completes.what, ctx).card
  const given = [...givenBy(lines)]
  const useful = given.some((kind) => fairy.quotes.some((quote) => (quote.missing[kind] ?? 0) > 0))
  return (
    <ul class="facts">
      <Fact sign={<Cube seat={me} />}>{at.of === me ? w.costsCubeOwn : w.costsCube(name(at.of), fairy.supply - 1)}</Fact>
      {at.of !== me && <Fact sign={<Sign name="heart" cls="heart" />}>{w.helps(name(at.of))}</Fact>}
      {project ? (
        <Fact sign={<Medal creature={project.creature} />}>{w.completes(t.card(project).title)}</Fact>
      ) : (
        given[0] && !useful && <Fact sign={<Token kind={given[0]} />}>{w.nothingYouLack}</Fact>
      )}
    </ul>
  )
}

/** A project's price, and how it would be met. */
function PriceFacts({ card }: { readonly card: Card }) {
  const { view, me, t, w } = useTable()
  const quote = fairyOf(view, me).quotes.find((each) => each.what === card.number)
  if (!card.cost) return null
  return (
    <ul class="facts price-facts">
      <li>
        <span class="price">
          {COLUMNS.filter((kind) => card.cost?.[kind]).map((kind) => (
            <Token key={kind} kind={kind} n={card.cost?.[kind] ?? 0} always />
          ))}
        </span>
        <span>{w.payPlain(t.names.bundle(card.cost))}</span>
      </li>
      {quote && <HowPaid quote={quote} />}
    </ul>
  )
}

function HowPaid({ quote }: { readonly quote: Parameters<typeof useStanding>[0] }) {
  const { t, w } = useTable()
  const state = useStanding(quote)
  const exchanged = COLUMNS.filter((kind) => quote.exchanged[kind])
  const how = quote.payable
    ? [
        ...(quote.discount > 0 ? [w.payDiscount(quote.discount)] : []),
        ...(quote.jokers > 0 ? [w.payJokers(quote.jokers)] : []),
        ...(exchanged.length > 0 ? [w.payExchanged(t.names.bundle(quote.exchanged))] : []),
      ]
    : []
  return <Fact sign={<Sign name={quote.payable ? 'check' : 'lock'} cls={quote.payable ? 'good' : ''} />}>{[state, ...how].join(', ')}</Fact>
}

/** Why the card cannot be used now, with its rule. */
function WhyNot({ at }: { readonly at: At }) {
  const { model, moment, me, t, ctx, w, shell } = useTable()
  const refused = moment ? [] : (model.decision.value?.refused ?? [])
  const about = refused.filter(({ move }) => waysOf([{ words: wordsOf(move) }], at.card, at.of, me).length > 0)
  const first = about[0]
  if (!first) return null
  return (
    <p class="whynot">
      <span>{t.refusal(first.code, first.params, ctx)}</span>
      <Button kind="text" icon="book" onClick={() => shell.rule(first.rule)}>
        {w.theRule}
      </Button>
    </p>
  )
}

function Lines({
  card,
  ways,
  chosen,
  pick,
}: {
  readonly card: Card
  readonly ways: readonly Option[]
  readonly chosen: number
  readonly pick: (line: number) => void
}) {
  const { w } = useTable()
  const choosing = ways.some((way) => lineIn(way) !== null) && card.lines.length > 1
  return (
    <>
      {card.lines.length > 1 && <p class="either">{choosing ? w.oneOfLines : w.oneLine}</p>}
      <ul class="lines">
        {card.lines.map((line, k) => {
          const way = ways.find((each) => lineIn(each) === k)
          return <LineRow key={k} line={line} way={way} on={choosing && k === chosen} {...(choosing ? { pick: () => pick(k) } : {})} />
        })}
      </ul>
    </>
  )
}

/** The foot: one button that says what happens, for each way there is beside the lines. */
function Acts({ ways, line }: { readonly ways: readonly Option[]; readonly line: number }) {
  const table = useTable()
  const { w, t, ctx, desk, play } = table
  const shown = ways.filter((way) => lineIn(way) === null || lineIn(way) === line)
  const noteOf = (way: Option) => {
    const n = lineIn(way)
    if (n === null) return way.text.detail
    const { words } = way
    const number = 'activate' in words ? words.activate : 'copy' in words ? words.copy : 0
    const of = cardFact(number, ctx).card?.lines[n]
    return of ? t.line(of) : ''
  }
  return (
    <div class="acts">
      <Button onClick={() => show(desk, null)}>{shown.length > 0 ? w.notNow : w.close}</Button>
      {shown.map((way) => (
        <Button key={way.move} kind="primary" note={noteOf(way)} aria-label={way.text.label} onClick={() => play(way.move)}>
          {verbOf(table, way)}
        </Button>
      ))}
    </div>
  )
}

/** The sheet of a card. */
export function CardSheet(at: At) {
  const table = useTable()
  const { me, ctx, t, i, desk, options } = table
  const id = useId()
  const close = () => show(desk, null)
  const drag = useDragDown(close)
  const ways = waysOf(options, at.card, at.of, me)
  const first = ways.map(lineIn).find((line) => line !== null) ?? 0
  const chosen = useSignal<number | null>(null)
  const line = chosen.value ?? first
  const card = cardFact(at.card, ctx).card
  const played = playedAt(table, at)
  const way = ways.find((each) => lineIn(each) === line)
  if (!card) return null
  return (
    <Dialog class="sheet cardsheet" labelledBy={id} onClose={close}>
      <div class="picture" {...drag}>
        <Art creature={card.creature} />
        <Owner {...at} />
        <IconButton icon="close" label={i.common.close} onClick={close} />
      </div>
      <div class="sheet-body">
        <header>
          <h2 id={id} class="display" tabIndex={-1} autofocus>
            {t.card(card).name} <small>{card.number}</small>
          </h2>
          {played ? <Users card={played} /> : <small>{t.names.decks[card.deck]}</small>}
        </header>
        <Lines card={card} ways={ways} chosen={line} pick={(n) => (chosen.value = n)} />
        <PriceFacts card={card} />
        {way && <UseFacts at={at} way={way} />}
        {ways.length === 0 && <WhyNot at={at} />}
      </div>
      <Acts ways={ways} line={line} />
    </Dialog>
  )
}
