import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { beginSession, type Companion, type SavedSession } from '../../app/companion.ts'
import { navigate } from '../../app/router.ts'
import { href } from '../../app/routes.ts'
import { handPlan } from '../../app/start.ts'
import type { Json } from '../../core/game.ts'
import type { CompanionText } from '../../text/index.ts'
import type { Problem, SeatControl } from '../../worker/protocol.ts'
import { GAMES, type GameCard } from '../games/index.tsx'
import { Button, IconButton } from '../kit/button.tsx'
import { TextField } from '../kit/field.tsx'
import { Icon } from '../kit/icon.tsx'
import { List, Row, SectionTitle } from '../kit/list.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { TO_REGRET, toast } from '../kit/toast.tsx'
import { Cover } from './cover.tsx'
import { Crest } from './crest.tsx'
import { BoxedEdition } from './edition-choice.tsx'
import { Frame } from './frame.tsx'
import { ProblemNotice } from './problem.tsx'
import { planOf } from './quick.ts'
import { useText } from './texts.ts'

type Seats = readonly Companion[]

const USUAL = 4
const LONGEST = 24

const crestName = (game: GameCard, crest: number, t: CompanionText): string => {
  const name = game.play?.crests[crest] ?? ''
  return Object.entries(t.crests).find(([each]) => each === name)?.[1] ?? name
}

/** A crest nobody has yet. */
const freeCrest = (seats: Seats): number => {
  for (let crest = 0; ; crest++) if (!seats.some((seat) => seat.crest === crest)) return crest
}

/** The names as they will be kept: who has none is called by the place, a second Ada gets a number. */
function named(seats: Seats, t: CompanionText): Companion[] {
  const taken = new Set<string>()
  return seats.map(({ name, crest }, i) => {
    const plain = name.trim() || t.unnamed(i + 1)
    let own = plain
    for (let n = 2; taken.has(own); n++) own = `${plain} ${n}`
    taken.add(own)
    return { name: own, crest }
  })
}

interface PickProps {
  readonly game: GameCard
  readonly seats: Seats
  readonly at: number
  readonly t: CompanionText
  readonly onPick: (crest: number) => void
  readonly onClose: () => void
}

function CrestSheet({ game, seats, at, t, onPick, onClose }: PickProps) {
  const common = useText()
  const name = seats[at]?.name.trim() || t.unnamed(at + 1)
  return (
    <Sheet title={t.whichCrest(name)} closeLabel={common.common.close} onClose={onClose}>
      <div class="crest-picks">
        {game.play?.crests.map((_, crest) => (
          <button key={crest} type="button" aria-pressed={seats[at]?.crest === crest} onClick={() => onPick(crest)}>
            <Crest game={game} seat={crest} />
            <span>{crestName(game, crest, t)}</span>
          </button>
        ))}
      </div>
    </Sheet>
  )
}

/** Two neighbours in the list change places. */
const swapped = (seats: Seats, at: number): Seats =>
  seats.flatMap((seat, i) => (i === at ? (seats[at + 1] ?? []) : i === at + 1 ? (seats[at] ?? []) : seat))

/** Somebody is there again, as far as there is room: in the old place, with a crest that is free. */
function broughtBack(seats: Seats, at: number, gone: Companion, most: number): Seats {
  if (seats.length >= most) return seats
  const crest = seats.some((seat) => seat.crest === gone.crest) ? freeCrest(seats) : gone.crest
  return [...seats.slice(0, at), { ...gone, crest }, ...seats.slice(at)]
}

interface SeatsProps {
  readonly game: GameCard
  readonly seats: Seats
  readonly t: CompanionText
  readonly onChange: (change: (seats: Seats) => Seats) => void
}

