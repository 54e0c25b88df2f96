/** What an action costs and brings now, in pictures: the two halves of a space's sheet. */
import type { ComponentChildren } from 'preact'
import { FOODS, GOODS, type Good, type SpaceId } from '../../../games/pixie-queen/types.ts'
import { type SpaceCode, type SpaceFact, spaceFact } from '../../../text/pixie-queen/facts.ts'
import { GoodPicture, LooseFace, Picture, Pixie, SERIES_ART, Seal } from './art.tsx'
import { goodsOfLetters } from './facts.ts'
import type { Table } from './table.ts'

/** A reward tile. */
export function RewardTile({
  series,
  value,
  plain,
  gone,
}: {
  readonly series: keyof typeof SERIES_ART
  readonly value: number
  readonly plain?: boolean
  readonly gone?: boolean
}) {
  return (
    <span class={`rt${plain ? ' plain' : ''}${gone ? ' gone' : ''}`}>
      <Picture id={SERIES_ART[series]} cls="" />
      <b>{value}</b>
    </span>
  )
}

const Plus = () => <span class="plus">+</span>
const Or = () => <span class="plus">/</span>
const MANY = 4

/** A good n times: drawn one by one, or once with a number. */
function Pile({ good, n }: { readonly good: Good; readonly n: number }) {
  if (n > MANY) {
    return (
      <span class="pile">
        <GoodPicture kind={good} />
        <b>×{n}</b>
      </span>
    )
  }
  return (
    <>
      {Array.from({ length: n }, (_, k) => (
        <GoodPicture key={k} kind={good} />
      ))}
    </>
  )
}

function Seals({ n, me }: { readonly n: number; readonly me: number }) {
  return (
    <>
      {Array.from({ length: n }, (_, k) => (
        <Seal key={k} colour={me} cls="g" />
      ))}
    </>
  )
}

const Basket = ({ fact }: { readonly fact: SpaceFact }) => (
  <span class="basketful">
    {GOODS.filter((k) => (fact.pay[k] ?? 0) > 0).map((k) => (
      <span key={k}>
        <GoodPicture kind={k} cls="" />
        {fact.pay[k]}
      </span>
    ))}
    <span class="plus">+1</span>
  </span>
)

const Points = ({ n }: { readonly n: ComponentChildren }) => (
  <span class="die pun">
    <Picture id="a-10" />
    <b>{n}</b>
  </span>
)

type Drawn = (fact: SpaceFact, table: Table) => ComponentChildren

const pays: Partial<Record<SpaceCode, Drawn>> = {
  exchange: (f) => <span class="plus">1–{f.count}</span>,
  convert: (f) => <Pile good="silver" n={f.price} />,
  advance: () => (
    <>
      <GoodPicture kind="silver" />
      <Or />
      <GoodPicture kind="gold" />
    </>
  ),
  forgeRing: (f) => <Pile good="gold" n={f.price} />,
  copy: (f) => <Points n={f.price} />,
  specialOffering: (f) => <Basket fact={f} />,
  changeOrder: () => <GoodPicture kind="honey" />,
}

const anyFood: Drawn = () => (
  <>
    {FOODS.map((k, i) => (
      <span key={k} class="alt">
        {i > 0 && <Or />}
        <GoodPicture kind={k} />
      </span>
    ))}
  </>
)

const tileOf =
  (tile: 'double' | 'peek' | 'mercy'): Drawn =>
  () => (
    <span class="tile big">
      <LooseFace tile={tile} />
    </span>
  )

const gets: Readonly<Record<SpaceCode, Drawn>> = {
  stealFood: (f, t) => (
    <>
      <b class="times">2×</b>
      {anyFood(f, t)}
    </>
  ),
  stealSilver: (f) => <Pile good="silver" n={f.count} />,
  promotePixie: (_, t) => (
    <>
      <Pixie colour={t.me} cls="pixart" />
      <Picture id="a-3" cls="g mono" />
    </>
  ),
  exchange: (f) => (
    <>
      <span class="plus">1–{f.count}</span>
      <Picture id="a-4" cls="g mono" />
    </>
  ),
  convert: () => <GoodPicture kind="gold" />,
  takeFoodTile: (f) => <span class="tile big">{f.value > 0 && <b>{f.value}</b>}</span>,
  takeDouble: tileOf('double'),
  takePeek: tileOf('peek'),
  takeMercy: tileOf('mercy'),
  punish: (f) => <Points n={`${f.die[0]}–${f.die[1]}`} />,
  advance: () => <Picture id="a-11" cls="g mono" />,
  casino: (_, t) =>
    [...new Set(t.view.options.edition.dice.casino)].map((face) => (
      <span key={face} class="die cas">
        {goodsOfLetters(face).map((k, i) => (
          <GoodPicture key={i} kind={k} cls="" />
        ))}
      </span>
    )),
  forgeRing: (f) => (
    <>
      <RewardTile series="ring" value={f.value} />
      {f.bonus > 0 && (
        <>
          <Plus />
          <span class="mk">{f.bonus}</span>
        </>
      )}
    </>
  ),
  robPixie: anyFood,
  mining: (f) => (
    <>
      <b class="times">{f.count}×</b>
      <GoodPicture kind="silver" />
      <GoodPicture kind="gold" />
      <GoodPicture kind="stone" />
    </>
  ),
  swapTiles: () => <Picture id="a-16" cls="g mono" />,
  removeOrTake: (f, t) => <>{anyFood(f, t)}</>,
  copy: () => <Picture id="a-18" cls="g mono" />,
  specialOffering: (f) => <RewardTile series="special" value={f.value} />,
  changeOrder: () => <Picture id="a-20" cls="g mono" />,
  priority: () => <Picture id="a-21" cls="g mono" />,
}

/** You pay, you get. */
export function Deal({ table, id }: { readonly table: Table; readonly id: SpaceId }) {
  const { ctx, view, me, w, t } = table
  const fact = spaceFact(ctx, id)
  const extra = pays[fact.code]?.(fact, table)
  const left = (view.players[me]?.discs ?? 0) - fact.discs
  return (
    <div class="deal">
      <div class="side">
        <h3>{w.youPay}</h3>
        <div class="things">
          <Seals n={fact.discs} me={me} />
          {extra && (
            <>
              <Plus />
              {extra}
            </>
          )}
        </div>
        <p>
          {t.names.discs(fact.discs)}. {left >= 0 ? w.youKeepDiscs(left) : ''}
        </p>
      </div>
      <div class="arrow">
        <Picture id="u-arrow" cls="" />
      </div>
      <div class="side">
        <h3>{w.youGet}</h3>
        <div class="things">{gets[fact.code](fact, table)}</div>
      </div>
    </div>
  )
}
