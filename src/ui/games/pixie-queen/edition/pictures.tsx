/** The places of the board with the numbers that are entered, as they look there; the one that is being entered is marked. */
import type { ComponentChildren } from 'preact'
import { FOODS, GOODS, SERIES, TRACKS } from '../../../../games/pixie-queen/types.ts'
import { GoodPicture, Picture, Pixie, SERIES_ART } from '../art.tsx'
import { useDesk } from './desk.ts'
import { printed } from './fields.tsx'

/** Many of a kind are a few and a number. */
const MOST_DRAWN = 6

function useNumber(path: string, usual = 0): number {
  const value = useDesk().at(path)
  return typeof value === 'number' && Number.isFinite(value) ? value : usual
}

const times = (n: number): number[] => Array.from({ length: Math.max(0, Math.min(n, MOST_DRAWN)) }, (_, i) => i)

interface CellProps {
  readonly path: string
  readonly class?: string
  readonly children?: ComponentChildren
  readonly style?: Readonly<Record<string, string>>
}

/** Where a value is printed. */
function Cell({ path, class: cls = '', children, style }: CellProps) {
  const { at, here } = useDesk()
  return (
    <span class={`${cls}${here.value === path ? ' here' : ''}`} style={style}>
      {children}
      <b>{printed(at(path))}</b>
    </span>
  )
}

