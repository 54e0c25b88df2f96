/** One card in a sheet: what is printed on it, and its effects put together part by part. Every change applies at once. */
import { CARD, isProject } from '../../../../games/fairy-school/edition-limits.ts'
import { type Card, CELLS, CREATURES, DECKS, type Element, LETTERS } from '../../../../games/fairy-school/types.ts'
import { Button } from '../../../kit/button.tsx'
import { Segmented } from '../../../kit/choice.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { toast } from '../../../kit/toast.tsx'
import { Medal, Token } from '../art.tsx'
import { Face } from './cards.tsx'
import { canCopy, freeNumber, inDeck, inLetter, isOwn, keptBy, shippedCard, withCard, withCopy, withLines, withoutCard } from './change.ts'
import { useDesk } from './desk.ts'
import { cardPath } from './filter.ts'
import { moved, NEW_LINE, withAmount } from './line.ts'
import { LineEdit } from './lineedit.tsx'
import { FaultLine, Faults, Pad, Walk } from './pieces.tsx'
import { worthOf } from './worth.ts'

interface Props {
  readonly card: Card
  readonly at: number
  readonly onChange: (card: Card) => void
}

function PickCreature({ card, at, onChange }: Props) {
  const { t, w } = useDesk()
  return (
    <details class="fs-fold">
      <summary>
        <Medal creature={card.creature} />
        <span>
          <small>{w.creature}</small>
          <b>{t.names.creatures[card.creature].name}</b>
        </span>
        <Icon name="down" />
      </summary>
      <fieldset class="fs-beasts" aria-label={w.creature}>
        {CREATURES.map((creature) => (
          <button
            key={creature}
            type="button"
            class="pick"
            aria-pressed={creature === card.creature}
            onClick={() => onChange({ ...card, creature })}
          >
            <Medal creature={creature} />
            <span>{t.names.creatures[creature].name}</span>
          </button>
        ))}
      </fieldset>
      <Faults path={`${cardPath(at)}.creature`} />
    </details>
  )
}

function Price({ card, at, onChange }: Props) {
  const { w } = useDesk()
  const path = `${cardPath(at)}.cost`
  const take = (kind: Element, n: number) => onChange({ ...card, cost: withAmount(card.cost ?? {}, kind, n) })
  return (
    <section class="fs-part">
      <header>
        <h3>{w.price}</h3>
      </header>
      {isProject(card) && <Pad label={w.price} bundle={card.cost ?? {}} onChange={take} />}
      <Faults path={path} />
    </section>
  )
}

/** Where a card of a starting deck begins. */
const PLACES = [...CELLS.slice(0, 5), 'discard'] as const

function Place({ card, at, onChange }: Props) {
  const { t, w } = useDesk()
  return (
    <section class="fs-part">
      <header>
        <h3>{w.place}</h3>
      </header>
      <fieldset class="fs-places" aria-label={w.place}>
        {PLACES.map((place) => (
          <button
            key={place}
            type="button"
            class="pick"
            aria-pressed={place === card.place}
            onClick={() => onChange({ ...card, place })}
            {...(place === 'discard' ? {} : { 'aria-label': t.names.cells[place], title: t.names.cells[place] })}
          >
            {place === 'discard' ? w.discard : <Token kind={columnOf(place)} />}
          </button>
        ))}
      </fieldset>
      <Faults path={`${cardPath(at)}.place`} />
    </section>
  )
}

/** The element whose column a cell belongs to. */
const columnOf = (cell: (typeof CELLS)[number]): Element => {
  const kinds = ['earth', 'plant', 'air', 'fire', 'water'] as const
  return kinds.find((kind) => cell.endsWith(kind)) ?? 'air'
}

/** Number, deck, starting deck: what is printed small. */
function Printed(props: Props) {
  const { edition, t, w } = useDesk()
  const { number } = t.names.format
  const { card, at, onChange } = props
  const path = cardPath(at)
  const [less, more] = [freeNumber(edition, card.number, -1), freeNumber(edition, card.number, 1)]
  const to = (free: number | undefined) => (free === undefined ? undefined : () => onChange({ ...card, number: free }))
  const computed = worthOf(card.lines)
  const worth = (by: number) => () => onChange({ ...card, value: Math.round((card.value + by) * 10) / 10 })
  return (
    <>
      <section class="fs-part">
        <header>
          <h3>{w.deck}</h3>
        </header>
        <Segmented
          label={w.deck}
          options={DECKS.map((value) => ({ value, label: w.decks[value] }))}
          value={card.deck}
          onChange={(deck) => onChange(inDeck(card, deck))}
        />
        <Walk label={w.number} value={String(card.number)} onLess={to(less)} onMore={to(more)} />
        <Faults path={`${path}.number`} />
      </section>
      {(card.deck === 'S' || card.letter !== undefined) && (
        <section class="fs-part fs-letters">
          <header>
            <h3>{w.letter}</h3>
          </header>
          <Segmented
            label={w.letter}
            options={[{ value: '', label: w.noLetter }, ...LETTERS.map((value) => ({ value, label: value }))]}
            value={card.letter ?? ''}
            onChange={(letter) =>
              onChange(
                inLetter(
                  card,
                  LETTERS.find((each) => each === letter),
                ),
              )
            }
          />
          <Faults path={`${path}.letter`} />
        </section>
      )}
      {(card.letter !== undefined || card.place !== undefined) && <Place {...props} />}
      <section class="fs-part">
        <Walk label={w.worth} note={w.worthNote} value={number(card.value)} onLess={worth(-1)} onMore={worth(1)} />
        {computed !== card.value && Math.abs(computed - card.value) > 0.11 && (
          <Button icon="undo" onClick={() => onChange({ ...card, value: computed })}>
            {w.computed(number(computed))}
          </Button>
        )}
        <Faults path={`${path}.value`} />
      </section>
    </>
  )
}

