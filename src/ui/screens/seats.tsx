import { useState } from 'preact/hooks'
import { announce } from '../../app/announce.ts'
import { settings } from '../../app/settings.ts'
import { BOT_LEVELS, peopleAt, SURPRISE, shuffled, usualBot } from '../../app/start.ts'
import type { TemperamentTexts } from '../../text/index.ts'
import type { SeatControl } from '../../worker/protocol.ts'
import type { GameCard } from '../games/index.tsx'
import { Button } from '../kit/button.tsx'
import { RadioList, Segmented, SelectRow } from '../kit/choice.tsx'
import { TextField } from '../kit/field.tsx'
import { Icon } from '../kit/icon.tsx'
import { List, Row, SectionTitle } from '../kit/list.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { Crest } from './crest.tsx'
import { unnamedPerson } from './quick.ts'
import { EVEN, temperamentOf, useTemperaments } from './temperaments.ts'
import { useText } from './texts.ts'

type SeatList = readonly SeatControl[]

interface Props {
  readonly game: GameCard
  readonly seats: SeatList
  readonly onChange: (seats: SeatList) => void
}

function LevelBars({ seat }: { readonly seat: SeatControl }) {
  if (seat.kind === 'human') return <Icon name="person" />
  const level = BOT_LEVELS.indexOf(seat.level)
  return (
    <span class="lv" aria-hidden="true">
      {BOT_LEVELS.map((each, i) => (
        <i key={each} class={i <= level ? 'on' : ''} />
      ))}
    </span>
  )
}

interface EditorProps extends Props {
  readonly at: number
  /** The table stands already: no seat can go. */
  readonly standing?: boolean
  readonly onClose: () => void
}

/** The name of a bot that nobody else at the table has. */
function freeName(game: GameCard, seats: SeatList, at: number): string {
  const names = game.play?.names ?? []
  const taken = seats.map((seat) => seat.name)
  return [names[at] ?? '', ...names].find((name) => name !== '' && !taken.includes(name)) ?? `${names[at] ?? ''} ${at + 1}`.trim()
}

/** Who plays a seat, and how. */
export function SeatEditor({ game, seats, at, standing = false, onChange, onClose }: EditorProps) {
  const t = useText()
  const temperaments = useTemperaments(game)
  const seat = seats[at]
  if (!seat) return null
  const put = (next: SeatControl) => onChange(seats.map((each, i) => (i === at ? next : each)))
  const people = peopleAt(seats)
  // The first person of a table is the one whose device it is.
  const become = (kind: SeatControl['kind']) =>
    put(kind === 'bot' ? usualBot(freeName(game, seats, at)) : { kind, name: people === 0 ? settings.value.name : '' })
  const removable = !standing && seats.length > game.seats[0]
  const remove = () => {
    onClose()
    onChange(seats.filter((_, i) => i !== at))
  }
  const actions = (
    <>
      {removable && (
        <Button kind="danger" icon="minus" onClick={remove}>
          {t.newTable.removeSeat(seat.name || unnamedPerson(t, at, people))}
        </Button>
      )}
      <Button onClick={onClose}>{t.common.done}</Button>
    </>
  )
  return (
    <Sheet
      title={t.newTable.whoSitsHere}
      note={t.newTable.seat(at + 1)}
      art={<Crest game={game} seat={at} class="seat-crest" />}
      closeLabel={t.common.close}
      onClose={onClose}
      actions={actions}
    >
      <div class="stack">
        <Segmented
          label={t.newTable.player}
          value={seat.kind}
          onChange={become}
          options={[
            { value: 'human', label: t.newTable.human },
            { value: 'bot', label: t.newTable.bot },
          ]}
        />
        {seat.kind === 'human' && people > 1 && <p class="quiet-text">{t.newTable.severalPeople}</p>}
        <TextField
          label={t.newTable.name}
          value={seat.name}
          maxLength={24}
          autocomplete="off"
          placeholder={seat.kind === 'human' ? unnamedPerson(t, at, people) : ''}
          onInput={(name) => put({ ...seat, name })}
        />
        {seat.kind === 'bot' && (
          <RadioList
            label={t.newTable.level}
            value={seat.level}
            onChange={(level) => put({ ...seat, level })}
            options={BOT_LEVELS.map((value) => ({ value, label: t.newTable.levels[value].name, note: t.newTable.levels[value].detail }))}
          />
        )}
        {seat.kind === 'bot' && (
          <List>
            <li>
              <SelectRow
                label={t.newTable.temperament}
                value={seat.temperament ?? EVEN}
                closeLabel={t.common.close}
                doneLabel={t.common.done}
                options={Object.entries(temperaments).map(([value, { name, detail }]) => ({ value, label: name, note: detail }))}
                onChange={(value) => put({ ...seat, temperament: value === EVEN ? undefined : value })}
              />
            </li>
          </List>
        )}
      </div>
    </Sheet>
  )
}

/** The temperament somebody wished for; one that is drawn when the table begins says nothing yet. */
const chosen = (seat: SeatControl, temperaments: TemperamentTexts): string | undefined =>
  seat.kind === 'bot' && seat.temperament !== SURPRISE ? temperamentOf(seat, temperaments)?.name : undefined

/** Who sits at the table: every line opens a sheet for its seat. */
export function Seats({ game, seats, onChange }: Props) {
  const t = useText()
  const temperaments = useTemperaments(game)
  const [open, setOpen] = useState<number | null>(null)
  const add = () => onChange([...seats, usualBot(freeName(game, seats, seats.length))])
  const shuffle = () => {
    onChange(shuffled(seats))
    announce(t.newTable.shuffled)
  }
  return (
    <section>
      <SectionTitle note={t.newTable.seatCount(seats.length)}>{t.newTable.seats}</SectionTitle>
      <List label={t.newTable.seats}>
        {seats.map((seat, i) => (
          <li key={i}>
            <Row
              art={<Crest game={game} seat={i} class="seat-crest" />}
              title={seat.name || unnamedPerson(t, i, peopleAt(seats))}
              mark="down"
              value={<LevelBars seat={seat} />}
              onClick={() => setOpen(i)}
              note={
                seat.kind === 'human'
                  ? `${t.newTable.human}, ${t.newTable.humanDetail}`
                  : t.newTable.botDetail(t.newTable.levels[seat.level].name.toLowerCase(), chosen(seat, temperaments))
              }
            />
          </li>
        ))}
      </List>
      <div class="seat-btns">
        <Button icon="plus" disabled={seats.length >= game.seats[1]} onClick={add}>
          {t.newTable.addSeat}
        </Button>
        <Button icon="swap" onClick={shuffle}>
          {t.newTable.shuffleSeats}
        </Button>
      </div>
      {open !== null && <SeatEditor game={game} seats={seats} at={open} onChange={onChange} onClose={() => setOpen(null)} />}
    </section>
  )
}
