/** The score track: a lane for every player with its picks, and the alarms that name who must send a pixie. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Alarm, Book } from '../../../../games/pixie-queen/clerk.ts'
import { allBelow } from '../../../../games/pixie-queen/clerk-open.ts'
import { owedOf, sparedAt } from '../../../../games/pixie-queen/clerk-punish.ts'
import { TRACKS } from '../../../../games/pixie-queen/types.ts'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { Crest, GoodPicture, Picture, Pixie, signed } from '../art.tsx'
import { lastStep, useDesk } from './desk.ts'

/** The track as it is printed: its picks, and the way to place a punishment along it. */
function useTrack() {
  const { edition } = useDesk()
  const end = -edition.score.oubliette
  return {
    end,
    picks: edition.score.mineSymbols.map((at) => -at),
    along: (punishment: number) => ({ left: `${(Math.min(end, punishment) / end) * 100}%` }),
  }
}

function Ruler() {
  const { end, picks, along } = useTrack()
  return (
    <div class="ruler" aria-hidden="true">
      <span>
        <i style={along(0)}>0</i>
        {picks.map((at) => (
          <i key={at} style={along(at)}>
            <Picture id="g-pick" />
            <small>{signed(-at)}</small>
          </i>
        ))}
        <i class="gate" style={along(end)}>
          <Picture id="g-gate" />
          <small>{signed(-end)}</small>
        </i>
      </span>
    </div>
  )
}

/** What goes with a lane by a single tap: a point in most phases, a step of a stair among the rewards. */
function Steps({ seat }: { readonly seat: number }) {
  const { c, t, book, name, tell, edition } = useDesk()
  const { punishment, tracks } = book.players[seat] ?? { punishment: 0, tracks: { silver: 0, gold: 0 } }
  if (book.phase === 'rewards')
    return TRACKS.map((track) => (
      <button
        key={track}
        type="button"
        class="step climb"
        aria-label={c.climbs(name(seat), t.names.tracks[track])}
        disabled={tracks[track] >= edition.tracks.length - 1}
        onClick={() => void tell({ type: 'track', seat, track, by: 1 })}
      >
        <b>
          <GoodPicture kind={track} />
          +1
        </b>
        <small>{c.stepWord}</small>
      </button>
    ))
  return (
    <>
      <button type="button" class="step" aria-label={c.loses(name(seat), 1)} onClick={() => void tell({ type: 'points', seat, points: 1 })}>
        <b>{signed(-1)}</b>
        <small>{c.pointWord}</small>
      </button>
      <button
        type="button"
        class="step back"
        aria-label={c.getsBack(name(seat), 1)}
        disabled={punishment === 0}
        onClick={() => void tell({ type: 'points', seat, points: -1 })}
      >
        <b>+1</b>
        <small>{c.pointWord}</small>
      </button>
    </>
  )
}

function Facts({ seat }: { readonly seat: number }) {
  const { book } = useDesk()
  const player = book.players[seat]
  if (!player) return null
  return (
    <span class="facts" aria-hidden="true">
      <span>
        <Picture id="g-pick" />
        {player.miners}
      </span>
      {TRACKS.map((track) => (
        <span key={track}>
          <GoodPicture kind={track} />
          {player.tracks[track] + 1}
        </span>
      ))}
    </span>
  )
}

/** In these moments a lane shows what will be taken next. */
const isDue = ({ phase, stairsDue }: Book): boolean => stairsDue || phase === 'rewards'

function Lane({ seat }: { readonly seat: number }) {
  const { c, book, name, crest, colour, open, edition } = useDesk()
  const { picks, along } = useTrack()
  const player = book.players[seat]
  if (!player) return null
  const { punishment, miners, tracks, outIn } = player
  const alarmed = !book.over && book.alarms.some((alarm) => alarm.seat === seat)
  const owed = isDue(book) ? owedOf(edition, book, seat) : 0
  const label = c.lane(name(seat), punishment, miners, tracks.silver + 1, tracks.gold + 1)
  return (
    <div class={`lane ${colour(seat)}${alarmed ? ' alarmed' : ''}${outIn > 0 ? ' out' : ''}`}>
      <button type="button" class="lane-open" aria-label={label} onClick={() => open({ kind: 'player', seat })} />
      <span class="lane-name">
        <Crest colour={crest(seat)} />
        {book.favourite === seat && <Picture id="g-fav" cls="fav" />}
        {/* The button over all of it has said these. */}
        <b aria-hidden="true">{name(seat)}</b>
        {outIn > 0 ? <em>{c.out}</em> : <Facts seat={seat} />}
      </span>
      <b class="lane-score">
        <span aria-hidden="true">{signed(-punishment)}</span>
        {owed > 0 && <small title={c.due(owed)}>{c.dueShort(signed(-owed))}</small>}
      </b>
      <span class="lane-track" aria-hidden="true">
        <i class="rope" />
        {picks.map((at) => (
          <i key={at} class={punishment >= at ? 'tick past' : 'tick'} style={along(at)} />
        ))}
        <i class="mark" style={along(punishment)}>
          <Crest colour={crest(seat)} />
        </i>
      </span>
      {outIn > 0 && <span class="sr">{c.outOfGame}</span>}
      {outIn === 0 && !book.over && <Steps seat={seat} />}
    </div>
  )
}

