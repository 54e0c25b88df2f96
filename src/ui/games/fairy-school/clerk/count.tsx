/** The final count: whose elements are missing, how it adds up, who has won with which grade, how it went, and a picture to share. */

import { signal } from '@preact/signals'
import { regional } from '../../../../app/texts.ts'
import { type Book, isLast, turnsOf, yearTurn } from '../../../../games/fairy-school/clerk.ts'
import { countUp, isWhole } from '../../../../games/fairy-school/clerk-count.ts'
import { ELEMENTS, type FinalLine } from '../../../../games/fairy-school/types.ts'
import { Legend, ShareResult } from '../../../companion/result.tsx'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { List, Row } from '../../../kit/list.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { PointsChart } from '../../../table/chart.tsx'
import { Count } from '../../../table/count.tsx'
import { posterWords } from '../../../table/posterwords.ts'
import { inOrder, winText } from '../../../table/standings.ts'
import { Seal } from '../art.tsx'
import { columnsOf } from '../columns.tsx'
import { addressOf, SEALS } from '../drawings.ts'
import { type Desk, useDesk } from './desk.ts'

const NOBODY = -1
const ALL_SHOWN = 9
/** Months whose numbers fit under the chart. */
const FITTING = 13
/** Nothing is counted out here: all columns stand at once. */
const STAGES = { shown: signal(ALL_SHOWN), done: true, skip: () => undefined, upTo: () => undefined }

const painter = () => import('../picture.ts')

/** Months that are over. */
const monthsOf = (book: Book): number => (book.over ? yearTurn(book) : yearTurn(book) - 1)

/** The book as it was at the end of each month. */
const endsOf = ({ books, book }: Desk): readonly (Book | undefined)[] =>
  Array.from({ length: monthsOf(book) }, (_, k) => books.filter((each) => yearTurn(each) <= k + 1 && each.turn > 0).at(-1))

function Chart({ lines }: { readonly lines: readonly FinalLine[] }) {
  const desk = useDesk()
  const { c, t, book, name, crest, colour, edition } = desk
  const months = monthsOf(book)
  if (months < 1) return null
  const text = t.names.format.number
  const counts = endsOf(desk).map((each) => (each ? countUp(edition, each) : []))
  const courses = book.fairies.map((_, seat) => ({
    seat,
    colour: colour(seat),
    points: [0, ...counts.map((count) => count[seat]?.total ?? 0)],
  }))
  const trimesters = isLast(book) ? book.trimester - 1 : book.trimester
  return (
    <div class="course">
      <div class="sec">
        <h3>
          <b>{c.count.course}</b>
        </h3>
        <span>{t.words.end.columns.total}</span>
      </div>
      <PointsChart
        lines={courses}
        result={lines}
        rounds={months}
        mark={(month) => (months <= FITTING || month % 2 === 0 ? text(month) : '')}
        breaks={Array.from({ length: trimesters }, (_, k) => turnsOf(book) * (k + 1)).filter((month) => month < months)}
        me={NOBODY}
        range={[0, 40]}
        text={text}
        crest={(seat, box) => <image href={addressOf(SEALS[crest(seat)] ?? '')} {...box} />}
        sign={() => null}
        label={`${c.count.course}: ${courses.map(({ seat, points }) => `${name(seat)} ${points.map(text).join(', ')}`).join('; ')}`}
      />
    </div>
  )
}

/** The picture knows fairies by their crests. */
async function picture({ c, t, i, book, name, crest, session }: Desk, lines: readonly FinalLine[]): Promise<File> {
  const names: string[] = []
  for (const { seat } of lines) names[crest(seat)] = name(seat)
  const { pictureOf } = await painter()
  return pictureOf(
    posterWords({
      lines: lines.map((line) => ({ ...line, seat: crest(line.seat) })),
      me: NOBODY,
      words: t.words.end,
      and: t.names.format.and,
      i,
      title: t.words.title,
      names,
      length: c.monthsPlayed(yearTurn(book)),
      day: new Date(session.updated.value),
      region: regional(i.language),
      points: t.names.format.number,
      note: ({ grade }) => (grade === 'none' ? '' : t.names.grades[grade]),
    }),
  )
}

