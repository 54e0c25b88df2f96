/** The parts of the form, one a place on the board: which values they hold, how they are entered, and how they look there. */
import type { ComponentType } from 'preact'
import { FOODS, GOODS, SERIES } from '../../../../games/pixie-queen/types.ts'
import { GoodPicture, Picture, SERIES_ART } from '../art.tsx'
import { CastlePart } from './castle.tsx'
import { useDesk } from './desk.ts'
import { DicePart } from './dice.tsx'
import { Group, Num, Nums, Two } from './fields.tsx'
import {
  BoxPicture,
  DemandPicture,
  FoodPicture,
  GardenPicture,
  MinePicture,
  RewardPicture,
  ScorePicture,
  StairPicture,
} from './pictures.tsx'
import type { PartId } from './places.ts'

const PLAYERS = [2, 3, 4, 5] as const
const MOST_STEPS = 20

/** One row as long as the stair: cut, or drawn out by its last value. */
const asLong = (row: readonly unknown[], length: number): number[] =>
  Array.from({ length }, (_, i) => Number(row[Math.min(i, row.length - 1)] ?? 0))

const STAIR_ROWS = ['punishment', 'silverPerGold', 'goldPerRing'] as const

function Stairs() {
  const { put, list, at, w } = useDesk()
  /** All rows of the stairs in another length; the last step gives no punishment. */
  const fitted = (length: number): Readonly<Record<string, readonly number[]>> => {
    const uneven = STAIR_ROWS.filter((row) => list(`tracks.${row}`).length !== length)
    const rows = uneven.map((row) => {
      const next = asLong(list(`tracks.${row}`), length)
      return [`tracks.${row}`, row === 'punishment' ? next.map((n, i) => (i === length - 1 ? 0 : n)) : next] as const
    })
    return Object.fromEntries(rows)
  }
  /** Once a length was typed to its end. */
  const fit = () => {
    const length = at('tracks.length')
    if (typeof length !== 'number' || !Number.isInteger(length) || length < 2 || length > MOST_STEPS) return
    const rows = fitted(length)
    if (Object.keys(rows).length > 0) put(rows)
  }
  return (
    <Two picture={<StairPicture />}>
      <Nums path="tracks.punishment" title={w.punishmentByStep} nameOf={w.step} least={0} most={30} />
      <Nums path="tracks.silverPerGold" title={w.goldByStep} nameOf={w.step} least={1} most={30} />
      <Nums path="tracks.goldPerRing" title={w.ringByStep} nameOf={w.step} least={1} most={30} />
      <div class="ed-cells" onFocusOut={fit}>
        <Num path="tracks.length" label={w.length} least={2} most={MOST_STEPS} along={fitted} />
        <Num path="tracks.bonusOnLast" label={w.bonus} least={0} most={10} />
      </div>
    </Two>
  )
}

function Score() {
  const { at, w } = useDesk()
  const end = at('score.oubliette')
  return (
    <Two picture={<ScorePicture />}>
      <div class="ed-cells">
        <Num path="score.oubliette" label={w.oubliette} least={-1000} most={-1} />
        <Num path="score.max" label={w.scoreMax} least={0} most={1000} />
      </div>
      <Nums
        path="score.mineSymbols"
        title={w.picks}
        nameOf={w.pick}
        least={typeof end === 'number' ? end + 1 : -1000}
        most={-1}
        sizes={[0, 30]}
      />
      <Group title={w.penalties}>
        {(['pass', 'emptyOffering', 'wrongFood', 'majority', 'stone'] as const).map((key) => (
          <Num key={key} path={`penalties.${key}`} label={w[key]} least={0} most={30} />
        ))}
      </Group>
      <Nums path="penalties.miners" title={w.minersByCount} nameOf={w.miner} least={0} most={15} sizes={[1, 10]} />
    </Two>
  )
}

function Rewards() {
  const { t, w } = useDesk()
  return (
    <Two picture={<RewardPicture />}>
      {SERIES.map((series) => (
        <Nums key={series} path={`rewardTiles.${series}`} title={t.names.series[series].name} nameOf={w.tile} least={0} most={100} />
      ))}
      <div class="ed-cells">
        <Num path="rewardTiles.goldNumbered" label={w.golden} least={1} most={7} art={<Picture id={SERIES_ART.servant} />} />
      </div>
    </Two>
  )
}

