import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { beginSession, type Companion, type SavedSession } from '../../app/companion.ts'
import { navigate } from '../../app/router.ts'
import type { CompanionText } from '../../text/index.ts'
import type { Problem } from '../../worker/protocol.ts'
import { GAMES, type GameCard } from '../games/index.tsx'
import { Button, IconButton } from '../kit/button.tsx'
import { TextField } from '../kit/field.tsx'
import { SectionTitle } from '../kit/list.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { Cover } from './cover.tsx'
import { Crest } from './crest.tsx'
import { Frame } from './frame.tsx'
import { ProblemNotice } from './problem.tsx'
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

interface SeatsProps {
  readonly game: GameCard
  readonly seats: Seats
  readonly t: CompanionText
  readonly onChange: (seats: Seats) => void
}

function People({ game, seats, t, onChange }: SeatsProps) {
  const [picking, setPicking] = useState<number | null>(null)
  const [least, most] = game.seats
  const put = (at: number, change: Partial<Companion>) => onChange(seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat)))
  // Whoever had the crest gets the other one.
  const swap = (at: number, crest: number) => {
    const own = seats[at]?.crest ?? crest
    onChange(seats.map((seat, i) => (i === at ? { ...seat, crest } : seat.crest === crest ? { ...seat, crest: own } : seat)))
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
              {seats.length > least && (
                <IconButton icon="close" label={t.drop(known)} onClick={() => onChange(seats.filter((_, at) => at !== i))} />
              )}
            </li>
          )
        })}
      </ul>
      <div class="seat-btns">
        <Button icon="plus" disabled={seats.length >= most} onClick={() => onChange([...seats, { name: '', crest: freeCrest(seats) }])}>
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

const usual = (): Seats => Array.from({ length: USUAL }, (_, crest) => ({ name: '', crest }))

interface Props {
  readonly t: CompanionText
  /** The last session: the same people sit down again. */
  readonly last: SavedSession | undefined
  readonly children: ComponentChildren
}

/** A new session: who sits where, and off it goes. */
export function Begin({ t, last, children }: Props) {
  const [seats, setSeats] = useState<Seats>(() => last?.seats ?? usual())
  const [problem, setProblem] = useState<Problem | null>(null)
  const game = GAMES.find(({ play }) => play?.loadCompanion)
  if (!game) return null
  const begin = async () => {
    const begun = await beginSession(game.id, named(seats, t))
    if (typeof begun === 'string') navigate({ name: 'companion', id: begun })
    else setProblem(begun)
  }
  const foot = (
    <Button kind="primary" wide tall note={t.beginWith(seats.length)} onClick={() => void begin()}>
      {t.begin}
    </Button>
  )
  return (
    <Frame title={t.title} foot={foot}>
      {children}
      <section class="stack-s">
        <SectionTitle>{t.fresh}</SectionTitle>
        <div class={`game-pick boxed ${game.world}`}>
          <Cover of={game} sizes="700px" />
          <span class="display">{game.title}</span>
        </div>
      </section>
      {problem && <ProblemNotice problem={problem} />}
      <People game={game} seats={seats} t={t} onChange={setSeats} />
    </Frame>
  )
}