function Effects({ card, at, onChange }: Props) {
  const { w } = useDesk()
  const { lines } = card
  const path = `${cardPath(at)}.lines`
  const several = lines.length > 1
  const put = (next: Card['lines']) => onChange(withLines(card, next))
  return (
    <section class="fs-effects" aria-label={w.effects}>
      <header>
        <h3>{w.effects}</h3>
        {several && <p>{w.effectsNote}</p>}
      </header>
      <Faults path={path} only />
      {lines.map((line, k) => (
        <section key={k} aria-label={w.line(k + 1)}>
          {several && (
            <header class="fs-which">
              <h3>{w.line(k + 1)}</h3>
              <Button kind="text" icon="trash" aria-label={w.removeLine(k + 1)} onClick={() => put(lines.filter((_, each) => each !== k))}>
                {w.remove}
              </Button>
            </header>
          )}
          <LineEdit line={line} path={`${path}[${k}]`} onChange={(next) => put(lines.map((each, n) => (n === k ? next : each)))} />
        </section>
      ))}
      <div class="row-btns">
        {lines.length < CARD.lines[1] && (
          <Button icon="plus" onClick={() => put([...lines, NEW_LINE])}>
            {w.addLine}
          </Button>
        )}
        {several && (
          <Button icon="swap" onClick={() => put(moved(lines, 0, 1))}>
            {w.swapLines}
          </Button>
        )}
      </div>
    </section>
  )
}

/** One card more like this, or this one away. */
function More({ card, at }: Props) {
  const { edition, value, t, w, change, open } = useDesk()
  const kept = keptBy(edition, card)
  const { title } = t.card(card)
  const undo = { label: w.undo, run: () => change(value) }
  const copy = () => {
    change(withCopy(value, edition, at))
    open({ kind: 'card', at: at + 1 })
    toast({ text: w.duplicated(title) })
  }
  const remove = () => {
    open(null)
    change(withoutCard(value, edition, at))
    toast({ text: w.removed(title), action: undo })
  }
  return (
    <section class="fs-more">
      <div class="row-btns">
        {canCopy(edition, card) && (
          <Button icon="plus" onClick={copy}>
            {w.duplicate}
          </Button>
        )}
        {kept === null && (
          <Button kind="danger" icon="trash" onClick={remove}>
            {w.remove}
          </Button>
        )}
      </div>
      {kept !== null && <p class="fine">{w.kept[kept]}</p>}
    </section>
  )
}

/** The sheet of a card. */
export function CardSheet({ at }: { readonly at: number }) {
  const { edition, value, t, w, i, change, open } = useDesk()
  const card = edition.cards[at]
  if (!card) return null
  const text = t.card(card)
  const close = () => open(null)
  const before = shippedCard(card.number)
  const props = { card, at, onChange: (next: Card) => change(withCard(value, edition, at, next)) }
  const back = () => {
    if (before) change(withCard(value, edition, at, before))
    toast({ text: w.backAgain(text.title), action: { label: w.undo, run: () => change(value) } })
  }
  return (
    <Sheet
      class="fs fs-sheet large"
      title={text.title}
      note={
        <>
          {text.effect}
          <FaultLine path={cardPath(at)} />
        </>
      }
      art={
        <span class="fs-preview">
          <Face card={card} />
        </span>
      }
      closeLabel={i.common.close}
      onClose={close}
      actions={
        <>
          {isOwn(card) && before && (
            <Button icon="undo" onClick={back}>
              {w.putBack}
            </Button>
          )}
          <Button kind="primary" onClick={close}>
            {i.common.done}
          </Button>
        </>
      }
    >
      <div class="fs-cols">
        <div>
          <PickCreature {...props} />
          {(isProject(card) || card.cost !== undefined) && <Price {...props} />}
          <Effects {...props} />
        </div>
        <div>
          <h3>{w.printed}</h3>
          <Printed {...props} />
          <More {...props} />
        </div>
      </div>
    </Sheet>
  )
}