const Frame = ({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) => (
  <div class={`ed-picture ${kind}`} aria-hidden="true">
    {children}
  </div>
)

/** Both stairs, one over the other: what one pays above, what one is punished with below. */
export function StairPicture() {
  const { list, at, here } = useDesk()
  const punishment = list('tracks.punishment')
  return (
    <Frame kind="stairs">
      {TRACKS.map((track) => {
        const row = track === 'silver' ? 'tracks.silverPerGold' : 'tracks.goldPerRing'
        const all = list(row)
        return (
          <div key={track} class={`ed-stair ${track}`}>
            <span class="ed-pays">
              <GoodPicture kind={track} />
              <Picture id="u-arrow" />
              {track === 'silver' ? <GoodPicture kind="gold" /> : <Picture id="g-ring" />}
            </span>
            <ol>
              {all.map((_, i) => {
                const last = i === all.length - 1
                return (
                  <li key={i} style={{ height: `${30 + ((i + 1) * 34) / all.length}px` }}>
                    <Cell path={`${row}[${i}]`} class="price" />
                    <span class={`pun${here.value === (last ? 'tracks.bonusOnLast' : `tracks.punishment[${i}]`) ? ' here' : ''}`}>
                      {last
                        ? `+${printed(at('tracks.bonusOnLast'))}`
                        : printed(typeof punishment[i] === 'number' ? -Number(punishment[i]) : undefined)}
                    </span>
                  </li>
                )
              })}
            </ol>
          </div>
        )
      })}
    </Frame>
  )
}

/** The score track from its best end to the oubliette, with a pick where a pixie is lost. */
export function ScorePicture() {
  const { list, here } = useDesk()
  const [max, end] = [useNumber('score.max'), useNumber('score.oubliette', -60)]
  const left = (n: number) => ({ left: `${(100 * (max - n)) / Math.max(1, max - end)}%` })
  return (
    <Frame kind="score">
      <div class="ed-track">
        <i class="good" style={{ width: left(0).left }} />
        <Cell path="score.max" class="mark" style={left(max)} />
        <span class="mark" style={left(0)}>
          <b>0</b>
        </span>
        {list('score.mineSymbols').map((at, i) =>
          typeof at === 'number' && at < max && at > end ? (
            <span key={i} class={`pick${here.value === `score.mineSymbols[${i}]` ? ' here' : ''}`} style={left(at)}>
              <Picture id="g-pick" />
              <b>{printed(at)}</b>
            </span>
          ) : null,
        )}
        <Cell path="score.oubliette" class="mark end" style={left(end)} />
      </div>
    </Frame>
  )
}

/** The treasury: every tile with its value, golden as long as they are. */
export function RewardPicture() {
  const { list } = useDesk()
  const golden = useNumber('rewardTiles.goldNumbered')
  return (
    <Frame kind="rewards">
      {SERIES.map((series) => (
        <div key={series} class="ed-tiles">
          <Picture id={SERIES_ART[series]} />
          {list(`rewardTiles.${series}`).map((_, i) => (
            <Cell key={i} path={`rewardTiles.${series}[${i}]`} class={`ed-tile${i < golden ? ' golden' : ''}`} />
          ))}
        </div>
      ))}
    </Frame>
  )
}

/** The Queen and her tokens. */
export function DemandPicture() {
  return (
    <Frame kind="demands">
      <Picture id="g-queen" cls="ed-queen" />
      {FOODS.map((food) => (
        <Cell key={food} path={`demandTokens.${food}`} class="ed-token">
          <GoodPicture kind={food} />
        </Cell>
      ))}
      <Cell path="rounds" class="ed-token">
        <Picture id="u-replay" />
      </Cell>
    </Frame>
  )
}

const LANTERNS = [15, 16, 17, 18, 19, 20, 21] as const

/** The row of lanterns; the one for copying with its prices, the one for offerings with its basket row. */
export function GardenPicture() {
  const { list } = useDesk()
  return (
    <Frame kind="garden">
      <div class="ed-lanterns">
        {LANTERNS.map((id) => (
          <span key={id} class={`ed-lantern${id === 18 || id === 19 ? ' lit' : ''}`}>
            <i>{id}</i>
            <Picture id={`a-${id}`} />
          </span>
        ))}
      </div>
      <div class="ed-tiles">
        <Picture id="a-18" />
        {list('copyCosts').map((_, i) => (
          <Cell key={i} path={`copyCosts[${i}]`} class="ed-tile" />
        ))}
      </div>
      <div class="ed-tiles">
        <Picture id="a-19" />
        {GOODS.map((good) => (
          <Basket key={good} good={good} />
        ))}
      </div>
    </Frame>
  )
}

/** A missing kind lies not on the row. */
function Basket({ good }: { readonly good: (typeof GOODS)[number] }) {
  const { here } = useDesk()
  const n = useNumber(`specialRow.${good}`)
  return (
    <span class={`ed-tile good${n === 0 ? ' none' : ''}${here.value === `specialRow.${good}` ? ' here' : ''}`}>
      <GoodPicture kind={good} />
      <b>{n}</b>
    </span>
  )
}

/** The stacks of food tiles, the top one first. */
export function FoodPicture() {
  const { list } = useDesk()
  return (
    <Frame kind="food">
      <Picture id="a-6" cls="ed-basket" />
      <div>
        {[2, 3, 4, 5].map((n) => (
          <div key={n} class="ed-tiles">
            <span class="ed-heads">
              <Pixie colour={0} />
              {`× ${n}`}
            </span>
            {list(`foodTilesTopFirst.${n}`).map((_, i) => (
              <Cell key={i} path={`foodTilesTopFirst.${n}[${i}]`} class="ed-tile" />
            ))}
          </div>
        ))}
      </div>
    </Frame>
  )
}

function Places({ path, marks }: { readonly path: string; readonly marks?: number }) {
  const { here } = useDesk()
  return (
    <span class={`ed-places${here.value === path ? ' here' : ''}`}>
      {times(useNumber(path)).map((i) => (
        <span key={i} class="ed-place">
          <Pixie colour={0} />
          {marks !== undefined && (
            <span class="ed-stones">
              {times(marks).map((k) => (
                <GoodPicture key={k} kind="stone" />
              ))}
            </span>
          )}
        </span>
      ))}
    </span>
  )
}

/** A player's mine, and the bag. */
export function MinePicture() {
  return (
    <Frame kind="mine">
      <div class="ed-mine">
        <Places path="mine.upper" />
        <Places path="mine.bottom" marks={useNumber('mine.stonesPerMiner')} />
      </div>
      <div class="ed-bag">
        <Cell path="bag.silver" class="ed-tile good">
          <GoodPicture kind="silver" />
        </Cell>
        <Cell path="bag.gold" class="ed-tile good">
          <GoodPicture kind="gold" />
        </Cell>
        <Cell path="stones.perPlayer" class="ed-tile good">
          <GoodPicture kind="stone" />
        </Cell>
      </div>
    </Frame>
  )
}

/** What lies behind a screen at the beginning. */
export function BoxPicture() {
  return (
    <Frame kind="box">
      <div class="ed-screen">
        {GOODS.map((good) => (
          <Cell key={good} path={good === 'honey' ? 'start.honeyUnlessFavourite' : `start.${good}`} class="ed-tile good">
            <GoodPicture kind={good} />
          </Cell>
        ))}
        <Cell path="discs" class="ed-tile good">
          <svg class="g drawn seal-star" aria-hidden="true" />
        </Cell>
      </div>
    </Frame>
  )
}
