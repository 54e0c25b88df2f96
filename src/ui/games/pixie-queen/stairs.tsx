/** The silver and the gold track: leaning in the corners of the pyramid, or lying flat under it on a tablet. */
import type { Seat } from '../../../core/game.ts'
import { TRACKS, type Track } from '../../../games/pixie-queen/types.ts'
import { Crest, GoodPicture, Picture, signed } from './art.tsx'
import { priceOf, pricesOf, seatsOnStep, stepOf } from './facts.ts'
import { stairLabel } from './labels.ts'
import { fitted, type Geometry, type StairGeometry } from './layout.ts'
import { part, type Table, useTable } from './table.ts'

/** What a step costs in phase V, with its sign; the last one pays. */
function punishmentText(punishments: readonly number[], bonus: number, step: number): string {
  if (step === punishments.length) return `+${bonus}`
  return signed(-(punishments[step - 1] ?? 0))
}

/** The price one pays now, as a picture: 3 silver become gold. */
export function PricePill({ track, price }: { readonly track: Track; readonly price: number }) {
  return (
    <>
      <b>{price}</b>
      <GoodPicture kind={track} cls="" />
      <Picture id="u-arrow" />
      {track === 'silver' ? <GoodPicture kind="gold" cls="" /> : <Picture id="g-ring" cls="ringic" />}
    </>
  )
}

function Here({ seats, me }: { readonly seats: readonly Seat[]; readonly me: Seat }) {
  return (
    <span class={`here n${seats.length}`}>
      {seats.map((s) => (
        <Crest key={s} colour={s} cls={s === me ? 'me' : ''} />
      ))}
    </span>
  )
}

/** The edge of the board a stair begins at. */
const edgeOf = (track: Track) => (track === 'silver' ? 'left' : 'right')

function Step({ track, step, st }: { readonly track: Track; readonly step: number; readonly st: StairGeometry }) {
  const { view, me } = useTable()
  const { punishment, bonusOnLast } = view.options.edition.tracks
  const here = seatsOnStep(view, track, step, me)
  const mine = stepOf(view, me, track) === step
  return (
    <li
      class={`step${mine ? ' mine' : here.length > 0 ? '' : ' free'}`}
      data-at={`${track}-${step}`}
      style={{
        [edgeOf(track)]: `${st.x + (step - 1) * st.dx}px`,
        top: `${st.y - (step - 1) * st.py}px`,
        width: `${st.w}px`,
        height: `${st.h}px`,
      }}
    >
      <span class="price">{pricesOf(view, track)[step - 1]}</span>
      <Here seats={here} me={me} />
      {here.length <= (st.punishments ? SOME : FEW) && (
        <span class={`pun${st.punishments ? '' : ' small'}`}>{punishmentText(punishment, bonusOnLast, step)}</span>
      )}
    </li>
  )
}

/** With more crests on it, a phone's step has no room for what it costs; its sheet tells. */
const FEW = 1
/** A broader step takes one more. */
const SOME = 2

const steps = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)

/** Who stands where, in turn order, and what one pays. */
const stairFacts = ({ view, me }: Table, track: Track): readonly unknown[] => [
  view.turnNow.map((s) => `${s}${view.players[s]?.alive ? '@' : '-'}${stepOf(view, s, track)}`).join(),
  priceOf(view, me, track),
]

interface StairProps {
  readonly track: Track
  readonly stair: StairGeometry
}

const Stair = part<StairProps>(
  (table, { track }) => stairFacts(table, track),
  ({ track, stair }) => {
    const table = useTable()
    const { view, me, desk } = table
    const { length } = view.options.edition.tracks
    const st = fitted(stair, length)
    const edge = edgeOf(track)
    const rise = st.py * (length - 1)
    const box = {
      [edge]: `${st.x}px`,
      top: `${st.y - rise}px`,
      width: `${st.w + st.dx * (length - 1)}px`,
      height: `${st.h + rise}px`,
    }
    const open = () => {
      desk.panel.value = { kind: 'stair', track }
    }
    return (
      <div class={`stair ${track}`}>
        <ol aria-hidden="true">
          {steps(length).map((n) => (
            <Step key={n} track={track} step={n} st={st} />
          ))}
        </ol>
        <button type="button" class="over" style={box} aria-label={stairLabel(table, track)} onClick={open} />
        <span class="head" style={{ [edge]: `${st.hx}px`, top: `${st.hy}px` }} aria-hidden="true">
          <PricePill track={track} price={priceOf(view, me, track)} />
        </span>
      </div>
    )
  },
)

/** Both stairs beside the pyramid. */
export function Stairs({ g }: { readonly g: Geometry }) {
  const { stair } = g
  if (!stair) return null
  return (
    <>
      {TRACKS.map((track) => (
        <Stair key={track} track={track} stair={stair} />
      ))}
    </>
  )
}

interface FlatProps {
  readonly track: Track
  readonly asButton: boolean
}

/** A track lying flat, punishments below the prices: on tablets, and inside the stair's sheet. */
export const FlatStair = part<FlatProps>(
  (table, { track }) => stairFacts(table, track),
  ({ track, asButton }) => {
    const table = useTable()
    const { view, me, w, desk } = table
    const { punishment, bonusOnLast, length } = view.options.edition.tracks
    return (
      <section class={`flat ${track}`}>
        <div class="fh">
          <b>{track === 'silver' ? w.silverStair : w.goldStair}</b>
          <span class="pr">
            <PricePill track={track} price={priceOf(view, me, track)} />
          </span>
        </div>
        <ol aria-hidden={asButton}>
          {steps(length).map((n) => {
            const here = seatsOnStep(view, track, n, me)
            return (
              <li key={n} class={stepOf(view, me, track) === n ? 'mine' : here.length > 0 ? '' : 'free'} data-at={`${track}-${n}`}>
                <span class="px">{pricesOf(view, track)[n - 1]}</span>
                <Here seats={here} me={me} />
                <span class="pu">{punishmentText(punishment, bonusOnLast, n)}</span>
              </li>
            )
          })}
        </ol>
        {asButton && (
          <button
            type="button"
            class="over"
            aria-label={stairLabel(table, track)}
            onClick={() => {
              desk.panel.value = { kind: 'stair', track }
            }}
          />
        )}
      </section>
    )
  },
)
