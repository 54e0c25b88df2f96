/** "Does your board agree?": what people count at the real board, against what the app counts and by which rules. */
import '../../companion/sheets.css'
import './styles/reckoning.css'
import { useState } from 'preact/hooks'
import type { TableModel } from '../../../app/model.ts'
import { askRule } from '../../../app/rules.ts'
import { lazyTexts } from '../../../app/texts.ts'
import type { Json, Seat } from '../../../core/game.ts'
import { EDITION } from '../../../games/pixie-queen/edition.ts'
import type { Event, Position, View } from '../../../games/pixie-queen/types.ts'
import { type ClerkText, loadClerk, loadGame, type PixieQueenText, type TextContext } from '../../../text/index.ts'
import { Stepper } from '../../companion/stepper.tsx'
import { Button } from '../../kit/button.tsx'
import { SectionTitle } from '../../kit/list.tsx'
import { ACCOUNTS, type Account, balance, lastMovements, withBalance } from './accounts.ts'
import { Crest, colourClass, delta, GoodPicture, Picture, signed } from './art.tsx'
import { PieceRows } from './reckoning-pieces.tsx'

const clerkText = lazyTexts((language) => loadClerk('pixie-queen', language))
const gameText = lazyTexts((language) => loadGame('pixie-queen', language))

const MOST_LINES = 4
const STAIRS = { silverTrack: 'silver', goldTrack: 'gold' } as const

interface Shared {
  readonly c: ClerkText
  readonly t: PixieQueenText
  readonly ctx: TextContext
  readonly events: readonly Event[]
  /** What the app counts, and what people say lies there. */
  readonly counted: Position
  readonly told: Position
  readonly onChange: (position: Position) => void
}

interface AccountProps extends Shared {
  readonly seat: Seat
  readonly account: Account
}

function nameOf({ c, t, account }: AccountProps): string {
  if (account === 'punishment') return c.scored
  return account === 'silverTrack' || account === 'goldTrack' ? c.stair[STAIRS[account]] : t.names.some(account)
}

/** Punishment is counted up, and stands below 0 on the score track. */
const signOf = (account: Account): 1 | -1 => (account === 'punishment' ? -1 : 1)

function Art({ account }: { readonly account: Account }) {
  if (account === 'punishment') return <Picture id="g-gate" cls="stepper-art" />
  return <GoodPicture kind={account === 'silverTrack' || account === 'goldTrack' ? STAIRS[account] : account} cls="stepper-art" />
}

/** How the app came to its own number, each step with its rule. */
function Reckoning(props: AccountProps) {
  const { c, t, ctx, events, counted, told, seat, account, onChange } = props
  const app = balance(counted, seat, account)
  const sign = signOf(account)
  const lines = lastMovements(events, seat, account, MOST_LINES)
  return (
    <section class="reckoning">
      <p>
        <b>{c.accounts.differs(nameOf(props), sign * balance(told, seat, account), sign * app)}</b>{' '}
        {lines.length > 0 ? c.accounts.counted : c.accounts.never}
      </p>
      <ul>
        {lines.map(({ by, rule, event }, k) => (
          <li key={k}>
            <b>{delta(by)}</b>
            <span>{t.plain(t.event(event, ctx))}</span>
            <Button kind="text" onClick={() => askRule('pixie-queen', rule)}>
              {rule}
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => onChange(withBalance(told, seat, account, app))}>{c.accounts.appIsRight}</Button>
    </section>
  )
}

function AccountRow(props: AccountProps) {
  const { c, counted, told, seat, account, onChange } = props
  const value = balance(told, seat, account)
  const sign = signOf(account)
  const stair = account === 'silverTrack' || account === 'goldTrack'
  const inReach = account === 'punishment' ? -EDITION.score.oubliette : stair ? EDITION.tracks.length : value + (told.stock[account] ?? 0)
  return (
    <li>
      <Stepper
        words={c}
        label={nameOf(props)}
        art={<Art account={account} />}
        value={sign * value}
        min={sign < 0 ? -inReach : stair ? 1 : 0}
        max={sign < 0 ? 0 : inReach}
        shown={signed}
        onChange={(next) => onChange(withBalance(told, seat, account, sign * next))}
      />
      {value !== balance(counted, seat, account) && <Reckoning {...props} />}
    </li>
  )
}

interface AccountsProps {
  readonly model: TableModel
  readonly position: Json
  readonly onChange: (position: Json) => void
}

/** The counts of every player, one player open at a time: what lies behind a screen is shown to nobody by accident. */
export function Accounts({ model, position, onChange }: AccountsProps) {
  const [counted] = useState(position)
  const [open, setOpen] = useState<Seat | null>(null)
  const [c, t, view] = [clerkText.value, gameText.value, model.view.value]
  if (!c || !t || !view) return null
  const name = (seat: Seat) => model.seats.value[seat]?.name ?? t.words.thirdColour
  const shared: Shared = {
    c,
    t,
    ctx: { view: view as View, me: -1, name },
    events: model.log.value.flatMap(({ events }) => events as readonly Event[]),
    counted: counted as unknown as Position,
    told: position as unknown as Position,
    onChange: (told) => onChange(JSON.parse(JSON.stringify(told))),
  }
  return (
    <section class="pq stack-s reckonings">
      <SectionTitle>{c.accounts.title}</SectionTitle>
      <p class="quiet-text">{c.accounts.lead}</p>
      {model.seats.value.map((_, seat) => (
        <details
          key={seat}
          class={`doc-group ${colourClass(seat)}`}
          open={open === seat}
          onToggle={(event) => (event.currentTarget.open ? setOpen(seat) : open === seat && setOpen(null))}
        >
          <summary>
            <Crest colour={seat} />
            <b>{name(seat)}</b>
          </summary>
          {open === seat && (
            <ul class="list">
              {ACCOUNTS.map((account) => (
                <AccountRow key={account} {...shared} seat={seat} account={account} />
              ))}
              <PieceRows {...shared} seat={seat} />
            </ul>
          )}
        </details>
      ))}
    </section>
  )
}