const ANSWERS = ['none', 'mercy', 'sent'] as const

/** Who must send a pixie, and the three answers. */
function AlarmCard({ alarm: { seat, at } }: { readonly alarm: Alarm }) {
  const { c, t, book, edition, name, crest, colour, tell } = useDesk()
  const none = allBelow(edition, book, seat)
  const more = book.alarms.filter((alarm) => alarm.seat === seat && alarm.at !== at)
  return (
    <div class={`alarm ${colour(seat)}`}>
      <Pixie colour={crest(seat)} cls="pawn" />
      {/* The sentence alone is called out; the answers are found below it. */}
      <p role="alert">
        <b>{c.alarm(name(seat), at)}</b>
        <span>{none ? c.alarmNone : c.alarmText}</span>
        {more.length > 0 && <span>{c.alarmMore(t.names.format.and(more.map((alarm) => signed(alarm.at))))}</span>}
      </p>
      <div class="answers">
        {ANSWERS.map((how) => (
          <Button
            key={how}
            kind={how === (none ? 'none' : 'sent') ? 'primary' : 'quiet'}
            disabled={none && how === 'sent'}
            aria-label={c.alarmFor(c[how], name(seat))}
            onClick={() => void tell({ type: 'settle', seat, how })}
          >
            {c[how]}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The open picks of a player, or of everybody: of each player the oldest. */
export function Alarms({ of }: { readonly of?: number }) {
  const { book } = useDesk()
  const oldest = book.alarms.filter(({ seat }, k) => book.alarms.findIndex((other) => other.seat === seat) === k)
  return oldest
    .filter(({ seat }) => of === undefined || seat === of)
    .map((alarm) => <AlarmCard key={`${alarm.seat} ${alarm.at}`} alarm={alarm} />)
}

/** The favourite passed a pick in this phase and sends nobody. */
function Spared({ seat }: { readonly seat: number }) {
  const { c, books, entries, edition, name } = useDesk()
  const since = Math.max(0, lastStep(entries))
  const picks = books.slice(since).flatMap((before, k) => {
    const after = books[since + k + 1]
    return after ? sparedAt(edition, before, after, seat) : []
  })
  const last = picks.at(-1)
  if (last === undefined) return null
  return (
    <p class="spared" role="status">
      {c.spared(name(seat), last)}
    </p>
  )
}

/** All lanes; an alarm stands under the lane of its player. */
export function Lanes() {
  const { c, book, name, open } = useDesk()
  const section = useRef<HTMLElement>(null)
  const rung = book.alarms.map(({ seat, at }) => `${seat} ${at}`).join()
  // Under the lane of its player an alarm may stand below the edge, or behind the tools: the next to be answered is brought into view.
  useLayoutEffect(() => section.current?.querySelector('.alarm')?.scrollIntoView({ block: 'nearest' }), [rung])
  return (
    <section ref={section} class={`scores${isDue(book) ? ' due' : ''}`} aria-label={c.scores}>
      <Ruler />
      <button type="button" class="signs" aria-label={c.signs.title} onClick={() => open({ kind: 'signs' })}>
        <Icon name="info" />
        {c.signs.short}
      </button>
      {!book.over && <p class="spared">{book.stairsDue ? c.stairsMean : isDue(book) ? c.duesMean : c.openMean}</p>}
      <ul>
        {book.players.map((_, seat) => (
          <li key={seat} aria-label={name(seat)}>
            <Lane seat={seat} />
            <Spared seat={seat} />
            {!book.over && <Alarms of={seat} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
