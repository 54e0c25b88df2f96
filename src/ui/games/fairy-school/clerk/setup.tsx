/** Setting up the real table: what everybody gets, what lies in reach of all, how long the year is. */
import { turnsOf } from '../../../../games/fairy-school/clerk.ts'
import { LENGTHS } from '../../../../games/fairy-school/types.ts'
import { endSetUp } from '../../../companion/setup.ts'
import { SetupLine } from '../../../companion/setupline.tsx'
import { Button } from '../../../kit/button.tsx'
import { Segmented } from '../../../kit/choice.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Cube, Medal, Sign, Token } from '../art.tsx'
import { useDesk } from './desk.ts'

const DECK = 4
/** With more, the start cards of the box are too few (FS-SETUP-13). */
const BOXED = 4

function Pieces() {
  const { c, t, book, crest, edition } = useDesk()
  const { setUp } = c
  const fairies = book.fairies.length
  const startCards = edition.cards.filter(({ deck }) => deck === 'start').length
  return (
    <>
      <h3>{setUp.each}</h3>
      <ul class="setup-list">
        <SetupLine art={<Medal creature="dragon" />}>{setUp.starts(startCards)}</SetupLine>
        {fairies > BOXED && <SetupLine art={<Sign name="copy" />}>{setUp.copies}</SetupLine>}
        <SetupLine art={<Medal creature="elf" />}>{setUp.deck(DECK)}</SetupLine>
        {fairies === 2 && <SetupLine art={<Medal creature="gnome" />}>{setUp.extra}</SetupLine>}
        <SetupLine art={<Sign name="study" />}>{setUp.boards}</SetupLine>
        <SetupLine art={<Cube seat={crest(0)} />}>{setUp.cubes(edition.cubes[book.length])}</SetupLine>
        <SetupLine art={<Token kind="basic" />}>{t.names.bundle(edition.startElements)}</SetupLine>
      </ul>
      <h3>{setUp.table}</h3>
      <ul class="setup-list">
        <SetupLine art={<Sign name="copy" />}>{setUp.decks}</SetupLine>
        <SetupLine art={<Sign name="share" />}>{setUp.common}</SetupLine>
        <SetupLine art={<Sign name="again" />}>{setUp.months(turnsOf(book))}</SetupLine>
        <SetupLine art={<Token kind="any" />}>{setUp.stock}</SetupLine>
      </ul>
      <h3>{setUp.first}</h3>
      <ul class="setup-list">
        <SetupLine art={<Medal creature="unicorn" />}>{setUp.initiation(fairies)}</SetupLine>
        <SetupLine art={<Medal creature="griffin" />}>{setUp.normal}</SetupLine>
        <SetupLine art={<Medal creature="sphinx" />}>{setUp.expert}</SetupLine>
      </ul>
    </>
  )
}

function YearLength() {
  const { c, t, book, tell } = useDesk()
  if (book.trimester > 1 || book.turn > 0) return null
  const options = LENGTHS.map((value) => ({
    value,
    label: t.names.lengths[value],
    note: t.words.options.length.values[value]?.detail ?? '',
  }))
  return (
    <section class="stack-s">
      <h3>{c.setUp.length}</h3>
      <Segmented
        label={c.setUp.length}
        options={options}
        value={book.length}
        onChange={(length) => void tell({ type: 'length', length }, (last) => last.type === 'length')}
      />
      <p class="quiet-text">{t.words.options.length.values[book.length]?.detail}</p>
    </section>
  )
}

/** The guide, open by itself at the beginning. */
export function SetupSheet() {
  const { c, i, book, session, close } = useDesk()
  // To close it says so, too: who wants it again finds it in the menu.
  const ready = () => {
    endSetUp(session.id)
    close()
  }
  return (
    <Sheet
      class="fs clerk-sheet large"
      title={c.setup}
      note={c.setUp.intro(book.fairies.length)}
      closeLabel={i.common.close}
      onClose={ready}
      actions={
        <Button kind="primary" onClick={ready}>
          {c.setUp.ready}
        </Button>
      }
    >
      <div class="setup stack">
        {session.edition !== undefined && <p class="quiet-text">{c.setUp.own}</p>}
        <YearLength />
        <Pieces />
      </div>
    </Sheet>
  )
}