function People({ game, seats, t, onChange }: SeatsProps) {
  const [picking, setPicking] = useState<number | null>(null)
  const [least, most] = game.seats
  const put = (at: number, change: Partial<Companion>) =>
    onChange((now) => now.map((seat, i) => (i === at ? { ...seat, ...change } : seat)))
  const drop = (at: number, known: string) => {
    const gone = seats[at]
    if (!gone) return
    onChange((now) => now.filter((seat) => seat.crest !== gone.crest))
    const back = () => onChange((now) => broughtBack(now, at, gone, most))
    toast({ text: t.drop(known), stays: TO_REGRET, action: { label: t.bringBack, run: back } })
  }
  // Whoever had the crest gets the other one.
  const swap = (at: number, crest: number) => {
    const own = seats[at]?.crest ?? crest
    onChange((now) => now.map((seat, i) => (i === at ? { ...seat, crest } : seat.crest === crest ? { ...seat, crest: own } : seat)))
    setPicking(null)
  }
  return (
    <section>
      <SectionTitle note={t.playersNote}>{t.players}</SectionTitle>
      <ul class="list people" aria-label={t.players}>
        {seats.map(({ name, crest }, i) => {
          const known = name.trim() || t.unnamed(i + 1)
          return (
            <li key={crest}>
              <button type="button" class="icon-btn" aria-label={t.crestOf(known, crestName(game, crest, t))} onClick={() => setPicking(i)}>
                <Crest game={game} seat={crest} class="seat-crest" />
              </button>
              <TextField
                label={t.name(i + 1)}
                hideLabel
                value={name}
                maxLength={LONGEST}
                autocomplete="off"
                placeholder={t.unnamed(i + 1)}
                onInput={(next) => put(i, { name: next })}
              />
              <IconButton icon="up" label={t.earlier(known)} disabled={i === 0} onClick={() => onChange((now) => swapped(now, i - 1))} />
              {seats.length > least && <IconButton icon="close" label={t.drop(known)} onClick={() => drop(i, known)} />}
            </li>
          )
        })}
      </ul>
      <div class="seat-btns">
        <Button
          icon="plus"
          disabled={seats.length >= most}
          onClick={() => onChange((now) => [...now, { name: '', crest: freeCrest(now) }])}
        >
          {t.add}
        </Button>
      </div>
      {picking !== null && (
        <CrestSheet
          game={game}
          seats={seats}
          at={picking}
          t={t}
          onPick={(crest) => swap(picking, crest)}
          onClose={() => setPicking(null)}
        />
      )}
    </section>
  )
}

const BOXES = GAMES.filter(({ play }) => play?.loadCompanion)

/** Which box lies on the table. */
function Boxes({ game, t, onPick }: { readonly game: GameCard; readonly t: CompanionText; readonly onPick: (game: GameCard) => void }) {
  return (
    <fieldset class="game-picks" aria-label={t.whichBox}>
      {BOXES.map((box) => (
        <button
          key={box.id}
          type="button"
          class={`game-pick boxed ${box.world}`}
          aria-pressed={box.id === game.id}
          onClick={() => onPick(box)}
        >
          <Cover of={box} sizes="400px" />
          <span class="display">{box.title}</span>
          {box.id === game.id && (
            <i>
              <Icon name="check" />
            </i>
          )}
        </button>
      ))}
    </fieldset>
  )
}

const usual = (): Seats => Array.from({ length: USUAL }, (_, crest) => ({ name: '', crest }))

/** The same people at another box: as many as it seats, each with the crest of the same place, or a free one where it has fewer. */
function movedTo(game: GameCard, seats: Seats): Seats {
  const known = game.play?.crests.length ?? 0
  const free = (all: Seats, at: number) => all.map((seat, i) => (i === at ? { ...seat, crest: freeCrest(all) } : seat))
  const moved = seats.slice(0, game.seats[1])
  return moved.reduce<Seats>((all, { crest }, at) => (crest < known ? all : free(all, at)), moved)
}

type Options = Readonly<Record<string, Json>>