function Demands() {
  const { t, w } = useDesk()
  return (
    <Two picture={<DemandPicture />}>
      <Group title={w.tokens}>
        {FOODS.map((food) => (
          <Num
            key={food}
            path={`demandTokens.${food}`}
            label={t.names.goodForms[food][0]}
            least={0}
            most={50}
            art={<GoodPicture kind={food} />}
          />
        ))}
        <Num path="demandTokens.used" label={w.used} least={1} most={50} />
        <Num path="rounds" label={w.rounds} least={1} most={7} />
      </Group>
    </Two>
  )
}

function Garden() {
  const { t, w } = useDesk()
  return (
    <Two picture={<GardenPicture />}>
      <Nums path="copyCosts" title={w.copying} nameOf={w.copier} least={0} most={15} />
      <Group title={w.basketRow}>
        {GOODS.map((good) => (
          <Num
            key={good}
            path={`specialRow.${good}`}
            label={t.names.goodForms[good][0]}
            least={0}
            most={20}
            art={<GoodPicture kind={good} />}
          />
        ))}
      </Group>
      <div class="ed-cells">
        <Num path="exchangeLimit" label={w.exchange} least={1} most={50} art={<Picture id="a-4" />} />
      </div>
    </Two>
  )
}

function FoodTiles() {
  const { w } = useDesk()
  return (
    <Two picture={<FoodPicture />}>
      {PLAYERS.map((n) => (
        <Nums key={n} path={`foodTilesTopFirst.${n}`} title={w.players(n)} nameOf={w.tile} least={1} most={15} sizes={[0, 12]} />
      ))}
    </Two>
  )
}

function Mine() {
  const { t, w } = useDesk()
  return (
    <Two picture={<MinePicture />}>
      <Group title={w.bag}>
        {(['silver', 'gold'] as const).map((good) => (
          <Num key={good} path={`bag.${good}`} label={t.names.goodForms[good][0]} least={0} most={60} art={<GoodPicture kind={good} />} />
        ))}
      </Group>
      <Group title={w.stones}>
        <Num path="stones.total" label={w.stonesTotal} least={0} most={60} art={<GoodPicture kind="stone" />} />
        <Num path="stones.perPlayer" label={w.stonesBag} least={0} most={60} art={<GoodPicture kind="stone" />} />
      </Group>
      <Group title={w.room}>
        <Num path="mine.bottom" label={w.bottom} least={2} most={2} />
        <Num path="mine.upper" label={w.upper} least={0} most={5} />
        <Num path="mine.stonesPerMiner" label={w.stonesEach} least={1} most={7} />
      </Group>
    </Two>
  )
}

function Start() {
  const { t, w } = useDesk()
  return (
    <Two picture={<BoxPicture />}>
      <Group title={w.begins}>
        {(['apple', 'bread', 'silver', 'gold'] as const).map((good) => (
          <Num key={good} path={`start.${good}`} label={t.names.goodForms[good][0]} least={0} most={20} art={<GoodPicture kind={good} />} />
        ))}
        <Num path="start.honeyUnlessFavourite" label={w.honey} least={0} most={20} art={<GoodPicture kind="honey" />} />
        <Num path="discs" label={w.discs} least={1} most={7} />
        <Num path="skillsOffered" label={w.skills} least={5} most={10} />
      </Group>
      <Group title={w.pixies}>
        {PLAYERS.map((n) => (
          <Num key={n} path={`pixies.${n}`} label={w.players(n)} least={1} most={7} />
        ))}
      </Group>
      <Group title={w.box}>
        {GOODS.map((good) => (
          <Num
            key={good}
            path={`goods.${good}`}
            label={t.names.goodForms[good][0]}
            least={0}
            most={200}
            art={<GoodPicture kind={good} />}
          />
        ))}
      </Group>
    </Two>
  )
}

/** How each part is entered. */
export const FIELDS: Readonly<Record<PartId, ComponentType>> = {
  castle: CastlePart,
  stairs: Stairs,
  score: Score,
  rewards: Rewards,
  demands: Demands,
  garden: Garden,
  food: FoodTiles,
  dice: DicePart,
  mine: Mine,
  start: Start,
}
