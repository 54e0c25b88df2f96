/** Pieces of a player on the real board, as they are found there: where the pixies are, stones, tiles and the skill. */
import { useState } from 'preact/hooks'
import { interfaceText } from '../../../app/texts.ts'
import type { Seat } from '../../../core/game.ts'
import { type Position, SINGLE_USE } from '../../../games/pixie-queen/types.ts'
import type { ClerkText, PixieQueenText } from '../../../text/index.ts'
import { capital } from '../../../text/sentence.ts'
import { Stepper } from '../../companion/stepper.tsx'
import { SelectRow } from '../../kit/choice.tsx'
import { GoodPicture } from './art.tsx'
import * as holdings from './holdings.ts'

interface Props {
  readonly c: ClerkText
  readonly t: PixieQueenText
  readonly seat: Seat
  /** What the app has, and what people say lies there. */
  readonly counted: Position
  readonly told: Position
  readonly onChange: (position: Position) => void
}

interface PickProps {
  readonly c: ClerkText
  readonly label: string
  readonly value: string
  /** The same in the app. */
  readonly counted: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly note?: string }[]
  readonly onPick: (value: string) => void
}

/** One piece, by what it is or where; with the app's own answer where that is another. */
function Pick({ c, label, value, counted, options, onPick }: PickProps) {
  const common = interfaceText.value?.common
  const named = (wanted: string) => options.find((each) => each.value === wanted)?.label ?? wanted
  return (
    <SelectRow
      label={label}
      note={value === counted ? '' : c.accounts.inApp(named(counted))}
      value={value}
      options={options}
      onChange={onPick}
      closeLabel={common?.close ?? ''}
      doneLabel={common?.done ?? ''}
    />
  )
}

const spotOf = (value: string): holdings.Spot => (value === 'mine' ? 'mine' : Number(value))
const sorted = (spots: readonly holdings.Spot[]): string => spots.map(String).sort().join()

/** Every pixie keeps its row while it is moved. */
function Pixies({ c, t, seat, counted, told, onChange }: Props) {
  const now = holdings.spotsOf(told, seat)
  const [kept, keep] = useState(now)
  const spots = sorted(kept) === sorted(now) ? kept : now
  const before = holdings.spotsOf(counted, seat)
  const label = (spot: holdings.Spot) => capital(t.names.place(spot as Parameters<typeof t.names.place>[0]))
  return spots.map((spot, k) => (
    <li key={k}>
      <Pick
        c={c}
        label={c.accounts.pixie(k + 1)}
        value={String(spot)}
        counted={String(before[k] ?? spot)}
        options={[...new Set([spot, before[k] ?? spot, ...holdings.freeSpots(told)])].map((each) => ({
          value: String(each),
          label: label(each),
        }))}
        onPick={(value) => {
          keep(spots.map((each, at) => (at === k ? spotOf(value) : each)))
          onChange(holdings.withPixie(told, seat, spot, spotOf(value)))
        }}
      />
    </li>
  ))
}

function Stones({ c, seat, counted, told, onChange }: Props) {
  return holdings.CHAINS.filter((chain) => chain < (told.players[seat]?.miners ?? 0)).map((chain) => {
    const value = told.players[seat]?.stones[chain] ?? 0
    const app = counted.players[seat]?.stones[chain] ?? 0
    return (
      <li key={chain}>
        <Stepper
          words={c}
          label={c.accounts.stones(chain + 1)}
          art={<GoodPicture kind="stone" cls="stepper-art" />}
          note={value === app ? undefined : c.accounts.inApp(String(app))}
          value={value}
          max={holdings.mostStones(told, seat, chain)}
          onChange={(next) => onChange(holdings.withStone(told, counted, seat, chain, next > value ? 1 : -1))}
        />
      </li>
    )
  })
}

const NONE = ''

function Tiles({ c, t, seat, counted, told, onChange }: Props) {
  const [player, before] = [told.players[seat], counted.players[seat]]
  const none = { value: NONE, label: c.accounts.none }
  const singleUse = holdings.singleUseFor(told, seat)
  return (
    <>
      <li>
        <Pick
          c={c}
          label={c.accounts.foodTile}
          value={String(player?.foodTile ?? NONE)}
          counted={String(before?.foodTile ?? NONE)}
          options={[none, ...holdings.foodTilesFor(told, seat).map((tile) => ({ value: String(tile), label: String(tile) }))]}
          onPick={(value) => onChange(holdings.withFoodTile(told, seat, value === NONE ? null : Number(value)))}
        />
      </li>
      <li>
        <Pick
          c={c}
          label={c.accounts.singleUse}
          value={player?.singleUse ?? NONE}
          counted={before?.singleUse ?? NONE}
          options={[
            none,
            ...SINGLE_USE.filter((tile) => singleUse.includes(tile)).map((tile) => ({
              value: tile,
              label: capital(t.names.singleUse[tile].name),
              note: t.names.singleUse[tile].does,
            })),
          ]}
          onPick={(value) => onChange(holdings.withSingleUse(told, seat, SINGLE_USE.find((tile) => tile === value) ?? null))}
        />
      </li>
    </>
  )
}

function SkillOf({ c, t, seat, counted, told, onChange }: Props) {
  const skills = holdings.skillsFor(told)
  return (
    <li>
      <Pick
        c={c}
        label={c.skill}
        value={told.players[seat]?.skill ?? NONE}
        counted={counted.players[seat]?.skill ?? NONE}
        options={skills.map((skill) => ({ value: skill, label: t.names.skills[skill].name, note: t.names.skills[skill].does }))}
        onPick={(value) => {
          const skill = skills.find((each) => each === value)
          if (skill) onChange(holdings.withSkill(told, seat, skill))
        }}
      />
    </li>
  )
}

/** The pieces of a player who is still in the game; as rows of a list. */
export function PieceRows(props: Props) {
  const player = props.told.players[props.seat]
  if (!player?.alive) return null
  return (
    <>
      <Pixies {...props} />
      <Stones {...props} />
      <Tiles {...props} />
      {player.skill !== null && <SkillOf {...props} />}
    </>
  )
}