/** To a new table that follows the board. Who was named sits at it; otherwise that is asked there. */
function follow(game: GameCard, seats: Seats, box: Options, t: CompanionText): void {
  const plan = planOf(game)
  const anybody = seats.some(({ name }) => name.trim() !== '')
  const people = named(seats, t).map(({ name }): SeatControl => ({ kind: 'human', name }))
  const { edition: _, ...options } = plan.options
  handPlan({ ...plan, seats: anybody ? people : plan.seats, options: { ...options, ...box }, mirror: true })
  navigate({ name: 'new', game: game.id })
}

/** The numbers of the box that lay on the table the last time. */
const boxOf = (session: SavedSession | undefined): Options => (session?.edition === undefined ? {} : { edition: session.edition })

/** What was chosen for the next session. */
interface Draft {
  readonly game: GameCard
  readonly seats: Seats
  readonly box: Options
}

/** What somebody has begun to choose, until it is played: whoever looks elsewhere meanwhile finds it again. */
let kept: Draft | null = null

interface Props {
  readonly t: CompanionText
  /** The sessions before, the last one first: the same people sit down again. */
  readonly before: readonly SavedSession[]
  readonly children: ComponentChildren
  /** What stands below, for it is seldom wanted. */
  readonly below: ComponentChildren
}

/** The box and the people of the last time, else the first box and nobody in particular. */
function usualDraft(last: SavedSession | undefined): Draft | null {
  const game = BOXES.find(({ id }) => id === last?.game) ?? BOXES[0]
  return game ? { game, seats: last?.seats ?? usual(), box: boxOf(last) } : null
}

/** A new session: which box, who sits where, and off it goes. */
export function Begin({ t, before, children, below }: Props) {
  const lastOf = (card: GameCard) => before.find((session) => session.game === card.id)
  const [draft, setDraft] = useState(() => kept ?? usualDraft(before[0]))
  const [problem, setProblem] = useState<Problem | null>(null)
  if (!draft) return null
  const { game, seats, box } = draft
  // Of what there is then: a message may bring somebody back much later.
  const change = (to: (now: Draft) => Draft) => setDraft((now) => (kept = now && to(now)))
  const pick = (next: GameCard) =>
    change((now) => {
      // Names that were typed go along; otherwise those who played this box the last time sit down.
      const typed = now.seats.some(({ name }) => name !== '') && !before.some((session) => session.seats === now.seats)
      const moved = typed ? movedTo(next, now.seats) : (lastOf(next)?.seats ?? movedTo(next, now.seats))
      return { game: next, box: boxOf(lastOf(next)), seats: moved }
    })
  const begin = async () => {
    const begun = await beginSession(game.id, named(seats, t), box['edition'])
    if (typeof begun !== 'string') return setProblem(begun)
    kept = null
    navigate({ name: 'companion', id: begun })
  }
  const foot = (
    <Button kind="primary" wide tall note={t.beginWith(seats.length)} onClick={() => void begin()}>
      {t.begin}
    </Button>
  )
  return (
    <Frame title={t.title} foot={foot}>
      {children}
      <section class="stack-s boxes">
        <SectionTitle note={t.whichBox}>{t.fresh}</SectionTitle>
        <a class="own-numbers" href={href({ name: 'editions', id: '' })} title={t.editionsNote}>
          <Icon name="edit" />
          <b>{t.editions}</b>
        </a>
        <Boxes game={game} t={t} onPick={pick} />
      </section>
      {problem && <ProblemNotice problem={problem} />}
      <BoxedEdition title={t.printed} game={game.id} options={box} onChange={(next) => change((now) => ({ ...now, box: next }))} />
      <People game={game} seats={seats} t={t} onChange={(to) => change((now) => ({ ...now, seats: to(now.seats) }))} />
      {game.play?.mirrors ? (
        <List>
          <li>
            <Row icon="play" title={t.follow} note={t.followNote} mark="next" onClick={() => follow(game, seats, box, t)} />
          </li>
        </List>
      ) : (
        <p class="quiet-text">{t.noFollow}</p>
      )}
      {below}
    </Frame>
  )
}