function Leftovers() {
  const { c, book, name, crest, open } = useDesk()
  return (
    <List label={c.finalCount}>
      {book.fairies.map(({ elements }, seat) => {
        const left = elements && ELEMENTS.reduce((sum, kind) => sum + elements[kind], 0)
        return (
          <li key={seat}>
            <Row
              art={<Seal seat={crest(seat)} cls="row-crest" />}
              title={name(seat)}
              note={left === null ? c.count.missing : c.count.shown(left)}
              value={left === null ? undefined : <Icon name="check" class="shown-mark" />}
              mark="next"
              onClick={() => open({ kind: 'elements', seat, back: 'count' })}
            />
          </li>
        )
      })}
    </List>
  )
}

interface ResultProps {
  readonly lines: readonly FinalLine[]
  readonly whole: boolean
  readonly entered: boolean
}

function Result({ lines, whole, entered }: ResultProps) {
  const { c, i, t, book, name, crest, colour, edition } = useDesk()
  return (
    <section class="count" aria-label={whole ? i.over.result : c.count.soFar}>
      <div class="sec">
        <h3>
          <b>{whole ? i.over.result : c.count.soFar}</b>
        </h3>
        {!entered && <span>{c.count.whenAll}</span>}
      </div>
      <Count
        lines={lines}
        columns={columnsOf(t)}
        stages={STAGES}
        colour={(line) => colour(line.seat)}
        head={({ seat, grade }) => (
          <>
            <Seal seat={crest(seat)} />
            <span class="nm">
              <span>{name(seat)}</span>
              {whole && <small class={`grade ${grade}`}>{t.names.grades[grade]}</small>}
            </span>
          </>
        )}
        caption={c.finalCount}
      />
      <Legend label={c.count.columns} columns={columnsOf(t)} />
      <p class="fine">
        {t.words.end.gradeNote(...edition.grades[book.length])} {c.count.ties}
      </p>
    </section>
  )
}

/** Why it ended so: more kindness where points are equal, and that nobody has passed (FS-SCORE-06, FS-SETUP-03). */
function useReasons(lines: readonly FinalLine[]): string {
  const { c, t, book, edition } = useDesk()
  const [first, second] = lines
  const [pass] = edition.grades[book.length]
  const reasons = [
    ...(first?.total === second?.total && second?.rank === 2 ? [c.count.byKindness] : []),
    ...(lines.every(({ grade }) => grade === 'none') ? [c.count.nobodyPassed(pass)] : []),
  ]
  return reasons.length > 0 ? reasons.join(' ') : t.words.end.judged
}

/** The sheet of the count. */
export function CountSheet() {
  const desk = useDesk()
  const { c, i, t, book, name, crest, open, close, edition } = desk
  const lines = inOrder(countUp(edition, book))
  const entered = isWhole(book)
  // Before the end nobody has won: it is a count so far, unless people say that the year is over.
  const whole = entered && book.over
  const reasons = useReasons(lines)
  const winner = winText({ lines, me: NOBODY, words: t.words.end, and: t.names.format.and, name }, false)
  return (
    <Sheet
      class="fs clerk-sheet large"
      title={whole ? winner : c.finalCount}
      note={whole ? reasons : book.over ? c.count.lead : c.count.early}
      art={whole && lines[0] ? <Seal seat={crest(lines[0].seat)} cls="sheet-crest" /> : undefined}
      closeLabel={i.common.close}
      onClose={close}
      actions={
        whole ? (
          <ShareResult picture={() => picture(desk, lines)} />
        ) : (
          entered && <Button onClick={() => open({ kind: 'finish' })}>{c.count.ended}</Button>
        )
      }
    >
      <div class="stack">
        {/* What is still asked stands first, and once it stands the result. */}
        {!whole && <Leftovers />}
        <Result lines={lines} whole={whole} entered={entered} />
        <Chart lines={lines} />
        {whole && <Leftovers />}
      </div>
    </Sheet>
  )
}
