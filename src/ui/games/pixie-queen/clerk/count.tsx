/** The final count: who still has to show, how it adds up, who has won, how it went, and a picture to share. */

import { signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { regional } from '../../../../app/texts.ts'
import type { Book } from '../../../../games/pixie-queen/clerk.ts'
import { countUp, isWhole, lengthOf, sheetsOf } from '../../../../games/pixie-queen/clerk-count.ts'
import { handOf } from '../../../../games/pixie-queen/clerk-hand.ts'
import { type FinalLine, GOODS } from '../../../../games/pixie-queen/types.ts'
import { Legend, ShareResult } from '../../../companion/result.tsx'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { List, Row } from '../../../kit/list.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { PointsChart } from '../../../table/chart.tsx'
import { Count } from '../../../table/count.tsx'
import { inOrder, winText } from '../../../table/standings.ts'
import { CRESTS, Crest, signed } from '../art.tsx'
import { columnsOf } from '../columns.tsx'
import { sheetOf } from '../sheet.ts'
import { type Desk, useDesk } from './desk.ts'

const NOBODY = -1
const ALL_SHOWN = 9
/** Nothing is counted out here: all columns stand at once. */
const STAGES = { shown: signal(ALL_SHOWN), done: true, skip: () => undefined, upTo: () => undefined }

const painter = () => import('../picture.ts')

/** Points at the beginning and after every round that is over; shorter where somebody fell. */
function courseOf({ books, book }: Desk, seat: number): number[] {
  const rounds = Array.from({ length: book.over ? book.round : book.round - 1 }, (_, k) => k + 1)
  const last = (round: number): Book | undefined => books.filter((each) => each.round === round).at(-1)
  const fell = book.players[seat]?.outIn ?? 0
  return [0, ...rounds.filter((round) => fell === 0 || round <= fell).map((round) => -(last(round)?.players[seat]?.punishment ?? 0))]
}

function Chart({ lines }: { readonly lines: readonly FinalLine[] }) {
  const desk = useDesk()
  const { t, book, name, crest, colour } = desk
  const { end } = t.words
  const rounds = book.over ? book.round : book.round - 1
  if (rounds < 1) return null
  const courses = book.players.map((_, seat) => ({ seat, colour: colour(seat), points: courseOf(desk, seat) }))
  return (
    <div class="course">
      <div class="sec">
        <h3>
          <b>{end.scoreByRound}</b>
        </h3>
        <span>{end.queensCount}</span>
      </div>
      <PointsChart
        lines={courses}
        result={lines}
        rounds={rounds}
        mark={String}
        me={NOBODY}
        range={[-20, 0]}
        text={signed}
        crest={(seat, box) => (
          <svg class={colour(seat)} {...box}>
            <use href={`#c-${CRESTS[crest(seat)] ?? 'crescent'}`} />
          </svg>
        )}
        sign={(box) => (
          <svg class="queenmark" {...box}>
            <use href="#g-queen" />
          </svg>
        )}
        label={end.chartLabel(courses.map(({ seat, points }) => `${name(seat)} ${points.map(signed).join(', ')}`).join('; '))}
      />
    </div>
  )
}

/** The picture knows players by their crests. */
async function picture(desk: Desk, lines: readonly FinalLine[]): Promise<File> {
  const { t, i, c, books, name, crest, session } = desk
  const names: string[] = []
  for (const { seat } of lines) names[crest(seat)] = name(seat)
  const { rounds, stopped } = lengthOf(books)
  const known = {
    w: t.words,
    t,
    i,
    me: NOBODY,
    names,
    rounds,
    ...(stopped > 0 && { length: c.count.endedIn(stopped) }),
    day: new Date(session.updated.value),
    region: regional(i.language),
  }
  const { pictureOf } = await painter()
  return pictureOf(
    sheetOf(
      known,
      lines.map((line) => ({ ...line, seat: crest(line.seat) })),
    ),
  )
}

function Hands() {
  const { c, book, name, crest, open } = useDesk()
  return (
    <List label={c.finalCount}>
      {book.players.map((player, seat) => {
        const { hand, outIn } = player
        const { servant, ring, special } = handOf(player)
        const tiles = servant.length + ring.length + special.length
        const goods = hand ? GOODS.reduce((sum, good) => sum + hand.goods[good], 0) : 0
        if (outIn > 0)
          return (
            <li key={seat}>
              <Row art={<Crest colour={crest(seat)} cls="row-crest" />} title={name(seat)} note={c.out} />
            </li>
          )
        return (
          <li key={seat}>
            <Row
              art={<Crest colour={crest(seat)} cls="row-crest" />}
              title={name(seat)}
              note={hand ? c.count.shown(tiles, goods) : tiles > 0 ? c.count.told(tiles) : c.count.missing}
              value={hand ? <Icon name="check" class="shown-mark" /> : undefined}
              mark="next"
              onClick={() => open({ kind: 'hand', seat })}
            />
          </li>
        )
      })}
    </List>
  )
}

/** Whether servants decided between equal points (PQ-SCORE-17, 18). */
const isTied = (lines: readonly FinalLine[]): boolean =>
  lines.some(({ total, rank, eliminated }, k) => {
    const next = lines[k + 1]
    return next && !eliminated && !next.eliminated && total === next.total && rank !== next.rank
  })

/** Ends the game by hand; asked once more, for by the rules it would go on. */
function Ending() {
  const { c, i, book, edition, tell } = useDesk()
  const { round, phase } = book
  const [asked, setAsked] = useState(false)
  const end = () => void tell((now) => (now.over ? null : { type: 'end' }))
  if (!asked) return <Button onClick={() => setAsked(true)}>{c.count.ended(round, edition.rounds)}</Button>
  return (
    <div class="ask">
      <Notice tone="danger">{c.count.endWhy(round, edition.rounds, c.phases[phase].go)}</Notice>
      <Button onClick={() => setAsked(false)}>{i.common.cancel}</Button>
      <Button kind="primary" onClick={end}>
        {c.count.endAnyway}
      </Button>
    </div>
  )
}

/** The sheet of the count. */
export function CountSheet() {
  const desk = useDesk()
  const { c, i, t, book, name, crest, colour, close, edition } = desk
  const lines = inOrder(countUp(edition, sheetsOf(edition, book)))
  const shown = isWhole(book)
  // Before the end nobody has won: it is a count so far, unless people say that it was the last round.
  const whole = shown && book.over
  const winner = winText({ lines, me: NOBODY, words: t.words.end, and: t.names.format.and, name }, false)
  return (
    <Sheet
      class="pq clerk-sheet large"
      title={whole ? winner : c.finalCount}
      note={whole ? (isTied(lines) ? c.count.tied : t.words.end.judged) : book.over ? c.count.lead : c.count.early}
      art={whole && lines[0] ? <Crest colour={crest(lines[0].seat)} cls="sheet-crest" /> : undefined}
      closeLabel={i.common.close}
      onClose={close}
      actions={whole ? <ShareResult picture={() => picture(desk, lines)} /> : shown && <Ending />}
    >
      <div class="stack">
        <Hands />
        <section class="count" aria-label={whole ? i.over.result : c.count.soFar}>
          <div class="sec">
            <h3>
              <b>{whole ? i.over.result : c.count.soFar}</b>
            </h3>
            {!shown && <span>{c.count.whenAll}</span>}
          </div>
          <Count
            lines={lines}
            columns={columnsOf(t)}
            stages={STAGES}
            colour={(line) => colour(line.seat)}
            head={(line) => (
              <>
                <Crest colour={crest(line.seat)} />
                <span class="nm">{name(line.seat)}</span>
              </>
            )}
            caption={c.finalCount}
          />
          <Legend label={c.count.columns} columns={columnsOf(t)} />
        </section>
        <Chart lines={lines} />
      </div>
    </Sheet>
  )
}
