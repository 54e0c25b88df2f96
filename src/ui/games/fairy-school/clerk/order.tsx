/** Who chooses first: most kindness, then fewer elements, then lots (FS-P0-03, FS-P0-04, FS-FINAL-02). */
import { choosing, kindnessOf } from '../../../../games/fairy-school/clerk.ts'
import { drawLots } from '../../../../games/fairy-school/clerk-luck.ts'
import { ELEMENTS } from '../../../../games/fairy-school/types.ts'
import { Button } from '../../../kit/button.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Seal, Sign } from '../art.tsx'
import { useDesk } from './desk.ts'
import { NO_ELEMENTS, Pad, type Step, stepped } from './pad.tsx'

function useLots(): { readonly tied: boolean; draw(): void; readonly word: string } {
  const { c, book, session, tell } = useDesk()
  return {
    tied: choosing(book).some((group) => group.length > 1),
    draw: () => void tell((now, at) => drawLots(now.fairies.length, session.seed, at)),
    word: book.lots.length > 0 ? c.drawAgain : c.draw,
  }
}

function Place({ seat, place }: { readonly seat: number; readonly place: number }) {
  const { c, book, name, crest, colour, open } = useDesk()
  const fairy = book.fairies[seat]
  if (!fairy) return null
  const elements = fairy.elements && ELEMENTS.reduce((sum, kind) => sum + (fairy.elements?.[kind] ?? 0), 0)
  return (
    <li class={`place ${colour(seat)}`}>
      <b class="nr">{place}</b>
      <Seal seat={crest(seat)} cls="crest" />
      <span class="row-t">
        <b>{name(seat)}</b>
        <small class="kind">
          <Sign name="heart" cls="heart" /> {c.kindnessTitle} {kindnessOf(fairy)}
        </small>
      </span>
      <button
        type="button"
        class="quick-w"
        aria-label={c.enterElements(name(seat))}
        onClick={() => open({ kind: 'elements', seat, back: 'order' })}
      >
        {elements === null ? c.elementsUnknown : c.elementsKnown(elements)}
      </button>
    </li>
  )
}

/** The order, with what decides it. */
export function OrderSheet() {
  const { c, i, book, close } = useDesk()
  const { tied, draw, word } = useLots()
  const groups = choosing(book)
  const hold = book.phase === 'draft' || book.phase === 'finals' ? book.phase : 'month'
  const placeOf = (at: number) => 1 + groups.slice(0, at).reduce((sum, group) => sum + group.length, 0)
  return (
    <Sheet
      class="fs clerk-sheet"
      title={c.orderTitle}
      note={c.orderNote}
      closeLabel={i.common.close}
      onClose={close}
      actions={
        (tied || book.lots.length > 0) && (
          <Button icon="swap" kind={tied ? 'primary' : undefined} onClick={draw}>
            {word}
          </Button>
        )
      }
    >
      <div class="stack-s">
        {(tied || book.lots.length > 0) && (
          <p class="quiet-text">
            {tied ? c.tie : c.drawn} {c.lotsHold[hold]}
          </p>
        )}
        <ol class="list places">
          {groups.flatMap((group, at) => group.map((seat) => <Place key={seat} seat={seat} place={placeOf(at)} />))}
        </ol>
      </div>
    </Sheet>
  )
}

/** A fairy's elements: all taps are one entry of the log. */
export function ElementsSheet({ seat, back }: { readonly seat: number; readonly back: 'order' | 'count' }) {
  const { c, i, book, name, crest, tell, open } = useDesk()
  const known = book.fairies[seat]?.elements ?? null
  const put = (kind?: (typeof ELEMENTS)[number], step?: Step) =>
    void tell(
      (now) => {
        const before = now.fairies[seat]?.elements ?? NO_ELEMENTS
        return { type: 'elements', seat, elements: kind && step ? stepped(before, kind, step) : before }
      },
      (last) => last.type === 'elements' && last.seat === seat,
    )
  const done = () => {
    // Nothing left is an answer too.
    if (!known) put()
    open({ kind: back })
  }
  return (
    <Sheet
      class="fs clerk-sheet"
      title={c.elementsOf(name(seat))}
      note={back === 'count' ? c.count.elements : c.elementsNote}
      art={<Seal seat={crest(seat)} cls="sheet-crest" />}
      closeLabel={i.common.close}
      onClose={() => open({ kind: back })}
      actions={
        <Button kind="primary" onClick={done}>
          {i.common.done}
        </Button>
      }
    >
      <Pad label={c.elements} value={known ?? NO_ELEMENTS} onChange={put} />
    </Sheet>
  )
}
